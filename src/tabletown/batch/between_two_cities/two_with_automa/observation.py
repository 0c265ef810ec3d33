"""What one of two people may know at a table with an Automa, as numbers. The README lists them."""

from collections.abc import Iterator

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.batch.between_two_cities.looks import Looks
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.between_two_cities.automas.cards import DECK_SIZE
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.two_with_automa.state import AUTOMA_SEAT, PEOPLE, SEATS, less
from tabletown.between_two_cities.two_with_automa.view import DuoView


class DuoObserver:
    """Everything is told from the seat that looks: people and cities are counted from its own."""

    def __init__(self, kind: DuoKind) -> None:
        self.kind, self.looks = kind, Looks(kind)
        tiles = len(kind.tiles)
        # As in the README: turn and phase; both people; own hand, choice, the hand that is known; the Automa; cities.
        self.features = (
            (len(kind.times.turns) + 1 + 2)
            + PEOPLE * (3 + 3 * tiles)
            + (2 * tiles + 1 + tiles)
            + (2 * len(RULES) + kind.hand * tiles + DECK_SIZE)
            + self.looks.features
        )

    def observe(self, lanes: DuoArrays, seat: Array) -> Array:
        xp = self.kind.xp
        rows = apart(xp, lanes.turn[0] >= 0, self._table, lanes, seat)
        cities = self.looks.observe(lanes.cities, lanes.mats, lanes.districts, xp.maximum(seat, 0))
        return xp.concatenate([rows, *cities]).T

    def observe_view(self, view: DuoView) -> bytes:
        """From a View, number by number: slow and obvious, to compare with."""
        # Bytes make numbers of truth values, and no number is below 0 or above 255.
        own = view.seat or 0
        return bytes(self._numbers(view)) + self.looks.numbers((*view.cities[own:], *view.cities[:own]), view.modules)

    def _table(self, lanes: DuoArrays, seat: Array) -> Array:
        return self.kind.xp.concatenate([part.astype(self.kind.xp.int8) for part in self._parts(lanes, seat)])

    def _parts(self, lanes: DuoArrays, seat: Array) -> Iterator[Array]:
        xp, kind, counts = self.kind.xp, self.kind, self.looks.counts
        turns = len(kind.times.turns)
        choosing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        playing = lanes.turn < turns
        yield xp.equal(xp.arange(turns + 1, dtype=xp.int32)[:, None], lanes.turn)
        yield xp.stack([playing & choosing, playing & ~choosing])
        own = xp.maximum(seat, 0)
        other = 1 - own
        for person in (own, other):
            filled = pick(xp, lanes.filled, person)
            yield xp.stack([pick(xp, lanes.chosen, person)[0] >= 0, xp.equal(filled, 0), xp.equal(filled, 1)])
            yield counts(pick(xp, lanes.loose, person))
            for tiles in (lanes.theirs, lanes.waiting):
                yield counts(pick(xp, tiles, person)[None])
        private = choosing & (seat >= 0)
        yield xp.where(private, counts(pick(xp, lanes.hands, own)), 0)
        yield xp.where(private, counts(pick(xp, lanes.chosen, own)), 0)
        # A hand that was passed on lay before this seat or, open, before the Automa.
        known = private & (xp.take(kind.times.seen, lanes.turn) > 0)
        yield known[None]
        yield xp.where(known, counts(pick(xp, lanes.hands, other)), 0)
        yield from self._automa(lanes)

    def _automa(self, lanes: DuoArrays) -> Iterator[Array]:
        xp, kind = self.kind.xp, self.kind
        dealt = xp.take(kind.cards, lanes.turn)
        card = pick(xp, lanes.cards, dealt - 1).astype(xp.int32)
        shown = lanes.took[0] >= 0
        rules = xp.arange(len(RULES), dtype=xp.int32)[:, None]
        for column in (0, 1):
            yield shown & xp.equal(rules, xp.take(kind.rules[column], card))
        for place in range(kind.hand):
            yield self.looks.counts(lanes.hands[SEATS - 1, place : place + 1])
        hidden = xp.arange(DECK_SIZE, dtype=xp.int32)[:, None] >= dealt
        numbers = xp.arange(DECK_SIZE, dtype=xp.int8)[:, None, None]
        yield xp.any(xp.equal(numbers, lanes.cards) & hidden, axis=1)

    def _numbers(self, view: DuoView) -> list[int]:
        found: list[int] = []
        how_many = self.looks.how_many
        found += [view.turn == turn for turn in range(len(view.turns) + 1)]
        found += [view.phase is phase for phase in (Phase.CHOOSE, Phase.PLACE)]
        own = int(view.seat or 0)
        for person in (own, 1 - own):
            found.append(view.has_chosen[person])
            found += [view.filled[person] is side for side in (Side.LEFT, Side.RIGHT)]
            found += how_many(view.loose[person])
            for tile in (view.theirs[person], view.waiting[person]):
                found += how_many((tile,) if tile else ())
        found += how_many(view.hand)
        found += how_many(view.choice or ())
        known = hand_of_other(view)
        found.append(known is not None)
        found += how_many(known or ())
        row = view.automa
        for column in ("left", "right"):
            found += [row.card is not None and getattr(row.card, column) is rule for rule in RULES]
        for place in range(self.kind.hand):
            found += how_many(row.tiles[place : place + 1])
        left = {card.number for card in view.cards_left}
        found += [card.number in left for card in self.kind.deck]
        return found


def hand_of_other(view: DuoView) -> Hand | None:
    """What the other person holds, if it was passed on: it lay before this seat, or open before the Automa."""
    if view.seat is None or view.phase is not Phase.CHOOSE or view.turns[view.turn].step == 1:
        return None
    before = view.turn - 1
    way = 1 if view.turns[before].passing is Passing.LEFT else -1
    holder = (1 - view.seat - way) % SEATS
    hand = view.rows[before] if holder == AUTOMA_SEAT else view.held[before]
    return less(hand, view.past[before][holder])
