"""The two solo modes with Capitals."""

import pytest
from tests.between_two_cities.automa.solo_games import cities

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville, ville_sizes
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.score import own_totals, score_solo
from tabletown.between_two_cities.solo.state import Setting, SoloPhase, SoloState
from tabletown.core.errors import BadSetup
from tabletown.testing.conformance import check_game
from tabletown.testing.playouts import random_states

PAIRS = ((Kind.SHOP, Kind.PARK), (Kind.HOUSE, Kind.CIVIC), (Kind.OFFICE, Kind.TAVERN))
ALL = {"landscapes": True, "civics": True, "districts": True}


@pytest.mark.parametrize(
    "options",
    [
        {"automa": "full", **ALL},
        {"automa": "simple", **ALL, "hard": True, "double": "civics+district-2"},
        {"automa": "full", "civics": True, "level": 9},
        {"automa": "simple", "districts": True},
    ],
    ids=str,
)
def test_solo_tables_with_capitals_conform(options: dict[str, str | int | bool]) -> None:
    check_game(SOLO, 1, "capitals", options)


@pytest.mark.parametrize(("mode", "level"), [("simple", 1), ("full", 4)])
def test_normal_levels_with_capitals_are_singles(mode: str, level: int) -> None:
    state = GAME.setup(1, "x", automa=mode, landscapes=True)
    assert isinstance(state, SoloState)
    assert state.setting.level == level
    assert not any(tile.is_duplex for tile in state.ville.tiles[:level])


@pytest.mark.parametrize("mode", [Mode.SIMPLE, Mode.FULL])
def test_with_landscapes_hands_are_of_nine_and_cities_get_eight_singles_twice(mode: Mode) -> None:
    options: dict[str, str | int | bool] = {"automa": str(mode), "landscapes": True}
    found = [state for state in random_states(GAME, 1, "nine", options) if isinstance(state, SoloState)]
    sizes = [len(state.hand) for state in found if state.phase is SoloPhase.CHOOSE]
    usual = [9] * 8 if mode is Mode.SIMPLE else [9, 7, 5, 3]
    assert sizes == [*usual, 3, 3, *usual]
    first = next(state for state in found if state.turns[state.turn].round == 2)
    assert [len(city) for city in first.cities] == [8, 8]
    for city in found[-1].cities:
        assert city.is_full and len(city) == 8 + 2 * 2 + 8
        assert (city.lying | city.standing).bit_count() == 2


def test_civic_tiles_drawn_at_the_start_go_back() -> None:
    for number in range(30):
        state = GAME.setup(1, f"x{number}", automa="simple", civics=True, level=5)
        assert isinstance(state, SoloState)
        assert len(state.ville.tiles) == 5
        assert not any(tile.is_civic for tile in state.ville.tiles)
        assert not SOLO.faults(state)


def test_with_capitals_the_simple_automaville_gets_six_tiles_twice() -> None:
    options: dict[str, str | int | bool] = {"automa": "simple", **ALL}
    last = random_states(GAME, 1, "six", options)[-1]
    assert isinstance(last, SoloState)
    assert len(last.ville.tiles) == 1 + 12
    assert all(len(city) == 20 for city in last.cities)


def test_automaville_gets_no_landscape_and_your_cities_one_each() -> None:
    state = GAME.setup(1, "x", landscapes=True)
    assert isinstance(state, SoloState)
    left, right = state.cities
    assert left.canvas.landscape and right.canvas.landscape
    assert left.canvas.landscape != right.canvas.landscape


def test_of_a_draw_ordinary_tiles_come_first_then_civics_in_their_order() -> None:
    ville = Ville(()).grown((Tile("SF-H"), Tile.SHOP, Tile("SP-F"), Tile.FACTORY))
    assert ville.tiles == (Tile.SHOP, Tile.FACTORY, Tile("SF-H"), Tile("SP-F"))
    assert ville.values == (6, 1)


def test_a_civic_tile_keeps_its_value() -> None:
    ville = Ville((Tile.SHOP,)).grown((Tile("SF-H"),))
    assert ville.values == (3,)
    assert ville.grown((Tile.FACTORY, Tile.HOUSE, Tile.HOUSE)).values == (3,)


def test_civic_districts_count_all_civics_whatever_their_value() -> None:
    ville = Ville((Tile.HOUSE,)).grown((Tile("SF-H"), Tile("SP-F"), Tile("OP-H")))
    assert ville_sizes(ville, PAIRS) == (1, 4, 1)
    assert ville_sizes(ville, PAIRS, hard=True) == (2, 5, 2)


def test_districts_compare_across_all_three() -> None:
    setting = Setting(Mode.FULL, 4, (), Modules(districts=((Kind.SHOP, Kind.PARK),) * 3))
    score = score_solo(cities("SSP.", "S..."), Ville((Tile.SHOP, Tile.PARK)), setting)
    assert [size[0] for size in score.sizes] == [3, 2, 1]
    assert [points[0] for points in score.districts] == [6, 3, 0]
    assert (score.left.districts, score.ville.districts, score.right.districts) == (18, 9, 0)


def test_doubled_districts_and_civics() -> None:
    setting = Setting(Mode.FULL, 4, ("district-1",), Modules(districts=((Kind.SHOP, Kind.PARK),) * 3))
    score = score_solo(cities("SSP.", "S..."), Ville((Tile.SHOP, Tile.PARK)), setting)
    assert own_totals(score, setting.doubled) == (score.left.total + 6, score.right.total)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"hard": True}, "it needs districts"),
        ({"hard": "very", "districts": True}, "true or false"),
        ({"civics": "some"}, "civics is true or false"),
        ({"double": "civics"}, "“civics” is not a category"),
        ({"landscapes": True, "level": 60}, "0 to 54"),
    ],
)
def test_modules_that_cannot_be_are_refused_in_words(options: dict[str, str | int | bool], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.setup(1, "x", **options)
