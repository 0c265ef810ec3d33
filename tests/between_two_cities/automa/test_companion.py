"""The companion: a cardboard game told to it goes exactly as the same game at a table."""

from random import Random

import pytest

from tabletown.between_two_cities.automas.events import SoloEnded, Took, VilleGrew
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.answers import answer, begin
from tabletown.between_two_cities.cardboard.companion import (
    Companion,
    Want,
    asked,
    enter,
    enter_city,
    enter_districts,
    enter_mat,
    left_in_box,
    new_companion,
    place,
    result,
)
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.options import parse_setting
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.state import YOU, Setting, SoloPhase, SoloState
from tabletown.core.errors import BadSetup, IllegalMove

FULL = Setting(Mode.FULL, 4)
SEED = "harbour-7"
ALL = {"landscapes": True, "civics": True, "districts": True}


def with_capitals(mode: Mode, **options: bool | int) -> Setting:
    return parse_setting(mode, options, SEED)


def tiles(text: str) -> list[Tile]:
    return [Tile(letter) for letter in text.split()]


def start() -> Companion:
    return enter(new_companion("x", FULL), tiles("EF H/O")).companion


@pytest.mark.parametrize(
    "setting",
    [
        FULL,
        Setting(Mode.FULL, 0),
        Setting(Mode.FULL, 2),
        with_capitals(Mode.FULL, **ALL),
        with_capitals(Mode.FULL, **ALL, hard=True, level=0),
        with_capitals(Mode.FULL, landscapes=True, level=5),
        with_capitals(Mode.FULL, civics=True),
        with_capitals(Mode.FULL, districts=True),
    ],
    ids=str,
)
def test_a_whole_game_goes_as_at_the_table(setting: Setting) -> None:
    """A random game at the table, told to the companion tile by tile: the Automas take the same tiles."""
    random = Random("table")
    state = deal(SEED, setting)
    companion = new_companion(SEED, setting)
    if asked(companion).want is Want.DISTRICTS:
        companion = enter_districts(companion, setting.modules.districts).companion
    for city in state.cities:
        if asked(companion).want is Want.MAT:
            companion = enter_mat(companion, city.canvas.landscape).companion
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
    assert sum(isinstance(event, Took) for event in told) == 4 * (setting.hand - 1)
    assert isinstance(told[-1], SoloEnded)


def tell_rows(companion: Companion, state: SoloState) -> tuple[Companion, list[object]]:
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
        ("S F", "7 tiles are needed here, and you gave 2"),
        ("S F O P H M EF", "EF cannot lie here"),
        ("B B B B B B S", "6 tiles “tavern with beds”, but the box has 5"),
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
    with pytest.raises(BadEntry, match="Nothing is placed now"):
        place(companion, Tile.SHOP, Side.LEFT, "d4")
    for _ in range(3):
        companion = enter(companion, tiles("S S S P P O H")).companion
    with pytest.raises(BadEntry, match="M does not go to Lefthaven now"):
        place(companion, Tile.MUSIC, Side.LEFT, "d4")
    with pytest.raises(IllegalMove, match="first tile of a city"):
        place(companion, Tile.SHOP, Side.LEFT, "a1")
    with pytest.raises(BadEntry, match="No row of tiles is asked for"):
        enter(companion, tiles("S"))


def test_the_simple_mode_keeps_automaville_and_scores_the_end() -> None:
    companion = new_companion("x", Setting(Mode.SIMPLE, 1))
    assert (asked(companion).want, asked(companion).count) == (Want.START, 1)
    companion = enter(companion, tiles("P")).companion
    for _ in range(2):
        assert (asked(companion).want, asked(companion).count) == (Want.GROWTH, 8)
        companion = enter(companion, tiles("S S P O H B D F")).companion
    with pytest.raises(BadEntry, match="16 squares, and this has 4"):
        enter_city(companion, "SSSS")
    with pytest.raises(BadEntry, match=r"“X” is not a tile. Tiles are S F B D E M O P H C\.$"):
        enter_city(companion, "SSSSSSSSSSSSSSSX")
    with pytest.raises(BadEntry, match="no empty squares"):
        enter_city(companion, "SSSSSSSSSSSSSSS.")
    companion = enter_city(companion, "SSSS/HHOM/OPOO/OPHP").companion
    last = enter_city(companion, "sssshhomopooophp")
    city = parse_city("SSSS/HHOM/OPOO/OPHP")
    ville = Ville(tuple(tiles("P S S P O H B D F S S P O H B D F")))
    assert last.events == (SoloEnded(solo_outcome((city, city), ville, Setting(Mode.SIMPLE, 1))),)
    assert asked(last.companion).want is Want.NOTHING


BIG = "SSSSH/H###O/M#O#O/PPPPF/FOODE"
BIG_MAT = "###/#.#/..."


