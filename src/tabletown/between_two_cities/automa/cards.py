"""The 20 Automa cards: how an Automa chooses a tile for each of its two cities (rule 3.1, docs/automa-data.md)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from tabletown.core.data import BadDataFile, read_data

FILE = "automa-deck.json"
DECK_SIZE = 20
_FORM = '{"cards": [{"left": "best", "right": "missing"}, …]}'


class Rule(StrEnum):
    BEST = "best"
    """The tile that gives the city most points now."""
    MISSING = "missing"
    """A tile of a type that the city does not have yet; else the best."""
    FIRST = "first"
    """The leftmost tile of the row."""


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    """From 1, in the order of the data file."""
    left: Rule
    """For the Automa's left city."""
    right: Rule


@cache
def deck() -> tuple[Card, ...]:
    """The deck of the data file `automa-deck.json`."""
    return parse_deck(read_data("tabletown.between_two_cities.automa", FILE))


def deck_lines() -> list[str]:
    """The deck as lines of text, for its fingerprint."""
    return [f"{card.left} {card.right}" for card in deck()]


def parse_deck(data: object) -> tuple[Card, ...]:
    """What a data file says. Raises BadDataFile with what is wrong, and on which card."""
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, list):
        raise BadDataFile(f"{FILE}: a deck of Automa cards is written like {_FORM}")
    if len(cards) != DECK_SIZE:
        raise BadDataFile(f"{FILE}: a deck has {DECK_SIZE} Automa cards, not {len(cards)}")
    return tuple(_parse_card(number, card) for number, card in enumerate(cards, 1))


def _parse_card(number: int, card: object) -> Card:
    if not isinstance(card, dict) or set(card) != {"left", "right"}:
        raise BadDataFile(f"{FILE}: Automa card {number} needs exactly a “left” and a “right” rule")
    return Card(number, _parse_rule(number, card["left"]), _parse_rule(number, card["right"]))


def _parse_rule(number: int, text: object) -> Rule:
    if not isinstance(text, str) or text not in set(Rule):
        raise BadDataFile(f"{FILE}: Automa card {number}: “{str(text)[:20]}” is not a rule; they are {', '.join(Rule)}")
    return Rule(text)
