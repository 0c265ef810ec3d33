"""Every sort of table is a true game of its own, and none is imported before it is asked for."""

import subprocess
import sys

import pytest

from tabletown.between_two_cities import GAME, people, solo, two_with_automa
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.face import FACE
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.between_two_cities.text import TEXT
from tabletown.core.errors import BadSetup, IllegalMove, Refused
from tabletown.core.event import Event
from tabletown.core.game import Option, UsesData
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.testing import check_game
from tabletown.testing.playouts import random_sitting

CAPITALS: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (3, CAPITALS)], ids=str)
def test_people_conform(seats: int, options: dict[str, Option]) -> None:
    """Asked directly; tables of all sizes are in `tests/testing`, where the whole game is asked."""
    check_game(people.GAME, seats, "sort", options)


def test_a_sort_says_what_the_whole_game_says() -> None:
    """Same deal, same moves, same end, same record: whoever asks."""
    tables: list[tuple[Sort, int, dict[str, Option]]] = [
        (Sort.PEOPLE, 3, {}),
        (Sort.SOLO, 1, {"automa": "simple", **CAPITALS}),
        (Sort.DUO, 2, {"automa": "third"}),
    ]
    for sort, seats, options in tables:
        own = (
            random_sitting(people.GAME, seats, "same", options)
            if sort is Sort.PEOPLE
            else random_sitting(solo.GAME, seats, "same", options)
            if sort is Sort.SOLO
            else random_sitting(two_with_automa.GAME, seats, "same", options)
        )
        whole = random_sitting(GAME, seats, "same", options)
        assert own.record == whole.record
        assert own.state == whole.state
        assert sort_of_record(type(whole.state)) is sort


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {}, "for one person, not 2"),
        (1, {"automa": False}, "Alone you always play against Automas"),
        (1, {"automa": "third"}, "not possible at a table of 1"),
    ],
)
def test_a_solo_game_refuses_other_tables(seats: int, options: dict[str, Option], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        solo.GAME.setup(seats, "x", **options)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (3, {"automa": "third"}, "for two people, not 3"),
        (2, {}, "automa=third"),
        (2, {"automa": "full"}, "not possible at a table of 2"),
        (2, {"automa": "third", "level": 1}, "at tables of 1, not of 2"),
        (
            2,
            {"automa": "third", "rivers": True},
            "has no option “rivers”. Its options: automa, landscapes, civics and districts",
        ),
    ],
)
def test_a_table_of_two_and_an_automa_refuses_other_tables(seats: int, options: dict[str, Option], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        two_with_automa.GAME.setup(seats, "x", **options)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"automa": "third"})])
def test_only_a_solo_game_throws_tiles_away(seats: int, options: dict[str, Option]) -> None:
    assert GAME.parse_move("discard S") == Discard(Tile.SHOP)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(GAME.setup(seats, "x", **options), Seat(0), Discard(Tile.SHOP))
    assert refused.value.reason is Refused.NOT_A_MOVE


def test_every_sort_knows_its_data() -> None:
    options: list[tuple[UsesData, int, dict[str, Option]]] = [
        (people.GAME, 3, CAPITALS),
        (solo.GAME, 1, {"automa": "full"}),
        (two_with_automa.GAME, 2, {"automa": "third"}),
    ]
    digests = [game.data_digest(seats, given) for game, seats, given in options]
    assert digests == [GAME.data_digest(seats, given) for _, seats, given in options]
    assert all(digests)
    assert people.GAME.data_digest(3, {}) == ""


class Elsewhere(Event):
    """As the checks for leaks plant them."""


def test_an_event_from_elsewhere_has_no_words() -> None:
    assert sort_of_record(Elsewhere) is Sort.PEOPLE
    assert TEXT.tell(Elsewhere()) == () and not TEXT.has_gains(Elsewhere())


def test_what_belongs_to_no_table_is_told() -> None:
    with pytest.raises(TypeError, match="Outcome belongs to no table"):
        sort_of_record(Outcome)


WHOLE_GAME = """
import sys
from random import Random

import tabletown
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.play import sit_down
from tabletown.core.record import format_record, parse_record, replay, verify
from tabletown.core.text import load_text, tell_opening
from tabletown.locales import speaker

game, text = tabletown.load("between-two-cities"), load_text("between-two-cities")
for seats, options in ((3, {}), (2, {"automa": False}), (4, {"landscapes": True, "civics": True, "districts": True})):
    table, random = sit_down(game, seats, "alone", **options), Random(seats)
    say = speaker(you=0)
    assert list(map(say, tell_opening(text, game.view(table.state, 0)))) and text.help(say)
    while acting := sorted(game.to_act(table.state)):
        seat = random.choice(acting)
        view, moves = game.view(table.state, seat), game.legal_moves(table.state, seat)
        move = random.choice(moves)
        assert game.parse_move(game.format_move(move)) == move and encode(view)
        events = table.submit(seat, move).events
        told = [say(one) for event in events for one in text.tell(event)]
    view = game.view(table.state, 0)
    assert text.draw(view, say) and text.close(view, say) and text.readable(view)
    assert game.outcome(table.state) is not None and not game.faults(table.state)
    game.resample(view, Stream("alone", "worlds"))
    written = format_record(table.record)
    verify(parse_record(written))
    assert game.data_digest(seats, options) == parse_record(written).data
    for _ in replay(parse_record(written)):
        pass
{more}
rooms = {"automas", "solo", "two_with_automa", "cardboard", "automa"}
print(*sorted(name for name in sys.modules if name.startswith("tabletown.") and rooms & set(name.split("."))))
"""
BOTS_TOO = """
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot

first = game.setup(3, "bots")
for name in ("random", "greedy", "balanced", "search"):
    bot = make_bot("between-two-cities", name, "seed", Budget(simulations=2))
    bot.decide(game.view(first, 0), game.legal_moves(first, 0))
"""
A_PICTURE_TOO = """
from tabletown.server.games.between_two_cities.picture import PICTURE

first = game.setup(3, "picture")
view, moves = game.view(first, 0), game.legal_moves(first, 0)
step = game.apply(first, 0, moves[0])
assert PICTURE.public(view) and PICTURE.own(view) and PICTURE.offers(view, 0, lambda: moves)
assert PICTURE.parts(view, moves[0], 0) and PICTURE.concerned(step.events, 3, {})
assert not any(map(PICTURE.reveals, step.events)) and not PICTURE.partners(view, 0)
assert not PICTURE.shares(3, 0, 1, game.format_move(moves[0]))
"""


def in_a_fresh_process(more: str) -> str:
    script = WHOLE_GAME.replace("{more}", more)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("more", ["", BOTS_TOO, A_PICTURE_TOO], ids=["rules", "bots", "picture"])
def test_a_game_among_people_leaves_the_automas_in_their_box(more: str) -> None:
    assert in_a_fresh_process(more) == ""


def test_a_table_with_automas_takes_them_out_and_leaves_the_cardboard() -> None:
    loaded = in_a_fresh_process('game.setup(1, "alone")').split()
    assert "tabletown.between_two_cities.solo.rules" in loaded
    assert not [name for name in loaded if "cardboard" in name or "two_with_automa" in name]


def test_every_choice_of_an_option_has_a_name_of_its_own() -> None:
    for option in FACE.options:
        labels = [choice.label for choice in option.choices]
        assert len(set(labels)) == len(labels), option.name
