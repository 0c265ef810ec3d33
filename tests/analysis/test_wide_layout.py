"""Layouts with Capitals: never worse than what was built, of the same tiles, and never above the bound."""

from itertools import permutations
from random import Random

import pytest

from tabletown.analysis.between_two_cities.layout import BadTiles, compare, tiles_of
from tabletown.analysis.between_two_cities.wide_layout import bound
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import format_city, parse_city
from tabletown.between_two_cities.city.scoring import MOST, SECOND, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.testing.playouts import random_moves


def a_city(seed: int) -> City:
    """As random play leaves it."""
    first = GAME.setup(3, f"layout-{seed}", landscapes=True, civics=True, districts=True)
    *_, (last, seat, move) = random_moves(GAME, first, Random(seed))
    return parse_city(format_city(GAME.apply(last, seat, move).state.cities[seed % 3]))


@pytest.mark.parametrize("seed", range(3))
def test_a_better_city_of_the_same_tiles(seed: int) -> None:
    city = a_city(seed)
    found = compare(city, SECOND)
    assert sorted(tiles_of(found.best.city)) == sorted(tiles_of(city))
    assert (found.best.city.built, found.best.city.canvas) == (city.built, city.canvas)
    assert found.best.score == score_city(found.best.city, SECOND)
    # Random play leaves much to be gained.
    assert found.score.total + 10 < found.best.score.total <= found.best.bound
    assert found.best.bound == bound(city, found.score)
    assert found.best.proven == (found.best.score.total == found.best.bound)


@pytest.mark.parametrize("text", ["SS#/O#H/PFC c3:SF-H", "OC#/B#H/PFS b1:OP-F"])
def test_the_bound_is_one(text: str) -> None:
    """All layouts of a small square with nature, one by one."""
    city = parse_city(text, 3)
    cells = [cell for cell in range(city.canvas.plane) if city.built >> cell & 1]
    totals = set()
    for tiles in set(permutations(tiles_of(city))):
        other = City(city.canvas, city.windows, 0, 0)
        for tile, cell in zip(tiles, cells, strict=True):
            other = other.place(tile, cell)
        totals.add(score_city(other, MOST).total)
    found = compare(city, MOST)
    assert found.best.score.total == max(totals) <= bound(city, found.score)


def test_unfinished_cities_are_refused_in_words() -> None:
    with pytest.raises(BadTiles, match="not finished"):
        compare(parse_city("SF#../H.O../.S..."), MOST)
    with pytest.raises(BadTiles, match="A factory is worth 4, 3 or 2"):
        compare(a_city(0), 7)
    assert Tile.SHOP in tiles_of(parse_city("SF#../H.O../.S..."))
