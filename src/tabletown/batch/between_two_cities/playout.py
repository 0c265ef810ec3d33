"""Random play in lockstep: all seats of all lanes choose at once, place to the left at once, then to the right.

No two seats place in one city on the same side, so nobody is in anybody's way: rules allow that order, too.
"""

from functools import partial

from tabletown.batch.arrays import Array, ArrayNamespace, apart, repeat
from tabletown.batch.between_two_cities.cells import count, nth_cell
from tabletown.batch.between_two_cities.cities import Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.hands import next_turn, revealed
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.batch.chance import below, subkey, words

_LEFT, _RIGHT = 0, 1


def random_turn(kind: TableKind, lanes: Lanes, key: Array) -> Lanes:
    """What is left of this turn, in every lane."""
    xp, seats = kind.xp, kind.seats
    sure = lanes.turn[0] >= 0
    drawn = apart(xp, sure, lambda key: words(xp, key, 3 * seats, lanes.turn.shape[0]), key)
    lanes = apart(xp, sure, partial(_choose, xp), lanes, drawn[:seats])
    lanes = apart(xp, sure, partial(_place, kind, _LEFT), lanes, drawn[seats : 2 * seats])
    lanes = apart(xp, sure, partial(_place, kind, _RIGHT), lanes, drawn[2 * seats :])
    return apart(xp, sure, partial(_end_turn, kind), lanes)


def random_end(kind: TableKind, lanes: Lanes, key: Array) -> Lanes:
    """To the end of every game."""
    return repeat(
        kind.xp,
        len(kind.times.turns),
        lambda number, now: random_turn(kind, now, subkey(kind.xp, key, number)),
        lanes,
    )


def _choose(xp: ArrayNamespace, lanes: Lanes, word: Array) -> Lanes:
    """Two tiles of the hand, all places equally likely; nothing where a choice is made already."""
    size = xp.sum(lanes.hands >= 0, axis=1, dtype=xp.int32)
    others = xp.maximum(size - 1, 1)
    number = below(xp, word, size * others)
    one = number // others
    other = number - one * others
    other = other + (other >= one).astype(xp.int32)
    inside = lanes.hands.shape[1] - 1
    first, second = (
        xp.take_along_axis(lanes.hands, xp.minimum(place, inside)[:, None], axis=1)[:, 0] for place in (one, other)
    )
    pair = xp.stack([xp.minimum(first, second), xp.maximum(first, second)], axis=1)
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
    facts = facts_of(xp, kind.facts, kind.by_city(side, tile, -1))
    outline = Outline(cells_of(lanes.cities.built), lanes.cities.windows, lanes.mats)
    room = kind.room(outline, facts.shape, lanes.cities)
    cell = nth_cell(xp, room, below(xp, kind.by_city(side, word, 0), count(xp, room)))
    building = kind.by_city(side, active, False)
    return lanes._replace(
        cities=build(xp, kind.ground, lanes.cities, facts, xp.minimum(cell, 63), building, lanes.mats),
        loose=xp.where(active[:, None], xp.stack([rest, xp.full(rest.shape, -1, dtype=xp.int8)], axis=1), lanes.loose),
        filled=xp.where(active, side, lanes.filled),
    )
