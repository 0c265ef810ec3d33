"""What all share who look at many cities at once: points in arrays, pairs of a hand, and sets of taverns.

All points are whole hundredths: so every machine comes to the same sums.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.bots.between_two_cities.pinned_city import BED, MUSIC

SCALE = 100
"""One point."""
MANY = 7
"""Taverns of one sort are not told apart beyond this."""

Wholes: TypeAlias = NDArray[np.int16]
Index: TypeAlias = NDArray[np.intp]
"""Ranks, counts and places: whatever arrays are asked with."""


@cache
def pairs_of(size: int) -> tuple[Index, Index, Index]:
    """All pairs of a hand: the first, the second, and by pair the rest."""
    pairs = list(combinations(range(size), 2))
    rest = [[place for place in range(size) if place not in pair] for pair in pairs]
    first, second = np.array(pairs, np.intp).T
    return first, second, np.array(rest, np.intp).reshape(len(pairs), -1)


def number_of_pair(hand: Sequence[Tile], tiles: Sequence[Tile]) -> int:
    """Which of `pairs_of` a hand has these tiles, the first if several have."""
    first, second, _ = pairs_of(len(hand))
    pairs = [sorted((hand[one], hand[other])) for one, other in zip(first, second, strict=True)]
    return pairs.index(sorted(tiles))


def tavern_key(counts: NDArray[np.integer]) -> Index:
    """By building: how many stand. Those of the four sorts of taverns as one number."""
    few = np.minimum(counts[BED : MUSIC + 1], MANY).astype(np.intp)
    found: Index = few[0] | few[1] << 3 | few[2] << 6 | few[3] << 9
    return found


@cache
def tavern_points() -> Wholes:
    """By `tavern_key`: what all taverns score, in whole points."""
    fourth, third, second, first = np.sort(tavern_counts(), axis=0)
    found: Wholes = (first + 3 * second + 5 * third + 8 * fourth).astype(np.int16)
    return found


def tavern_counts() -> Index:
    """By sort and `tavern_key`: the counts again."""
    keys = np.arange((MANY + 1) ** 4)
    return np.array([keys >> shift & MANY for shift in (0, 3, 6, 9)], np.intp)


def sorts_collected(counts: Index) -> list[int]:
    """How many sorts are in the set that is being collected."""
    found: list[int] = (counts > counts.min(axis=0)).sum(axis=0).tolist()
    return found
