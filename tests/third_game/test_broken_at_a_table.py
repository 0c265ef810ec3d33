"""A game from elsewhere that fails in the middle of play: its table says so and waits, and all others go on."""

import asyncio
import json
import pickle
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.third_game.conftest import Beside, package
from tests.third_game.test_bad_packages import GAMES, OWN, changed

from tabletown.core.record import parse_record
from tabletown.server.live.guard import GameFailed
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Rejected, Status
from tabletown.testing.server_harness import HTTP, Server, accepted, fill_and_start, play_to_the_end

WORDS = "The game {0} of the package {0}lit has failed here. The table waits as it is."
APPLY, TO_ACT, VIEW = (
    "        check_is_move(move, Light)\n",
    "        seats = all_seats(len(state.hands))\n",
    "        dark = len(state.hands[0])\n",
)
LONG = "len(state.nights) + len(state.hands[0]) == 6 and len(state.nights) == 1"
"""Only long games fail, in their second night: so the server finds nothing wrong when it tries them."""
SETUP = "    def setup(self, seats: int, seed: str, /, **options: Option) -> State:\n"
BAD_SETUP = "from tabletown.core.errors import BadSetup\n"
MOVES, TELL, DECIDE, NAME = (
    "        return tuple(map(Light, dict",
    "        match event:\n",
    "        wish = 9",
    "        return say(",
)
CHOSEN = "(Chosen(seat),)"
IN_LONG = f"        if {LONG}:\n            "
FAULTS = {
    "raising": ("rules", APPLY, f"{APPLY}{IN_LONG}state.hands[99]\n"),
    "leaving": ("rules", APPLY, f"{APPLY}{IN_LONG}raise SystemExit(3)\n"),
    "unworded": ("rules", APPLY, f"{APPLY}{IN_LONG}raise IllegalMove(Reason('Bad', {{'BAD': 'no-such-words'}}).BAD)\n"),
    "crowded": ("rules", TO_ACT, f"{IN_LONG}return frozenset([Seat(9)])\n{TO_ACT}"),
    "asleep": ("rules", TO_ACT, f"{IN_LONG}return frozenset()\n{TO_ACT}"),
    "opaque": ("rules", VIEW, f"{IN_LONG}return object()\n{VIEW}"),
    "listless": ("rules", MOVES, f"{IN_LONG}return map(Light, state.hands[seat])\n{MOVES}"),
    "early": ("rules", APPLY, f"{APPLY}        state.hands[99]\n"),
    "mute": ("text", TELL, f"        isinstance(event, Night) and 1 / 0\n{TELL}"),
    "vague": (
        "text",
        TELL,
        f"        if isinstance(event, Night):\n            return (sentence('no-such'),)\n{TELL}",
    ),
    "nameless": ("text", NAME, f"        1 / 0\n{NAME}"),
    "silent": ("rules", CHOSEN, "()"),
    "quitter": ("bots", DECIDE, f"        raise SystemExit(4)\n{DECIDE}"),
}
"""By name of the game: where, what is right, and what stands there instead."""
FAILING = ["raising", "leaving", "unworded", "crowded", "asleep", "opaque", "listless"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("broken")
    for name, (file, good, bad) in FAULTS.items():
        modules = changed(name, f"{file}.py", good, bad)
        package(folder, f"{name}lit", modules, [GAMES, f"{name} = {name}.face:FACE"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        started = Server(str(folder / "tables.sqlite3"))
        started.start()
        yield started
        assert "Traceback" not in started.stop()


WARM_UP = """
from tabletown.core.registry import names, problems
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.warm import warm_up
warm_up(BotWorkers(0, 0.1))
print(*names(), *problems(), sep="\\n")
"""


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("raise ValueError('Boom')", "ValueError: Boom"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("return ()", "a move gives no Step of events"),
        ("raise ValueError('lantern ' * 40)", "ValueError:" + " lantern" * 13 + "…"),
        ("raise ValueError('x' * 400)", "ValueError: " + "x" * 107 + "…"),
    ],
)
def test_one_that_fails_at_once_is_left_out_with_what_it_raised(fault: str, why: str, tmp_path: Path) -> None:
    modules = changed("moon", "rules.py", APPLY, f"{APPLY}        {fault}\n")
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    said = Beside(tmp_path).run("-c", WARM_UP).stdout.splitlines()
    assert said == [
        *OWN,
        f"the game “moon” of the package moonlit is left out: it failed when it was tried ({why})",
    ]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ("return 1 / 0", "ZeroDivisionError: division by zero"),
        ("return 'five' + 1", 'TypeError: can only concatenate str (not "int") to str'),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise BadSetup('Never.')", "BadSetup: Never."),
        ("return ()", "AttributeError: 'tuple' object has no attribute 'hands'"),
    ],
)
def test_one_that_no_table_can_be_opened_for_is_left_out_with_what_it_raised(
    setup: str, why: str, tmp_path: Path
) -> None:
    """People would be told that it has failed; whoever runs the server is told why."""
    modules = changed("moon", "rules.py", SETUP, f"{SETUP}        {setup}\n")
    modules["moon/rules.py"] = f"{BAD_SETUP}{modules['moon/rules.py']}"
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    assert Beside(tmp_path).run("-c", WARM_UP).stdout.splitlines()[len(OWN) :] == [
        f"the game “moon” of the package moonlit is left out: it failed when it was tried ({why})",
    ]


