"""What a seat may know of a table of people, as numbers; the README beside this lists them."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.looks import Looks
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hands


class _Seen(NamedTuple):
    """Of the people, beginning with the seat that looks; tiles that it may not see are −1."""

    choosing: Array
    """bool [lanes]."""
    open: Array
    """bool [seats, 3, lanes]: has chosen, has filled left, right."""
    loose: Array
    """[seats, 2, lanes]."""
    hands: Array
    """[seats, hand, lanes]."""
    known: Array
    """bool [seats, lanes]: whether it is allowed to see that hand."""
    choice: Array
    """[2, lanes]: its own."""


class Observer:
    """Everything is told from the seat that looks: seats and cities are counted from its own."""

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        self.looks = Looks(kind)
        seats, tiles = kind.seats, len(kind.tiles)
        self.features = (
            (len(kind.times.turns) + 1 + 2)
            + seats * (3 + tiles)
            + 2 * tiles
            + (seats - 1) * (1 + tiles)
            + self.looks.features
        )

    def observe(self, lanes: Lanes, seat: Array) -> Array:
        xp, sure = self.kind.xp, lanes.turn[0] >= 0
        people = apart(xp, sure, self._seen, lanes, seat)
        rows = apart(xp, sure, partial(self._rows, lanes.turn), people)
        first = xp.maximum(seat, 0) * (2 if self.kind.seats == 2 else 1)
        cities = self.looks.observe(lanes.cities, lanes.mats, lanes.districts, first)
        # Turned at the very end: an accelerator then turns nothing at all, but keeps the games side by side.
        return xp.concatenate([rows, *cities]).T

    def observe_view(self, view: View) -> bytes:
        """From a View, number by number: slow and obvious, to compare with."""
        # Bytes make numbers of truth values, and no number is below 0 or above 255.
        first = (view.seat or 0) * (2 if view.seats == 2 else 1)
        return bytes(self._numbers(view)) + self.looks.numbers(
            (*view.cities[first:], *view.cities[:first]), view.modules
        )

    def _seen(self, lanes: Lanes, seat: Array) -> "_Seen":
        xp, seats = self.kind.xp, self.kind.seats
        own = xp.maximum(seat, 0)
        choosing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        private = choosing & (seat >= 0)
        around = [(own + number) % seats for number in range(seats)]
        filled = xp.stack([pick(xp, lanes.filled, other) for other in around])
        chosen = xp.stack([pick(xp, lanes.chosen, other) for other in around])
        hands = xp.stack([pick(xp, lanes.hands, other) for other in around])
        seen = xp.take(self.kind.times.seen, lanes.turn)
        way = xp.take(self.kind.times.passing, xp.maximum(lanes.turn - 1, 0))
        number = xp.arange(seats, dtype=xp.int32)[:, None]
        known = private & (xp.where(way > 0, number, (seats - number) % seats) <= seen)
        return _Seen(
            choosing,
            xp.stack([chosen[:, 0] >= 0, xp.equal(filled, 0), xp.equal(filled, 1)], axis=1),
            xp.stack([pick(xp, lanes.loose, other) for other in around]),
            xp.where(known[:, None], hands, -1),
            known,
            xp.where(private, chosen[0], -1),
        )

    def _rows(self, turn: Array, seen: "_Seen") -> Array:
        """int8 [features before those of the cities, lanes]."""
        xp, counts = self.kind.xp, self.looks.counts
        turns, lanes = len(self.kind.times.turns), turn.shape[0]
        playing = turn < turns
        phases = xp.stack([playing & seen.choosing, playing & xp.logical_not(seen.choosing)])
        by_seat = xp.concatenate([seen.open.astype(xp.int8), counts(seen.loose)], axis=1)
        hands = counts(seen.hands)
        others = xp.concatenate([seen.known[1:, None].astype(xp.int8), hands[1:]], axis=1)
        return xp.concatenate(
            [
                xp.equal(xp.arange(turns + 1, dtype=xp.int32)[:, None], turn).astype(xp.int8),
                phases.astype(xp.int8),
                by_seat.reshape((-1, lanes)),
                hands[0],
                counts(seen.choice),
                others.reshape((-1, lanes)),
            ]
        )

    def _numbers(self, view: View) -> list[int]:
        found: list[int] = []
        seats = view.seats
        found += [view.turn == turn for turn in range(len(view.turns) + 1)]
        found += [view.phase is phase for phase in (Phase.CHOOSE, Phase.PLACE)]
        own = view.seat or 0
        for seat in ((own + number) % seats for number in range(seats)):
            found.append(view.has_chosen[seat])
            found += [view.filled[seat] is side for side in (Side.LEFT, Side.RIGHT)]
            found += self.looks.how_many(view.loose[seat])
        found += self.looks.how_many(view.hand)
        found += self.looks.how_many(view.choice or ())
        known = dict(known_hands(view))
        for seat in ((own + number) % seats for number in range(1, seats)):
            found.append(seat in known)
            found += self.looks.how_many(known.get(seat, ()))
        return found
