"""What every building would add on every cell of many cities, straight from the rules, and where that is most."""

from collections.abc import Sequence
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES, TYPES
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import office_points
from tabletown.between_two_cities.city.tables import LINE_POINTS
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
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes, sorts_collected, tavern_counts, tavern_key
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, HOT
from tabletown.bots.between_two_cities.foresight.columns import (
    CIVIC,
    DISLIKES,
    FIRST_CIVIC,
    HATED,
    KIND,
    LIKED,
    LIKES,
    NATURE,
    START,
    TILES,
    CellBits,
    CitySize,
    Column,
    Districts,
    Plane,
    by_type,
    city_size,
    columns_of,
)
from tabletown.bots.between_two_cities.pinned_city import BED, FACTORY, HOUSE, MUSIC, OFFICE, PARK, SHOP, TAVERN_MEMBER

TAVERN_ROW, _PARK_ROW = 2, 4
"""Rows of gains by cell go by type; the last, `CIVIC`, is what any civic building adds wherever it stands."""
CLOSED = -15_000
"""Where nothing can be built: worse than any gain, and far from the edge of sixteen bits."""
NEW_LIKE, NEW_DISLIKE = 2.5, -3.0
"""What a civic building gains or loses, in the middle, by what comes beside it."""
_LONGEST = 5
"""No line of shops is longer."""
_POINT = np.int16(SCALE)
_GROWTH = np.int16(DISTRICT_PROMISE * SCALE)
_LIKE, _DISLIKE = np.int16(NEW_LIKE * SCALE), np.int16(NEW_DISLIKE * SCALE)


OFFICE_SETS: Wholes = np.array([office_points(number) for number in range(27)], np.int16)
"""By the number of offices: whole points, taverns beside them not counted."""


