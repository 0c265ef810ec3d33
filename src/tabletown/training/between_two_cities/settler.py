"""Policies by hand in arrays, for nets to play against: cities are worth their points and what is expected to come.

With Capitals they play like `balanced`, but do not count what a place leaves open or what groups of parks promise.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol

from tabletown.batch.arrays import Array, ArrayNamespace, Operand, pick
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import DISTRICTS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DECIDED_AT_START,
    DISTRICT_PROMISE,
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.balanced import BALANCED
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, fitted_points
from tabletown.bots.nets.between_two_cities import capitals_rows as wide
from tabletown.bots.nets.between_two_cities.city_rows import BUILT, CELLS, COUNTS, POINTS, WORTH
from tabletown.training.between_two_cities.spots import (
    Placing,
    Scene,
    Spots,
    SquareFinder,
    Whims,
    best_spots,
    noise,
    placing_of,
)

_NEVER = -1e9
LEAN = 0.5
"""The cost of a difference between the own cities."""
_TAVERNS = slice(COUNTS + 2, COUNTS + 6)
_SHOP, _FACTORY, _OFFICE, _PARK, _HOUSE = (COUNTS + number for number in (0, 1, 6, 7, 8))


class HandPolicy(Protocol):
    def choose(self, lanes: Lanes, seat: Array, whims: Whims) -> Array:
        """Two tiles of the hand, int8 [2, lanes], smaller number first."""

    def place(self, lanes: Lanes, seat: Array, whims: Whims) -> Placing:
        """Both tiles of a seat."""


class BaseValues:
    """What cities of the base game are worth."""

    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        known = fitted_points()
        names = ("shops", "factories", "taverns", "offices", "parks", "houses")
        self._tables = {
            name: xp.asarray([getattr(prospect, name) for prospect in known], dtype=xp.float32) for name in names
        }
        self._start = xp.asarray([prospect.start for prospect in known], dtype=xp.float32)

    def value(self, rows: Array) -> Array:
        """What cities are expected to score, [...] of rows [..., numbers]."""
        xp = self.xp
        # Counts out of the rows, int32 […] each.
        numbers = rows.astype(xp.int32)
        built = numbers[..., BUILT]
        taverns = numbers[..., _TAVERNS]
        there = xp.sum((taverns > 0).astype(xp.int32), axis=-1)
        twice = xp.sum((taverns > 1).astype(xp.int32), axis=-1)
        houses = numbers[..., _HOUSE]
        types = numbers[..., -1] - (houses > 0).astype(xp.int32)
        # Where each table of `Prospect` is read; then the sum of what is to come, by the number of built cells.
        places = {
            "shops": numbers[..., _SHOP],
            "factories": numbers[..., _FACTORY],
            "taverns": 5 * there + twice,
            "offices": numbers[..., _OFFICE],
            "parks": numbers[..., _PARK],
            "houses": 6 * xp.minimum(houses, 5) + types,
        }
        total = xp.take(self._start, built)
        for name, place in places.items():
            table = self._tables[name]
            total = total + xp.take(table.reshape((-1,)), built * table.shape[1] + place)
        # Points that are there; factories count what they are taken to be worth, and more of the real worth with every
        # cell.
        alone = xp.sum(numbers[..., POINTS : POINTS + 5], axis=-1).astype(xp.float32)
        worth = sum(
            (numbers[..., WORTH + place] * one for place, one in enumerate((MOST, SECOND, OTHER))),
            start=xp.zeros_like(built),
        )
        race = (worth.astype(xp.float32) - EXPECTED_WORTH) * built.astype(xp.float32) / CELLS
        return total + alone + numbers[..., _FACTORY].astype(xp.float32) * (EXPECTED_WORTH + race)

    def together(self, one: Array, other: Array, seats: int) -> Array:
        return one + other - (0.0 if seats == 2 else LEAN) * self.xp.abs(one - other)


class CapitalsByHand:
    """The same with Capitals, by the promises of `appraisal`; groups of parks promise nothing here."""

    def __init__(self, finder: SquareFinder) -> None:
        self.finder, self.xp = finder, finder.xp
        xp = self.xp
        self._taverns = xp.asarray(TAVERNS_PROMISE, dtype=xp.float32)
        self._offices = xp.asarray(OFFICES_PROMISE, dtype=xp.float32)

    def choose(self, lanes: Lanes, seat: Array, whims: Whims) -> Array:
        xp = self.xp
        hand = pick(xp, lanes.hands, xp.broadcast_to(seat, lanes.turn.shape))
        scene = self.finder.scene_of(lanes, seat)
        spots = self._best_spots(scene, hand, whims)
        chosen = [pair for one in combinations(range(hand.shape[0]), 2) for pair in (one, one[::-1])]
        pairs = xp.asarray(chosen, dtype=xp.int32)
        best = self._best(spots, pairs, self._passed_on(lanes, scene, spots, hand, chosen), whims)
        one, other = (pick(xp, hand, xp.take(pairs[:, part], best)) for part in (0, 1))
        return xp.stack([xp.minimum(one, other), xp.maximum(one, other)])

    def place(self, lanes: Lanes, seat: Array, whims: Whims) -> Placing:
        xp = self.xp
        loose = pick(xp, lanes.loose, xp.broadcast_to(seat, lanes.turn.shape))
        spots = self._best_spots(self.finder.scene_of(lanes, seat), loose, whims)
        pairs = xp.asarray([(0, 1), (1, 0)], dtype=xp.int32)
        return placing_of(xp, spots, pairs, self._best(spots, pairs, 0.0, whims))

    def _best_spots(self, scene: Scene, tiles: Array, whims: Whims) -> Spots:
        """One for every tile and city."""
        xp = self.xp
        found = self.finder.squares_of(scene, tiles)
        values = self.value(found.rows)
        anywhere = noise(xp, whims.words[1], values.size // values.shape[-1]).reshape(values.shape)
        return best_spots(xp, found, xp.where(whims.only, anywhere, values), 1, values[..., None])

    def _passed_on(
        self, lanes: Lanes, scene: Scene, spots: Spots, hand: Array, pairs: Sequence[tuple[int, int]]
    ) -> Array:
        """What the next holder of this hand will find in the rest, as far as it concerns this seat: [pairs, lanes]."""
        xp, place, two = self.xp, scene.place, self.finder.kind.seats == 2
        there = scene._replace(
            own=self.finder.maker.cities_at(lanes.cities, place.near),
            mats=xp.take(lanes.mats, place.near, axis=0),
            place=place._replace(own=place.near),
        )
        found = self.finder.squares_of(there, hand)
        best = xp.max(xp.where(found.fine, self.value(found.rows), _NEVER), axis=0)
        now = self.value(scene.now.rows)
        near = best - xp.take(now, place.near, axis=0)
        own = spots.seen[:, 0, :, 0] - now[place.own[0]]
        total = xp.zeros((len(pairs), hand.shape[1]), dtype=xp.float32)
        for gains, sign in ((near[:, 0], -1.0), (near[:, 1], -1.0)) if two else ((own, 1.0), (near[:, 0], -1.0)):
            real = xp.where(hand >= 0, gains, _NEVER)
            total = total + sign * xp.stack([best_but(xp, real, pair) for pair in pairs])
        return xp.where(self.finder.maker.passes(lanes.turn[0]), BALANCED.denial * total, 0.0)

    def _best(self, spots: Spots, pairs: Array, more: Operand, whims: Whims) -> Array:
        xp = self.xp
        values, fine = (
            [xp.take(found[:, part], pairs[:, part], axis=0) for part in (0, 1)]
            for found in (spots.seen[..., 0], spots.fine)
        )
        liked = self.together(values[0], values[1], self.finder.kind.seats) + more
        liked = xp.where(whims.only, noise(xp, whims.words[0], pairs.shape[0]), liked)
        return xp.argmax(xp.where(fine[0] & fine[1], liked, _NEVER), axis=0).astype(xp.int32)

    def value(self, rows: Array) -> Array:
        xp = self.xp

        def one(place: int) -> Array:
            return rows[..., place].astype(xp.float32)

        # Points that do not depend on other cities; then factories, at what their place among the cities is worth now,
        # the more so the fewer cells are left; what the city promises; and districts, softly until they are sure.
        alone = xp.sum(rows[..., wide.POINTS : wide.MADE].astype(xp.float32), axis=-1)
        cells = 16.0 + 4.0 * one(wide.CITY_ROW - 3)
        left = 1.0 - one(wide.BUILT) / cells
        now = sum(
            (one(wide.WORTH + place) * worth for place, worth in enumerate((MOST, SECOND, OTHER))), start=0 * left
        )
        worth = now + (1 - DECIDED_AT_START) * left * (EXPECTED_WORTH - now)
        total = alone + one(wide.COUNTS + 1) * worth + left * self._promise(rows)
        first, second = capitals().district_points
        for number in range(DISTRICTS):
            ahead = one(wide.SIZES + number) - one(wide.SIZES + DISTRICTS + number)
            soft = xp.minimum(float(first), xp.maximum(0.0, second + DISTRICT_PROMISE * ahead))
            scored = one(wide.MADE + 1 + number)
            total = total + one(wide.CITY_ROW - 1) * (scored + left * (soft - scored))
        return total

    def _promise(self, rows: Array) -> Array:
        """What open sets and houses may still bring, as `appraisal` adds it up."""
        xp = self.xp
        # By building: shops, factories, four sorts of taverns, offices, parks, houses, civic buildings.
        counts = rows[..., wide.COUNTS : wide.BUILT].astype(xp.int32)
        taverns = counts[..., 2:6]
        open_sorts = xp.sum((taverns > xp.min(taverns, axis=-1)[..., None]).astype(xp.int32), axis=-1)
        houses = counts[..., 8].astype(xp.float32)
        # Types in the city, houses not counted: offices begin a new set with every sixth.
        types = (rows[..., wide.WISHES - 1].astype(xp.int32) - (counts[..., 8] > 0).astype(xp.int32)).astype(xp.float32)
        return (
            xp.take(self._taverns, open_sorts)
            + xp.take(self._offices, counts[..., 6] % 6)
            + TYPE_PROMISE * types
            + houses * (HOUSE_PROMISE + MISSING_PROMISE * (5.0 - types))
            + FACTORY_PROMISE * counts[..., 1].astype(xp.float32)
            + CIVIC_PROMISE * counts[..., 9].astype(xp.float32)
        )

    def together(self, one: Array, other: Array, seats: int) -> Array:
        return one + other - (0.0 if seats == 2 else BALANCED.lean) * self.xp.abs(one - other)


def best_but(xp: ArrayNamespace, gains: Array, pair: tuple[int, int]) -> Array:
    """The greatest of gains [tiles, lanes] but for two tiles."""
    others = [gains[place] for place in range(gains.shape[0]) if place not in pair]
    best = others[0]
    for other in others[1:]:
        best = xp.maximum(best, other)
    return best
