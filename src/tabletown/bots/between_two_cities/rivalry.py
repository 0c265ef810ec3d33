"""What factories will be worth: cities compete for the most of them (rule 6.2), and bots watch the race."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.pinned_city import BUILT, CELLS, FACTORY, HALVES, PinnedCity

FACTORIES = tuple(halves.count(FACTORY) for halves in HALVES)
"""By the rank of a tile: the factories on it."""


class Race(NamedTuple):
    """One city's factories, in points beyond their middling worth: each that stands, and each once one more does."""

    standing: float
    joined: float


def races(cities: Sequence[PinnedCity], sure: float) -> list[Race]:
    """By city. The order of today counts more the fuller a city is; `sure` is how much it counts in an empty one."""
    counts = [pinned[FACTORY].bit_count() for pinned in cities]
    found = []
    for pinned, count in zip(cities, counts, strict=True):
        part = sure + (1 - sure) * pinned[BUILT].bit_count() / CELLS
        found.append(Race(part * _lead(count, counts), part * _lead(count + 1, counts)))
    return found


def _lead(count: int, counts: Sequence[int]) -> float:
    ahead = len({other for other in counts if other > count})
    return (MOST, SECOND, OTHER)[min(ahead, 2)] - EXPECTED_WORTH
