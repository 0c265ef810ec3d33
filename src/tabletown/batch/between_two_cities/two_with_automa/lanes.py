"""Tables of two people and an Automa as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.automas.choosing import PackedChoices, choice_back, packed_choices
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.convert import CityConverter, one_lane, side_byte, side_of, tile_array
from tabletown.batch.between_two_cities.ground import NO_TILE
from tabletown.batch.between_two_cities.two_with_automa.kind import TAKEN, DuoKind
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.automas.cards import DeckCard
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.two_with_automa.state import (
    AUTOMA_SEAT,
    PARTNERS,
    PEOPLE,
    SEATS,
    SHARED_CITY,
    DuoAssigned,
    DuoState,
    Maybe,
)


class DuoArrays(NamedTuple):
    """Tiles are numbers of a `TileSet`, int8; −1 is none."""

    singles: Array
    """[singles of the box, lanes]: in the order in which they leave it."""
    duplexes: Array
    """[24, lanes]: the first two are those of the Automa's cities."""
    cards: Array
    """int8 [20, lanes]: the deck by place in the data file."""
    turn: Array
    """int32 [lanes]."""
    hands: Array
    """[3, hand, lanes]: of both people, and the Automa's row."""
    chosen: Array
    """[2, 2, lanes]."""
    loose: Array
    """[2, 2, lanes]: revealed and not placed yet; −1 last."""
    filled: Array
    """int8 [2, lanes]: 0 left, 1 right."""
    theirs: Array
    """[2, lanes]: by person the Automa's tile for the city they share, until it is placed."""
    waiting: Array
    """[2, lanes]: by person the duplex for that city, until round 2."""
    took: Array
    """[2, lanes]: what the Automa has taken in this turn, in order."""
    took_from: Array
    """int8 [2, lanes]: from which place of its row."""
    weighed: Array
    """int8 [2, hand, lanes]: by place, the points that were compared (`choosing.Taken`)."""
    cities: CityArrays
    mats: Array
    """int32 [3, lanes]."""
    past: Array
    """[turns, 3, 2, lanes]: what everybody took in finished turns, the Automa last."""
    districts: Array
    """int32 [3, 2, lanes]; [0, …] without districts."""


class DuoConverter:
    def __init__(self, kind: DuoKind) -> None:
        self.kind, self.xp = kind, kind.xp
        self.cities = CityConverter(kind)
        self._by_number = {card.number: place for place, card in enumerate(kind.deck)}
        packed, hand, size = kind.tiles.packed, kind.hand, 2 * SEATS * len(kind.times.turns)
        self._stack = KeptAnswers[Hand, bytes](packed)
        self._cards = KeptAnswers[tuple[DeckCard, ...], bytes](
            lambda deck: bytes([self._by_number[card.number] for card in deck])
        )
        self._hands = KeptAnswers[tuple[Hand, ...], bytes](lambda hands: b"".join([packed(one, hand) for one in hands]))
        self._pairs = KeptAnswers[tuple[Hand | None, ...], bytes](
            lambda row: b"".join([packed(pair or (), 2) for pair in row])
        )
        self._past = KeptAnswers[tuple[tuple[Hand, ...], ...], bytes](
            lambda past: b"".join(map(self._pairs, past)).ljust(size, NO_TILE)
        )
        self._filled = KeptAnswers[tuple[Side | None, ...], bytes](lambda sides: b"".join(map(side_byte, sides)))
        self._each = KeptAnswers[Maybe, bytes](
            lambda tiles: b"".join([packed((one,) if one else (), 1) for one in tiles])
        )
        self._taken = KeptAnswers[tuple[DuoAssigned, ...], PackedChoices](
            lambda row: packed_choices(kind.tiles, [one.choice for one in row], TAKEN, hand)
        )

    def from_states(self, states: Sequence[DuoState]) -> DuoArrays:
        xp, kind, tables = self.xp, self.kind, partial(tile_array, self.xp)
        taken = self._taken.of([state.assigned for state in states])
        cities, mats = self.cities.arrays_and_mats([state.cities for state in states])
        return DuoArrays(
            singles=tables(self._stack.of([state.singles for state in states]), -1),
            duplexes=tables(self._stack.of([state.duplexes for state in states]), -1),
            cards=tables(self._cards.of([state.cards for state in states]), len(kind.deck)),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hands=tables(self._hands.of([state.hands for state in states]), SEATS, kind.hand),
            chosen=tables(self._pairs.of([state.chosen for state in states]), PEOPLE, 2),
            loose=tables(self._pairs.of([state.loose for state in states]), PEOPLE, 2),
            filled=tables(self._filled.of([state.filled for state in states]), PEOPLE),
            theirs=tables(self._each.of([state.theirs for state in states]), PEOPLE),
            waiting=tables(self._each.of([state.waiting for state in states]), PEOPLE),
            took=tables([one.tiles for one in taken], TAKEN),
            took_from=tables([one.places for one in taken], TAKEN),
            weighed=tables([one.weighed for one in taken], TAKEN, kind.hand),
            cities=cities,
            mats=mats,
            past=tables(self._past.of([state.past for state in states]), len(kind.times.turns), SEATS, 2),
            districts=self.cities.districts([state.modules for state in states]),
        )

    def to_state(self, lanes: DuoArrays, lane: int) -> DuoState:
        own = one_lane(lanes, lane)
        hand, pair = self.cities.hand, self.cities.pair
        turn = int(own["turn"])
        hands = tuple(hand(row) for row in own["hands"])
        return DuoState(
            singles=hand(own["singles"]),
            duplexes=hand(own["duplexes"]),
            cards=tuple(self.kind.deck[place] for place in own["cards"].tolist()),
            dealt=self.kind.dealt[turn],
            turn=turn,
            hands=hands,
            chosen=tuple(pair(row) for row in own["chosen"]),
            loose=tuple(hand(row) for row in own["loose"]),
            filled=tuple(side_of(side) for side in own["filled"].tolist()),
            theirs=self._maybe(own["theirs"]),
            waiting=self._maybe(own["waiting"]),
            assigned=self._assigned(own, hands[AUTOMA_SEAT], turn) if own["took"][0] >= 0 else (),
            cities=self.cities.back(lanes.cities, own["mats"], lane),
            past=tuple(tuple(hand(row) for row in rows) for rows in own["past"][:turn]),
            modules=self.cities.modules(own["districts"]),
        )

    def _maybe(self, numbers: NDArray[np.int8]) -> Maybe:
        one, other = (self.cities.hand(numbers[place : place + 1]) for place in (0, 1))
        return (one[0] if one else None, other[0] if other else None)

    def _assigned(self, own: dict[str, NDArray[np.int8]], row: Hand, turn: int) -> tuple[DuoAssigned, ...]:
        """What was taken is put back into the row, last first, to say what was chosen from."""
        kind = self.kind
        sides = (Side.LEFT, Side.RIGHT) if kind.times.turns[turn].round == 1 else (Side.RIGHT, Side.LEFT)
        card = kind.deck[int(own["cards"][kind.dealt[turn] - 1])].usual
        took, found = self.cities.hand(own["took"]), list[DuoAssigned]()
        for step in (1, 0):
            at = int(own["took_from"][step])
            row = (*row[:at], took[step], *row[at:])
            rule = card.left if sides[step] is Side.LEFT else card.right
            partner = PARTNERS[sides[step]]
            choice = choice_back(rule, row, at, own["weighed"][step].tolist())
            found.append(DuoAssigned(partner, SHARED_CITY[partner], choice))
        return tuple(reversed(found))
