"""What many finished cities score with Capitals, everything compared across the cities of a table."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.groups import GroupTable
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.between_two_cities.city.tables import searched_tables
from tabletown.bots.between_two_cities.arrays import Index, Wholes, tavern_key, tavern_points
from tabletown.bots.between_two_cities.foresight.site import DISLIKES, LIKES, CellBits, CitySize
from tabletown.bots.between_two_cities.pinned_city import BED, FACTORY, HOUSE, MUSIC, OFFICE, PARK, SHOP

OFFICE_SETS: Wholes = np.array([21 * (n // 6) + (0, 1, 3, 6, 10, 15)[n % 6] for n in range(27)], np.int16)
"""By the number of offices: whole points, taverns beside them not counted."""


class Compared(NamedTuple):
    """What cities are compared by. By column."""

    alone: Wholes
    """All points that no other city changes."""
    factories: Index
    districts: tuple[Wholes, ...]
    """By district: its size."""


def totals(masks: CellBits, size: CitySize, cities: int, districts: Sequence[District]) -> Wholes:
    """By column: whole points. All lanes of a city lie together, city by city."""
    found, factories, sizes = compared(masks, size, districts)
    found += factory_points(factories.reshape(cities, -1)).ravel()
    for parts in sizes:
        found += district_points(parts.reshape(cities, -1)).ravel()
    return found


def compared(masks: CellBits, size: CitySize, districts: Sequence[District]) -> Compared:
    ruler = searched_tables(size.size)
    tavern = masks[BED] | masks[BED + 1] | masks[BED + 2] | masks[MUSIC]
    types = np.stack([masks[SHOP], masks[FACTORY], tavern, masks[OFFICE], masks[PARK], masks[HOUSE]])
    beside = size.beside(types)
    counts = np.bitwise_count(masks[: HOUSE + 1]).astype(np.intp)
    variety = (types[:5] > 0).sum(axis=0)
    smoky = np.bitwise_count(masks[HOUSE] & beside[FACTORY])
    found = asked(ruler.shops, masks[SHOP]) + asked(ruler.parks, masks[PARK])
    found += tavern_points().take(tavern_key(counts))
    found += OFFICE_SETS.take(counts[OFFICE]) + np.bitwise_count(masks[OFFICE] & beside[2])
    found += (smoky + (counts[HOUSE] - smoky) * variety).astype(np.int16)
    found += civics(masks, beside)
    civic = np.bitwise_or.reduce(masks[LIKES:DISLIKES], axis=0)
    sizes = []
    for pair in districts:
        cells = [civic if kind is Kind.CIVIC else types[TYPES.index(kind)] for kind in pair]
        sizes.append(asked(ruler.largest, cells[0] | cells[1]))
    return Compared(found, counts[FACTORY], tuple(sizes))


def factory_points(counts: Index) -> Wholes:
    """By city and lane: what all its factories are worth."""
    found: Wholes = (counts * places(counts, (MOST, SECOND), OTHER)).astype(np.int16)
    return found


def district_points(sizes: Index | Wholes) -> Wholes:
    """By city and lane: what a district of these sizes brings."""
    found: Wholes = places(sizes, capitals().district_points, 0) * (sizes > 0)
    return found


def asked(table: GroupTable, masks: CellBits) -> Wholes:
    """A table's answers; equal masks are asked about once."""
    different, where = np.unique(masks, return_inverse=True)
    answers: Wholes = np.array([table[mask] for mask in different.tolist()], np.int16)[where]
    return answers


def places(numbers: Index | Wholes, first_two: tuple[int, int], other: int) -> Wholes:
    """By city and lane: what first and second place bring, all that tie together."""
    most = numbers.max(axis=0)
    second = np.where(numbers < most, numbers, -1).max(axis=0)
    first, next_ = first_two
    found: Wholes = np.where(numbers == most, first, np.where(numbers == second, next_, other)).astype(np.int16)
    return found


def civics(masks: CellBits, beside: CellBits) -> Wholes:
    """1 for each, 3 and 6 with what it likes beside it, 1 with what it dislikes (rule 11.3)."""
    likes, dislikes = masks[LIKES:DISLIKES], masks[DISLIKES : DISLIKES + len(TYPES)]
    spoilt = np.bitwise_or.reduce(dislikes & beside, axis=0)
    one = both = np.zeros_like(spoilt)
    for hit in likes & beside & ~spoilt:
        both, one = both | one & hit, one | hit
    every = np.bitwise_or.reduce(likes, axis=0)
    found: Wholes = (
        np.bitwise_count(every).astype(np.int16) + 2 * np.bitwise_count(one) + 3 * np.bitwise_count(both)
    ).astype(np.int16)
    return found