class CellGains:
    """Of columns of cities as they stand. `left` is the share of cells that will still be empty after the next tile.

    `hot`: how much it matters that a cell was good for shops or parks; nothing to those who see only today.
    `pairs`: by district its types, `CIVIC` for civic buildings; where `districts` are compared, these count.
    """

    def __init__(
        self,
        masks: CellBits,
        size: CitySize,
        left: float,
        pairs: Sequence[tuple[int, int]] = (),
        *,
        hot: float = HOT,
        districts: Districts | None = None,
    ) -> None:
        self.size, self.masks, self.left, self.hot = size, masks, left, hot
        self.pairs, self.districts = pairs, districts
        self.every = every = by_type(masks)
        beside = size.beside(every)
        self.types, self.civic, self.beside = every[:CIVIC], every[CIVIC], beside[:CIVIC]
        buildings = np.bitwise_or.reduce(every, axis=0)
        self.taken = buildings | masks[NATURE]
        self.variety = (self.types[:5] > 0).sum(axis=0, dtype=np.int16)
        self.clean = masks[HOUSE] & ~self.beside[FACTORY]
        self.waiting = masks[OFFICE] & ~self.beside[TAVERN_ROW]
        self.touching = np.where(buildings == 0, masks[START], np.bitwise_or.reduce(beside, axis=0))

    def open_cells(self) -> Wholes:
        """By cell: shut where a single tile cannot go."""
        return self.shut(self.touching & ~self.taken)

    def shut(self, cells: CellBits) -> Wholes:
        closed: Wholes = (1 - self.size.planes(cells).astype(np.int16)) * np.int16(CLOSED)
        return closed

    @cached_property
    def rows(self) -> Wholes:
        """By type (and for civic buildings) and cell: what it would add there, as if it could stand anywhere."""
        size, beside = self.size, self.beside
        sets = [self.clean, self.waiting, beside[TAVERN_ROW], beside[FACTORY]]
        clean, idle, near_tavern, near_factory = size.planes(np.stack(sets))
        shops, heat_of_shops, parks, heat_of_parks = self._lines_and_groups()
        heat = heat_of_shops + heat_of_parks
        rows = np.empty((CIVIC + 1, size.cells, self.masks.shape[1]), np.int16)
        rows[0] = shops - heat_of_parks
        # What a clean house loses by a factory beside it.
        smoke = _POINT * ((self.types[FACTORY] > 0) - self.variety)
        rows[1] = size.around(clean) * smoke - heat
        rows[2] = size.around(idle) * _POINT - heat
        rows[3] = near_tavern * _POINT - heat
        rows[4] = parks - heat_of_shops
        rows[5] = near_factory * (_POINT * (1 - self.variety)) - heat
        rows[6] = -heat
        if self.civic.any():
            wanted, feared = (size.planes(cells) for cells in self._wishes())
            rows[:CIVIC] += wanted * _LIKE + feared * _DISLIKE
        if self.districts is not None:
            self._add_districts(rows, self.districts)
        else:
            for one, other in self.pairs:
                growth = size.planes(size.beside(self.every[one] | self.every[other])) * _GROWTH
                rows[one] += growth
                rows[other] += growth
        return rows

    def civic_points(self, likes: Index, dislikes: Index) -> Wholes:
        """By cell: what each city's civic tile scores there, given the types it likes and the one it dislikes."""
        columns = np.arange(self.masks.shape[1])
        one, other = self.beside[likes[0], columns], self.beside[likes[1], columns]
        calm = ~self.beside[dislikes, columns]
        first, both = self.size.planes(np.stack([(one | other) & calm, one & other & calm]))
        points: Wholes = _POINT + first * np.int16(2 * SCALE) + both * np.int16(3 * SCALE)
        return points

    def _lines_and_groups(self) -> tuple[Wholes, Wholes, Wholes, Wholes]:
        """By cell: what a shop adds there, what is lost there for shops by something else; the same for parks."""
        shops = shop_points(self.size.planes(self.types[SHOP]), self.size)
        parks = park_cases(self.size.planes(self.types[_PARK_ROW]), self.size)
        heats = _heat(shops, self.hot), _heat(_PARK_POINTS.take(parks), self.hot)
        return shops * _POINT, heats[0], _park_steps(self.left).take(parks), heats[1]

    def _wishes(self) -> tuple[CellBits, CellBits]:
        """By type: the cells where it would please a civic building, and those where it would spoil one."""
        likes, dislikes = self.masks[LIKES:DISLIKES], self.masks[DISLIKES : DISLIKES + len(TYPES)]
        hits = likes & self.beside
        content = ~np.bitwise_or.reduce(dislikes & self.beside, axis=0)
        pleased = np.bitwise_or.reduce(hits, axis=0)
        pleasing, spoiling = self.size.beside(np.stack([likes & ~hits & content, dislikes & content & pleased]))
        return pleasing, spoiling

    def _add_districts(self, rows: Wholes, districts: Districts) -> None:
        """What the largest part of a district, growing by a tile, means among the cities of the table."""
        planes, steps = self.size.planes(districts.fronts()), districts.steps(self.left)
        for plane, step, kinds in zip(planes, steps, districts.kinds, strict=True):
            gain = plane * step
            for kind in kinds:
                rows[kind] += gain

    def base_gains(self) -> Wholes:
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
        gains[BED : MUSIC + 1] = _tavern_steps(left).take(tavern_key(counts), axis=1) + new_type * (
            self.types[TAVERN_ROW] == 0
        )
        return gains

    @property
    def civic_base(self) -> np.int16:
        return np.int16(self.left * CIVIC_PROMISE * SCALE)


def _heat(gains: Plane, hot: float) -> Wholes:
    """What is lost by building something else there."""
    heat: Wholes = np.maximum(gains, 2).astype(np.int16)
    heat -= 2
    heat *= np.int16(hot * SCALE)
    return heat


_PARK_POINTS: Plane = np.array([2, 6, 8, 2, 4, 1, 2, 1, 0, 2, 1, 0], np.int8)
"""By `park_cases`."""


@cache
def _park_steps(left: float) -> Wholes:
    _, one, two, three = PARKS_PROMISE
    joined = (one, two - one, three - 2 * one, one, three - two, three - two - one, one, 0.0, -one, one, 0.0, 0.0)
    return np.array([SCALE * (p + left * q) for p, q in zip(_PARK_POINTS.tolist(), joined, strict=True)], np.int16)


@cache
def _office_steps(left: float) -> Wholes:
    ahead = np.array([OFFICES_PROMISE[n % 6] for n in range(len(OFFICE_SETS))]) * left
    steps: Wholes = np.diff((OFFICE_SETS + ahead) * SCALE).astype(np.int16)
    return steps


@cache
def _tavern_steps(left: float) -> Wholes:
    """By sort and `tavern_key`."""
    counts = tavern_counts()
    steps = []
    for sort, own in enumerate(counts):
        more = counts.copy()
        more[sort] += 1
        change = _sorts_promise(more) - _sorts_promise(counts)
        steps.append((np.array(TAVERN_MEMBER)[(counts > own).sum(axis=0)] + left * change) * SCALE)
    return np.array(steps).astype(np.int16)


