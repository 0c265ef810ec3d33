"""Random play of two people and an Automa in lockstep: choose, place its tiles, place to the left, to the right."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, apart
from tabletown.batch.between_two_cities.hands import random_pair
from tabletown.batch.between_two_cities.playout import placed_anywhere
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.batch.between_two_cities.two_with_automa.turns import end_turn, revealed
from tabletown.batch.chance import words_by_number
from tabletown.batch.loops import on_lanes, rounds_left, while_any
from tabletown.between_two_cities.two_with_automa.state import PEOPLE

_LEFT, _RIGHT = 0, 1


class _Going(NamedTuple):
    lanes: DuoArrays
    number: Array
    """int32 [lanes]: turns played on so far."""


def duo_end(kind: DuoKind, lanes: DuoArrays, key: Array) -> DuoArrays:
    """To the end of every game."""
    xp, turns = kind.xp, len(kind.times.turns)
    drawn = words_by_number(xp, key, rounds_left(xp, lanes.turn, turns), 4 * PEOPLE, lanes.turn.shape[0])

    def on(now: _Going) -> _Going:
        return _Going(duo_turn(kind, now.lanes, drawn[now.number[0]]), now.number + 1)

    begin = _Going(lanes, xp.zeros_like(lanes.turn))
    return while_any(xp, lambda now: now.lanes.turn < turns, on, begin).lanes


def duo_turn(kind: DuoKind, lanes: DuoArrays, word: Array) -> DuoArrays:
    """What is left of this turn, in every lane that is not over, by its words."""
    xp, sure = kind.xp, lanes.turn[0] >= 0
    lanes = apart(xp, sure, partial(_choose, kind), lanes, word[:PEOPLE])
    lanes = apart(xp, sure, partial(_place_theirs, kind), lanes, word[PEOPLE : 2 * PEOPLE])
    for number, side in enumerate((_LEFT, _RIGHT), 2):
        drawn = word[number * PEOPLE : (number + 1) * PEOPLE]
        lanes = apart(xp, sure, partial(_place_own, kind, side), lanes, drawn)
    return on_lanes(xp, lanes.turn < len(kind.times.turns), partial(end_turn, kind), lanes)


def _choose(kind: DuoKind, lanes: DuoArrays, word: Array) -> DuoArrays:
    """Two tiles of the hand, all places equally likely; nothing where a choice is made already."""
    xp = kind.xp
    missing = lanes.chosen < 0
    now = xp.any(missing[:, 0], axis=0) & (lanes.hands[0, 0] >= 0)
    pair = random_pair(xp, lanes.hands[:PEOPLE], word)
    return revealed(xp, lanes._replace(chosen=xp.where(missing & now, pair, lanes.chosen)), now)


def _place_theirs(kind: DuoKind, lanes: DuoArrays, word: Array) -> DuoArrays:
    xp = kind.xp
    tiles = kind.of_automa(lanes.theirs, -1)
    return lanes._replace(
        cities=placed_anywhere(kind, lanes.cities, lanes.mats, tiles, kind.of_automa(word, 0)),
        theirs=xp.full(lanes.theirs.shape, -1, dtype=xp.int8),
    )


def _place_own(kind: DuoKind, side: int, lanes: DuoArrays, word: Array) -> DuoArrays:
    """Whoever has no tile on this side yet places one there; of two tiles either."""
    xp = kind.xp
    one, other = lanes.loose[:, 0], lanes.loose[:, 1]
    active = (one >= 0) & xp.not_equal(lanes.filled, side)
    swapped = (other >= 0) & (word & 1).astype(xp.bool_)
    tile, rest = xp.where(swapped, other, one), xp.where(swapped, one, other)
    tiles = kind.of_people(side, xp.where(active, tile, -1), -1)
    left = xp.stack([rest, xp.full(rest.shape, -1, dtype=xp.int8)], axis=1)
    return lanes._replace(
        cities=placed_anywhere(kind, lanes.cities, lanes.mats, tiles, kind.of_people(side, word, 0)),
        loose=xp.where(active[:, None], left, lanes.loose),
        filled=xp.where(active, side, lanes.filled).astype(xp.int8),
    )
