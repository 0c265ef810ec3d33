"""What every kind of building is worth on every cell of thousands of cities, roughly: in half points, in slices.

With Capitals civic buildings have wishes, and districts grow.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, Slices, add, beside, once_and_twice
from tabletown.bots.search.between_two_cities.cities import Terrain

SHOP, FACTORY, BED, DRINK, FOOD, MUSIC, OFFICE, PARK, HOUSE = range(9)
"""Buildings by number."""
CIVIC, CIVIC_KIND = 9, 6
KIND_OF = np.array([0, 1, 2, 2, 2, 2, 3, 4, 5, CIVIC_KIND], np.intp)
"""By building: its type."""
TAVERN_KIND = 2
DIGITS = 5
OFFSETS = np.array([4, 20, 8, 8, 4, 14, 8], np.int16)
"""By type: what is to be taken off a number of `cell_worths`; so no number is below zero."""
CALM = 6
"""Half points that are added wherever nothing would be spoiled, not taken away where something would: so no number
falls below zero."""
CIVIC_POINT = 1.0
_TYPES = 6

_AHEAD = np.array([1, ROW], np.uint64)


class KindMasks(NamedTuple):
    """Of cities of one shape of array."""

    masks: Masks
    """By building first."""
    kinds: Masks
    """By type first."""
    near: Masks
    """By type: the cells beside it."""
    waiting: Masks
    """Offices without a tavern beside them."""
    clean: Masks
    """Houses without a factory beside them."""


def look(masks: Masks) -> KindMasks:
    tavern = masks[BED] | masks[DRINK]
    tavern |= masks[FOOD]
    tavern |= masks[MUSIC]
    kinds = np.stack([masks[SHOP], masks[FACTORY], tavern, masks[OFFICE], masks[PARK], *masks[HOUSE:]])
    near = beside(kinds)
    return KindMasks(masks, kinds, near, masks[OFFICE] & ~near[TAVERN_KIND], masks[HOUSE] & ~near[FACTORY])


def cell_worths(seen: KindMasks) -> list[Masks]:
    """By type, civic buildings last: points at once, less what is lost for a shop or a park that the cell would suit.

    What civic buildings, and districts, make of it comes on top (`capitals`).
    """
    shop, shop_cool = _shops(seen.masks[SHOP])
    park, park_cool = _parks(seen.masks[PARK])
    cool = add(shop_cool, park_cool)
    once, twice = once_and_twice(np.stack([seen.waiting, seen.clean]))
    nothing = np.zeros_like(seen.clean)
    smoke = seen.near[FACTORY]
    # Three points are lost with every house that a factory spoils, two houses at most.
    few = ~twice[1]
    none = ~once[1]
    rows = [
        add(shop, park_cool),
        add(cool, [nothing, few & ~none, few, none]),
        add(cool, [nothing, once[0] & ~twice[0], twice[0]]),
        add(cool, [nothing, seen.near[TAVERN_KIND]]),
        add(park, shop_cool),
        add(cool, [nothing, ~smoke, ~smoke]),
        cool,
    ][: len(seen.kinds)]
    found = np.zeros((DIGITS, len(rows), *nothing.shape), np.uint64)
    for kind, row in enumerate(rows):
        for place, digit in enumerate(row[:DIGITS]):
            found[place, kind] = digit
    return list(found)


def _shops(shops: Masks) -> tuple[Slices, Slices]:
    """By cell, in half points: what a shop adds by the line that it makes longer (2, 3, 5, 6 or 9 points); and 4 less
    what is lost if anything else stands there: 1 where a shop would add 3 points, 2 for 5 or 6, 4 for 9."""
    step = _AHEAD.reshape((2,) + (1,) * shops.ndim)
    in_line = shops & (shops << step | shops >> step)
    # A shop that stands in a line down is no part of one across, unless it already is; and the other way.
    lines = shops & (in_line | ~in_line[::-1])
    before = lines << step
    behind = lines >> step
    two_before = before & before << step
    two_behind = behind & behind >> step
    three = two_before & two_before << step
    three |= two_behind & two_behind >> step
    three |= before & behind
    both = two_before & behind
    both |= before & two_behind
    some = before | behind
    pair = two_before | two_behind
    any_both, any_three, any_pair, any_some = (one[0] | one[1] for one in (both, three, pair, some))
    nine = any_both
    six = any_three & ~nine
    five = any_pair & ~(nine | six)
    three_points = any_some & ~(nine | six | five)
    lone = ~any_some
    middle = five | six
    # 4, 6, 10, 12, 18 in half points.
    return (
        [np.zeros_like(nine), three_points | five | nine, lone | three_points | six, middle, nine],
        [three_points, three_points | middle, lone],
    )


def _parks(parks: Masks) -> tuple[Slices, Slices]:
    """The same of a park, by the group that it joins (1, 2, 3, 4, 6 or 8 points): lost is 1 where it would add 3 or 4
    points in a pair, 2 for 6, 4 for 8."""
    once, twice = once_and_twice(parks)
    alone = parks & ~once
    leaf = parks & once & ~twice
    pair = leaf & beside(leaf)
    one, two = once_and_twice(alone)
    near_pair, near_more = beside(np.stack([pair, parks & ~(alone | pair)]))
    single = one & ~(near_pair | near_more)
    eight = single & two
    six = single & ~two
    grown = near_pair & ~near_more
    three = grown & one
    four = grown & ~one
    lone = ~(once)
    nothing = np.zeros_like(parks)
    calm = lone | near_more
    # 4 alone, 2 beside many, 6 and 8 beside a pair, 12 and 16 beside single ones.
    return (
        [nothing, near_more | three, lone | three | six, four | six, eight],
        [grown, grown | six, calm],
    )


def with_wishes(worths: Slices, seen: KindMasks, wishes: Masks) -> list[Masks]:
    """Two points and a half for what pleases a civic building, three less for what spoils one."""
    near = seen.near[:_TYPES]
    likes, dislikes = wishes[:_TYPES], wishes[_TYPES:]
    hits = likes & near
    content = ~np.bitwise_or.reduce(dislikes & near, axis=0)
    pleased = np.bitwise_or.reduce(hits, axis=0)
    found = np.zeros((2, *worths[0].shape), np.uint64)
    found[:, :_TYPES] = beside(np.stack([likes & ~hits & content, dislikes & content & pleased]))
    pleasing, calm = found[0], ~found[1]
    nothing = np.zeros_like(pleasing)
    return add(add(worths, [nothing, calm, calm]), [pleasing, nothing, pleasing])


def with_districts(worths: Slices, seen: KindMasks, pairs: Sequence[Sequence[int]]) -> list[Masks]:
    """A point and a half where a district of these types grows."""
    found = list(worths)
    for pair in pairs:
        there = [kind for kind in pair if kind < len(seen.kinds)]
        front = np.bitwise_or.reduce(seen.near[there], axis=0)
        growth = np.zeros_like(worths[0])
        growth[there] = front
        found = add(found, [growth, growth])
    return found


def civic_worth(near: Masks, terrain: Terrain, tiles: Index, columns: Index) -> Slices:
    """On every cell of some columns: what a civic tile each gets for what is beside it, 2 or 5 points.

    `near`: by type and column.
    """
    one, other = (near[likes[tiles], columns] for likes in terrain.likes)
    calm = ~near[terrain.dislikes[tiles], columns]
    both = one & other & calm
    first = (one ^ other) & calm
    return [np.zeros_like(both), both, first, both]
