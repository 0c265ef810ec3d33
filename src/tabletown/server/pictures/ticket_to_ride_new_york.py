"""Ticket to Ride: New York on the wire: the board, who owns what, and how far everybody's own tickets have come."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec
from msgspec import Struct

from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.server.pictures.picture import Concerned, everybody
from tabletown.ticket_to_ride_new_york import events as happened
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, ROUTES, TAXIS, Place, Route, RouteMask, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.explain import PlayerExplained, TicketExplained, explain_players, explain_ticket
from tabletown.ticket_to_ride_new_york.moves import (
    Claim,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
)
from tabletown.ticket_to_ride_new_york.network import routes_in, twins
from tabletown.ticket_to_ride_new_york.notation import format_move
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import PlayerSeen, View

encode = msgspec.json.Encoder().encode


class PlacePicture(Struct, frozen=True):
    code: Place
    name: str
    attraction: bool


class RoutePicture(Struct, frozen=True):
    code: Route
    ends: tuple[Place, Place]
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
    code: Ticket
    ends: tuple[Place, Place]
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
    routes: tuple[Route, ...]
    tickets: tuple[TicketPicture, ...]
    attractions: tuple[Place, ...]
    route_points: int
    ticket_points: int
    completed: int
    total: int


class EndPicture(Struct, frozen=True):
    """Section `end`, for everybody, once the game is over."""

    outcome: Outcome
    players: tuple[FinalPlayer, ...]


class KeepPart(Struct, frozen=True, tag_field="kind", tag="keep"):
    tickets: tuple[Ticket, ...]


class TakePart(Struct, frozen=True, tag_field="kind", tag="take"):
    card: Card


class DrawPart(Struct, frozen=True, tag_field="kind", tag="draw"):
    pass


class ClaimPart(Struct, frozen=True, tag_field="kind", tag="claim"):
    route: Route
    cards: tuple[Card, ...]


class TicketsPart(Struct, frozen=True, tag_field="kind", tag="tickets"):
    pass


class PassPart(Struct, frozen=True, tag_field="kind", tag="pass"):
    pass


SECTIONS = (
    BoardPicture,
    TurnPicture,
    StockPicture,
    ClaimedPicture,
    PlayerPicture,
    EndPicture,
    HandPicture,
    TicketsPicture,
    KeepPart,
    TakePart,
    DrawPart,
    ClaimPart,
    TicketsPart,
    PassPart,
)
"""What the documentation tells of this game."""

EVENTS = (
    happened.TicketsChosen,
    happened.GameBegan,
    happened.FaceUpTaken,
    happened.BlindDrawn,
    happened.CardSeen,
    happened.TurnedUp,
    happened.DisplaySwept,
    happened.Reshuffled,
    happened.RouteClaimed,
    happened.TicketsDrawn,
    happened.TicketsSeen,
    happened.TicketsKept,
    happened.Passed,
    happened.LastLapBegan,
    happened.GameEnded,
)
# Paying shows cards that nobody may have seen, so a claim reveals too.
_REVEALING = (
    happened.CardSeen,
    happened.TurnedUp,
    happened.RouteClaimed,
    happened.TicketsSeen,
    happened.GameBegan,
    happened.GameEnded,
)
_FOR_ALL = (happened.GameBegan, happened.RouteClaimed, happened.GameEnded)
"""A claimed route changes everybody's tickets."""


