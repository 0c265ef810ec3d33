"""Cities of many tables, to be built by a policy: where tiles fit, and where they are worth most."""

from typing import cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF, CanvasTables
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.tiles import TYPES, Building
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, beside

_DUPLEXES_LAID = 12
"""Cells of a city with eight singles and its duplexes."""


class Terrain:
    """Where tiles fit and what they carry, from the tables of a batch. Those hold a set of cells as two numbers of 32
    bits; here it is one mask of 64."""

    def __init__(self, box: BoxKind) -> None:
        tables: CanvasTables = box.ground
        self.windows = tables.windows
        self.reach = joined(tables.reach.low, tables.reach.high)
        self.first = joined(tables.first.low, tables.first.high)
        self.contains: NDArray[np.uint32] = np.asarray(tables.contains)
        self.dead_ends = tables.dead_ends
        buildings = (*BUILDINGS, Building.CIVIC) if box.modules.civics else BUILDINGS
        self.codes = [CODE_OF[building] for building in buildings]
        self.wishes = WISHES if box.modules.civics else 0
        facts = np.asarray(box.facts).astype(np.intp)
        number = np.zeros(max(CODE_OF.values()) + 1, np.intp)
        number[self.codes] = np.arange(len(self.codes))
        self.half: Index = number[facts & 15]
        """By tile: the building on its first half."""
        self.other_half: Index = number[facts >> 4 & 15]
        self.shape: Index = facts >> 8 & 3
        """0 single, 1 lying, 2 standing."""
        tiles = box.tiles.tiles
        self.civic: NDArray[np.bool_] = np.array([tile.is_civic for tile in tiles])
        likes = [[TYPES.index(kind) for kind in tile.likes] or [0, 0] for tile in tiles]
        self.likes: Index = np.array(likes, np.intp).T
        """By tile: the types that a civic one likes, [2, tiles]."""
        self.dislikes: Index = np.array([TYPES.index(t.dislikes) if t.dislikes else 0 for t in tiles], np.intp)


