"""What is stored of tables: read when somebody comes, and read on where another process has stored more."""

import asyncio

from tabletown.core.errors import UnknownGame
from tabletown.core.registry import BrokenGame
from tabletown.server.journal import note
from tabletown.server.live.guard import GameFailed
from tabletown.server.live.kept_data import DataKeeper
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.opening import OpenedLog
from tabletown.server.live.reading import LogReader
from tabletown.server.live.upkeep import Upkeep
from tabletown.server.stores.store import DamagedHeader, Store, Stored
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal, broken_game

STORE_SECONDS = 5.0
"""How long somebody who only wants to read waits for a store that does not answer."""


class Fetching:
    def __init__(self, store: Store, data: DataKeeper, upkeep: Upkeep) -> None:
        self._store = store
        self._data = data
        self._upkeep = upkeep
        self._reading = LogReader()

    async def open(self, table: str) -> OpenedLog | None:
        """A table that is not in memory; None: there is none. Raises Refusal."""
        try:
            async with asyncio.timeout(STORE_SECONDS):
                stored = await self._read(table)
        except DamagedHeader as error:
            note("table-damaged", table=table, error=str(error))
            raise Refusal(Why.DAMAGED) from None
        except Exception as error:
            raise self._upkeep.no_store(error) from None
        if stored is None:
            return None
        try:
            opened = await self._reading.log(await self._data.with_texts(stored))
            if opened.damage is not None:
                note("table-damaged", table=table, version=opened.damage.version, error=opened.damage.what)
            if opened.table.fate.removed:
                await self._store.remove(table)
                return None
            return opened
        except GameFailed as error:
            raise broken_game(error) from None
        except (UnknownGame, BrokenGame) as error:
            # It was played with a package that is not there any more.
            note("table-without-game", table=table, error=str(error)[:200])
            raise Refusal(Why.NO_SUCH_GAME) from None

    async def _read(self, table: str) -> Stored | None:
        """First to be woken for it, then to read it: so nothing is missed in between."""
        await self._store.read(table)
        return await self._store.load(table)

    async def catch_up(self, live: LiveTable) -> None:
        """Read on from where this process is."""
        live.stale = False
        stored = await self._store.load(live.table.header.id, live.table.version)
        if stored is None:
            live.table.fate.removed = True
        else:
            live.table.add(stored.entries)
            live.damage = stored.damage

    async def reread(self, live: LiveTable) -> None:
        """Read all of it anew."""
        stored = await self._store.load(live.table.header.id)
        if stored is None:
            live.table.fate.removed, live.lost = True, False
        else:
            opened = await self._reading.log(await self._data.with_texts(stored))
            live.damage = opened.damage
            live.rebuilt(opened.table)
