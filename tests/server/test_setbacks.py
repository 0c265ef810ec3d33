"""What goes wrong around a table: players who come back at the wrong moment, and a store that fails for a while."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from tests.server.hubs import Reader, begun, running, until

from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.bot_seat import BotWorkers, Question
from tabletown.server.live.go_on import rematch
from tabletown.server.live.hub import Hub
from tabletown.server.live.log import Header
from tabletown.server.live.wishes import StandIn
from tabletown.server.stores.backup import back_up, restore
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Addition, Stored
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted, Rejected, Status, Why
from tabletown.server.wire.refusal import Refusal


class SlowBots(BotWorkers):
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__(0, 0.0)
        self.enough = asyncio.Event()

    async def ask(self, question: Question, payer: str = "", is_wanted: Callable[[], bool] = bool) -> str | None:
        await self.enough.wait()
        return await super().ask(question, payer, is_wanted)


class FailingStore(SqliteStore):
    """A disk that is full, or a database that is not reached, for a while."""

    fails = False

    async def create(self, header: Header, addition: Addition) -> None:
        self._check()
        await super().create(header, addition)

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        self._check()
        return await super().append(additions)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        self._check()
        return await super().load(table, after)

    def _check(self) -> None:
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")


def test_whoever_comes_back_while_a_bot_takes_over_gets_the_seat_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "back.sqlite3")), SlowBots())) as hub:
            player, live = await begun(hub, "Ann")
            hub.leave(live, player)
            hub.ask(live, StandIn(0, "random"), None)
            await hub.hello(player, requests.Hello("again", live.table.header.id))
            await until(lambda: live.table.version >= 5)
            assert live.presence.is_present(0)
            await until(lambda: live.table.chairs[0].stand_in is None)

    asyncio.run(go())


def test_a_bot_that_is_still_thinking_does_not_move_for_whoever_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        bots = SlowBots()
        async with running(Hub(SqliteStore(str(tmp_path / "thinking.sqlite3")), bots)) as hub:
            player, live = await begun(hub, "Ann")
            # Where nobody looks, bots wait.
            await hub.hello(Reader("somebody who looks on"), requests.Hello("w", live.table.header.id))
            hub.leave(live, player)
            hub.ask(live, StandIn(0, "random"), None)
            await until(lambda: 0 in live.thinking)
            await hub.hello(player, requests.Hello("again", live.table.header.id))
            await until(lambda: live.table.chairs[0].stand_in is None)
            bots.enough.set()
            await until(lambda: 0 not in live.thinking)
            assert live.table.moves == [] and 0 in live.table.to_act

    asyncio.run(go())


def test_what_was_refused_because_the_store_failed_is_never_played(tmp_path: Path) -> None:
    async def go() -> None:
        store = FailingStore(str(tmp_path / "failing.sqlite3"))
        async with running(Hub(store, BotWorkers(0, 0.0))) as hub:
            player, live = await begun(hub, "Ann")
            table = live.table.header.id
            store.fails = True
            player.told.clear()
            hub.ask(live, requests.Say("lost", 0, "Nobody hears this"), player)
            await until(lambda: bool(player.told))
            assert isinstance(player.told[0], Rejected) and player.told[0].why is Why.BUSY
            assert player.told[0].version == live.told, "what was about to be stored has no version"
            store.fails = False
            player.told.clear()
            hub.ask(live, requests.Say("heard", 0, "This they do"), player)
            await until(lambda: Accepted("heard", live.table.version) in player.told)
            stored = await store.load(table)
            assert stored is not None
            said = [entry.what.text for entry in stored.entries if isinstance(entry.what, log.LineSaid)]
            assert said == ["This they do"]
            assert [entry.version for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
            assert await hub.live(table) is live, "whoever was at the table is still there"

    asyncio.run(go())


def test_whoever_was_overtaken_by_another_process_keeps_no_moves_that_are_gone(tmp_path: Path) -> None:
    async def go() -> None:
        path = str(tmp_path / "overtaken.sqlite3")
        elsewhere = SqliteStore(path)
        async with running(Hub(SqliteStore(path), BotWorkers(0, 0.0))) as hub:
            player, live = await begun(hub, "Ann")
            await elsewhere.start(lambda _table, _version: None)
            table = live.table
            move = table.game.format_move(table.game.legal_moves(table.state, Seat(0))[0])
            entry = log.LogEntry(table.version + 1, 1.0, log.MovePlayed(0, move))
            assert not await elsewhere.append([Addition(table.header.id, (entry,))])
            player.told.clear()
            hub.ask(live, requests.Say("late", 0, "Am I first?"), player)
            await until(lambda: Accepted("late", entry.version + 1) in player.told)
            await until(lambda: live.told == entry.version + 1)
            told = b"".join(frame for frame in player.told if isinstance(frame, bytes))
            assert b'"own":[{"seat":0,' in told and b'"moves":[]' in told
            await elsewhere.close()

    asyncio.run(go())


def test_bots_go_on_after_the_store_has_failed(tmp_path: Path) -> None:
    async def go() -> None:
        store, bots = FailingStore(str(tmp_path / "bots.sqlite3")), SlowBots()
        async with running(Hub(store, bots)) as hub:
            player, live = await begun(hub, "Ann")
            for seat in range(2):
                hub.ask(live, requests.Fill(f"f{seat}", Seat(seat), "random"), player)
            await until(lambda: len(live.thinking) == 2)
            store.fails = True
            bots.enough.set()
            await until(lambda: live.lost)
            store.fails = False
            await until(lambda: live.table.outcome is not None and live.told == live.table.version)
            stored = await store.load(live.table.header.id)
            assert stored is not None
            assert [entry.version for entry in stored.entries] == list(range(1, live.table.version + 1))

    asyncio.run(go())


def test_whoever_asks_while_the_store_fails_is_answered(tmp_path: Path) -> None:
    async def go() -> None:
        store = FailingStore(str(tmp_path / "answered.sqlite3"))
        async with running(Hub(store, BotWorkers(0, 0.0))) as hub:
            table = (await hub.open_table(OpenTable("between-two-cities", 2))).header.id
            store.fails = True
            with pytest.raises(Refusal) as refused:
                await hub.hello(Reader(""), requests.Hello("h", table))
            assert refused.value.why is Why.BUSY
            with pytest.raises(Refusal) as refused:
                await hub.open_table(OpenTable("between-two-cities", 2))
            assert refused.value.why is Why.BUSY
            store.fails = False
            reader = Reader("")
            await hub.hello(reader, requests.Hello("h", table))
            await until(lambda: bool(reader.told))

    asyncio.run(go())


def test_two_who_ask_for_a_rematch_at_once_get_one(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "rematch.sqlite3"))
        async with running(Hub(store, BotWorkers(0, 0.0))) as hub:
            player, live = await begun(hub, "Ann")
            for seat in range(2):
                hub.ask(live, requests.Fill(f"f{seat}", seat, "random"), player)
            await until(lambda: live.table.outcome is not None and live.told == live.table.version)
            await asyncio.gather(*(rematch(hub, live, requests.Rematch(nonce), player) for nonce in ("one", "two")))
            await until(lambda: live.table.next is not None and live.told == live.table.version)
            assert await store.count(Status.RUNNING) + await store.count(Status.OVER) == 2

    asyncio.run(go())


def test_bots_are_not_told_the_seed(tmp_path: Path) -> None:
    questions: list[Question] = []

    class Curious(BotWorkers):
        async def ask(self, question: Question, payer: str = "", is_wanted: Callable[[], bool] = bool) -> str | None:
            questions.append(question)
            return await super().ask(question, payer, is_wanted)

    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "seed.sqlite3")), Curious(0, 0.0))) as hub:
            player, live = await begun(hub, "Ann")
            hub.ask(live, requests.Fill("f", 1, "random"), player)
            await until(lambda: live.table.to_act == {0})
            assert questions and all(live.table.header.seed not in question.seed for question in questions)

    asyncio.run(go())


class SlowOrders(SqliteStore):
    """A store that says what the host has ordered when the test lets it."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()
        self.answer.set()

    async def orders(self) -> dict[str, bytes]:
        self.asked.set()
        await self.answer.wait()
        return {}


