"""Which square a city is most likely to become: the one that offers most to the tiles to come."""

from functools import cache

import numpy as np

from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.tiles import SINGLE_COUNTS
from tabletown.bots.between_two_cities.arrays import KIND, Index
from tabletown.bots.between_two_cities.site import TILES
from tabletown.bots.between_two_cities.wide.ground import ground_of, squares
from tabletown.bots.between_two_cities.wide.site import ROWS, column
from tabletown.bots.between_two_cities.wide.survey import CIVIC_ROW, Survey


def pinned(city: City, worth: float) -> tuple[int, ...]:
    """The column of a city in its best square."""
    found = [column(city, corner, first, worth) for corner, first in squares(city)]
    if len(found) == 1 or city.is_full:
        return found[0]
    left = 1 - len(city) / city.canvas.cells
    seen = Survey(np.array(found, np.intp).T[:ROWS], ground_of(city.canvas.size), left, ())
    rows = (seen.rows[:CIVIC_ROW] + seen.open_cells()).max(axis=1)
    offers = (rows[KIND] * _in_box()).sum(axis=0)
    return found[int(offers.argmax())]


@cache
def _in_box() -> Index:
    return np.array([SINGLE_COUNTS[tile] for tile in TILES[: len(KIND)]], np.intp)[:, None]
