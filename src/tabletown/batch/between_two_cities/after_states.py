"""What every legal move of a seat would make of its two cities, as numbers: for policies that judge moves by what they
lead to. Only what the seat may know goes into them."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, apart, one_hot, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, SQUARES, Cells, count, nth_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC, pairs_of_hand
from tabletown.batch.between_two_cities.hands import choices, sorted_hand
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.between_two_cities.scoring import (
    city_parts,
    count_words,
    kinds_of,
    plane_of,
    plane_words,
    planes_of,
    sides_of,
)
from tabletown.batch.between_two_cities.table import SIDES, TableKind
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND

ROOM = 13
"""A tile never has more squares to choose from in a city without a landscape."""
CITY_NUMBERS = 2 + 7 + len(BUILDINGS) + len(TYPES)
"""Squares built and windows left; points by type (`TYPES`) and all together; how many of each building; by type, free
squares beside it."""
_POINTS = 2
TOTAL = _POINTS + len(TYPES)
"""Which of these numbers are all points."""
_SQUARES = len(BUILDINGS) * SQUARES
"""Numbers of an observation for each city: they are its last."""
_FACTORY = TYPES.index(Kind.FACTORY)


class TriedPlacements(NamedTuple):
    """A tile on each square where it fits, as so many cities: all [tiles, sides, squares, lanes]."""

    there: Array
    """bool: there is such a square."""
    cells: Array
    """int32; 0 where there is none."""
    cities: CityArrays
    """[…, tiles × sides × squares, lanes]."""
    mats: Array
    """int32 [tiles × sides × squares, lanes]."""


class AfterStates(NamedTuple):
    """What a seat may know, and its legal moves, in no order that means anything: [lanes, moves]."""

    table: Array
    """int8 [lanes, numbers]: an observation, but of each city (own left first) CITY_NUMBERS instead of its squares."""
    action: Array
    """int32; 0 where there is none."""
    legal: Array
    """bool: there is such a move."""
    cities: Array
    """int8 [lanes, moves, 2 × CITY_NUMBERS]: both own cities when this turn is over, the one with fewer points first,
    if what is still to be placed goes where it brings most points at once. Factories are compared with the other
    cities as they are now."""


def own_cities(kind: TableKind, lanes: Lanes, seat: Array) -> tuple[CityArrays, Array]:
    """A seat's two cities by lane, left first: [..., 2, lanes], and their mats."""
    xp = kind.xp
    city = xp.stack([xp.take(kind.city_of, 2 * seat + side) for side in range(len(SIDES))])

    def own(by_city: Array) -> Array:
        there = city.reshape((1,) * (by_city.ndim - 2) + city.shape)
        return xp.take_along_axis(by_city, there, axis=by_city.ndim - 2)

    return each(own, lanes.cities), own(lanes.mats)


def placements(
    kind: TableKind, cities: CityArrays, mats: Array, tiles: Array, most: int | None = None
) -> TriedPlacements:
    """Tiles [tiles, lanes], −1 for none, on all squares of a seat's two cities [..., 2, lanes]. `most` squares each; as
    many as there are anywhere if it is not said, which only NumPy can do."""
    xp, amount, sides, games = kind.xp, tiles.shape[0], len(SIDES), tiles.shape[-1]
    facts = facts_of(xp, kind.facts, xp.broadcast_to(tiles[:, None], (amount, sides, games)))
    room = kind.room(Outline(cells_of(cities.built), cities.windows, mats), facts.shape)
    free = xp.where(tiles[:, None] >= 0, count(xp, room), 0)
    squares = max(1, int(xp.max(free))) if most is None else most
    number = xp.arange(squares, dtype=xp.int32)[:, None]
    there = number < free[:, :, None]
    cells = xp.where(there, nth_cell(xp, Cells(room.low[:, :, None], room.high[:, :, None]), number), 0)
    shape = (amount, sides, squares, games)

    def by_square(of_city: Array) -> Array:
        """From […, sides, lanes] to […, tiles × sides × squares, lanes]."""
        outer = of_city.shape[:-2]
        wide = xp.broadcast_to(of_city[..., None, :, None, :], (*outer, *shape))
        return wide.reshape((*outer, amount * sides * squares, games))

    def by_tile(of_tile: Array) -> Array:
        return xp.broadcast_to(of_tile[:, :, None], shape).reshape((-1, games))

    wide_mats = by_square(mats)
    built = build(
        xp,
        kind.ground,
        each(by_square, cities),
        each(by_tile, facts),
        cells.reshape((-1, games)),
        there.reshape((-1, games)),
        wide_mats,
    )
    return TriedPlacements(there, cells, built, wide_mats)


