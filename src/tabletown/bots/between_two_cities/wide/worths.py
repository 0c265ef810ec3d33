"""What thousands of cities are worth as they stand, points and promise: the same sums as in `appraisal`."""

from functools import cache

import numpy as np

from tabletown.between_two_cities.scoring import MOST, OTHER, SECOND
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
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Small, tavern_counts, tavern_key
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH
from tabletown.bots.between_two_cities.site import BED, FACTORY, HOUSE, MUSIC, OFFICE, PARK, SHOP
from tabletown.bots.between_two_cities.wide.districts import Districts
from tabletown.bots.between_two_cities.wide.ground import Ground
from tabletown.bots.between_two_cities.wide.scores import compared, places
from tabletown.bots.between_two_cities.wide.site import DISLIKES, LIKES


def worths(masks: Index, ground: Ground, cities: int, districts: Districts | None, left: float) -> Small:
    """By column, in hundredths. `left`: the share of cells that are empty."""
    points, factories, _ = compared(masks, ground, ())
    found = points * np.int16(SCALE)
    found += _factories(left).take(places(factories.reshape(cities, -1), (0, 1), 2).ravel()) * factories
    if districts is not None:
        found += districts.worths(left)
    if left:
        found += _promise(masks, ground, left)
    return found


def _promise(masks: Index, ground: Ground, left: float) -> Small:
    counts = np.bitwise_count(masks[: HOUSE + 1]).astype(np.intp)
    part = left * SCALE
    taverns = (masks[BED] | masks[BED + 1] | masks[BED + 2] | masks[MUSIC]) > 0
    types = taverns.astype(np.int16)
    for building in (SHOP, FACTORY, OFFICE, PARK):
        types += counts[building] > 0
    civics = np.bitwise_count(np.bitwise_or.reduce(masks[LIKES:DISLIKES], axis=0))
    found: Small = _taverns(left).take(tavern_key(counts[BED : MUSIC + 1]))
    found = found + _offices(left).take(counts[OFFICE]) + _parks(masks[PARK], ground, left)
    found += types * np.int16(part * TYPE_PROMISE) + civics * np.int16(part * CIVIC_PROMISE)
    found += counts[FACTORY].astype(np.int16) * np.int16(part * FACTORY_PROMISE)
    houses = np.int16(part * HOUSE_PROMISE) + (5 - types) * np.int16(part * MISSING_PROMISE)
    found += counts[HOUSE].astype(np.int16) * houses
    return found


def _parks(park: Index, ground: Ground, left: float) -> Small:
    """By the sizes of their groups, which are counted by what parks have beside them."""
    right, below = park >> 1 & park & ~ground.right_column, park >> ground.size & park
    paired = right | right << 1 | below | below << ground.size
    busy = _twice(right, right << 1, below, below << ground.size)
    large = busy | ground.beside(busy) & park
    alone, two = np.bitwise_count(park & ~paired), np.bitwise_count(paired & ~large) >> 1
    # Cells less edges, and what edges close: so many groups, but for rings.
    right, below = large >> 1 & large & ~ground.right_column, large >> ground.size & large
    squares = right & right >> ground.size
    more = np.bitwise_count(large).astype(np.int16) - np.bitwise_count(right) - np.bitwise_count(below)
    more += np.bitwise_count(squares)
    _, one, pair, three = (np.int16(left * SCALE * promise) for promise in PARKS_PROMISE)
    found: Small = alone * one + two * pair + more * three
    return found


def _twice(*masks: Index) -> Index:
    """The cells that are in two of these at least."""
    once = twice = np.zeros_like(masks[0])
    for mask in masks:
        once, twice = once | mask, twice | once & mask
    return twice


@cache
def _factories(left: float) -> Small:
    """By place, the first being 0: what one factory is worth."""
    return np.array(
        [SCALE * (now + (1 - SURE) * left * (EXPECTED_WORTH - now)) for now in (MOST, SECOND, OTHER)], np.int16
    )


@cache
def _taverns(left: float) -> Small:
    counts = tavern_counts()
    sorts = (counts > counts.min(axis=0)).sum(axis=0)
    found: Small = (np.array(TAVERNS_PROMISE)[sorts] * left * SCALE).astype(np.int16)
    return found


@cache
def _offices(left: float) -> Small:
    return np.array([OFFICES_PROMISE[number % 6] * left * SCALE for number in range(26)], np.int16)
