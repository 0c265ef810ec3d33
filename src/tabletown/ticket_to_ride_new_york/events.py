"""What can happen at the table, each with its audience (`only`)."""

from dataclasses import dataclass
from functools import cache

from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card


@dataclass(frozen=True, slots=True)
class TicketsChosen(Event):
    """A seat has made its secret choice at set-up. Who has is public, what and how many is not yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """All have chosen their tickets."""

    kept: tuple[int, ...]
    """By seat: how many."""
    start: Seat


@dataclass(frozen=True, slots=True)
class FaceUpTaken(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BlindDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """What the blind draw was, for the one who drew it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """New cards in the display."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DisplaySwept(Event):
    """Three taxis or more in the display: all five were discarded, and if need be the five after them, and so on."""

    cards: tuple[Card, ...]
    """The first display that was swept."""
    times: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the new deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    seat: Seat
    route: Route
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TicketsDrawn(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TicketsSeen(Event):
    """The tickets that were drawn, for the one who drew them."""

    seat: Seat
    tickets: tuple[Ticket, ...]


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    seat: Seat
    kept: int
    returned: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastLapBegan(Event):
    """This seat ended its turn with two taxis or fewer: everybody has one more turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TicketsLaidOpen(Event):
    """At the end everybody learns what somebody was shown once, and what she kept of it."""

    seat: Seat
    shown: tuple[Ticket, ...]
    kept: tuple[Ticket, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    outcome: Outcome


# The events of nearly every move, made once and shared.

blind_drawn = cache(BlindDrawn)
face_up_taken = cache(FaceUpTaken)
turned_up = cache(TurnedUp)
route_claimed = cache(RouteClaimed)


@cache
def card_seen(seat: Seat, card: Card) -> CardSeen:
    return CardSeen(seat, card, only=seat)
