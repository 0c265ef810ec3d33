"""Tickets nobody holds yet: what each would be worth to a network, and what two new ones promise."""

from collections.abc import Sequence
from functools import lru_cache

from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, length_of, missing_ways, points_of
from tabletown.bots.ticket_to_ride_new_york.plans import MOST_WAYS, PACE, PER_CARD, PICKY
from tabletown.ticket_to_ride_new_york.board import TICKETS, Ticket, TicketMask

LOOKED_AT = 6
"""Ways for each ticket."""


def ticket_value(ticket: Ticket, network: LinkMask, free: LinkMask, taxis: int, turns: float) -> float:
    """Points, less the turns for connecting it; at the worst it stays open."""
    best = -float(ticket.points)
    for way in missing_ways(ticket, network, free, taxis, MOST_WAYS)[:LOOKED_AT]:
        needed = way.bit_count() + (PER_CARD + PICKY) * length_of(way)
        if needed <= turns:
            best = max(best, ticket.points + points_of(way) - PACE * needed)
    return best


def value_of_two(values: Sequence[float]) -> float:
    """What the better choice from two of these is worth on average: one must be kept, both may be."""
    total = 0.0
    for place, one in enumerate(values):
        for other in values[:place]:
            total += one + other if one > 0 and other > 0 else max(one, other)
    pairs = len(values) * (len(values) - 1) / 2
    return total / pairs if pairs else sum(values)


@lru_cache(maxsize=1 << 14)
def draw_value(network: LinkMask, free: LinkMask, known: TicketMask, taxis: int, turns: int) -> float:
    """What a look at two new tickets is worth to a network that will stand; `known` ones cannot come."""
    unknown = [ticket for ticket in TICKETS if not ticket.bit & known]
    values = [ticket_value(ticket, network, free, taxis, turns) for ticket in unknown]
    return value_of_two(values) if values else -1e9
