"""What a View says, in the numbers that bots count with."""

from dataclasses import dataclass
from functools import cached_property

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, link_mask
from tabletown.ticket_to_ride_new_york.board import RouteMask, TicketMask
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, COUNT, Bundle, Card, bundle
from tabletown.ticket_to_ride_new_york.network import open_routes
from tabletown.ticket_to_ride_new_york.view import View

END_AT = 2
"""Taxis that begin the last lap."""


@dataclass(frozen=True)
class Reading:
    """One seat's View."""

    view: View
    seat: int
    hand: Bundle
    own: RouteMask
    claimed: RouteMask
    tickets: TicketMask
    taxis: int

    def held(self, card: Card) -> int:
        """How many of these cards are in hand."""
        return self.hand >> card.shift & COUNT

    @cached_property
    def openings(self) -> RouteMask:
        return open_routes(self.own, self.claimed, self.view.seats)

    @cached_property
    def own_links(self) -> LinkMask:
        return link_mask(self.own)

    @cached_property
    def free_links(self) -> LinkMask:
        """Those of which a half can still be claimed."""
        return link_mask(self.openings)

    @cached_property
    def news(self) -> int:
        """Another number as soon as somebody has claimed something, or tickets have come."""
        return sum(player.points for player in self.view.players) + 1000 * len(self.view.tickets)

    @cached_property
    def unseen(self) -> Bundle:
        """Cards that may lie on top of the deck: all but those in this hand, in the display, discarded or known."""
        others = [seen.known for seat, seen in enumerate(self.view.players) if seat != self.seat]
        rest = ALL_CARDS - self.hand - bundle(self.view.display) - bundle(self.view.discards)
        return rest - sum([bundle(known) for known in others])

    @cached_property
    def turns(self) -> float:
        """About how many turns this seat will still have, this one included, as far as the others decide it."""
        left = self.view.turns_left
        if left is not None:
            return float(-(-left // self.view.seats))
        others = [p for seat, p in enumerate(self.view.players) if seat != self.seat]
        return 1.0 + min(turns_to_end(p.taxis, p.hand_size) for p in others)


def turns_to_end(taxis: int, hand: int) -> float:
    """About how many turns somebody needs to put all but a few taxis on the board."""
    spaces = max(0, taxis - END_AT)
    return spaces / 2.2 + max(0, spaces - hand) / 1.7


def read(view: View) -> Reading:
    if view.seat is None:
        raise ValueError("an onlooker has no move to choose")
    own = view.players[view.seat]
    routes = [sum([route.bit for route in player.routes]) for player in view.players]
    tickets = sum([ticket.bit for ticket in view.tickets])
    return Reading(view, view.seat, bundle(view.hand), routes[view.seat], sum(routes), tickets, own.taxis)
