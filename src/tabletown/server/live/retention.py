"""How long tables are kept, as the host of the server chooses; and letting go of those that are due."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from tabletown.core.errors import TabletownError
from tabletown.server.live import log
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.log import LogEntry
from tabletown.server.live.opening import open_log
from tabletown.server.stores.store import Addition, DamagedHeader, Resting, Store, Stored
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status

DAY = 86_400.0
_AT_ONCE = 500
_STATUSES = frozenset(status.value for status in Status)
"""Whatever else the list of tables says has rotted."""


@dataclass(frozen=True, slots=True)
class Retention:
    """Days after the last that happened at a table; 0: for ever."""

    finished_days: int = 0
    untouched_days: int = 0

    def until(self, status: Status, touched: float) -> float | None:
        """When a table that nobody touches any more will be deleted."""
        days = self.finished_days if status is Status.OVER else self.untouched_days
        return touched + days * DAY if days else None

    @property
    def shortest(self) -> int:
        """Days that every table has; 0: nothing is ever deleted."""
        return min([days for days in (self.finished_days, self.untouched_days) if days], default=0)


KEEP_ALL = Retention()


async def due(store: Store, retention: Retention, now: float) -> AsyncIterator[str]:
    """Tables whose time is over. One whose end cannot be read is left for whoever looks into it."""
    after = ""
    while retention.shortest:
        found = await store.resting(now - retention.shortest * DAY, after, _AT_ONCE)
        for one in found:
            if _is_due(one, retention, now):
                yield one.id
        if len(found) < _AT_ONCE:
            return
        after = found[-1].id


def _is_due(one: Resting, retention: Retention, now: float) -> bool:
    if one.touched is None or one.status not in _STATUSES:
        return False
    until = retention.until(Status(one.status), one.touched)
    return until is not None and until <= now


async def remove_table(store: Store, table: str, now: float) -> bool:
    """Delete a table for good, and let every process that has it in memory hear of it by the log. Says whether there
    was one."""
    was_there = await add_entry(store, table, log.Removed(), now)
    # A server that has heard of it may have been faster.
    return await store.remove(table) or was_there


async def add_entry(store: Store, table: str, what: log.AnyWhat, now: float) -> bool:
    """One more entry from outside a server: it takes its turn with those that servers store. False: it cannot be."""
    while (stored := await _sound(store, table)) is not None:
        entry = LogEntry(stored.entries[-1].version + 1 if stored.entries else 1, now, what)
        if not await store.append([Addition(table, (entry,), _summary(stored, entry))]):
            return True
    return False


async def _sound(store: Store, table: str) -> Stored | None:
    """A table to which something can be added."""
    try:
        stored = await store.load(table)
    except DamagedHeader:
        return None
    return stored if stored is not None and stored.damage is None else None


def _summary(stored: Stored, entry: LogEntry) -> TableSummary | None:
    """What the list of tables says then; of a table that cannot be opened here it says what it said."""
    try:
        table = open_log(stored).table
    except TabletownError:
        return None
    table.apply(entry)
    return summary_of(table)
