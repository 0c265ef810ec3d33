"""The map for bots: places as numbers, links between them as bits, and every sensible way along them.

A link is what joins two places: one route, or the two halves of a double route, of which a player can own only one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import add, or_
from typing import TypeAlias

from tabletown.ticket_to_ride_new_york.board import (
    ATTRACTIONS,
    ROUTES,
    TAXIS,
    Route,
    RouteMask,
    StopMask,
    Ticket,
)
from tabletown.ticket_to_ride_new_york.network import routes_in

LinkMask: TypeAlias = int
"""A set of links, one bit each."""


@dataclass(frozen=True, slots=True)
class Link:
    bit: LinkMask
    routes: tuple[Route, ...]
    length: int
    points: int
    touches: StopMask
    halves: tuple[tuple[RouteMask, int, Route], ...]
    """For each route: its bit, and the shift of its colour in a bundle (`GREY` if any colour will do)."""


GREY = -1


def _links() -> tuple[Link, ...]:
    pairs = dict.fromkeys(route.ends for route in ROUTES)
    halves = [tuple(route for route in ROUTES if route.ends == ends) for ends in pairs]
    return tuple(
        Link(1 << number, routes, routes[0].length, routes[0].points, routes[0].touches, tuple(map(_half, routes)))
        for number, routes in enumerate(halves)
    )


def _half(route: Route) -> tuple[RouteMask, int, Route]:
    return route.bit, GREY if route.is_grey else route.colours[0].shift, route


LINKS = _links()
LINK_OF = {route: link for link in LINKS for route in link.routes}
SIGHTS: StopMask = sum(place.bit for place in ATTRACTIONS)

_HALF = 15
_LOW = (1 << _HALF) - 1


def _by_half(worth: Callable[[Link], int], together: Callable[[int, int], int]) -> list[list[int]]:
    """By set of links of either half: what all of them are worth together."""
    tables = []
    for half in (LINKS[:_HALF], LINKS[_HALF:]):
        table = [0] * (1 << len(half))
        for links in range(1, len(table)):
            low = links & -links
            table[links] = together(table[links ^ low], worth(half[low.bit_length() - 1]))
        tables.append(table)
    return tables


# Sets of links are added up in two halves: two tables of 32,768 numbers each answer for every set.
_LENGTHS = _by_half(lambda link: link.length, add)
_POINTS = _by_half(lambda link: link.points, add)
_PLACES = _by_half(lambda link: link.touches, or_)


def length_of(links: LinkMask) -> int:
    """Taxis for all of them."""
    return _LENGTHS[0][links & _LOW] + _LENGTHS[1][links >> _HALF]


def points_of(links: LinkMask) -> int:
    return _POINTS[0][links & _LOW] + _POINTS[1][links >> _HALF]


def places_of(links: LinkMask) -> StopMask:
    """All that they touch."""
    return _PLACES[0][links & _LOW] | _PLACES[1][links >> _HALF]


def sights_of(links: LinkMask) -> StopMask:
    """The attractions among them."""
    return places_of(links) & SIGHTS


@lru_cache(maxsize=1 << 15)
def links_in(links: LinkMask) -> tuple[Link, ...]:
    return tuple([link for link in LINKS if links & link.bit])


@lru_cache(maxsize=1 << 15)
def link_mask(routes: RouteMask) -> LinkMask:
    """The links of a set of routes."""
    mask = 0
    for route in routes_in(routes):
        mask |= LINK_OF[route].bit
    return mask


@cache
def ways(ticket: Ticket) -> tuple[LinkMask, ...]:
    """All ways from end to end that visit no place twice and that a full set of taxis can pay for, shortest first."""
    start, goal = (place.bit for place in ticket.ends)
    found: list[LinkMask] = []
    waiting = [(start, start, 0, 0)]
    while waiting:
        place, seen, links, length = waiting.pop()
        if place == goal:
            found.append(links)
            continue
        for link in LINKS:
            there = link.touches ^ place
            if link.touches & place and not there & seen and length + link.length <= TAXIS:
                waiting.append((there, seen | there, links | link.bit, length + link.length))
    return tuple(sorted(found, key=lambda links: (length_of(links), links)))


ALL = 1000
"""More ways than any ticket has."""


@lru_cache(maxsize=1 << 15)
def missing_ways(ticket: Ticket, own: LinkMask, free: LinkMask, taxis: int, most: int) -> tuple[LinkMask, ...]:
    """What could be added to connect a ticket, shortest first, nothing superfluous; `(0,)` if it is connected.

    The shortest `most` of them.
    """
    shut = ~(own | free)
    lacking = {way & ~own for way in ways(ticket) if not way & shut}
    if 0 in lacking:
        return (0,)
    found: list[LinkMask] = []
    for length, links in sorted([(length_of(links), links) for links in lacking]):
        if length > taxis or len(found) == most:
            break
        for less in found:
            if less & links == less:
                break
        else:
            found.append(links)
    return tuple(found)
