"""The client that bots and benches use."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Rejected, Why
from tabletown.testing.server_harness import Server, accepted


class Echo:
    """A network that keeps a copy of the first sync, and can deliver it once more."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._first: str | bytes = ""
        self._near: ServerConnection | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        async with serve(self._handle, "127.0.0.1", 0, compression=None) as server:
            yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"

    async def deliver_again(self) -> None:
        assert self._near is not None
        await self._near.send(self._first)

    async def _handle(self, near: ServerConnection) -> None:
        self._near = near
        async with connect(self._server.url.replace("http", "ws", 1) + "/ws", compression=None) as far:
            back = asyncio.create_task(self._back(far, near))
            async for message in near:
                await far.send(message)
            back.cancel()

    async def _back(self, far: ClientConnection, near: ServerConnection) -> None:
        async for message in far:
            self._first = self._first or message
            await near.send(message)


def test_a_move_says_which_picture_it_is_about_even_if_an_old_one_came_late(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        tokens = [table.sit("Ann"), table.sit("Ben")]
        async with table.player(tokens[0], table.host) as ann:
            await accepted(ann, requests.Start(ann.nonce()))
            echo = Echo(server)
            async with echo.running() as url, SeatClient([url], table.id, [tokens[1]], patience=60) as ben:
                await ben.until(lambda: bool(ben.moves.get(1)))
                before, move = ben.version, ben.moves[1][0].move
                await accepted(ben, requests.Submit(ben.nonce(), 1, ben.version, move))
                assert not ben.moves[1] and ben.version > before
                await echo.deliver_again()
                await ben.until(lambda: bool(ben.moves[1]))
                # He would choose again from the hand that he saw before: that is refused, not played.
                assert ben.version == before
                answer = await ben.submit(1, move)
                assert isinstance(answer, Rejected) and answer.why is Why.STALE

    asyncio.run(play())
