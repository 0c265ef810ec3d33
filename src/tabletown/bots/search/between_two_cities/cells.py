"""Numbers on the cells of thousands of cities at once, in slices: one mask for every binary digit.

A mask is a canvas with guard columns in 64 bits (`batch.between_two_cities.cells`), so one operation adds, or compares,
on all cells of a city together, whatever its size.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.arrays import Wholes

Masks: TypeAlias = NDArray[np.uint64]
"""Sets of cells, one for each city; of any shape."""
Slices: TypeAlias = Sequence[Masks]
"""A whole number on every cell: its binary digits, lowest first."""

ROW = np.uint64(8)
"""Bits from one row of a canvas to the next."""
_ONE = np.uint64(1)


def beside(cells: Masks) -> Masks:
    """All cells that share an edge with one of these."""
    found: Masks = cells << _ONE
    found |= cells >> _ONE
    found |= cells << ROW
    found |= cells >> ROW
    return found


def once_and_twice(cells: Masks) -> tuple[Masks, Masks]:
    """The cells that have one of these beside them, and those that have two or more."""
    left, right, above, below = cells << _ONE, cells >> _ONE, cells << ROW, cells >> ROW
    sides: Masks = left | right
    ends: Masks = above | below
    twice: Masks = left & right
    twice |= above & below
    twice |= sides & ends
    sides |= ends
    return sides, twice


def add(one: Slices, other: Slices) -> list[Masks]:
    """The sum on every cell, a digit longer than the longer one."""
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    found: list[Masks] = []
    carry: Masks | None = None
    for place, digit in enumerate(longer):
        if place < len(shorter):
            half = digit ^ shorter[place]
            both = digit & shorter[place]
        elif carry is None:
            found.append(digit)
            continue
        else:
            half, both = digit, None
        if carry is None:
            found.append(half)
            carry = both
        else:
            found.append(half ^ carry)
            carry = half & carry if both is None else both | half & carry
    return found if carry is None else [*found, carry]


def highest(number: Slices, among: Masks) -> tuple[Masks, Wholes]:
    """Of some cells those with the greatest number, and that number; all zero where there are none."""
    value = np.zeros(among.shape, np.int16)
    for place in range(len(number) - 1, -1, -1):
        high = among & number[place]
        some = high != 0
        among = np.where(some, high, among)
        value += some.astype(np.int16) << place
    return among, value


def lowest_bit(cells: Masks) -> Masks:
    found: Masks = cells & (~cells + _ONE)
    return found
