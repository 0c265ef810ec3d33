"""How sure a share is that was counted."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

SURE = 1.96


def wilson(wins: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, z = wins / count, SURE
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    low, high = ((middle + end) / (1 + z * z / count) for end in (-spread, spread))
    return max(0.0, low), min(1.0, high)


def told(numbers: Sequence[float], places: int = 1) -> str:
    """The mean of blocks and how sure it is: `40.1 ± 3.2`."""
    if len(numbers) < 2:
        return "–"
    return f"{fmean(numbers):.{places}f} ± {SURE * stdev(numbers) / sqrt(len(numbers)):.{places}f}"
