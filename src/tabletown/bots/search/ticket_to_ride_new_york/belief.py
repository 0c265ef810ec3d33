"""What somebody believes of the others' tickets: those that their routes help are likelier."""

from functools import lru_cache
from math import exp

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.ticket_to_ride_new_york.lanes import TICKETS as HELD
from tabletown.bots.ticket_to_ride_new_york.graph import LinkMask, length_of, link_mask, ways
from tabletown.ticket_to_ride_new_york.board import TICKETS, Ticket
from tabletown.ticket_to_ride_new_york.view import View

TRUST = 5.0
"""How much likelier a ticket is that is connected than one that no route helps, as a power of e: with 4.5 to 6 the
tickets that others really held are likeliest (games of `planner` and of the net)."""


def likely(view: View, players: NDArray[np.int32], count: int) -> NDArray[np.intp]:
    """Of worlds (`Lanes.players`, three or so for each that is wanted) so many: likelier ones are taken more often."""
    summed = np.cumsum(weights(view, players))
    places = (np.arange(count) + 0.5) / count * summed[-1]
    found: NDArray[np.intp] = np.minimum(np.searchsorted(summed, places, side="right"), len(summed) - 1)
    return found


def weights(view: View, players: NDArray[np.int32]) -> NDArray[np.float64]:
    """By world: how well the others' tickets fit their routes."""
    found = np.ones(players.shape[-1])
    for seat, seen in enumerate(view.players):
        if seat != view.seat:
            own = link_mask(sum(route.bit for route in seen.routes))
            for number, ticket in enumerate(TICKETS):
                holds = players[seat, HELD] >> number & 1
                found *= np.where(holds, _times(ticket, own), 1.0)
    return found


@lru_cache(maxsize=1 << 14)
def _times(ticket: Ticket, own: LinkMask) -> float:
    """Rounded, so that it is the same on every machine."""
    return round(exp(TRUST * helped(ticket, own)), 6)


def helped(ticket: Ticket, own: LinkMask) -> float:
    """The part of the shortest way that the routes have saved: 1 if the ticket is connected."""
    shortest = length_of(ways(ticket)[0])
    return 1 - min([length_of(way & ~own) for way in ways(ticket)]) / shortest
