"""Points of shops and parks, and sizes of groups, by the mask of a square."""

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace, on_accelerator
from tabletown.batch.between_two_cities.cells import Cells, cut_five, cut_four
from tabletown.batch.loops import repeat, while_any
from tabletown.between_two_cities.city.tables import LINE_POINTS, park_points, tables

_GUARDED = 6
"""Bits of a row of five cells with a guard, so that neighbours never wrap."""
_SIDE = 5
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
    """5×5: shops by a table of 2^25 masks, groups by growing them."""

    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        self._shops = xp.asarray(_big_shops())
        self._park_points = xp.asarray([park_points(count) for count in range(_SIDE * _SIDE + 1)], dtype=xp.int32)

    def shops(self, cells: Cells, corner: Array) -> Array:
        mask = cut_five(self.xp, cells, corner, _SIDE).astype(self.xp.int32)
        return self.xp.take(self._shops, mask).astype(self.xp.int32)

    def parks(self, cells: Cells, corner: Array) -> Array:
        return self.groups(cells, corner)[0]

    def largest(self, cells: Cells, corner: Array) -> Array:
        return self.groups(cells, corner)[1]

    def groups(self, cells: Cells, corner: Array) -> tuple[Array, Array]:
        """The points of all groups as parks, and the size of the largest."""
        xp = self.xp
        start = cut_five(xp, cells, corner, _GUARDED)
        nothing = xp.zeros(start.shape, dtype=xp.int32)

        def take_one(now: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
            left, points, largest = now
            group = grown(xp, left & -left, left)
            size = xp.bitwise_count(group).astype(xp.int32)
            return left ^ group, points + xp.take(self._park_points, size), xp.maximum(largest, size)

        if on_accelerator(xp):
            _, points, largest = repeat(xp, _MOST_GROUPS, lambda _, now: take_one(now), (start, nothing, nothing))
        else:
            _, points, largest = while_any(xp, lambda now: now[0] > 0, take_one, (start, nothing, nothing))
        return points, largest


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
def _big_shops() -> NDArray[np.uint8]:
    """By 5×5 mask: points of the best partition into lines, mask by mask in the order of their last shop."""
    points = np.zeros(1 << _SIDE * _SIDE, np.uint8)
    for last in range(_SIDE * _SIDE):
        known, block = points[: 1 << last], points[1 << last : 2 << last]
        block[:] = known + np.uint8(LINE_POINTS[1])
        row, column = divmod(last, _SIDE)
        for length in range(2, len(LINE_POINTS)):
            for step, there in ((1, column + 1), (_SIDE, row + 1)):
                if length <= there:
                    _join(block, known, [last - step * place for place in range(1, length)], LINE_POINTS[length])
    return points


def _join(block: NDArray[np.uint8], known: NDArray[np.uint8], others: list[int], points: int) -> None:
    """Where these shops are there besides the last: at least what the line makes with what is left without it."""
    # One axis of two for each of them, and all bits between as one axis.
    edges = [len(known).bit_length() - 1, *others, 0]
    shape: list[int] = [1 << edges[0] - others[0] - 1]
    for number, cell in enumerate(others):
        below = edges[number + 2] + 1 if number + 1 < len(others) else 0
        shape += [2, 1 << cell - below]
    there = tuple(slice(None) if axis % 2 == 0 else 1 for axis in range(len(shape)))
    gone = tuple(slice(None) if axis % 2 == 0 else 0 for axis in range(len(shape)))
    into, rest = block.reshape(shape), known.reshape(shape)
    into[there] = np.maximum(into[there], rest[gone] + np.uint8(points))


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