class RidePicture:
    def public(self, view: object) -> Mapping[str, bytes]:
        seen = cast(View, view)
        turn = TurnPicture(seen.phase, seen.turn, seen.turns_left, seen.seats)
        stock = StockPicture(seen.display, seen.deck_size, len(seen.discards), seen.ticket_deck_size)
        sections = {"board": _board(), "turn": encode(turn), "stock": encode(stock), "claimed": encode(_claimed(seen))}
        for number, player in enumerate(seen.players):
            sections[f"player/{number}"] = encode(_player(player))
        if seen.phase is Phase.OVER:
            sections["end"] = encode(_end(seen))
        return sections

    def own(self, view: object) -> Mapping[str, bytes]:
        seen = cast(View, view)
        return {"hand": encode(HandPicture(seen.hand)), "tickets": encode(_tickets(seen))}

    def offers(self, view: object, seat: int, moves: Sequence[object]) -> bytes:
        del view, seat
        return b"[" + b",".join([_offer(move) for move in cast("Sequence[Move]", moves)]) + b"]"

    def parts(self, move: object, seat: int, seats: int) -> bytes:
        del seat, seats
        return encode(_parts(cast(Move, move)))

    def concerned(self, events: Iterable[Event], seats: int) -> Concerned:
        found: set[int] = set()
        for event in events:
            if isinstance(event, _FOR_ALL):
                return everybody(seats)
            # A turn may have passed on to the next seat, which no event says.
            seat = getattr(event, "seat", None)
            if isinstance(seat, int):
                found |= {seat, (seat + 1) % seats}
        return Concerned(frozenset(found), frozenset(found))

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING)

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        del seats, by, to, move
        return False


PICTURE = RidePicture()


@lru_cache
def _board() -> bytes:
    places = tuple(PlacePicture(place, place.full_name, place in ATTRACTIONS) for place in Place)
    routes = tuple(
        RoutePicture(
            route,
            route.ends,
            route.length,
            None if route.is_grey else route.colours[0],
            route.points,
            route.twin,
        )
        for route in ROUTES
    )
    return encode(BoardPicture(places, routes, TAXIS))


def _claimed(view: View) -> ClaimedPicture:
    owners = {route: seat for seat, player in enumerate(view.players) for route in player.routes}
    # With two players a claimed half closes the other for both (rule 5.7).
    closed = twins(_all_claimed(view)) & ~_all_claimed(view) if view.seats == 2 else 0
    return ClaimedPicture(owners, routes_in(closed))


def _player(seen: PlayerSeen) -> PlayerPicture:
    return PlayerPicture(seen.taxis, seen.hand_size, seen.known, seen.tickets, seen.shown, seen.has_chosen, seen.points)


def _tickets(view: View) -> TicketsPicture:
    if view.seat is None:
        return TicketsPicture((), (), ())
    own, claimed = _mask(view.players[view.seat].routes), _all_claimed(view)
    kept, shown = (
        tuple([_ticket(explain_ticket(ticket, own, claimed, view.seats)) for ticket in tickets])
        for tickets in (view.tickets, view.shown)
    )
    return TicketsPicture(kept, shown, view.chosen)


def _ticket(explained: TicketExplained) -> TicketPicture:
    ticket, way = explained.ticket, explained.way
    return TicketPicture(
        ticket,
        ticket.ends,
        ticket.points,
        explained.done,
        way is not None,
        way.routes if way else (),
        way.missing if way else (),
        way.spaces if way else 0,
    )


def _end(view: View) -> EndPicture:
    routes = [_mask(player.routes) for player in view.players]
    tickets = [sum([ticket.bit for ticket in player.final_tickets]) for player in view.players]
    players = tuple(_final(player) for player in explain_players(routes, tickets))
    return EndPicture(final_outcome(routes, tickets), players)


def _final(player: PlayerExplained) -> FinalPlayer:
    score = player.score
    tickets = tuple(_ticket(ticket) for ticket in player.tickets)
    return FinalPlayer(
        player.routes, tickets, player.attractions, score.routes, score.tickets, score.completed, score.total
    )


@lru_cache(maxsize=1 << 10)
def _offer(move: Move) -> bytes:
    return encode({"move": format_move(move), "parts": _parts(move)})


def _parts(move: Move) -> KeepPart | TakePart | DrawPart | ClaimPart | TicketsPart | PassPart:
    match move:
        case KeepTickets(tickets):
            return KeepPart(tickets)
        case DrawFaceUp(card):
            return TakePart(card)
        case DrawBlind():
            return DrawPart()
        case Claim(route, cards):
            return ClaimPart(route, cards)
        case DrawTickets():
            return TicketsPart()
        case Pass():
            return PassPart()


def _all_claimed(view: View) -> RouteMask:
    return sum([_mask(player.routes) for player in view.players])


def _mask(routes: tuple[Route, ...]) -> RouteMask:
    return sum([route.bit for route in routes])