@pytest.mark.parametrize(
    ("field", "text", "why"),
    [
        (
            "seating_cards",
            "def deal(seats, seed):\n    return (1,) * seats\n",
            "it failed when it was tried (BadSetup: moon.more:deal draws (1, 1) for 2 seats)",
        ),
        (
            "seating_cards",
            "def deal(seats, seed):\n    raise ValueError('Boom')\n",
            "it failed when it was tried (ValueError: Boom)",
        ),
        ("seating_cards", "deal = 3\n", "moon.more:deal has no __call__"),
        ("talk", "def deal(): ...\n", "moon.more:deal has no wishes"),
        ("talk", "", "moon.more:deal cannot be imported (AttributeError: module 'moon.more' has no attribute 'deal')"),
    ],
)
def test_what_is_only_asked_for_later_is_looked_for_at_once(field: str, text: str, why: str, tmp_path: Path) -> None:
    modules = changed("moon", "face.py", "default_seats=3", f"default_seats=3, {field}='moon.more:deal'")
    package(tmp_path, "moonlit", {**modules, "moon/more.py": text}, [GAMES, "moon = moon.face:FACE"])
    said = Beside(tmp_path).run("-c", WARM_UP).stdout.splitlines()
    assert said[len(OWN) :] == [f"the game “moon” of the package moonlit is left out: {why}"]


CHECKS = """
from tabletown.core.registry import names, problems
from tabletown.server.http.game_endpoint import check_endpoints
from tabletown.server.own_data import check_data
check_data()
check_endpoints()
print(*names(), *problems(), sep="\\n")
"""
DATA = """
def own_data(): ...
def data_in_use(): ...
def check_data():
    raise {}
"""
ENDPOINT = """
from tabletown.server.http.game_endpoint import GameEndpoint
deal = (GameEndpoint("lane", "", int, int, None, False),)
"""


@pytest.mark.parametrize(
    ("where", "text", "why"),
    [
        (
            "data='moon.more'",
            DATA.format("KeyError('lamps')"),
            "its data files cannot be checked (KeyError: 'lamps')",
        ),
        ("data='moon.more'", "def check_data(): ...\n", "moon.more has no own_data"),
        ("endpoints='moon.more:deal'", ENDPOINT, "moon.more:deal is no tuple of endpoints below /api/"),
        ("endpoints='moon.more:deal'", "deal = 3\n", "moon.more:deal is no tuple of endpoints below /api/"),
    ],
)
def test_what_a_server_needs_before_it_opens(where: str, text: str, why: str, tmp_path: Path) -> None:
    modules = changed("moon", "face.py", "default_seats=3", f"default_seats=3, {where}")
    package(tmp_path, "moonlit", {**modules, "moon/more.py": text}, [GAMES, "moon = moon.face:FACE"])
    said = Beside(tmp_path).run("-c", CHECKS).stdout.splitlines()
    assert said == [*OWN, f"the game “moon” of the package moonlit is left out: {why}"]


