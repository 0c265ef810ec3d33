"""A city as bots think of it: the square pinned down, nine masks of sixteen cells, and tables for every question."""

from functools import cache, lru_cache, reduce
from operator import or_
from typing import TypeAlias

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.scoring import office_points, score_masks
from tabletown.between_two_cities.city.tables import tables

PinnedCity: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
"""One mask of a 4×4 square per building, in the order of `Building`, and last all that is built."""

SHOP, FACTORY, BED, DRINK, FOOD, MUSIC, OFFICE, PARK, HOUSE, BUILT = range(10)
CELLS = 16
WHOLE = 0xFFFF
FIRST = 1 << 5
"""Where the first tile goes in a pinned square: one of the four middle cells."""

SHOPS, PARKS, BESIDE = tables(4).shops, tables(4).parks, tables(4).beside
OFFICES = tuple(map(office_points, range(17)))
TAVERN_MEMBER = (1, 3, 5, 8)
"""What a tavern adds as first, second, third or fourth member of its set."""

TILES = tuple(sorted([tile for tile in Tile if not tile.is_civic], key=lambda tile: tile.rank))
HALVES: tuple[tuple[int, ...], ...] = tuple(
    tuple(BUILDINGS.index(building) for building in tile.buildings) for tile in TILES
)
"""By the rank of a tile: the building or the two buildings on it."""
STRIDE = tuple(1 if tile.lies else 4 if tile.stands else 0 for tile in TILES)
"""By the rank of a tile: from the first to the second half of a duplex; 0 for singles."""

LEFT_OF_SOMETHING = 0x7777


@cache
def bits(mask: int) -> tuple[int, ...]:
    """The cells of a mask, each as a mask of its own: that is what tables are asked with."""
    return tuple(1 << cell for cell in range(16) if mask >> cell & 1)


def anchors(built: int, stride: int) -> int:
    """Where the first half of a duplex can go in a pinned square."""
    free = WHOLE & ~built
    if not built:
        return FIRST
    touching = BESIDE[built]
    if stride == 1:
        return free & free >> 1 & LEFT_OF_SOMETHING & (touching | touching >> 1)
    return free & free >> 4 & (touching | touching >> 4)


def frontier(built: int) -> int:
    """Where a single tile can go in a pinned square."""
    return BESIDE[built] & ~built if built else FIRST


def put(pinned: PinnedCity, rank: int, bit: int) -> PinnedCity:
    """The city with one more tile; a duplex by its first half."""
    after = list(pinned)
    after[HALVES[rank][0]] |= bit
    after[BUILT] |= bit
    if STRIDE[rank]:
        other = bit << STRIDE[rank]
        after[HALVES[rank][1]] |= other
        after[BUILT] |= other
    shop, factory, bed, drink, food, music, office, park, house, built = after
    return shop, factory, bed, drink, food, music, office, park, house, built


def points(pinned: PinnedCity, worth: int) -> int:
    """What a pinned city scores as it stands, its factories worth that much each (rule 6)."""
    return score_masks(pinned[:9], worth, tables(4)).total


def canvas_cell(corner: int, bit: int) -> int:
    """Where a cell of a pinned square lies on the canvas."""
    cell = bit.bit_length() - 1
    return corner + cell // 4 * canvas(4).width + cell % 4


@lru_cache(maxsize=4096)
def by_likelihood(city: City) -> tuple[tuple[int, PinnedCity], ...]:
    """Every square the city can still become, the one that leaves most room to build on first.

    Each with its top left cell on the canvas.
    """
    found: list[tuple[int, PinnedCity]] = []
    for number, corner in enumerate(city.canvas.corners):
        if city.windows >> number & 1:
            one = City(city.canvas, 1 << number, city.built, city.planes)
            shop, factory, bed, drink, food, music, office, park, house = masks = one.square_masks()
            built = reduce(or_, masks)
            found.append((corner, (shop, factory, bed, drink, food, music, office, park, house, built)))
    return tuple(sorted(found, key=lambda one: -frontier(one[1][BUILT]).bit_count()))


def likely_city(city: City) -> PinnedCity:
    return by_likelihood(city)[0][1]


def pinned_and_bit(city: City, rank: int, square: str) -> tuple[PinnedCity, int]:
    """A pinned square of the city in which this placement fits, and where it lies there."""
    cell = city.canvas.cell_of[square]
    for corner, pinned in by_likelihood(city):
        open_cells = frontier(pinned[BUILT]) if not STRIDE[rank] else anchors(pinned[BUILT], STRIDE[rank])
        for bit in bits(open_cells):
            if canvas_cell(corner, bit) == cell:
                return pinned, bit
    raise ValueError(f"{TILES[rank]} cannot be placed on {square}")
