"""What is told at a table: by whose move it happened, what it brought, and what was taken back."""

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from random import Random

import msgspec
import pytest
from tests.server.plays import Play, begun, finished
from tests.server.test_moves import all_choose, three_people
from websockets.asyncio.client import connect

from tabletown import load
from tabletown.core.game import Options
from tabletown.core.text import load_text, tell_gains
from tabletown.server.live import log
from tabletown.server.live.changes import ToldEvent
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Happening, Sync
from tabletown.testing.playouts import random_moves
from tabletown.testing.server_harness import Server, accepted

GAME = "between-two-cities"
CAPITALS: Options = {"landscapes": True, "civics": True, "districts": True}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {}), (4, CAPITALS), (1, {}), (2, {"automa": "third"})])
def test_a_placement_tells_what_it_brought(seats: int, options: Options) -> None:
    """The totals that the picture shows are those of the sentences, whatever else a tile has changed."""
    game, text = load(GAME), load_text(GAME)
    picture = picture_of(game)

    def totals(state: object) -> list[int]:
        shown = picture.public(game.view(state, None))
        parts = [json.loads(shown[name]) for name in sorted(shown) if name.startswith("city/") or name == "ville"]
        return sorted(part["total"] for part in parts)

    told = 0
    for state, seat, move in random_moves(game, game.setup(seats, "told", **options), Random(3)):
        step = game.apply(state, seat, move)
        said = tell_gains(text, step.events, [game.view(now, None) for now in (state, step.state)].__getitem__)
        values = [dict(one.values) for _, gains in said for one in gains]
        if not values:
            continue
        told += 1
        before, after = totals(state), totals(step.state)
        gone, come = [list(one) for one in (before, after)]
        for one in values:
            change = int(str(one.get("change", 0)).replace("−", "-"))
            total = one["total"]
            assert isinstance(total, int)
            come.remove(total)
            gone.remove(total - change)
        assert sorted(gone) == sorted(come), "what is not told has not changed"
    assert told >= 16


def gains_by_version(play: Play) -> dict[int, list[ToldEvent]]:
    """As told at once, move by move, from the States before and after."""
    table = play.table
    game, text = table.game, load_text(table.header.game)
    found: dict[int, list[ToldEvent]] = {}
    while table.to_act and len(table.moves) < 60:
        before, seat = table.state, int(min(table.to_act))
        play.move(seat)
        views = game.view(before, None), game.view(table.state, None)
        events = table.moves[-1].events
        found[table.version] = [*tell_gains(text, events, views.__getitem__)]
    return found


def test_what_long_ago_moves_brought_is_told_from_the_states_around_them() -> None:
    play = begun()
    expected = gains_by_version(play)
    for turned in play.table.moves:
        told = [*play.table.told_of(turned, None)]
        assert told == [one for one in expected[turned.version] if one[0].only is None]
    # Only to look back changes nothing: taking back still finds its way.
    state = play.table.state
    last = play.table.moves[-1]
    play.do(log.MovesUndone(1))
    play.do(log.MovePlayed(last.seat, last.move))
    assert play.table.state == state


def test_a_move_that_is_taken_back_before_anybody_heard_of_it_is_told_as_it_was() -> None:
    play = begun()
    play.table.is_heard = True
    expected = gains_by_version(play)
    turned = next(one for one in reversed(play.table.moves) if any(gains for _, gains in expected[one.version]))
    count = len(play.table.moves) - turned.number
    play.do(log.MovesUndone(count))
    play.move(int(min(play.table.to_act)))
    assert [*play.table.told_of(turned, None)] == [one for one in expected[turned.version] if one[0].only is None]


def test_nobody_is_told_what_moves_brought_while_a_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    play = finished()
    looked: list[object] = []
    monkeypatch.setattr(Table, "look_at", lambda _, state: looked.append(state))
    read = Table(play.table.header)
    read.add(play.entries)
    assert read.state == play.table.state and not looked


async def greeted(server: Server, table: str, seen: int | None) -> tuple[Happening, ...]:
    """The news that an onlooker gets on coming."""
    async with connect(server.url.replace("http", "ws", 1) + "/ws", compression=None) as socket:
        await socket.send(msgspec.json.encode(requests.Hello("coming", table, (), "en", seen)).decode())
        return msgspec.json.decode(await socket.recv(), type=Sync).news


def test_a_happening_says_by_whose_move_and_when(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as players:
            ann, ben, _ = players
            await all_choose(players)
            at = ann.version
            move = ann.moves[0][0].move
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, move))
            await ben.until(lambda: ben.version > at)
            placed = ben.events[-1]
            assert (placed.type, placed.by, placed.at) == ("Placed", 0, at + 1)
            assert placed.told[0].message == "told-placed"
            assert {said.message for said in placed.told[1:]} <= {"told-now", "told-stays"} and len(placed.told) > 1

    asyncio.run(play())


@pytest.mark.parametrize(("seats", "mode"), [(1, "full"), (2, "third")])
def test_the_automas_first_turn_is_told_before_anybody_moves(server: Server, seats: int, mode: str) -> None:
    """To those who sit there when the game begins, to whoever comes later, and to each of them once."""

    def told(events: Sequence[Happening]) -> list[str]:
        assert all(event.by is None for event in events)
        return [said.message for event in events for said in event.told if event.type == "Took"]

    async def play() -> None:
        table = server.open(seats, options={"automa": mode})
        tokens = [table.sit(name) for name in ("Ann", "Ben")[:seats]]
        async with table.player(*tokens, table.host) as player:
            await accepted(player, requests.Start(player.nonce()))
            await player.until(lambda: any(player.moves.get(0, ())))
            events, at = player.events, player.version
            assert events[0].type == "RoundBegan"
            taken = told(events)
            assert len(taken) == 2 * (3 - seats) and all(one.startswith("automa-takes") for one in taken)
            assert {event.at for event in events} == {at}
            assert await greeted(server, table.id, seen=0) == tuple(events)
            assert not await greeted(server, table.id, seen=at)

    asyncio.run(play())


def is_asked(player: SeatClient) -> bool:
    return player.info is not None and player.info.undo is not None


def test_whoever_comes_is_told_what_stands_and_not_what_was_taken_back(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as players:
            ann, ben, cleo = players
            await all_choose(players)
            at = ann.version
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
            await accepted(ann, requests.AskUndo(ann.nonce(), 0, ann.version))
            for seat, other in ((1, ben), (2, cleo)):
                await other.until(partial(is_asked, other))
                await accepted(other, requests.AnswerUndo(other.nonce(), seat, True))
            await ann.until(lambda: bool(ann.undone))
            assert ann.undone == [at + 1]
            assert ann.info is not None
            news = await greeted(server, ann.info.id, seen=0)
            assert max(event.at for event in news) == at
            assert [event.type for event in news if event.by is None] == ["RoundBegan"]
            assert {event.type for event in news if event.by is not None} == {"Chosen", "Revealed"}
            assert not await greeted(server, ann.info.id, seen=None)

    asyncio.run(play())
