"""Random solo play in lockstep: choose, place the Automas' tiles, place your own, throw one away, a turn at a time."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, apart, pick, stacked
from tabletown.batch.between_two_cities.hands import random_pair, without
from tabletown.batch.between_two_cities.playout import placed_anywhere
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.turns import end_turn, less_drawn, throw_away
from tabletown.batch.chance import below, words_by_number
from tabletown.batch.loops import on_lanes, rounds_left, while_any

_CHOICE, _THEIRS, _OWN, _THROWN = 0, slice(1, 3), slice(3, 5), 5
_WORDS = 6


class _Going(NamedTuple):
    lanes: SoloArrays
    number: Array
    """int32 [lanes]: turns played on so far."""


def solo_end(kind: SoloKind, lanes: SoloArrays, key: Array) -> SoloArrays:
    """To the end of every game."""
    xp, turns = kind.xp, len(kind.turns)
    drawn = words_by_number(xp, key, rounds_left(xp, lanes.turn, turns), _WORDS, lanes.turn.shape[0])

    def on(now: _Going) -> _Going:
        return _Going(solo_turn(kind, now.lanes, drawn[now.number[0]]), now.number + 1)

    begin = _Going(lanes, xp.zeros_like(lanes.turn))
    return less_drawn(kind, while_any(xp, lambda now: now.lanes.turn < turns, on, begin).lanes)


def solo_turn(kind: SoloKind, lanes: SoloArrays, word: Array) -> SoloArrays:
    """What is left of this turn, in every lane that is not over, by its words; only what later turns need is kept."""
    xp, sure = kind.xp, lanes.turn[0] >= 0
    playing = lanes.turn < len(kind.turns)
    lanes = apart(xp, sure, partial(_choose, kind), lanes, word[_CHOICE])
    if kind.full:
        lanes = apart(xp, sure, partial(_place_theirs, kind), lanes, word[_THEIRS])
    lanes = apart(xp, sure, partial(_place_own, kind), lanes, word[_OWN])
    stays = xp.take(kind.times.stays, lanes.turn)
    lanes = on_lanes(xp, playing & xp.logical_not(stays), partial(end_turn, kind, keep=False), lanes)
    if kind.full:
        return lanes
    return on_lanes(xp, stays, lambda now: _throw(kind, now), _Thrower(lanes, word[_THROWN])).lanes


class _Thrower(NamedTuple):
    lanes: SoloArrays
    word: Array


def _throw(kind: SoloKind, now: _Thrower) -> _Thrower:
    xp = kind.xp
    size = xp.sum(now.lanes.hand >= 0, axis=0, dtype=xp.int32)
    tile = pick(xp, now.lanes.hand, below(xp, now.word, size))
    return now._replace(lanes=throw_away(kind, now.lanes, tile, keep=False))


def _choose(kind: SoloKind, lanes: SoloArrays, word: Array) -> SoloArrays:
    """Two tiles of the hand, all places equally likely; nothing where a choice is made already."""
    xp = kind.xp
    now = (lanes.chosen[0] < 0) & (lanes.hand[0] >= 0)
    pair = random_pair(xp, lanes.hand[None], word[None])
    rest = without(xp, lanes.hand[None], pair)[0]
    return lanes._replace(
        hand=xp.where(now, rest, lanes.hand),
        chosen=xp.where(now, pair[0], lanes.chosen),
        loose=xp.where(now, pair[0], lanes.loose),
    )


def _place_theirs(kind: SoloKind, lanes: SoloArrays, word: Array) -> SoloArrays:
    xp = kind.xp
    return lanes._replace(
        cities=placed_anywhere(kind, lanes.cities, lanes.mats, lanes.theirs, word),
        theirs=xp.full(lanes.theirs.shape, -1, dtype=xp.int8),
    )


def _place_own(kind: SoloKind, lanes: SoloArrays, word: Array) -> SoloArrays:
    """Of two tiles either to the left; a last one where there is none yet."""
    xp = kind.xp
    one, other = lanes.loose[0], lanes.loose[1]
    # A tile that is alone stands first: it goes to the side that is not filled.
    turned = xp.where(other >= 0, (word[0] & 1).astype(xp.bool_), xp.equal(lanes.filled, 0))
    tiles = xp.where(turned, stacked(xp, [other, one]), stacked(xp, [one, other]))
    # In the order of the sides: the right one comes last, unless it was filled before.
    last = xp.where((other < 0) & xp.equal(lanes.filled, 1), 0, 1).astype(xp.int8)
    return lanes._replace(
        cities=placed_anywhere(kind, lanes.cities, lanes.mats, tiles, word),
        loose=xp.full(lanes.loose.shape, -1, dtype=xp.int8),
        filled=xp.where(one >= 0, last, lanes.filled),
    )
