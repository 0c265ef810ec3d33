"""What one more building adds to a city wherever it stands, by what stands there: learned tables, in arrays.

All points are whole hundredths: so every machine comes to the same sums.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.city.scoring import office_points
from tabletown.bots.between_two_cities.appraisal import (
    FACTORY_PROMISE,
    HOUSE_PROMISE,
    MISSING_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    TAVERNS_PROMISE,
    TYPE_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import MANY, SCALE, Wholes, sorts_collected, tavern_counts, tavern_key
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Prospect, fitted_points
from tabletown.bots.between_two_cities.pinned_city import OFFICES, TAVERN_MEMBER
from tabletown.bots.search.between_two_cities.cell_worths import (
    BED,
    FACTORY,
    HOUSE,
    KIND_OF,
    MUSIC,
    OFFICE,
    PARK,
    SHOP,
    TAVERN_KIND,
    KindMasks,
)

_FULL_TYPES, _HOUSES = 5, 5
MOST_BUILDINGS = 26
"""More than any city has of a building."""


class AddedPoints(NamedTuple):
    """When so many cells are built: what one more adds, by how many stand."""

    shop: Wholes
    factory: Wholes
    office: Wholes
    park: Wholes
    houses: Wholes
    """Here not what one more adds, but all that houses are still expected to bring: the difference of two entries is
    what one more adds. By 6 × (houses, five at most) + (other types present)."""
    tavern: Wholes
    """By sort, and by four counts in a number of three binary digits each."""


@cache
def fitted_gains() -> tuple[AddedPoints, ...]:
    """By the number of built cells: for the base game."""
    return tuple(_adding(prospect) for prospect in fitted_points())


@cache
def promised_gains(cells: int) -> tuple[AddedPoints, ...]:
    """The same with Capitals, where cities have so many cells."""
    return tuple(_promised(1 - built / cells) for built in range(cells + 1))


def base_gains(seen: KindMasks, table: AddedPoints) -> Wholes:
    """By building first: what it adds wherever it stands; civic buildings are not looked at."""
    masks = seen.masks[: HOUSE + 1]
    counts = np.bitwise_count(masks)
    there = seen.kinds[:_FULL_TYPES] != 0
    homes, types = homes_and_types(seen, counts)
    now = table.houses.take(homes)
    # The first building of a type is worth a point more to every house that no factory stands beside.
    new_type = np.bitwise_count(seen.clean).astype(np.int16) * np.int16(SCALE)
    new_type += table.houses.take(homes + (types < _FULL_TYPES)) - now
    gains = np.empty(masks.shape, np.int16)
    for building, row in ((SHOP, table.shop), (FACTORY, table.factory), (OFFICE, table.office), (PARK, table.park)):
        np.add(row.take(counts[building], mode="clip"), new_type * ~there[KIND_OF[building]], out=gains[building])
    gains[HOUSE] = types * np.int16(SCALE) + table.houses.take(np.minimum(homes + 6, 30 + types)) - now
    gains[BED : MUSIC + 1] = table.tavern.take(tavern_key(counts), axis=1) + new_type * ~there[TAVERN_KIND]
    return gains


def homes_and_types(seen: KindMasks, counts: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Where a city stands in a table of houses, and how many types stand there besides."""
    types = (seen.kinds[:_FULL_TYPES] != 0).sum(axis=0, dtype=np.uint8)
    return np.minimum(counts[HOUSE], _HOUSES) * np.uint8(6) + types, types


def house_promises() -> list[float]:
    """With Capitals: as `AddedPoints.houses`, of a city of which nothing is built."""
    return [
        number * (HOUSE_PROMISE + MISSING_PROMISE * (_FULL_TYPES - types)) + TYPE_PROMISE * types
        for number in range(_HOUSES + 1)
        for types in range(_FULL_TYPES + 1)
    ]


def _adding(prospect: Prospect) -> AddedPoints:
    offices = whole(prospect.offices)[: len(OFFICES)] + np.array(OFFICES, np.int16) * np.int16(SCALE)
    return AddedPoints(
        np.diff(whole(prospect.shops)),
        np.diff(whole(prospect.factories)) + np.int16(EXPECTED_WORTH * SCALE),
        np.diff(offices),
        np.diff(whole(prospect.parks)),
        whole(prospect.houses),
        _one_tavern(whole(prospect.taverns)),
    )


def _promised(left: float) -> AddedPoints:
    """From what a city promises (`appraisal`), if that share of its cells is left."""

    def part(promises: Sequence[float]) -> NDArray[np.float64]:
        return np.array(promises) * left * SCALE

    ahead = part([OFFICES_PROMISE[number % 6] for number in range(MOST_BUILDINGS)])
    offices = np.array([office_points(number) for number in range(MOST_BUILDINGS)]) * SCALE + ahead
    counts = tavern_counts()
    sorts = [sorts_collected(counts)] + [sorts_collected(counts + (np.arange(4) == sort)[:, None]) for sort in range(4)]
    taverns = [part([TAVERNS_PROMISE[number] for number in row]) for row in sorts]
    steps = np.array([after - taverns[0] for after in taverns[1:]])
    factory = EXPECTED_WORTH * SCALE + left * FACTORY_PROMISE * SCALE
    return AddedPoints(
        np.zeros(2, np.int16),
        np.full(2, factory).astype(np.int16),
        np.diff(offices).astype(np.int16),
        np.diff(part([*PARKS_PROMISE, PARKS_PROMISE[-1]])).astype(np.int16),
        part(house_promises()).astype(np.int16),
        (_members() + steps).astype(np.int16),
    )


def _members() -> NDArray[np.intp]:
    """By sort and key: what one more adds as a member of its set."""
    counts = tavern_counts()
    ahead = np.array([(counts > own).sum(axis=0) for own in counts])
    found: NDArray[np.intp] = np.array(TAVERN_MEMBER)[ahead] * SCALE
    return found


def _one_tavern(taverns: Wholes) -> Wholes:
    counts = tavern_counts()
    # Where the table of taverns is read: five times the sorts that are there, and those that are there twice. One more
    # of a sort moves it on by five if it is the first, by one if it is the second.
    place = 5 * (counts > 0).sum(axis=0) + (counts > 1).sum(axis=0)
    step = np.array([5, 1] + [0] * MANY)[counts]
    found: Wholes = (_members() + taverns[place + step] - taverns[place]).astype(np.int16)
    return found


def whole(row: Iterable[float]) -> Wholes:
    return np.array([round(number * SCALE) for number in row], np.int16)
