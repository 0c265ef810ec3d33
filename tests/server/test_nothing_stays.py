"""What has ended is gone at once: garbage is looked for so seldom that nothing may wait for it."""

import asyncio
import gc
from pathlib import Path

import httpx
from tests.server.hubs import begun, running, until
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from tabletown.server import run
from tabletown.server.http.door import Door
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.settings import Settings
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.wire.socket import Socket

CONNECTION = (Door, ServerProtocol, Socket)


class SteppedTime:
    """Goes on whenever it is asked."""

    now, step = 0.0, 0.001

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def alive(*kinds: type[object]) -> list[object]:
    # By its type: what stands for something else would answer for that.
    return [one for one in gc.get_objects() if issubclass(type(one), kinds)]


def test_connections_that_have_ended_are_gone_without_looking_for_garbage(tmp_path: Path) -> None:
    usual = gc.get_threshold()

    async def go() -> None:
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        settings = Settings(db=str(tmp_path / "t.sqlite3"), port=0, bot_workers=0)
        server = asyncio.create_task(run.serve(settings, opened.set_result))
        url = await opened
        gc.unfreeze()
        gc.collect()
        gc.disable()
        # Other tests may have left some.
        before = len(alive(*CONNECTION))
        try:
            async with httpx.AsyncClient(trust_env=False) as http:
                assert (await http.get(f"{url}/api/tables")).status_code == 200
            for is_rude in (False, True):
                async with connect(f"{url.replace('http', 'ws')}/ws", compression=None) as socket:
                    await socket.send('{"t":"hello","nonce":"1","table":"abcdefgh"}')
                    assert "no-table" in str(await socket.recv())
                    if is_rude:
                        socket.transport.abort()
            await until(lambda: len(alive(*CONNECTION)) <= before)
        finally:
            gc.enable()
            gc.set_threshold(*usual)
            server.cancel()
            await asyncio.gather(server, return_exceptions=True)

    asyncio.run(go())


def test_nothing_is_kept_of_tables_that_everybody_has_left(tmp_path: Path) -> None:
    time = SteppedTime()

    async def go() -> None:
        store = SqliteStore(str(tmp_path / "t.sqlite3"))
        async with running(Hub(store, BotWorkers(0, 0.0), now=time)) as hub:
            reader, live = await begun(hub, "Ann")
            assert store._marks.before(live.table.header.id, live.told + 1) is not None
            hub.leave(live, reader)
            time.step = 60.0
            version, table = live.told, live.table.header.id
            await until(lambda: not hub._live)
            assert store._marks.before(table, version + 1) is None
            assert not hub._elsewhere._moved and not hub._elsewhere._asked
            # And it is there again for whoever comes back.
            back = await hub.live(table)
            assert back is not None and back.told == version

    asyncio.run(go())
