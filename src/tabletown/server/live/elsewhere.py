"""Who is connected to other processes: said and asked where something has changed, never for all tables."""

from collections.abc import Callable, Container, Mapping

from tabletown.server.journal import note
from tabletown.server.live.live_table import LiveTable
from tabletown.server.stores.store import Store


class Elsewhere:
    def __init__(
        self,
        store: Store,
        live: Mapping[str, LiveTable],
        loading: Container[str],
        wake: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._live = live
        self._loading = loading
        self._wake = wake
        self._moved: set[str] = set()
        """Tables where somebody has come to this process or gone, or which are not in its memory any more."""
        self._asked: set[str] = set()
        """The same of other processes."""

    def moved(self, table: str) -> None:
        # Where nobody is elsewhere nobody meets, and this would grow with every table there ever was.
        if self._store.shared:
            self._moved.add(table)

    def ask(self, table: str) -> None:
        if self._store.shared:
            self._asked.add(table)

    def ask_all(self) -> None:
        if self._store.shared:
            self._asked.update(self._live)

    async def meet(self, now: float) -> None:
        """Nothing at all where nobody has come or gone."""
        if not (self._moved or self._asked):
            return
        moved, self._moved = self._moved, {table for table in self._moved if table in self._loading}
        asked, self._asked = self._asked & self._live.keys(), set()
        here = {table: self._here(table) for table in moved - self._moved}
        try:
            met = await self._store.meet(here, sorted(asked))
        except Exception as error:
            note("presence-failed", error=repr(error)[:200])
            self._moved |= moved
            self._asked |= asked
            return
        seats: dict[str, set[int]] = {table: set() for table in asked}
        for table, seat in met:
            seats[table].add(seat)
        for table, there in seats.items():
            if (live := self._live.get(table)) is not None and live.presence.met(frozenset(there), now):
                self._wake(live)

    def _here(self, table: str) -> tuple[int, ...] | None:
        live = self._live.get(table)
        return None if live is None else live.presence.here(live.table.host)
