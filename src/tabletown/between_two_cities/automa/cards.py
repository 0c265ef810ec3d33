"""The 20 Automa cards: how an Automa chooses one tile for each of its two cities (rules 3.1 and 3.2, docs/automa-data.md)."""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from tabletown.core.data import read_data
from tabletown.core.errors import TabletownError

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


class BadDeck(TabletownError):
    """A data file that is no deck of Automa cards."""


@cache
def deck() -> tuple[Card, ...]:
    """The deck of the data file `deck.json`."""
    return parse_deck(read_data("tabletown.between_two_cities.automa", "deck.json"))


def parse_deck(text: str) -> tuple[Card, ...]:
    """Read a deck. Raises BadDeck with what is wrong, and on which card."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDeck(f"the deck of Automa cards is not JSON: {error}") from None
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, list):
        raise BadDeck(f"a deck of Automa cards is written like {_FORM}")
    if len(cards) != DECK_SIZE:
        raise BadDeck(f"a deck has {DECK_SIZE} Automa cards, not {len(cards)}")
    return tuple(_parse_card(number, card) for number, card in enumerate(cards, 1))


def _parse_card(number: int, card: object) -> Card:
    if not isinstance(card, dict) or set(card) != {"left", "right"}:
        raise BadDeck(f'Automa card {number} needs exactly a “left” and a “right” rule')
    return Card(number, _parse_rule(number, card["left"]), _parse_rule(number, card["right"]))


def _parse_rule(number: int, text: object) -> Rule:
    if not isinstance(text, str) or text not in set(Rule):
        raise BadDeck(f"Automa card {number}: “{str(text)[:20]}” is not a rule; they are {', '.join(Rule)}")
    return Rule(text)
