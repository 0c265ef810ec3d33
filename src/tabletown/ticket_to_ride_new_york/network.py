"""Sets of routes: what is still open, what is connected, and the cheapest way to connect the rest."""

from dataclasses import dataclass
from functools import lru_cache

from tabletown.ticket_to_ride_new_york.board import (
    ALL_ROUTES,
    FIRST_HALVES,
    GREY_FIRST_HALVES,
    ROUTES,
    SECOND_HALVES,
    TAXIS,
    TICKETS,
    Route,
    RouteMask,
    Stop,
    StopMask,
    Ticket,
    TicketMask,
)

WITHIN: tuple[RouteMask, ...] = tuple(
    sum(route.bit for route in ROUTES if route.length <= taxis) for taxis in range(TAXIS + 1)
)
"""By taxis left: the routes that are short enough (rule 5.5)."""


@dataclass(frozen=True, slots=True)
class Way:
    """Routes from one end of a ticket to the other, in order; `missing` are those that the player does not own."""

    routes: tuple[Route, ...]
    missing: tuple[Route, ...]

    @property
    def spaces(self) -> int:
        """Taxis that the missing part takes."""
        return sum(route.length for route in self.missing)


@lru_cache(maxsize=4096)
def routes_in(routes: RouteMask) -> tuple[Route, ...]:
    return tuple(route for route in ROUTES if routes & route.bit)


@lru_cache(maxsize=4096)
def tickets_in(tickets: TicketMask) -> tuple[Ticket, ...]:
    return tuple(ticket for ticket in TICKETS if tickets & ticket.bit)


def twins(routes: RouteMask) -> RouteMask:
    """The other halves of all double routes in a set."""
    return (routes & FIRST_HALVES) << 1 | (routes & SECOND_HALVES) >> 1


def open_routes(own: RouteMask, claimed: RouteMask, seats: int) -> RouteMask:
    """What a player may still claim as far as the board goes (rules 5.6 to 5.8)."""
    return ALL_ROUTES & ~(claimed | twins(claimed if seats == 2 else own))


def listed(routes: RouteMask) -> RouteMask:
    """Of two open grey halves, which are alike, only the first (rule 5.9)."""
    return routes & ~((routes & GREY_FIRST_HALVES) << 1)


@lru_cache(maxsize=1 << 9)
def regions(routes: RouteMask) -> tuple[StopMask, ...]:
    """The connected parts of a network, as sets of places."""
    parts: list[StopMask] = []
    for route in routes_in(routes):
        joined = route.touches
        apart = []
        for part in parts:
            if part & route.touches:
                joined |= part
            else:
                apart.append(part)
        parts = [*apart, joined]
    return tuple(parts)


def connects(routes: RouteMask, ticket: Ticket) -> bool:
    return any(part & ticket.touches == ticket.touches for part in regions(routes))


def touched(routes: RouteMask) -> StopMask:
    places = 0
    for part in regions(routes):
        places |= part
    return places


def cheapest_way(ticket: Ticket, own: RouteMask, others: RouteMask) -> Way | None:
    """The way with the fewest further spaces, then routes, then spaces of one's own; None if there is none left."""
    start, goal = ticket.ends
    waiting: list[tuple[int, int, int, tuple[Route, ...], Stop]] = [(0, 0, 0, (), start)]
    settled: set[Stop] = set()
    while waiting:
        nearest = min(waiting)
        waiting.remove(nearest)
        spaces, count, length, path, place = nearest
        if place is goal:
            return Way(path, tuple(route for route in path if not own & route.bit))
        if place in settled:
            continue
        settled.add(place)
        for route in routes_in(own | others):
            if place in route.ends:
                there = route.ends[1] if place is route.ends[0] else route.ends[0]
                missing = not own & route.bit
                step = (spaces + missing * route.length, count + missing, length + route.length, (*path, route), there)
                waiting.append(step)
    return None
