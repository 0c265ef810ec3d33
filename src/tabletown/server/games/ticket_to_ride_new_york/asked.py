"""What pages ask about games with cardboard."""

from typing import Annotated

from msgspec import Meta, Struct

from tabletown.server.games.ticket_to_ride_new_york.parts import BoardPicture, EndPicture
from tabletown.server.wire.said import Said
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket


class RideHeld(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has claimed and holds at the end."""

    routes: Annotated[tuple[Route, ...], Meta(max_length=41)] = ()
    tickets: Annotated[tuple[Ticket, ...], Meta(max_length=18)] = ()
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """What the player is called in sentences."""


class RideAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Ticket to Ride: New York that was played with cardboard, complete or not yet."""

    players: Annotated[tuple[RideHeld, ...], Meta(min_length=2, max_length=4)]


class TicketFact(Struct, frozen=True):
    code: Ticket
    ends: tuple[Stop, Stop]
    points: int


class RideScored(Struct, frozen=True):
    board: BoardPicture
    tickets: tuple[TicketFact, ...]
    """All that are in the box."""
    end: EndPicture | None
    """None: nothing has been told yet, or it cannot be."""
    doubt: Said | None
    """Why it cannot be a finished game; None if it can."""


class RouteAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What one more route would bring to somebody."""

    route: Route
    routes: Annotated[tuple[Route, ...], Meta(max_length=41)] = ()
    """That she has."""
    tickets: Annotated[tuple[Ticket, ...], Meta(max_length=18)] = ()
    """That she holds."""


class RouteWorth(Struct, frozen=True):
    points: int
    """Of the route itself."""
    attractions: tuple[Stop, ...]
    """That no route of hers touches yet."""
    tickets: tuple[Ticket, ...]
    """That it completes."""
    total: int
    """By how much her points grow, were the game over."""
