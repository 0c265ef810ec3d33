"""Where tiles go in thousands of cities at once: on the place that adds most and leaves most to the tiles to come."""

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES
from tabletown.bots.between_two_cities.arrays import (
    CLOSED,
    FIRST_HALF,
    KIND,
    SECOND_HALF,
    STANDS,
    Figures,
    Index,
    Number,
    Small,
    lookups,
)
from tabletown.bots.between_two_cities.manner import Manner
from tabletown.bots.between_two_cities.pinned_city import CELLS, FIRST, LEFT_OF_SOMETHING, TILES, WHOLE
from tabletown.bots.between_two_cities.sweep import Sweep, base_gains, by_cell, cell_gains, cell_gains_of, sweep

NO_SPOT = CLOSED // 2
"""What is below this cannot be built."""
BITS, PLACE = 6, 63
"""How `marked` numbers carry their place: a hand of nine has 36 pairs."""

_IN_BOX: Number = np.array([SINGLE_COUNTS[tile] for tile in TILES[:9]], np.int32)[:, None]
_OUT = -(1 << 30)


def put(seen: Sweep, ranks: Index, built: int, manner: Manner, spots: int) -> Index:
    """The masks of the cities with one more tile each; `built` cells stand in each of them then.

    So many of its best places are compared by what they leave open; below 2 only points decide.
    """
    rows = row_of(seen, ranks, manner)
    spotted = marked(rows[None])[0]
    if built >= CELLS or spots < 2:
        return _with(seen.masks, ranks, spotted.max(axis=0))
    columns = np.arange(len(ranks))
    tops = []
    for _ in range(spots):
        tops.append(spotted.max(axis=0))
        spotted[15 - (tops[-1] & PLACE), columns] = _OUT
    after = np.concatenate([_with(seen.masks, ranks, top) for top in tops], axis=1)
    gains = single_gains(sweep(after), manner.ahead[built + 1], manner)
    offers = (gains * _IN_BOX).sum(axis=0).reshape(len(tops), -1)
    worth = (np.array(tops) >> BITS) + offers * (manner.vision * (CELLS - built)) // (len(SINGLES) * CELLS)
    return after[:, worth.argmax(axis=0) * len(ranks) + columns]


def row_of(seen: Sweep, ranks: Index, manner: Manner) -> Small:
    """By the cell of its first half: what each city's tile adds for standing just there; shut where it cannot go."""
    row = cell_gains_of(seen, manner.hot, KIND[FIRST_HALF[ranks]])
    if ranks.max() < len(KIND):
        row += _closed(seen)
        return row
    second = cell_gains_of(seen, manner.hot, KIND[SECOND_HALF[ranks]])
    stands = STANDS[ranks]
    row[:-1] += second[1:] * ~stands
    row[:-4] += second[4:] * stands
    row += by_cell(lookups().closed, _anchors(seen.built, stands))
    return row


def single_gains(seen: Sweep, ahead: Figures, manner: Manner) -> Small:
    """By building: what it adds at its best place."""
    rows = cell_gains(seen, manner.hot)
    rows += _closed(seen)
    gains = base_gains(seen, ahead)
    gains += rows.max(axis=1)[KIND]
    return gains


def best_of(numbers: Small) -> Index:
    """Along the middle: where the greatest number is, the first of equal ones."""
    found: Index = numbers.shape[1] - 1 - (marked(numbers).max(axis=1) & PLACE)
    return found


def marked(numbers: Small) -> Number:
    """Along the middle: the numbers times 64, and how far from the last: so the greatest tells where it was."""
    found = numbers.astype(np.int32) << BITS
    found += np.arange(numbers.shape[1] - 1, -1, -1, dtype=np.int32)[:, None]
    return found


def _with(masks: Index, ranks: Index, top: Number) -> Index:
    """The cities with a tile on the cell that `top` marks; where there is no room, nothing is built."""
    columns = np.arange(len(ranks))
    bit = np.where(top >> BITS < NO_SPOT, 0, np.int64(1) << 15 - (top & PLACE))
    after = masks.copy()
    after[FIRST_HALF[ranks], columns] |= bit
    if ranks.max() >= len(KIND):
        after[SECOND_HALF[ranks], columns] |= np.where(STANDS[ranks], bit << 4, bit << 1)
    return after


def _closed(seen: Sweep) -> Small:
    """By cell: shut where a single tile cannot go."""
    frontier = np.where(seen.built == 0, FIRST, lookups().beside.take(seen.built) & ~seen.built)
    return by_cell(lookups().closed, frontier)


def _anchors(built: Index, stands: NDArray[np.bool_]) -> Index:
    """Where the first half of a duplex can go."""
    free = WHOLE & ~built
    touching = lookups().beside.take(built)
    lying = free & free >> 1 & LEFT_OF_SOMETHING & (touching | touching >> 1)
    standing = free & free >> 4 & (touching | touching >> 4)
    return np.where(built == 0, FIRST, np.where(stands, standing, lying))
