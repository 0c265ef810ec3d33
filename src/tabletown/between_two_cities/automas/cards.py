"""The 20 Automa cards: how an Automa chooses a tile for each of its two cities (rule 3.1, docs/automa-data.md)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from tabletown.between_two_cities.automas.names import Automa
from tabletown.core.data import BadDataFile, OncePerFiles, read_data

FILE = "automa-deck.json"
DECK_SIZE = 20
_FORM = '{"cards": [{"left": "best", "right": "missing"}, …]}'
_KNOWN = {"cards", "comment", "order", "normal_levels"}
"""The last two are house rules (house.py); a comment is for the owner alone."""
_COLUMNS = {"left", "right"}
_SOLO = {"automaville", "shared"}


class Rule(StrEnum):
    BEST = "best"
    """The tile that gives the city most points now."""
    MISSING = "missing"
    """A tile of a type that the city does not have yet; else the best."""
    FIRST = "first"
    """The leftmost tile of the row."""


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A card as one Automa reads it."""

    number: int
    """From 1, in the order of the data file."""
    left: Rule
    """For the Automa's left city."""
    right: Rule


@dataclass(frozen=True, slots=True)
class SoloLine:
    """The line of a card that counts when you play the base game alone."""

    ville: Rule
    """For Automaville."""
    shared: Rule
    """For the city that the Automa shares with you."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card with all that is written on it."""

    number: int
    left: Rule
    right: Rule
    solo: SoloLine | None = None
    """None: the two columns count when you play alone, too."""

    @property
    def usual(self) -> AutomaCard:
        """As it is read with two people at the table."""
        return AutomaCard(self.number, self.left, self.right)

    def solo_line(self, automa: Automa) -> SoloLine:
        """The rules when you play alone: Automaville is Autommaso's left city and Automarta's right one."""
        if self.solo is not None:
            return self.solo
        if automa is Automa.AUTOMMASO:
            return SoloLine(self.left, self.right)
        return SoloLine(self.right, self.left)

    def read_by(self, automa: Automa) -> AutomaCard:
        """As it is read when you play alone."""
        rules = self.solo_line(automa)
        if automa is Automa.AUTOMMASO:
            return AutomaCard(self.number, rules.ville, rules.shared)
        return AutomaCard(self.number, rules.shared, rules.ville)


_OWN: ContextVar[tuple[DeckCard, ...] | None] = ContextVar("own_deck", default=None)


def deck() -> tuple[DeckCard, ...]:
    """The deck of the data file `automa-deck.json`, or what somebody has said of her own box for this question."""
    return _OWN.get() or file_deck()


@OncePerFiles
def file_deck() -> tuple[DeckCard, ...]:
    return parse_deck(read_data("tabletown.between_two_cities.automas", FILE))


@contextmanager
def using_deck(cards: Sequence[tuple[str, str]]) -> Iterator[None]:
    """While this lasts, a companion draws these cards, left and right column; none: the usual ones.

    Raises BadDataFile.
    """
    own = parse_deck({"cards": [{"left": left, "right": right} for left, right in cards]}) if cards else None
    kept = _OWN.set(own)
    try:
        yield
    finally:
        _OWN.reset(kept)


def solo_deck(*, capitals: bool) -> tuple[DeckCard, ...]:
    """The deck for playing alone: with modules of Capitals the two columns of every card count (rule 3.1)."""
    return _by_columns(deck()) if capitals else deck()


@lru_cache(maxsize=4)
def _by_columns(cards: tuple[DeckCard, ...]) -> tuple[DeckCard, ...]:
    return tuple(replace(card, solo=None) for card in cards)


def deck_lines() -> list[str]:
    """The deck as lines of text, for its fingerprint."""
    return [_line(card) for card in deck()]


def parse_deck(data: object) -> tuple[DeckCard, ...]:
    """What a data file says. Raises BadDataFile with what is wrong, and on which card."""
    if isinstance(data, dict) and (unknown := sorted(set(map(str, data)) - _KNOWN)):
        raise BadDataFile(f"{FILE}: “{unknown[0][:20]}” means nothing here: there is {', '.join(sorted(_KNOWN))}")
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, list):
        raise BadDataFile(f"{FILE}: a deck of Automa cards is written like {_FORM}")
    if len(cards) != DECK_SIZE:
        raise BadDataFile(f"{FILE}: a deck has {DECK_SIZE} Automa cards, not {len(cards)}")
    return tuple(_parse_card(number, card) for number, card in enumerate(cards, 1))


def _parse_card(number: int, card: object) -> DeckCard:
    if not isinstance(card, dict) or set(card) not in (_COLUMNS, _COLUMNS | _SOLO):
        raise BadDataFile(
            f"{FILE}: Automa card {number} needs exactly a “left” and a “right” rule, "
            "and may have both an “automaville” and a “shared” rule for playing the base game alone"
        )
    rules = {name: _parse_rule(number, text) for name, text in card.items()}
    solo = SoloLine(rules["automaville"], rules["shared"]) if set(rules) > _COLUMNS else None
    return DeckCard(number, rules["left"], rules["right"], solo)


def _parse_rule(number: int, text: object) -> Rule:
    if not isinstance(text, str) or text not in set(Rule):
        raise BadDataFile(f"{FILE}: Automa card {number}: “{str(text)[:20]}” is not a rule; they are {', '.join(Rule)}")
    return Rule(text)


def _line(card: DeckCard) -> str:
    columns = f"{card.left} {card.right}"
    return f"{columns} {card.solo.ville} {card.solo.shared}" if card.solo else columns
