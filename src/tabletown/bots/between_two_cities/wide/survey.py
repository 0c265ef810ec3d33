"""Thousands of cities looked at together: what every building would add on every cell, straight from the rules."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from tabletown.between_two_cities.tables import LINE_POINTS
from tabletown.between_two_cities.tiles import TYPES, Tile
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DISTRICT_PROMISE,
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import CLOSED, SCALE, Index, Small, tavern_counts, tavern_key
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH
from tabletown.bots.between_two_cities.potential import HOT
from tabletown.bots.between_two_cities.site import BED, FACTORY, HOUSE, MUSIC, OFFICE, PARK, SHOP, TAVERN_MEMBER
from tabletown.bots.between_two_cities.wide.ground import Ground, Plane
from tabletown.bots.between_two_cities.wide.site import DISLIKES, LIKES, NATURE, START

TAVERN_ROW, CIVIC_ROW = 2, len(TYPES)
"""Rows of gains by cell go by type; the last is what any civic building adds wherever it stands."""
NEW_LIKE, NEW_DISLIKE = 2.5, -3.0
"""What a civic building gains or loses, in the middle, by what comes beside it."""
LONGEST = 5
_OFFICES: Small = np.array([21 * (n // 6) + (0, 1, 3, 6, 10, 15)[n % 6] for n in range(27)], np.int16)
_POINT = np.int16(SCALE)


class Survey:
    """One look at columns of cities. `left` is the share of cells that will still be empty after the next tile.

    `hot`: how much it matters that a cell was good for shops or parks; nothing to those who see only today.
    """

    def __init__(
        self, masks: Index, ground: Ground, left: float, districts: Sequence[tuple[int, ...]], hot: float = HOT
    ) -> None:
        self.ground, self.masks, self.left, self.hot = ground, masks, left, hot
        self.districts = districts
        """By district: its types, `CIVIC_ROW` for civic buildings."""
        tavern = masks[BED] | masks[BED + 1] | masks[BED + 2] | masks[MUSIC]
        self.types = np.stack([masks[SHOP], masks[FACTORY], tavern, masks[OFFICE], masks[PARK], masks[HOUSE]])
        self.civic = np.bitwise_or.reduce(masks[LIKES:DISLIKES], axis=0)
        self.buildings = np.bitwise_or.reduce(self.types, axis=0) | self.civic
        self.taken = self.buildings | masks[NATURE]
        self.beside = ground.beside(self.types)
        self.variety = sum((self.types[kind] > 0).astype(np.int16) for kind in range(5))
        self.clean = masks[HOUSE] & ~self.beside[FACTORY]
        touching = ground.beside(self.buildings)
        self.touching = np.where(self.buildings == 0, masks[START], touching)
        self.rows = self._rows()
        """By type (and for civic buildings) and cell, as if it could stand anywhere."""

    def open_cells(self) -> Small:
        """By cell: shut where a single tile cannot go."""
        return self.shut(self.touching & ~self.taken)

    def shut(self, cells: Index) -> Small:
        closed: Small = (1 - self.ground.planes(cells).astype(np.int16)) * np.int16(CLOSED)
        return closed

    def civic_row(self, likes: Index, dislikes: Index) -> Small:
        """By cell: what each city's civic tile adds, given the types it likes and the one it dislikes."""
        near, columns = self.near, np.arange(self.masks.shape[1])
        liked = near[likes[0], :, columns] + near[likes[1], :, columns]
        points = 1 + (2 * liked + (liked >> 1)) * (1 - near[dislikes, :, columns])
        row: Small = self.rows[CIVIC_ROW] + points.T * _POINT
        return row

    def civic_best(self, tile: Tile, closed: Small) -> Small:
        """By city: what one civic tile adds at its best place."""
        one, other = (self.near[TYPES.index(kind)] for kind in tile.likes)
        liked = one + other
        points = 1 + (2 * liked + (liked >> 1)) * (1 - self.near[TYPES.index(tile.dislikes or TYPES[0])])
        best: Small = (points * _POINT + closed).max(axis=0)
        return best

    def _rows(self) -> Small:
        ground, left = self.ground, self.left
        self.near = near = ground.planes(self.beside)
        waiting = self.types[3] & ~self.beside[TAVERN_ROW]
        shop, park, clean, idle = ground.planes(np.stack([self.types[0], self.types[4], self.clean, waiting]))
        shops = shop_gains(shop, ground)
        parks, park_points = park_gains(park, ground, left)
        heat_of_shops, heat_of_parks = _heat(shops, self.hot), _heat(park_points, self.hot)
        heat = heat_of_shops + heat_of_parks
        rows = np.empty((CIVIC_ROW + 1, ground.cells, self.masks.shape[1]), np.int16)
        rows[0] = shops * _POINT - heat_of_parks
        rows[1] = ground.around(clean) * (_POINT * ((self.types[1] > 0) - self.variety)) - heat
        rows[2] = ground.around(idle) * _POINT - heat
        rows[3] = near[TAVERN_ROW] * _POINT - heat
        rows[4] = parks - heat_of_shops
        rows[5] = near[FACTORY] * (_POINT * (1 - self.variety)) - heat
        rows[6] = -heat
        if self.civic.any():
            self._add_wishes(rows)
        for district in self.districts:
            self._add_district(rows, district)
        return rows

    def _add_wishes(self, rows: Small) -> None:
        """What civic buildings gain and lose by a type that comes beside them."""
        likes, dislikes = self.masks[LIKES:DISLIKES], self.masks[DISLIKES : DISLIKES + len(TYPES)]
        hits = likes & self.beside
        content = ~np.bitwise_or.reduce(dislikes & self.beside, axis=0)
        pleased = np.bitwise_or.reduce(hits, axis=0)
        wanted = self.ground.planes(self.ground.beside(likes & ~hits & content))
        feared = self.ground.planes(self.ground.beside(dislikes & content & pleased))
        rows[: len(TYPES)] += wanted * np.int16(NEW_LIKE * SCALE) + feared * np.int16(NEW_DISLIKE * SCALE)

    def _add_district(self, rows: Small, kinds: tuple[int, ...]) -> None:
        """A district grows by what stands beside it."""
        mask = self.civic * (CIVIC_ROW in kinds)
        for kind in kinds:
            if kind < CIVIC_ROW:
                mask = mask | self.types[kind]
        near = self.ground.planes(self.ground.beside(mask)) * np.int16(DISTRICT_PROMISE * SCALE)
        for kind in kinds:
            rows[kind] += near

    def base_gains(self) -> Small:
        """By building: what it would add wherever it stands."""
        masks, left = self.masks, self.left
        counts = np.bitwise_count(masks[: HOUSE + 1]).astype(np.intp)
        houses, types = counts[HOUSE].astype(np.int16), self.variety
        clean = np.bitwise_count(self.clean).astype(np.int16)
        new_type = clean * _POINT + np.int16(left * TYPE_PROMISE * SCALE)
        new_type -= houses * np.int16(left * MISSING_PROMISE * SCALE)
        gains = np.zeros((HOUSE + 1, masks.shape[1]), np.int16)
        for building in (SHOP, FACTORY, OFFICE, PARK):
            gains[building] = new_type * (counts[building] == 0)
        gains[FACTORY] += np.int16((EXPECTED_WORTH + left * FACTORY_PROMISE) * SCALE)
        gains[OFFICE] += _office_steps(left).take(counts[OFFICE])
        gains[HOUSE] = types * _POINT + np.int16(left * HOUSE_PROMISE * SCALE)
        gains[HOUSE] += (5 - types) * np.int16(left * MISSING_PROMISE * SCALE)
        sorts = tavern_key(counts[BED : MUSIC + 1])
        gains[BED : MUSIC + 1] = _tavern_steps(left).take(sorts, axis=1) + new_type * (self.types[TAVERN_ROW] == 0)
        return gains

    @property
    def civic_base(self) -> np.int16:
        return np.int16(self.left * CIVIC_PROMISE * SCALE)


