"""A city as a column of numbers: what stands where in a square that it can still become, and what civics wish there.

Many columns lie side by side, and cells have neighbours by shifting bits: 4×4 and 5×5 are the same code.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import TYPES
from tabletown.between_two_cities.city.city import City

CellBits: TypeAlias = NDArray[np.int32]
"""Sets of cells, one bit each."""
Plane: TypeAlias = NDArray[np.int8]
"""Small numbers by cell and column."""
Column: TypeAlias = tuple[int, ...]

NATURE, START = 9, 10
"""Rows after the nine buildings: cells that stay empty, and where the first tile may go."""
LIKES, DISLIKES = 11, 11 + len(TYPES)
"""Then by type: the civic buildings that like it beside them, and those that dislike it."""
_MIDDLE = 5
"""Where the first tile goes in a 4×4 square."""


class CitySize:
    """What all squares of one size share."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = size * size
        self.full = (1 << self.cells) - 1
        self.left_column = sum(1 << row * size for row in range(size))
        self.right_column = self.left_column << size - 1
        self._bits: CellBits = (1 << np.arange(self.cells, dtype=np.int32))[:, None]

    def beside(self, masks: CellBits) -> CellBits:
        """The cells that share an edge with one of these."""
        found: CellBits = (masks << 1 & ~self.left_column) | (masks & ~self.left_column) >> 1
        found |= masks << self.size | masks >> self.size
        found &= self.full
        return found

    def planes(self, masks: CellBits) -> Plane:
        """By mask, cell and column: whether the cell belongs to it."""
        found: Plane = ((masks[..., None, :] & self._bits) != 0).view(np.int8)
        return found

    def around(self, cells: Plane) -> Plane:
        """By cell and column: how many of these lie beside it."""
        grid = cells.reshape(self.size, self.size, -1)
        found = np.zeros_like(grid)
        found[1:] += grid[:-1]
        found[:-1] += grid[1:]
        found[:, 1:] += grid[:, :-1]
        found[:, :-1] += grid[:, 1:]
        return found.reshape(cells.shape)


@cache
def city_size(size: int) -> CitySize:
    return CitySize(size)


def columns_of(city: City) -> list[Column]:
    """The city in every square that it can still become."""
    canvas = city.canvas
    return [column(city, corner) for number, corner in enumerate(canvas.corners) if city.windows >> number & 1]


def column(city: City, corner: int) -> Column:
    """Its square pinned at this corner, a cell of the canvas."""
    likes, dislikes = [0] * len(TYPES), [0] * len(TYPES)
    for cell, tile in city.civics:
        bit = _pressed(1 << cell, corner, city)
        for kind in tile.likes:
            likes[TYPES.index(kind)] |= bit
        if tile.dislikes is not None:
            dislikes[TYPES.index(tile.dislikes)] |= bit
    masks = [_pressed(mask, corner, city) for mask in city.masks()]
    nature = _pressed(city.canvas.nature, corner, city)
    first = _pressed(city.canvas.first, corner, city) if city.canvas.nature else 1 << _MIDDLE
    return (*masks, nature, first, *likes, *dislikes)


def _pressed(mask: int, corner: int, city: City) -> int:
    """A mask of the canvas, cut out of the square at this corner: without the gaps between rows."""
    size, width = city.canvas.size, city.canvas.width
    row = (1 << size) - 1
    return sum((mask >> corner + line * width & row) << line * size for line in range(size))
