"""Tables out of the store: a long log is read in slices, so that nobody else waits for it."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

from tabletown.server.live.opening import OpenedLog, opening_steps
from tabletown.server.stores.store import Stored

T = TypeVar("T")
SLICE_SECONDS = 0.004


class LogReader:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        """One slice at a time, in turn: with a hundred tables at once the loop waits no longer than with one."""

    async def log(self, stored: Stored) -> OpenedLog:
        """As `open_log`: whatever that raises goes to whoever asked."""
        steps = opening_steps(stored)
        while True:
            async with self._turn:
                if found := _go_on(steps):
                    return found[0]
                # Nobody else may read before all others had their turn.
                await asyncio.sleep(0)


def _go_on(steps: Generator[None, None, T]) -> tuple[T] | None:
    """As far as there is time for; what came of it, at the end."""
    until = time.perf_counter() + SLICE_SECONDS
    try:
        while True:
            next(steps)
            if time.perf_counter() >= until:
                return None
    except StopIteration as ended:
        return (ended.value,)
