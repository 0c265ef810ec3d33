"""Squares of any size in thousands of columns: neighbours by shifting bits, and masks as planes of cells."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.arrays import Masks

Plane = NDArray[np.int8]
"""Small numbers by cell and city, or tables of such."""

_BITS = (1 << np.arange(8)).astype(np.uint8)[:, None]
FEW = 512
"""Below so many columns it costs more to take masks apart."""
MIDDLE = 5
"""Where the first tile goes in a pinned 4×4 square."""


class Ground:
    """What all cities of one size share."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = size * size
        self.full = (1 << self.cells) - 1
        self.bits: Masks = (1 << np.arange(self.cells, dtype=np.int32))[:, None]
        self.left_column = sum(1 << row * size for row in range(size))
        self.right_column = self.left_column << size - 1

    def beside(self, masks: Masks) -> Masks:
        """The cells that share an edge with one of these."""
        found: Masks = (masks << 1 & ~self.left_column) | (masks & ~self.left_column) >> 1
        found |= masks << self.size | masks >> self.size
        found &= self.full
        return found

    def planes(self, masks: Masks) -> Plane:
        """By mask, cell and city: whether the cell belongs to it."""
        if masks.shape[-1] < FEW:
            few: Plane = ((masks[..., None, :] & self.bits) != 0).view(np.int8)
            return few
        # Byte by byte: small numbers are faster than large ones.
        parts = masks.astype("<u4")[..., None].view(np.uint8)
        found = np.empty((*masks.shape[:-1], self.cells, masks.shape[-1]), np.bool_)
        for start in range(0, self.cells, 8):
            part = np.ascontiguousarray(parts[..., start // 8])[..., None, :]
            cells = found[..., start : start + 8, :]
            np.not_equal(part & _BITS[: cells.shape[-2]], 0, out=cells)
        return found.view(np.int8)

    def around(self, cells: Plane) -> Plane:
        """By cell and city: how many of these lie beside it."""
        grid = cells.reshape(self.size, self.size, -1)
        found = np.zeros_like(grid)
        found[1:] += grid[:-1]
        found[:-1] += grid[1:]
        found[:, 1:] += grid[:, :-1]
        found[:, :-1] += grid[:, 1:]
        return found.reshape(cells.shape)


@cache
def ground_of(size: int) -> Ground:
    return Ground(size)


def squares(city: City) -> list[tuple[int, int]]:
    """The squares that a city can still become: their top left cells, and where a first tile could go in them."""
    ground = city.canvas
    found = []
    for number, corner in enumerate(ground.corners):
        if city.windows >> number & 1:
            first = pressed(ground.first, corner, city) if ground.nature else 1 << MIDDLE
            found.append((corner, first))
    return found


def pressed(mask: int, corner: int, city: City) -> int:
    """A mask of the canvas, cut out of the square at this corner: without the gaps between rows."""
    size, width = city.canvas.size, city.canvas.width
    row = (1 << size) - 1
    return sum((mask >> corner + line * width & row) << line * size for line in range(size))
