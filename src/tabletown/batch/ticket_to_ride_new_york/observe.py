"""What a seat may know, as numbers: from lanes, and from a View alone, which is the witness."""

from collections.abc import Sequence

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.ticket_to_ride_new_york.actions import high_bit, low_bit
from tabletown.batch.ticket_to_ride_new_york.cards import counts, size
from tabletown.batch.ticket_to_ride_new_york.lanes import (
    HELD_OVER,
    OVER,
    PHASES,
    Lanes,
    Mover,
    Supply,
    mover_of,
    seat_rows,
)
from tabletown.batch.ticket_to_ride_new_york.standing import connected, ticket_rows
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.view import PlayerSeen, View

VERSION = 1
"""Of the observation: grows whenever a number of it means something else."""
_MOST = 127
"""What an int8 holds: a game has hardly ever as many decks."""

_LOW_BITS = np.array([low_bit(route) for route in ROUTES], np.int32)[:, None]
_HIGH_BITS = np.array([high_bit(route) for route in ROUTES], np.int32)[:, None]

_TABLE = (
    *(("phase", len(PHASES)), ("turn", 0), ("turns left", 1), ("passes", 1)),
    *(("display", 7), ("discards", 7), ("swept", 7), ("held over", 7)),
    *(("deck size", 1), ("shuffles", 1), ("ticket deck size", 1)),
)
_PLAYER = (
    *(("hand size", 1), ("known", 7), ("held over", 1), ("revealed", 7), ("routes", len(ROUTES)), ("taxis", 1)),
    *(("points", 1), ("tickets", 1), ("shown", 1), ("has chosen", 1), ("final tickets", len(TICKETS))),
)
_OWN = (
    *(("hand", 7), ("own held over", 7)),
    *((name, len(TICKETS)) for name in ("tickets", "completed", "shown", "chosen", "returned")),
)


def layout(seats: int) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in order, and how many numbers each has. Players come from the viewer on."""
    table = [(name, seats if name == "turn" else width) for name, width in _TABLE]
    players = [(f"player {seat}: {name}", width) for seat in range(seats) for name, width in _PLAYER]
    return (*table, *players, *((f"own {name}", width) for name, width in _OWN))


def features(seats: int) -> int:
    return sum(width for _, width in layout(seats))


def observe(xp: ArrayNamespace, lanes: Lanes, seat: Array) -> Array:
    """int8 [lanes, features]; an onlooker, who sits where the first seat does, where the seat is NOBODY."""
    seats = lanes.players.shape[0]
    viewer = xp.maximum(seat, 0)
    around = [_around(xp, viewer, number, seats) for number in range(seats)]
    movers = [mover_of(xp, lanes.players, other) for other in around]
    parts = [*_table_rows(xp, lanes, around)]
    over = xp.equal(lanes.phase, OVER)
    for mover in movers:
        parts += _player_rows(xp, mover, over)
    done = connected(xp, seat_rows(xp, lanes.reach, viewer))
    parts += [xp.where(seat >= 0, part, 0) for part in _own_rows(xp, movers[0], done)]
    return xp.concatenate([part.astype(xp.int8) for part in parts]).T


def _around(xp: ArrayNamespace, viewer: Array, number: int, seats: int) -> Array:
    """The seat so many places after the viewer."""
    return xp.where(viewer + number >= seats, viewer + number - seats, viewer + number)


def _table_rows(xp: ArrayNamespace, lanes: Lanes, around: Sequence[Array]) -> list[Array]:
    supply: Supply = lanes.supply
    held_over = xp.sum(lanes.players[:, HELD_OVER], axis=0, dtype=xp.int32)
    bundles = [supply.display, supply.discards, supply.swept, held_over]
    return [
        xp.equal(lanes.phase, xp.arange(len(PHASES), dtype=xp.int32)[:, None]),
        xp.stack([xp.equal(lanes.turn, other) for other in around]),
        xp.stack([lanes.turns_left, lanes.passes]),
        *(counts(xp, bundle) for bundle in bundles),
        xp.stack([size(supply.deck), xp.minimum(supply.shuffles, _MOST), lanes.ticket_count]),
    ]


def _player_rows(xp: ArrayNamespace, mover: Mover, over: Array) -> list[Array]:
    low, high = xp.asarray(_LOW_BITS), xp.asarray(_HIGH_BITS)
    chosen = xp.not_equal(mover.chosen, 0).astype(xp.int32)
    held, shown = (xp.bitwise_count(mask).astype(xp.int32) for mask in (mover.tickets, mover.shown))
    return [
        size(mover.hand)[None],
        counts(xp, mover.known),
        size(mover.held_over)[None],
        counts(xp, mover.revealed),
        xp.not_equal(mover.low & low | mover.high & high, 0),
        xp.stack([mover.taxis, mover.points, held, shown, chosen]),
        ticket_rows(xp, mover.tickets) & over,
    ]


def _own_rows(xp: ArrayNamespace, mover: Mover, done: Array) -> list[Array]:
    held = ticket_rows(xp, mover.tickets)
    rest = [ticket_rows(xp, mask) for mask in (mover.shown, mover.chosen, mover.returned)]
    return [counts(xp, mover.hand), counts(xp, mover.held_over), held, held & done, *rest]


def observe_view(view: View) -> tuple[int, ...]:
    """The same numbers, from nothing but what a seat may know."""
    viewer = 0 if view.seat is None else view.seat
    around = [(viewer + number) % view.seats for number in range(view.seats)]
    found = [int(view.phase is phase) for phase in PHASES]
    found += [int(view.turn == seat) for seat in around]
    found += [-1 if view.turns_left is None else view.turns_left, view.passes]
    for cards in (view.display, view.discards, view.swept, view.held_over):
        found += _kinds(cards)
    found += [view.deck_size, min(view.shuffles, _MOST), view.ticket_deck_size]
    for seat in around:
        found += _player_numbers(view.players[seat])
    found += [*_kinds(view.hand), *_kinds(view.own_held_over)]
    back: set[str] = set()
    for draw in view.draws:
        if draw.seat == view.seat:
            back |= set(draw.shown_tickets) - set(draw.kept_tickets)
    for tickets in (view.tickets, view.completed, view.shown, view.chosen, tuple(back)):
        found += _each_ticket(tickets)
    return tuple(found)


def _player_numbers(seen: PlayerSeen) -> list[int]:
    numbers = [seen.hand_size, *_kinds(seen.known), seen.held_over, *_kinds(seen.revealed)]
    numbers += [int(route in seen.routes) for route in ROUTES]
    numbers += [seen.taxis, seen.points, seen.tickets, seen.shown, int(seen.has_chosen)]
    return numbers + _each_ticket(seen.final_tickets)


def _kinds(cards: Sequence[str]) -> list[int]:
    return [cards.count(card) for card in Card]


def _each_ticket(tickets: Sequence[str]) -> list[int]:
    return [int(ticket in tickets) for ticket in TICKETS]
