"""What the squares that a city can still become offer to the tiles to come, and which of them it is likely to be."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES
from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.arrays import SCALE, Index
from tabletown.bots.between_two_cities.foresight.site import Column, city_size, columns_of
from tabletown.bots.between_two_cities.foresight.survey import CIVIC_ROW, Survey
from tabletown.bots.between_two_cities.foresight.tiles import KIND
from tabletown.bots.between_two_cities.pinned_city import TILES


def pinned(city: City) -> Column:
    """The city in the square that offers most."""
    found = columns_of(city)
    if len(found) == 1 or city.is_full:
        return found[0]
    return found[int(_offers(found, city).argmax())]


def offers(cities: Sequence[City]) -> list[float]:
    """By city, none of them full: the points that a tile drawn by chance finds by its place in the best square."""
    places = [columns_of(city) for city in cities]
    found = _offers([one for columns in places for one in columns], cities[0]) / (SCALE * len(SINGLES))
    ends = np.cumsum([len(columns) for columns in places])
    return [float(part.max()) for part in np.split(found, ends[:-1])]


def _offers(columns: Sequence[Column], like: City) -> Index:
    left = 1 - len(like) / like.canvas.cells
    seen = Survey(np.array(columns, np.int32).T, city_size(like.canvas.size), left)
    rows = (seen.rows[:CIVIC_ROW] + seen.open_cells()).max(axis=1)
    found: Index = (rows[KIND] * _in_box()).sum(axis=0)
    return found


@cache
def _in_box() -> Index:
    return np.array([SINGLE_COUNTS[tile] for tile in TILES[: len(KIND)]], np.intp)[:, None]
