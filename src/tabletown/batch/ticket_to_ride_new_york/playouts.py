"""Random games to their end: one legal action out of all, lane by lane."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, apart, pick
from tabletown.batch.chance import below, lane_keys
from tabletown.batch.contract import NOBODY
from tabletown.batch.loops import on_lanes, while_any
from tabletown.batch.ticket_to_ride_new_york.lanes import CHOOSE, CHOSEN, OVER, Lanes
from tabletown.batch.ticket_to_ride_new_york.legal import legal_for
from tabletown.batch.ticket_to_ride_new_york.supply import card_word
from tabletown.batch.ticket_to_ride_new_york.turns import play

_GROUP = 14
"""Actions that are counted together before one of them is picked: 238 are 17 times as many."""
_FEW = 32
"""With this few lanes, those that are over are not taken out any more."""


class _Playing(NamedTuple):
    lanes: Lanes
    keys: Array
    """uint32 [2, lanes]."""
    moves: Array
    """uint32 [lanes]: how many were made, so that every choice has a word of its own."""


def play_out(xp: ArrayNamespace, lanes: Lanes, key: Array) -> Lanes:
    """Every game to its end by chance."""
    keys = lane_keys(xp, key, lanes.phase.shape[0]) if key.ndim == 1 else key
    begin = _Playing(lanes, keys, xp.zeros(lanes.phase.shape, dtype=xp.uint32))
    if xp is NUMPY:
        return _by_halves(xp, begin).lanes
    return while_any(xp, lambda now: _goes_on(xp, now), lambda now: _one_move(xp, now), begin).lanes


def seat_to_move(xp: ArrayNamespace, lanes: Lanes) -> Array:
    """Whose turn it is; at set-up the first seat that has not chosen; NOBODY at the end: int32 [lanes]."""
    seat = lanes.turn
    for number in range(lanes.players.shape[0] - 1, -1, -1):
        waits = xp.equal(lanes.phase, CHOOSE) & xp.equal(lanes.players[number, CHOSEN], 0)
        seat = xp.where(waits, number, seat)
    return xp.where(xp.equal(lanes.phase, OVER), NOBODY, seat)


def pick_action(xp: ArrayNamespace, legal: Array, word: Array) -> Array:
    """One of the legal actions, bool [actions, lanes], by a random word; 0 where there is none: int32 [lanes]."""
    actions, lanes = legal.shape
    groups = legal.astype(xp.uint8).reshape((actions // _GROUP, _GROUP, lanes))
    behind = _added_up(xp.sum(groups, axis=1, dtype=xp.uint8))
    place = below(xp, word, behind[-1]).astype(xp.uint8)
    group = _passed(xp, behind, place)
    some = pick(xp, groups, group)
    begin = pick(xp, xp.stack([xp.zeros_like(place), *behind[:-1]]), group)
    return group * _GROUP + _passed(xp, _added_up(some), place - begin)


def _added_up(rows: Array) -> list[Array]:
    """Every row with all before it: 238 actions fit into eight bits."""
    found = [rows[0]]
    for number in range(1, rows.shape[0]):
        found.append(found[-1] + rows[number])
    return found


def _passed(xp: ArrayNamespace, behind: list[Array], place: Array) -> Array:
    """How many sums are no more than the place; the last is never among them: int32 [lanes]."""
    passed = (xp.stack(behind[:-1]) <= place).astype(xp.uint8)
    return xp.sum(passed, axis=0, dtype=xp.uint8).astype(xp.int32)


def _goes_on(xp: ArrayNamespace, now: _Playing) -> Array:
    return xp.not_equal(now.lanes.phase, OVER)


def _one_move(xp: ArrayNamespace, now: _Playing) -> _Playing:
    sure = now.lanes.turn[0] >= 0
    seat = seat_to_move(xp, now.lanes)
    legal = apart(xp, sure, partial(legal_for, xp), now.lanes, seat)
    word = card_word(now.keys, xp.zeros_like(now.moves), now.moves)
    action = apart(xp, sure, partial(pick_action, xp), legal, word)
    lanes = apart(xp, sure, partial(play, xp), now.lanes, seat, action)
    return now._replace(lanes=lanes, moves=now.moves + xp.asarray(1, dtype=xp.uint32))


def _by_halves(xp: ArrayNamespace, now: _Playing) -> _Playing:
    """Games end at different times: when half of them are over, only the others go on."""
    while True:
        goes_on = _goes_on(xp, now)
        left = int(xp.sum(goes_on))
        if not left:
            return now
        if _FEW < goes_on.size and 2 * left <= goes_on.size:
            return on_lanes(xp, goes_on, lambda some: _by_halves(xp, some), now)
        now = _one_move(xp, now)
