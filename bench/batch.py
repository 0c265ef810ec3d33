"""Scores of many cities of Between Two Cities at once, with NumPy: what arrays would gain."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.city.scoring import office_points
from tabletown.between_two_cities.city.tables import tables

Masks = NDArray[np.uint16]
"""Shape (9, n): one row per building in the order of `Building`, one 4×4 mask per city."""

_CHUNK = 1 << 14
"""Cities worked on at a time: few enough to stay in the processor's cache."""


class _Arrays(NamedTuple):
    shops: NDArray[np.uint8]
    parks: NDArray[np.uint8]
    beside: NDArray[np.uint16]
    offices: NDArray[np.uint8]


def score_many(masks: Masks, factory_worth: NDArray[np.uint8] | int) -> NDArray[np.uint8]:
    """The total of every city; `factory_worth` is what one factory counts, for all cities or one by one."""
    count = masks.shape[1]
    worth = np.broadcast_to(np.asarray(factory_worth, np.uint8), (count,))
    totals = np.empty(count, np.uint8)
    for start in range(0, count, _CHUNK):
        part = slice(start, start + _CHUNK)
        totals[part] = _score_chunk(masks[:, part], worth[part])
    return totals


def _score_chunk(masks: Masks, worth: NDArray[np.uint8]) -> NDArray[np.uint8]:
    known = _arrays()
    shop, factory, bed, drink, food, music, office, park, house = masks
    tavern = bed | drink | food | music
    total: NDArray[np.uint8] = known.shops.take(shop)
    total += known.parks.take(park)
    total += np.bitwise_count(factory) * worth
    total += known.offices.take(np.bitwise_count(office))
    total += np.bitwise_count(office & known.beside.take(tavern))
    total += _tavern_points(bed, drink, food, music)
    smoky = np.bitwise_count(house & known.beside.take(factory))
    types = (shop != 0).view(np.uint8) + (factory != 0) + (tavern != 0) + (office != 0) + (park != 0)
    total += (np.bitwise_count(house) - smoky) * types + smoky
    return total


def _tavern_points(bed: Masks, drink: Masks, food: Masks, music: Masks) -> NDArray[np.uint8]:
    """As in `scoring.tavern_points`: 1, 3, 5, 8 for each tavern of the commonest, second, third, rarest sort."""
    a, b, c, d = (np.bitwise_count(mask) for mask in (bed, drink, food, music))
    low_1, high_1 = np.minimum(a, b), np.maximum(a, b)
    low_2, high_2 = np.minimum(c, d), np.maximum(c, d)
    first, fourth = np.maximum(high_1, high_2), np.minimum(low_1, low_2)
    middle_1, middle_2 = np.minimum(high_1, high_2), np.maximum(low_1, low_2)
    second, third = np.maximum(middle_1, middle_2), np.minimum(middle_1, middle_2)
    points: NDArray[np.uint8] = first + 3 * second + 5 * third + 8 * fourth
    return points


@cache
def _arrays() -> _Arrays:
    known = tables(4)
    masks = range(1 << 16)
    return _Arrays(
        np.array([known.shops[mask] for mask in masks], np.uint8),
        np.array([known.parks[mask] for mask in masks], np.uint8),
        np.array([known.beside[mask] for mask in masks], np.uint16),
        np.array([office_points(n) for n in range(17)], np.uint8),
    )
