"""Many lanes that somebody with a given View cannot tell from the real game: `resample` in arrays."""

from typing import cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, Int32s
from tabletown.batch.chance import lane_keys, subkey, words
from tabletown.batch.loops import each
from tabletown.batch.streams import key_seeds
from tabletown.batch.ticket_to_ride_new_york.convert import lanes_of, reach_of, split_routes
from tabletown.batch.ticket_to_ride_new_york.lanes import NONE, PHASES, Lanes, Supply
from tabletown.batch.ticket_to_ride_new_york.possible_cards import CardWorlds, deal_unseen
from tabletown.batch.ticket_to_ride_new_york.possible_tickets import TicketWorlds, tell_tickets
from tabletown.batch.ticket_to_ride_new_york.supply import whole_order
from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.board import Ticket
from tabletown.ticket_to_ride_new_york.cards import bundle
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import PlayerSeen, View
from tabletown.ticket_to_ride_new_york.worlds import resample

_CARDS, _TICKETS, _CHOICES, _FUTURE = range(4)
"""Numbers of the keys for what is drawn."""
_TRIES = 8
"""Times that lanes in which things did not fit are drawn anew; then the rules are asked, who look through all ways."""


def world_lanes(xp: ArrayNamespace, view: View, key: Array, lanes: int, *, by_seeds: bool) -> Lanes:
    """Lanes that look like this View: made with NumPy, whatever the library."""
    own = cast(Array, np.asarray(key))
    keys = lane_keys(NUMPY, own, lanes) if own.ndim == 1 else own
    cards = deal_unseen(view, subkey(NUMPY, keys, _CARDS), lanes)
    tickets = tell_tickets(view, subkey(NUMPY, keys, _TICKETS), lanes)
    found = _lanes(view, keys, cards, tickets, by_seeds=by_seeds)
    failed = np.flatnonzero(cards.failed | tickets.failed)
    for number in range(_TRIES):
        if failed.size == 0:
            break
        again = subkey(NUMPY, cast(Array, cast(NDArray[np.uint32], keys)[:, failed]), _FUTURE + 1 + number)
        some_cards = deal_unseen(view, subkey(NUMPY, again, _CARDS), failed.size)
        some_tickets = tell_tickets(view, subkey(NUMPY, again, _TICKETS), failed.size)
        some = _lanes(view, again, some_cards, some_tickets, by_seeds=by_seeds)
        found = each(lambda whole, part, rows=failed: _with(whole, rows, part), found, some)
        failed = failed[some_cards.failed | some_tickets.failed]
    if failed.size:
        streams = [Stream("worlds", str(np.asarray(keys)[:, lane].tolist())) for lane in failed]
        rest = lanes_of(NUMPY, [resample(view, stream) for stream in streams], by_seeds=by_seeds)
        found = each(lambda whole, part: _with(whole, failed, part), found, rest)
    return each(xp.asarray, found)


def _with(whole: Array, rows: NDArray[np.intp], part: Array) -> Array:
    changed = np.array(whole)
    changed[..., rows] = np.asarray(part)
    return cast(Array, changed)


def _lanes(view: View, keys: Array, cards: CardWorlds, tickets: TicketWorlds, *, by_seeds: bool) -> Lanes:
    lanes = cards.deck.shape[0]
    chosen = _chosen(view, keys, tickets.shown)
    players = np.zeros((view.seats, 12, lanes), np.int32)
    for seat, seen in enumerate(view.players):
        hidden = [tickets.tickets[seat], tickets.shown[seat], chosen[seat], tickets.returned[seat]]
        held = [cards.hands[seat], np.full(lanes, bundle(seen.known)), cards.held_over[seat]]
        for row, numbers in enumerate([*held, *_public(seen), *hidden]):
            players[seat, row] = numbers
    reach = np.array([reach_of(sum(route.bit for route in seen.routes)) for seen in view.players], np.int16)
    return Lanes(
        _same(PHASES.index(view.phase), lanes),
        _same(view.turn, lanes),
        _same(NONE if view.turns_left is None else view.turns_left, lanes),
        _same(view.passes, lanes),
        cast(Array, players),
        cast(Array, np.repeat(reach[:, :, None], lanes, axis=2)),
        cast(Array, tickets.order),
        _same(tickets.left, lanes),
        cast(Array, tickets.draws),
        _same(len(view.draws), lanes),
        _supply(view, keys, cards, by_seeds=by_seeds),
    )


def _public(seen: PlayerSeen) -> list[int]:
    """From `revealed` to `points`."""
    low, high = split_routes(sum(route.bit for route in seen.routes))
    return [bundle(seen.revealed), low, high, seen.taxis, seen.points]


def _supply(view: View, keys: Array, cards: CardWorlds, *, by_seeds: bool) -> Supply:
    lanes = cards.deck.shape[0]
    display, discards, swept = (_same(bundle(some), lanes) for some in (view.display, view.discards, view.swept))
    order, seed = (cast(Array, np.zeros((0, lanes), kind)) for kind in (np.int8, np.uint8))
    future = subkey(NUMPY, keys, _FUTURE)
    deck, shuffles = cast(Array, cards.deck), _same(view.shuffles, lanes)
    supply = Supply(deck, display, discards, swept, shuffles, order, future, seed)
    if not by_seeds:
        return supply
    none = cast(Array, np.zeros((0, lanes), np.uint32))
    return supply._replace(order=whole_order(NUMPY, supply), key=none, seed=key_seeds(NUMPY, future))


def _chosen(view: View, keys: Array, shown: Int32s) -> Int32s:
    """Secret choices at set-up: known to their owner, any to the others."""
    chosen = np.zeros_like(shown)
    if view.phase is not Phase.CHOOSE:
        return chosen
    thirds = np.asarray(words(NUMPY, subkey(NUMPY, keys, _CHOICES), view.seats, shown.shape[1])) % np.uint32(3)
    for seat, seen in enumerate(view.players):
        if not seen.has_chosen:
            continue
        first = shown[seat] & -shown[seat]
        any_of = np.where(thirds[seat] == 0, shown[seat], np.where(thirds[seat] == 1, first, shown[seat] - first))
        chosen[seat] = _mask(view.chosen) if seat == view.seat else any_of
    return chosen


def _mask(tickets: tuple[Ticket, ...]) -> int:
    return sum(ticket.bit for ticket in tickets)


def _same(number: int, lanes: int) -> Array:
    return cast(Array, np.full(lanes, number, np.int32))
