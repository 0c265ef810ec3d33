"""Whoever builds in playouts: cities of many tables, tiles laid where they are worth most at a glance."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.scoring import city_parts
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.modules import BASE
from tabletown.bots.search.between_two_cities.cells import Masks, Wholes, lowest_bit, once_and_twice
from tabletown.bots.search.between_two_cities.cities import GrowingCities, Index, Terrain, as_array, read_cities
from tabletown.bots.search.between_two_cities.glance import Glance
from tabletown.bots.search.between_two_cities.outlook import SCALE, Adding, base_gains, fitted_adding, promised_adding
from tabletown.bots.search.between_two_cities.sight import FACTORY

_NATURAL = 5
"""Cells of a landscape on which nothing is built."""


class Trade:
    """What all builders of a sort of box share."""

    def __init__(self, kind: BoxKind) -> None:
        self.box = kind
        self.ground = Terrain(kind)
        self.cells = kind.ground.size**2 - (_NATURAL if kind.modules.landscapes else 0)
        self.table_of = fitted_adding() if kind.modules == BASE else promised_adding(self.cells)
        self.any_duplex = int(np.flatnonzero(self.ground.shape)[0])

    def table(self, built: int) -> Adding:
        return self.table_of[min(built, self.cells)]

    def left(self, built: int) -> float:
        """The part of a city that is still to be built."""
        return max(0.0, 1 - built / self.cells)


class Builders:
    """Cities by number and lane; all lanes have built as much, and have the same districts."""

    def __init__(self, trade: Trade, cities: CityArrays, mats: Array, districts: Array) -> None:
        self.trade = trade
        self.cities: GrowingCities = read_cities(trade.ground, cities, mats)
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
        return self.glance().singles(self.trade.table(built + 1), self.joining(built, *more))

    def duplex_gains(self, tiles: Sequence[Index], built: int, *more: NDArray[np.int16]) -> list[Wholes]:
        """By duplex of some, [cities, lanes] each: what it adds at its best place."""
        seen = self.glance()
        base = base_gains(seen.seen, self.trade.table(built + 2))
        base[FACTORY] += self.joining(built, *more)
        return [seen.duplex(base, one) for one in tiles]

    def put(self, tiles: Index, duplexes: bool) -> None:
        """By city and lane a tile, or −1."""
        seen = self.glance()
        real = np.where(tiles < 0, self.trade.any_duplex if duplexes else 0, tiles)
        cells = seen.best_duplex(real)[0] if duplexes else seen.best_single(real)
        # Of equal cells those in a corner of what is built: that leaves the others open longer.
        snug = cells & once_and_twice(self.cities.built)[1]
        cells = lowest_bit(np.where(snug != 0, snug, cells))
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
        most = rivals.max(axis=0)
        second = np.where(rivals < most, rivals, -1).max(axis=0)
        ahead = (most > counts + 1).astype(np.int16) + (second > counts + 1)
        found: Wholes = (1 - ahead) * np.int16(SCALE * built // self.trade.cells)
        return found

    def _finished(self, one: Index, other: Index, first: Masks, second: Masks) -> GrowingCities:
        cities = self.cities.copy()
        cities.build(one, first)
        cities.build(other, second)
        return cities

    def _alone(self, cities: GrowingCities) -> NDArray[np.int32]:
        """By city and lane: points that need no other city, and the sizes of its districts."""
        parts = city_parts(NUMPY, self.trade.box.scorer, cities.arrays(), as_array(cities.mats), self.districts())
        found: NDArray[np.int32] = np.asarray(parts.alone) + np.asarray(parts.sizes).sum(axis=0, dtype=np.int32)
        return found
