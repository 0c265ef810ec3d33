"""What many cities are worth as they stand, points and promise: the same sums as in `appraisal`."""

from functools import cache

import numpy as np

from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.between_two_cities.city.tables import searched_tables
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    SURE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import (
    SCALE,
    Wholes,
    sorts_collected,
    tavern_counts,
    tavern_key,
    tavern_points,
)
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.foresight.scores import OFFICE_SETS, asked, civics, places
from tabletown.bots.between_two_cities.foresight.site import CellBits, CitySize
from tabletown.bots.between_two_cities.foresight.survey import TAVERN_ROW, Survey
from tabletown.bots.between_two_cities.pinned_city import FACTORY, HOUSE, OFFICE, PARK, SHOP


def worths(seen: Survey, cities: int, left: float) -> Wholes:
    """By column, in hundredths. `left`: the share of cells that are empty."""
    masks, houses = seen.masks, np.bitwise_count(seen.masks[HOUSE]).astype(np.int16)
    counts = np.bitwise_count(masks[: HOUSE + 1]).astype(np.intp)
    points = asked(searched_tables(seen.size.size).shops, masks[SHOP]) + OFFICE_SETS.take(counts[OFFICE])
    points += np.bitwise_count(masks[OFFICE] & seen.beside[TAVERN_ROW])
    points += houses + np.bitwise_count(seen.clean).astype(np.int16) * (seen.variety - 1)
    points += civics(masks, seen.beside)
    found: Wholes = points * np.int16(SCALE) + _taverns(left).take(tavern_key(counts))
    place = places(counts[FACTORY].reshape(cities, -1), (0, 1), 2).ravel()
    found += _factories(left).take(place) * counts[FACTORY].astype(np.int16)
    found += _parks(masks[PARK], seen.size, left)
    found += _offices(left).take(counts[OFFICE])
    found += seen.variety * _part(left, TYPE_PROMISE)
    found += np.bitwise_count(seen.civic) * _part(left, CIVIC_PROMISE)
    found += houses * (_part(left, HOUSE_PROMISE) + (5 - seen.variety) * _part(left, MISSING_PROMISE))
    if seen.districts is not None:
        found += seen.districts.worths(left)
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
    worth = [now + (1 - SURE) * left * (EXPECTED_WORTH - now) + left * FACTORY_PROMISE for now in (MOST, SECOND, OTHER)]
    return np.array([SCALE * one for one in worth], np.int16)


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
