"""Ticket to Ride: New York on the wire: the board, who owns what, and how far everybody's own tickets have come."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from tabletown.core.event import Event
from tabletown.core.game import Option
from tabletown.server.games.ticket_to_ride_new_york.parts import (
    BoardPicture,
    ClaimedPicture,
    ClaimPart,
    DrawPart,
    EndPicture,
    FinalPlayer,
    HandPicture,
    KeepPart,
    PassPart,
    PlacePicture,
    PlayerPicture,
    RoutePicture,
    StockPicture,
    TakePart,
    TicketPicture,
    TicketsPart,
    TicketsPicture,
    TurnPicture,
)
from tabletown.server.live.picture import Concerned, Legal, Unshared, everybody
from tabletown.ticket_to_ride_new_york import events as happened
from tabletown.ticket_to_ride_new_york.board import (
    ATTRACTIONS,
    ROUTES,
    TAXIS,
    Route,
    RouteMask,
    Stop,
    TicketMask,
)
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

SECTIONS = (
    BoardPicture,
    PlacePicture,
    RoutePicture,
    TurnPicture,
    StockPicture,
    ClaimedPicture,
    PlayerPicture,
    EndPicture,
    FinalPlayer,
    HandPicture,
    TicketsPicture,
    TicketPicture,
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


class RidePicture(Unshared):
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

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        del view, seat
        return b"[" + b",".join([_offer(move) for move in cast("Sequence[Move]", legal())]) + b"]"

    def parts(self, view: object, move: object, seat: int) -> bytes:
        del view, seat
        return encode(_parts(cast(Move, move)))

    def concerned(self, events: Iterable[Event], seats: int, options: Mapping[str, Option]) -> Concerned:
        del options
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

    def is_secret(self, view: object) -> bool:
        return cast(View, view).phase is Phase.CHOOSE


PICTURE = RidePicture()


@lru_cache
def _board() -> bytes:
    return encode(board_picture())


def board_picture() -> BoardPicture:
    places = tuple(PlacePicture(place, place.full_name, place in ATTRACTIONS) for place in Stop)
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
    return BoardPicture(places, routes, TAXIS)


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
    return end_picture(routes, tickets)


def end_picture(routes: Sequence[RouteMask], tickets: Sequence[TicketMask]) -> EndPicture:
    """Every point of every player, explained."""
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
