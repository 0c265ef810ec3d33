"""Hands of tiles: what can be chosen from them, what is left, and where the rest goes (rules 3.1 to 3.6)."""

from tabletown.batch.arrays import Array, ArrayNamespace, along, pick, stacked
from tabletown.batch.between_two_cities.ground import Timetable, pairs_of_hand
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.chance import below

_BEYOND = 127
"""Larger than the number of any tile."""


def sorted_hand(xp: ArrayNamespace, hand: Array) -> Array:
    """A hand [size, lanes] by number of tile; 127 where there is none."""
    row = [xp.where(hand[place] < 0, _BEYOND, hand[place]) for place in range(hand.shape[0])]
    # Neighbours change places: for so few tiles quicker than any sort of the libraries.
    for last in range(len(row) - 1, 0, -1):
        for place in range(last):
            one, other = row[place], row[place + 1]
            row[place], row[place + 1] = xp.minimum(one, other), xp.maximum(one, other)
    return stacked(xp, row)


def first_of_sort(xp: ArrayNamespace, ordered: Array) -> Array:
    """Whether a tile of a sorted hand is the first of its sort: bool [size, lanes]."""
    real = ordered < _BEYOND
    return xp.concatenate([real[:1], xp.not_equal(ordered[1:], ordered[:-1]) & real[1:]])


def choices(xp: ArrayNamespace, hand: Array) -> Array:
    """By pair of places in the sorted hand: whether it is a choice; equal pairs are one. bool [pairs, lanes]."""
    ordered = sorted_hand(xp, hand)
    real = ordered < _BEYOND
    new = first_of_sort(xp, ordered)
    pairs = pairs_of_hand(hand.shape[0])
    return stacked(xp, [new[one] & (real[other] if other == one + 1 else new[other]) for one, other in pairs])


def chosen_tiles(xp: ArrayNamespace, hand: Array, action: Array) -> Array:
    """The two tiles of a choice, smaller number first: int8 [2, lanes]."""
    ordered = sorted_hand(xp, hand)
    places = xp.asarray(pairs_of_hand(hand.shape[0]), dtype=xp.int32)
    inside = xp.minimum(xp.maximum(action, 0), places.shape[0] - 1)
    return stacked(xp, [pick(xp, ordered, xp.take(places[:, part], inside)) for part in (0, 1)])


def random_pair(xp: ArrayNamespace, hands: Array, word: Array) -> Array:
    """Two tiles of each hand [seats, size, lanes], all places equally likely, smaller number first: [seats, 2, lanes].

    Meaningless for hands of less than two."""
    size = xp.sum(hands >= 0, axis=1, dtype=xp.int32)
    others = xp.maximum(size - 1, 1)
    number = below(xp, word, size * others)
    one = number // others
    other = number - one * others
    other = other + (other >= one).astype(xp.int32)
    places = xp.minimum(stacked(xp, [one, other]), hands.shape[1] - 1)
    found = along(xp, xp.moveaxis(hands, 1, 0), places)
    return xp.stack([xp.minimum(found[0], found[1]), xp.maximum(found[0], found[1])], axis=1)


def without(xp: ArrayNamespace, hands: Array, pairs: Array) -> Array:
    """What is left of hands [seats, size, lanes], in their order, when pairs [seats, 2, lanes] are taken."""
    size = hands.shape[1]
    places = xp.arange(size, dtype=xp.int8)[:, None]
    one, other = (pairs[:, number, None] for number in (0, 1))
    first = xp.min(xp.where(xp.equal(hands, one), places, size), axis=1)[:, None]
    # Two equal tiles: the second is the next after the first.
    rest = xp.equal(hands, other) & xp.not_equal(places, first)
    second = xp.min(xp.where(rest, places, size), axis=1)[:, None]
    low, high = xp.minimum(first, second), xp.maximum(first, second)
    longer = xp.concatenate([hands, xp.full((hands.shape[0], 2, hands.shape[2]), -1, dtype=xp.int8)], axis=1)
    later = xp.where(places < high - 1, longer[:, 1 : size + 1], longer[:, 2 : size + 2])
    return xp.where(places < low, hands, later)


def revealed(xp: ArrayNamespace, lanes: Lanes, now: Array) -> Lanes:
    """Where `now`, bool [lanes]: the chosen tiles leave the hands and lie open."""
    return lanes._replace(
        hands=xp.where(now, without(xp, lanes.hands, lanes.chosen), lanes.hands),
        loose=xp.where(now, lanes.chosen, lanes.loose),
    )


def next_turn(xp: ArrayNamespace, times: Timetable, lanes: Lanes, done: Array) -> Lanes:
    """Where all have placed: hands are passed on, or the next ones picked up."""
    way = xp.take(times.passing, lanes.turn)
    turn = lanes.turn + 1
    hands = xp.where(way > 0, xp.roll(lanes.hands, 1, axis=0), xp.roll(lanes.hands, -1, axis=0))
    hands = xp.where(xp.equal(way, 0), -1, hands)
    for number in times.draws[1:]:
        hands = xp.where(xp.equal(turn, number), drawn(xp, times, lanes.singles, lanes.duplexes, number), hands)
    nobody = xp.full(lanes.chosen.shape, -1, dtype=xp.int8)
    places = xp.arange(lanes.past.shape[0], dtype=xp.int32)[:, None, None, None]
    return lanes._replace(
        turn=xp.where(done, turn, lanes.turn),
        hands=xp.where(done, hands, lanes.hands),
        chosen=xp.where(done, nobody, lanes.chosen),
        filled=xp.where(done, nobody[:, 0], lanes.filled),
        past=xp.where(xp.equal(places, lanes.turn) & done, lanes.chosen[None], lanes.past),
    )


def drawn(xp: ArrayNamespace, times: Timetable, singles: Array, duplexes: Array, number: int) -> Array:
    """The hands of a turn that begins with drawing: [seats, hand, lanes]."""
    turn = times.turns[number]
    stack = duplexes if turn.duplexes else singles
    lanes = stack.shape[-1]
    hands = stack[turn.drawn : turn.drawn + turn.hand * times.seats].reshape((times.seats, turn.hand, lanes))
    if turn.hand == times.hand:
        return hands
    missing = xp.full((times.seats, times.hand - turn.hand, lanes), -1, dtype=xp.int8)
    return xp.concatenate([hands, missing], axis=1)
