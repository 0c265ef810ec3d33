"""Whoever builds in playouts: cities of many tables, tiles laid where they are worth most at a glance."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.pinned_city import TILES
from tabletown.bots.search.between_two_cities.building_gains import Adding, base_gains, fitted_adding, promised_adding
from tabletown.bots.search.between_two_cities.cell_worths import FACTORY, Overview, look
from tabletown.bots.search.between_two_cities.cells import Masks, highest, lowest_bit, once_and_twice
from tabletown.bots.search.between_two_cities.cities import GrowingCities, Terrain, as_array, read_cities
from tabletown.bots.search.between_two_cities.glance import HALF_POINT, Glance
from tabletown.bots.search.between_two_cities.points import StandingPoints, standing_points
from tabletown.bots.search.between_two_cities.worths import ahead_of, city_worths, fitted_to_come, promised_to_come

SPOTS = 3
"""The places of a tile that are compared by what they leave to the next tiles."""
VISION = 3
"""The weight of that comparison while nothing is built; it falls as the city fills."""
_IN_BOX = np.array([SINGLE_COUNTS[tile] for tile in TILES[:9]], np.int32)[:, None, None]
"""By building: so many single tiles carry it."""
_OUT = np.int32(-(1 << 20))
_NATURAL = 5
"""Cells of a landscape on which nothing is built."""


class Trade:
    """What all builders of a sort of box share."""

    def __init__(self, kind: BoxKind) -> None:
        self.box = kind
        self.ground = Terrain(kind)
        self.cells = kind.ground.size**2 - (_NATURAL if kind.modules.landscapes else 0)
        is_base = kind.modules == BASE
        self.table_of = fitted_adding() if is_base else promised_adding(self.cells)
        self.to_come = fitted_to_come() if is_base else promised_to_come(self.cells)
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

    def worths(self, built: int, *more: NDArray[np.int16]) -> Wholes:
        """By city and lane: what it may score in the end, less what is the same for all. `more`: as in `joining`."""
        counts = np.bitwise_count(self.cities.masks[FACTORY]).astype(np.int16)
        ahead = ahead_of(counts, np.concatenate([counts, *(row[None] for row in more)]))
        return city_worths(
            self.glance().seen, self._points(self.cities, self.glance().seen), ahead, self.trade.to_come[built]
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
        gains = Glance(after, self._pairs).singles(self.trade.table(built + 1), np.zeros(after.mats.shape, np.int16))
        found = (gains.astype(np.int32) * _IN_BOX).sum(axis=0) * (VISION * (self.trade.cells - built))
        found //= len(SINGLES) * self.trade.cells
        by_spot: NDArray[np.int32] = found.reshape(len(found), len(spots), lanes).transpose(1, 0, 2)
        return by_spot

    def _snug(self, cells: Masks) -> Masks:
        """One of several equally good cells: a corner of what is built, so that the others stay open longer."""
        snug = cells & once_and_twice(self.cities.built)[1]
        return lowest_bit(np.where(snug != 0, snug, cells))

    def _real(self, tiles: Index, duplexes: bool) -> Index:
        """Where no tile is, any."""
        return np.where(tiles < 0, self.trade.any_duplex if duplexes else 0, tiles)

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
        found: Wholes = (1 - ahead) * np.int16(SCALE * built // self.trade.cells)
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

    def _points(self, cities: GrowingCities, seen: Overview) -> StandingPoints:
        return standing_points(self.trade.box.scorer, seen, cities, self._pairs)
