"""A city as nets see it: a row of small numbers, one byte each. Here without Capitals, in `capitals_rows` with it.

Pure rules and bytes: NumPy reads them as they are, and so does whatever else multiplies matrices. The room `training`
makes the same rows in arrays, number by number the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import points_by_city
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, factory_worths, score_masks
from tabletown.between_two_cities.city.tables import tables

SIDE = 4
CELLS = SIDE * SIDE
KINDS = len(BUILDINGS)
COUNTS = KINDS * CELLS
"""Where a row has its counts by building, after the squares of each building."""
BUILT = COUNTS + KINDS
"""How many squares are built, and how many 4×4 squares the city still can become."""
POINTS = BUILT + 2
"""Shops, taverns, offices, parks, houses; factories as they stand; all together."""
WORTH = POINTS + 7
"""Whether a factory is worth most, less or least; the most and second most factories elsewhere; how many types stand
here."""
CITY_ROW = WORTH + 3 + 2 + 1

SCALES_OF_CITY = tuple([1.0] * COUNTS + [0.25] * KINDS + [1 / 16] * 2 + [0.1] * 6 + [0.03] + [1.0] * 3 + [0.25] * 3)
assert len(SCALES_OF_CITY) == CITY_ROW
_RULER = tables(SIDE)


class RowForm(NamedTuple):
    """What the rows of one sort of net are like. Scales are such that numbers of all sorts are about as large when a
    net learns; files have weights for the numbers as they are."""

    city: tuple[float, ...]
    """Scales of the numbers of a city."""
    table: tuple[float, ...]
    """Of those of the table and of a move."""
    move: int
    """How many of them are of the move."""


class CityLook(NamedTuple):
    """The part of a city's row that no other city has a say in, and what the rest of it is made of."""

    squares: bytes
    """Every square of every plane, counts by building, what is built, what it still can become."""
    points: bytes
    """Shops, taverns, offices, parks, houses; with Capitals civic tiles."""
    alone: int
    """The sum of these points."""
    factories: int
    types: int
    sizes: tuple[int, ...] = ()
    """With districts: the largest group of each."""
    wishes: bytes = b""
    """With civic tiles: what has become of their wishes."""


class Rivals(NamedTuple):
    """Of factories, or of one district, in all other cities: the most, and the most below that."""

    most: int
    second: int

    def worth(self, factories: int) -> int:
        """Of each factory of a city that has so many."""
        return MOST if factories >= self.most else SECOND if factories >= self.second else OTHER


def rivals_of(counts: Sequence[int], city: int) -> Rivals:
    others = [count for number, count in enumerate(counts) if number != city]
    most = max(others)
    return Rivals(most, max((count for count in others if count < most), default=0))


def squares_in(size: int, side: int) -> Callable[[Mask], bytes]:
    """What gives every square of a plane as a byte; cities of `size` lie in the corner of `side` × `side` squares."""

    @lru_cache(maxsize=1 << 14)
    def squares(plane: Mask) -> bytes:
        if size < side:
            plane = sum([(plane >> line * size & (1 << size) - 1) << line * side for line in range(size)])
        return f"{plane:0{side * side}b}"[::-1].encode().translate(_BITS)

    return squares


_BITS = bytes.maketrans(b"01", b"\0\1")
_SQUARES = squares_in(SIDE, SIDE)


def halves_among(buildings: Sequence[Building]) -> tuple[tuple[int, ...], ...]:
    """By rank of a tile: the numbers of its buildings, two of a duplex."""
    return tuple(tuple(buildings.index(one) for one in tile.buildings if one in buildings) for tile in Tile)


