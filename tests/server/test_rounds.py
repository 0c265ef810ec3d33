"""The writers: more tables than one round takes are all served, and an answer comes before the news of it."""

import asyncio
import gc
import weakref
from itertools import pairwise
from pathlib import Path

from tests.server.hubs import Reader, begun, running

from tabletown.core.seat import Seat
from tabletown.server.live.absence import IDLE_SECONDS, OVER_SECONDS
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.listener import Posted
from tabletown.server.live.live_table import NEWCOMERS, LiveTable
from tabletown.server.live.lobby import new_header
from tabletown.server.live.rounds import ROUND
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted, Seated


def test_more_tables_than_a_round_takes_are_all_served_in_order(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "rounds.sqlite3")), BotWorkers(0, 0.0))) as hub:
            readers = [await sat_down(hub) for _ in range(ROUND + 5)]
            for reader, live in readers:
                reader.told.clear()
                hub.ask(live, requests.Say("s", 0, "Hello"), reader)
            while not all(len(reader.told) == 2 for reader, _ in readers):
                await asyncio.sleep(0.001)
            for reader, live in readers:
                answer, news = reader.told
                assert answer == Accepted("s", live.table.version)
                assert isinstance(news, bytes) and b'"text":"Hello"' in news
                stored = await hub.store.load(live.table.header.id)
                assert stored is not None and stored.entries[-1].version == live.table.version

    async def sat_down(hub: Hub) -> tuple[Reader, LiveTable]:
        table = (await hub.open_table(OpenTable("between-two-cities", 3))).header.id
        seated = await hub.once(table, requests.Sit("n", "Ann"))
        assert isinstance(seated, Seated)
        reader = Reader(seated.token)
        live = await hub.hello(reader, requests.Hello("h", table))
        while not reader.told:
            await asyncio.sleep(0.001)
        return reader, live

    asyncio.run(go())


def test_a_hundred_who_come_at_once_keep_nobody_else_waiting(tmp_path: Path) -> None:
    """They are welcomed in order, some each time round the loop."""

    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "many.sqlite3")), BotWorkers(0, 0.0))) as hub:
            table = (await hub.open_table(OpenTable("between-two-cities", 3))).header.id
            readers = [Reader("") for _ in range(100)]
            for reader in readers:
                await hub.hello(reader, requests.Hello("h", table))
            welcomed = [0]
            async with asyncio.timeout(60):
                while welcomed[-1] < 100:
                    await asyncio.sleep(0)
                    welcomed.append(sum(any(b'"t":"sync"' in _bytes(one) for one in reader.told) for reader in readers))
            assert max(after - before for before, after in pairwise(welcomed)) <= NEWCOMERS
            first = [next(at for at, one in enumerate(reader.told) if b'"sync"' in _bytes(one)) for reader in readers]
            assert first == [0] * 100

    asyncio.run(go())


def _bytes(told: object) -> bytes:
    return told if isinstance(told, bytes) else b""


def test_whoever_goes_before_the_answer_is_not_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "gone.sqlite3")), BotWorkers(0, 0.0))) as hub:
            table = (await hub.open_table(OpenTable("between-two-cities", 3))).header.id
            seated = await hub.once(table, requests.Sit("n", "Ann"))
            assert isinstance(seated, Seated)
            gone = Reader(seated.token)
            live = await hub.hello(gone, requests.Hello("h", table))
            hub.leave(live, gone)
            other = Reader("")
            await hub.hello(other, requests.Hello("h", table))
            while not other.told:
                await asyncio.sleep(0.001)
            assert gone.told == [] and list(live.presence.listeners) == [other] and not live.presence.is_present(0)

    asyncio.run(go())


def test_whoever_goes_on_to_another_table_sees_no_hand_of_the_first(tmp_path: Path) -> None:
    """A seat at one's own table must not be taken for the seat of that number at a table that one has left."""

    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "on.sqlite3")), BotWorkers(0, 0.0))) as hub:
            (player, live), (spy, own) = await begun(hub, "theirs"), await begun(hub, "own")
            hub.leave(own, spy)
            spy.told.clear()
            await hub.hello(spy, requests.Hello("1", live.table.header.id))
            hub.leave(live, spy)
            await hub.hello(spy, requests.Hello("2", own.table.header.id))
            while not spy.told:
                await asyncio.sleep(0.001)
            told = live.told
            move = live.table.game.format_move(live.table.game.legal_moves(live.table.state, Seat(0))[0])
            hub.ask(live, requests.Submit("m", 0, told, move), player)
            while live.told == told:
                await asyncio.sleep(0.001)
            assert len(spy.told) == 1 and isinstance(spy.told[0], bytes) and b'"nonce":"2"' in spy.told[0]

    asyncio.run(go())


def test_tables_without_anybody_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    now = 1000.0

    async def go() -> None:
        nonlocal now
        async with running(
            Hub(SqliteStore(str(tmp_path / "idle.sqlite3")), BotWorkers(0, 0.0), now=lambda: now)
        ) as hub:
            over, other = await begun(hub, "over"), await begun(hub, "other")
            await play_out(hub, *over)
            now += 1
            for reader, live in (over, other):
                hub.leave(live, reader)
                while live.used < now:
                    await asyncio.sleep(0.001)
            now += OVER_SECONDS + 1
            await until_loaded(hub, 1)
            assert await hub.live(other[1].table.header.id) is other[1]
            again = await hub.live(over[1].table.header.id)
            assert again is not None and again is not over[1]
            assert again.table.record() == over[1].table.record()
            now += IDLE_SECONDS + 1
            await until_loaded(hub, 0)

    async def play_out(hub: Hub, reader: Reader, live: LiveTable) -> None:
        table = live.table
        while table.to_act:
            seat, told = min(table.to_act), table.version
            move = table.game.format_move(table.game.legal_moves(table.state, seat)[0])
            hub.ask(live, requests.Submit(f"m{told}", seat, told, move), reader)
            while live.told <= told:
                await asyncio.sleep(0.001)

    async def until_loaded(hub: Hub, count: int) -> None:
        while hub.metrics.gauges["tabletown_tables_loaded"] != count:
            await asyncio.sleep(0.01)

    asyncio.run(go())


def test_a_table_that_goes_leaves_the_memory_at_once() -> None:
    """Were it held by something that it holds itself, it would stay until all of the memory is looked through."""
    live, reader = LiveTable(Table(new_header(OpenTable("between-two-cities", 2), hash_token("host"), 0.0))), Reader("")
    live.presence.guests.add(reader)
    for seat in range(2):
        live.inbox.append(Posted(requests.Sit(str(seat), "Ann", seat, "seat of Ann"), reader))
    live.inbox.append(Posted(requests.Hello("h", live.table.header.id), reader))
    live.work(0.0)
    live.tell(0.0)
    assert any(isinstance(told, bytes) for told in reader.told)
    is_there = weakref.ref(live)
    gc.disable()
    try:
        del live
        assert is_there() is None
    finally:
        gc.enable()
