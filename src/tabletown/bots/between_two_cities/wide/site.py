"""A city as a column of numbers: what stands where in a pinned square, what civic buildings wish, what it is worth."""

from tabletown.between_two_cities.box.tiles import TYPES
from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.wide.ground import pressed

NATURE, START = 9, 10
"""Rows after the nine buildings: cells that stay empty, and where the first tile may go."""
LIKES, DISLIKES = 11, 11 + len(TYPES)
"""Then by type: the civic buildings that like it beside them, and those that dislike it."""
ROWS = 11 + 2 * len(TYPES)
WORTH = ROWS
"""Last, not a mask: what the city is worth, in hundredths (read where somebody plays alone)."""


def column(city: City, corner: int, first: int, worth: float) -> tuple[int, ...]:
    """One city, its square pinned at this corner."""
    likes, dislikes = [0] * len(TYPES), [0] * len(TYPES)
    for cell, tile in city.civics:
        bit = pressed(1 << cell, corner, city)
        for kind in tile.likes:
            likes[TYPES.index(kind)] |= bit
        if tile.dislikes is not None:
            dislikes[TYPES.index(tile.dislikes)] |= bit
    masks = [pressed(mask, corner, city) for mask in city.masks()]
    nature = pressed(city.canvas.nature, corner, city)
    return (*masks, nature, first, *likes, *dislikes, round(worth * SCALE))
