"""Bots of one visitor keep nobody else's waiting; and whoever sets the clock changes nothing."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.attacks import bots
from bench.attacks.harness import Victim
from tests.server.attacks.servers import at_default_limits, figure
from tests.server.hubs import FREE, Reader, running, until

from tabletown.server.live.bot_seat import BotWorkers, Question
from tabletown.server.live.hub import Hub
from tabletown.server.live.turns import Turns
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.budgets import Limit
from tabletown.testing.server_harness import accepted, fill_and_start


class Counting(BotWorkers):
    """Bots that are counted, and think only when they may."""

    def __init__(self) -> None:
        super().__init__(0, 0.0)
        self.asked = 0

    async def ask(self, question: Question, payer: str = "", is_wanted: Callable[[], bool] = bool) -> str | None:
        self.asked += 1
        return await super().ask(question, payer, is_wanted)


async def started(hub: Hub, address: str) -> tuple[Reader, str]:
    """A table of bots that somebody looks at."""
    opened = await hub.open_table(OpenTable("between-two-cities", 3, manners=FREE))
    host = Reader(opened.host)
    host.actor = Actor(host.actor.tokens, address)
    live = await hub.hello(host, requests.Hello("h", opened.header.id))
    for seat in range(3):
        hub.ask(live, requests.Fill(f"f{seat}", seat, "random"), host)
    hub.ask(live, requests.Start("s"), host)
    await until(lambda: live.table.state is not None)
    return host, opened.header.id


def test_bots_wait_where_nobody_looks(tmp_path: Path) -> None:
    async def go() -> None:
        workers = Counting()
        async with running(Hub(SqliteStore(str(tmp_path / "t.sqlite3")), workers)) as hub:
            host, table = await started(hub, "192.0.2.1")
            live = await hub.live(table)
            assert live is not None
            hub.leave(live, host)
            await until(lambda: not live.thinking and not live.inbox)
            asked = workers.asked
            hub.wake(live)
            for _ in range(200):
                await asyncio.sleep(0)
            assert workers.asked == asked and live.table.to_act, "nobody plays on"
            await hub.hello(host, requests.Hello("again", table))
            await until(lambda: not live.table.to_act)

    asyncio.run(go())


@pytest.mark.parametrize("many", ["many", "2001:db8::{}"], ids=["one address", "addresses of one household"])
def test_turns_go_round_whatever_each_has_waiting(many: str) -> None:
    async def go() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def work(who: str) -> None:
            async with turns.turn(who):
                order.append(who)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for number in range(20):
                group.create_task(work(many.format(number)))
            await asyncio.sleep(0)
            group.create_task(work("one"))
        assert order.index("one") <= 3
        order.clear()
        turns.is_late = lambda who: who == "late"
        async with asyncio.TaskGroup() as group:
            for who in ("late", "late", "late", "b", "c"):
                group.create_task(work(who))
        assert order[1:3] == ["b", "c"], "whoever has used up its time comes last"

    asyncio.run(go())


def test_whoever_leaves_gives_up_the_turn() -> None:
    async def go() -> None:
        turns = Turns(1)
        async with turns.turn("a"):
            waiting = [asyncio.create_task(_take(turns, "b")) for _ in range(5)]
            await asyncio.sleep(0)
            assert turns.waiting("b") == 5
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert turns.waiting("b") == 0
        async with asyncio.timeout(10):
            await _take(turns, "c")

    asyncio.run(go())


async def _take(turns: Turns, who: str) -> None:
    async with turns.turn(who):
        pass


def test_tables_full_of_experts_leave_a_strangers_bot_alone(tmp_path: Path) -> None:
    with at_default_limits(tmp_path, "--bot-workers", "1", "--bot-seconds", "0.2") as server:
        told = asyncio.run(bots.attack(Victim(server.port), 3))
        assert told.sent == 3
        before = figure(server, "tabletown_bot_moves_total")

        async def play() -> None:
            table = server.open(2)
            token = table.sit()
            async with table.player(token, table.host) as ann:
                await fill_and_start(ann, [1], "easy")
                await ann.until(lambda: bool(ann.moves.get(0)))
                await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
                await ann.until(lambda: bool(ann.moves.get(0)))

        asyncio.run(play())
        # Hers, and perhaps the one that was being thought about: no others went before.
        assert figure(server, "tabletown_bot_moves_total") - before <= 4


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_setting_the_clock_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    hub = Hub(SqliteStore(str(tmp_path / "t.sqlite3")), BotWorkers(0, 0.0))
    before, real = hub.now(), time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert before <= hub.now() < before + 60
    for _ in range(100):
        assert hub.budgets.take(Limit.REQUESTS, "192.0.2.1")
