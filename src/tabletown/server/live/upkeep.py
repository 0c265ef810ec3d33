"""What is done around the tables: what the host orders, tables that go, and a store that fails and comes back."""

import asyncio
from collections.abc import Callable, Collection

from tabletown.server.journal import note
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.orders import Orders
from tabletown.server.live.retention import Retention, due, remove_table
from tabletown.server.stores.store import Store
from tabletown.server.stores.trouble import WORKS_AGAIN, in_words
from tabletown.server.wire.budgets import Budgets
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

SWEEP_SECONDS = 3600.0
"""How often it is looked whether tables are due to be deleted."""
OBEY_SECONDS = 5.0
"""How long orders are waited for."""
_OK = "tabletown_store_ok"


class Upkeep:
    def __init__(self, store: Store, budgets: Budgets, now: Callable[[], float], retention: Retention) -> None:
        self._store = store
        self._metrics = budgets.metrics
        self._now = now
        self._retention = retention
        self._orders = Orders(store, budgets.bans, now)
        self._failed_to_remove: set[str] = set()

    async def obey(self, live: dict[str, LiveTable]) -> bool:
        """What the host has ordered. Says whether everything was brought back from a backup."""
        try:
            for table in list(self._failed_to_remove):
                async with asyncio.timeout(OBEY_SECONDS):
                    await self._store.remove(table)
                self._failed_to_remove.discard(table)
            # Not `wait_for`: in Python 3.11 it forgets that it was cancelled if what it waits for ends just then.
            async with asyncio.timeout(OBEY_SECONDS):
                return await self._orders.look(live)
        except Exception as error:
            self.no_store(error)
            return False

    async def bury(self, gone: LiveTable, live: dict[str, LiveTable]) -> None:
        """It was deleted: by those who sat there, or from outside. Everybody is told, and nothing of it is kept."""
        table = gone.table.header.id
        if live.pop(table, None) is not None:
            note("deleted", table=table)
        gone.dismiss(Refusal(Why.DELETED))
        try:
            await self._store.remove(table)
        except Exception as error:
            self._failed_to_remove.add(table)
            self.no_store(error)

    async def sweep(self, live: dict[str, LiveTable], in_hand: Collection[LiveTable]) -> None:
        """Tables whose time is over are deleted; where somebody is, it waits until she has gone."""
        while True:
            try:
                async for table in due(self._store, self._retention, self._now()):
                    here = live.get(table)
                    if here is None or not (here.presence.guests or here in in_hand):
                        live.pop(table, None)
                        await remove_table(self._store, table, self._now())
                        self._metrics.count("swept")
                        note("deleted", table=table, why="retention")
            except Exception as error:
                self.no_store(error)
            await asyncio.sleep(SWEEP_SECONDS)

    def no_store(self, error: Exception, what: str = "store-failed") -> Refusal:
        """One sentence for the host; the players get theirs with the refusal."""
        self._metrics.gauges[_OK] = 0
        note(what, words=in_words(error), error=repr(error)[:200])
        return Refusal(Why.BUSY)

    def works(self) -> None:
        if not self._metrics.gauges[_OK]:
            self._metrics.gauges[_OK] = 1
            note("store-back", words=WORKS_AGAIN)
