"""What placing a tile adds to a city, cell by cell: only what a new neighbour can change is counted anew.

Offers carry these figures for every square and every tile in hand, so this is the hottest arithmetic of a server.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import getitem
from typing import NamedTuple

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TAVERNS, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City, squeeze
from tabletown.between_two_cities.city.districts import district_sizes, place_points, points_by_city
from tabletown.between_two_cities.city.doubling import doubled_total
from tabletown.between_two_cities.city.scoring import (
    growing_total,
    office_points,
    score_city,
    score_masks,
    tavern_points,
)
from tabletown.between_two_cities.city.tables import tables

Gain = tuple[int, int]
"""A cell, and the points that the tile adds there."""


class Contest(NamedTuple):
    """What a city's districts are compared with."""

    districts: tuple[District, ...] = ()
    others: tuple[tuple[int, ...], ...] = ()
    """By other city: the sizes of its districts."""
    doubled: tuple[str, ...] = ()
    """Categories that count double (a game of a campaign)."""

    def worth(self, city: City, factory: int) -> int:
        """The city as it counts, its factories worth so much each."""
        sizes = (district_sizes(city, self.districts), *self.others)
        points = [place_points(column)[0] for column in zip(*sizes, strict=True)]
        return doubled_total(score_city(city, factory, sum(points)), points, self.doubled)

    def points(self, city: City) -> int:
        return points_by_city((district_sizes(city, self.districts), *self.others))[0]


NO_CONTEST = Contest()


def contest(
    districts: Sequence[District], sizes: Sequence[tuple[int, ...]], number: int, doubled: tuple[str, ...] = ()
) -> Contest:
    """For the city of that number, given `district_sizes` of all."""
    if not districts:
        return Contest(doubled=doubled) if doubled else NO_CONTEST
    return Contest(tuple(districts), (*sizes[:number], *sizes[number + 1 :]), doubled)


_SINGLES = {Tile(building): building for building in BUILDINGS}
# A member of an enum is found in ten times the time that these are, and every offer asks for some.
_SHOP, _FACTORY, _, _, _, _, _OFFICE, _PARK, _HOUSE = BUILDINGS
_ANY_SINGLE = Tile.SHOP


def all_gains(city: City, tile: Tile, before: int, after: int, against: Contest) -> list[Gain]:
    """With what districts add or take: a city's total has them too."""
    if against.doubled:
        worth = against.worth(city, before)
        return [(cell, against.worth(city.place(tile, cell), after) - worth) for cell in _cells(city, tile)]
    found = gains(city, tile, before, after)
    if not against.districts:
        return found
    now = against.points(city)
    return [(cell, adds + against.points(city.place(tile, cell)) - now) for cell, adds in found]


def gains(city: City, tile: Tile, before: int, after: int) -> list[Gain]:
    """Every cell where the tile may go. One factory of the city is worth `before` now, and `after` with the tile:
    only a tile with a factory can make these differ."""
    building = _SINGLES.get(tile)
    if building is not None and not city.civics:
        return _single_gains(_masks_of(city), building, before, after)
    cells = _cells(city, tile)
    if not city.civics and not tile.is_civic:
        ruler = tables(city.canvas.size)
        now = growing_total(city, before)
        masks = city.square_masks_with
        return [(cell, sum(score_masks(masks(tile, cell), after, ruler)) - now) for cell in cells]
    # Every civic building has wishes of its own about its neighbours.
    now = score_city(city, before).total
    return [(cell, score_city(city.place(tile, cell), after).total - now) for cell in cells]


class _CityMasks(NamedTuple):
    """What every single tile asks of a city."""

    city: City
    cells: list[int]
    shop: Mask
    factory: Mask
    taverns: tuple[Mask, ...]
    """By sort."""
    tavern: Mask
    """Any of them."""
    office: Mask
    park: Mask
    smoke: Mask
    clean: Mask
    """Houses without smoke."""
    kinds: int
    """Building types that make a house worth more."""


