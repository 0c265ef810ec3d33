"""Possible worlds for a View, in which the others hold tickets and cards that fit each other and their routes."""

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from math import exp

from tabletown.bots.ticket_to_ride_new_york.courses import courses
from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, length_of, link_mask, points_of, ways
from tabletown.bots.ticket_to_ride_new_york.plans import PACE, Plan, halves, price_of, turns_for
from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.board import RouteMask, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.cards import Bundle
from tabletown.ticket_to_ride_new_york.network import open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.worlds import resample

OFTEN = 3
"""Worlds that are made for every world that is wanted."""
TRUST = 4.5
"""How much likelier a ticket is that is connected than one that no route helps, as a power of e."""
SENSE = 0.3
"""The same for every point that somebody can expect: players draw for their tickets, and keep those that pay."""
LOOKED_AT = 8
"""Courses for the tickets of somebody else."""


def imagine(view: View, count: int, stream: Stream) -> list[State]:
    """Worlds that fit the View: more than are wanted are made, and those that make more sense are chosen more often."""
    worlds = [resample(view, stream) for _ in range(OFTEN * count)]
    if view.phase is Phase.CHOOSE:
        return worlds[:count]
    sense = [_sense(view, world) for world in worlds]
    best = max(sense)
    weights = list(accumulate([exp(each - best) for each in sense]))
    places = [(place + 0.5) / count * weights[-1] for place in range(count)]
    return [worlds[min(bisect(weights, place), len(worlds) - 1)] for place in places]


def _sense(view: View, world: State) -> float:
    """How well the others' tickets fit their routes and their hands, as a power of e."""
    found = 0.0
    for seat, player in enumerate(world.players):
        if seat != view.seat:
            own, openings = link_mask(player.routes), open_routes(player.routes, world.claimed, world.seats)
            found += TRUST * sum([helped(ticket, own) for ticket in tickets_in(player.tickets)])
            found += SENSE * _expected(player, own, openings)
    return found


def _expected(player: Player, own: LinkMask, openings: RouteMask) -> float:
    """Points for the tickets that somebody holds, with the course that is best for her hand."""
    found = courses(own, link_mask(openings), player.tickets, player.taxis)[:LOOKED_AT]
    best = max([_profit(links, tickets, openings, player.hand) for links, tickets in found])
    return best - sum([t.points * (1 - 2 * (helped(t, own) == 1)) for t in tickets_in(player.tickets)])


def _profit(links: LinkMask, tickets: TicketMask, openings: RouteMask, hand: Bundle) -> float:
    """What a course brings beyond its turns."""
    plan = _plan(links, tickets, openings & halves(links))
    return plan.worth - PACE * turns_for(plan, hand)


@lru_cache(maxsize=1 << 14)
def _plan(links: LinkMask, tickets: TicketMask, openings: RouteMask) -> Plan:
    worth = points_of(links) + 2 * sum([ticket.points for ticket in tickets_in(tickets)])
    return Plan(links, worth, links.bit_count(), price_of(links, openings))


@lru_cache(maxsize=1 << 14)
def helped(ticket: Ticket, own: LinkMask) -> float:
    """The part of the shortest way that the routes have saved: 1 if the ticket is connected."""
    shortest = length_of(ways(ticket)[0])
    return 1 - min([length_of(way & ~own) for way in ways(ticket)]) / shortest
