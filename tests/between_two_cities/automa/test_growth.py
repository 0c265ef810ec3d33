"""How Automaville grows in the simple mode with Capitals: the even fight, and the booklet's six (rules 4.2 and 4.4)."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.events import SoloEnded, VilleGrew
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.cardboard.answers import answer, begin
from tabletown.between_two_cities.cardboard.companion import Want, asked
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.solo.growth import ROUNDS, grow, growth_after
from tabletown.between_two_cities.solo.state import YOU, SoloState
from tabletown.core.errors import BadSetup
from tabletown.core.event import Event
from tabletown.core.game import Option, agreed
from tabletown.core.play import sit_down
from tabletown.core.record import format_record, parse_record, replay

RULES = Path(__file__).parents[3] / "docs" / "rules" / "between-two-cities-automa.md"
SIMPLE: dict[str, Option] = {"automa": "simple", "civics": True, "landscapes": True}


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(map(Tile, names.split()))


def modules(*, landscapes: bool, civics: bool, districts: bool) -> Modules:
    return Modules(landscapes, civics, ((Kind.SHOP, Kind.PARK),) if districts else ())


def test_the_numbers_are_those_of_the_rules() -> None:
    lines = re.findall(r"^\| ([a-z, ]+) \| (\d+) \| (\d+)(?: of (\d+))? \|$", RULES.read_text(), re.MULTILINE)
    assert len(lines) == 7
    for named, first, kept, drawn in lines:
        words = named.split(", ")
        there = modules(**{word: word in words for word in ("landscapes", "civics", "districts")})
        one, three = (growth_after(number, there, even=True) for number in ROUNDS)
        assert (one.drawn, one.thrown) == (int(first), 0)
        assert (three.kept, three.drawn) == (int(kept), int(drawn or kept))


def test_the_booklet_has_six_and_the_base_game_eight_whatever_was_agreed() -> None:
    for number, even in product(ROUNDS, (False, True)):
        assert growth_after(number, BASE, even=even).drawn == 8
    assert growth_after(1, Modules(civics=True), even=False) == (6, 0)


@pytest.mark.parametrize(
    ("ville", "drawn", "rivals", "thrown"),
    [
        # A second park makes a pair (6 more), the lone shop is worth 2.
        ("P", "P S", (0, 0), "S"),
        # Shop and house are worth 2 and 0: with nothing else a house scores nothing.
        ("", "S H", (0, 0), "H"),
        # Each is worth 2, as a lone park or shop: the one lower on the list goes.
        ("", "S P", (0, 0), "P"),
        # A factory is worth 4 where nobody has more, 2 where both others do.
        ("", "F O O O", (0, 0), "O"),
        ("", "F O O O", (2, 3), "F"),
        # A civic tile costs what it was fixed at: here 1.
        ("", "P SF-P", (0, 0), "SF-P"),
    ],
)
def test_the_weakest_of_the_last_draw_go_out_of_the_game(
    ville: str, drawn: str, rivals: tuple[int, int], thrown: str
) -> None:
    grown, out = grow(Ville(tiles(ville)), tiles(drawn), 1, rivals)
    assert out == tiles(thrown)
    assert sorted((*grown.tiles, *out)) == sorted(tiles(f"{ville} {drawn}"))
    assert len(grown.values) == sum(tile.is_civic for tile in grown.tiles)


def test_what_was_there_before_stays() -> None:
    grown, out = grow(Ville(tiles("H")), tiles("S S"), 2, (0, 0))
    assert (grown.tiles, out) == (tiles("H"), tiles("S S"))


def test_tiles_that_were_thrown_away_lie_among_the_discards() -> None:
    state: AnyState = GAME.setup(1, "x", automa="simple", landscapes=True, growth="even")
    random, events = Random(1), tuple[Event, ...]()
    while GAME.to_act(state):
        step = GAME.apply(state, YOU, random.choice(GAME.legal_moves(state, YOU)))
        state, events = step.state, step.events
    assert isinstance(state, SoloState) and not GAME.faults(state)
    (grew,) = [event for event in events if isinstance(event, VilleGrew)]
    wanted = state.setting.growth_after(ROUNDS[1])
    assert (len(grew.tiles), len(grew.thrown)) == (wanted.drawn, wanted.thrown)
    assert wanted.thrown and state.discards[-wanted.thrown :] == grew.thrown


def test_records_without_the_option_mean_the_booklet() -> None:
    old = "\n".join(
        [
            "tabletown record 1",
            "game: between-two-cities",
            "rules: 1",
            "seats: 1",
            'options: {"automa": "simple", "civics": true}',
            "commitment: -",
            "seed: old",
            "",
        ]
    )
    *_, last = replay(parse_record(old))
    assert isinstance(last.state, SoloState) and not last.state.setting.even
    assert [last.state.setting.growth_after(number).drawn for number in ROUNDS] == [6, 6]


def test_new_tables_are_an_even_fight_unless_the_booklet_is_asked_for() -> None:
    sitting = sit_down(GAME, 1, "new", **SIMPLE)
    assert isinstance(sitting.state, SoloState) and sitting.state.setting.even
    again = parse_record(format_record(sitting.record))
    assert dict(again.options)["growth"] == "even"
    booklet = sit_down(GAME, 1, "new", **SIMPLE, growth="booklet").state
    assert isinstance(booklet, SoloState) and not booklet.setting.even
    others: tuple[tuple[int, dict[str, Option]], ...] = (
        (1, {"automa": "simple"}),
        (1, {"automa": "full", "civics": True}),
        (3, {"civics": True}),
    )
    for seats, options in others:
        assert agreed(GAME, seats, options) == options


def test_what_cannot_be_agreed_is_refused_in_words() -> None:
    with pytest.raises(BadSetup, match="even, booklet"):
        GAME.setup(1, "x", automa="simple", civics=True, growth="much")
    with pytest.raises(BadSetup, match="full mode has no such option"):
        GAME.setup(1, "x", automa="full", civics=True, growth="even")


def test_the_companion_asks_for_the_cities_before_the_last_draw() -> None:
    now = begin("simple", {"districts": True, "level": 0, "growth": "even"}, "x")
    step = answer(now, "districts SP OF TH")
    wants = []
    while (ask := asked(step.companion)).want is not Want.NOTHING:
        wants.append(ask.want)
        tiles_drawn = " ".join("PHBDEMSFF"[: ask.count])
        step = answer(step.companion, "city SSSS/HHOM/OPOO/OPHP" if ask.want is Want.CITY else tiles_drawn)
    assert wants == [Want.GROWTH, Want.CITY, Want.CITY, Want.GROWTH]
    assert any(isinstance(event, SoloEnded) for event in step.events)
