"""What a game of Lantern Lane consists of. Everything is frozen; a View holds what one seat may know, and no more."""

from dataclasses import dataclass

from tabletown.core.event import Event
from tabletown.core.seat import Seat

LANTERNS = tuple(brightness for brightness in range(1, 10) for _ in range(3))
"""The whole box."""


@dataclass(frozen=True, slots=True)
class Light:
    """The one sort of move: uncover this lantern when all have chosen."""

    lantern: int


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """Somebody has chosen; what, nobody knows yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Night(Event):
    """All have chosen and uncovered: the night is over."""

    house: int
    lanterns: tuple[int, ...]
    """By seat."""
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    """By seat, dimmest first. What is chosen stays in the hand until it is uncovered."""
    chosen: tuple[int | None, ...]
    nights: tuple[Night, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    """The own one; empty for an onlooker."""
    choice: int | None
    has_chosen: tuple[bool, ...]
    dark: int
    """Houses that are dark yet: as many lanterns are in every hand."""
    nights: tuple[Night, ...]
