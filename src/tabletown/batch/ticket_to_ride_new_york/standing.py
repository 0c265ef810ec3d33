"""Points and ranks in arrays (rules 8.1 to 8.6)."""

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.contract import Standing, rank_keys
from tabletown.batch.ticket_to_ride_new_york.lanes import OVER, POINTS, TICKETS, Lanes
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, TICKETS as ALL_TICKETS, Stop

_PLACES = {stop: number for number, stop in enumerate(Stop)}
_ENDS = np.array([[_PLACES[end] for end in ticket.ends] for ticket in ALL_TICKETS], np.int32)
_WORTH = np.array([ticket.points for ticket in ALL_TICKETS], np.int32)
_BITS = np.array([ticket.bit for ticket in ALL_TICKETS], np.int32)[:, None]
_SIGHTS = np.array([_PLACES[stop] for stop in ATTRACTIONS], np.int32)


def standing(xp: ArrayNamespace, lanes: Lanes) -> Standing:
    done = connected(xp, lanes.reach)
    held = ticket_rows(xp, lanes.players[:, TICKETS])
    worth = xp.asarray(_WORTH)[:, None]
    tickets = xp.sum(xp.where(held, xp.where(done, worth, -worth), 0), axis=1, dtype=xp.int32)
    sights = xp.take(lanes.reach, xp.asarray(_SIGHTS), axis=1)
    # A place that no route touches reaches nothing but itself.
    alone = xp.asarray((1 << _SIGHTS).astype(np.int16))[:, None]
    seen = xp.sum(xp.not_equal(sights, alone), axis=1, dtype=xp.int32)
    totals = lanes.players[:, POINTS] + tickets + seen
    completed = xp.sum(held & done, axis=1, dtype=xp.int32)
    keys = xp.stack([totals, completed])
    return Standing(xp.equal(lanes.phase, OVER), totals.T, keys.T, rank_keys(xp, keys).T)


def connected(xp: ArrayNamespace, reach: Array) -> Array:
    """By ticket, whether the network connects it: bool [..., 18, lanes] of [..., 15, lanes]."""
    ends = xp.take(reach, xp.asarray(_ENDS[:, 0]), axis=reach.ndim - 2)
    return xp.not_equal(ends & xp.asarray((1 << _ENDS[:, 1]).astype(np.int16))[:, None], 0)


def ticket_rows(xp: ArrayNamespace, mask: Array) -> Array:
    """Masks of tickets, one row for every ticket: bool [..., 18, lanes] of [..., lanes]."""
    return xp.not_equal(xp.expand_dims(mask, axis=mask.ndim - 1) & xp.asarray(_BITS), 0)
