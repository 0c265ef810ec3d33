"""What the picture of Ticket to Ride: New York holds: its sections, and the parts of its moves."""

from msgspec import Struct

from tabletown.core.outcome import Outcome
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.state import Phase


class PlacePicture(Struct, frozen=True):
    """A place of the board."""

    code: Stop
    name: str
    attraction: bool


class RoutePicture(Struct, frozen=True):
    """A route of the board."""

    code: Route
    ends: tuple[Stop, Stop]
    length: int
    colour: Card | None
    """The letter of its colour; None: grey, any one colour pays."""
    points: int
    twin: Route | None
    """The other half of a double route."""


class BoardPicture(Struct, frozen=True):
    """Section `board`, for everybody. It never changes."""

    places: tuple[PlacePicture, ...]
    routes: tuple[RoutePicture, ...]
    taxis: int
    """Pieces of every player at the start."""


class TurnPicture(Struct, frozen=True):
    """Section `turn`, for everybody."""

    phase: Phase
    seat: int
    """Whose turn it is; before the game, who will start."""
    turns_left: int | None
    """Turns of the last lap that are still to come; None before it."""
    seats: int


class StockPicture(Struct, frozen=True):
    """Section `stock`, for everybody."""

    display: tuple[Card, ...]
    deck: int
    discards: int
    tickets: int
    """Tickets that can still be drawn."""


class ClaimedPicture(Struct, frozen=True):
    """Section `claimed`, for everybody."""

    owners: dict[Route, int]
    """By route: the seat."""
    closed: tuple[Route, ...]
    """Free halves that nobody may claim any more."""


class PlayerPicture(Struct, frozen=True):
    """Sections `player/0`, `player/1`, …, for everybody."""

    taxis: int
    cards: int
    known: tuple[Card, ...]
    """Cards that she took face up and that are certainly still in her hand."""
    tickets: int
    shown: int
    """How many tickets she is choosing from."""
    has_chosen: bool
    points: int
    """For routes, so far."""


class TicketPicture(Struct, frozen=True):
    """A ticket, and how far its connection has come."""

    code: Ticket
    ends: tuple[Stop, Stop]
    points: int
    """What it is worth."""
    done: bool
    open: bool
    """Whether it is done or can still be done as far as the board goes."""
    way: tuple[Route, ...]
    """Routes from one end to the other, in order: the connection, or the one with the fewest spaces missing."""
    missing: tuple[Route, ...]
    spaces: int
    """Spaces that the missing routes take."""


class HandPicture(Struct, frozen=True):
    """Section `hand`, for one seat."""

    cards: tuple[Card, ...]


class TicketsPicture(Struct, frozen=True):
    """Section `tickets`, for one seat."""

    kept: tuple[TicketPicture, ...]
    shown: tuple[TicketPicture, ...]
    """To choose from."""
    chosen: tuple[Ticket, ...]
    """The choice at set-up, while the others are still choosing."""


class FinalPlayer(Struct, frozen=True):
    """All points of one player, and what they are for."""

    routes: tuple[Route, ...]
    tickets: tuple[TicketPicture, ...]
    attractions: tuple[Stop, ...]
    route_points: int
    ticket_points: int
    completed: int
    total: int


class EndPicture(Struct, frozen=True):
    """Section `end`, for everybody, once the game is over."""

    outcome: Outcome
    players: tuple[FinalPlayer, ...]


class KeepPart(Struct, frozen=True, tag_field="kind", tag="keep"):
    """Keep these of the tickets shown."""

    tickets: tuple[Ticket, ...]


class TakePart(Struct, frozen=True, tag_field="kind", tag="take"):
    """Take a card of the display."""

    card: Card


class DrawPart(Struct, frozen=True, tag_field="kind", tag="draw"):
    """Take the top card of the deck."""


class ClaimPart(Struct, frozen=True, tag_field="kind", tag="claim"):
    """Claim a route and pay with these cards."""

    route: Route
    cards: tuple[Card, ...]


class TicketsPart(Struct, frozen=True, tag_field="kind", tag="tickets"):
    """Draw tickets."""


class PassPart(Struct, frozen=True, tag_field="kind", tag="pass"):
    """Do nothing, because nothing can be done."""
