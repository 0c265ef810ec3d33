"""Whoever builds in playouts: one look at the cities of many tables, and tiles laid where they are worth most."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES
from tabletown.bots.between_two_cities.appraisal import CIVIC_PROMISE
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.pinned_city import TILES
from tabletown.bots.search.between_two_cities.building_gains import (
    AddedPoints,
    base_gains,
    fitted_gains,
    promised_gains,
)
from tabletown.bots.search.between_two_cities.cell_worths import (
    CALM,
    CIVIC_KIND,
    CIVIC_POINT,
    FACTORY,
    HOUSE,
    KIND_OF,
    OFFSETS,
    KindMasks,
    cell_worths,
    civic_worth,
    look,
    with_districts,
    with_wishes,
)
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, add, highest, lowest_bit, once_and_twice
from tabletown.bots.search.between_two_cities.cities import GrowingCities, Terrain, as_array, read_cities
from tabletown.bots.search.between_two_cities.worths import (
    StandingPoints,
    ahead_of,
    city_worths,
    fitted_to_come,
    promised_to_come,
    standing_points,
)

HALF_POINT = np.int16(SCALE // 2)
NOWHERE = np.int16(-5 * SCALE)
"""A duplex that fits nowhere would be worth that."""
_DIGITS = 6
COST_APART = np.int16(2)
"""In quarters of a point: what it costs for a point that the two cities of a seat are apart."""
SPOTS = 3
"""The places of a tile that are compared by what they leave to the next tiles."""
VISION = 3
"""The weight of that comparison while nothing is built; it falls as the city fills."""
_IN_BOX = np.array([SINGLE_COUNTS[tile] for tile in TILES[:9]], np.int32)[:, None, None]
"""By building: so many single tiles carry it."""
_OUT = np.int32(-(1 << 20))
_NATURAL = 5
"""Cells of a landscape on which nothing is built."""


class Glance:
    """`joining`: by city and lane, what the race for factories adds to one more; `pairs`: the types of districts."""

    def __init__(self, cities: GrowingCities, pairs: Sequence[Sequence[int]]) -> None:
        self.cities, self.terrain = cities, cities.ground
        self.seen = look(cities.masks)
        worths = cell_worths(self.seen)
        self.offsets = OFFSETS[: len(self.seen.kinds)]
        if self.terrain.wishes:
            worths = with_wishes(worths, self.seen, cities.wishes)
            self.offsets = self.offsets + np.int16(CALM)
        self.worths = with_districts(worths, self.seen, pairs)[:_DIGITS] if pairs else worths[:_DIGITS]

    @cached_property
    def single_cells(self) -> Masks:
        return self.cities.single_cells()

    @cached_property
    def best(self) -> tuple[Masks, Wholes]:
        """By type, city and lane: where a single tile is worth most, and what that is."""
        return highest(self.worths, np.broadcast_to(self.single_cells, (len(self.offsets), *self.single_cells.shape)))

    def singles(self, table: AddedPoints, joining: Wholes) -> Wholes:
        """By building, city and lane: what it adds at its best place; civic ones are not among them."""
        values = (self.best[1] - self.offsets[:, None, None]) * HALF_POINT
        gains = base_gains(self.seen, table)
        gains += values[KIND_OF[: HOUSE + 1]]
        gains[FACTORY] += joining
        return gains

    def in_city(self, gains: Wholes, hands: Index, city: Index, left: float) -> Wholes:
        """By seat, tile of its hand and lane: what it adds to one city of each seat, given what singles add."""
        lanes = hands.shape[-1]
        columns = (city * lanes)[:, None, None] + np.arange(lanes)
        civic = self.terrain.civic[hands]
        found: Wholes = gains.ravel().take(np.where(civic, 0, hands) * (gains.shape[1] * lanes) + columns)
        if civic.any():
            found[civic] = self._civics(hands[civic], np.broadcast_to(columns, hands.shape)[civic], left)
        return found

    def _civics(self, tiles: Index, columns: Index, left: float) -> Wholes:
        flat = self.seen.near.reshape(len(self.seen.near), -1)
        row = [digit[CIVIC_KIND].ravel()[columns] for digit in self.worths]
        worth = add(row, civic_worth(flat, self.terrain, tiles, columns))
        value = highest(worth, self.single_cells.ravel()[columns])[1] - self.offsets[CIVIC_KIND]
        anyway = np.int16((CIVIC_POINT + left * CIVIC_PROMISE) * SCALE)
        found: Wholes = value * HALF_POINT + anyway
        return found

    def duplex(self, base: Wholes, tiles: Index) -> Wholes:
        """By city and lane: what a duplex adds at its best place, given what buildings add anywhere."""
        cells, value = self.best_duplex(tiles)
        half, other = self.terrain.half[tiles], self.terrain.other_half[tiles]
        gain = np.take_along_axis(base, half[None], axis=0)[0] + np.take_along_axis(base, other[None], axis=0)[0]
        gain += value * HALF_POINT
        return np.where(cells == 0, NOWHERE, gain)

    def best_duplex(self, tiles: Index) -> tuple[Masks, Wholes]:
        one, other = KIND_OF[self.terrain.half[tiles]], KIND_OF[self.terrain.other_half[tiles]]
        cells, value = highest(*self.duplex_worths(tiles))
        return cells, value - self.offsets[one] - self.offsets[other]

    def duplex_worths(self, tiles: Index) -> tuple[list[Masks], Masks]:
        """By city and lane: what a duplex is worth on every cell, less what is the same for all; where it fits."""
        one, other = KIND_OF[self.terrain.half[tiles]], KIND_OF[self.terrain.other_half[tiles]]
        shape = self.terrain.shape[tiles]
        back = np.where(shape == 1, np.uint64(1), ROW)
        second = [digit >> back for digit in self._of_kind(other)]
        return add(self._of_kind(one), second), self.cities.duplex_cells(shape)

    def best_single(self, tiles: Index) -> Masks:
        """By city and lane: the cells where a tile is worth most."""
        kind = KIND_OF[self.terrain.half[tiles]]
        civic = self.terrain.civic[tiles]
        if "best" in self.__dict__ and not civic.any():
            known: Masks = np.take_along_axis(self.best[0], kind[None], axis=0)[0]
            return known
        return highest(self.single_worths(tiles), self.single_cells)[0]

    def single_worths(self, tiles: Index) -> list[Masks]:
        """By city and lane: what a single tile each is worth on every cell, less what is the same for all."""
        kind = KIND_OF[self.terrain.half[tiles]]
        civic = self.terrain.civic[tiles]
        worth = self._of_kind(kind)
        if civic.any():
            flat, columns = self.seen.near.reshape(len(self.seen.near), -1), np.arange(kind.size)
            own = civic_worth(flat, self.terrain, tiles.ravel(), columns)
            nothing = np.uint64(0)
            worth = add(worth, [np.where(civic, digit.reshape(kind.shape), nothing) for digit in own])
        return worth

    def _of_kind(self, kind: Index) -> list[Masks]:
        """By city and lane the numbers of one type each."""
        flat, columns = kind.ravel(), np.arange(kind.size)
        return [digit.reshape(len(digit), -1)[flat, columns].reshape(kind.shape) for digit in self.worths]


class BoxTables:
    """What all builders of a sort of box share."""

    def __init__(self, kind: BoxKind) -> None:
        self.box = kind
        self.ground = Terrain(kind)
        self.cells = kind.ground.size**2 - (_NATURAL if kind.modules.landscapes else 0)
        is_base = kind.modules == BASE
        self.table_of = fitted_gains() if is_base else promised_gains(self.cells)
        self.to_come = fitted_to_come() if is_base else promised_to_come(self.cells)
        self.any_duplex = int(np.flatnonzero(self.ground.shape)[0])

    def table(self, built: int) -> AddedPoints:
        return self.table_of[min(built, self.cells)]

    def left(self, built: int) -> float:
        """The part of a city that is still to be built."""
        return max(0.0, 1 - built / self.cells)


def together(left: Wholes, right: Wholes, lead: Wholes) -> Wholes:
    """What two tiles add to both cities of a seat, less what it costs that the cities then are further apart.

    `lead`: how far the left one is ahead before.
    """
    both, apart = left + right, lead + left
    apart -= right
    both -= (np.abs(apart) >> 2) * COST_APART
    return both


class Builders:
    """Cities by number and lane; all lanes have built as much, and have the same districts."""

    def __init__(self, tables: BoxTables, cities: CityArrays, mats: Array, districts: Array) -> None:
        self.tables = tables
        self.cities: GrowingCities = read_cities(tables.ground, cities, mats)
        self._district = np.asarray(districts)[..., :1]
        self._pairs: list[list[int]] = self._district[..., 0].tolist()
        self._seen: Glance | None = None

    def look_again(self) -> None:
        """The cities are others now."""
        self._seen = None

    def glance(self) -> Glance:
        if self._seen is None:
            self._seen = Glance(self.cities, self._pairs)
        return self._seen

    def districts(self) -> Array:
        """The same in all lanes."""
        return as_array(np.broadcast_to(self._district, (*self._district.shape[:2], self.cities.built.shape[1])))

    def single_gains(self, built: int, *more: NDArray[np.int16]) -> Wholes:
        """By building, city and lane: what it adds at its best place when so many cells are built."""
        return self.glance().singles(self.tables.table(built + 1), self.joining(built, *more))

    def duplex_gains(self, tiles: Sequence[Index], built: int, *more: NDArray[np.int16]) -> list[Wholes]:
        """By duplex of some, [cities, lanes] each: what it adds at its best place."""
        seen = self.glance()
        base = base_gains(seen.seen, self.tables.table(built + 2))
        base[FACTORY] += self.joining(built, *more)
        return [seen.duplex(base, one) for one in tiles]

    def worths(self, built: int, *more: NDArray[np.int16]) -> Wholes:
        """By city and lane: what it may score in the end, less what is the same for all. `more`: as in `joining`."""
        counts = np.bitwise_count(self.cities.masks[FACTORY]).astype(np.int16)
        ahead = ahead_of(counts, np.concatenate([counts, *(row[None] for row in more)]))
        return city_worths(
            self.glance().seen, self._points(self.cities, self.glance().seen), ahead, self.tables.to_come[built]
        )

    def put(self, tiles: Index, duplexes: bool) -> None:
        """By city and lane a tile, or −1."""
        seen = self.glance()
        real = self._real(tiles, duplexes)
        cells = self._snug(seen.best_duplex(real)[0] if duplexes else seen.best_single(real))
        self._build(tiles, real, cells)

    def put_openly(self, tiles: Index, duplexes: bool, built: int) -> None:
        """The same, but of the best places the one that leaves most to the next tiles; `built` cells stand then."""
        seen, real = self.glance(), self._real(tiles, duplexes)
        number, among = seen.duplex_worths(real) if duplexes else (seen.single_worths(real), seen.single_cells)
        tops: list[Masks] = []
        values: list[NDArray[np.int32]] = []
        for _ in range(SPOTS):
            cells, value = highest(number, among)
            tops.append(self._snug(cells))
            values.append(np.where(among == 0, _OUT, value.astype(np.int32)))
            among = among & ~tops[-1]
        worth = np.stack(values) * HALF_POINT + self._offers(real, tops, built)
        self._build(tiles, real, np.choose(worth.argmax(axis=0), tops))

    def _offers(self, tiles: Index, spots: Sequence[Masks], built: int) -> NDArray[np.int32]:
        """By spot, city and lane: what the next tiles will find if these are built there, in hundredths."""
        lanes = self.cities.built.shape[1]
        after = self.cities.of(np.tile(np.arange(lanes), len(spots)))
        after.build(np.tile(tiles, len(spots)), np.concatenate(spots, axis=1))
        gains = Glance(after, self._pairs).singles(self.tables.table(built + 1), np.zeros(after.mats.shape, np.int16))
        found = (gains.astype(np.int32) * _IN_BOX).sum(axis=0) * (VISION * (self.tables.cells - built))
        found //= len(SINGLES) * self.tables.cells
        by_spot: NDArray[np.int32] = found.reshape(len(found), len(spots), lanes).transpose(1, 0, 2)
        return by_spot

    def _snug(self, cells: Masks) -> Masks:
        """One of several equally good cells: a corner of what is built, so that the others stay open longer."""
        snug = cells & once_and_twice(self.cities.built)[1]
        return lowest_bit(np.where(snug != 0, snug, cells))

    def _real(self, tiles: Index, duplexes: bool) -> Index:
        """Where no tile is, any."""
        return np.where(tiles < 0, self.tables.any_duplex if duplexes else 0, tiles)

    def _build(self, tiles: Index, real: Index, cells: Masks) -> None:
        self.cities.build(real, np.where(tiles < 0, np.uint64(0), cells))
        self.look_again()

    def finish(self, one: Index, other: Index) -> bool:
        """Where two cells of every city are left for two tiles: both ways are tried, and the better one is built."""
        free = self.cities.free()
        if (np.minimum(one, other) < 0).any() or (np.bitwise_count(free) != 2).any():
            return False
        low = lowest_bit(free)
        high = free ^ low
        ways = [self._finished(one, other, low, high), self._finished(one, other, high, low)]
        straight, crossed = (self._alone(way) for way in ways)
        first = np.where(crossed > straight, high, low)
        self.cities = self._finished(one, other, first, free ^ first)
        self.look_again()
        return True

    def joining(self, built: int, *more: NDArray[np.int16]) -> Wholes:
        """What the race for factories adds to the gain of one more. `more`: by lane those of cities nobody builds."""
        counts = np.bitwise_count(self.cities.masks[FACTORY]).astype(np.int16)
        rivals = np.concatenate([counts, *(row[None] for row in more)])
        ahead = ahead_of(counts + np.int16(1), rivals)
        found: Wholes = (1 - ahead) * np.int16(SCALE * built // self.tables.cells)
        return found

    def _finished(self, one: Index, other: Index, first: Masks, second: Masks) -> GrowingCities:
        cities = self.cities.copy()
        cities.build(one, first)
        cities.build(other, second)
        return cities

    def _alone(self, cities: GrowingCities) -> Wholes:
        """By city and lane: points that need no other city, and the sizes of its districts."""
        points = self._points(cities, look(cities.masks))
        found: Wholes = points.alone + points.sizes.sum(axis=0, dtype=np.int16)
        return found

    def _points(self, cities: GrowingCities, seen: KindMasks) -> StandingPoints:
        return standing_points(self.tables.box.scorer, seen, cities, self._pairs)
