"""Which actions a seat may take, for all lanes at once: bool [actions, lanes], rows gathered and not lanes."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.loops import on_lanes
from tabletown.batch.ticket_to_ride_new_york.actions import ACTIONS, CLAIMS, LOW_ROUTES, high_bit, low_bit
from tabletown.batch.ticket_to_ride_new_york.cards import counts
from tabletown.batch.ticket_to_ride_new_york.lanes import (
    CHOOSE,
    HIGH,
    KEEP,
    LOW,
    SECOND_CARD,
    TURN,
    Lanes,
    Mover,
    mover_of,
)
from tabletown.ticket_to_ride_new_york.board import (
    FIRST_HALVES,
    GREY_FIRST_HALVES,
    ROUTES,
    SECOND_HALVES,
    RouteMask,
)
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, WILD_SHIFT, Card

_LONGEST = max(route.length for route in ROUTES)
_LENGTHS = np.array([route.length for route in ROUTES], np.int32)[:, None]
_LOW_MASK = (1 << LOW_ROUTES) - 1


class _ClaimRows(NamedTuple):
    """By claim: which rows of the conditions, worked out beforehand, it needs."""

    own: NDArray[np.intp]
    """Of “has at least so many of this colour”."""
    wilds: NDArray[np.intp]
    """Of “has at least so many wilds”."""
    route: NDArray[np.intp]


@cache
def _claim_rows() -> _ClaimRows:
    own, wilds = [], []
    for claim in CLAIMS:
        first = claim.cards[0]
        many = 0 if first is Card.WILD else claim.price >> first.shift & COUNT
        # The last row is true: it stands for none of any colour.
        own.append(COLOURS.index(first) * _LONGEST + many - 1 if many else len(COLOURS) * _LONGEST)
        wilds.append(claim.price >> WILD_SHIFT)
    return _ClaimRows(np.array(own), np.array(wilds), np.array([ROUTES.index(claim.route) for claim in CLAIMS]))


@cache
def _route_bits() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The bit of every route in the first and in the second mask: int32 [41, 1]."""
    low, high = ([bit(route) for route in ROUTES] for bit in (low_bit, high_bit))
    return np.array(low, np.int32)[:, None], np.array(high, np.int32)[:, None]


def legal_for(xp: ArrayNamespace, lanes: Lanes, seat: Array) -> Array:
    """bool [actions, lanes]: what a seat, by lane, may do now."""
    mover = mover_of(xp, lanes.players, seat)
    turns = xp.equal(lanes.turn, seat)
    first, second = (turns & xp.equal(lanes.phase, phase) for phase in (TURN, SECOND_CARD))
    keeps = turns & xp.equal(lanes.phase, KEEP)
    keeps = keeps | xp.equal(lanes.phase, CHOOSE) & (seat >= 0) & xp.equal(mover.chosen, 0)
    there = xp.not_equal(counts(xp, lanes.supply.display), 0)
    colours, wild = there[:-1] & (first | second), there[-1:] & first
    draw = (xp.not_equal(lanes.supply.deck, 0) & (first | second))[None]
    free = open_rows(xp, lanes, mover) & first
    claims = _payable(xp, mover) & xp.take(free, xp.asarray(_claim_rows().route), axis=0)
    tickets = (lanes.ticket_count > 0) & first
    stuck = first & xp.equal(lanes.supply.deck | lanes.supply.display | lanes.ticket_count, 0)
    # This is rare: only then it is worth asking whether any route can be claimed.
    passes = on_lanes(xp, stuck, lambda some: _Stuck(some.claims, ~xp.any(some.claims, axis=0)), _Stuck(claims, stuck))
    return xp.concatenate([colours, wild, draw, claims, xp.stack([tickets, passes.passes, keeps, keeps, keeps])])


class _Stuck(NamedTuple):
    """Lanes in which nothing can be drawn."""

    claims: Array
    passes: Array


def _payable(xp: ArrayNamespace, mover: Mover) -> Array:
    """By claim, whether the hand pays for it: bool [225, lanes]."""
    rows = _claim_rows()
    held = counts(xp, mover.hand).astype(xp.int8)
    lengths = xp.arange(1 + _LONGEST, dtype=xp.int8)[:, None]
    colours = (held[:-1, None] >= lengths[1:]).reshape((-1, held.shape[-1]))
    own = xp.concatenate([colours, xp.ones((1, held.shape[-1]), dtype=xp.bool_)])
    wilds = held[-1] >= lengths
    return xp.take(own, xp.asarray(rows.own), axis=0) & xp.take(wilds, xp.asarray(rows.wilds), axis=0)


def open_rows(xp: ArrayNamespace, lanes: Lanes, mover: Mover) -> Array:
    """By route, whether the seat may claim it as far as board and taxis go (rules 5.5 to 5.9): bool [41, lanes]."""
    parts = []
    for row, own, part in ((LOW, mover.low, _low), (HIGH, mover.high, _high)):
        claimed = lanes.players[0, row]
        for other in range(1, lanes.players.shape[0]):
            claimed = claimed | lanes.players[other, row]
        halved = claimed if lanes.players.shape[0] == 2 else own
        twins = (halved & part(FIRST_HALVES)) << 1 | (halved & part(SECOND_HALVES)) >> 1
        free = ~(claimed | twins)
        parts.append(free & ~((free & part(GREY_FIRST_HALVES)) << 1))
    low, high = (xp.asarray(bits) for bits in _route_bits())
    lengths = xp.asarray(_LENGTHS)
    return xp.not_equal(parts[0] & low | parts[1] & high, 0) & (mover.taxis >= lengths)


def _low(routes: RouteMask) -> int:
    return routes & _LOW_MASK


def _high(routes: RouteMask) -> int:
    return routes >> LOW_ROUTES


assert ACTIONS == len(Card) + 1 + len(CLAIMS) + 5
