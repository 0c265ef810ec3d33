"""Tables of 5×5 masks in two halves: three rows, then two.

Top rows form one class if all bottom rows add the same points to each of them; a table of (class, bottom rows) replaces
one of all 2^25 masks.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace, Int32s
from tabletown.between_two_cities.city.tables import LINE_POINTS, park_points

SIDE = 5
_ROWS = 1 << SIDE
_FIRST, _LAST = 3 * SIDE, 2 * SIDE
"""Bits of the first rows of a mask, and of the last."""
_POINTS = 22
"""Bits that say where a class begins."""


class Halves(NamedTuple):
    first: Int32s
    """[2^15]: where the numbers of their class begin in `more`; and, from `_POINTS` on, the points of the first three
    rows alone."""
    more: NDArray[np.int8]
    """[classes × 2^10]: by class and the last two rows, the points that come with them."""


class HalvedTable:
    """Points by mask, of arrays."""

    def __init__(self, xp: ArrayNamespace, halves: Halves) -> None:
        self.xp = xp
        self._first, self._more = (xp.asarray(part) for part in halves)

    def of(self, mask: Array) -> Array:
        """Of masks of 25 bits, int32: int32."""
        first = self._first.take(mask & (1 << _FIRST) - 1, mode="clip")
        more = self._more.take((first & (1 << _POINTS) - 1) + (mask >> _FIRST), mode="clip")
        return (first >> _POINTS) + more.astype(self.xp.int32)


@cache
def shop_halves() -> Halves:
    """Of the best partition into lines: masks whose points grow alike with all last rows are one class."""
    points = np.ascontiguousarray(_shop_points().reshape(1 << _LAST, 1 << _FIRST).T)
    growth = (points - points[:, :1]).astype(np.int8)
    classes: dict[bytes, int] = {}
    kind = np.array([classes.setdefault(row.tobytes(), len(classes)) for row in growth], np.int32)
    return Halves(_packed(points[:, 0].astype(np.int32), kind), np.frombuffer(b"".join(classes), np.int8))


def _packed(points: Int32s, kind: Int32s) -> Int32s:
    return points << _POINTS | kind << _LAST


def _shop_points() -> NDArray[np.uint8]:
    """By 5×5 mask, in the order of their last shop."""
    points = np.zeros(1 << SIDE * SIDE, np.uint8)
    for last in range(SIDE * SIDE):
        known, block = points[: 1 << last], points[1 << last : 2 << last]
        block[:] = known + np.uint8(LINE_POINTS[1])
        row, column = divmod(last, SIDE)
        for length in range(2, len(LINE_POINTS)):
            for step, there in ((1, column + 1), (SIDE, row + 1)):
                if length <= there:
                    _join(block, known, [last - step * place for place in range(1, length)], LINE_POINTS[length])
    return points


def _join(block: NDArray[np.uint8], known: NDArray[np.uint8], others: list[int], points: int) -> None:
    """Where these shops stand besides the last: at least the points of their line plus those of all shops outside
    it."""
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


class _Edge(NamedTuple):
    """The groups that end in the last row so far."""

    labels: tuple[int, ...] = (0,) * SIDE
    """By column: the number of its group, from 1 on; 0 for none."""
    sizes: tuple[int, ...] = ()
    """By group, and never more than `_STEADY`."""


_STEADY = 3
"""From this size on every further park of a group brings as much as the one before (`park_points`)."""


@cache
def park_halves() -> Halves:
    """Works row by row: of the rows so far only the edge in which they end matters."""
    after, gains = _edges()
    edge, points = np.zeros(1, np.intp), np.zeros(1, np.int32)
    for _ in range(_FIRST // SIDE):
        edge, points = _with_row(after, gains, edge, points)
    every = np.arange(len(after))
    last, more = _with_row(after, gains, every, np.zeros(len(after), np.int32))
    _, more = _with_row(after, gains, last, more)
    by_edge = np.moveaxis(more.reshape(_ROWS, _ROWS, len(after)), -1, 0)
    return Halves(_packed(points, edge.astype(np.int32)), by_edge.astype(np.int8).reshape(-1))


def _with_row(
    after: NDArray[np.intp], gains: Int32s, edge: NDArray[np.intp], points: Int32s
) -> tuple[NDArray[np.intp], Int32s]:
    """One more row, in the high bits, after all that there were."""
    return after[edge].T.reshape(-1), (points + gains[edge].T).reshape(-1)


def _edges() -> tuple[NDArray[np.intp], Int32s]:
    """By edge and row: the edge that comes next, and what parks gain."""
    numbers, after, gains = {_Edge(): 0}, list[list[int]](), list[list[int]]()
    for edge in (waiting := [_Edge()]):
        found = [_next_edge(edge, row) for row in range(_ROWS)]
        for new, _ in found:
            if new not in numbers:
                numbers[new] = len(numbers)
                waiting.append(new)
        after.append([numbers[new] for new, _ in found])
        gains.append([gained for _, gained in found])
    return np.array(after, np.intp), np.array(gains, np.int32)


def _next_edge(edge: _Edge, row: int) -> tuple[_Edge, int]:
    """The groups of a row, joined with those above it; and how many points more all groups have."""
    old = len(edge.sizes)
    joined = list(range(old + SIDE + 1))
    sizes = [0, *edge.sizes, *[row >> column & 1 for column in range(SIDE)]]
    for column in range(SIDE):
        if row >> column & 1:
            beside = [old + column] if column and row >> column - 1 & 1 else []
            for other in (*beside, *([edge.labels[column]] if edge.labels[column] else [])):
                one, another = _root(joined, old + 1 + column), _root(joined, other)
                if one != another:
                    joined[another] = one
                    sizes[one] += sizes[another]
    there = [_root(joined, old + 1 + column) if row >> column & 1 else 0 for column in range(SIDE)]
    groups = [*dict.fromkeys(group for group in there if group)]
    grown = {_root(joined, label) for label in range(1, old + 1)} | {*groups}
    points = sum(park_points(sizes[group]) for group in grown) - sum(map(park_points, edge.sizes))
    labels = tuple(groups.index(group) + 1 if group else 0 for group in there)
    return _Edge(labels, tuple(min(sizes[group], _STEADY) for group in groups)), points


def _root(joined: list[int], group: int) -> int:
    while joined[group] != group:
        group = joined[group]
    return group
