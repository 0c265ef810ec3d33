"""From one turn of two people and an Automa to the next, and the Automa's own turn (`two_with_automa.automa`)."""

from functools import partial

from tabletown.batch.arrays import Array, ArrayNamespace, apart, pick
from tabletown.batch.between_two_cities.automas.choosing import NOT_WEIGHED, Taken, for_city, ratings, take_tile
from tabletown.batch.between_two_cities.automas.ville import count_buildings
from tabletown.batch.between_two_cities.automas.weighing import weigh
from tabletown.batch.between_two_cities.cells import count
from tabletown.batch.between_two_cities.hands import without
from tabletown.batch.between_two_cities.scoring import plane_of
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.batch.loops import each, on_lanes
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS, SHARED_CITY

_FIRST = min(SHARED_CITY)
"""The Automa's cities are the last two."""
_LEFT, _RIGHT = (SHARED_CITY[person] - _FIRST for person in (0, 1))
"""Its left city is shared with the first person, its right one with the second: their places among these two."""


def revealed(xp: ArrayNamespace, lanes: DuoArrays, now: Array) -> DuoArrays:
    """Where `now`: the chosen tiles leave the hands and lie open."""
    people = without(xp, lanes.hands[:PEOPLE], lanes.chosen)
    return lanes._replace(
        hands=xp.where(now, xp.concatenate([people, lanes.hands[PEOPLE:]]), lanes.hands),
        loose=xp.where(now, lanes.chosen, lanes.loose),
    )


def end_turn(kind: DuoKind, lanes: DuoArrays) -> DuoArrays:
    """All is placed, in every lane: hands are passed on, or the next ones picked up; or the game ends."""
    xp, times = kind.xp, kind.times
    way = xp.take(times.passing, lanes.turn)
    turn = lanes.turn + 1
    hands = xp.where(way > 0, xp.roll(lanes.hands, 1, axis=0), xp.roll(lanes.hands, -1, axis=0))
    hands = xp.where(xp.equal(way, 0), -1, hands)
    for number in times.draws[1:]:
        hands = xp.where(xp.equal(turn, number), drawn_hands(kind, lanes.singles, lanes.duplexes, number), hands)
    took = xp.concatenate([lanes.chosen, lanes.took[None]])
    places = xp.arange(lanes.past.shape[0], dtype=xp.int32)[:, None, None, None]
    nobody = xp.full(lanes.chosen.shape, -1, dtype=xp.int8)
    return begin_turn(
        kind,
        lanes._replace(
            turn=turn,
            hands=hands.astype(xp.int8),
            chosen=nobody,
            filled=nobody[:, 0],
            took=nobody[0],
            took_from=nobody[0],
            weighed=xp.full(lanes.weighed.shape, NOT_WEIGHED, dtype=xp.int8),
            past=xp.where(xp.equal(places, lanes.turn), took[None], lanes.past),
        ),
    )


def begin_turn(kind: DuoKind, lanes: DuoArrays) -> DuoArrays:
    """The Automa assigns its tiles; in round 2 its waiting duplexes come."""
    xp, times = kind.xp, kind.times
    in_round_2 = xp.zeros(lanes.turn.shape, dtype=xp.bool_)
    for number, turn in enumerate(times.turns):
        if turn.duplexes:
            in_round_2 = in_round_2 | xp.equal(lanes.turn, number)
    lanes = lanes._replace(
        theirs=xp.where(in_round_2, lanes.waiting, lanes.theirs),
        waiting=xp.where(in_round_2, -1, lanes.waiting).astype(xp.int8),
    )
    return on_lanes(xp, xp.take(kind.draws_card, lanes.turn), partial(_automa_chooses, kind), lanes)


def drawn_hands(kind: DuoKind, singles: Array, duplexes: Array, number: int) -> Array:
    """The hands of a turn that begins with drawing; the Automa draws no duplexes: [3, hand, lanes]."""
    xp, turn = kind.xp, kind.times.turns[number]
    stack, seats = (duplexes[PEOPLE:], PEOPLE) if turn.duplexes else (singles, SEATS)
    lanes = stack.shape[-1]
    hands = stack[turn.drawn : turn.drawn + turn.hand * seats].reshape((seats, turn.hand, lanes))
    if not turn.duplexes:
        return hands
    whole = xp.full((seats, kind.hand - turn.hand, lanes), -1, dtype=xp.int8)
    nothing = xp.full((SEATS - seats, kind.hand, lanes), -1, dtype=xp.int8)
    return xp.concatenate([xp.concatenate([hands, whole], axis=1), nothing])


def _automa_chooses(kind: DuoKind, lanes: DuoArrays) -> DuoArrays:
    """It draws a card and takes two tiles of its row; its partners will place them."""
    xp, tables = kind.xp, kind.choosing
    # What every building would add to the Automa's two cities, with the tiles that still wait to be laid: [2, lanes].
    own = each(lambda array: array[..., _FIRST:, :], lanes.cities)
    waiting = xp.stack([lanes.waiting[1], lanes.waiting[0]])
    more = count_buildings(tables.ville, waiting[None])
    gains = apart(xp, lanes.turn[0] >= 0, partial(weigh, kind), own, lanes.mats[_FIRST:], more)
    middle = count(xp, plane_of(lanes.cities, Building.FACTORY))[0]
    # Its card int32 [lanes], and the rules of both columns; row: int8 [hand, lanes].
    card = pick(xp, lanes.cards, xp.take(kind.cards, lanes.turn) - 1).astype(xp.int32)
    left_first = xp.take(kind.left_first, lanes.turn)
    left, right = (xp.take(kind.rules[column], card) for column in (0, 1))
    row = lanes.hands[SEATS - 1]
    taken: list[Taken] = []
    # Two tiles, one for each city; which city is first depends on the turn.
    for is_left in (left_first, xp.logical_not(left_first)):
        wanting = [
            for_city(tables, gains, city, rule, row, (middle, gains.factories[1 - city]))
            for city, rule in ((_LEFT, left), (_RIGHT, right))
        ]
        rated = xp.where(is_left, *(ratings(tables, city, row) for city in wanting))
        found = take_tile(tables, xp.where(is_left, left, right), row, rated, keep=True)
        taken.append(found)
        row = found.row
    one, other = taken
    # By side again.
    first, second = (xp.where(left_first, *pair) for pair in ((one.tile, other.tile), (other.tile, one.tile)))
    return lanes._replace(
        hands=xp.concatenate([lanes.hands[:PEOPLE], row[None]]),
        theirs=xp.stack([first, second]),
        took=xp.stack([one.tile, other.tile]),
        took_from=xp.stack([one.place, other.place]),
        weighed=xp.stack([one.weighed, other.weighed]),
    )
