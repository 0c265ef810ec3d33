"""The tables of `site` and the numbers of an outlook as arrays, to look at thousands of cities at once.

All points are whole hundredths of points times two: so every machine comes to the same sums.
"""

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH, KINDS, Outlook, Prospect, Row
from tabletown.bots.between_two_cities.rivalry import FACTORIES as FACTORIES_ON
from tabletown.bots.between_two_cities.site import BESIDE, HALVES, OFFICES, PARKS, SHOPS, STRIDE, WHOLE

SCALE = 200
"""One point. Fitted numbers have two decimals, and half of the outlooks lie between two of them."""
CLOSED = -20_000
"""Where nothing can be built: worse than any gain, and far from the edge of sixteen bits."""

Small: TypeAlias = NDArray[np.int16]
Number: TypeAlias = NDArray[np.int32]
Index: TypeAlias = NDArray[np.intp]
"""Masks, counts and ranks: whatever tables are asked with."""


class Lookups(NamedTuple):
    """By mask; those of sixteen rows by cell and mask."""

    shops: Number
    parks: Number
    shop_gains: Small
    """What one more shop on that cell adds."""
    park_gains: Small
    neighbours: Small
    """How many cells of the mask lie beside that cell."""
    inside: Small
    """1 where the cell belongs to the mask."""
    closed: Small
    """`CLOSED` where the cell does not belong to the mask."""
    beside: Index
    count: Index


class Figures(NamedTuple):
    """A prospect as arrays; where a number is what one more building adds, by the number that stand."""

    start: int
    shops: Number
    factories: Number
    taverns: Number
    offices: Number
    parks: Number
    houses: Number
    one_shop: Number
    one_factory: Number
    one_office: Number
    one_park: Number


KIND = np.array(KINDS, np.intp)
OFFICE_POINTS: Number = np.array(OFFICES, np.int32) * SCALE
FIRST_HALF: Index = np.array([halves[0] for halves in HALVES], np.intp)
SECOND_HALF: Index = np.array([halves[-1] for halves in HALVES], np.intp)
"""By the rank of a tile: the building on its last half; for a single tile that is the only one."""
STANDS: NDArray[np.bool_] = np.array(STRIDE) == 4
FACTORIES: Number = np.array(FACTORIES_ON, np.int32)


@cache
def lookups() -> Lookups:
    masks = np.arange(WHOLE + 1)
    bits = 1 << np.arange(16)[:, None]
    shops, parks = (np.array([table[mask] for mask in range(WHOLE + 1)], np.int32) for table in (SHOPS, PARKS))
    beside = np.array([BESIDE[mask] for mask in range(WHOLE + 1)], np.intp)
    count = np.array([mask.bit_count() for mask in range(WHOLE + 1)], np.intp)
    inside = (masks & bits > 0).astype(np.int16)
    around = beside[bits[:, 0]][:, None]
    return Lookups(
        shops * SCALE,
        parks * SCALE,
        ((shops[masks | bits] - shops) * SCALE).astype(np.int16),
        ((parks[masks | bits] - parks) * SCALE).astype(np.int16),
        count[masks & around].astype(np.int16),
        inside,
        ((1 - inside) * CLOSED).astype(np.int16),
        beside,
        count,
    )


def figures(outlook: Outlook) -> tuple[Figures, ...]:
    return tuple(_figures(prospect) for prospect in outlook)


def _figures(prospect: Prospect) -> Figures:
    shops, factories = scaled(prospect.shops), scaled(prospect.factories)
    offices, parks = scaled(prospect.offices), scaled(prospect.parks)
    return Figures(
        round(prospect.start * SCALE),
        shops,
        factories,
        scaled(prospect.taverns),
        offices,
        parks,
        scaled(prospect.houses),
        np.diff(shops),
        np.diff(factories) + round(EXPECTED_WORTH * SCALE),
        np.diff(offices[: len(OFFICE_POINTS)]) + np.diff(OFFICE_POINTS),
        np.diff(parks),
    )


def scaled(row: Row) -> Number:
    return np.array([round(number * SCALE) for number in row], np.int32)
