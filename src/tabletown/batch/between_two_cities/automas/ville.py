"""Automaville in arrays: rows of tiles, scored as well as they could ever stand (`automas.ville`)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace, along
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
        self.buildings = xp.asarray(_by_building(tiles))
        """int32 [buildings, 1 + tiles]: the same of every tile; the first is no tile."""


_IS_SINGLE = np.arange(SINGLE_TILES + 1) < SINGLE_TILES


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
    return xp.stack(found)


def count_kinds(xp: ArrayNamespace, counts: Array) -> Array:
    """By type, and civic tiles last: int32 [7, …]."""
    rows = [sum((counts[number] for number in numbers[1:]), start=counts[numbers[0]]) for numbers in _OF_KIND]
    return xp.stack(rows)


class VillePoints:
    """Points of Automaville by category, all int32 of one shape; civic tiles and districts apart."""

    def __init__(self, tables: VilleTables, counts: Array, worth: Array) -> None:
        xp = tables.xp
        number = {building: counts[CODE_OF[building] - 1] for building in BUILDINGS}
        sorts = [number[sort] for sort in TAVERNS]
        taverns = sorts[0] + sorts[1] + sorts[2] + sorts[3]
        offices = number[Building.OFFICE]
        there = [number[Building.SHOP], number[Building.FACTORY], taverns, offices, number[Building.PARK]]
        others = sum(((one > 0).astype(xp.int32) for one in there), start=xp.zeros_like(taverns))
        self.shops = xp.take(tables.shops, number[Building.SHOP])
        self.factories = number[Building.FACTORY] * worth
        self.taverns = tavern_sets(xp, sorts)
        self.offices = xp.take(tables.offices, offices) + xp.where(taverns > 0, offices, 0)
        self.parks = xp.take(tables.parks, number[Building.PARK])
        self.houses = number[Building.HOUSE] * others

    @property
    def total(self) -> Array:
        return self.shops + self.factories + self.taverns + self.offices + self.parks + self.houses


def worth_of(xp: ArrayNamespace, own: Array, rivals: Sequence[Array]) -> Array:
    """What a factory is worth in a city that has so many, beside others: shapes are those of the rivals or wider."""
    wide = [xp.broadcast_to(one, own.shape) for one in rivals]
    return factory_worth(xp, xp.stack([own, *wide]))[0]


def ville_gains(tables: VilleTables, counts: Array, rivals: Sequence[Array]) -> Array:
    """What each single tile would add: int32 [9, lanes], of counts [buildings, lanes]."""
    points = _with(tables, counts[:, None] + tables.single, rivals)
    return points[:SINGLE_TILES] - points[SINGLE_TILES]


def ville_losses(tables: VilleTables, counts: Array, rivals: Sequence[Array]) -> Array:
    """What would be missing without each single tile; where there is none, that is not said."""
    points = _with(tables, tables.xp.maximum(counts[:, None] - tables.single, 0), rivals)
    return points[SINGLE_TILES] - points[:SINGLE_TILES]


def _with(tables: VilleTables, counts: Array, rivals: Sequence[Array]) -> Array:
    factories = counts[CODE_OF[Building.FACTORY] - 1]
    return VillePoints(tables, counts, worth_of(tables.xp, factories, rivals)).total


def civic_values(tables: VilleTables, kinds: Array, tiles: Array) -> Array:
    """What civic tiles [places, lanes] would be worth with so many of each type [7, lanes]; others: not said."""
    xp = tables.xp
    index = xp.maximum(tiles, 0).astype(xp.int32)
    wishes = xp.take(tables.wishes, index, axis=1)
    there = along(xp, kinds, wishes.reshape((-1, *tiles.shape[1:]))).reshape(wishes.shape)
    return xp.take(tables.civic_points, xp.sum(there[:2] > there[2], axis=0, dtype=xp.int32))
