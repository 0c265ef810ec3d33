"""Automaville in arrays: rows of tiles, scored as well as they could ever stand (`automas.ville`)."""

from collections.abc import Sequence
from functools import cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, along, stacked
from tabletown.batch.between_two_cities.ground import CODE_OF
from tabletown.batch.between_two_cities.scoring import factory_worth, tavern_sets
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.automas.ville import park_pairs_points, shops_points
from tabletown.between_two_cities.box.tiles import TAVERNS, TYPES, Building, Kind, Tile
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.scoring import office_points

BUILDINGS = tuple(Building)
SINGLE_TILES = len(BUILDINGS) - 1
"""Tiles 0 to 8 are one building each, in the order of buildings."""
_COUNT_BITS, _PER_WORD = 6, 5
"""Counts of so many buildings share a word."""
_MOST = 1 << _COUNT_BITS
_KINDS = (*TYPES, Kind.CIVIC)
_OF_KIND = tuple([n for n, building in enumerate(BUILDINGS) if building.kind is kind] for kind in _KINDS)


class VilleTables:
    """Tables by tile and by count."""

    def __init__(self, box: BoxKind) -> None:
        xp = self.xp = box.xp
        tiles = box.tiles.tiles
        self.words = tuple(xp.asarray(_packed(tiles, word)) for word in (0, 1))
        """uint32 [1 + tiles] each: what a tile adds to the counts; the first is no tile."""
        counts = range(_MOST)
        self.shops, self.parks, self.offices = (
            xp.asarray([points(count) for count in counts], dtype=xp.int32)
            for points in (shops_points, park_pairs_points, office_points)
        )
        wishes = [
            [*map(TYPES.index, tile.likes), *([TYPES.index(tile.dislikes)] if tile.dislikes else [])] for tile in tiles
        ]
        rows = [row if len(row) == 3 else [0, 0, 0] for row in wishes]
        self.wishes = xp.asarray(np.array(rows, np.int32).T.copy())
        """int32 [3, tiles]: the two types that a civic tile likes, and what it dislikes; 0 for all others."""
        self.civic_points = xp.asarray(CIVIC_POINTS, dtype=xp.int32)
        self.single = xp.asarray(np.eye(len(BUILDINGS), SINGLE_TILES + 1, dtype=np.int32) * _IS_SINGLE)[:, :, None]
        """int32 [buildings, single tiles and one more, 1]: what they add; the last is no tile."""
        self.factory_gains = xp.asarray(_factory_gains())
        """int8 [64 × 64 × 64]: by factories of a city and of both others, what one more adds."""
        self.buildings = xp.asarray(_by_building(tiles))
        """int32 [buildings, 1 + tiles]: the same of every tile; the first is no tile."""


_IS_SINGLE = np.arange(SINGLE_TILES + 1) < SINGLE_TILES


@cache
def _factory_gains() -> NDArray[np.int8]:
    before = np.indices((_MOST, _MOST, _MOST), np.int32)
    after = before + np.array([1, 0, 0], np.int32)[:, None, None, None]
    points = [counts[0] * factory_worth(NUMPY, cast(Array, counts))[0] for counts in (before, after)]
    return np.asarray(points[1] - points[0]).astype(np.int8).reshape(-1)


def _by_building(tiles: Sequence[Tile]) -> NDArray[np.int32]:
    rows = [[tile.buildings.count(building) for tile in tiles] for building in CODE_OF]
    return np.pad(np.array(rows, np.int32), ((0, 0), (1, 0)))


