"""The rows of `bots.nets.between_two_cities.rows` in arrays: number by number the same, a lane for every game.

All lanes are at the same turn and one seat acts in all of them: turn and seat are single numbers.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tabletown.batch.arrays import Array, Operand, pick
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.scoring import factory_worth
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.bots.nets.between_two_cities.city_rows import COUNTS, KINDS, RowForm
from tabletown.bots.nets.between_two_cities.rows import (
    BASE_FORM,
    LEFTWARDS,
    RIGHTWARDS,
    ROUNDS,
    SEATS,
    STEPS,
    ring_place,
    way_of,
)
from tabletown.training.between_two_cities.city_rows import ALONE, SquareRows, TileBuildings

Changed: TypeAlias = Callable[[Array, Array, Array], Array]
"""Numbers of all cities [cities, lanes] and, twice, of an own city with each pair of moves [pairs, lanes]; gives all
cities with each pair."""


class RowPlaces(NamedTuple):
    """Where rows of cities have what."""

    buildings: tuple[Building, ...]
    counts: slice
    """By building."""
    points: slice
    """All that no other city has a say in."""


BASE_PLACES = RowPlaces(BUILDINGS, slice(COUNTS, COUNTS + KINDS), ALONE)


class SeatPlace(NamedTuple):
    """`RingPlace` in arrays."""

    own: Array
    """int32 [2]: numbers of cities."""
    near: Array
    far: Array
    getter: Array
    """int32: a seat."""
    after: Array
    """Who gets the hand from the getter."""
    giver: Array
    first_side: Array
    """0 if the first of the own cities is on the left, else 1."""


class About(NamedTuple):
    """What rows of all cities of a lane have in common."""

    districts: Array
    ending: Array
    """uint8 [lanes, numbers]."""


class Others(NamedTuple):
    """What all other cities have, int32 [..., cities, lanes]: the most, and the most below that."""

    most: Array
    """Of factories."""
    second: Array
    largest: Array
    """Of districts, [districts, …]."""
    smaller: Array


class Present(NamedTuple):
    """Cities as they are, int32 [cities, lanes], and their rows."""

    alone: Array
    factories: Array
    sizes: Array
    """Of districts, [districts, cities, lanes]."""
    others: Others
    rows: Array
    """uint8 [cities, lanes, numbers]."""


class TableRows(ABC):
    """What nets of all sorts look at."""

    def __init__(self, kind: TableKind, form: RowForm, row: RowPlaces) -> None:
        xp, buildings = kind.xp, row.buildings
        self.kind, self.xp, self.form, self._row = kind, xp, form, row
        self.kinds = len(buildings)
        places = [[ring_place(kind.seats, seat, way) for seat in range(kind.seats)] for way in (LEFTWARDS, RIGHTWARDS)]
        turns = kind.times.turns
        ways = [way_of(turns, number) for number in range(len(turns))]
        self.back = xp.asarray([way == RIGHTWARDS for way in ways], dtype=xp.int32)
        """By turn: 1 if hands go to the seat before."""
        self._own = xp.asarray([[place.own for place in row] for row in places], dtype=xp.int32)
        self._near = xp.asarray([[place.near for place in row] for row in places], dtype=xp.int32)
        self._far = xp.asarray([[place.far for place in row] for row in places], dtype=xp.int32)
        self.far_cities = self._far.shape[-1]
        courses = [
            [turn.round == number for number in range(1, ROUNDS + 1)]
            + [turn.step == number for number in range(1, STEPS + 1)]
            + [turn.part == "b"]
            for turn in turns
        ]
        self._course = xp.asarray(courses, dtype=xp.uint8)
        self._passes = xp.asarray([turn.passing is not None for turn in turns], dtype=xp.uint8)
        self._buildings = TileBuildings(kind, buildings)
        self.owned = tuple(xp.asarray(row, dtype=xp.int32) for row in kind.owned)

    def place(self, turn: Array, seat: Array) -> SeatPlace:
        xp, seats = self.xp, self.kind.seats
        back = self.back[turn]
        way = 1 - 2 * back
        return SeatPlace(
            self._own[back, seat],
            self._near[back, seat],
            self._far[back, seat],
            (seat + way) % seats,
            (seat + 2 * way) % seats,
            (seat - way) % seats,
            xp.asarray(back),
        )

    def cities_at(self, cities: CityArrays, numbers: Array) -> CityArrays:
        """Some cities of each lane: their axis is as long as the numbers."""
        return each(lambda array: self.xp.take(array, numbers, axis=-2), cities)

    @abstractmethod
    def city_rows(self, cities: CityArrays, mats: Array, about: About, others: Others) -> Array:
        """uint8 [..., lanes, numbers] of cities [..., lanes]."""

    def about(self, lanes: Lanes) -> About:
        return About(lanes.districts, self.xp.zeros((lanes.turn.shape[0], 0), dtype=self.xp.uint8))

    @abstractmethod
    def present(self, lanes: Lanes) -> Present: ...

    def others_of(self, factories: Array, sizes: Array) -> Others:
        return Others(*self._rivals(factories), *self._rivals(sizes))

    def _rivals(self, counts: Array) -> tuple[Array, Array]:
        """By city, of [..., cities, lanes]: the most of all others, and the most below that."""
        xp = self.xp
        number = xp.arange(self.kind.cities, dtype=xp.int32)
        own = xp.equal(number[:, None], number)[..., None]
        others = xp.where(own, -1, counts[..., None, :, :])
        most = xp.max(others, axis=-2)
        return most, xp.max(xp.where(others < most[..., None, :], xp.maximum(others, 0), 0), axis=-2)

    def alone(self, rows: Array) -> Array:
        return self.xp.sum(rows[..., self._row.points], axis=-1, dtype=self.xp.int32)

    def factories(self, rows: Array) -> Array:
        return rows[..., self._row.counts.start + 1].astype(self.xp.int32)

    def built(self, rows: Array) -> Array:
        """How many cells."""
        return rows[..., self._row.counts.stop].astype(self.xp.int32)

    def passes(self, turn: Array) -> Array:
        """Whether hands are passed on."""
        return self._passes[turn] > 0

    def buildings(self, tiles: Array) -> Array:
        """uint8 [..., lanes, buildings] of tiles [..., lanes]; nothing of −1 or of what lies beyond all tiles."""
        return self._buildings.of(tiles)

    def table_row(self, lanes: Lanes, turn: Array, seat: Array, place: SeatPlace, now: Present) -> Array:
        """uint8 [lanes, numbers]."""
        xp, seats, count = self.xp, self.kind.seats, lanes.turn.shape[0]
        # bool [lanes]: whether all have chosen.
        placing = lanes.chosen[0, 0] >= 0
        for other in range(1, seats):
            placing = placing & (lanes.chosen[other, 0] >= 0)
        # Seats as a first axis, bool [seats, 1 or lanes]: the neighbours who get and give hands, and the seat itself.
        number = xp.arange(seats, dtype=xp.int32)[:, None]
        beside = xp.equal(number, place.getter) | xp.equal(number, place.giver)
        own = xp.equal(number, seat)
        # How many tiles lie loose, int32 [seats, lanes]; how many others still have some, int32 [lanes].
        lying = xp.sum(lanes.loose >= 0, axis=1, dtype=xp.int32)
        waiting = xp.sum(xp.where(own, 0, lying) > 0, axis=0, dtype=xp.int32)
        one_each = [placing, waiting, lying[place.getter], lying[place.giver]]

        def same(numbers: Array) -> Array:
            return xp.broadcast_to(numbers, (count, *numbers.shape)).astype(xp.uint8)

        # Buildings on loose tiles: uint8 [seats, lanes, buildings]; then of all others, [lanes, buildings].
        by_seat = xp.sum(self.buildings(lanes.loose), axis=1, dtype=xp.uint8)
        others = xp.sum(xp.where((own | beside)[..., None], 0, by_seat), axis=0, dtype=xp.uint8)
        toward = 1 - place.first_side
        # Whether each neighbour has filled the city that is shared with this seat: bool [lanes].
        shared = [
            xp.equal(lanes.filled[place.getter], toward),
            xp.equal(lanes.filled[place.giver], place.first_side),
        ]
        # Buildings in all cities together, int32 [lanes, buildings].
        placed = xp.sum(now.rows[..., self._row.counts].astype(xp.int32), axis=0)
        return xp.concatenate(
            [
                same(self._course[turn]),
                xp.stack([part.astype(xp.uint8) for part in one_each], axis=-1),
                same(xp.asarray([seats == number for number in SEATS], dtype=xp.uint8)),
                same(self._passes[turn].reshape((1,))),
                self._known(lanes, turn, place.getter, 1, placing),
                self._known(lanes, turn, place.after, 2, placing),
                by_seat[place.getter],
                by_seat[place.giver],
                others,
                xp.stack([part.astype(xp.uint8) for part in shared], axis=-1),
                xp.minimum(placed, 255).astype(xp.uint8),
            ],
            axis=-1,
        )

    def _known(self, lanes: Lanes, turn: Array, holder: Array, distance: int, placing: Array) -> Array:
        """Whether a hand is known because it was passed on, and what is in it: uint8 [lanes, 1 + buildings]."""
        xp = self.xp
        known = xp.logical_not(placing) & (self.kind.times.seen[turn] >= distance)
        if distance >= self.kind.seats:
            known = known & False
        held = xp.sum(self.buildings(lanes.hands[holder]), axis=0, dtype=xp.uint8)
        return xp.concatenate([known[:, None].astype(xp.uint8), xp.where(known[:, None], held, 0)], axis=-1).astype(
            xp.uint8
        )

    def _district_points(self, now: Present, changed: Changed, first: Array, second: Array) -> Operand:
        """Of all cities [cities, pairs, lanes] when the own ones have changed."""
        del now, changed, first, second
        return 0

    def rest(self, lanes: Lanes, seat: Array) -> Array:
        """What a seat holds, by building: int32 [lanes, buildings]."""
        hand = pick(self.xp, lanes.hands, self.xp.broadcast_to(seat, lanes.turn.shape))
        return self.xp.sum(self.buildings(hand), axis=0, dtype=self.xp.int32)

    def standing(self, now: Present, place: SeatPlace, seat: Array, first: Array, second: Array) -> Array:
        """Of every pair of own cities, given their rows [pairs, lanes, numbers]: uint8 [pairs, lanes, 6]."""
        xp, kind = self.xp, self.kind
        # bool [cities, 1, 1]: which of all cities are the own ones.
        number = xp.arange(kind.cities, dtype=xp.int32)[:, None, None]
        ones, others = xp.equal(number, place.own[0]), xp.equal(number, place.own[1])

        def changed(present: Array, one: Array, other: Array) -> Array:
            return xp.where(ones, one[None], xp.where(others, other[None], present[:, None]))

        # Points of all cities with either pair: int32 [cities, pairs, lanes].
        alone = changed(now.alone, self.alone(first), self.alone(second))
        factories = changed(now.factories, self.factories(first), self.factories(second))
        totals = alone + factories * factory_worth(xp, factories) + self._district_points(now, changed, first, second)
        # By seat, [seats, pairs, lanes]: the lower of its cities counts, the higher breaks ties; of two players, both
        # cities count.
        left, right = (xp.take(totals, owned, axis=0) for owned in self.owned)
        low, high = xp.minimum(left, right), xp.maximum(left, right)
        halves = 2 if kind.seats == 2 else 1
        low = low + high if kind.seats == 2 else low
        # Against the best of the others: [pairs, lanes].
        own = xp.equal(xp.arange(kind.seats, dtype=xp.int32)[:, None, None], seat)
        mine, more = low[seat], high[seat]
        best = xp.max(xp.where(own, -1, low), axis=0)
        ahead = (low > mine) | xp.equal(low, mine) & (high > more)
        leading = xp.sum((ahead & xp.logical_not(own)).astype(xp.int32), axis=0)
        lead = mine - best
        numbers = [mine // halves, more, best // halves, xp.maximum(lead, 0), xp.maximum(-lead, 0), leading]
        return xp.stack(numbers, axis=-1).astype(xp.uint8)


class RowMaker(TableRows):
    """Of the game without Capitals."""

    def __init__(self, kind: TableKind) -> None:
        super().__init__(kind, BASE_FORM, BASE_PLACES)
        self._squares = SquareRows(kind)

    def masks_at(self, codes: Array, corner: Array) -> Array:
        return self._squares.masks_at(codes, corner)

    def city_rows(self, cities: CityArrays, mats: Array, about: About, others: Others) -> Array:
        del mats, about
        return self._squares.rows(cities, others.most, others.second)

    def present(self, lanes: Lanes) -> Present:
        xp, cities = self.xp, lanes.cities
        factories = xp.bitwise_count(self._squares.masks(cities)[1]).astype(xp.int32)
        sizes = xp.zeros((0, *factories.shape), dtype=xp.int32)
        others = self.others_of(factories, sizes)
        rows = self.city_rows(cities, lanes.mats, self.about(lanes), others)
        return Present(self.alone(rows), factories, sizes, others, rows)
