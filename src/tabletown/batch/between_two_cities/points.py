"""Points of shops and parks, and sizes of groups, by the mask of a square."""

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace, on_accelerator
from tabletown.batch.between_two_cities.cells import Cells, cut_five, cut_four
from tabletown.batch.between_two_cities.masks import SIDE, HalvedTable, park_halves, shop_halves
from tabletown.batch.loops import repeat, while_any
from tabletown.between_two_cities.city.tables import tables

_GUARDED = 6
"""Bits of a row of five cells with a guard, so that neighbours never wrap."""
_MOST_GROUPS = 13
"""On 5×5: every other cell."""
_LONGEST_WAY = 16
"""From one cell of a group to another, on 5×5."""


class Ruler(Protocol):
    """Of cells in the square at a corner: int32."""

    def shops(self, cells: Cells, corner: Array) -> Array: ...

    def parks(self, cells: Cells, corner: Array) -> Array: ...

    def largest(self, cells: Cells, corner: Array) -> Array:
        """Cells of the largest group."""


class SmallRuler:
    """4×4: everything is a table of 65,536 masks."""

    def __init__(self, xp: ArrayNamespace) -> None:
        known = tables(4)
        shops, parks = (
            np.array([one[mask] for mask in range(1 << 16)], np.int32) for one in (known.shops, known.parks)
        )
        self.xp = xp
        self._shops, self._parks, self._largest = (xp.asarray(one) for one in (shops, parks, _largest_groups()))

    def shops(self, cells: Cells, corner: Array) -> Array:
        return self._in(self._shops, cells, corner)

    def parks(self, cells: Cells, corner: Array) -> Array:
        return self._in(self._parks, cells, corner)

    def largest(self, cells: Cells, corner: Array) -> Array:
        return self._in(self._largest, cells, corner)

    def _in(self, table: Array, cells: Cells, corner: Array) -> Array:
        return self.xp.take(table, cut_four(cells, corner).astype(self.xp.int32))


class BigRuler:
    """5×5: points by tables in two halves, sizes of groups by growing them."""

    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        self._shops, self._parks = (HalvedTable(xp, halves) for halves in (shop_halves(), park_halves()))

    def shops(self, cells: Cells, corner: Array) -> Array:
        return self._shops.of(cut_five(cells, corner, SIDE).astype(self.xp.int32))

    def parks(self, cells: Cells, corner: Array) -> Array:
        return self._parks.of(cut_five(cells, corner, SIDE).astype(self.xp.int32))

    def largest(self, cells: Cells, corner: Array) -> Array:
        xp = self.xp
        start = cut_five(cells, corner, _GUARDED)

        def take_one(now: tuple[Array, Array]) -> tuple[Array, Array]:
            left, largest = now
            group = grown(xp, left & -left, left)
            return left ^ group, xp.maximum(largest, xp.bitwise_count(group).astype(xp.int32))

        begin = start, xp.zeros(start.shape, dtype=xp.int32)
        if on_accelerator(xp):
            return repeat(xp, _MOST_GROUPS, lambda _, now: take_one(now), begin)[1]
        return while_any(xp, lambda now: now[0] > 0, take_one, begin)[1]


def grown(xp: ArrayNamespace, start: Array, mask: Array) -> Array:
    """The groups of a mask that hold a cell of the start."""
    if on_accelerator(xp):
        # To look whether anything is left to do would take longer there than to do it.
        for _ in range(_LONGEST_WAY):
            start = _wider(start, mask)
        return start

    def grow(now: tuple[Array, Array]) -> tuple[Array, Array]:
        return now[1], _wider(now[1], mask)

    return while_any(xp, lambda now: xp.not_equal(now[0], now[1]), grow, (xp.zeros_like(start), start))[1]


def _wider(group: Array, mask: Array) -> Array:
    beside = group << 1 | group >> 1 | group << _GUARDED | group >> _GUARDED
    return (group | beside) & mask


@cache
def _largest_groups() -> NDArray[np.int32]:
    """By growing the group of the lowest cell until nothing changes; then what is left is a smaller mask."""
    masks = np.arange(1 << 16, dtype=np.uint32)
    beside = np.array([tables(4).beside[mask] for mask in range(1 << 16)], np.uint32)
    group = masks & -masks
    while not np.array_equal(grown := (group | beside[group]) & masks, group):
        group = grown
    largest = np.zeros(1 << 16, np.int32)
    sizes = np.bitwise_count(group)
    for mask in range(1, 1 << 16):
        largest[mask] = max(int(sizes[mask]), int(largest[mask ^ int(group[mask])]))
    return largest