def test_the_simple_mode_with_capitals_scores_cities_around_landscapes() -> None:
    companion = begin("simple", {**ALL, "level": 1}, "x")
    assert [asked(companion).want, asked(companion).cards[-1]] == [Want.DISTRICTS, "civic"]
    companion = answer(companion, "districts SP OT HC").companion
    for town, mat in (("Lefthaven", BIG_MAT), ("Rightcastle", ".../.##/###")):
        ask = asked(companion)
        assert (ask.want, ask.whose) == (Want.MAT, town)
        companion = answer(companion, f"mat {mat}").companion
    companion = answer(companion, "S").companion
    assert (asked(companion).want, asked(companion).count) == (Want.GROWTH, 6)
    companion = answer(companion, "S S F O P ST-O").companion
    assert companion.solo.ville.values == (3,)
    assert answer(companion, "S S F O P H").events == (VilleGrew(tuple(tiles("S S F O P H"))),)
    companion = answer(companion, "S S F O P H").companion
    ask = asked(companion)
    assert (ask.want, ask.count, [mat.grid for mat in ask.mats]) == (Want.CITY, 20, [BIG_MAT])
    companion = answer(companion, f"city {BIG}").companion
    other = "SSSSH/HHHHO/M...O/PP.##/FO###".replace(".", "D", 4)
    last = answer(companion, f"city {other.replace('M', 'C')} a3:sp-h")
    score = result(last.companion)
    assert last.events == (SoloEnded(score),)
    assert last.companion.solo.setting.modules.districts[0] == ("shop", "park")
    assert len(last.companion.solo.cities[1].civics) == 1


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (["districts SP OT"], "3 pairs of different"),
        (["districts SP OT SC"], "3 pairs of different"),
        (["districts FH OT SC"], "factory and house is drawn again"),
        (["districts SP OT HC", "mat .../.../..."], "not a landscape that is still in the box"),
        (["districts SP OT HC", f"mat {BIG_MAT}", f"mat {BIG_MAT}"], "not a landscape that is still in the box"),
        (["mat ###/#.#/..."], "No landscape is asked for"),
        (["districts SP OT HC", f"mat {BIG_MAT}", "mat .../.##/###", "districts SP OT HC"], "No district cards"),
        (["districts SP OT HC", f"mat {BIG_MAT}", "mat .../.##/###", "SF-P"], "SF-P cannot lie here"),
        (["districts SP OT HC", f"mat {BIG_MAT}", "mat .../.##/###", "S", "SF-P SF-P S S S S"], "2 tiles “SF-P”"),
    ],
)
def test_what_cannot_be_of_capitals_is_refused_in_words(answers: list[str], words: str) -> None:
    companion = begin("simple", {**ALL, "level": 1}, "x")
    for text in answers[:-1]:
        companion = answer(companion, text).companion
    with pytest.raises(BadEntry, match=words):
        answer(companion, answers[-1])


def finished(city: str) -> None:
    companion = begin("simple", {**ALL, "level": 0}, "x")
    for text in ("districts SP OT HC", f"mat {BIG_MAT}", "mat .../.##/###", "S S F O P H", "S S F O P H"):
        companion = answer(companion, text).companion
    answer(companion, f"city {city}")


@pytest.mark.parametrize(
    ("city", "words"),
    [
        ("SSSS/HHOM/OPOO/OPHP", "25 squares, and this has 16"),
        (BIG.replace("E", "."), "no empty squares"),
        (BIG.replace("#O#", "##O"), "not those of its landscape"),
        ("SSSSH/HSSSO/MSOSO/PPPPF/FOODE", "not those of its landscape"),
        (BIG.replace("E", "C"), "needs its wishes"),
        (f"{BIG.replace('E', 'C')} e5:SF-T", "SF-T is not in the box"),
        ("MMMMM/M###M/M#M#M/MMMMM/MMMMM", "There are 20 of “tavern with music”"),
    ],
)
def test_finished_cities_that_cannot_be_are_refused_in_words(city: str, words: str) -> None:
    finished(BIG)
    with pytest.raises(BadEntry, match=words):
        finished(city)


def test_a_level_that_the_box_cannot_supply_is_refused() -> None:
    with pytest.raises(BadSetup, match="0 to 66"):
        new_companion("x", Setting(Mode.FULL, 99))


def test_it_says_how_many_of_a_tile_the_box_still_has() -> None:
    before = start()
    ask = asked(before)
    assert dict(zip(ask.tiles, left_in_box(before, ask), strict=True))[Tile.BED] == 5
    after = enter(before, tiles("B B B S S S S")).companion
    left = dict(zip(ask.tiles, left_in_box(after, asked(after)), strict=True))
    assert left[Tile.BED] == 2 and left[Tile.SHOP] == 12
    with pytest.raises(BadEntry):
        enter(after, tiles("B B B S S S S"))


def test_of_a_finished_city_it_counts_buildings() -> None:
    now = new_companion("x", Setting(Mode.SIMPLE, 0))
    for _ in range(2):
        now = enter(now, tiles("B P P P P P P P")).companion
    ask = asked(now)
    then = dict(zip(ask.tiles, left_in_box(now, ask), strict=True))
    now = enter_city(now, "BBBSSSSSSSSSSSHH").companion
    left = dict(zip(ask.tiles, left_in_box(now, asked(now)), strict=True))
    assert then[Tile.BED] - left[Tile.BED] == 3 and then[Tile.SHOP] - left[Tile.SHOP] == 11