class BaseCities:
    """The cities of a table without Capitals: as they are, and as a tile would make them."""

    buildings: tuple[Building, ...] = BUILDINGS
    counts = slice(COUNTS, BUILT)
    """Where rows have them, by building."""
    ending = b""
    """With Capitals: what is the same for all cities of a table."""
    _halves = halves_among(BUILDINGS)

    def __init__(self, cities: Sequence[City], modules: Modules, beside: Sequence[CityLook] = ()) -> None:
        """`beside`: a city that nobody builds, but that is compared with those (Automaville)."""
        self.modules = modules
        self.looks = [self.look(city) for city in cities]
        all_looks = [*self.looks, *beside]
        factories = [look.factories for look in all_looks]
        numbers = range(len(cities))
        self._rivals = [rivals_of(factories, city) for city in numbers]
        # By district, the sizes in all cities.
        sizes = list(zip(*(look.sizes for look in all_looks), strict=True))
        self._district_rivals = [[rivals_of(row, city) for row in sizes] for city in numbers]

    def look(self, city: City) -> CityLook:
        planes = city.square_masks()
        scored = score_masks(planes, 0, _RULER)
        points = bytes((scored.shops, scored.taverns, scored.offices, scored.parks, scored.houses))
        return look_of(city, planes, KINDS, _SQUARES, points)

    def row(self, number: int, look: CityLook) -> bytes:
        """Of what one of the cities may become."""
        return city_row(look, self._rivals[number])

    def points(self, number: int, look: CityLook) -> int:
        """What that scores as it stands, if all others stay as they are."""
        return look.alone + look.factories * self._rivals[number].worth(look.factories)

    def by_building(self, tiles: Iterable[Tile]) -> list[int]:
        """How many of each building are on these tiles; each half of a duplex is one."""
        counts = [0] * len(self.buildings)
        for tile in tiles:
            for half in self._halves[tile.rank]:
                counts[half] += 1
        return counts


def look_of(
    city: City,
    planes: Sequence[Mask],
    kinds: int,
    squares: Callable[[Mask], bytes],
    points: bytes,
    sizes: tuple[int, ...] = (),
    wishes: bytes = b"",
) -> CityLook:
    """Given planes: where each building stands, as bits of the square; with Capitals nature and districts behind them.
    `kinds`: how many are of buildings."""
    shop, factory, bed, drink, food, music, office, park, house = planes[:KINDS]
    types = (shop > 0) + (factory > 0) + (bed | drink | food | music > 0) + (office > 0) + (park > 0) + (house > 0)
    counts = [plane.bit_count() for plane in planes[:kinds]]
    numbers = bytes((*counts, city.built.bit_count(), city.windows.bit_count()))
    return CityLook(b"".join(map(squares, planes)) + numbers, points, sum(points), counts[1], types, sizes, wishes)


def city_row(look: CityLook, rivals: Rivals, districts: Sequence[int] = ()) -> bytes:
    """Up to how many types stand there. `districts`: what each of them scores."""
    worth = rivals.worth(look.factories)
    made = look.factories * worth
    places = (worth == MOST, worth == SECOND, worth == OTHER)
    total = look.alone + made + sum(districts)
    numbers = bytes((made, *districts, total, *places, rivals.most, rivals.second, look.types))
    return look.squares + look.points + numbers


def totals_of(alone: Sequence[int], factories: Sequence[int], sizes: Sequence[Sequence[int]]) -> list[int]:
    """What all cities of a table score: by city, points that no other has a say in, factories, sizes of districts."""
    worths = factory_worths(factories)
    totals = [points + count * worth for points, count, worth in zip(alone, factories, worths, strict=True)]
    if not sizes[0]:
        return totals
    return list(map(add, totals, points_by_city(sizes)))


class SeenRows(ABC):
    """Makes all rows of a View: what tables of people and tables with Automas have in common."""

    def __init__(self, cities: BaseCities) -> None:
        self.cities, self.looks = cities, cities.looks
        self.look, self.row, self.points = cities.look, cities.row, cities.points
        self.by_building = cities.by_building

    @abstractmethod
    def table(self) -> bytes:
        """Everything that is the same for all moves."""

    @abstractmethod
    def after(self, first: CityLook, second: CityLook) -> bytes:
        """How all stand when the own cities have become this."""

    def rest(self, tiles: Iterable[Tile]) -> bytes:
        """What a move leaves in the hand."""
        return bytes(self.by_building(tiles))
