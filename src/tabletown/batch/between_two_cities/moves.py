"""Choices and squares of every sort of table, as numbers."""

from tabletown.batch.between_two_cities.cells import CELL_OF
from tabletown.batch.between_two_cities.ground import number_of_pair, pairs_of_hand
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, choice
from tabletown.between_two_cities.people.state import Hand

SQUARE_NAMES = tuple(canvas(4).squares[cell] for cell in CELL_OF)
"""The same for 5×5 cities around a landscape."""


def _rank(tile: Tile) -> int:
    return tile.rank


def by_rank(hand: Hand) -> list[Tile]:
    return sorted(hand, key=_rank)


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
