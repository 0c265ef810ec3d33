"""What many cities score at the end, and what they are worth as they stand: the same sums as in `appraisal`.

All lanes of a city lie together, city by city: cities of a lane are compared.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import TYPES
from tabletown.between_two_cities.city.groups import GroupTable
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.between_two_cities.city.tables import searched_tables
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DECIDED_AT_START,
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import (
    SCALE,
    Index,
    Wholes,
    sorts_collected,
    tavern_counts,
    tavern_key,
    tavern_points,
)
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.foresight.columns import DISLIKES, LIKES, CellBits, CitySize, types_of
from tabletown.bots.between_two_cities.foresight.gains import OFFICE_SETS, TAVERN_ROW, CellGains
from tabletown.bots.between_two_cities.pinned_city import FACTORY, HOUSE, OFFICE, PARK, SHOP
from tabletown.bots.search.between_two_cities.worths import ahead_of

_FACTORY_POINTS: Wholes = np.array([MOST, SECOND, OTHER], np.int16)


class Compared(NamedTuple):
    """What finished cities are compared by. By column."""

    alone: Wholes
    """All points that no other city changes."""
    factories: Wholes
    districts: tuple[Wholes, ...]
    """By district: its size."""


def totals(masks: CellBits, size: CitySize, cities: int, districts: Sequence[District]) -> Wholes:
    """By column: whole points."""
    found, factories, sizes = compared(CellGains(masks, size, 0.0), districts)
    found += factory_points(factories.reshape(cities, -1)).ravel()
    for parts in sizes:
        found += district_points(parts.reshape(cities, -1)).ravel()
    return found


def compared(seen: CellGains, districts: Sequence[District]) -> Compared:
    counts, ruler, types = _counts(seen), searched_tables(seen.size.size), seen.every
    alone = _points(seen, counts) + _asked(ruler.parks, seen.masks[PARK]) + tavern_points().take(tavern_key(counts))
    pairs = [types_of(district) for district in districts]
    sizes = tuple([_asked(ruler.largest, types[one] | types[other]) for one, other in pairs])
    return Compared(alone, counts[FACTORY].astype(np.int16), sizes)


def factory_points(counts: Wholes) -> Wholes:
    """By city and lane: what all its factories are worth."""
    return counts * factory_worths_of(counts, counts)


def factory_worths_of(counts: Wholes, rivals: Wholes) -> Wholes:
    """What each of so many factories is worth, against cities that have so many."""
    return _FACTORY_POINTS.take(ahead_of(counts, rivals))


def district_points(sizes: Wholes) -> Wholes:
    """By city and lane: what a district of these sizes brings."""
    points: Wholes = np.array([*capitals().district_points, 0], np.int16)
    found: Wholes = points.take(ahead_of(sizes, sizes)) * (sizes > 0)
    return found


def worths(seen: CellGains, cities: int, left: float) -> Wholes:
    """By column, in hundredths: what cities are worth of which this share of cells is empty."""
    counts, houses = _counts(seen), np.bitwise_count(seen.masks[HOUSE]).astype(np.int16)
    factories = counts[FACTORY].astype(np.int16)
    found: Wholes = _points(seen, counts) * np.int16(SCALE) + _taverns(left).take(tavern_key(counts))
    by_city = factories.reshape(cities, -1)
    found += _factories(left).take(ahead_of(by_city, by_city)).ravel() * factories
    found += _parks(seen.masks[PARK], seen.size, left)
    found += _offices(left).take(counts[OFFICE])
    found += seen.variety * _part(left, TYPE_PROMISE)
    found += np.bitwise_count(seen.civic) * _part(left, CIVIC_PROMISE)
    found += houses * (_part(left, HOUSE_PROMISE) + (5 - seen.variety) * _part(left, MISSING_PROMISE))
    if seen.districts is not None:
        found += seen.districts.worths(left)
    return found


def _counts(seen: CellGains) -> Index:
    return np.bitwise_count(seen.masks[: HOUSE + 1]).astype(np.intp)


def _points(seen: CellGains, counts: Index) -> Wholes:
    """What all but factories, taverns, parks and districts scores, in whole points."""
    found: Wholes = _asked(searched_tables(seen.size.size).shops, seen.masks[SHOP]) + OFFICE_SETS.take(counts[OFFICE])
    found += np.bitwise_count(seen.masks[OFFICE] & seen.beside[TAVERN_ROW])
    # A house beside a factory is worth one point, instead of one for each other type.
    found += (counts[HOUSE] + np.bitwise_count(seen.clean).astype(np.int16) * (seen.variety - 1)).astype(np.int16)
    found += _civics(seen.masks, seen.beside)
    return found


def _asked(table: GroupTable, masks: CellBits) -> Wholes:
    """A table's answers; equal masks are asked about once."""
    different, where = np.unique(masks, return_inverse=True)
    answers: Wholes = np.array([table[mask] for mask in different.tolist()], np.int16)[where]
    return answers


def _civics(masks: CellBits, beside: CellBits) -> Wholes:
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


def _parks(park: CellBits, size: CitySize, left: float) -> Wholes:
    """By the sizes of their groups, which are counted by what parks have beside them."""
    right, below = park >> 1 & park & ~size.right_column, park >> size.size & park
    paired = right | right << 1 | below | below << size.size
    busy = _twice(right, right << 1, below, below << size.size)
    large = busy | size.beside(busy) & park
    alone, two = np.bitwise_count(park & ~paired), np.bitwise_count(paired & ~large) >> 1
    members = np.bitwise_count(large).astype(np.int16)
    # Cells less edges, and what edges close: so many groups, but for rings.
    right, below = large >> 1 & large & ~size.right_column, large >> size.size & large
    more = members - np.bitwise_count(right) - np.bitwise_count(below)
    more += np.bitwise_count(right & right >> size.size)
    # 2 for one, 8 for two, 12 for three and 1 for each beyond (rule 6.5).
    one, pair, three = (
        np.int16(SCALE * (points + left * promise))
        for points, promise in zip((2, 8, 9), PARKS_PROMISE[1:], strict=True)
    )
    found: Wholes = alone * one + two * pair + more * three + members * np.int16(SCALE)
    return found


def _twice(*masks: CellBits) -> CellBits:
    """The cells that are in two of these at least."""
    once = twice = np.zeros_like(masks[0])
    for mask in masks:
        once, twice = once | mask, twice | once & mask
    return twice


def _part(left: float, promise: float) -> np.int16:
    return np.int16(left * SCALE * promise)


@cache
def _factories(left: float) -> Wholes:
    """By place, the first being 0: what one factory is worth."""
    open_yet, promise = (1 - DECIDED_AT_START) * left, left * FACTORY_PROMISE
    points = [now + open_yet * (EXPECTED_WORTH - now) + promise for now in (MOST, SECOND, OTHER)]
    return np.array([SCALE * one for one in points], np.int16)


@cache
def _taverns(left: float) -> Wholes:
    """By `tavern_key`."""
    sorts = sorts_collected(tavern_counts())
    promises: Wholes = (np.array(TAVERNS_PROMISE)[sorts] * left * SCALE).astype(np.int16)
    found: Wholes = tavern_points() * np.int16(SCALE) + promises
    return found


@cache
def _offices(left: float) -> Wholes:
    return np.array([OFFICES_PROMISE[number % 6] * left * SCALE for number in range(len(OFFICE_SETS))], np.int16)
