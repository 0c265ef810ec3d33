"""A city as a column of numbers: what stands where in a square that it can still become, and what civics wish there.

Many columns lie side by side, and cells have neighbours by shifting bits: 4×4 and 5×5 are the same code.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.groups import SEARCHED, groups
from tabletown.bots.between_two_cities.appraisal import DISTRICT_PROMISE
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.expected_points import KINDS
from tabletown.bots.between_two_cities.pinned_city import (
    BED,
    FACTORY,
    HALVES,
    HOUSE,
    MUSIC,
    OFFICE,
    PARK,
    SHOP,
    STRIDE,
)

CellBits: TypeAlias = NDArray[np.int32]
"""Sets of cells, one bit each."""
Plane: TypeAlias = NDArray[np.int8]
"""Small numbers by cell and column."""
Column: TypeAlias = tuple[int, ...]

NATURE, START = 9, 10
"""Rows after the nine buildings: cells that stay empty, and where the first tile may go."""
LIKES, DISLIKES = 11, 11 + len(TYPES)
"""Then by type: the civic buildings that like it beside them, and those that dislike it."""
MOST_AHEAD = 25
"""No lead is greater: no city has more cells."""
CIVIC = len(TYPES)
"""Civic buildings come after the types."""
_MIDDLE = 5
"""Where the first tile goes in a 4×4 square."""

TILES = tuple(Tile)
FIRST_CIVIC = next(tile.rank for tile in TILES if tile.is_civic)
KIND: Index = np.array(KINDS, np.intp)
"""By building: its type."""
FIRST_HALF: Index = np.array([halves[0] for halves in HALVES], np.intp)
SECOND_HALF: Index = np.array([halves[-1] for halves in HALVES], np.intp)
"""The building on the last half; on a single tile that is the only one."""
STANDS: NDArray[np.bool_] = np.array(STRIDE) == 4
LIKED: Index = np.array([[TYPES.index(kind) for kind in tile.likes] or [0, 0] for tile in TILES], np.intp).T
HATED: Index = np.array([TYPES.index(tile.dislikes) if tile.dislikes else 0 for tile in TILES], np.intp)
"""Types of civic wishes; nothing for other tiles."""


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


city_size = cache(CitySize)


def by_type(masks: CellBits) -> CellBits:
    """Where each type stands, civic buildings last."""
    tavern = np.bitwise_or.reduce(masks[BED : MUSIC + 1], axis=0)
    civic = np.bitwise_or.reduce(masks[LIKES:DISLIKES], axis=0)
    return np.stack([masks[SHOP], masks[FACTORY], tavern, masks[OFFICE], masks[PARK], masks[HOUSE], civic])


def types_of(district: District) -> tuple[int, int]:
    one, other = (CIVIC if kind is Kind.CIVIC else TYPES.index(kind) for kind in district)
    return one, other


def ranks_of(tiles: Sequence[Tile]) -> list[int]:
    return [tile.rank for tile in tiles]


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


class Districts:
    """The largest part of every district in many cities, kept as they grow, and what one more tile of it means.

    All lanes of a city lie together, city by city; cities of a lane are compared."""

    def __init__(self, districts: Sequence[District], masks: CellBits, size: CitySize, cities: int) -> None:
        self.size, self.cities = size, cities
        self.kinds = [types_of(pair) for pair in districts]
        cells = self._cells(masks)
        different, where = np.unique(cells, return_inverse=True)
        largest = np.array([_largest(mask, size.size) for mask in different.tolist()], np.int32)
        self.largest: CellBits = largest[where.reshape(cells.shape)]
        """By district and column: the cells of its largest part."""

    def grow(self, masks: CellBits, placed: CellBits) -> None:
        """Something was built on these cells."""
        cells = self._cells(masks)
        part = cells & placed
        while True:
            grown = (part | self.size.beside(part)) & cells
            if np.array_equal(grown, part):
                break
            part = grown
        self.largest = np.where(np.bitwise_count(part) > np.bitwise_count(self.largest), part, self.largest)

    def fronts(self) -> CellBits:
        """By district and column: the cells that would add to its largest part, all of them where there is none."""
        found: CellBits = np.where(self.largest == 0, np.int32(self.size.full), self.size.beside(self.largest))
        return found

    def steps(self, left: float) -> Wholes:
        """By district and column: what one more tile in its largest part is worth, `left` of the city being empty."""
        now, then = self._worths(left, (0, 1))
        return (then - now).reshape(len(self.kinds), -1)

    def worths(self, left: float) -> Wholes:
        """By column: what its districts are worth as they stand."""
        found: Wholes = self._worths(left, (0,))[0].sum(axis=0, dtype=np.int16).ravel()
        return found

    def _worths(self, left: float, more: Sequence[int]) -> list[Wholes]:
        """By district, city and lane: points as they stand, and as they may still become (see `appraisal`).

        Once for each number of tiles more; no city is compared with itself.
        """
        sizes = np.bitwise_count(self.largest).astype(np.int16).reshape(len(self.kinds), self.cities, -1)
        most = sizes.max(axis=1, keepdims=True)
        at_most = sizes == most
        below = np.where(at_most, np.int16(-1), sizes).max(axis=1, keepdims=True)
        alone = at_most & (at_most.sum(axis=1, keepdims=True) == 1)
        rival = np.where(alone, np.maximum(below, 0), most) - np.int16(MOST_AHEAD)
        found = []
        for number in more:
            own = sizes + np.int16(number)
            ahead = (most > own).astype(np.intp) + (below > own)
            worth: Wholes = _prizes(left).take(ahead) * (own > 0)
            worth += _hopes(left).take(own - rival, mode="clip")
            found.append(worth)
        return found

    def _cells(self, masks: CellBits) -> CellBits:
        """By district and column: where its tiles stand."""
        types = by_type(masks)
        return np.stack([types[one] | types[other] for one, other in self.kinds])


@cache
def _prizes(left: float) -> Wholes:
    return np.array([points * SCALE * (1 - left) for points in (*capitals().district_points, 0)], np.int16)


@cache
def _hopes(left: float) -> Wholes:
    middle, most = capitals().district_points[1], capitals().district_points[0]
    hopes = [min(most, max(0.0, middle + DISTRICT_PROMISE * lead)) for lead in range(-MOST_AHEAD, MOST_AHEAD + 1)]
    return np.array([hope * SCALE * left for hope in hopes], np.int16)


def _largest(mask: int, size: int) -> int:
    return max(groups(size, SEARCHED)(mask), key=int.bit_count, default=0)
