"""What a kind of table has fixed, as arrays: its tiles, its turns, and the canvas of its cities."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import WORD, Cells
from tabletown.between_two_cities.box.canvas import Canvas, canvas
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people.schedule import Passing, Turn, schedule

CODE_OF = {building: number for number, building in enumerate(Building, 1)}
"""What stands on a cell, as a number of four bits; 0 is nothing."""
CODE_BITS = 4


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
        contains, corners, reach = zip(*map(_tables, self.grounds), strict=True)
        self.windows = len(corners[0])
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


@cache
def _tables(ground: Canvas) -> tuple[NDArray[np.uint32], NDArray[np.uint32], NDArray[np.uint32]]:
    contains = np.zeros(2 * WORD, np.uint32)
    contains[: ground.plane] = ground.contains
    count = len(ground.windows)
    fits = np.array(ground.fits, np.uint64)
    reach = np.zeros((1 << count, 3), np.uint64)
    for number in range(count):
        # All sets whose highest window is this one: those without it, and what it allows besides.
        reach[1 << number : 2 << number] = reach[: 1 << number] | fits[number]
    words = np.stack([reach & 0xFFFFFFFF, reach >> np.uint64(WORD)], axis=-1).reshape(-1, 2)
    return contains, np.array(ground.corners, np.uint32), words.astype(np.uint32)


def base_ground(xp: ArrayNamespace) -> CanvasTables:
    return CanvasTables(xp, [canvas(4)])


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


class Points(NamedTuple):
    """By 4×4 mask: int32 [65536]."""

    shops: Array
    parks: Array
    largest: Array
    """Cells of the largest group."""


def points_tables(xp: ArrayNamespace) -> Points:
    known = tables(4)
    shops, parks = (
        np.array([table[mask] for mask in range(1 << 16)], np.int32) for table in (known.shops, known.parks)
    )
    return Points(xp.asarray(shops), xp.asarray(parks), xp.asarray(_largest_groups()))


@cache
def _largest_groups() -> NDArray[np.int32]:
    """By growing the group of the lowest cell until nothing changes; then what is left is a smaller mask."""
    masks = np.arange(1 << 16, dtype=np.uint32)
    beside = np.array([tables(4).beside[mask] for mask in range(1 << 16)], np.uint32)
    group = masks & -masks
    while not np.array_equal(grown := (group | beside[group]) & masks, group):
        group = grown
    largest = np.zeros(1 << 16, np.int32)
    sizes = np.bitwise_count(group)
    for mask in range(1, 1 << 16):
        largest[mask] = max(int(sizes[mask]), int(largest[mask ^ int(group[mask])]))
    return largest