@pytest.mark.parametrize("turns", range(6))
def test_a_server_that_is_told_to_stop_while_the_store_answers_stops(tmp_path: Path, turns: int) -> None:
    """However many turns of the loop lie between the answer and the end."""

    async def go() -> None:
        store = SlowOrders(str(tmp_path / "tables.sqlite3"))
        hub = Hub(store, BotWorkers(0, 0.0))
        await hub.start()
        store.asked.clear()
        store.answer.clear()
        await store.asked.wait()
        store.answer.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await hub.close()

    asyncio.run(go())


def test_what_is_brought_back_before_the_first_look_around_is_noticed(tmp_path: Path) -> None:
    path, file = str(tmp_path / "tables.sqlite3"), tmp_path / "all.backup"

    async def go() -> None:
        async with running(Hub(SqliteStore(path), BotWorkers(0, 0.0))) as hub:
            reader, live = await begun(hub, "Ann")
            await asyncio.to_thread(back_up, path, file)
            before = live.table.version
            hub.ask(live, requests.Say("say", 0, "hello"), reader)
            await until(lambda: live.told > before)
            await asyncio.to_thread(restore, file, path, replace=True)
            await until(lambda: live.table.version == before)

    asyncio.run(go())


def test_a_bot_that_never_ends_takes_no_other_along() -> None:
    """Whoever waits for a worker loses neither its turn nor its time to think while another one is given up."""

    async def go() -> None:
        bots, enough = BotWorkers(0, 0.0, patience=1.0), Event()
        thoughts: list[Callable[[], object]] = [enough.wait, *(partial(round, number) for number in range(20))]
        try:
            found = await asyncio.gather(*(bots.run(thought) for thought in thoughts), return_exceptions=True)
        finally:
            enough.set()
        assert found == [None, *range(20)]
        bots.close()

    asyncio.run(go())
