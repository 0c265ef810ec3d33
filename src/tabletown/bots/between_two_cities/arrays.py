"""The tables of `pinned_city` and the numbers of expected points as arrays, to look at thousands of cities at once.

All points are whole hundredths: so every machine comes to the same sums.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, KINDS, ExpectedPoints, Prospect, Row
from tabletown.bots.between_two_cities.pinned_city import (
    BESIDE,
    HALVES,
    OFFICES,
    PARKS,
    SHOPS,
    STRIDE,
    TAVERN_MEMBER,
    WHOLE,
)
from tabletown.bots.between_two_cities.rivalry import FACTORIES as FACTORIES_ON

SCALE = 100
"""One point."""
CLOSED = -15_000
"""Where nothing can be built: worse than any gain, and far from the edge of sixteen bits."""

Small: TypeAlias = NDArray[np.int16]
Number: TypeAlias = NDArray[np.int32]
Masks: TypeAlias = NDArray[np.int32]
"""Sets of cells, one bit each: small numbers, because there are many."""
Index: TypeAlias = NDArray[np.intp]
"""Masks, counts and ranks: whatever tables are asked with."""


class Lookups(NamedTuple):
    """By mask; those of sixteen columns by mask and cell."""

    shops: Small
    parks: Small
    shop_gains: Small
    """What one more shop on that cell adds, in whole points."""
    park_gains: Small
    neighbours: Small
    """How many cells of the mask lie beside that cell."""
    inside: Small
    """1 where the cell belongs to the mask."""
    closed: Small
    """`CLOSED` where the cell does not belong to the mask."""
    beside: Index
    size: Index
    """How many cells it has."""


class Figures(NamedTuple):
    """A prospect as arrays; where a number is what one more building adds, by the number that stand."""

    start: int
    shops: Small
    factories: Small
    offices: Small
    parks: Small
    houses: Small
    taverns: Small
    """By `tavern_key`."""
    one_shop: Small
    one_factory: Small
    one_office: Small
    one_park: Small
    one_tavern: Small
    """By sort and `tavern_key`; not counting that it may be a new type."""


KIND = np.array(KINDS, np.intp)
OFFICE_POINTS: Small = np.array(OFFICES, np.int16) * np.int16(SCALE)
FIRST_HALF: Index = np.array([halves[0] for halves in HALVES], np.intp)
SECOND_HALF: Index = np.array([halves[-1] for halves in HALVES], np.intp)
"""By the rank of a tile: the building on its last half; for a single tile that is the only one."""
STANDS: NDArray[np.bool_] = np.array(STRIDE) == 4
FACTORIES: Small = np.array(FACTORIES_ON, np.int16)
_EVEN_BYTES, _ADD_UP = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0001000100010001)
_BYTES_MEAN, _BYTES_SPREAD = 8 * 255 // 2, 209
"""Of the sum of eight bytes: its mean and its standard deviation."""
MANY = 7
"""Taverns of one sort are not told apart beyond this."""


@cache
def lookups() -> Lookups:
    masks = np.arange(WHOLE + 1)[:, None]
    bits = 1 << np.arange(16)
    shops, parks = (np.array([table[mask] for mask in range(WHOLE + 1)]) * SCALE for table in (SHOPS, PARKS))
    beside = np.array([BESIDE[mask] for mask in range(WHOLE + 1)], np.intp)
    size = np.array([mask.bit_count() for mask in range(WHOLE + 1)], np.intp)
    inside = masks & bits > 0
    return Lookups(
        _small(shops),
        _small(parks),
        _small((shops[masks | bits] - shops[masks]) // SCALE),
        _small((parks[masks | bits] - parks[masks]) // SCALE),
        _small(size[masks & beside[bits]]),
        _small(inside),
        _small(np.where(inside, 0, CLOSED)),
        beside,
        size,
    )


def bell(words: NDArray[np.uint64], spread: int) -> NDArray[np.int64]:
    """Random words as whole numbers around 0, most of them nearer than `spread`, the same on every machine."""
    # The sum of eight bytes is as good as a normal distribution, and whole.
    pairs = (words & _EVEN_BYTES) + (words >> np.uint64(8) & _EVEN_BYTES)
    total = (pairs * _ADD_UP >> np.uint64(48)).astype(np.int64)
    found: NDArray[np.int64] = (total - _BYTES_MEAN) * spread // _BYTES_SPREAD
    return found


def tavern_key(counts: Index) -> Index:
    """Four counts, by sort, as one number."""
    few = np.minimum(counts, MANY)
    found: Index = few[0] | few[1] << 3 | few[2] << 6 | few[3] << 9
    return found


@cache
def tavern_points() -> Small:
    """By `tavern_key`."""
    fourth, third, second, first = np.sort(tavern_counts(), axis=0)
    return _small((first + 3 * second + 5 * third + 8 * fourth) * SCALE)


def figures(outlook: ExpectedPoints) -> tuple[Figures, ...]:
    return tuple(_figures(prospect) for prospect in outlook)


def _figures(prospect: Prospect) -> Figures:
    shops, factories = _scaled(prospect.shops), _scaled(prospect.factories)
    offices, parks = _scaled(prospect.offices)[: len(OFFICE_POINTS)], _scaled(prospect.parks)
    counts = tavern_counts()
    place = 5 * (counts > 0).sum(axis=0) + (counts > 1).sum(axis=0)
    taverns = _scaled(prospect.taverns)
    step = np.array([5, 1] + [0] * MANY)[counts]
    ahead = np.array([(counts > own).sum(axis=0) for own in counts])
    member = np.array(TAVERN_MEMBER)[ahead] * SCALE
    return Figures(
        round(prospect.start * SCALE),
        shops,
        factories,
        offices,
        parks,
        _scaled(prospect.houses),
        taverns[place],
        np.diff(shops),
        np.diff(factories) + np.int16(EXPECTED_WORTH * SCALE),
        np.diff(offices) + np.diff(OFFICE_POINTS),
        np.diff(parks),
        _small(member + taverns[place + step] - taverns[place]),
    )


def tavern_counts() -> Index:
    """By sort and `tavern_key`: the counts again."""
    keys = np.arange((MANY + 1) ** 4)
    return np.array([keys >> shift & MANY for shift in (0, 3, 6, 9)], np.intp)


def _scaled(row: Row) -> Small:
    return np.array([round(number * SCALE) for number in row], np.int16)


def _small(numbers: NDArray[np.generic]) -> Small:
    return numbers.astype(np.int16)
