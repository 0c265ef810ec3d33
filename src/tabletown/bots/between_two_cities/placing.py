"""The best of many numbers, and where it was, in thousands of cities at once."""

import numpy as np

from tabletown.bots.between_two_cities.arrays import CLOSED, Index, Number, Small

NO_SPOT = CLOSED // 2
"""What is below this cannot be built."""
BITS, PLACE = 6, 63
"""How `marked` numbers carry their place: a hand of nine has 36 pairs."""


def best_of(numbers: Small) -> Index:
    """Along the middle: where the greatest number is, the first of equal ones."""
    found: Index = numbers.shape[1] - 1 - (marked(numbers).max(axis=1) & PLACE)
    return found


def marked(numbers: Small) -> Number:
    """Along the middle: the numbers times 64, and how far from the last: so the greatest tells where it was."""
    found = numbers.astype(np.int32) << BITS
    found += np.arange(numbers.shape[1] - 1, -1, -1, dtype=np.int32)[:, None]
    return found
