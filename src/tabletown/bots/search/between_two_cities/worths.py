"""What the cities of playouts are worth: points as they stand, what they may score in the end, shares of the win.

Points are the same sums as in `batch`, from masks that are at hand. What cities may score is without what is the same
for all of a table that have built as much: they are only compared.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.scoring import Scorer, first_corner
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.bots.between_two_cities.appraisal import (
    CIVIC_PROMISE,
    DECIDED_AT_START,
    DISTRICT_PROMISE,
    FACTORY_PROMISE,
    OFFICES_PROMISE,
    PARKS_PROMISE,
    TAVERNS_PROMISE,
)
from tabletown.bots.between_two_cities.arrays import (
    SCALE,
    Wholes,
    sorts_collected,
    tavern_counts,
    tavern_key,
    tavern_points,
)
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Prospect, fitted_points
from tabletown.bots.search.between_two_cities.building_gains import (
    MOST_BUILDINGS,
    homes_and_types,
    house_promises,
    whole,
)
from tabletown.bots.search.between_two_cities.cell_worths import CIVIC, FACTORY, HOUSE, OFFICE, PARK, SHOP, KindMasks
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, beside, once_and_twice
from tabletown.bots.search.between_two_cities.cities import GrowingCities, as_array, words_of
from tabletown.bots.search.field import Values

_TYPES, _WITHOUT_HOUSES = 6, 5
DOUBT = 1.5
"""In points: how far off a city may end. A playout is only one of many ends, and a near call should count in part."""
ENDS = 8
"""Every playout is scored at so many ends near its own, and at as many mirrored ones."""
POINT_APART = 0.6
"""What a point of difference between two cities costs the seat that has them."""
_HIGHEST = 1 << 20
_EVEN_BYTES, _ADD_UP = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0001000100010001)
_BYTES_MEAN, _BYTES_SPREAD = 8 * 255 // 2, 209
"""Of the sum of eight bytes: its mean and its standard deviation."""
_ONE = np.uint64(1)


class StandingPoints(NamedTuple):
    """By city and lane, in whole points."""

    alone: Wholes
    """All points that no other city changes."""
    sizes: NDArray[np.int16]
    """By district first: its largest part."""


def standing_points(
    scorer: Scorer, seen: KindMasks, cities: GrowingCities, pairs: Sequence[Sequence[int]]
) -> StandingPoints:
    """`pairs`: by district its types."""
    masks, counts = seen.masks, np.bitwise_count(seen.masks)
    corner = first_corner(NUMPY, scorer.ground, as_array(cities.windows), as_array(cities.mats))
    ruler = scorer.ruler
    alone: Wholes = np.asarray(ruler.shops(_cells(masks[SHOP]), corner)).astype(np.int16)
    alone += np.asarray(ruler.parks(_cells(masks[PARK]), corner)).astype(np.int16)
    alone += tavern_points().take(tavern_key(counts))
    alone += np.asarray(scorer.offices).astype(np.int16).take(counts[OFFICE])
    alone += counts[OFFICE] - np.bitwise_count(seen.waiting)
    clean = np.bitwise_count(seen.clean)
    types = (seen.kinds[:_WITHOUT_HOUSES] != 0).sum(axis=0, dtype=np.uint8)
    alone += counts[HOUSE] - clean + clean * types
    if cities.ground.wishes:
        alone += counts[CIVIC] + _wished(seen.near[:_TYPES], cities.wishes)
    sizes = [ruler.largest(_cells(_members(seen, pair)), corner) for pair in pairs]
    return StandingPoints(alone, np.array(sizes, np.int16).reshape(len(pairs), *alone.shape))


def _wished(near: Masks, wishes: Masks) -> NDArray[np.uint8]:
    """Two points more for a civic tile with a type beside it that it likes, five for two; none if one is spoilt."""
    content = ~np.bitwise_or.reduce(wishes[_TYPES:] & near, axis=0)
    one = both = np.zeros_like(content)
    for liked in wishes[:_TYPES] & near:
        both, one = both | one & liked, one | liked
    found: NDArray[np.uint8] = 2 * np.bitwise_count(one & content) + 3 * np.bitwise_count(both & content)
    return found


def _members(seen: KindMasks, pair: Sequence[int]) -> Masks:
    found: Masks = np.bitwise_or.reduce(seen.kinds[[kind for kind in pair if kind < len(seen.kinds)]], axis=0)
    return found


def _cells(masks: Masks) -> Cells:
    low, high = words_of(masks)
    return Cells(as_array(low), as_array(high))


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


def city_worths(seen: KindMasks, points: StandingPoints, ahead: NDArray[np.int16], table: ToCome) -> Wholes:
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
    factories = (EXPECTED_WORTH + left * FACTORY_PROMISE) * np.arange(MOST_BUILDINGS)
    offices = [left * OFFICES_PROMISE[number % 6] for number in range(MOST_BUILDINGS)]
    taverns = [left * TAVERNS_PROMISE[number] for number in sorts_collected(tavern_counts())]
    houses = [left * promise for promise in house_promises()]
    # Groups of parks are looked at one by one.
    return ToCome(
        nothing,
        whole(factories),
        whole(offices),
        nothing,
        whole(houses),
        whole(taverns),
        1 - DECIDED_AT_START * left,
        left,
    )


def win_shares(points: NDArray[np.int32], owned: NDArray[np.intp], seat: int, doubt: float = DOUBT) -> Values:
    """By lane: how much of the win goes to a seat, over many ends near the one that was played.

    `points`: by city and lane; `owned`: by side and seat, the city.
    Cities are shaken, not scores: neighbours share a city, so they often tie there, and then the other one decides.
    """
    cities = points * SCALE + _shaken(len(points), round(doubt * SCALE))[:, :, None]
    one, other = cities[:, owned[0]], cities[:, owned[1]]
    # The lower city, then the higher one; with two players the sum (rules 7 and 8.3).
    keys = one + other if owned.shape[1] == 2 else np.minimum(one, other) * _HIGHEST + np.maximum(one, other)
    wins = keys == keys.max(axis=1, keepdims=True)
    shares: Values = (wins[:, seat] / wins.sum(axis=1)).mean(axis=0)
    return shares


@cache
def _shaken(cities: int, spread: int) -> NDArray[np.int64]:
    """By end and city: what is added to its score, the same for every move, so that it favours none."""
    if not spread:
        return np.zeros((1, cities), np.int64)
    noise = bell(np.random.PCG64(cities).random_raw(ENDS * cities), spread).reshape(ENDS, cities)
    return np.concatenate([noise, -noise])


def bell(words: NDArray[np.uint64], spread: int) -> NDArray[np.int64]:
    """Random words as whole numbers around 0, most of them nearer than `spread`, the same on every machine."""
    # The sum of eight bytes is as good as a normal distribution, and whole.
    pairs = (words & _EVEN_BYTES) + (words >> np.uint64(8) & _EVEN_BYTES)
    total = (pairs * _ADD_UP >> np.uint64(48)).astype(np.int64)
    found: NDArray[np.int64] = (total - _BYTES_MEAN) * spread // _BYTES_SPREAD
    return found


def standing(points: NDArray[np.int32], owned: NDArray[np.intp], seat: int) -> Values:
    """By lane, in points: how well a seat's cities stand beside those of the others, whoever wins."""
    cities = points.astype(np.float64)
    left, right = cities[owned[0, seat]], cities[owned[1, seat]]
    value: Values = left + right
    if owned.shape[1] > 2:
        value = value - POINT_APART * np.abs(left - right)
        value -= np.delete(cities, owned[:, seat], axis=0).mean(axis=0)
    return value