def test_why_a_game_has_failed_travels_between_processes() -> None:
    error = GameFailed("moon", "moonlit", "ValueError: Boom")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, GameFailed)
    assert (str(again), again.why) == (WORDS.format("moon"), "ValueError: Boom")


def test_one_that_fails_at_once_is_not_offered(server: Server) -> None:
    names = [game["name"] for game in HTTP.get(f"{server.url}/api/games").json()["games"]]
    assert names == [*OWN, *sorted(FAULTS.keys() - {"early"})]
    answer = HTTP.post(f"{server.url}/api/tables", json={"game": "early", "seats": 2})
    assert answer.status_code == 400 and answer.json()["why"] == "no-such-game"


@pytest.mark.parametrize("game", FAILING)
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


WORDLESS = "game-wordless"


@pytest.mark.parametrize(("game", "told"), [("mute", WORDLESS), ("vague", WORDLESS), ("nameless", "nameless-told-")])
def test_words_that_fail_cost_nobody_a_move(server: Server, game: str, told: str) -> None:
    async def evening() -> None:
        table = server.open(2, game, options={"nights": 3})
        async with table.player(table.sit("Ann"), table.sit("Ben"), table.host) as both:
            await accepted(both, requests.Start(both.nonce()))
            await play_to_the_end(both)
            said = [one.message for event in both.events if event.type == "Night" for one in event.told]
            assert len(said) == 3 and all(one.startswith(told) for one in said)

    asyncio.run(evening())


WORDS_ASKED_FOR = """
from importlib import import_module
from tabletown.locales import speaker
from tabletown.server.journal import start_journal
from tabletown.server.wire.texts import text_of
start_journal()
moon = import_module("moon.records")
for night in range(12):
    text = text_of("moon")
    text.tell(moon.Night(1, (1, 2), None))
    text.name_move(moon.Light(3), speaker())
"""


def test_words_that_fail_are_noted_once_for_each_reason(tmp_path: Path) -> None:
    modules = changed("moon", "text.py", TELL, f"        1 / 0\n{TELL}")
    modules["moon/text.py"] = modules["moon/text.py"].replace(NAME, f"        raise ValueError('Hm')\n{NAME}", 2)
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    lines = list(map(json.loads, Beside(tmp_path).run("-c", WORDS_ASKED_FOR).stderr.splitlines()))
    told = [(line["what"], line["game"], line["package"], line["error"]) for line in lines]
    assert told == [
        (WORDLESS, "moon", "moonlit", why) for why in ("ZeroDivisionError: division by zero", "ValueError: Hm")
    ]


def test_a_move_may_cause_nothing(server: Server) -> None:
    async def evening() -> None:
        table = server.open(2, "silent", options={"nights": 3})
        async with table.player(table.sit("Ann"), table.sit("Ben"), table.host) as both:
            await accepted(both, requests.Start(both.nonce()))
            await play_to_the_end(both)
            assert both.is_over

    asyncio.run(evening())


def test_a_bot_that_ends_the_program_ends_nothing(server: Server) -> None:
    async def evening() -> None:
        table = server.open(2, "quitter", options={"nights": 3})
        async with table.player(table.sit("Ann", 0), table.host) as ann:
            await fill_and_start(ann, [1], "careful")
            await play_to_the_end(ann)
            assert ann.is_over
        # Both have chosen in every night, the bot that ends things among them.
        assert len(parse_record(table.record().text).entries) >= 6

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