def shop_gains(shop: Plane, ground: Ground) -> Plane:
    """By cell: what a shop there would add, every shop counted in its longer line."""
    grid = shop.reshape(ground.size, ground.size, -1)
    across, down = (_before(grid, axis) + _after(grid, axis) for axis in (1, 0))
    lying, standing = grid * (across >= down), grid * ((down > across) | (down == 0))
    gains = np.maximum(
        _line_steps().take(_before(lying, 1) * LONGEST + _after(lying, 1)),
        _line_steps().take(_before(standing, 0) * LONGEST + _after(standing, 0)),
    )
    return gains.reshape(shop.shape)


def park_gains(park: Plane, ground: Ground, left: float) -> tuple[Small, Plane]:
    """By cell: what a park there would add, promise included; and in whole points."""
    count = ground.around(park)
    busy = park * (count > 1)
    large = park * ((busy + ground.around(busy)) > 0)
    pair = park * (count == 1) * (1 - large)
    case = np.minimum(count, 2) + 3 * (ground.around(pair) > 0) + 6 * (ground.around(large) > 0)
    return _park_steps(left).take(case), _PARK_POINTS.take(case)


def _before(grid: Plane, axis: int) -> Plane:
    """By cell: how many of these lie in a row just before it."""
    found = np.zeros_like(grid)
    line, cells = (found, grid) if axis == 0 else (found.swapaxes(0, 1), grid.swapaxes(0, 1))
    for place in range(1, len(grid)):
        line[place] = (line[place - 1] + 1) * cells[place - 1]
    return found


