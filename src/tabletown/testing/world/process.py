"""A server of a world: the real hub and the real sockets, on a simulated network and disk."""

import asyncio
import re
from contextvars import copy_context
from typing import cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub, NewTable
from tabletown.server.metrics import Metrics
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.budgets import Budgets
from tabletown.server.wire.connection import Connection, bound_to
from tabletown.server.wire.socket import SocketSite
from tabletown.testing.world.disk import SimulatedStore
from tabletown.testing.world.loop import OWNER, VirtualLoop

EPOCH = 1_700_000_000.0
"""What time it is when the world begins, as its servers see it."""
FREE = 1_000.0
"""How many times the usual limits: they are not what is looked at here."""

_FAILED = re.compile(r"^tabletown_table_errors_total (\d+)$", re.MULTILINE)


class ServerProcess:
    """From one start to the next kill; whoever takes its place has the same name and another `life`."""

    def __init__(self, loop: VirtualLoop, name: str, life: int, store: SimulatedStore) -> None:
        self.name = name
        self.is_running = False
        self.store = store
        self._owner = f"{name}/{life}"
        self.context = copy_context()
        self.context.run(OWNER.set, self._owner)
        self.loop = loop
        self.hub = self.context.run(self._make_hub)
        site = SocketSite(self.hub, ())
        self._protocol = bound_to(site)
        self._state = ServerState()
        self._admitted: list[Connection] = []

    def _make_hub(self) -> Hub:
        loop = self.loop
        budgets = Budgets(Metrics(), FREE, now=loop.time)
        return Hub(self.store, BotWorkers(0, 0.0), now=lambda: EPOCH + loop.time(), budgets=budgets)

    async def start(self) -> None:
        await self.loop.create_task(self.hub.start(), context=self.context)
        self.is_running = True

    def admit(self, transport: asyncio.Transport) -> Connection:
        del transport
        self._admitted.append(self._protocol(cast(Config, None), self._state, {}))
        return self._admitted[-1]

    async def open_table(self, wish: OpenTable) -> NewTable:
        """As over HTTP. Raises what the hub raises, and TimeoutError."""
        opening = self.loop.create_task(self.hub.open_table(wish), context=self.context)
        return await asyncio.wait_for(opening, 10.0)

    async def stop(self, patience: float) -> None:
        """In order, as for an upgrade; who takes too long is killed."""
        self.is_running = False
        for connection in self._admitted:
            if connection in cast("set[object]", self._state.connections):
                self.context.run(connection.shutdown)
        closing = self.loop.create_task(self.hub.close(), context=self.context)
        await asyncio.wait([closing], timeout=patience)
        self.kill()

    def kill(self) -> None:
        self.is_running = False
        self.loop.bury(self._owner)

    def failures(self) -> int:
        """Tables whose rules or picture failed."""
        found = _FAILED.search(self.hub.metrics.text())
        return int(found[1]) if found else 0
