"""The two things a player does: choose two tiles in secret, and place them one by one."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import TypeAlias

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.tiles import Tile

Pair: TypeAlias = tuple[Tile, Tile]


class Side(StrEnum):
    """Which of her two cities: the one shared with the next seat clockwise, or the one before."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Choose:
    """Keep two tiles of the hand. The pair has no order: it is always listed by rank."""

    tiles: Pair

    def __post_init__(self) -> None:
        first, second = self.tiles
        if first.rank > second.rank:
            object.__setattr__(self, "tiles", (second, first))


@dataclass(frozen=True, slots=True)
class Place:
    """Put a chosen tile on a square of the canvas; a duplex by its left or top half."""

    tile: Tile
    side: Side
    square: str


Move: TypeAlias = Choose | Place


def _rank(tile: Tile) -> int:
    return tile.rank


class _Row(dict[int, Choose]):
    """The choices of one tile with every other, by its rank, each made when it is first asked for."""

    def __init__(self, first: Tile) -> None:
        self._first = first

    def __missing__(self, rank: int) -> Choose:
        first = self._first
        made = self[rank] = _CHOICES[rank][first.rank] if first.rank > rank else Choose((first, _TILES[rank]))
        return made


# Moves are made once and shared: making them anew for every list would cost more than all the rest of a list.
# They are found by rank, because enum members take long to hash.
_TILES = tuple(Tile)
_CHOICES = tuple(_Row(tile) for tile in Tile)


def choice(first: Tile, second: Tile) -> Choose:
    """The shared move for a pair: States that keep its tiles then share them too."""
    return _CHOICES[first.rank][second.rank]


def choices(hand: tuple[Tile, ...]) -> tuple[Choose, ...]:
    """Every different pair of tiles in a hand."""
    ordered = sorted(hand, key=_rank)
    pairs = []
    before = None
    for place, first in enumerate(ordered[:-1]):
        if first is before:
            continue
        before = first
        row, last = _CHOICES[first.rank], None
        for second in ordered[place + 1 :]:
            if second is not last:
                pairs.append(row[second.rank])
                last = second
    return tuple(pairs)


class Placements:
    """All moves that put one tile into one side's city, ready to be listed by mask."""

    __slots__ = ("_cells",)

    def __init__(self, tile: Tile, side: Side, ground: Canvas) -> None:
        self._cells = tuple([_place(tile, side, square) for square in ground.squares])

    def on(self, room: Mask) -> list[Move]:
        """The moves to the cells of a mask, in the order of the cells."""
        # Four or five, mostly: looking up lists of them by parts of the mask takes as long, and fills the memory.
        found: list[Move] = []
        cells = self._cells
        while room:
            first = room & -room
            found.append(cells[first.bit_length() - 1])
            room ^= first
        return found


_place = cache(Place)


def placements(tile: Tile, side: Side, ground: Canvas) -> Placements:
    return _placements(ground, tile.rank, side is Side.LEFT)


@lru_cache(maxsize=1 << 12)
def _placements(ground: Canvas, rank: int, is_left: bool) -> Placements:
    """The latest: there are as many canvases as people type landscapes."""
    return Placements(_TILES[rank], Side.LEFT if is_left else Side.RIGHT, ground)
