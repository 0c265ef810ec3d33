"""Sentences that every reader is told in her own language: a message and its values travel, the words come last."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from tabletown.core.quick import quickly


@dataclass(frozen=True, slots=True)
class Word:
    """A value that is a message itself, such as the name of a building."""

    word: str


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever sits on a seat, from 0; to herself she is “you”."""

    seat: int


@dataclass(frozen=True, slots=True)
class Listing:
    """Several values, joined as the language joins them."""

    items: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """One of several values: joined by “or” where a Listing has “and”."""

    either: tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with decimals: its sign and its decimal mark are those of the language."""

    number: float
    places: int = 1
    signed: bool = False
    """Whether what is above zero has a plus."""


@dataclass(frozen=True, slots=True)
class Sentence:
    message: str
    """Its name in the files of every language."""
    values: tuple[tuple[str, "Value"], ...] = ()


Value: TypeAlias = int | str | Word | Who | Listing | Either | Figure | Sentence
"""A sentence as a value is said within the other."""


class Sayer(Protocol):
    """Says sentences to one reader: in her language, with the names at her table, and with “you” for her own seat."""

    @property
    def language(self) -> str: ...

    def __call__(self, what: Sentence | str, /, **values: Value) -> str:
        """A sentence, or a message with these values."""


_made, _listed = quickly(Sentence), quickly(Listing)


def sentence(message: str, /, **values: Value) -> Sentence:
    return _made(message, tuple(values.items()))


def listing(items: Iterable[Value]) -> Listing:
    return _listed(tuple(items))


def either(items: Iterable[Value]) -> Either:
    return Either(tuple(items))
