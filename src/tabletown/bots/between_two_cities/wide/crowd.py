"""Tables with Capitals played side by side: everybody chooses and places by what `survey` sees."""

from collections.abc import Sequence

import numpy as np

from tabletown.between_two_cities.modules import Modules
from tabletown.between_two_cities.schedule import schedule
from tabletown.between_two_cities.tiles import TYPES, Kind, Tile
from tabletown.bots.between_two_cities.arrays import (
    FIRST_HALF,
    KIND,
    SCALE,
    SECOND_HALF,
    STANDS,
    Index,
    Small,
)
from tabletown.bots.between_two_cities.lanes import Lanes
from tabletown.bots.between_two_cities.outlook import NO_ROOM
from tabletown.bots.between_two_cities.placing import BITS, NO_SPOT, PLACE, marked
from tabletown.bots.between_two_cities.site import FACTORY
from tabletown.bots.between_two_cities.wide.ground import ground_of
from tabletown.bots.between_two_cities.wide.scores import totals
from tabletown.bots.between_two_cities.wide.site import DISLIKES, LIKES, ROWS, WORTH
from tabletown.bots.between_two_cities.wide.survey import CIVIC_ROW, Survey

NATURAL = 5
_TILES = tuple(Tile)
_FIRST_CIVIC = next(tile.rank for tile in _TILES if tile.is_civic)
_LIKED: Index = np.array([[TYPES.index(kind) for kind in tile.likes] or [0, 0] for tile in _TILES], np.intp).T
_HATED: Index = np.array([TYPES.index(tile.dislikes) if tile.dislikes else 0 for tile in _TILES], np.intp)
"""By the rank of a tile: types of civic wishes; nothing for other tiles."""


class WideCrowd(Lanes):
    """Cities as `site.column` writes them."""

    lean, denial = 2, 1

    def __init__(self, seats: int, turn: int, columns: Index, hands: Index, modules: Modules) -> None:
        super().__init__(seats, turn, schedule(seats, modules.hand), columns[:ROWS], hands)
        self.modules = modules
        self.ground = ground_of(5 if modules.landscapes else 4)
        self.cells = self.ground.cells - (NATURAL if modules.landscapes else 0)
        self.districts = [tuple(_row(kind) for kind in pair) for pair in modules.districts]
        self.worth: Small = columns[WORTH].astype(np.int16)
        self._seen: Survey | None = None

    def totals(self) -> Small:
        points = totals(self.masks, self.ground, self.cities, self.modules.districts)
        return self._by_city(points * np.int16(SCALE))

    def _look(self) -> Survey:
        if self._seen is None:
            left = max(0.0, 1 - (self.built + 1) / self.cells)
            self._seen = Survey(self.masks, self.ground, left, self.districts)
        return self._seen

    def _worths(self) -> Small:
        return self.worth

    def _singles(self) -> Small:
        seen = self._look()
        closed = seen.open_cells()
        gains = np.empty((len(_TILES), self.masks.shape[1]), np.int16)
        gains[: len(KIND)] = seen.base_gains() + (seen.rows[:CIVIC_ROW] + closed).max(axis=1)[KIND]
        gains[FACTORY] += self._joining()
        civic = seen.rows[CIVIC_ROW] + closed + seen.civic_base
        for rank in np.unique(self.hands).tolist():
            if rank >= _FIRST_CIVIC:
                gains[rank] = seen.civic_best(_TILES[rank], civic)
        return gains

    def _duplexes(self) -> Sequence[Small]:
        seen, base = self._look(), self._look().base_gains()
        base[FACTORY] += self._joining()
        found = []
        for side in (0, 1):
            columns = ((self.owned[:, side] * self.lanes)[:, None] + np.arange(self.lanes)).ravel()
            gains = []
            for place in range(self.hands.shape[1]):
                ranks = self.hands[:, place].ravel()
                best = self._duplex_row(seen, ranks, columns).max(axis=0)
                gain = base[FIRST_HALF[ranks], columns] + base[SECOND_HALF[ranks], columns] + best
                gain[best < NO_SPOT] = NO_ROOM[0] * SCALE
                gains.append(gain.reshape(-1, self.lanes))
            found.append(np.stack(gains, axis=1))
        return found

    def _duplex_row(self, seen: Survey, ranks: Index, columns: Index) -> Small:
        """By the cell of its first half: what each city's duplex adds for standing just there."""
        size = self.ground.size
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

    def _put(self, ranks: Index) -> None:
        seen, columns = self._look(), np.arange(len(ranks))
        duplexes = self.turns[self.turn].duplexes
        row = self._duplex_row(seen, ranks, columns) if duplexes else self._single_row(seen, ranks)
        top = marked(row[None])[0].max(axis=0)
        fits = top >> BITS > NO_SPOT
        bit = np.where(fits, np.int64(1) << self.ground.cells - 1 - (top & PLACE), 0)
        base = seen.base_gains()
        after = self.masks.copy()
        civic = ranks >= _FIRST_CIVIC
        halves = (FIRST_HALF, SECOND_HALF) if duplexes else (FIRST_HALF,)
        self.worth += np.where(fits, top >> BITS, 0).astype(np.int16)
        for number, half in enumerate(halves):
            building = half[np.where(civic, 0, ranks)]
            here = bit if number == 0 else np.where(STANDS[ranks], bit << self.ground.size, bit << 1)
            after[building, columns] |= np.where(civic, 0, here)
            self.worth += np.where(fits & ~civic, base[building, columns], 0).astype(np.int16)
        for wish in _LIKED:
            after[LIKES + wish[ranks], columns] |= np.where(civic, bit, 0)
        after[DISLIKES + _HATED[ranks], columns] |= np.where(civic, bit, 0)
        self.masks, self._seen = after, None

    def _single_row(self, seen: Survey, ranks: Index) -> Small:
        civic = ranks >= _FIRST_CIVIC
        columns = np.arange(len(ranks))
        row = np.ascontiguousarray(seen.rows[KIND[np.where(civic, 0, ranks)], :, columns].T)
        if civic.any():
            row = np.where(civic, seen.civic_row(_LIKED[:, ranks], _HATED[ranks]), row)
        return row + seen.open_cells()

    def _factories(self) -> Small:
        found: Small = np.bitwise_count(self.masks[FACTORY]).astype(np.int16)
        return found

    def _joining(self) -> Small:
        """What the race for factories adds to the gain of one more."""
        found: Small = (1 - self._ahead(1)) * np.int16(SCALE * self.built // self.cells)
        return found


def _row(kind: Kind) -> int:
    return CIVIC_ROW if kind is Kind.CIVIC else TYPES.index(kind)