def _after(grid: Plane, axis: int) -> Plane:
    return np.flip(_before(np.flip(grid, axis), axis), axis)


def _heat(gains: Plane, hot: float) -> Small:
    """What is lost by building something else there."""
    heat: Small = np.maximum(gains, np.int8(2)).astype(np.int16)
    heat -= 2
    heat *= np.int16(hot * SCALE)
    return heat


def _best_line(length: int) -> int:
    return LINE_POINTS[4] * (length // 4) + LINE_POINTS[length % 4]


@cache
def _line_steps() -> Plane:
    """By the shops in line before and after: what one between them adds."""
    lengths = range(LONGEST)
    steps = [[_best_line(a + b + 1) - _best_line(a) - _best_line(b) for b in lengths] for a in lengths]
    return np.array(steps, np.int8).ravel()


_PARK_POINTS: Plane = np.array([2, 6, 8, 2, 4, 1, 2, 1, 0, 2, 1, 0], np.int8)
"""By parks beside (two at most), and whether a pair and a larger group are among them."""


@cache
def _park_steps(left: float) -> Small:
    _, one, two, three = PARKS_PROMISE
    joined = (one, two - one, three - 2 * one, one, three - two, three - two - one, one, 0.0, -one, one, 0.0, 0.0)
    return np.array([SCALE * (p + left * q) for p, q in zip(_PARK_POINTS.tolist(), joined, strict=True)], np.int16)


@cache
def _office_steps(left: float) -> Small:
    ahead = np.array([OFFICES_PROMISE[n % 6] for n in range(len(_OFFICES))]) * left
    steps: Small = np.diff((_OFFICES + ahead) * SCALE).astype(np.int16)
    return steps


@cache
def _tavern_steps(left: float) -> Small:
    """By sort and `tavern_key`."""
    counts = tavern_counts()
    steps = []
    for sort, own in enumerate(counts):
        more = counts.copy()
        more[sort] += 1
        change = _sorts_promise(more) - _sorts_promise(counts)
        steps.append((np.array(TAVERN_MEMBER)[(counts > own).sum(axis=0)] + left * change) * SCALE)
    return np.array(steps).astype(np.int16)


def _sorts_promise(counts: Index) -> Index:
    found: Index = np.array(TAVERNS_PROMISE)[(counts > counts.min(axis=0)).sum(axis=0)]
    return found
