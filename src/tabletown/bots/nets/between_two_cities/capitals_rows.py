"""A city as nets see it that play with Capitals: any modules, one form for all of them.

Cities are 5×5, and those without a landscape lie in the corner of that. Wishes of civic tiles are told by numbers: how
many have come true, and how many still can.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import BASE, DISTRICTS, District, Modules
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.civics import civic_points, near_by_type
from tabletown.between_two_cities.city.districts import civic_square, plan
from tabletown.between_two_cities.city.scoring import score_masks
from tabletown.between_two_cities.city.tables import tables
from tabletown.bots.nets.between_two_cities.city_rows import (
    BaseCities,
    CityLook,
    Rivals,
    city_row,
    halves_among,
    look_of,
    squares_in,
)

SIDE = 5
CELLS = SIDE * SIDE
PLANES = (*BUILDINGS, Building.CIVIC)
KINDS = len(PLANES)
CARDS = (*TYPES, Kind.CIVIC)
COUNTS = (KINDS + 1 + DISTRICTS) * CELLS
"""First the squares of each building, of nature, and of each district; then counts by building."""
BUILT = COUNTS + KINDS
POINTS, SCORED = BUILT + 2, 6
"""Shops, taverns, offices, parks, houses, civic tiles."""
MADE = POINTS + SCORED
"""Factories as they stand, each district as it stands, all together."""
WORTH = MADE + 1 + DISTRICTS + 1
"""What a factory is worth, the most and second most factories elsewhere, and how many types stand here."""
WISHES = WORTH + 3 + 2 + 1
"""Civic tiles that are spoilt, that have none, one or both of what they like; then by type how many still wait for it,
and how many it would spoil."""
SIZES = WISHES + 4 + 2 * len(TYPES)
"""The largest group of each district here, the most elsewhere, and the most below that."""
PAIRS = SIZES + 3 * DISTRICTS
"""Which cards each district has; then which modules are played with."""
FLAGS = 3
ENDING = DISTRICTS * len(CARDS) + FLAGS
CITY_ROW = PAIRS + ENDING

SCALES_OF_CITY = (
    *[1.0] * COUNTS,
    *[0.25] * KINDS,
    *[1 / 16] * 2,
    *[0.1] * (SCORED + 1),
    *[0.2] * DISTRICTS,
    0.03,
    *[1.0] * 3,
    *[0.25] * 3,
    *[0.5] * (4 + 2 * len(TYPES)),
    *[0.2] * (3 * DISTRICTS),
    *[1.0] * ENDING,
)
assert len(SCALES_OF_CITY) == CITY_ROW

_SQUARES = {size: squares_in(size, SIDE) for size in (4, SIDE)}


@cache
def _nature(ground: Canvas, corner: int) -> Mask:
    """As a mask of the square."""
    row = (1 << ground.size) - 1
    shifted = ground.nature >> corner
    return sum((shifted >> line * ground.width & row) << line * ground.size for line in range(ground.size))


@lru_cache(maxsize=1 << 10)
def _near(ground: Canvas, cell: int) -> tuple[Mask, tuple[Mask, ...]]:
    """What lies beside a cell; and by type in every plane of that type."""
    near = near_by_type(ground, cell)
    return ground.beside(1 << cell) & (1 << ground.plane) - 1, tuple(near[kind] for kind in TYPES)


_TYPE = {kind: number for number, kind in enumerate(TYPES)}
_NO_WISHES = bytes(4 + 2 * len(TYPES))


def _wishes(city: City) -> bytes:
    """What has become of them, as `WISHES` says: bytes of four states, then of types that tiles wait for or dislike."""
    ground, planes = city.canvas, city.planes
    free = ground.reach(city.windows).cells & ~city.built
    status, wanted, disliked = [0] * 4, [0] * len(TYPES), [0] * len(TYPES)
    for cell, tile in city.civics:
        beside, near = _near(ground, cell)
        assert tile.dislikes is not None
        hated = _TYPE[tile.dislikes]
        if planes & near[hated]:
            status[0] += 1
            continue
        missing = [number for number in map(_TYPE.__getitem__, tile.likes) if not planes & near[number]]
        status[3 - len(missing)] += 1
        if beside & free:
            disliked[hated] += 1
            for number in missing:
                wanted[number] += 1
    return bytes((*status, *wanted, *disliked))


class CapitalsCities(BaseCities):
    """The cities of a table with any modules."""

    buildings = PLANES
    counts = slice(COUNTS, BUILT)
    _halves = halves_among(PLANES)

    def __init__(self, cities: Sequence[City], modules: Modules, beside: Sequence[CityLook] = ()) -> None:
        super().__init__(cities, modules, beside)
        self.ending = ending_of(modules)

    def look(self, city: City) -> CityLook:
        ground, ruler = city.canvas, tables(city.canvas.size)
        masks = city.square_masks()
        civic, worth, wishes = 0, 0, _NO_WISHES
        if city.civics:
            civic, worth, wishes = civic_square(city), civic_points(city), _wishes(city)
        scored = score_masks(masks, 0, ruler, worth)
        points = bytes((scored.shops, scored.taverns, scored.offices, scored.parks, scored.houses, scored.civics))
        districts = [_district_cells(district, masks, civic) for district in self.modules.districts]
        planes = [*masks, civic, _nature(ground, city.corner), *districts, *[0] * (DISTRICTS - len(districts))]
        sizes = tuple([ruler.largest[cells] for cells in districts])
        return look_of(city, planes, KINDS, _SQUARES[ground.size], points, sizes, wishes)

    def row(self, number: int, look: CityLook) -> bytes:
        others = self._district_rivals[number]
        none = [0] * (DISTRICTS - len(others))
        most, second = ([getattr(other, name) for other in others] for name in Rivals._fields)
        sizes = bytes((*look.sizes, *none, *most, *none, *second, *none))
        districts = [*self._district_points(number, look), *none]
        return city_row(look, self._rivals[number], districts) + look.wishes + sizes + self.ending

    def points(self, number: int, look: CityLook) -> int:
        return super().points(number, look) + sum(self._district_points(number, look))

    def _district_points(self, number: int, look: CityLook) -> list[int]:
        others = self._district_rivals[number]
        return [district_points(size, other) for size, other in zip(look.sizes, others, strict=True)]


def cities_at(cities: Sequence[City], modules: Modules, beside: Sequence[CityLook] = ()) -> BaseCities:
    """Of one table, as the nets for such tables look at them."""
    return (BaseCities if modules == BASE else CapitalsCities)(cities, modules, beside)


def _district_cells(district: District, masks: Sequence[Mask], civic: Mask) -> Mask:
    """Where a city has buildings of the two kinds that count together."""
    numbers, with_civics = plan(district)
    cells = civic if with_civics else 0
    for number in numbers:
        cells |= masks[number]
    return cells


def district_points(size: int, others: Rivals) -> int:
    if not size:
        return 0
    first, second = capitals().district_points
    return first if size >= others.most else second if size >= others.second else 0


def ending_of(modules: Modules) -> bytes:
    """Which cards each district has, then which modules are played with."""
    pairs = bytes(card in pair for pair in modules.districts for card in CARDS)
    flags = bytes((modules.landscapes, modules.civics, bool(modules.districts)))
    return pairs.ljust(DISTRICTS * len(CARDS), b"\0") + flags
