"""Everything there is to know about a game in progress. Nobody at the table knows all of it: see `view`."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COUNT, Bundle, Card, size
from tabletown.ticket_to_ride_new_york.moves import Claim
from tabletown.ticket_to_ride_new_york.stock import Stock


class Phase(StrEnum):
    CHOOSE = "choose"
    """All seats at once choose their first tickets in secret."""
    TURN = "turn"
    SECOND_CARD = "second card"
    KEEP = "keep"
    """Two tickets were drawn: the seat whose turn it is keeps one or both."""
    OVER = "over"


# Player, Stock and State are named tuples: several are made for every move, and a frozen dataclass takes four times as
# long to make.


class Player(NamedTuple):
    hand: Bundle
    known: Bundle
    """Cards of the hand that everybody has seen her take."""
    held_over: Bundle
    """Cards of the hand at the last reshuffle that nobody had seen her take. All hands together were known then."""
    revealed: Bundle
    """Cards nobody had seen her take that she has paid with since."""
    routes: RouteMask
    taxis: int
    points: int
    """For routes, counted as they are claimed."""
    tickets: TicketMask
    shown: TicketMask
    """Tickets she is choosing from."""
    chosen: TicketMask
    """Her choice at set-up, secret until all have chosen."""

    @property
    def fresh(self) -> int:
        """How many cards she has drawn blind since the last reshuffle, spent ones included."""
        return size(self.hand) - size(self.known) - size(self.held_over) + size(self.revealed)


Players: TypeAlias = tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class TicketDraw:
    """Who was shown which tickets, and which she kept. The others went under the deck."""

    seat: Seat
    shown: TicketMask
    kept: TicketMask


@cache
def ticket_draw(seat: Seat, shown: TicketMask, kept: TicketMask) -> TicketDraw:
    """Made once and shared: there are at most 1,908 of them."""
    return TicketDraw(seat, shown, kept)


class State(NamedTuple):
    seed: str
    """For the reshuffles to come."""
    phase: Phase
    turn: Seat
    """Whose turn it is; before the game, who will start."""
    stock: Stock
    players: Players
    ticket_deck: tuple[Ticket, ...]
    """The next ticket first."""
    draws: tuple[TicketDraw, ...]
    """All tickets that were shown, in order, so that what a seat has seen can be told back."""
    turns_left: int | None
    """Turns of the last lap that are still to come; None before it."""
    passes: int
    """How many seats in a row have passed."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def claimed(self) -> RouteMask:
        routes = 0
        for player in self.players:
            routes |= player.routes
        return routes


# The changes that happen all the time, spelled out: `_replace` takes three times as long.


def with_player(players: Players, seat: Seat, player: Player) -> Players:
    return (*players[:seat], player, *players[seat + 1 :])


def with_card(p: Player, card: Card, *, seen: bool) -> Player:
    """A card more; `seen` if everybody saw which."""
    unit = card.unit
    known = p.known + unit if seen else p.known
    return Player(
        p.hand + unit, known, p.held_over, p.revealed, p.routes, p.taxis, p.points, p.tickets, p.shown, p.chosen
    )


def with_route(p: Player, claim: Claim) -> Player:
    """A route more, and its price less. The cards that everybody knows of are spent first: the rest stays certain."""
    known, unseen = p.known, 0
    for card in claim.cards:
        if known >> card.shift & COUNT:
            known -= card.unit
        else:
            unseen += card.unit
    held_over, revealed = p.held_over, p.revealed
    if unseen and p.fresh:
        revealed += unseen
    else:
        # Without a blind draw since the reshuffle, they can only be cards she held then.
        held_over -= unseen
    route = claim.route
    return Player(
        p.hand - claim.price,
        known,
        held_over,
        revealed,
        p.routes | route.bit,
        p.taxis - route.length,
        p.points + route.points,
        p.tickets,
        p.shown,
        p.chosen,
    )


def with_tickets(p: Player, tickets: TicketMask, shown: TicketMask, chosen: TicketMask) -> Player:
    return Player(p.hand, p.known, p.held_over, p.revealed, p.routes, p.taxis, p.points, tickets, shown, chosen)


def after_reshuffle(players: Players) -> Players:
    """The deck is known to be the discards now, so all that was ever drawn blind must be in the hands (rule 9.4)."""
    return tuple(
        Player(p.hand, p.known, p.hand - p.known, 0, p.routes, p.taxis, p.points, p.tickets, p.shown, p.chosen)
        for p in players
    )
