"""What a kind of table has fixed, as arrays: its tiles, its turns, and the canvas of its cities."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import WORD, Cells
from tabletown.batch.between_two_cities.dead_ends import dead_ends
from tabletown.between_two_cities.box.canvas import Canvas, canvas
from tabletown.between_two_cities.box.capitals import BIG, capitals
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.people.schedule import Passing, Turn, schedule

CODE_OF = {building: number for number, building in enumerate(Building, 1)}
"""What stands on a cell, as a number of four bits; 0 is nothing."""
CODE_BITS = 4
FIRST_CIVIC = 33
"""The number of the first civic tile: behind nine singles and 24 duplexes."""
NO_TILE = b"\xff"
"""−1 as int8."""
SMALL = 4
"""Cities without a landscape are 4×4."""


class TileSet:
    """The tiles of a box by number, in the order of their ranks; the plain ones have the same number everywhere."""

    def __init__(self, *, civics: bool) -> None:
        plain = [tile for tile in Tile if not tile.is_civic]
        wishing = sorted(set(capitals().civics), key=lambda tile: tile.rank) if civics else []
        self.tiles: tuple[Tile, ...] = (*plain, *wishing)
        self._by_rank = [-1] * len(Tile)
        for number, tile in enumerate(self.tiles):
            self._by_rank[tile.rank] = number

    def __len__(self) -> int:
        return len(self.tiles)

    def numbers(self, tiles: Sequence[Tile], length: int) -> list[int]:
        """Filled up with −1."""
        by_rank = self._by_rank
        return [by_rank[tile.rank] for tile in tiles] + [-1] * (length - len(tiles))

    def packed(self, tiles: Sequence[Tile], length: int = 0) -> bytes:
        """The same as bytes of int8."""
        by_rank = self._by_rank
        return bytes([by_rank[tile.rank] & 255 for tile in tiles]).ljust(length, NO_TILE)

    def facts(self) -> NDArray[np.uint32]:
        """By tile: code of its first building, of its second (four bits each), its shape (two bits), and its wishes:
        six bits of what it likes, six of what it dislikes."""
        found = []
        for tile in self.tiles:
            halves = [CODE_OF[building] for building in tile.buildings]
            wishes = sum(1 << TYPES.index(kind) for kind in tile.likes)
            wishes |= 1 << len(TYPES) + TYPES.index(tile.dislikes) if tile.dislikes else 0
            second = halves[1] if len(halves) > 1 else 0
            found.append(halves[0] | second << 4 | tile.shape << 8 | wishes << 10)
        return np.array(found, np.uint32)


class Facts(NamedTuple):
    """Of one tile per entry; uint32."""

    first: Array
    second: Array
    shape: Array
    wishes: Array


class CanvasTables:
    """The canvas of the cities at a table, as tables of the array library."""

    def __init__(self, xp: ArrayNamespace, grounds: Sequence[Canvas]) -> None:
        self.grounds = tuple(grounds)
        self.size = self.grounds[0].size
        self.windows = max(len(ground.windows) for ground in self.grounds)
        contains, corners, reach = zip(*(_tables(ground, self.windows) for ground in self.grounds), strict=True)
        self.contains = xp.asarray(np.concatenate(contains))
        """uint32 [canvases × 64]: by cell, the windows it lies in."""
        self.corners = xp.asarray(np.concatenate(corners))
        """uint32 [canvases × windows]."""
        words = np.concatenate(reach)
        self.reach = Cells(xp.asarray(words[:, 0].copy()), xp.asarray(words[:, 1].copy()))
        """uint32 [canvases × 2^windows × 3]: by set of windows and shape, where something can stand."""
        first = [divmod(ground.first, 1 << WORD) for ground in self.grounds]
        self.first = Cells(
            xp.asarray([low for _, low in first], dtype=xp.uint32),
            xp.asarray([high for high, _ in first], dtype=xp.uint32),
        )
        """uint32 [canvases]: where the first tile may lie."""
        nature = [divmod(ground.nature, 1 << WORD) for ground in self.grounds]
        self.nature = Cells(*(xp.asarray([words[part] for words in nature], dtype=xp.uint32) for part in (1, 0)))
        """uint32 [canvases]: where nothing is ever built."""
        self.all_windows = xp.asarray([ground.all_windows for ground in self.grounds], dtype=xp.uint32)
        """uint32 [canvases]."""
        self.dead_ends = dead_ends(xp, self.grounds) if self.size > SMALL else None


@cache
def _tables(ground: Canvas, most: int) -> tuple[NDArray[np.uint32], NDArray[np.uint32], NDArray[np.uint32]]:
    contains = np.zeros(2 * WORD, np.uint32)
    contains[: ground.plane] = ground.contains
    fits = np.array(ground.fits, np.uint64)
    reach = np.zeros((1 << most, 3), np.uint64)
    corners = np.zeros(most, np.uint32)
    corners[: len(ground.corners)] = ground.corners
    for number in range(len(fits)):
        # All sets whose highest window is this one: those without it, and what it allows besides.
        reach[1 << number : 2 << number] = reach[: 1 << number] | fits[number]
    words = np.stack([reach & 0xFFFFFFFF, reach >> np.uint64(WORD)], axis=-1).reshape(-1, 2)
    return contains, corners, words.astype(np.uint32)


def make_ground(xp: ArrayNamespace, *, landscapes: bool) -> CanvasTables:
    mats = [canvas(BIG, mat.grid) for mat in capitals().mats]
    return CanvasTables(xp, mats if landscapes else [canvas(SMALL)])


class Timetable:
    """The turns of a table, as arrays by turn. One more than there are turns, for games that are over."""

    def __init__(self, xp: ArrayNamespace, seats: int, hand: int) -> None:
        self.turns: tuple[Turn, ...] = schedule(seats, hand)
        turns = self.turns
        self.size = xp.asarray([turn.hand for turn in turns] + [0], dtype=xp.int32)
        """Tiles in each hand."""
        self.passing = xp.asarray([_way(turn) for turn in turns] + [0], dtype=xp.int32)
        """1 to the next seat, −1 to the one before, 0 if the rest is discarded."""
        self.seen = xp.asarray([_passed_before(turns, number) for number in range(len(turns))] + [0], dtype=xp.int32)
        """How often the hands of this turn were passed on before: so many other hands a seat knows."""
        self.draws = tuple(number for number, turn in enumerate(turns) if turn.drawn >= 0)
        self.seats, self.hand = seats, hand


def _way(turn: Turn) -> int:
    return 0 if turn.passing is None else 1 if turn.passing is Passing.LEFT else -1


def _passed_before(turns: Sequence[Turn], number: int) -> int:
    return 0 if turns[number].drawn >= 0 else 1 + _passed_before(turns, number - 1)


@cache
def pairs_of_hand(size: int) -> tuple[tuple[int, int], ...]:
    """All pairs of places in a hand, in order: what actions of choosing count."""
    return tuple(combinations(range(size), 2))


@cache
def number_of_pair(size: int) -> dict[tuple[int, int], int]:
    return {pair: number for number, pair in enumerate(pairs_of_hand(size))}
