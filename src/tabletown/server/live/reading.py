"""Tables out of the store: a long log is read in slices, so that nobody else waits for it."""

import asyncio
import time
from collections.abc import Iterator
from itertools import islice

from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.stores.store import Stored

SLICE_SECONDS = 0.004
STEP = 16
"""Entries between two looks at the clock."""


class Reading:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        """One slice at a time, in turn: with a hundred tables at once the loop waits no longer than with one."""

    async def table(self, stored: Stored) -> Table:
        """Whatever the rules of a game raise goes to whoever asked."""
        table, entries = Table(stored.header), iter(stored.entries)
        while True:
            async with self._turn:
                if _is_read(table, entries):
                    return table
                # Nobody else may read before all others had their turn.
                await asyncio.sleep(0)


def _is_read(table: Table, entries: Iterator[LogEntry]) -> bool:
    """Add as many as there is time for; says whether these were all."""
    until = time.perf_counter() + SLICE_SECONDS
    while time.perf_counter() < until:
        some = list(islice(entries, STEP))
        table.add(some)
        if len(some) < STEP:
            return True
    return False
