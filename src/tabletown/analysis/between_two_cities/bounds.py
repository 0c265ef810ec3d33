"""What each kind of building could score at best if it had the whole square to itself.

Only four parts of a city's score depend on the layout: shops, parks, offices beside taverns, and houses beside
factories. The best of each part alone, added up, is a bound that no layout can beat.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.city.scoring import office_points
from tabletown.between_two_cities.city.tables import searched_tables

BIGGEST = 4
"""The widest square with tables for every set of its cells."""

PointLevel: TypeAlias = tuple[int, tuple[Mask, ...]]
"""Points lost against the best, and the sets of cells that lose just so many."""


class KindCounts(NamedTuple):
    """How many buildings of each kind a city has, in the order of `Kind`."""

    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int

    @property
    def house_worth(self) -> int:
        """Points of a house away from factories: the other kinds that are there (rule 6.6)."""
        return sum(count > 0 for count in self[:-1])


@dataclass(frozen=True, slots=True)
class Bounds:
    """For one size of square, by number of buildings."""

    shops: tuple[tuple[PointLevel, ...], ...]
    parks: tuple[tuple[PointLevel, ...], ...]
    best_shops: tuple[int, ...]
    best_parks: tuple[int, ...]
    served: tuple[int, ...]
    """By number of taverns: the most cells that can lie beside them."""
    clear: tuple[int, ...]
    """By number of factories: the most cells that can lie away from them."""

    def offices_served(self, counts: KindCounts) -> int:
        """The most offices that can have a tavern beside them."""
        return min(counts.offices, self.served[counts.taverns])

    def houses_smoky(self, counts: KindCounts) -> int:
        """The fewest houses that can have a factory beside them."""
        return max(0, counts.houses - self.clear[counts.factories])

    def total(self, counts: KindCounts, factory_worth: int, tavern_points: int) -> int:
        """No layout of so many buildings scores more than this."""
        smoky = self.houses_smoky(counts)
        return (
            self.best_shops[counts.shops]
            + counts.factories * factory_worth
            + tavern_points
            + office_points(counts.offices)
            + self.offices_served(counts)
            + self.best_parks[counts.parks]
            + (counts.houses - smoky) * counts.house_worth
            + smoky
        )


@cache
def bounds(size: int) -> Bounds:
    ruler = searched_tables(size)
    cells = size * size
    shops: list[dict[int, list[Mask]]] = [{} for _ in range(cells + 1)]
    parks: list[dict[int, list[Mask]]] = [{} for _ in range(cells + 1)]
    served = [0] * (cells + 1)
    clear = [0] * (cells + 1)
    for mask in range(1 << cells):
        count = mask.bit_count()
        shops[count].setdefault(ruler.shops[mask], []).append(mask)
        parks[count].setdefault(ruler.parks[mask], []).append(mask)
        around = (ruler.beside[mask] & ~mask).bit_count()
        served[count] = max(served[count], around)
        clear[count] = max(clear[count], cells - count - around)
    return Bounds(
        tuple(map(_levels, shops)),
        tuple(map(_levels, parks)),
        tuple(map(max, shops)),
        tuple(map(max, parks)),
        tuple(served),
        tuple(clear),
    )


def _levels(by_points: dict[int, list[Mask]]) -> tuple[PointLevel, ...]:
    best = max(by_points)
    return tuple((best - points, tuple(by_points[points])) for points in sorted(by_points, reverse=True))
