"""Transport cards, and bundles of them packed into one number (rule 1.2).

A bundle counts every kind in four bits: adding and taking away cards is adding and subtracting numbers, and whether one
bundle covers another is a single subtraction, because the bit above each count (at most six, or eight wilds) is free.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

Bundle: TypeAlias = int
"""How many cards there are of each kind. The order of cards is lost, which is all that hands and discards need."""

_BITS = 4


class Card(StrEnum):
    """A kind of card. The value is its letter in the notation; a taxi card is `wild`, a Taxi is the piece."""

    BLUE = "B"
    GREEN = "G"
    BLACK = "K"
    PINK = "P"
    RED = "R"
    ORANGE = "O"
    WILD = "W"

    shift: int
    unit: Bundle
    """The bundle of one such card."""
    word: str

    def __init__(self, _letter: str) -> None:
        self.shift = _BITS * len(type(self).__members__)
        self.unit = 1 << self.shift
        self.word = self.name.lower()


COLOURS: tuple[Card, ...] = tuple(card for card in Card if card is not Card.WILD)
PER_COLOUR, WILDS = 6, 8
CARDS = tuple(card for card in Card for _ in range(WILDS if card is Card.WILD else PER_COLOUR))
"""The 44 cards of the box."""

WILD_SHIFT = Card.WILD.shift
COUNT = (1 << _BITS) - 1
"""Masks one count of a bundle: `bundle >> card.shift & COUNT`."""

CARD_OF = {card.value: card for card in Card}

_UNITS = {card.value: card.unit for card in Card}
_GUARD: Bundle = sum(card.unit << _BITS - 1 for card in COLOURS) | Card.WILD.unit << _BITS
_EVERY_SECOND = sum(COUNT << 2 * _BITS * place for place in range(4))


def bundle(cards: Iterable[str]) -> Bundle:
    """Of cards or their letters."""
    return sum([_UNITS[card] for card in cards])


ALL_CARDS = bundle(CARDS)


@lru_cache(maxsize=1 << 11)
def cards_in(cards: Bundle) -> tuple[Card, ...]:
    """The cards of a bundle, in the order of the kinds."""
    return tuple(card for card in Card for _ in range(cards >> card.shift & COUNT))


def size(cards: Bundle) -> int:
    # Neighbouring counts are added in pairs of eight bits, and a number modulo 255 is the sum of its eight-bit digits.
    return ((cards & _EVERY_SECOND) + (cards >> _BITS & _EVERY_SECOND)) % 255


def covers(cards: Bundle, price: Bundle) -> bool:
    """Whether a bundle holds at least these cards: no count borrows from its guard bit."""
    return (cards | _GUARD) - price & _GUARD == _GUARD
