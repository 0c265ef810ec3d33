"""A policy by hand, in arrays, for nets to play against and to be looked at with.

It goes the quickest ways to its tickets: claims what lies on them, draws what they need, asks for tickets when it has
none left to do, and ends with whatever route brings most.
"""

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.ticket_to_ride_new_york.actions import CLAIMS
from tabletown.bots.nets.ticket_to_ride_new_york.layout import place_of
from tabletown.ticket_to_ride_new_york.board import ROUTES
from tabletown.ticket_to_ride_new_york.cards import COLOURS, WILD_SHIFT, Card

_ROUTE = np.array([ROUTES.index(claim.route) for claim in CLAIMS], np.int32)
_POINTS = np.array([route.points for route in ROUTES], np.float32)
_WILDS = np.array([claim.price >> WILD_SHIFT for claim in CLAIMS], np.float32)
_COLOUR = np.array([len(COLOURS) if c.cards[0] is Card.WILD else COLOURS.index(c.cards[0]) for c in CLAIMS], np.int32)
_GREY = np.array([claim.route.is_grey for claim in CLAIMS], np.float32)
_ENOUGH, _LONG_ENOUGH, _LONG_WAY = 4.0, 7.0, 11.0
"""Cards that a colour may be short of; taxis for another ticket; half turns that a second ticket may take."""


def liked_by_hand(xp: ArrayNamespace, rows: Array) -> Array:
    """float32 [lanes, actions]: the best is what it does."""

    def part(name: str) -> Array:
        return rows[:, place_of(name)].astype(xp.float32)

    # float32 [lanes, 1]: 1 with a ticket to complete; 1 in the last lap.
    busy = (part("open tickets") > 0).astype(xp.float32)
    late = part("last lap")
    # Routes, [lanes, 41]: those on a quick way first; points count little while a ticket is to be completed.
    on = (part("routes: on quick ways") > 0).astype(xp.float32)
    plain = xp.asarray(_POINTS) * (0.5 + 9.5 * (1.0 - busy) + 9.5 * late * busy) - 12.0 * busy * (1.0 - late)
    by_route = 60.0 * on + part("routes: worth of quick ways") + xp.asarray(_POINTS) * on + plain + 20.0
    # Claims, [lanes, 225]: by route, less for wilds, and for cards on a grey route that a coloured one needs.
    needs = part("colours of quick ways")
    wanted = xp.concatenate([needs, xp.zeros_like(busy)], axis=1)
    lost = xp.take(wanted, xp.asarray(_COLOUR), axis=1) * xp.asarray(_GREY)
    claims = xp.take(by_route, xp.asarray(_ROUTE), axis=1) - 2.0 * xp.asarray(_WILDS) - lost
    # Cards, [lanes, 6] by colour, [lanes, 1] for a wild and for the deck: what is missing, or what one has most of.
    hand = part("hand")
    many = part("grey of quick ways") > 0
    takes = 38.0 + 3.0 * xp.minimum(needs, _ENOUGH) + xp.where(many | xp.logical_not(busy > 0), hand[:, :-1], 0.0)
    draw = xp.zeros_like(busy) + 39.5
    wild = xp.zeros_like(busy) + 43.0
    # New tickets, with nothing left to do and taxis for it.
    free = (part("taxis") >= _LONG_ENOUGH) & xp.logical_not(busy > 0) & xp.logical_not(late > 0)
    tickets = xp.where(free, 70.0, 0.0)
    # Tickets that are shown, [lanes, 3] each: both if they are near, else the one with more points for its way.
    first, second = (part(f"{name}: points, taxis, half turns") for name in ("first", "second"))
    alone = [card[:, :1] - 0.5 * card[:, 2:] for card in (first, second)]
    both = xp.where(first[:, 2:] + second[:, 2:] <= _LONG_WAY, 50.0, -50.0)
    nothing = xp.zeros_like(busy) - 90.0
    return xp.concatenate([takes, wild, draw, claims, tickets, nothing, both, *alone], axis=1)
