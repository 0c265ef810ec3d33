"""The companion: a cardboard game told to it goes exactly as the same game at a table."""

from random import Random

import pytest

from tabletown.between_two_cities.automa.companion import (
    BadEntry,
    Companion,
    Want,
    asked,
    enter,
    enter_city,
    new_companion,
    place,
    result,
)
from tabletown.between_two_cities.automa.events import SoloEnded, Took
from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.solo_rules import SOLO
from tabletown.between_two_cities.automa.solo_score import solo_outcome
from tabletown.between_two_cities.automa.solo_state import YOU, Setting, Solo, SoloPhase
from tabletown.between_two_cities.automa.ville import Ville
from tabletown.between_two_cities.moves import Place, Side
from tabletown.between_two_cities.notation import parse_city
from tabletown.between_two_cities.tiles import Tile
from tabletown.core.codec import decode, encode
from tabletown.core.errors import BadSetup, IllegalMove

FULL = Setting(Mode.FULL, 4)


def tiles(text: str) -> list[Tile]:
    return [Tile(letter) for letter in text.split()]


def start() -> Companion:
    return enter(new_companion("x", FULL), tiles("EF H/O")).companion


@pytest.mark.parametrize("setting", [FULL, Setting(Mode.FULL, 0), Setting(Mode.FULL, 2)], ids=str)
def test_a_whole_game_goes_as_at_the_table(setting: Setting) -> None:
    """A random game at the table, told to the companion tile by tile: the Automas take the same tiles."""
    random = Random("table")
    state = SOLO.setup("harbour-7", setting)
    companion = new_companion("harbour-7", setting)
    if asked(companion).want is Want.START:
        companion = enter(companion, state.ville.tiles[: asked(companion).count]).companion
    told: list[object] = []
    while state.phase is not SoloPhase.OVER:
        companion, news = tell_rows(companion, state)
        told += news
        move = random.choice(SOLO.legal_moves(state, YOU))
        state = SOLO.apply(state, YOU, move).state
        if isinstance(move, Place):
            answer = place(companion, move.tile, move.side, move.square)
            companion = answer.companion
            told += answer.events
        assert companion.solo.cities == state.cities
    assert asked(companion).want is Want.NOTHING
    assert companion.solo.ville == state.ville
    assert result(companion) == SOLO.outcome(state)
    assert sum(isinstance(event, Took) for event in told) == 4 * 6
    assert isinstance(told[-1], SoloEnded)


def tell_rows(companion: Companion, state: Solo) -> tuple[Companion, list[object]]:
    told: list[object] = []
    if asked(companion).want is Want.ROW:
        rows = [list(state.hand), *map(list, state.rows)]
        for one in reversed(state.assigned):
            number = 1 if one.automa == "Autommaso" else 2
            rows[number].insert(one.choice.place, one.choice.tile)
        for row in rows:
            answer = enter(companion, row)
            companion = answer.companion
            told += answer.events
    return companion, told


def test_it_asks_for_start_rows_and_places_in_turn() -> None:
    companion = new_companion("x", FULL)
    assert (asked(companion).want, asked(companion).count) == (Want.START, 2)
    companion = start()
    for whose in ("you", "Autommaso", "Automarta"):
        ask = asked(companion)
        assert (ask.want, ask.count, ask.whose) == (Want.ROW, 7, whose)
        companion = enter(companion, tiles("S F O P H M E")).companion
    assert asked(companion).want is Want.PLACE
    assert asked(companion).side is Side.LEFT


def test_level_0_starts_with_the_rows() -> None:
    assert asked(new_companion("x", Setting(Mode.FULL, 0))).want is Want.ROW


@pytest.mark.parametrize(
    ("entered", "words"),
    [
        ("S F", "7 tiles are needed here, and these are 2"),
        ("S F O P H M EF", "EF cannot lie here"),
        ("B B B B B B S", "6 tiles “bed” .B., but the box has 5"),
    ],
)
def test_entries_that_cannot_be_are_refused_in_words(entered: str, words: str) -> None:
    companion = start()
    with pytest.raises(BadEntry, match=words):
        enter(companion, tiles(entered))


def test_the_box_is_counted_over_the_whole_game() -> None:
    companion = start()
    for _ in range(2):
        companion = enter(companion, tiles("S S S S S S S")).companion
    with pytest.raises(BadEntry, match="17 tiles “shop”"):
        enter(companion, tiles("S S S P P P P"))


def test_placements_that_cannot_be_are_refused_in_words() -> None:
    companion = start()
    with pytest.raises(BadEntry, match="nothing is placed now"):
        place(companion, Tile.SHOP, Side.LEFT, "d4")
    for _ in range(3):
        companion = enter(companion, tiles("S S S P P O H")).companion
    with pytest.raises(BadEntry, match="M does not go to Lefthaven now"):
        place(companion, Tile.MUSIC, Side.LEFT, "d4")
    with pytest.raises(IllegalMove, match="first tile of a city"):
        place(companion, Tile.SHOP, Side.LEFT, "a1")
    with pytest.raises(BadEntry, match="no row of tiles is asked for"):
        enter(companion, tiles("S"))


def test_the_simple_mode_keeps_automaville_and_scores_the_end() -> None:
    companion = new_companion("x", Setting(Mode.SIMPLE, 1))
    assert (asked(companion).want, asked(companion).count) == (Want.START, 1)
    companion = enter(companion, tiles("P")).companion
    for _ in range(2):
        assert (asked(companion).want, asked(companion).count) == (Want.GROWTH, 8)
        companion = enter(companion, tiles("S S P O H B D F")).companion
    with pytest.raises(BadEntry, match="16 buildings, and these are 4"):
        enter_city(companion, "SSSS")
    with pytest.raises(BadEntry, match="is not a building"):
        enter_city(companion, "SSSSSSSSSSSSSSSX")
    with pytest.raises(BadEntry, match="no empty squares"):
        enter_city(companion, "SSSSSSSSSSSSSSS.")
    companion = enter_city(companion, "SSSS/HHOM/OPOO/OPHP").companion
    last = enter_city(companion, "sssshhomopooophp")
    city = parse_city("SSSS/HHOM/OPOO/OPHP")
    ville = Ville(tuple(tiles("P S S P O H B D F S S P O H B D F")))
    assert last.events == (SoloEnded(solo_outcome((city, city), ville, Setting(Mode.SIMPLE, 1))),)
    assert asked(last.companion).want is Want.NOTHING


def test_it_survives_being_kept_in_a_file() -> None:
    companion = enter(start(), tiles("S F O P H M E")).companion
    assert decode(encode(companion), Companion) == companion


def test_a_level_that_the_box_cannot_supply_is_refused() -> None:
    with pytest.raises(BadSetup, match="0 to 66"):
        new_companion("x", Setting(Mode.FULL, 99))
