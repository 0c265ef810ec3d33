"""Answers worked out beforehand for every set of cells of a square city, one table entry per mask.

A 4×4 city has 65,536 masks: its tables are built on first use, in a fraction of a second. For other sizes the answers
are worked out as masks are asked for, group by group (see `groups`), and the latest are kept.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.city.groups import (
    KEPT,
    SEARCHED,
    GroupTable,
    beside_mask,
    group_of,
    groups,
)

LINE_POINTS = (0, 2, 5, 10, 16)
"""Points of a straight line of shops by its length (rule 6.1)."""

_SMALL = 4


@dataclass(frozen=True, slots=True)
class MaskRuler:
    size: int
    shops: GroupTable
    """Points of the best partition of these shops into straight lines."""
    parks: GroupTable
    """Points of these parks, group by group."""
    beside: GroupTable
    """The cells that share an edge with one of these."""
    largest: GroupTable
    """How many cells the largest group of these has."""


class _OnDemand(dict[Mask, int]):
    def __init__(self, work_out: Callable[[Mask], int], kept: int) -> None:
        self._work_out = work_out
        self._kept = kept

    def __missing__(self, mask: Mask) -> int:
        if len(self) >= self._kept:
            self.clear()
        result = self[mask] = self._work_out(mask)
        return result


@cache
def tables(size: int, kept: int = KEPT) -> MaskRuler:
    split = groups(size, kept)

    def longest(mask: Mask) -> int:
        return max([points + shops[mask ^ line] for points, line in _lines(mask, size)], default=0)

    largest = _OnDemand(lambda mask: max([group.bit_count() for group in split(mask)], default=0), kept)
    if size == _SMALL:
        return _small_tables(largest)
    beside = _OnDemand(lambda mask: beside_mask(mask, size), kept)
    lines = _OnDemand(longest, kept)
    shops = _OnDemand(lambda mask: sum([_one_group(group, lines, size) for group in split(mask)]), kept)
    parks = _OnDemand(lambda mask: sum([park_points(group.bit_count()) for group in split(mask)]), kept)
    return MaskRuler(size, shops, parks, beside, largest)


def searched_tables(size: int) -> MaskRuler:
    """A ruler that remembers more, for searches. Those of a small city hold everything anyway."""
    return tables(size) if size == _SMALL else tables(size, SEARCHED)


def _one_group(group: Mask, lines: GroupTable, size: int) -> int:
    """Points of shops that touch. Groups are moved up to the first row, because few shapes are met again and again."""
    if group.bit_count() == 1:
        return LINE_POINTS[1]
    return lines[group >> ((group & -group).bit_length() - 1) // size * size]


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
    """The lines that can hold the first of these shops, with their points, longest first."""
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


def _parks_beyond(mask: Mask, beside: GroupTable, parks: GroupTable) -> int:
    group = group_of(mask & -mask, mask, beside)
    return park_points(group.bit_count()) + parks[mask ^ group]


def _small_tables(largest: GroupTable) -> MaskRuler:
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
    return MaskRuler(_SMALL, bytes(shops), bytes(parks), tuple(beside), largest)
