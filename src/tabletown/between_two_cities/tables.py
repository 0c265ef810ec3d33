"""Answers worked out beforehand for every set of cells of a square city, one table entry per mask.

A 4×4 city has 65,536 masks: its tables are built on first use, in a fraction of a second. For bigger cities the same
functions fill a dictionary as masks are asked for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Protocol

Mask = int
"""A set of cells of the square: size × size bits, row by row from the top."""

LINE_POINTS = (0, 2, 5, 10, 16)
"""Points of a straight line of shops by its length (rule 6.1)."""

_SMALL = 4


class Table(Protocol):
    def __getitem__(self, mask: Mask, /) -> int: ...


@dataclass(frozen=True, slots=True)
class Tables:
    size: int
    shops: Table
    """Points of the best partition of these shops into straight lines."""
    parks: Table
    """Points of these parks, group by group."""
    beside: Table
    """The cells that share an edge with one of these."""


class _OnDemand(dict[Mask, int]):
    def __init__(self, work_out: Callable[[Mask], int]) -> None:
        self._work_out = work_out

    def __missing__(self, mask: Mask) -> int:
        result = self[mask] = self._work_out(mask)
        return result


@cache
def tables(size: int) -> Tables:
    if size == _SMALL:
        return _small_tables()
    beside = _OnDemand(lambda mask: beside_mask(mask, size))
    shops = _OnDemand(lambda mask: max((points + shops[mask ^ line] for points, line in _lines(mask, size)), default=0))
    parks = _OnDemand(lambda mask: _parks_beyond(mask, beside, parks))
    return Tables(size, shops, parks, beside)


def beside_mask(mask: Mask, size: int) -> Mask:
    left_column = sum(1 << row * size for row in range(size))
    full = (1 << size * size) - 1
    right = mask << 1 & ~left_column
    left = (mask & ~left_column) >> 1
    return (right | left | mask << size | mask >> size) & full


def group_of(start: Mask, mask: Mask, beside: Table) -> Mask:
    """All cells of the mask that are edge-connected with the start."""
    group = start
    while (grown := (group | beside[group]) & mask) != group:
        group = grown
    return group


def park_points(count: int) -> int:
    """Points of one group of parks (rule 6.5)."""
    return (0, 2, 8, 12)[count] if count < 4 else 9 + count


def best_lines(mask: Mask, size: int) -> tuple[Mask, ...]:
    """The lines of one best partition of these shops."""
    shops = tables(size).shops
    lines = []
    while mask:
        line = next(line for points, line in _lines(mask, size) if points + shops[mask ^ line] == shops[mask])
        lines.append(line)
        mask ^= line
    return tuple(lines)


def _lines(mask: Mask, size: int) -> list[tuple[int, Mask]]:
    """The lines that can hold the first shop, with their points, longest first."""
    if not mask:
        return []
    runs = _runs(size)[(mask & -mask).bit_length() - 1]
    return [(points, line) for points, line in runs if line & mask == line]


@cache
def _runs(size: int) -> tuple[tuple[tuple[int, Mask], ...], ...]:
    """By cell: the lines that start there. Before the first shop there is none, so its line goes right or down."""
    return tuple(
        tuple(
            (LINE_POINTS[length], sum(1 << cell + step * stride for step in range(length)))
            for length in range(len(LINE_POINTS) - 1, 0, -1)
            for stride, room in ((1, size - cell % size), (size, size - cell // size))
            if length <= room and (length > 1 or stride == 1)
        )
        for cell in range(size * size)
    )


def _parks_beyond(mask: Mask, beside: Table, parks: Table) -> int:
    if not mask:
        return 0
    group = group_of(mask & -mask, mask, beside)
    return park_points(group.bit_count()) + parks[mask ^ group]


def _small_tables() -> Tables:
    beside = [0]
    for cell in range(_SMALL * _SMALL):
        around = beside_mask(1 << cell, _SMALL)
        beside += [around | cells for cells in beside]
    runs = _runs(_SMALL)
    shops = bytearray(len(beside))
    parks = bytearray(len(beside))
    # Ascending masks: whatever is left after taking a line or a group away is smaller, so already known.
    for mask in range(1, len(beside)):
        first = (mask & -mask).bit_length() - 1
        shops[mask] = max([points + shops[mask ^ line] for points, line in runs[first] if line & mask == line])
        parks[mask] = _parks_beyond(mask, beside, parks)
    return Tables(_SMALL, bytes(shops), bytes(parks), tuple(beside))
