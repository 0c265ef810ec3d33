"""Columns of cities with Capitals: what tiles add to them by what `survey` sees, and where they are put."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.bots.between_two_cities.arrays import (
    FIRST_HALF,
    KIND,
    SCALE,
    SECOND_HALF,
    STANDS,
    Index,
    Masks,
    Small,
)
from tabletown.bots.between_two_cities.expected_points import NO_ROOM
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.between_two_cities.placing import BITS, NO_SPOT, PLACE, marked
from tabletown.bots.between_two_cities.wide.districts import Districts
from tabletown.bots.between_two_cities.wide.ground import ground_of
from tabletown.bots.between_two_cities.wide.site import DISLIKES, LIKES, ROWS
from tabletown.bots.between_two_cities.wide.survey import CIVIC_ROW, Survey

NATURAL = 5
AT_ONCE = 5
"""Civic tiles looked at together: more of them would not fit into a processor's nearest memory."""
TILES = tuple(Tile)
FIRST_CIVIC = next(tile.rank for tile in TILES if tile.is_civic)
LIKED: Index = np.array([[TYPES.index(kind) for kind in tile.likes] or [0, 0] for tile in TILES], np.intp).T
HATED: Index = np.array([TYPES.index(tile.dislikes) if tile.dislikes else 0 for tile in TILES], np.intp)
"""By the rank of a tile: types of civic wishes; nothing for other tiles."""


class Laid(NamedTuple):
    """By column: whether there was room for its tile, and what its place adds."""

    fits: NDArray[np.bool_]
    gain: Small


class WideCities:
    """Cities as `site.column` writes them. `built`: cells that stand in each of them when the turn begins."""

    def __init__(self, columns: Index, modules: Modules, built: int, cities: int = 0) -> None:
        self.masks: Masks = columns[:ROWS].astype(np.int32)
        self.ground = ground_of(5 if modules.landscapes else 4)
        self.cells = self.ground.cells - (NATURAL if modules.landscapes else 0)
        self.pairs = [tuple(_row(kind) for kind in pair) for pair in modules.districts]
        self.districts = (
            Districts(modules.districts, self.masks, self.ground, cities) if cities and modules.districts else None
        )
        self.built = built
        self._seen: Survey | None = None

    def look(self) -> Survey:
        if self._seen is None:
            left = max(0.0, 1 - (self.built + 1) / self.cells)
            self._seen = Survey(self.masks, self.ground, left, self.pairs, districts=self.districts)
        return self._seen

    def look_again(self, built: int) -> None:
        """A turn begins: so many cells stand now."""
        self.built, self._seen = built, None

    def factories(self) -> Small:
        found: Small = np.bitwise_count(self.masks[FACTORY]).astype(np.int16)
        return found

    def single_gains(self, tiles: Sequence[int]) -> Small:
        """By rank and column: what a single adds at its best place. Of civic tiles only these are looked at."""
        return best_gains(self.look(), tiles)

    def duplex_gains(self, ranks: Index, columns: Index, base: Small) -> Small:
        """What one duplex adds to each of these columns at its best place, `base` what its halves add anywhere."""
        best = self._duplex_row(ranks, columns).max(axis=0)
        gain: Small = base[FIRST_HALF[ranks], columns] + base[SECOND_HALF[ranks], columns] + best
        gain[best < NO_SPOT] = NO_ROOM[0] * SCALE
        return gain

    def put(self, ranks: Index, duplexes: bool) -> Laid:
        """One tile into every city."""
        columns = np.arange(len(ranks))
        row = self._duplex_row(ranks, columns) if duplexes else self._single_row(ranks)
        top = marked(row[None])[0].max(axis=0)
        fits = top >> BITS > NO_SPOT
        bit: Masks = np.where(fits, np.int32(1) << self.ground.cells - 1 - (top & PLACE), np.int32(0))
        after, placed = self.masks.copy(), bit
        civic = np.flatnonzero(ranks >= FIRST_CIVIC)
        if duplexes:
            here = np.where(STANDS[ranks], bit << self.ground.size, bit << 1)
            after[FIRST_HALF[ranks], columns] |= bit
            after[SECOND_HALF[ranks], columns] |= here
            placed = bit | here
        elif len(civic):
            which, wishes = ranks[civic], bit[civic]
            for wish in LIKED:
                after[LIKES + wish[which], civic] |= wishes
            after[DISLIKES + HATED[which], civic] |= wishes
            others = np.flatnonzero(ranks < FIRST_CIVIC)
            after[ranks[others], others] |= bit[others]
        else:
            after[ranks, columns] |= bit
        self.masks, self._seen = after, None
        if self.districts is not None:
            self.districts.grow(after, placed)
        return Laid(fits, (top >> BITS).astype(np.int16))

    def _single_row(self, ranks: Index) -> Small:
        seen, civic = self.look(), ranks >= FIRST_CIVIC
        row = seen.row(np.where(civic, CIVIC_ROW, KIND[np.where(civic, 0, ranks)]))
        if civic.any():
            row += seen.civic_points(LIKED[:, ranks], HATED[ranks]) * civic
        row += seen.open_cells()
        return row

    def _duplex_row(self, ranks: Index, columns: Index) -> Small:
        """By the cell of its first half: what each city's duplex adds for standing just there."""
        seen, size = self.look(), self.ground.size
        row = np.ascontiguousarray(seen.rows[KIND[FIRST_HALF[ranks]], :, columns].T)
        second = seen.rows[KIND[SECOND_HALF[ranks]], :, columns].T
        stands = STANDS[ranks]
        row[:-1] += second[1:] * ~stands
        row[:-size] += second[size:] * stands
        free, touching = ~seen.taken[columns] & self.ground.full, seen.touching[columns]
        lying = free & (free & ~self.ground.left_column) >> 1 & (touching | touching >> 1)
        standing = free & free >> size & (touching | touching >> size)
        row += seen.shut(np.where(stands, standing, lying))
        return row


def best_gains(seen: Survey, tiles: Sequence[int]) -> Small:
    """By rank and column: what a single adds at its best place. Of civic tiles only these are looked at."""
    closed = seen.open_cells()
    gains = np.empty((len(TILES), seen.masks.shape[1]), np.int16)
    gains[: len(KIND)] = seen.base_gains() + (seen.rows[:CIVIC_ROW] + closed).max(axis=1)[KIND]
    civic = seen.rows[CIVIC_ROW] + closed + seen.civic_base
    ranks = np.array([rank for rank in tiles if rank >= FIRST_CIVIC], np.intp)
    for some in np.array_split(ranks, range(AT_ONCE, len(ranks), AT_ONCE)):
        gains[some] = seen.civic_best(LIKED[:, some], HATED[some], civic)
    return gains


def _row(kind: Kind) -> int:
    return CIVIC_ROW if kind is Kind.CIVIC else TYPES.index(kind)
