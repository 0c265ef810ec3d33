"""Columns of cities that are built on: what tiles add to them by what `survey` sees, and where they are put."""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.appraisal import Scales
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes, pairs_of
from tabletown.bots.between_two_cities.expected_points import NO_ROOM
from tabletown.bots.between_two_cities.foresight.site import (
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
    TILES,
    CellBits,
    Column,
    Districts,
    city_size,
    columns_of,
    types_of,
)
from tabletown.bots.between_two_cities.foresight.survey import CLOSED, Survey
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.search.between_two_cities.placers import RulesPlacer, Settler

_NATURAL = 5
_NO_SPOT = CLOSED // 2
"""What is below this cannot be built."""
LEAN = 2
"""In quarters of a point for a point: the cost of a difference between two cities."""


class CrowdPicks(NamedTuple):
    """By seat (if there are any) and lane: which pair of the hand is taken (see `pairs_of`), and whether its first tile
    goes right."""

    pair: Index
    turned: NDArray[np.bool_]

    def taken(self, hands: Index) -> tuple[Index, Index, Index]:
        """Out of hands by seat, place and lane: the tile for the left city, that for the right one, and the rest."""
        first, second, rest = pairs_of(hands.shape[-2])
        one, other = (
            np.take_along_axis(hands, place[self.pair][..., None, :], axis=-2)[..., 0, :] for place in (first, second)
        )
        kept = np.take_along_axis(hands, np.moveaxis(rest[self.pair], -1, -2), axis=-2)
        return np.where(self.turned, other, one), np.where(self.turned, one, other), kept


def cells_before(duplexes: Sequence[bool], single: int, duplex: int) -> tuple[int, ...]:
    """By turn: how many cells of every city are built when it begins, if one with singles fills so many."""
    return tuple(accumulate([duplex if is_duplex else single for is_duplex in duplexes], initial=0))


def best_ways(left: Wholes, right: Wholes, lead: Wholes | None) -> tuple[Wholes, NDArray[np.bool_]]:
    """By pair of a hand: what it is worth at a glance, and whether its first tile would go right.

    By place in the hand what tiles add to the left and to the right city. `lead`: how far the left one is ahead, where
    that matters.
    """
    first, second, _ = pairs_of(left.shape[-2])
    straight = _together(left[..., first, :], right[..., second, :], lead)
    crossed = _together(left[..., second, :], right[..., first, :], lead)
    return np.maximum(straight, crossed), crossed > straight


def _together(left: Wholes, right: Wholes, lead: Wholes | None) -> Wholes:
    both = left + right
    if lead is not None:
        apart = lead + left
        apart -= right
        both -= (np.abs(apart) >> 2) * np.int16(LEAN)
    return both


class Laid(NamedTuple):
    """By column: whether there was room for its tile, and what its place adds."""

    fits: NDArray[np.bool_]
    gain: Wholes


class CrowdCities:
    """`columns`: as `site.column` writes them, side by side. `built`: cells that stand in each when the turn begins.

    `cities`: so many of them are compared by their districts; none where somebody plays alone.
    """

    def __init__(self, columns: Index, modules: Modules, built: int, cities: int = 0) -> None:
        self.masks: CellBits = columns.astype(np.int32)
        self.size = city_size(5 if modules.landscapes else 4)
        self.cells = self.size.cells - (_NATURAL if modules.landscapes else 0)
        self.pairs = [types_of(pair) for pair in modules.districts]
        self.districts = (
            Districts(modules.districts, self.masks, self.size, cities) if cities and modules.districts else None
        )
        self.built = built
        self._seen: Survey | None = None

    def look(self) -> Survey:
        if self._seen is None:
            left = max(0.0, 1 - (self.built + 1) / self.cells)
            self._seen = Survey(self.masks, self.size, left, self.pairs, districts=self.districts)
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

    def put(self, ranks: Index, duplexes: bool) -> Laid:
        """One tile into every city."""
        row = self._duplex_row(ranks, np.arange(len(ranks))) if duplexes else self._single_row(ranks)
        gain: Wholes = row.max(axis=0)
        fits = gain > _NO_SPOT
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
        return Laid(fits, gain)

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


def best_gains(seen: Survey, tiles: Sequence[int]) -> Wholes:
    """By rank and column: what a single adds at its best place. Of civic tiles only these are looked at."""
    closed = seen.open_cells()
    gains = np.empty((len(TILES), seen.masks.shape[1]), np.int16)
    gains[: len(KIND)] = seen.base_gains() + (seen.rows[:CIVIC] + closed).max(axis=1)[KIND]
    civic = [rank for rank in tiles if rank >= FIRST_CIVIC]
    if civic:
        anyway = seen.rows[CIVIC] + closed + seen.civic_base
        gains[civic] = seen.civic_best(LIKED[:, civic], HATED[civic], anyway)
    return gains


def _build_singles(masks: CellBits, ranks: Index, bit: CellBits) -> None:
    """A civic tile stands where its wishes are written."""
    civic, others = np.flatnonzero(ranks >= FIRST_CIVIC), np.flatnonzero(ranks < FIRST_CIVIC)
    for wish in LIKED:
        masks[LIKES + wish[ranks[civic]], civic] |= bit[civic]
    masks[DISLIKES + HATED[ranks[civic]], civic] |= bit[civic]
    masks[ranks[others], others] |= bit[others]


def pinned(city: City) -> Column:
    """The city in the square that offers most."""
    found = columns_of(city)
    if len(found) == 1 or city.is_full:
        return found[0]
    return found[int(_offers(found, city).argmax())]


def offers(cities: Sequence[City]) -> list[float]:
    """By city, none of them full: the points that a tile drawn by chance finds by its place in the best square."""
    places = [columns_of(city) for city in cities]
    found = _offers([one for columns in places for one in columns], cities[0]) / (SCALE * len(SINGLES))
    ends = np.cumsum([len(columns) for columns in places])
    return [float(part.max()) for part in np.split(found, ends[:-1])]


def _offers(columns: Sequence[Column], like: City) -> Index:
    left = 1 - len(like) / like.canvas.cells
    seen = Survey(np.array(columns, np.int32).T, city_size(like.canvas.size), left)
    rows = (seen.rows[:CIVIC] + seen.open_cells()).max(axis=1)
    found: Index = (rows[KIND] * _in_box()).sum(axis=0)
    return found


@cache
def _in_box() -> Index:
    return np.array([SINGLE_COUNTS[tile] for tile in TILES[: len(KIND)]], np.intp)[:, None]


class GainPlacer(RulesPlacer):
    """Says what a city gains by tiles, instead of what it is worth with them."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        self._worth = cache(scales.value)

    def lay(self, city: City, tiles: Sequence[Tile]) -> tuple[City, float]:
        after, worth = super().lay(city, tiles)
        return after, worth - self._worth(city)


def gain_settler(scales: Sequence[Scales], seats: int) -> Settler:
    """Who places what lies open, each tile where it adds most: cities are compared as they stood at first."""
    return Settler([GainPlacer(one) for one in scales], seats)