class MoveJudge:
    """Of a table of people without landscapes and civic tiles."""

    def __init__(self, batch: PeopleBatch) -> None:
        xp = batch.xp
        self.batch, self.kind, self.xp = batch, batch.kind, xp
        self.numbers = batch.features - self.kind.cities * (_SQUARES - CITY_NUMBERS)
        """Of `AfterStates.table`."""
        self.moves = 2 * len(SIDES) * ROOM
        """Legal moves at most: two tiles, two sides."""
        self._pairs = pairs_of_hand(batch.modules.hand)
        square_of = [0] * 64
        for square, cell in enumerate(CELL_OF):
            square_of[cell] = square
        self._square_of = xp.asarray(square_of, dtype=xp.int32)
        self._one, self._other = (xp.asarray(row, dtype=xp.int32) for row in zip(*self._pairs, strict=True))

    def table(self, lanes: Lanes, seat: Array) -> Array:
        xp, cities = self.xp, self.kind.cities
        seen = self.batch.observe(lanes, seat)[:, : -cities * _SQUARES]
        now = xp.moveaxis(self.cities_now(lanes), 1, 0)
        first = seat * (2 if self.kind.seats == 2 else 1)
        turned = [pick(xp, now, (first + number) % cities).T for number in range(cities)]
        return xp.concatenate([seen, *turned], axis=1)

    def city_numbers(self, cities: CityArrays, mats: Array, most: Array, second: Array) -> Array:
        """Of cities [..., m, lanes], with the two largest numbers of factories in other cities: int8 [numbers, m,
        lanes]."""
        xp, kind = self.xp, self.kind
        parts = city_parts(xp, kind.scorer, cities, mats, xp.zeros((0, 2, 1), dtype=xp.int32))
        words = plane_words(cities)
        kinds = kinds_of(planes_of(words))
        factories = parts.counts[_FACTORY]
        worth = xp.where(factories >= most, MOST, xp.where(factories >= second, SECOND, OTHER))
        points = [parts.shops, factories * worth, parts.taverns, parts.offices, parts.parks, parts.houses]
        room = kind.room(Outline(cells_of(cities.built), cities.windows, mats), xp.zeros(mats.shape, dtype=xp.uint32))
        beside = sides_of(xp, [kinds[one] for one in TYPES]) & xp.stack([*room])
        built, windows = count(xp, cells_of(cities.built)), xp.bitwise_count(cities.windows).astype(xp.int32)
        rows = [built, windows, *points, parts.alone + factories * worth]
        of_building = count_words(xp, words)[: len(BUILDINGS)]
        return xp.concatenate([xp.stack(rows), of_building, count_words(xp, beside)]).astype(xp.int8)

    def cities_now(self, lanes: Lanes) -> Array:
        """All cities of the table: int8 [numbers, cities, lanes]."""
        xp, cities = self.xp, range(self.kind.cities)
        most, second = zip(*(self._rivals(lanes, xp.asarray([city], dtype=xp.int32)) for city in cities), strict=True)
        return self.city_numbers(lanes.cities, lanes.mats, xp.concatenate(most), xp.concatenate(second))

    def is_choosing(self, lanes: Lanes) -> Array:
        """bool [lanes]: somebody has still to choose."""
        return self.xp.any(lanes.chosen[:, 0] < 0, axis=0)

    def choosing(self, lanes: Lanes, seat: Array) -> AfterStates:
        """Pairs of tiles, where a seat [lanes] has still to choose."""
        return apart(self.xp, lanes.turn[0] >= 0, self._choosing, lanes, seat)

    def placing(self, lanes: Lanes, seat: Array) -> AfterStates:
        """TriedPlacements, where a seat [lanes] has tiles to place."""
        return apart(self.xp, lanes.turn[0] >= 0, self._placing, lanes, seat)

    def _choosing(self, lanes: Lanes, seat: Array) -> AfterStates:
        xp = self.xp
        hand = sorted_hand(xp, pick(xp, lanes.hands, seat))
        tiles = xp.where(hand < FIRST_CIVIC, hand, -1)
        best = self._best(*self._after(lanes, seat, tiles))
        one, other = (xp.take(best, places, axis=1) for places in (self._one, self._other))
        # One goes left and the other right, whichever way brings more points.
        points = best[TOTAL].astype(xp.int32)
        first, second = (xp.take(points, places, axis=0) for places in (self._one, self._other))
        is_straight = first[:, 0] + second[:, 1] >= first[:, 1] + second[:, 0]
        left = xp.where(is_straight, one[:, :, 0], other[:, :, 0])
        right = xp.where(is_straight, other[:, :, 1], one[:, :, 1])
        legal = choices(xp, pick(xp, lanes.hands, seat))
        number = xp.broadcast_to(xp.arange(len(self._pairs), dtype=xp.int32)[:, None], legal.shape)
        return self._told(lanes, seat, number, legal, left, right)

    def _placing(self, lanes: Lanes, seat: Array) -> AfterStates:
        xp = self.xp
        loose = pick(xp, lanes.loose, seat)
        spots, numbers = self._after(lanes, seat, loose)
        best = self._best(spots, numbers)
        cities, mats = own_cities(self.kind, lanes, seat)
        now = self.city_numbers(cities, mats, *self._own_rivals(lanes, seat))
        # What the other city will be: with the other tile, if there is one.
        rest = xp.where(loose[::-1, None] >= 0, best[:, ::-1, ::-1], now[:, None, ::-1])
        rest = xp.broadcast_to(rest[:, :, :, None], numbers.shape)
        side = xp.arange(len(SIDES), dtype=xp.int8)[:, None]
        free = xp.not_equal(pick(xp, lanes.filled, seat), side)
        # Two equal tiles are one and the same move.
        useful = xp.stack([loose[0] >= 0, (loose[1] >= 0) & xp.not_equal(loose[0], loose[1])])
        legal = spots.there & (useful[:, None] & free[None])[:, :, None]
        part = xp.arange(2 * len(SIDES), dtype=xp.int32).reshape((2, len(SIDES), 1, 1))
        action = len(self._pairs) + part * SQUARES + xp.take(self._square_of, spots.cells)
        flat = (numbers.shape[0], self.moves, legal.shape[-1])
        shaped = action.reshape(flat[1:]), legal.reshape(flat[1:]), numbers.reshape(flat), rest.reshape(flat)
        return self._told(lanes, seat, *shaped)

    def _after(self, lanes: Lanes, seat: Array, tiles: Array) -> tuple[TriedPlacements, Array]:
        """Tiles on all squares, and the numbers of the cities that come of it: [numbers, tiles, sides, ROOM, lanes]."""
        xp = self.xp
        cities, mats = own_cities(self.kind, lanes, seat)
        found = placements(self.kind, cities, mats, tiles, ROOM)
        shape = found.there.shape
        rivals = (
            xp.broadcast_to(one[None, :, None], shape).reshape((-1, shape[-1])) for one in self._own_rivals(lanes, seat)
        )
        numbers = self.city_numbers(found.cities, found.mats, *rivals)
        return found, numbers.reshape((numbers.shape[0], *shape))

    def _best(self, spots: TriedPlacements, numbers: Array) -> Array:
        """On the square with most points, then with most windows left: [numbers, tiles, sides, lanes]."""
        xp = self.xp
        worth = numbers[TOTAL].astype(xp.int32) * 32 + numbers[1]
        place = xp.argmax(xp.where(spots.there, worth, -1), axis=2)[None, :, :, None]
        return xp.take_along_axis(numbers, xp.broadcast_to(place, (numbers.shape[0], *place.shape[1:])), axis=3)[
            :, :, :, 0
        ]

    def _told(self, lanes: Lanes, seat: Array, action: Array, legal: Array, one: Array, other: Array) -> AfterStates:
        """Moves [moves, lanes], cities [numbers, moves, lanes]; filled up with what is not legal."""
        xp = self.xp
        swapped = other[TOTAL] < one[TOTAL]
        both = xp.concatenate([xp.where(swapped, other, one), xp.where(swapped, one, other)])
        both = xp.moveaxis(xp.where(legal, both, 0), 0, -1)
        rows = [xp.where(legal, action, 0), legal, both]
        missing = self.moves - legal.shape[0]
        if missing:
            rows = [xp.concatenate([row, xp.zeros((missing, *row.shape[1:]), dtype=row.dtype)]) for row in rows]
        return AfterStates(self.table(lanes, seat), *(xp.moveaxis(row, 1, 0) for row in rows))

    def _own_rivals(self, lanes: Lanes, seat: Array) -> tuple[Array, Array]:
        """`_rivals` of both own cities: int32 [2, lanes] each."""
        city = [self.xp.take(self.kind.city_of, 2 * seat + side)[None] for side in range(len(SIDES))]
        most, second = zip(*(self._rivals(lanes, one) for one in city), strict=True)
        return self.xp.concatenate(most), self.xp.concatenate(second)

    def _rivals(self, lanes: Lanes, city: Array) -> tuple[Array, Array]:
        """The largest number of factories in all cities but one, and the next smaller: int32 [1, lanes] each."""
        xp = self.xp
        factories = count(xp, plane_of(lanes.cities, Building.FACTORY))
        others = xp.where(one_hot(xp, factories, city[0]), -1, factories)
        most = xp.max(others, axis=0)
        return most[None], xp.max(xp.where(others < most, xp.maximum(others, 0), 0), axis=0)[None]
