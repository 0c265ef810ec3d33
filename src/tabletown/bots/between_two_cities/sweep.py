"""Thousands of cities looked at together: the same sums as in `outlook`, column by column."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.arrays import (
    OFFICE_POINTS,
    SCALE,
    Figures,
    Index,
    Number,
    Small,
    lookups,
)
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH
from tabletown.bots.between_two_cities.site import (
    BED,
    FACTORY,
    HOUSE,
    MUSIC,
    OFFICE,
    PARK,
    SHOP,
    TAVERN_MEMBER,
)

MEMBER: Number = np.array(TAVERN_MEMBER, np.int32) * SCALE
STEP: Index = np.array([5, 1] + [0] * 15, np.intp)
"""By how many of its sort stand: how much further one more tavern comes in the table of taverns."""


class Sweep(NamedTuple):
    """What is asked about every city again and again. All arrays have one column per city."""

    masks: Index
    """By building."""
    counts: Index
    """By building: how many stand."""
    served: Index
    waiting: Index
    """Offices without a tavern beside them."""
    smoke: Index
    clean: Index
    """Houses without a factory beside them."""
    types: Index
    """Types present, houses not counted."""
    sorts: Index
    """Where the city stands in the table of taverns."""


def sweep(masks: Index) -> Sweep:
    ask = lookups()
    counts = ask.count[masks]
    there = counts > 0
    tavern = masks[BED] | masks[2 + BED - 1] | masks[MUSIC - 1] | masks[MUSIC]
    served = ask.beside[tavern]
    smoke = ask.beside[masks[FACTORY]]
    types = there[SHOP].astype(np.intp) + there[FACTORY] + (tavern > 0) + there[OFFICE] + there[PARK]
    taverns = slice(BED, MUSIC + 1)
    sorts = 5 * there[taverns].sum(axis=0) + (counts[taverns] > 1).sum(axis=0)
    return Sweep(
        masks, counts, served, masks[OFFICE] & ~served, smoke, masks[HOUSE] & ~smoke, types, sorts
    )


def points(seen: Sweep, worth: Number | int) -> Number:
    """What the cities score as they stand, a factory worth that much (in scaled points)."""
    ask = lookups()
    counts = seen.counts
    taverns = np.sort(counts[BED : MUSIC + 1], axis=0)
    members = taverns[3] + 3 * taverns[2] + 5 * taverns[1] + 8 * taverns[0]
    clean = ask.count[seen.clean]
    whole = members + ask.count[seen.masks[OFFICE] & seen.served] + counts[HOUSE] + clean * (seen.types - 1)
    found: Number = (
        ask.shops[seen.masks[SHOP]]
        + ask.parks[seen.masks[PARK]]
        + OFFICE_POINTS[counts[OFFICE]]
        + (counts[FACTORY] * worth + whole * SCALE).astype(np.int32)
    )
    return found


def values(seen: Sweep, ahead: Figures) -> Number:
    """What the cities are expected to score in the end."""
    counts = seen.counts
    homes = 6 * np.minimum(counts[HOUSE], 5) + seen.types
    found: Number = (
        points(seen, round(EXPECTED_WORTH * SCALE))
        + ahead.start
        + ahead.shops[counts[SHOP]]
        + ahead.factories[counts[FACTORY]]
        + ahead.taverns[seen.sorts]
        + ahead.offices[counts[OFFICE]]
        + ahead.parks[counts[PARK]]
        + ahead.houses[homes]
    )
    return found


def base_gains(seen: Sweep, ahead: Figures) -> Number:
    """By building: what it would add wherever it stands."""
    ask = lookups()
    counts, types = seen.counts, seen.types
    homes = 6 * np.minimum(counts[HOUSE], 5) + types
    more = ahead.houses[np.minimum(homes + 1, 35)] - ahead.houses[homes]
    new_type = np.where(types < 5, ask.count[seen.clean].astype(np.int32) * SCALE + more, 0).astype(np.int32)
    gains = np.empty(seen.masks.shape, np.int32)
    gains[SHOP] = ahead.one_shop[counts[SHOP]] + new_type * (counts[SHOP] == 0)
    gains[FACTORY] = ahead.one_factory[counts[FACTORY]] + new_type * (counts[FACTORY] == 0)
    gains[OFFICE] = ahead.one_office[counts[OFFICE]] + new_type * (counts[OFFICE] == 0)
    gains[PARK] = ahead.one_park[counts[PARK]] + new_type * (counts[PARK] == 0)
    gains[HOUSE] = types * SCALE + ahead.houses[np.minimum(homes + 6, 30 + types)] - ahead.houses[homes]
    taverns = counts[BED : MUSIC + 1]
    first = new_type * (seen.sorts == 0) - ahead.taverns[seen.sorts]
    for number, own in enumerate(taverns):
        gains[BED + number] = MEMBER[(taverns > own).sum(axis=0)] + ahead.taverns[seen.sorts + STEP[own]] + first
    return gains


def cell_gains(seen: Sweep, hot: float) -> Small:
    """By type and cell: what it would add for standing just there."""
    ask = lookups()
    shop, park = ask.shop_gains.take(seen.masks[SHOP], axis=1), ask.park_gains.take(seen.masks[PARK], axis=1)
    shop_heat, park_heat = _heat(shop, hot), _heat(park, hot)
    heat = shop_heat + park_heat
    types = seen.types.astype(np.int16)
    without = SCALE * (types - (seen.counts[FACTORY] > 0))
    rows = np.empty((6, *shop.shape), np.int16)
    np.subtract(shop, park_heat, out=rows[0])
    np.multiply(ask.neighbours.take(seen.clean, axis=1), -without, out=rows[1])
    np.multiply(ask.neighbours.take(seen.waiting, axis=1), np.int16(SCALE), out=rows[2])
    np.multiply(ask.inside.take(seen.served, axis=1), np.int16(SCALE), out=rows[3])
    np.subtract(park, shop_heat, out=rows[4])
    np.multiply(ask.inside.take(seen.smoke, axis=1), SCALE * (1 - types), out=rows[5])
    for kind in (1, 2, 3, 5):
        rows[kind] -= heat
    return rows


def _heat(gains: Small, hot: float) -> Small:
    """What is lost by building something else there (see `Prospect.hot`)."""
    over = np.maximum(gains, np.int16(2 * SCALE)) - np.int16(2 * SCALE)
    part = round(hot * 10)
    found: Small = over // np.int16(10) * np.int16(part)
    return found


def row_of(rows: Small, kinds: Index) -> Small:
    """By cell: the row of each city's own type."""
    _, cells, width = rows.shape
    at = (kinds * (cells * width) + np.arange(width)) + (np.arange(cells) * width)[:, None]
    return rows.ravel().take(at)


def counted(mask: NDArray[np.intp]) -> Index:
    return lookups().count[mask]