def _sorts_promise(counts: Index) -> NDArray[np.float64]:
    return np.array(TAVERNS_PROMISE)[sorts_collected(counts)]


def shop_points(shop: Plane, size: CitySize) -> Plane:
    """By cell: the points that one more shop adds. Every shop is counted in its longer line."""
    grid = shop.reshape(size.size, size.size, -1)
    across, down = (_before(grid, axis) + _after(grid, axis) for axis in (1, 0))
    lying, standing = grid * (across >= down), grid * ((down > across) | (down == 0))
    gains: Plane = np.maximum(
        _line_steps().take(_before(lying, 1) * _LONGEST + _after(lying, 1)),
        _line_steps().take(_before(standing, 0) * _LONGEST + _after(standing, 0)),
    )
    return gains.reshape(shop.shape)


def park_cases(park: Plane, size: CitySize) -> Plane:
    """By cell the case that one more park is: parks beside it (two at most), 3 for a pair, 6 for a larger group."""
    count = size.around(park)
    busy = park * (count > 1)
    large = park * ((busy + size.around(busy)) > 0)
    pair = park * (count == 1) * (1 - large)
    found: Plane = np.minimum(count, 2) + 3 * (size.around(pair) > 0) + 6 * (size.around(large) > 0)
    return found.astype(np.int8)


def _before(grid: Plane, axis: int) -> Plane:
    """By cell: how many of these lie in a row just before it."""
    found = np.zeros_like(grid)
    line, cells = (found, grid) if axis == 0 else (found.swapaxes(0, 1), grid.swapaxes(0, 1))
    for place in range(1, len(grid)):
        line[place] = (line[place - 1] + 1) * cells[place - 1]
    return found


def _after(grid: Plane, axis: int) -> Plane:
    return np.flip(_before(np.flip(grid, axis), axis), axis)


def _best_line(length: int) -> int:
    return LINE_POINTS[4] * (length // 4) + LINE_POINTS[length % 4]


@cache
def _line_steps() -> Plane:
    """By the shops in line before and after: what one between them adds."""
    lengths = range(_LONGEST)
    steps = [[_best_line(a + b + 1) - _best_line(a) - _best_line(b) for b in lengths] for a in lengths]
    return np.array(steps, np.int8).ravel()


def best_gains(seen: CellGains, tiles: Sequence[int]) -> Wholes:
    """By rank and column: what a single adds at its best place. Of civic tiles only these are looked at."""
    closed = seen.open_cells()
    gains = np.empty((len(TILES), seen.masks.shape[1]), np.int16)
    gains[: len(KIND)] = seen.base_gains() + (seen.rows[:CIVIC] + closed).max(axis=1)[KIND]
    for rank in tiles:
        if rank >= FIRST_CIVIC:
            by_cell = seen.civic_points(LIKED[:, rank], HATED[rank]) + seen.rows[CIVIC] + closed
            gains[rank] = by_cell.max(axis=0) + seen.civic_base
    return gains


def pinned(city: City) -> Column:
    """The city in the square that offers most."""
    found = columns_of(city)
    if len(found) == 1 or city.is_full:
        return found[0]
    return found[int(_offers(found, city).argmax())]


def offers(cities: Sequence[City]) -> list[float]:
    """By city, none of them full: the points that a tile drawn by chance finds by its place in the best square."""
    places = [columns_of(city) for city in cities]
    found = _offers([one for columns in places for one in columns], cities[0]) / (SCALE * len(SINGLES))
    ends = np.cumsum([len(columns) for columns in places])
    return [float(part.max()) for part in np.split(found, ends[:-1])]


def _offers(columns: Sequence[Column], like: City) -> Index:
    left = 1 - len(like) / like.canvas.cells
    seen = CellGains(np.array(columns, np.int32).T, city_size(like.canvas.size), left)
    rows = (seen.rows[:CIVIC] + seen.open_cells()).max(axis=1)
    found: Index = (rows[KIND] * _in_box()).sum(axis=0)
    return found


@cache
def _in_box() -> Index:
    return np.array([SINGLE_COUNTS[tile] for tile in TILES[: len(KIND)]], np.intp)[:, None]
