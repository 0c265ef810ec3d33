"""New games in arrays (rules 2.1 to 2.3), by keys or by seeds of ours."""

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.chance import below, lane_keys, subkey, words
from tabletown.batch.streams import key_seeds, shuffled_by, stream_words
from tabletown.batch.ticket_to_ride_new_york.lanes import CHOOSE, NONE, Lanes, Supply
from tabletown.batch.ticket_to_ride_new_york.supply import seeded_order, settle, top_card, without_top
from tabletown.ticket_to_ride_new_york.board import TAXIS, TICKETS, Stop
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS

_TICKETS, _START = 1, 2
"""Numbers of the keys for what is not drawn from the deck."""


def deal_lanes(xp: ArrayNamespace, key: Array, lanes: int, seats: int, start: int | None, *, by_seeds: bool) -> Lanes:
    """`start` is the seat that starts; chance decides if there is none. With seeds, they spell the lanes' keys out."""
    keys = lane_keys(xp, key, lanes) if key.ndim == 1 else key
    zeros = xp.zeros((lanes,), dtype=xp.int32)
    supply = _first_supply(xp, keys, by_seeds=by_seeds)
    if by_seeds:
        order = _seeded_tickets(xp, supply.seed)
        first = _fair_below(xp, stream_words(xp, supply.seed, "start", None, 2), seats)
    else:
        order = _random_order(xp, subkey(xp, keys, _TICKETS), len(TICKETS))
        first = below(xp, words(xp, subkey(xp, keys, _START), 1, lanes)[0], zeros + seats)
    players = []
    everybody = xp.ones((lanes,), dtype=xp.bool_)
    for seat in range(seats):
        hand = zeros
        for _ in range(2):
            top = top_card(xp, supply)
            hand, supply = hand + top, without_top(xp, supply, everybody, top)
        shown = 1 << order[2 * seat] | 1 << order[2 * seat + 1]
        nothing = [zeros] * 5
        players.append(xp.stack([hand, *nothing, zeros + TAXIS, zeros, zeros, shown, zeros, zeros]))
    supply = settle(xp, supply, everybody)
    nobody = xp.full((2 * seats, lanes), NONE, dtype=xp.int8)
    alone = xp.asarray([stop.bit for stop in Stop], dtype=xp.int16)[:, None]
    return Lanes(
        zeros + CHOOSE,
        first if start is None else zeros + start,
        zeros + NONE,
        zeros,
        xp.stack(players),
        xp.broadcast_to(alone, (seats, len(Stop), lanes)),
        xp.concatenate([order[2 * seats :].astype(xp.int8), nobody]),
        zeros + len(TICKETS) - 2 * seats,
        xp.full((len(TICKETS), lanes), NONE, dtype=xp.int16),
        zeros,
        supply,
    )


def _first_supply(xp: ArrayNamespace, keys: Array, *, by_seeds: bool) -> Supply:
    lanes = keys.shape[-1]
    zeros = xp.zeros((lanes,), dtype=xp.int32)
    order, seed = xp.zeros((0, lanes), dtype=xp.int8), xp.zeros((0, lanes), dtype=xp.uint8)
    supply = Supply(zeros + ALL_CARDS, zeros, zeros, zeros, zeros + 1, order, keys, seed)
    if by_seeds:
        supply = supply._replace(key=xp.zeros((0, lanes), dtype=xp.uint32), seed=key_seeds(xp, keys))
        supply = supply._replace(order=seeded_order(xp, supply))
    return supply


def _seeded_tickets(xp: ArrayNamespace, seed: Array) -> Array:
    lanes, count = seed.shape[-1], len(TICKETS)
    numbers = xp.broadcast_to(xp.arange(count, dtype=xp.int32)[:, None], (count, lanes))
    whole = xp.full((lanes,), count, dtype=xp.int32)
    return shuffled_by(xp, stream_words(xp, seed, "tickets", None, count + 6), numbers, whole)


def _fair_below(xp: ArrayNamespace, two: Array, bound: int) -> Array:
    """`Stream.below`, of the first word that is fair."""
    last_fair = xp.asarray((1 << 32) - (1 << 32) % bound - 1, dtype=xp.uint32)
    word = xp.where(two[0] > last_fair, two[1], two[0])
    return (word % xp.asarray(bound, dtype=xp.uint32)).astype(xp.int32)


def _random_order(xp: ArrayNamespace, keys: Array, count: int) -> Array:
    """A random order for every lane, int32 [count, lanes]: ranks of random words, which takes no sorting."""
    drawn = words(xp, keys, count, keys.shape[-1])
    places = xp.arange(count, dtype=xp.uint32)[:, None]
    # The place in the low bits: no two words are equal.
    told_apart = drawn >> 5 << 5 | places
    return xp.sum(told_apart[None] < told_apart[:, None], axis=1, dtype=xp.int32)
