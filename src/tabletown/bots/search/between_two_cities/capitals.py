"""What Capitals changes in the worth of cells: wishes of civic buildings, and districts that grow. In slices."""

from collections.abc import Sequence

import numpy as np

from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.search.between_two_cities.cell_worths import Overview
from tabletown.bots.search.between_two_cities.cells import Masks, Slices, add, beside
from tabletown.bots.search.between_two_cities.cities import Terrain

CALM = 6
"""Half points that are added wherever nothing would be spoiled, not taken away where something would: so no number
falls below zero."""
CIVIC_POINT = 1.0
_TYPES = 6


def with_wishes(worths: Slices, seen: Overview, wishes: Masks) -> list[Masks]:
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


def with_districts(worths: Slices, seen: Overview, pairs: Sequence[Sequence[int]]) -> list[Masks]:
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
