"""Why a city is worth what it is: every set, line and group with its squares and points (rule 6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from tabletown.between_two_cities.box.canvas import square_name
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.civics import points_beside, types_beside
from tabletown.between_two_cities.city.districts import largest_group, place_points
from tabletown.between_two_cities.city.groups import groups
from tabletown.between_two_cities.city.notation import square_at
from tabletown.between_two_cities.city.scoring import MOST, OFFICE_SET_POINTS, SECOND, TAVERN_SET_POINTS, factory_worths
from tabletown.between_two_cities.city.tables import LINE_POINTS, best_lines, park_points, tables


class Credit(StrEnum):
    """What a group scores for. The value is the message that says it."""

    LINE = "why-line"
    MOST_FACTORIES = "why-most-factories"
    SECOND_FACTORIES = "why-second-factories"
    FEWER_FACTORIES = "why-fewer-factories"
    TAVERN_SET = "why-tavern-set"
    OFFICE_SET = "why-office-set"
    BESIDE_TAVERN = "why-beside-tavern"
    PARK_GROUP = "why-park-group"
    HOUSE = "why-house"
    BESIDE_FACTORY = "why-beside-factory"
    CIVIC_ALONE = "why-civic-alone"
    CIVIC_LIKED = "why-civic-liked"
    CIVIC_DISLIKED = "why-civic-disliked"
    LARGEST_DISTRICT = "why-largest-district"
    SECOND_DISTRICT = "why-second-district"
    SMALLER_DISTRICT = "why-smaller-district"


@dataclass(frozen=True, slots=True)
class Group:
    """Squares that score together. Squares are named as in the city's notation."""

    kind: Kind
    why: Credit
    squares: tuple[str, ...]
    points: int
    others: tuple[Kind, ...] = ()
    """For a house: the other types in the city, one point each. For a civic building: the types beside it that it
    likes, or the one that it dislikes. For a district: its two kinds."""


def explain_cities(cities: Sequence[City], districts: Sequence[District] = ()) -> tuple[tuple[Group, ...], ...]:
    """City by city; the points of its groups add up to its score."""
    worths = factory_worths([city.mask(Building.FACTORY).bit_count() for city in cities])
    explained = [explain_city(city, worth) for city, worth in zip(cities, worths, strict=True)]
    for district in districts:
        largest = [largest_group(city, district) for city in cities]
        sizes = [len(cells) for cells in largest]
        points = place_points(sizes)
        for number, cells in enumerate(largest):
            if cells:
                place = len({size for size in sizes if size > len(cells)})
                explained[number] += (district_group(cities[number], district, cells, place, points[number]),)
    return tuple(explained)


def explain_city(city: City, factory_worth: int) -> tuple[Group, ...]:
    explained = _Explanation(city, factory_worth)
    return (
        *explained.shops(),
        *explained.factories(),
        *explained.taverns(),
        *explained.offices(),
        *explained.parks(),
        *explained.houses(),
        *explained.civics(),
    )


class _Explanation:
    def __init__(self, city: City, factory_worth: int) -> None:
        self.city = city
        self.size = city.canvas.size
        self.worth = factory_worth
        self.masks = dict(zip(BUILDINGS, city.square_masks(), strict=True))
        self.beside = tables(self.size).beside
        self.tavern_cells = 0
        for building, mask in self.masks.items():
            self.tavern_cells |= mask if building.kind is Kind.TAVERN else 0

    def shops(self) -> Iterable[Group]:
        lines = best_lines(self.masks[Building.SHOP], self.size)
        for line in sorted(lines, key=lambda cells: (-cells.bit_count(), cells & -cells)):
            yield self._group(Kind.SHOP, Credit.LINE, line, LINE_POINTS[line.bit_count()])

    def factories(self) -> Iterable[Group]:
        mask = self.masks[Building.FACTORY]
        why = {MOST: Credit.MOST_FACTORIES, SECOND: Credit.SECOND_FACTORIES}.get(self.worth, Credit.FEWER_FACTORIES)
        if mask:
            yield self._group(Kind.FACTORY, why, mask, self.worth * mask.bit_count())

    def taverns(self) -> Iterable[Group]:
        left = [_cells(mask) for building, mask in self.masks.items() if building.kind is Kind.TAVERN]
        while any(left):
            members = [cells.pop(0) for cells in left if cells]
            yield self._group(Kind.TAVERN, Credit.TAVERN_SET, sum(members), TAVERN_SET_POINTS[len(members)])

    def offices(self) -> Iterable[Group]:
        cells = _cells(self.masks[Building.OFFICE])
        for start in range(0, len(cells), 6):
            members = cells[start : start + 6]
            yield self._group(Kind.OFFICE, Credit.OFFICE_SET, sum(members), OFFICE_SET_POINTS[len(members)])
        for cell in cells:
            if cell & self.beside[self.tavern_cells]:
                yield self._group(Kind.OFFICE, Credit.BESIDE_TAVERN, cell, 1)

    def parks(self) -> Iterable[Group]:
        for group in sorted(groups(self.size)(self.masks[Building.PARK]), key=lambda cells: cells & -cells):
            yield self._group(Kind.PARK, Credit.PARK_GROUP, group, park_points(group.bit_count()))

    def houses(self) -> Iterable[Group]:
        present = {building.kind for building, mask in self.masks.items() if mask}
        others = tuple(kind for kind in TYPES if kind in present and kind is not Kind.HOUSE)
        smoke = self.beside[self.masks[Building.FACTORY]]
        for cell in _cells(self.masks[Building.HOUSE]):
            if cell & smoke:
                yield self._group(Kind.HOUSE, Credit.BESIDE_FACTORY, cell, 1)
            else:
                yield self._group(Kind.HOUSE, Credit.HOUSE, cell, len(others), others)

    def civics(self) -> Iterable[Group]:
        for cell, tile in self.city.civics:
            beside = types_beside(self.city, cell)
            disliked = tuple(kind for kind in beside if kind is tile.dislikes)
            liked = tuple(kind for kind in tile.likes if kind in beside)
            why = Credit.CIVIC_DISLIKED if disliked else Credit.CIVIC_LIKED if liked else Credit.CIVIC_ALONE
            square = square_at(self.city, cell)
            yield Group(Kind.CIVIC, why, (square,), points_beside(tile, beside), disliked or liked)

    def _group(self, kind: Kind, why: Credit, cells: int, points: int, others: tuple[Kind, ...] = ()) -> Group:
        return Group(kind, why, _squares(cells, self.size), points, others)


def district_group(city: City, district: District, cells: Sequence[int], place: int, points: int) -> Group:
    why = (Credit.LARGEST_DISTRICT, Credit.SECOND_DISTRICT, Credit.SMALLER_DISTRICT)[min(place, 2)]
    return Group(Kind.DISTRICT, why, tuple(square_at(city, cell) for cell in cells), points, district)


@lru_cache(maxsize=1 << 10)
def _squares(cells: int, size: int) -> tuple[str, ...]:
    return tuple([square_name(cell % size, cell // size) for cell in range(size**2) if cells >> cell & 1])


def _cells(mask: int) -> list[int]:
    """One-cell masks, from the top left."""
    return [1 << cell for cell in range(mask.bit_length()) if mask >> cell & 1]
