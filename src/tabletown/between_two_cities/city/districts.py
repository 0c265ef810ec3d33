"""Districts: in each city the largest group of two kinds together, compared across the cities (rule 12)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import Kind
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.groups import groups
from tabletown.between_two_cities.city.tables import tables

DistrictPlan: TypeAlias = tuple[tuple[int, ...], bool]
"""A district as `plan` works it out."""

_PLANES_OF = {kind: tuple(n for n, building in enumerate(BUILDINGS) if building.kind is kind) for kind in Kind}


def district_mask(city: City, masks: Sequence[Mask], district: District) -> Mask:
    """The cells of both kinds, given the city's `square_masks`."""
    numbers, civics = plan(district)
    cells = civic_square(city) if civics else 0
    for number in numbers:
        cells |= masks[number]
    return cells


def civic_square(city: City) -> Mask:
    """The civic buildings as a mask of the square."""
    ground, corner = city.canvas, city.corner
    square = _square(ground.width, ground.size)
    mask = 0
    for cell, _ in city.civics:
        mask |= square[cell - corner]
    return mask


@cache
def _square(width: int, size: int) -> tuple[Mask, ...]:
    """By the way from the corner of the square to a cell, on the canvas: that cell as a mask of the square."""
    return tuple(1 << row * size + column for row in range(size) for column in range(width))


def district_sizes(city: City, districts: Sequence[District]) -> tuple[int, ...]:
    """How many tiles the largest group of each district has in this city."""
    return sizes_in(city, city.square_masks(), [plan(district) for district in districts])


@cache
def plan(district: District) -> DistrictPlan:
    """Which masks make up a district, and whether civic buildings belong to it: worked out once for all cities."""
    return tuple([n for kind in district for n in _PLANES_OF[kind]]), Kind.CIVIC in district


def sizes_in(city: City, masks: Sequence[Mask], plans: Sequence[DistrictPlan]) -> tuple[int, ...]:
    """The same, given the city's `square_masks` and the plans of all districts."""
    largest = tables(city.canvas.size).largest
    sizes = []
    for numbers, civics in plans:
        cells = civic_square(city) if civics and city.civics else 0
        for number in numbers:
            cells |= masks[number]
        sizes.append(largest[cells])
    return tuple(sizes)


def largest_group(city: City, district: District) -> tuple[int, ...]:
    """The cells of its largest group on the canvas, from the top left; of several groups the first."""
    size, width, corner = city.canvas.size, city.canvas.width, city.corner
    split = groups(size)(district_mask(city, city.square_masks(), district))
    cells = max(split, key=lambda cells: (cells.bit_count(), -(cells & -cells)), default=0)
    return tuple([corner + n // size * width + n % size for n in range(size * size) if cells >> n & 1])


def place_points(sizes: Sequence[int]) -> tuple[int, ...]:
    """By city: what one district scores, given its size in every city. Ties share a place; size 0 scores nothing."""
    return _place_points(tuple(sizes), *capitals().district_points)


@lru_cache(maxsize=1 << 12)
def _place_points(sizes: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    largest = max(sizes, default=0)
    if not largest:
        return (0,) * len(sizes)
    # No city is in second place if the others have no tile at all.
    next_largest = max([size for size in sizes if size < largest], default=0) or -1
    return tuple([first if size == largest else second if size == next_largest else 0 for size in sizes])


def points_by_city(sizes: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By city: what all its districts score together, given `district_sizes` of every city."""
    return tuple(map(sum, zip(*map(place_points, zip(*sizes, strict=True)), strict=True)))
