"""Points of the cities of many tables (rules 6, 11 and 12), and what ties are broken by."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, stacked
from tabletown.batch.between_two_cities.cells import WORD, Cells, count, only
from tabletown.batch.between_two_cities.cities import CityArrays, cells_of
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF, CanvasTables
from tabletown.batch.between_two_cities.points import Ruler
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, office_points

_OFFICES = tuple(map(office_points, range(26)))

Planes = Mapping[Building, Cells]


class Scorer(NamedTuple):
    """What scoring needs besides cities."""

    ground: CanvasTables
    ruler: Ruler
    offices: Array
    """int32 [26]: by their number."""
    district_points: tuple[int, int]


def make_scorer(xp: ArrayNamespace, ground: CanvasTables, ruler: Ruler, district_points: tuple[int, int]) -> Scorer:
    return Scorer(ground, ruler, xp.asarray(_OFFICES, dtype=xp.int32), district_points)


_TURNED = np.array(
    [[0 if code >> bit & 1 else (1 << WORD) - 1 for bit in range(CODE_BITS)] for code in CODE_OF.values()], np.uint32
).reshape((len(CODE_OF), CODE_BITS, 1, 1, 1))
"""By building and bit of its code: what turns all cells that have that bit as it is there into ones."""


def plane_words(cities: CityArrays) -> Array:
    """By building, in the order of codes: where it stands. uint32 [buildings, 2, cities, lanes]."""
    same = cities.codes ^ cast(Array, _TURNED)
    found = same[:, 0]
    for bit in range(1, CODE_BITS):
        found = found & same[:, bit]
    return found


def plane_of(cities: CityArrays, building: Building) -> Cells:
    """Where one building stands."""
    same = cities.codes ^ cast(Array, _TURNED[CODE_OF[building] - 1])
    return cells_of(same[0] & same[1] & same[2] & same[3])


def count_words(xp: ArrayNamespace, words: Array) -> Array:
    """How many cells: of [..., 2, cities, lanes] int32 [..., cities, lanes]."""
    both = xp.bitwise_count(words)
    return (both[..., 0, :, :] + both[..., 1, :, :]).astype(xp.int32)


def planes_of(words: Array) -> dict[Building, Cells]:
    """The same by building."""
    return {building: cells_of(words[number]) for number, building in enumerate(CODE_OF)}


def kinds_of(planes: Planes) -> dict[Kind, Cells]:
    """By type: where it stands; all taverns are one."""
    found: dict[Kind, Cells] = {
        kind: planes[Building[kind.name]] for kind in (*TYPES, Kind.CIVIC) if kind is not Kind.TAVERN
    }
    bed, *others = (planes[tavern] for tavern in TAVERNS)
    for other in others:
        bed = bed | other
    return {**found, Kind.TAVERN: bed}


def kind_words(xp: ArrayNamespace, words: Array) -> Array:
    """By type, of planes of all buildings (`plane_words`): uint32 [types, 2, cities, lanes]."""
    tavern = words[_TAVERNS.start]
    for number in range(_TAVERNS.start + 1, _TAVERNS.stop):
        tavern = tavern | words[number]
    return xp.concatenate([words[: _TAVERNS.start], tavern[None], words[_TAVERNS.stop : _CIVIC]])


_TAVERNS = slice(CODE_OF[TAVERNS[0]] - 1, CODE_OF[TAVERNS[-1]])
"""Their planes are beside each other, where their type stands among the types."""
_CIVIC = CODE_OF[Building.CIVIC] - 1


def sides_of(xp: ArrayNamespace, several: Sequence[Cells]) -> Array:
    """Of several sets, the cells that share an edge with one of them: uint32 [sets, 2, cities, lanes]."""
    beside = Cells(
        stacked(xp, [cells.low for cells in several]), stacked(xp, [cells.high for cells in several])
    ).beside()
    return xp.stack([*beside], axis=1)


def sides_of_words(xp: ArrayNamespace, words: Array) -> Array:
    """The same of sets [sets, 2, cities, lanes]."""
    return xp.stack([*Cells(words[:, 0], words[:, 1]).beside()], axis=1)


class CityParts(NamedTuple):
    """What cities are worth as far as none is compared with another: int32 [cities, lanes] unless it says more."""

    shops: Array
    taverns: Array
    offices: Array
    parks: Array
    houses: Array
    civics: Array
    counts: Array
    """[7, cities, lanes]: how many of each type stand there, and of civic tiles."""
    sizes: Array
    """[districts, cities, lanes]: the largest group of each district."""

    @property
    def alone(self) -> Array:
        return self.shops + self.taverns + self.offices + self.parks + self.houses + self.civics


def city_points(
    xp: ArrayNamespace, scorer: Scorer, cities: CityArrays, mats: Array, districts: Array
) -> tuple[Array, Array]:
    """Points of every city, int32 [cities, lanes]; and how many of each type stand there, [types + civics, …]."""
    parts = city_parts(xp, scorer, cities, mats, districts)
    factories = parts.counts[TYPES.index(Kind.FACTORY)]
    total = parts.alone + factories * factory_worth(xp, factories)
    for number in range(districts.shape[0]):
        total = total + place_points(xp, scorer, parts.sizes[number])
    return total, parts.counts


def city_parts(xp: ArrayNamespace, scorer: Scorer, cities: CityArrays, mats: Array, districts: Array) -> CityParts:
    words = plane_words(cities)
    planes = planes_of(words)
    kinds = kinds_of(planes)
    corner = first_corner(xp, scorer.ground, cities.windows, mats)
    of_building = count_words(xp, words)
    taverns = [of_building[CODE_OF[tavern] - 1] for tavern in TAVERNS]
    counts = {
        kind: taverns[0] + taverns[1] + taverns[2] + taverns[3]
        if kind is Kind.TAVERN
        else of_building[CODE_OF[Building[kind.name]] - 1]
        for kind in (*TYPES, Kind.CIVIC)
    }
    wishes = cities.wishes
    # Without civic tiles nobody asks what is beside the other types.
    asked = TYPES if wishes.shape[0] else _NEIGHBOURS
    sides = sides_of(xp, [kinds[kind] for kind in asked])
    smoke, guests = (cells_of(sides[asked.index(kind)]) for kind in _NEIGHBOURS)
    smoky = count(xp, kinds[Kind.HOUSE] & smoke)
    others = sum(
        ((counts[kind] > 0).astype(xp.int32) for kind in TYPES if kind is not Kind.HOUSE), start=xp.zeros_like(smoky)
    )
    near = count(xp, kinds[Kind.OFFICE] & guests)
    return CityParts(
        shops=scorer.ruler.shops(kinds[Kind.SHOP], corner),
        taverns=tavern_sets(xp, taverns),
        offices=xp.take(scorer.offices, counts[Kind.OFFICE]) + near,
        parks=scorer.ruler.parks(kinds[Kind.PARK], corner),
        houses=smoky + (counts[Kind.HOUSE] - smoky) * others,
        civics=_civics(xp, wishes, sides, counts[Kind.CIVIC]) if wishes.shape[0] else xp.zeros_like(smoky),
        counts=stacked(xp, [counts[kind] for kind in (*TYPES, Kind.CIVIC)]),
        sizes=_largest(xp, scorer, kinds, corner, districts)
        if districts.shape[0]
        else xp.zeros((0, *smoky.shape), dtype=xp.int32),
    )


_NEIGHBOURS = (Kind.FACTORY, Kind.TAVERN)
"""What houses and offices look for beside them."""


def first_corner(xp: ArrayNamespace, ground: CanvasTables, windows: Array, mats: Array) -> Array:
    """The corner of the first window that is possible."""
    first = xp.bitwise_count((windows & -windows) - 1).astype(xp.int32)
    return ground.corners.take(mats * ground.windows + first)


def factory_worth(xp: ArrayNamespace, counts: Array) -> Array:
    """By city, the first axis, compared with the others of its table."""
    most = xp.max(counts, axis=0)
    below = counts < most
    second = xp.max(xp.where(below, counts, -1), axis=0)
    return xp.where(below, xp.where(xp.equal(counts, second), SECOND, OTHER), MOST)


def tavern_sets(xp: ArrayNamespace, counts: Sequence[Array]) -> Array:
    """By number of each sort: sorted by number, each sort is worth more (see `tavern_points`)."""
    a, b, c, d = counts
    a, b = xp.maximum(a, b), xp.minimum(a, b)
    c, d = xp.maximum(c, d), xp.minimum(c, d)
    most, c = xp.maximum(a, c), xp.minimum(a, c)
    b, least = xp.maximum(b, d), xp.minimum(b, d)
    return most + 3 * xp.maximum(b, c) + 5 * xp.minimum(b, c) + 8 * least


class Wishing(NamedTuple):
    """Civic tiles of cities by what stands beside them: uint32 [2, cities, lanes]."""

    one: Array
    """Something that they like."""
    both: Array
    hated: Array


def wishing(xp: ArrayNamespace, wishes: Array, sides: Array) -> Wishing:
    """Of what they wish for (`CityArrays.wishes`), and what is beside each type (`sides_of`)."""
    liked, disliked = wishes[: len(TYPES)] & sides, wishes[len(TYPES) :] & sides
    one, both, hated = liked[0], xp.zeros_like(liked[0]), disliked[0]
    for number in range(1, len(TYPES)):
        both = both | one & liked[number]
        one = one | liked[number]
        hated = hated | disliked[number]
    return Wishing(one, both, hated)


def _civics(xp: ArrayNamespace, wishes: Array, sides: Array, number: Array) -> Array:
    """One point each; 3 with one liked type beside it, 6 with both, unless something disliked is there (rule 11)."""
    one, both, hated = wishing(xp, wishes, sides)
    fine = ~hated
    return number + 2 * count_words(xp, one & fine) + 3 * count_words(xp, both & fine)


def _largest(xp: ArrayNamespace, scorer: Scorer, kinds: Mapping[Kind, Cells], corner: Array, pairs: Array) -> Array:
    """Of pairs of cards [districts, 2, lanes], by number in (*TYPES, CIVIC): the sizes of largest groups (rule 12)."""
    nothing = xp.zeros((pairs.shape[0], *corner.shape), dtype=xp.uint32)
    cells = Cells(nothing, nothing)
    one, other = pairs[:, 0, None], pairs[:, 1, None]
    for number, kind in enumerate((*TYPES, Kind.CIVIC)):
        cells = cells | only(xp.equal(one, number) | xp.equal(other, number), xp, kinds[kind])
    return scorer.ruler.largest(cells, corner)


def place_points(xp: ArrayNamespace, scorer: Scorer, size: Array) -> Array:
    """What one district scores by city, the first axis, given its size in each."""
    largest = xp.max(size, axis=0)
    below = size < largest
    second = xp.max(xp.where(below, size, 0), axis=0)
    first_points, second_points = scorer.district_points
    points = xp.where(below, xp.where(xp.equal(size, second), second_points, 0), first_points)
    return xp.where(size > 0, points, 0)
