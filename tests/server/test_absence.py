"""Who is not there, who is too slow, and who thinks for too long."""

import asyncio
from pathlib import Path

from tabletown.server.live.thinking import Thinking
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Clock
from tabletown.server.wire.protocol import Sitter
from tabletown.testing.server_harness import HTTP, Server, accepted, fill_and_start, play_to_the_end, running


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    async def play() -> None:
        table = server.open(3, absent={"after": 5, "bot": "random"})
        ann_token, ben_token = table.sit("Ann"), table.sit("Ben")
        async with table.player(ann_token, table.host) as ann:
            async with table.player(ben_token) as ben:
                await fill_and_start(ann, [2])
                assert ben.info is not None and ben.info.seats[1].present
            await ann.until(lambda: ann.info is not None and not ann.info.seats[1].present)
            await ann.submit(0, ann.moves[0][0].move)
            await ann.until(lambda: ann.info is not None and ann.info.seats[1].stand_in == "random", seconds=20)
            await ann.until(lambda: any(event.type == "Revealed" for event in ann.events))
            async with table.player(ben_token) as ben:
                await ben.until(lambda: ben.info is not None and ben.info.seats[1].stand_in is None)
                assert ben.info is not None and ben.info.seats[1].sitter is Sitter.PERSON
                await asyncio.gather(play_to_the_end(ann), play_to_the_end(ben))

    asyncio.run(play())


def test_without_a_policy_the_table_waits(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        tokens = [table.sit("Ann"), table.sit("Ben")]
        async with table.player(tokens[0], table.host) as ann:
            await accepted(ann, requests.Start(ann.nonce()))
            await ann.until(lambda: bool(ann.moves.get(0)))
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
            await asyncio.sleep(1.5)
            assert ann.turn.to_act == (1,)
            assert ann.info is not None and ann.info.seats[1].stand_in is None

    asyncio.run(play())


def test_who_has_used_up_the_clock_is_moved_for(server: Server) -> None:
    async def play() -> None:
        table = server.open(2, clock={"bank": 5})
        tokens = [table.sit("Ann"), table.sit("Ben")]
        async with table.player(*tokens, table.host) as both:
            await accepted(both, requests.Start(both.nonce()))
            assert all(0 < left <= 5 for left in both.turn.clocks)
            await both.until(lambda: both.is_over, seconds=60)
            assert both.turn.clocks == (0, 0)

    asyncio.run(play())


def test_clocks_are_told_from_the_times_in_the_log() -> None:
    thinking = Thinking(2, Clock(bank=10, increment=2))
    thinking.waits_for({0, 1}, 100.0)
    assert thinking.left(103.0) == (7.0, 7.0)
    thinking.moved(0, 104.0)
    thinking.waits_for({1}, 104.0)
    assert thinking.left(109.0) == (8.0, 1.0)
    assert thinking.left(200.0) == (8.0, 0.0)


def test_twenty_thinking_bots_do_not_hold_up_other_tables(tmp_path: Path) -> None:
    """Bots that think for long do it elsewhere: a table of people goes on meanwhile."""

    async def play(server: Server) -> None:
        players = []
        for _ in range(20):
            table = server.open(3)
            player = await table.player(table.host).__aenter__()
            players.append(player)
            await fill_and_start(player, [0, 1, 2], "expert")
        table = server.open(3)
        async with table.player(*[table.sit(name) for name in "ABC"], table.host) as people:
            await accepted(people, requests.Start(people.nonce()))
            await play_to_the_end(people)
        assert not all(player.is_over for player in players), "the bots were to be still at it"
        assert "tabletown_bots_thinking 0" not in HTTP.get(f"{server.url}/metrics").text
        for player in players:
            await player.__aexit__()

    with running(tmp_path, "--bot-workers", "1") as server:
        asyncio.run(play(server))