def _masks_of(city: City) -> _CityMasks:
    """Four tiles, two of each partner, look for a place in one and the same city."""
    known = _known_masks.get(id(city))
    if known is not None and known.city is city:
        return known
    if len(_known_masks) >= _MASKS_KEPT:
        _known_masks.clear()
    shop, factory, bed, drink, food, music, office, park, house = city.masks()
    taverns, tavern = (bed, drink, food, music), bed | drink | food | music
    smoke = city.canvas.beside(factory)
    kinds = (shop > 0) + (factory > 0) + (tavern > 0) + (office > 0) + (park > 0)
    cells, clean = _cells(city, _ANY_SINGLE), house & ~smoke
    found = _CityMasks(city, cells, shop, factory, taverns, tavern, office, park, smoke, clean, kinds)
    _known_masks[id(city)] = found
    return found


_MASKS_KEPT = 1 << 10
_known_masks: dict[int, _CityMasks] = {}


def _single_gains(masks: _CityMasks, building: Building, before: int, after: int) -> list[Gain]:
    city, cells, shop, factory, taverns, tavern, office, park, smoke, clean, kinds = masks
    if building is _HOUSE:
        return [(cell, 1 if smoke >> cell & 1 else kinds) for cell in cells]
    if building is _FACTORY:
        count = factory.bit_count()
        fixed = (count + 1) * after - count * before + _for_houses(factory, clean)
        # A house that the smoke reaches falls from a point per kind, factories among them, to one point.
        return _less_near(city, cells, fixed, clean, loss=kinds - (factory > 0))
    if building is _OFFICE:
        lively, count = city.canvas.beside(tavern), office.bit_count()
        fixed = office_points(count + 1) - office_points(count) + _for_houses(office, clean)
        return [(cell, fixed + (lively >> cell & 1)) for cell in cells]
    if building is _SHOP:
        return _grouped(city, cells, shop, _for_houses(shop, clean), is_shop=True)
    if building is _PARK:
        return _grouped(city, cells, park, _for_houses(park, clean), is_shop=False)
    fixed = _one_more(tuple(map(int.bit_count, taverns)), building) + _for_houses(tavern, clean)
    return _less_near(city, cells, fixed, office & ~city.canvas.beside(tavern), loss=-1)


def _for_houses(same: Mask, clean: Mask) -> int:
    """The first of its kind adds a point to every house without smoke."""
    return 0 if same else clean.bit_count()


def _less_near(city: City, cells: list[int], fixed: int, others: Mask, loss: int) -> list[Gain]:
    """`fixed` points, less `loss` for each of `others` beside the cell (a negative loss is a gain)."""
    if not others:
        return [(cell, fixed) for cell in cells]
    neighbours = city.canvas.neighbours
    return [(cell, fixed - loss * (others & neighbours[cell]).bit_count()) for cell in cells]


def _grouped(city: City, cells: list[int], mask: Mask, fixed: int, is_shop: bool) -> list[Gain]:
    """Lines of shops, groups of parks."""
    ground = city.canvas
    points = _shop_points if is_shop else _park_points
    fixed -= points(ground, mask >> city.corner)
    windows, contains, corners = city.windows, ground.contains, ground.corners
    found = []
    for cell in cells:
        left = windows & contains[cell]
        # The corner of the first square that the city can still become with this cell in it.
        corner = corners[(left & -left).bit_length() - 1]
        found.append((cell, fixed + points(ground, (mask | 1 << cell) >> corner)))
    return found


@lru_cache
def _one_more(counts: tuple[int, ...], sort: Building) -> int:
    more = [count + (tavern is sort) for count, tavern in zip(counts, TAVERNS, strict=True)]
    return tavern_points(*more) - tavern_points(*counts)


def _cells(city: City, tile: Tile) -> list[int]:
    """The cells where a tile may go, from the first."""
    eights = _eights(city.canvas.plane)
    return list(chain.from_iterable(map(getitem, eights, city.cells_for(tile).to_bytes(len(eights), "little"))))


@lru_cache
def _eights(cells: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For every eight cells of a mask, and by the byte that says which of them are meant: those."""
    return tuple(
        tuple(tuple(start + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
        for start in range(0, cells, 8)
    )


@lru_cache(maxsize=1 << 11)
def _shop_points(ground: Canvas, mask: Mask) -> int:
    return tables(ground.size).shops[squeeze(mask, ground)]


@lru_cache(maxsize=1 << 11)
def _park_points(ground: Canvas, mask: Mask) -> int:
    return tables(ground.size).parks[squeeze(mask, ground)]
