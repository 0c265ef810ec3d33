"""A policy by hand, in arrays, for nets to play against: cities by points and by what is expected to come.

It is `balanced` without its finer points: no look at what a place leaves open, none at what is passed on.
"""

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.nets.between_two_cities.rows import BUILT, CELLS, COUNTS, POINTS, WORTH

LEAN = 0.5
"""The cost of a difference between the own cities."""
_TAVERNS = slice(COUNTS + 2, COUNTS + 6)
_SHOP, _FACTORY, _OFFICE, _PARK, _HOUSE = (COUNTS + number for number in (0, 1, 6, 7, 8))


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
