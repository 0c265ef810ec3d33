"""Choices and squares of every sort of table, as numbers."""

from functools import cache

from tabletown.batch.between_two_cities.cells import CELL_OF
from tabletown.batch.between_two_cities.ground import number_of_pair, pairs_of_hand
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place, Side, choice
from tabletown.between_two_cities.people.state import Hand

SQUARE_NAMES = tuple(canvas(4).squares[cell] for cell in CELL_OF)
"""The same for 5×5 cities around a landscape."""


SQUARE_NUMBER = {name: square for square, name in enumerate(SQUARE_NAMES)}


def _rank(tile: Tile) -> int:
    return tile.rank


by_rank = KeptAnswers[Hand, Hand](lambda hand: tuple(sorted(hand, key=_rank)))
"""The tiles of a hand in order: it is asked for with every move of a list."""


def place_of(tile: Tile, side: int, square: int) -> Place:
    return _places(tile.rank, side)[square]


@cache
def _places(rank: int, side: int) -> tuple[Place, ...]:
    return tuple(Place(tuple(Tile)[rank], tuple(Side)[side], name) for name in SQUARE_NAMES)


def choice_of(hand: Hand, size: int, action: int) -> Choose:
    """The choice that an action stands for, where hands have so many places."""
    ordered = by_rank(hand)
    first, second = pairs_of_hand(size)[action]
    return choice(ordered[first], ordered[second])


def choice_number(hand: Hand, size: int, move: Choose) -> int:
    ordered = by_rank(hand)
    one, other = move.tiles
    first = ordered.index(one)
    second = first + 1 if other is one else ordered.index(other)
    return number_of_pair(size)[first, second]
