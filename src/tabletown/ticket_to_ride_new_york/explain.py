"""Why a player has the points she has: every route, ticket and attraction (rule 8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.ticket_to_ride_new_york.board import Route, RouteMask, Stop, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.network import Way, cheapest_way, connects, open_routes, routes_in, tickets_in
from tabletown.ticket_to_ride_new_york.scoring import Score, attractions, score


@dataclass(frozen=True, slots=True)
class TicketExplained:
    ticket: Ticket
    done: bool
    points: int
    """Below zero for a ticket that is not completed."""
    way: Way | None
    """The connection, or the one with the fewest spaces missing; None if the others have closed every way."""


@dataclass(frozen=True, slots=True)
class PlayerExplained:
    routes: tuple[Route, ...]
    tickets: tuple[TicketExplained, ...]
    attractions: tuple[Stop, ...]
    score: Score


def explain_players(routes: Sequence[RouteMask], tickets: Sequence[TicketMask]) -> tuple[PlayerExplained, ...]:
    """Seat by seat; routes, tickets and attractions add up to the total."""
    claimed = 0
    for own in routes:
        claimed |= own
    return tuple(
        PlayerExplained(
            routes_in(own),
            tuple(explain_ticket(ticket, own, claimed, len(routes)) for ticket in tickets_in(held)),
            attractions(own),
            score(own, held),
        )
        for own, held in zip(routes, tickets, strict=True)
    )


def explain_ticket(ticket: Ticket, own: RouteMask, claimed: RouteMask, seats: int) -> TicketExplained:
    done = connects(own, ticket)
    way = cheapest_way(ticket, own, open_routes(own, claimed, seats))
    return TicketExplained(ticket, done, ticket.points if done else -ticket.points, way)