class GrowingCities:
    """[cities, lanes] each; changed in place."""

    def __init__(self, ground: Terrain, masks: Masks, windows: NDArray[np.uint32], mats: Index, wishes: Masks) -> None:
        """`masks`: by building first; `wishes`: by type that civic buildings like, then by type that they dislike."""
        self.ground, self.masks, self.windows, self.mats, self.wishes = ground, masks, windows, mats, wishes
        self.built: Masks = np.bitwise_or.reduce(masks, axis=0)

    def of(self, lanes: Index) -> "GrowingCities":
        """Those of these lanes, in this order; one may be named more than once."""
        # Copied, not indexed: an index gives another layout in memory, which could not be changed in place.
        masks, windows = self.masks.take(lanes, axis=-1), self.windows.take(lanes, axis=-1)
        mats, wishes = self.mats.take(lanes, axis=-1), self.wishes.take(lanes, axis=-1)
        return GrowingCities(self.ground, masks, windows, mats, wishes)

    def copy(self) -> "GrowingCities":
        masks, windows, wishes = self.masks.copy(), self.windows.copy(), self.wishes.copy()
        return GrowingCities(self.ground, masks, windows, self.mats, wishes)

    def free(self) -> Masks:
        """All cells of the windows that are not built yet."""
        return self._reach(0) & ~self.built

    def single_cells(self) -> Masks:
        """Where a single tile fits."""
        fits = self._reach(0) & beside(self.built) & ~self.built
        return self._allowed(self._or_first(fits, 0), np.zeros_like(self.mats))

    def duplex_cells(self, shape: Index) -> Masks:
        """Where the first half of a duplex fits: by city and lane its shape."""
        back = np.where(shape == 1, np.uint64(1), ROW)
        touching = beside(self.built)
        fits = self._reach(shape) & (touching | touching >> back) & ~(self.built | self.built >> back)
        return self._allowed(self._or_first(fits, shape), shape)

    def build(self, tiles: Index, cells: Masks) -> None:
        """A tile each on one cell each, where there is a cell."""
        ground = self.ground
        masks = self.masks.reshape(len(self.masks), -1)
        columns = np.arange(masks.shape[1])
        tiles, bit = tiles.ravel(), cells.ravel()
        masks[ground.half[tiles], columns] |= bit
        inside = self._containing(bit)
        shape = ground.shape[tiles]
        if shape.any():
            other = np.where(shape == 0, np.uint64(0), bit << np.where(shape == 1, np.uint64(1), ROW))
            masks[ground.other_half[tiles], columns] |= other
            inside &= self._containing(other)
            self.built |= other.reshape(self.built.shape)
        elif ground.wishes:
            self._wish(tiles, bit)
        self.built |= cells
        self.windows &= inside.reshape(self.windows.shape)

    def arrays(self) -> CityArrays:
        """As a batch scores them; which halves belong to one duplex is lost."""
        codes = np.zeros((CODE_BITS, *self.built.shape), np.uint64)
        for mask, code in zip(self.masks, self.ground.codes, strict=True):
            for digit in range(CODE_BITS):
                if code >> digit & 1:
                    codes[digit] |= mask
        words = as_array(np.moveaxis(words_of(codes), 0, 1))
        nothing = as_array(np.zeros((2, *self.built.shape), np.uint32))
        built, windows = as_array(words_of(self.built)), as_array(self.windows)
        return CityArrays(words, built, windows, nothing, nothing, as_array(np.moveaxis(words_of(self.wishes), 0, 1)))

    def _wish(self, tiles: Index, bit: Masks) -> None:
        """Civic tiles among these, and where they lie."""
        ground = self.ground
        civic = np.flatnonzero(ground.civic[tiles])
        wishes, which, here = self.wishes.reshape(len(self.wishes), -1), tiles[civic], bit[civic]
        for likes in ground.likes:
            wishes[likes[which], civic] |= here
        wishes[ground.dislikes[which] + len(TYPES), civic] |= here

    def _allowed(self, fits: Masks, shape: Index) -> Masks:
        """Not where duplexes would have no place later; all of them are placed in the middle of a game."""
        if self.ground.dead_ends is None or int(np.bitwise_count(self.built[0, 0])) > _DUPLEXES_LAID:
            return fits
        built = Cells(*map(as_array, words_of(self.built)))
        mats, shapes = as_array(self.mats), as_array(shape.astype(np.uint32))
        ends = self.ground.dead_ends.of(NUMPY, built, mats, shapes)
        return fits & ~joined(ends.low, ends.high)

    def _reach(self, shape: Index | int) -> Masks:
        found: Masks = self.ground.reach.take(((self.mats << self.ground.windows) + self.windows) * 3 + shape)
        return found

    def _or_first(self, fits: Masks, shape: Index | int) -> Masks:
        empty = self.built == 0
        if not empty.any():
            return fits
        return np.where(empty, self.ground.first.take(self.mats) & self._reach(shape), fits)

    def _containing(self, bit: Masks) -> NDArray[np.uint32]:
        """The windows in which a cell lies; all where there is none."""
        cell = np.bitwise_count(bit - np.uint64(1)) & np.uint8(63)
        found = self.ground.contains.take((self.mats.ravel() << 6) + cell)
        return np.where(bit == 0, np.uint32(0xFFFFFFFF), found)


def as_array(array: NDArray[np.generic]) -> Array:
    """What a batch takes."""
    return cast(Array, array)


def joined(low: Array, high: Array) -> Masks:
    return np.asarray(low).astype(np.uint64) | np.asarray(high).astype(np.uint64) << np.uint64(32)


def words_of(masks: Masks) -> NDArray[np.uint32]:
    """The lower half of every mask, and the upper one."""
    return np.stack([masks & np.uint64(0xFFFFFFFF), masks >> np.uint64(32)]).astype(np.uint32)


def read_cities(ground: Terrain, cities: CityArrays, mats: Array) -> GrowingCities:
    """From the arrays of a batch."""
    codes = joined(cities.codes[:, 0], cities.codes[:, 1])
    masks = np.full((len(ground.codes), *codes.shape[1:]), np.uint64(0xFFFFFFFFFFFFFFFF))
    for number, code in enumerate(ground.codes):
        for digit in range(CODE_BITS):
            masks[number] &= codes[digit] if code >> digit & 1 else ~codes[digit]
    wishes = np.zeros((ground.wishes, *codes.shape[1:]), np.uint64)
    if ground.wishes:
        wishes |= joined(cities.wishes[:, 0], cities.wishes[:, 1])
    return GrowingCities(ground, masks, np.array(cities.windows), np.asarray(mats).astype(np.intp), wishes)
