"""Thousands of cities looked at together: the same sums as in `expected_points`, column by column."""

from typing import NamedTuple

import numpy as np

from tabletown.bots.between_two_cities.arrays import (
    OFFICE_POINTS,
    SCALE,
    Figures,
    Index,
    Small,
    lookups,
    tavern_key,
    tavern_points,
)
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.pinned_city import BED, DRINK, FACTORY, FOOD, HOUSE, MUSIC, OFFICE, PARK, SHOP

FULL_TYPES = 5
_POINT = np.int16(SCALE)
_TWO = np.int16(2)


class Sweep(NamedTuple):
    """What is asked about every city again and again. The last dimension of all arrays is the city."""

    masks: Index
    """By building."""
    built: Index
    counts: Index
    """By building: how many stand."""
    tavern: Index
    served: Index
    waiting: Index
    """Offices without a tavern beside them."""
    smoke: Index
    clean: Index
    """Houses without a factory beside them."""
    types: Small
    """Types present, houses not counted."""
    homes: Index
    """Where the city stands in the table of houses."""
    sorts: Index
    """Where the city stands in the table of taverns."""


def sweep(masks: Index) -> Sweep:
    ask = lookups()
    counts = ask.size.take(masks)
    tavern = masks[BED] | masks[DRINK] | masks[FOOD] | masks[MUSIC]
    built = tavern | masks[SHOP] | masks[FACTORY] | masks[OFFICE] | masks[PARK] | masks[HOUSE]
    served, smoke = ask.beside.take(tavern), ask.beside.take(masks[FACTORY])
    there = [masks[building] > 0 for building in (SHOP, FACTORY, OFFICE, PARK)]
    types = (tavern > 0).astype(np.int16)
    for kind in there:
        types += kind
    return Sweep(
        masks,
        built,
        counts,
        tavern,
        served,
        masks[OFFICE] & ~served,
        smoke,
        masks[HOUSE] & ~smoke,
        types,
        6 * np.minimum(counts[HOUSE], 5) + types,
        tavern_key(counts[BED : MUSIC + 1]),
    )


def points(seen: Sweep, worth: Small) -> Small:
    """What the cities score as they stand, a factory worth that much."""
    ask = lookups()
    counts = seen.counts
    whole = ask.size.take(seen.masks[OFFICE] & seen.served) + counts[HOUSE]
    whole += ask.size.take(seen.clean) * (seen.types - 1)
    found: Small = (
        ask.shops.take(seen.masks[SHOP])
        + ask.parks.take(seen.masks[PARK])
        + OFFICE_POINTS.take(counts[OFFICE])
        + tavern_points().take(seen.sorts)
        + counts[FACTORY].astype(np.int16) * worth
        + whole.astype(np.int16) * _POINT
    )
    return found


def values(seen: Sweep, ahead: Figures) -> Small:
    """What the cities are expected to score in the end."""
    counts = seen.counts
    found: Small = (
        points(seen, np.int16(EXPECTED_WORTH * SCALE) * np.ones_like(seen.types))
        + np.int16(ahead.start)
        + ahead.shops.take(counts[SHOP])
        + ahead.factories.take(counts[FACTORY])
        + ahead.taverns.take(seen.sorts)
        + ahead.offices.take(counts[OFFICE])
        + ahead.parks.take(counts[PARK])
        + ahead.houses.take(seen.homes)
    )
    return found


def base_gains(seen: Sweep, ahead: Figures) -> Small:
    """By building: what it would add wherever it stands."""
    masks, counts, types = seen.masks, seen.counts, seen.types
    homes = ahead.houses.take(seen.homes)
    clean = lookups().size.take(seen.clean).astype(np.int16)
    new_type = clean * _POINT + ahead.houses.take(seen.homes + 1, mode="clip") - homes
    new_type[types == FULL_TYPES] = 0
    gains = np.empty(masks.shape, np.int16)
    for building, one in (
        (SHOP, ahead.one_shop),
        (FACTORY, ahead.one_factory),
        (OFFICE, ahead.one_office),
        (PARK, ahead.one_park),
    ):
        np.add(one.take(counts[building]), new_type * (masks[building] == 0), out=gains[building])
    gains[HOUSE] = types * _POINT + ahead.houses.take(np.minimum(seen.homes + 6, 30 + types)) - homes
    gains[BED : MUSIC + 1] = ahead.one_tavern.take(seen.sorts, axis=1) + new_type * (seen.tavern == 0)
    return gains


def by_cell(table: Small, masks: Index) -> Small:
    """By cell and city. Whole rows are fetched and turned, which is faster than fetching cell by cell."""
    return np.ascontiguousarray(table.take(masks, axis=0).T)


def cell_gains(seen: Sweep, hot: float) -> Small:
    """By type and cell: what it would add for standing just there."""
    ask = lookups()
    shop, park = by_cell(ask.shop_gains, seen.masks[SHOP]), by_cell(ask.park_gains, seen.masks[PARK])
    shop_heat, park_heat = _heat(shop, hot), _heat(park, hot)
    shop *= _POINT
    park *= _POINT
    heat = shop_heat + park_heat
    rows = np.empty((6, *shop.shape), np.int16)
    np.subtract(shop, park_heat, out=rows[0])
    np.multiply(by_cell(ask.neighbours, seen.clean), _smoke_cost(seen), out=rows[1])
    np.multiply(by_cell(ask.neighbours, seen.waiting), _POINT, out=rows[2])
    np.multiply(by_cell(ask.inside, seen.served), _POINT, out=rows[3])
    np.subtract(park, shop_heat, out=rows[4])
    np.multiply(by_cell(ask.inside, seen.smoke), _POINT * (1 - seen.types), out=rows[5])
    for kind in (1, 2, 3, 5):
        rows[kind] -= heat
    return rows


def cell_gains_of(seen: Sweep, hot: float, kinds: Index) -> Small:
    """By cell: the same for one type per city."""
    ask = lookups()
    # Ones and zeros to multiply with: far faster than choosing cell by cell.
    is_shop, is_factory, is_tavern, is_office, is_park, is_house = (
        (kinds == kind).astype(np.int16) for kind in range(6)
    )
    row = by_cell(ask.shop_gains, seen.masks[SHOP])
    heat = _heat(row, hot)
    heat *= is_shop - 1
    row *= is_shop * _POINT
    row += heat
    park = by_cell(ask.park_gains, seen.masks[PARK])
    heat = _heat(park, hot)
    heat *= is_park - 1
    park *= is_park * _POINT
    row += heat
    row += park
    near = by_cell(ask.neighbours, is_factory * seen.clean + is_tavern * seen.waiting)
    near *= is_factory * _smoke_cost(seen) + is_tavern * _POINT
    row += near
    here = by_cell(ask.inside, is_office * seen.served + is_house * seen.smoke)
    here *= is_house * _POINT * (1 - seen.types) + is_office * _POINT
    row += here
    return row


def _smoke_cost(seen: Sweep) -> Small:
    """What a clean house loses by a factory beside it."""
    cost: Small = _POINT * ((seen.masks[FACTORY] > 0) - seen.types)
    return cost


def _heat(gains: Small, hot: float) -> Small:
    """What is lost by building something else there (see `Prospect.hot`), from gains in whole points."""
    heat = np.maximum(gains, _TWO)
    heat -= _TWO
    heat *= np.int16(round(hot * SCALE))
    return heat
