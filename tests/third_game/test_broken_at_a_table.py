"""A game from elsewhere that fails in the middle of play: its table says so and waits, and all others go on."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
from tests.third_game.conftest import package
from tests.third_game.test_bad_packages import GAMES, lane

from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Rejected, Status
from tabletown.testing.server_harness import HTTP, Server, accepted, fill_and_start, play_to_the_end

WORDS = "The game {0} of the package {0}lit has failed here. The table waits as it is."
APPLY, TO_ACT, VIEW = (
    "        check_is_move(move, Light)\n",
    "        seats = all_seats(len(state.hands)) if state.houses else ()\n",
    "        hand = () if seat is None else state.hands[seat]\n",
)
LONG = "len(state.nights) + len(state.houses) == 6 and len(state.nights) == 1"
"""Only long games fail, in their second night: so the server finds nothing wrong when it tries them."""
FAULTS = {
    "raising": (APPLY, f"{APPLY}        if {LONG}:\n            state.hands[99]\n"),
    "crowded": (TO_ACT, f"        if {LONG}:\n            return frozenset([Seat(9)])\n{TO_ACT}"),
    "asleep": (TO_ACT, f"        if {LONG}:\n            return frozenset()\n{TO_ACT}"),
    "opaque": (VIEW, f"        if {LONG}:\n            return object()\n{VIEW}"),
    "early": (APPLY, f"{APPLY}        state.hands[99]\n"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("broken")
    for name, (good, bad) in FAULTS.items():
        modules = lane(name)
        assert good in modules[f"{name}/rules.py"]
        modules[f"{name}/rules.py"] = modules[f"{name}/rules.py"].replace(good, bad, 1)
        package(folder, f"{name}lit", modules, [GAMES, f"{name} = {name}.face:FACE"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        started = Server(str(folder / "tables.sqlite3"))
        started.start()
        yield started
        assert "Traceback" not in started.stop()


def test_one_that_fails_at_once_is_not_offered(server: Server) -> None:
    names = [game["name"] for game in HTTP.get(f"{server.url}/api/games").json()["games"]]
    assert names == ["between-two-cities", "ticket-to-ride-new-york", "asleep", "crowded", "opaque", "raising"]
    answer = HTTP.post(f"{server.url}/api/tables", json={"game": "early", "seats": 2})
    assert answer.status_code == 400 and answer.json()["why"] == "no-such-game"


@pytest.mark.parametrize("game", ["raising", "crowded", "asleep", "opaque"])
def test_a_table_that_fails_waits_and_the_others_go_on(server: Server, game: str) -> None:
    async def evening() -> None:
        table, other = server.open(2, game, options={"nights": 6}), server.open(3, "ticket-to-ride-new-york")
        tokens = [table.sit("Ann"), table.sit("Ben")]
        async with table.player(*tokens, table.host) as both, other.player(other.sit("Cleo"), other.host) as cleo:
            await accepted(both, requests.Start(both.nonce()))
            await fill_and_start(cleo, [1, 2])
            refused = await until_refused(both)
            assert (refused.why, refused.words) == ("game-broken", WORDS.format(game))
            # The table is there, and can be talked at; whoever comes now sees it as it was.
            await accepted(both, requests.Say(both.nonce(), 0, text="What now?"))
            async with table.player() as onlooker:
                assert onlooker.info is not None and onlooker.info.status is Status.RUNNING
                assert "text" in onlooker.public
            await play_to_the_end(cleo)

    asyncio.run(evening())


def test_a_bot_at_such_a_table_says_it_once(server: Server) -> None:
    async def evening() -> None:
        table = server.open(2, "raising", options={"nights": 6})
        async with table.player(table.sit("Ann", 0), table.host) as ann:
            await fill_and_start(ann, [1], "medium")
            await until_refused(ann)
            await ann.until(lambda: any(line.text == WORDS.format("raising") for line in ann.chat))
            await accepted(ann, requests.Say(ann.nonce(), 0, text="Oh."))
            assert [line.text for line in ann.chat] == [WORDS.format("raising"), "Oh."]

    asyncio.run(evening())


def has_heard(player: SeatClient, version: int) -> bool:
    return player.version >= version


async def until_refused(player: SeatClient) -> Rejected:
    """Play any move for all seats of this player until the game fails."""
    for _ in range(20):
        for seat in player.you:
            await player.until(lambda: any(player.moves.get(one) for one in player.you))
            if moves := player.moves.get(seat):
                answer = await player.submit(seat, moves[0].move)
                if isinstance(answer, Rejected):
                    return answer
                assert isinstance(answer, Accepted)
                await player.until(partial(has_heard, player, answer.version))
    raise AssertionError("the game goes on and on")
