"""Columns of cities that are built on: what tiles add to them by what `gains` sees, and where they are put."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.modules import Modules
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.expected_points import NO_ROOM
from tabletown.bots.between_two_cities.foresight.columns import (
    CIVIC,
    DISLIKES,
    FIRST_CIVIC,
    FIRST_HALF,
    HATED,
    KIND,
    LIKED,
    LIKES,
    SECOND_HALF,
    STANDS,
    CellBits,
    Districts,
    city_size,
    types_of,
)
from tabletown.bots.between_two_cities.foresight.gains import CLOSED, CellGains, best_gains
from tabletown.bots.between_two_cities.pinned_city import FACTORY

_NATURAL = 5
"""Cells of a landscape on which nothing is built."""
_NO_SPOT = CLOSED // 2
"""What is below this cannot be built."""


class ColumnCities:
    """`columns`: as `column` writes them, side by side. `built`: cells that stand in each when the turn begins.

    `cities`: so many of them are compared by their districts; none where somebody plays alone. `worths`: by column what
    the cities are worth, in hundredths, where that is to be kept as they grow.
    """

    def __init__(
        self, columns: Index, modules: Modules, built: int, cities: int = 0, worths: Wholes | None = None
    ) -> None:
        self.masks: CellBits = columns.astype(np.int32)
        self.size = city_size(5 if modules.landscapes else 4)
        self.cells = self.size.cells - (_NATURAL if modules.landscapes else 0)
        self.pairs = [types_of(pair) for pair in modules.districts]
        self.districts = (
            Districts(modules.districts, self.masks, self.size, cities) if cities and modules.districts else None
        )
        self.built, self.worths = built, worths
        self._seen: CellGains | None = None

    def look(self) -> CellGains:
        if self._seen is None:
            left = max(0.0, 1 - (self.built + 1) / self.cells)
            self._seen = CellGains(self.masks, self.size, left, self.pairs, districts=self.districts)
        return self._seen

    def look_again(self, built: int) -> None:
        """A turn begins: so many cells stand now."""
        self.built, self._seen = built, None

    def factories(self) -> Wholes:
        found: Wholes = np.bitwise_count(self.masks[FACTORY]).astype(np.int16)
        return found

    def single_gains(self, tiles: Sequence[int]) -> Wholes:
        """By rank and column: what a single adds at its best place. Of civic tiles only these are looked at."""
        return best_gains(self.look(), tiles)

    def duplex_gains(self, ranks: Index, columns: Index, base: Wholes) -> Wholes:
        """What one duplex adds to each of these columns at its best place, `base` what its halves add anywhere."""
        best = self._duplex_row(ranks, columns).max(axis=0)
        gain: Wholes = base[FIRST_HALF[ranks], columns] + base[SECOND_HALF[ranks], columns] + best
        gain[best < _NO_SPOT] = NO_ROOM[0] * SCALE
        return gain

    def put(self, ranks: Index, duplexes: bool) -> None:
        """One tile into every city where it adds most; nothing where there is no room for it."""
        row = self._duplex_row(ranks, np.arange(len(ranks))) if duplexes else self._single_row(ranks)
        gain: Wholes = row.max(axis=0)
        fits = gain > _NO_SPOT
        if self.worths is not None:
            self.worths += np.where(fits, gain, 0) + self._anywhere(ranks, fits, duplexes)
        bit: CellBits = np.where(fits, np.int32(1) << row.argmax(axis=0).astype(np.int32), np.int32(0))
        after, placed = self.masks.copy(), bit
        if duplexes:
            here = np.where(STANDS[ranks], bit << self.size.size, bit << 1)
            after[FIRST_HALF[ranks], np.arange(len(ranks))] |= bit
            after[SECOND_HALF[ranks], np.arange(len(ranks))] |= here
            placed = bit | here
        else:
            _build_singles(after, ranks, bit)
        self.masks, self._seen = after, None
        if self.districts is not None:
            self.districts.grow(after, placed)

    def _anywhere(self, ranks: Index, fits: NDArray[np.bool_], duplexes: bool) -> Wholes:
        """By column: what its tile adds wherever it stands."""
        base, columns = self.look().base_gains(), np.arange(len(ranks))
        building = fits & (ranks < FIRST_CIVIC)
        known = np.where(building, ranks, 0)
        gain = np.zeros(len(ranks), np.int16)
        for half in (FIRST_HALF, SECOND_HALF) if duplexes else (FIRST_HALF,):
            gain += np.where(building, base[half[known], columns], 0)
        return gain

    def _single_row(self, ranks: Index) -> Wholes:
        """By cell: what each city's single adds for standing just there."""
        seen, civic = self.look(), ranks >= FIRST_CIVIC
        kinds = np.where(civic, CIVIC, KIND[np.where(civic, 0, ranks)])
        row: Wholes = np.ascontiguousarray(seen.rows[kinds, :, np.arange(len(ranks))].T)
        if civic.any():
            row += seen.civic_points(LIKED[:, ranks], HATED[ranks]) * civic
        row += seen.open_cells()
        return row

    def _duplex_row(self, ranks: Index, columns: Index) -> Wholes:
        """By the cell of its first half: what each city's duplex adds for standing just there."""
        seen, size = self.look(), self.size.size
        row = np.ascontiguousarray(seen.rows[KIND[FIRST_HALF[ranks]], :, columns].T)
        second = seen.rows[KIND[SECOND_HALF[ranks]], :, columns].T
        stands = STANDS[ranks]
        row[:-1] += second[1:] * ~stands
        row[:-size] += second[size:] * stands
        free, touching = ~seen.taken[columns] & self.size.full, seen.touching[columns]
        lying = free & (free & ~self.size.left_column) >> 1 & (touching | touching >> 1)
        standing = free & free >> size & (touching | touching >> size)
        row += seen.shut(np.where(stands, standing, lying))
        return row


def _build_singles(masks: CellBits, ranks: Index, bit: CellBits) -> None:
    """A civic tile stands where its wishes are written."""
    civic, others = np.flatnonzero(ranks >= FIRST_CIVIC), np.flatnonzero(ranks < FIRST_CIVIC)
    for wish in LIKED:
        masks[LIKES + wish[ranks[civic]], civic] |= bit[civic]
    masks[DISLIKES + HATED[ranks[civic]], civic] |= bit[civic]
    masks[ranks[others], others] |= bit[others]
