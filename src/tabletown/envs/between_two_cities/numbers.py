"""Tiles, hands and cities as bytes: what the observations of all sorts of tables are made of.

One byte is one number of an observation. Bytes that are put together by Python are several times quicker than arrays of
this size.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tabletown.batch.between_two_cities.cells import SIDE, SQUARES
from tabletown.batch.between_two_cities.convert import CARDS
from tabletown.batch.between_two_cities.ground import TileSet, number_of_pair, pairs_of_hand
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.people.moves import Choose, Place, Side, choice

SIDES = (Side.LEFT, Side.RIGHT)
_PLANE = canvas(4).plane // 8
"""Bytes of a plane: one for a row, the last bit of which is the guard column."""
_ROW = tuple(bytes(bits >> column & 1 for column in range(SIDE)) for bits in range(256))
"""By bits of a row: its seven squares."""
_SQUARE_NAMES = tuple(canvas(4).squares[row * (SIDE + 1) + column] for row in range(SIDE) for column in range(SIDE))
NOWHERE = bytes(SQUARES)


def squares(mask: int) -> bytes:
    """A set of cells, square by square."""
    row = _ROW
    return b"".join([row[bits] for bits in mask.to_bytes(_PLANE, "little")])


class Box(NamedTuple):
    """What is played with, as far as numbers depend on it."""

    modules: Modules
    tiles: TileSet

    @property
    def planes(self) -> int:
        """Sets of squares by which a city is told."""
        wishes = 1 + 2 * len(TYPES)
        return len(BUILDINGS) + self.modules.civics * wishes + self.modules.landscapes

    def counted(self, tiles: Sequence[Tile]) -> bytes:
        """How many there are of each tile."""
        found = bytearray(len(self.tiles.tiles))
        if tiles:
            for number in self.tiles.numbers(tiles, 0):
                found[number] += 1
        return bytes(found)

    def city(self, city: City) -> bytes:
        """By building and square, then the wishes of civic tiles, then nature."""
        row = _ROW
        planes = [row[bits] for bits in city.planes.to_bytes(len(BUILDINGS) * _PLANE, "little")]
        if self.modules.civics:
            planes += [squares(sum([1 << cell for cell, _ in city.civics]))]
            for kind in TYPES:
                planes += [squares(sum([1 << cell for cell, tile in city.civics if kind in tile.likes]))]
            for kind in TYPES:
                planes += [squares(sum([1 << cell for cell, tile in city.civics if kind is tile.dislikes]))]
        if self.modules.landscapes:
            planes += [squares(city.canvas.nature)]
        return b"".join(planes)

    def districts(self, modules: Modules) -> bytes:
        return bytes(card in pair for pair in modules.districts for card in CARDS)


@cache
def one_hot(number: int, count: int) -> bytes:
    return bytes(one == number for one in range(count))


@cache
def box(*, landscapes: bool, civics: bool, districts: bool) -> Box:
    pairs = ((TYPES[0], TYPES[1]),) * 3 if districts else ()
    return Box(Modules(landscapes, civics, pairs), TileSet(civics=civics))


def by_rank(hand: Sequence[Tile]) -> list[Tile]:
    return sorted(hand, key=lambda tile: tile.rank)


def pair_mask(hand: Sequence[Tile], size: int) -> bytes:
    """By pair of places in the sorted hand: whether it is a choice. Of equal pairs the first counts."""
    ordered = by_rank(hand)
    return _pairs(tuple([ordered.index(tile) for tile in ordered]), size)


def choice_at(hand: Sequence[Tile], size: int, action: int) -> Choose:
    """What an action of choosing stands for. Raises LookupError where it is nothing."""
    ordered = by_rank(hand)
    one, other = pairs_of_hand(size)[action]
    return choice(ordered[one], ordered[other])


def action_of_choice(hand: Sequence[Tile], size: int, move: Choose) -> int:
    ordered = by_rank(hand)
    one, other = move.tiles
    first = ordered.index(one)
    return number_of_pair(size)[first, first + 1 if other is one else ordered.index(other)]


@cache
def _pairs(firsts: tuple[int, ...], size: int) -> bytes:
    """From where each tile of the hand is first found: there are few such patterns."""
    seen: set[tuple[int, int]] = set()
    found = bytearray(len(pairs_of_hand(size)))
    for number, (one, other) in enumerate(pairs_of_hand(size)):
        if other < len(firsts) and (pair := (firsts[one], firsts[other])) not in seen:
            seen.add(pair)
            found[number] = 1
    return bytes(found)


@cache
def place(rank: int, side: int) -> tuple[Place, ...]:
    """By square: made once and shared."""
    tile = next(tile for tile in Tile if tile.rank == rank)
    return tuple(Place(tile, SIDES[side], square) for square in _SQUARE_NAMES)


SQUARE_NUMBER = {name: number for number, name in enumerate(_SQUARE_NAMES)}
