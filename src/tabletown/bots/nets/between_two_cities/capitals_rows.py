"""The rows of a net that plays with Capitals: any modules, one form for all of them.

Cities are 5×5, and those without a landscape lie in the corner of that. Wishes of civic tiles are told by numbers: how
many have come true, and how many still can.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import DISTRICTS, Modules
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.civics import civic_points, near_by_type
from tabletown.between_two_cities.city.districts import civic_square, plan
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, score_masks
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people.view import View
from tabletown.bots.nets.between_two_cities.ring import RingPlace
from tabletown.bots.nets.between_two_cities.rows import (
    COURSE,
    CityLook,
    Rivals,
    RowForm,
    Standings,
    rivals_of,
    table_row,
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
SCALES_OF_TABLE = (
    *[1.0] * COURSE,
    *[1.0, *[0.5] * KINDS] * 2,
    *[0.5] * (3 * KINDS),
    *[1.0] * 2,
    *[0.1] * KINDS,
    *[1.0] * FLAGS,
    *[0.5] * KINDS,
    *(0.03, 0.03, 0.03, 0.1, 0.1, 0.5),
)
FORM = RowForm(SCALES_OF_CITY, SCALES_OF_TABLE, KINDS + 6)
assert len(SCALES_OF_CITY) == CITY_ROW

_BYTES = tuple(bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256))
_PACKED = -(-COUNTS // 8)
_PLACE = {building: number for number, building in enumerate(PLANES)}
_HALVES = tuple(tuple(_PLACE[building] for building in tile.buildings) for tile in Tile)


def by_building(tiles: Iterable[Tile]) -> list[int]:
    counts = [0] * KINDS
    for tile in tiles:
        for half in _HALVES[tile.rank]:
            counts[half] += 1
    return counts


def look_at(city: City, modules: Modules) -> CityLook:
    ground = city.canvas
    masks = city.square_masks()
    civic = civic_square(city) if city.civics else 0
    ruler = tables(ground.size)
    scored = score_masks(masks, 0, ruler, civic_points(city) if city.civics else 0)
    planes = [*masks, civic, _nature(ground, city.corner)]
    sizes = []
    for district in modules.districts:
        numbers, with_civics = plan(district)
        cells = civic if with_civics else 0
        for number in numbers:
            cells |= masks[number]
        planes.append(cells)
        sizes.append(ruler.largest[cells])
    counts = [mask.bit_count() for mask in planes[:KINDS]]
    shop, factory, bed, drink, food, music, office, park, house, _ = counts
    types = (shop > 0) + (factory > 0) + (bed + drink + food + music > 0) + (office > 0) + (park > 0) + (house > 0)
    points = bytes((scored.shops, scored.taverns, scored.offices, scored.parks, scored.houses, scored.civics))
    sums = bytes((*counts, city.built.bit_count(), city.windows.bit_count()))
    wishes = _wishes(city) if city.civics else _NO_WISHES
    return CityLook(_squares(planes, ground.size) + sums, points, sum(points), factory, types, tuple(sizes), wishes)


def _squares(planes: Sequence[Mask], size: int) -> bytes:
    """Every square a byte."""
    packed = 0
    for number, mask in enumerate(planes):
        packed |= (mask if size == SIDE else _wider(mask)) << number * CELLS
    return b"".join([_BYTES[byte] for byte in packed.to_bytes(_PACKED, "little")])[:COUNTS]


def _wider(mask: Mask) -> Mask:
    """Rows of four as rows of five."""
    return mask & 0xF | (mask & 0xF0) << 1 | (mask & 0xF00) << 2 | (mask & 0xF000) << 3


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
    ground, planes = city.canvas, city.planes
    free = ground.reach(city.windows).cells & ~city.built
    status, waits, fears = [0] * 4, [0] * len(TYPES), [0] * len(TYPES)
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
            fears[hated] += 1
            for number in missing:
                waits[number] += 1
    return bytes((*status, *waits, *fears))


def city_row(look: CityLook, rivals: Rivals, others: Sequence[Rivals], ending: bytes) -> bytes:
    """Given the factories and the districts of other cities; the ending is the same for all cities of a table."""
    worth = rivals.worth(look.factories)
    made = look.factories * worth
    districts = [district_points(size, other) for size, other in zip(look.sizes, others, strict=True)]
    total = look.alone + made + sum(districts)
    none = [0] * (DISTRICTS - len(districts))
    places = (worth == MOST, worth == SECOND, worth == OTHER)
    numbers = bytes((made, *districts, *none, total, *places, rivals.most, rivals.second, look.types))
    most, second = ([getattr(other, name) for other in others] for name in Rivals._fields)
    return (
        look.squares
        + look.points
        + numbers
        + look.wishes
        + bytes((*look.sizes, *none, *most, *none, *second, *none))
        + ending
    )


def district_points(size: int, others: Rivals) -> int:
    if not size:
        return 0
    first, second = capitals().district_points
    return first if size >= others.most else second if size >= others.second else 0


def points_now(look: CityLook, rivals: Rivals, others: Sequence[Rivals]) -> int:
    """What a city scores as it stands, if all others stay as they are."""
    districts = sum([district_points(size, other) for size, other in zip(look.sizes, others, strict=True)])
    return look.alone + look.factories * rivals.worth(look.factories) + districts


def ending_of(modules: Modules) -> bytes:
    """Which cards each district has, then which modules are played with."""
    pairs = bytes(card in pair for pair in modules.districts for card in CARDS)
    flags = bytes((modules.landscapes, modules.civics, bool(modules.districts)))
    return pairs.ljust(DISTRICTS * len(CARDS), b"\0") + flags


class CapitalsRows:
    """Of a table with any modules (`SeatRows`)."""

    def __init__(self, view: View, place: RingPlace, way: int) -> None:
        modules = view.modules
        self._modules = modules
        self.looks = [look_at(city, modules) for city in view.cities]
        factories = [look.factories for look in self.looks]
        numbers = range(len(view.cities))
        self._rivals = [rivals_of(factories, city) for city in numbers]
        sizes = list(zip(*(look.sizes for look in self.looks), strict=True))
        self._others = [[rivals_of(row, city) for row in sizes] for city in numbers]
        self._ending = ending_of(modules)
        self._table = (view, place, way)
        self._standings = Standings(view, self.looks, place)

    def look(self, city: City) -> CityLook:
        return look_at(city, self._modules)

    def row(self, number: int, look: CityLook) -> bytes:
        return city_row(look, self._rivals[number], self._others[number], self._ending)

    def points(self, number: int, look: CityLook) -> int:
        return points_now(look, self._rivals[number], self._others[number])

    def table(self) -> bytes:
        placed = [look.squares[COUNTS:BUILT] for look in self.looks]
        return table_row(*self._table, placed, by_building) + self._ending[-FLAGS:]

    def after(self, first: CityLook, second: CityLook) -> bytes:
        return self._standings.after(first, second)

    def by_building(self, tiles: Iterable[Tile]) -> list[int]:
        return by_building(tiles)
