"""What a seat may know of a table of people, as numbers; the README beside this lists them."""

from collections.abc import Iterator

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.looks import Looks
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hands


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
        parts = [apart(xp, sure, part, lanes, seat).T for part in (self._course, self._people)]
        first = xp.maximum(seat, 0) * (2 if self.kind.seats == 2 else 1)
        return xp.concatenate([*parts, self.looks.observe(lanes.cities, lanes.mats, lanes.districts, first)], axis=1)

    def observe_view(self, view: View) -> tuple[int, ...]:
        """From a View, number by number: slow and obvious, to compare with."""
        # Bytes make numbers of truth values, and no number is below 0 or above 255.
        return tuple(bytes(self._numbers(view)))

    def _course(self, lanes: Lanes, seat: Array) -> Array:
        del seat
        xp = self.kind.xp
        turns = len(self.kind.times.turns)
        missing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        playing = lanes.turn < turns
        phases = xp.stack([playing & missing, playing & xp.logical_not(missing)])
        turn = xp.equal(xp.arange(turns + 1, dtype=xp.int32)[:, None], lanes.turn)
        return xp.concatenate([turn, phases]).astype(xp.int8)

    def _people(self, lanes: Lanes, seat: Array) -> Array:
        return self.kind.xp.concatenate([part.astype(self.kind.xp.int8) for part in self._by_seat(lanes, seat)])

    def _by_seat(self, lanes: Lanes, seat: Array) -> Iterator[Array]:
        xp, seats = self.kind.xp, self.kind.seats
        own = xp.maximum(seat, 0)
        choosing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        private = choosing & (seat >= 0)
        hands = [self.looks.counts(lanes.hands[number]) for number in range(seats)]
        by_seat = xp.stack(hands)
        for number in range(seats):
            other = (own + number) % seats
            filled = pick(xp, lanes.filled, other)
            yield xp.stack([pick(xp, lanes.chosen, other)[0] >= 0, xp.equal(filled, 0), xp.equal(filled, 1)])
            yield self.looks.counts(pick(xp, lanes.loose, other))
        yield xp.where(private, pick(xp, by_seat, own), 0)
        yield xp.where(private, self.looks.counts(pick(xp, lanes.chosen, own)), 0)
        seen = xp.take(self.kind.times.seen, lanes.turn)
        way = xp.take(self.kind.times.passing, xp.maximum(lanes.turn - 1, 0))
        for number in range(1, seats):
            distance = xp.where(way > 0, number, seats - number)
            known = private & (distance <= seen)
            yield known[None]
            yield xp.where(known, pick(xp, by_seat, (own + number) % seats), 0)

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
        first = own * (2 if seats == 2 else 1)
        found += self.looks.numbers((*view.cities[first:], *view.cities[:first]), view.modules)
        return found