def _packed(tiles: Sequence[Tile], word: int) -> NDArray[np.uint32]:
    rows = [0]
    for tile in tiles:
        numbers = [CODE_OF[building] - 1 for building in tile.buildings]
        mine = [number - word * _PER_WORD for number in numbers if number // _PER_WORD == word]
        rows.append(sum(1 << _COUNT_BITS * place for place in mine))
    return np.array(rows, np.uint32)


def count_buildings(tables: VilleTables, tiles: Array) -> Array:
    """How many of each building there are on tiles [places, …], −1 for none: int32 [buildings, …]."""
    xp = tables.xp
    index = tiles.astype(xp.int32) + 1
    found = []
    for table in tables.words:
        word = xp.sum(xp.take(table, index), axis=0, dtype=xp.uint32)
        found += [(word >> _COUNT_BITS * place & _MOST - 1).astype(xp.int32) for place in range(_PER_WORD)]
    return stacked(xp, found)


def count_kinds(xp: ArrayNamespace, counts: Array) -> Array:
    """By type, and civic tiles last: int32 [7, …]."""
    rows = [sum((counts[number] for number in numbers[1:]), start=counts[numbers[0]]) for numbers in _OF_KIND]
    return stacked(xp, rows)


class VillePoints:
    """Points of Automaville by category, all int32 of one shape; civic tiles and districts apart.

    `worth` is that of a factory.
    """

    def __init__(self, tables: VilleTables, counts: Array, worth: Array | int) -> None:
        xp = tables.xp
        number = {building: counts[CODE_OF[building] - 1] for building in BUILDINGS}
        sorts = [number[sort] for sort in TAVERNS]
        taverns = sorts[0] + sorts[1] + sorts[2] + sorts[3]
        offices = number[Building.OFFICE]
        there = [number[Building.FACTORY], taverns, offices, number[Building.PARK]]
        others = sum((xp.minimum(one, 1) for one in there), start=xp.minimum(number[Building.SHOP], 1))
        self.shops = tables.shops.take(number[Building.SHOP])
        self.factories = number[Building.FACTORY] * worth
        self.taverns = tavern_sets(xp, sorts)
        self.offices = tables.offices.take(offices) + xp.where(taverns > 0, offices, 0)
        self.parks = tables.parks.take(number[Building.PARK])
        self.houses = number[Building.HOUSE] * others

    @property
    def total(self) -> Array:
        return self.shops + self.factories + self.taverns + self.offices + self.parks + self.houses


def with_factory(tables: VilleTables, gains: Array, factories: Array, rivals: Sequence[Array]) -> Array:
    """What single tiles add to a city [9, lanes], and what one more factory is worth there besides, by what there are.

    All factories of a city [lanes] may then be worth another number of points.
    """
    xp, (one, other) = tables.xp, rivals
    place = ((factories << _COUNT_BITS) + one << _COUNT_BITS) + other
    more = tables.factory_gains.take(place).astype(xp.int32)
    return xp.concatenate([gains[:_FACTORY], (gains[_FACTORY] + more)[None], gains[_FACTORY + 1 :]])


_FACTORY = CODE_OF[Building.FACTORY] - 1


def ville_gains(tables: VilleTables, counts: Array, rivals: Sequence[Array]) -> Array:
    """What each single tile would add: int32 [9, lanes], of counts [buildings, lanes]."""
    points = VillePoints(tables, counts[:, None] + tables.single, 0).total
    return with_factory(tables, points[:SINGLE_TILES] - points[SINGLE_TILES], counts[_FACTORY], rivals)


def ville_losses(tables: VilleTables, counts: Array, rivals: Sequence[Array]) -> Array:
    """Points lost without each single tile; undefined where there is none."""
    xp = tables.xp
    points = VillePoints(tables, xp.maximum(counts[:, None] - tables.single, 0), 0).total
    less = xp.maximum(counts[_FACTORY] - 1, 0)
    return with_factory(tables, points[SINGLE_TILES] - points[:SINGLE_TILES], less, rivals)


def civic_values(tables: VilleTables, kinds: Array, tiles: Array) -> Array:
    """What civic tiles [places, lanes] would be worth with so many of each type [7, lanes]; undefined for other
    tiles."""
    xp = tables.xp
    index = xp.maximum(tiles, 0).astype(xp.int32)
    wishes = tables.wishes.take(index, axis=1)
    there = along(xp, kinds, wishes.reshape((-1, *tiles.shape[1:]))).reshape(wishes.shape)
    return tables.civic_points.take(xp.sum(there[:2] > there[2], axis=0, dtype=xp.int32))
