"""What the cities of many tables may score in the end, as they stand: points, and what learned tables still expect.

Without what is the same for all cities of a table that have built as much: they are only compared.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DECIDED_AT_START as SURE,
    DISTRICT_PROMISE,
    FACTORY_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    TAVERNS_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import SCALE, Wholes, sorts_collected, tavern_counts, tavern_key
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Prospect, fitted_points
from tabletown.bots.search.between_two_cities.building_gains import MOST, homes_and_types, house_promises, whole
from tabletown.bots.search.between_two_cities.cell_worths import CIVIC, FACTORY, OFFICE, PARK, SHOP, Overview
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, beside, once_and_twice
from tabletown.bots.search.between_two_cities.points import StandingPoints

_ONE = np.uint64(1)


class ToCome(NamedTuple):
    """When so many cells are built: what a city may gain beyond its points, by how many stand. In hundredths."""

    shops: Wholes
    factories: Wholes
    """Including the middling worth of a factory."""
    offices: Wholes
    parks: Wholes
    houses: Wholes
    """By 6 × (houses, five at most) + (other types present)."""
    taverns: Wholes
    """By `tavern_key`."""
    sure: float
    """How far today's order of factories counts."""
    left: float = 0.0
    """With Capitals: the part of a city that is still to be built."""


@cache
def fitted_to_come() -> tuple[ToCome, ...]:
    """By the number of built cells: for the base game."""
    every = fitted_points()
    return tuple(_fitted(prospect, built / (len(every) - 1)) for built, prospect in enumerate(every))


@cache
def promised_to_come(cells: int) -> tuple[ToCome, ...]:
    """The same with Capitals, where cities have so many cells."""
    return tuple(_promised(1 - built / cells) for built in range(cells + 1))


def city_worths(seen: Overview, points: StandingPoints, ahead: NDArray[np.int16], table: ToCome) -> Wholes:
    """By city and lane, in hundredths. `ahead`: how many places a city is behind the first in the race of factories."""
    counts = np.bitwise_count(seen.masks)
    homes = homes_and_types(seen, counts)[0]
    found: Wholes = points.alone * np.int16(SCALE)
    for building, row in (
        (SHOP, table.shops),
        (FACTORY, table.factories),
        (OFFICE, table.offices),
        (PARK, table.parks),
    ):
        found += row.take(counts[building], mode="clip")
    found += table.houses.take(homes) + table.taverns.take(tavern_key(counts))
    factories = counts[FACTORY].astype(np.int16)
    found += (1 - ahead) * factories * np.int16(table.sure * SCALE)
    if table.left:
        found += _park_promises(seen.masks[PARK], table.left)
        if len(seen.masks) > CIVIC:
            found += counts[CIVIC] * np.int16(CIVIC_PROMISE * table.left * SCALE)
    for sizes in points.sizes:
        found += _district(sizes, table.left)
    return found


def ahead_of(counts: NDArray[np.int16], rivals: NDArray[np.int16]) -> NDArray[np.int16]:
    """By city and lane: how many different numbers among those of all cities are greater, two at most."""
    most = rivals.max(axis=0)
    second = np.where(rivals < most, rivals, -1).max(axis=0)
    found: NDArray[np.int16] = (most > counts).astype(np.int16) + (second > counts)
    return found


def _park_promises(parks: Masks, left: float) -> Wholes:
    """By the sizes of their groups, which are counted by what parks have beside them."""
    once, twice = once_and_twice(parks)
    alone, leaf = parks & ~once, parks & once & ~twice
    pairs = leaf & beside(leaf)
    large = parks & ~(alone | pairs)
    # Groups = cells − edges + closed squares (Euler); a group around a hole is counted one too few.
    right, below = large & large >> _ONE, large & large >> ROW
    groups = np.bitwise_count(large).astype(np.int16) + np.bitwise_count(right & right >> ROW)
    groups -= np.bitwise_count(right) + np.bitwise_count(below)
    one, two, three = (np.int16(promise * left * SCALE) for promise in PARKS_PROMISE[1:])
    found: Wholes = np.bitwise_count(alone) * one + (np.bitwise_count(pairs) >> 1) * two + groups * three
    return found


def _district(sizes: NDArray[np.int16], left: float) -> Wholes:
    """What the largest part of a district is worth to each city beside the others, today and as it may come."""
    first, second = capitals().district_points
    now = np.array([first, second, 0], np.int16)[ahead_of(sizes, sizes)] * (sizes > 0)
    next_best, best = np.sort(sizes, axis=0)[-2:]
    soft = np.clip(second + DISTRICT_PROMISE * (sizes - np.where(sizes == best, next_best, best)), 0, first)
    found: Wholes = ((now + left * (soft - now)) * SCALE).astype(np.int16)
    return found


def _fitted(prospect: Prospect, sure: float) -> ToCome:
    factories = whole(prospect.factories)
    factories += np.arange(len(factories), dtype=np.int16) * np.int16(EXPECTED_WORTH * SCALE)
    counts = tavern_counts()
    place = 5 * (counts > 0).sum(axis=0) + (counts > 1).sum(axis=0)
    return ToCome(
        whole(prospect.shops),
        factories,
        whole(prospect.offices),
        whole(prospect.parks),
        whole(prospect.houses),
        whole(prospect.taverns)[place],
        sure,
    )


def _promised(left: float) -> ToCome:
    nothing = np.zeros(1, np.int16)
    factories = (EXPECTED_WORTH + left * FACTORY_PROMISE) * np.arange(MOST)
    offices = [left * OFFICES_PROMISE[number % 6] for number in range(MOST)]
    taverns = [left * TAVERNS_PROMISE[number] for number in sorts_collected(tavern_counts())]
    houses = [left * promise for promise in house_promises()]
    # Groups of parks are looked at one by one.
    return ToCome(
        nothing, whole(factories), whole(offices), nothing, whole(houses), whole(taverns), 1 - SURE * left, left
    )
