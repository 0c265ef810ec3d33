"""The largest part of every district in many cities, kept as they grow, and what one more tile of it means."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.groups import SEARCHED, groups
from tabletown.bots.between_two_cities.appraisal import DISTRICT_PROMISE
from tabletown.bots.between_two_cities.arrays import SCALE, Wholes
from tabletown.bots.between_two_cities.foresight.site import DISLIKES, LIKES, CellBits, CitySize
from tabletown.bots.between_two_cities.pinned_city import BED, MUSIC, OFFICE

CIVIC = len(TYPES)
"""Civic buildings come after the types."""
FAR = 25
"""No lead is greater: no city has more cells."""


class Districts:
    """All lanes of a city lie together, city by city; cities of a lane are compared."""

    def __init__(self, districts: Sequence[District], masks: CellBits, size: CitySize, cities: int) -> None:
        self.size, self.cities = size, cities
        self.kinds = [[CIVIC if kind is Kind.CIVIC else TYPES.index(kind) for kind in pair] for pair in districts]
        """By district: its types."""
        self._rows = [[row for kind in pair for row in _rows(kind)] for pair in self.kinds]
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
        rival = np.where(alone, np.maximum(below, 0), most) - np.int16(FAR)
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
        return np.stack([np.bitwise_or.reduce(masks[rows], axis=0) for rows in self._rows])


def _rows(kind: int) -> range:
    """Where a type stands among the masks of a city."""
    if kind == CIVIC:
        return range(LIKES, DISLIKES)
    if kind < BED:
        return range(kind, kind + 1)
    if kind == BED:
        return range(BED, MUSIC + 1)
    return range(OFFICE + kind - BED - 1, OFFICE + kind - BED)


@cache
def _prizes(left: float) -> Wholes:
    return np.array([points * SCALE * (1 - left) for points in (*capitals().district_points, 0)], np.int16)


@cache
def _hopes(left: float) -> Wholes:
    middle, most = capitals().district_points[1], capitals().district_points[0]
    hopes = [min(most, max(0.0, middle + DISTRICT_PROMISE * lead)) for lead in range(-FAR, FAR + 1)]
    return np.array([hope * SCALE * left for hope in hopes], np.int16)


def _largest(mask: int, size: int) -> int:
    return max(groups(size, SEARCHED)(mask), key=int.bit_count, default=0)
