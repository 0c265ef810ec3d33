"""Tiles, taverns and noise as arrays, to look at thousands of cities at once.

All points are whole hundredths: so every machine comes to the same sums.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.expected_points import KINDS
from tabletown.bots.between_two_cities.pinned_city import HALVES, STRIDE

SCALE = 100
"""One point."""
CLOSED = -15_000
"""Where nothing can be built: worse than any gain, and far from the edge of sixteen bits."""

Small: TypeAlias = NDArray[np.int16]
Number: TypeAlias = NDArray[np.int32]
Masks: TypeAlias = NDArray[np.int32]
"""Sets of cells, one bit each: small numbers, because there are many."""
Index: TypeAlias = NDArray[np.intp]
"""Masks, counts and ranks: whatever tables are asked with."""

KIND = np.array(KINDS, np.intp)
FIRST_HALF: Index = np.array([halves[0] for halves in HALVES], np.intp)
SECOND_HALF: Index = np.array([halves[-1] for halves in HALVES], np.intp)
"""By the rank of a tile: the building on its last half; for a single tile that is the only one."""
STANDS: NDArray[np.bool_] = np.array(STRIDE) == 4
_EVEN_BYTES, _ADD_UP = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0001000100010001)
_BYTES_MEAN, _BYTES_SPREAD = 8 * 255 // 2, 209
"""Of the sum of eight bytes: its mean and its standard deviation."""
MANY = 7
"""Taverns of one sort are not told apart beyond this."""


def bell(words: NDArray[np.uint64], spread: int) -> NDArray[np.int64]:
    """Random words as whole numbers around 0, most of them nearer than `spread`, the same on every machine."""
    # The sum of eight bytes is as good as a normal distribution, and whole.
    pairs = (words & _EVEN_BYTES) + (words >> np.uint64(8) & _EVEN_BYTES)
    total = (pairs * _ADD_UP >> np.uint64(48)).astype(np.int64)
    found: NDArray[np.int64] = (total - _BYTES_MEAN) * spread // _BYTES_SPREAD
    return found


def tavern_key(counts: Index) -> Index:
    """Four counts, by sort, as one number."""
    few = np.minimum(counts, MANY)
    found: Index = few[0] | few[1] << 3 | few[2] << 6 | few[3] << 9
    return found


@cache
def tavern_points() -> Small:
    """By `tavern_key`."""
    fourth, third, second, first = np.sort(tavern_counts(), axis=0)
    return _small((first + 3 * second + 5 * third + 8 * fourth) * SCALE)


def tavern_counts() -> Index:
    """By sort and `tavern_key`: the counts again."""
    keys = np.arange((MANY + 1) ** 4)
    return np.array([keys >> shift & MANY for shift in (0, 3, 6, 9)], np.intp)


def _small(numbers: NDArray[np.generic]) -> Small:
    return numbers.astype(np.int16)
