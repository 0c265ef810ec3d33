"""Random play in lockstep: all seats of all lanes choose at once, place to the left at once, then to the right.

No two seats place in one city on the same side, so nobody is in anybody's way: rules allow that order, too.
"""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, apart, on_accelerator
from tabletown.batch.between_two_cities.cells import count, nth_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.hands import next_turn, random_pair, revealed
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.table import BoxKind, TableKind
from tabletown.batch.chance import below, words_by_number
from tabletown.batch.loops import repeat, rounds_left, while_any

_LEFT, _RIGHT = 0, 1


def random_turn(kind: TableKind, lanes: Lanes, drawn: Array) -> Lanes:
    """What is left of this turn, in every lane, by three words for every seat."""
    xp, seats = kind.xp, kind.seats
    sure = lanes.turn[0] >= 0
    lanes = apart(xp, sure, partial(_choose, xp), lanes, drawn[:seats])
    lanes = apart(xp, sure, partial(_place, kind, _LEFT), lanes, drawn[seats : 2 * seats])
    lanes = apart(xp, sure, partial(_place, kind, _RIGHT), lanes, drawn[2 * seats :])
    return apart(xp, sure, partial(_end_turn, kind), lanes)


class _Going(NamedTuple):
    lanes: Lanes
    number: Array
    """int32 [lanes]: turns played on so far."""


def random_end(kind: TableKind, lanes: Lanes, key: Array) -> Lanes:
    """To the end of every game."""
    xp, turns = kind.xp, len(kind.times.turns)
    drawn = words_by_number(xp, key, rounds_left(xp, lanes.turn, turns), 3 * kind.seats, lanes.turn.shape[0])

    def on(now: _Going) -> _Going:
        return _Going(random_turn(kind, now.lanes, drawn[now.number[0]]), now.number + 1)

    begin = _Going(lanes, xp.zeros_like(lanes.turn))
    if on_accelerator(xp):
        # To ask whether somebody still plays would make it wait; a turn of a game that is over changes nothing.
        return repeat(xp, turns, lambda _, now: on(now), begin).lanes
    return while_any(xp, lambda now: now.lanes.turn < turns, on, begin).lanes


def _choose(xp: ArrayNamespace, lanes: Lanes, word: Array) -> Lanes:
    """Two tiles of the hand, all places equally likely; nothing where a choice is made already."""
    pair = random_pair(xp, lanes.hands, word)
    missing = lanes.chosen < 0
    now = xp.any(missing[:, 0], axis=0) & (lanes.hands[0, 0] >= 0)
    chosen = lanes._replace(chosen=xp.where(missing & now, pair, lanes.chosen))
    return revealed(xp, chosen, now)


def _end_turn(kind: TableKind, lanes: Lanes) -> Lanes:
    return next_turn(kind.xp, kind.times, lanes, lanes.turn < len(kind.times.turns))


def _place(kind: TableKind, side: int, lanes: Lanes, word: Array) -> Lanes:
    """Whoever has no tile on this side yet places one there; of two tiles either."""
    xp = kind.xp
    one, other = lanes.loose[:, 0], lanes.loose[:, 1]
    active = (one >= 0) & xp.not_equal(lanes.filled, side)
    swapped = (other >= 0) & (word & 1).astype(xp.bool_)
    tile, rest = xp.where(swapped, other, one), xp.where(swapped, one, other)
    tiles = kind.by_city(side, xp.where(active, tile, -1), -1)
    return lanes._replace(
        cities=placed_anywhere(kind, lanes.cities, lanes.mats, tiles, kind.by_city(side, word, 0)),
        loose=xp.where(active[:, None], xp.stack([rest, xp.full(rest.shape, -1, dtype=xp.int8)], axis=1), lanes.loose),
        filled=xp.where(active, side, lanes.filled),
    )


def placed_anywhere(box: BoxKind, cities: CityArrays, mats: Array, tiles: Array, word: Array) -> CityArrays:
    """A tile in each city [cities, lanes], on any square where it fits, by a word; none where it is −1."""
    xp = box.xp
    facts = facts_of(xp, box.facts, tiles)
    room = box.room(Outline(cells_of(cities.built), cities.windows, mats), facts.shape)
    cell = nth_cell(xp, room, below(xp, word, count(xp, room)))
    return build(xp, box.ground, cities, facts, xp.minimum(cell, 63), tiles >= 0, mats)
