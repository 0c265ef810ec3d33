"""Sets of cells of a square city, their neighbours, and the groups they fall into."""

from collections.abc import Callable
from functools import cache
from typing import Protocol, TypeAlias

from tabletown.between_two_cities.box.canvas import Mask

Splitter: TypeAlias = Callable[[Mask], "list[Mask]"]


KEPT = 1 << 13
"""Answers that are remembered, a megabyte for each table: enough for what is asked again, about the cities of some
hundred games."""
SEARCHED = 1 << 16
"""The same for whoever searches, and asks about thousands of cities that are nearly the same."""


class GroupTable(Protocol):
    def __getitem__(self, mask: Mask, /) -> int: ...


def beside_mask(mask: Mask, size: int) -> Mask:
    """The cells that share an edge with one of these."""
    left_column, full = _edges(size)
    right = mask << 1 & ~left_column
    left = (mask & ~left_column) >> 1
    return (right | left | mask << size | mask >> size) & full


def group_of(start: Mask, mask: Mask, beside: GroupTable) -> Mask:
    """All cells of the mask that are edge-connected with the start."""
    group = start
    while (grown := (group | beside[group]) & mask) != group:
        group = grown
    return group


@cache
def groups(size: int, kept: int = KEPT) -> Splitter:
    """What splits a mask of a square into its edge-connected groups.

    The upper and the lower rows have few different masks, so their groups are worked out once each; then those that
    meet at the seam are joined. That is several times faster than growing groups cell by cell.
    """
    seam = size * ((size + 1) // 2)
    upper_cells = (1 << seam) - 1
    known = _Parts(size, kept)

    def split(mask: Mask) -> list[Mask]:
        upper, lower = known[mask & upper_cells], known[mask >> seam]
        found = [*upper]
        for part in lower:
            group = part << seam
            above = group >> size
            if mask & above & upper_cells:
                apart = []
                for other in found:
                    if other & above:
                        group |= other
                    else:
                        apart.append(other)
                found = apart
            found.append(group)
        return found

    return split


class _Parts(dict[Mask, "tuple[Mask, ...]"]):
    """By a mask of some rows: its groups, each worked out when it is first asked for."""

    def __init__(self, size: int, kept: int) -> None:
        self._size = size
        self._kept = kept

    def __missing__(self, mask: Mask) -> tuple[Mask, ...]:
        if len(self) >= self._kept:
            self.clear()
        found, left = [], mask
        while left:
            group = left & -left
            while (grown := (group | beside_mask(group, self._size)) & left) != group:
                group = grown
            found.append(group)
            left ^= group
        parts = self[mask] = tuple(found)
        return parts


@cache
def _edges(size: int) -> tuple[Mask, Mask]:
    return sum(1 << row * size for row in range(size)), (1 << size * size) - 1
