"""Points of the cities of many tables (rules 6, 11 and 12), and what ties are broken by."""

from collections.abc import Mapping
from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import Cells, count, cut_four, is_empty, only
from tabletown.batch.between_two_cities.cities import CityArrays, cells_of
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF, CanvasTables, Points
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, office_points

_OFFICES = tuple(map(office_points, range(26)))

Planes = Mapping[Building, Cells]


class Scorer(NamedTuple):
    """What scoring needs besides cities."""

    ground: CanvasTables
    points: Points
    offices: Array
    """int32 [26]: by their number."""
    district_points: tuple[int, int]


def make_scorer(xp: ArrayNamespace, ground: CanvasTables, points: Points, district_points: tuple[int, int]) -> Scorer:
    return Scorer(ground, points, xp.asarray(_OFFICES, dtype=xp.int32), district_points)


def planes_of(cities: CityArrays) -> dict[Building, Cells]:
    """By building: where it stands."""
    codes = [cells_of(cities.codes[bit]) for bit in range(CODE_BITS)]
    found = {}
    for building, code in CODE_OF.items():
        cells = codes[0] if code & 1 else ~codes[0]
        for bit in range(1, CODE_BITS):
            cells = cells & (codes[bit] if code >> bit & 1 else ~codes[bit])
        found[building] = cells
    return found


def kinds_of(planes: Planes) -> dict[Kind, Cells]:
    """By type: where it stands; all taverns are one."""
    found: dict[Kind, Cells] = {
        kind: planes[Building[kind.name]] for kind in (*TYPES, Kind.CIVIC) if kind is not Kind.TAVERN
    }
    bed, *others = (planes[tavern] for tavern in TAVERNS)
    for other in others:
        bed = bed | other
    return {**found, Kind.TAVERN: bed}


def city_points(xp: ArrayNamespace, scorer: Scorer, cities: CityArrays, districts: Array) -> tuple[Array, Array]:
    """Points of every city, int32 [cities, lanes]; and how many of each type stand there, [types + civics, …]."""
    planes = planes_of(cities)
    kinds = kinds_of(planes)
    corner = _corners(xp, scorer.ground, cities.windows)
    shop, factory, office, house = (kinds[kind] for kind in (Kind.SHOP, Kind.FACTORY, Kind.OFFICE, Kind.HOUSE))
    counts = {kind: count(xp, cells) for kind, cells in kinds.items()}
    smoky = count(xp, house & factory.beside())
    others = sum(
        (xp.logical_not(is_empty(xp, kinds[kind])).astype(xp.int32) for kind in TYPES if kind is not Kind.HOUSE),
        start=xp.zeros_like(smoky),
    )
    total = xp.take(scorer.points.shops, cut_four(shop, corner).astype(xp.int32))
    total = total + xp.take(scorer.points.parks, cut_four(kinds[Kind.PARK], corner).astype(xp.int32))
    total = total + counts[Kind.FACTORY] * _factory_worth(xp, counts[Kind.FACTORY])
    total = total + _taverns(xp, planes)
    total = total + xp.take(scorer.offices, counts[Kind.OFFICE])
    total = total + count(xp, office & kinds[Kind.TAVERN].beside())
    total = total + smoky + (counts[Kind.HOUSE] - smoky) * others
    if cities.wishes.shape[0]:
        total = total + _civics(xp, cities.wishes, kinds)
    for number in range(districts.shape[0]):
        total = total + _district(xp, scorer, kinds, corner, districts[number])
    built = xp.stack([counts[kind] for kind in (*TYPES, Kind.CIVIC)])
    return total, built


def _corners(xp: ArrayNamespace, ground: CanvasTables, windows: Array) -> Array:
    """The corner of the first window that is possible."""
    first = xp.bitwise_count((windows & -windows) - 1).astype(xp.int32)
    return xp.take(ground.corners, first)


def _factory_worth(xp: ArrayNamespace, counts: Array) -> Array:
    """By city, compared with the others of its table."""
    most = xp.max(counts, axis=0)
    below = counts < most
    second = xp.max(xp.where(below, counts, -1), axis=0)
    return xp.where(below, xp.where(xp.equal(counts, second), SECOND, OTHER), MOST)


def _taverns(xp: ArrayNamespace, planes: Planes) -> Array:
    """Sorted by number, each sort is worth more: see `tavern_points`."""
    a, b, c, d = (count(xp, planes[tavern]) for tavern in TAVERNS)
    a, b = xp.maximum(a, b), xp.minimum(a, b)
    c, d = xp.maximum(c, d), xp.minimum(c, d)
    most, c = xp.maximum(a, c), xp.minimum(a, c)
    b, least = xp.maximum(b, d), xp.minimum(b, d)
    return most + 3 * xp.maximum(b, c) + 5 * xp.minimum(b, c) + 8 * least


def _civics(xp: ArrayNamespace, wishes: Array, kinds: Mapping[Kind, Cells]) -> Array:
    """One point each; 3 with one liked type beside it, 6 with both, unless something disliked is there (rule 11)."""
    nothing = Cells(xp.zeros_like(wishes[0, 0]), xp.zeros_like(wishes[0, 0]))
    one, both, hated = nothing, nothing, nothing
    for number, kind in enumerate(TYPES):
        near = kinds[kind].beside()
        liked = cells_of(wishes[number]) & near
        both = both | one & liked
        one = one | liked
        hated = hated | cells_of(wishes[number + len(TYPES)]) & near
    fine = ~hated
    return count(xp, kinds[Kind.CIVIC]) + 2 * count(xp, one & fine) + 3 * count(xp, both & fine)


def _district(xp: ArrayNamespace, scorer: Scorer, kinds: Mapping[Kind, Cells], corner: Array, pair: Array) -> Array:
    """Of one pair of cards [2, lanes], by number in (*TYPES, CIVIC): the largest groups, compared (rule 12)."""
    cells = Cells(xp.zeros_like(corner), xp.zeros_like(corner))
    for number, kind in enumerate((*TYPES, Kind.CIVIC)):
        belongs = xp.equal(pair[0], number) | xp.equal(pair[1], number)
        cells = cells | only(belongs, xp, kinds[kind])
    size = xp.take(scorer.points.largest, cut_four(cells, corner).astype(xp.int32))
    largest = xp.max(size, axis=0)
    below = size < largest
    second = xp.max(xp.where(below, size, 0), axis=0)
    first_points, second_points = scorer.district_points
    points = xp.where(below, xp.where(xp.equal(size, second), second_points, 0), first_points)
    return xp.where(size > 0, points, 0)
