"""Points: routes, tickets, attractions; who wins, and what decided it (rules 8.1 to 8.6)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletown.core.outcome import Outcome, rank
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, RouteMask, Stop, StopMask, TicketMask
from tabletown.ticket_to_ride_new_york.network import connects, routes_in, tickets_in, touched

COMPARISONS = ("points", "completed tickets")

_ATTRACTIONS: StopMask = sum(place.bit for place in ATTRACTIONS)


class Score(NamedTuple):
    """The points of one player, and the tickets that break a tie."""

    routes: int
    tickets: int
    attractions: int
    completed: int

    @property
    def total(self) -> int:
        return self.routes + self.tickets + self.attractions


def score(routes: RouteMask, tickets: TicketMask) -> Score:
    done = completed(routes, tickets)
    won = sum([ticket.points for ticket in tickets_in(done)])
    lost = sum([ticket.points for ticket in tickets_in(tickets & ~done)])
    seen = (touched(routes) & _ATTRACTIONS).bit_count()
    return Score(route_points(routes), won - lost, seen, done.bit_count())


def route_points(routes: RouteMask) -> int:
    return sum([route.points for route in routes_in(routes)])


@lru_cache(maxsize=1 << 10)
def completed(routes: RouteMask, tickets: TicketMask) -> TicketMask:
    """The tickets that these routes connect without a gap."""
    return sum([ticket.bit for ticket in tickets_in(tickets) if connects(routes, ticket)])


def attractions(routes: RouteMask) -> tuple[Stop, ...]:
    places = touched(routes)
    return tuple(place for place in ATTRACTIONS if places & place.bit)


def final_outcome(routes: Sequence[RouteMask], tickets: Sequence[TicketMask]) -> Outcome:
    scores = [score(own, held) for own, held in zip(routes, tickets, strict=True)]
    totals = [each.total for each in scores]
    return rank(totals, COMPARISONS, [(each.total, each.completed) for each in scores])
