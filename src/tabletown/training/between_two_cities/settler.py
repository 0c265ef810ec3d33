"""A policy by hand, in arrays, for nets to play against: cities by points and by what is expected to come.

It is `balanced` without its finer points: no look at what a place leaves open, none at what is passed on.
"""

from typing import Protocol

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import DISTRICTS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DISTRICT_PROMISE,
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    SURE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.capitals import BALANCED
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.nets.between_two_cities import capitals_rows as wide
from tabletown.bots.nets.between_two_cities.rows import BUILT, CELLS, COUNTS, POINTS, WORTH

LEAN = 0.5
"""The cost of a difference between the own cities."""
_TAVERNS = slice(COUNTS + 2, COUNTS + 6)
_SHOP, _FACTORY, _OFFICE, _PARK, _HOUSE = (COUNTS + number for number in (0, 1, 6, 7, 8))


class HandPolicy(Protocol):
    def value(self, rows: Array) -> Array:
        """What cities are expected to score, [...] of rows [..., numbers]."""

    def together(self, one: Array, other: Array, seats: int) -> Array: ...


class ByHand:
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
        numbers = rows.astype(xp.int32)
        built = numbers[..., BUILT]
        taverns = numbers[..., _TAVERNS]
        there = xp.sum((taverns > 0).astype(xp.int32), axis=-1)
        twice = xp.sum((taverns > 1).astype(xp.int32), axis=-1)
        houses = numbers[..., _HOUSE]
        types = numbers[..., -1] - (houses > 0).astype(xp.int32)
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

    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        self._taverns = xp.asarray(TAVERNS_PROMISE, dtype=xp.float32)
        self._offices = xp.asarray(OFFICES_PROMISE, dtype=xp.float32)

    def value(self, rows: Array) -> Array:
        xp = self.xp

        def one(place: int) -> Array:
            return rows[..., place].astype(xp.float32)

        alone = xp.sum(rows[..., wide.POINTS : wide.MADE].astype(xp.float32), axis=-1)
        cells = 16.0 + 4.0 * one(wide.CITY_ROW - 3)
        left = 1.0 - one(wide.BUILT) / cells
        now = sum(
            (one(wide.WORTH + place) * worth for place, worth in enumerate((MOST, SECOND, OTHER))), start=0 * left
        )
        worth = now + (1 - SURE) * left * (EXPECTED_WORTH - now)
        total = alone + one(wide.COUNTS + 1) * worth + left * self._promise(rows)
        first, second = capitals().district_points
        for number in range(DISTRICTS):
            ahead = one(wide.SIZES + number) - one(wide.SIZES + DISTRICTS + number)
            soft = xp.minimum(float(first), xp.maximum(0.0, second + DISTRICT_PROMISE * ahead))
            scored = one(wide.MADE + 1 + number)
            total = total + one(wide.CITY_ROW - 1) * (scored + left * (soft - scored))
        return total

    def _promise(self, rows: Array) -> Array:
        xp = self.xp
        counts = rows[..., wide.COUNTS : wide.BUILT].astype(xp.int32)
        taverns = counts[..., 2:6]
        open_sorts = xp.sum((taverns > xp.min(taverns, axis=-1)[..., None]).astype(xp.int32), axis=-1)
        houses = counts[..., 8].astype(xp.float32)
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
