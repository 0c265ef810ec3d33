"""Tables of people as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.convert import CityConverter, one_lane, side_byte, side_of, tile_array
from tabletown.batch.between_two_cities.ground import NO_TILE
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.state import Hand, State


class Lanes(NamedTuple):
    """Tables of people. Tiles are numbers of a `TileSet`, int8; −1 is none."""

    singles: Array
    """[singles of the box, lanes]: in the order in which they leave it."""
    duplexes: Array
    """[24, lanes]."""
    turn: Array
    """int32 [lanes]."""
    hands: Array
    """[seats, hand, lanes]: in the order of the hand, −1 at its end."""
    chosen: Array
    """[seats, 2, lanes]: this turn's choices, smaller number first."""
    loose: Array
    """[seats, 2, lanes]: revealed and not placed yet; −1 last."""
    filled: Array
    """int8 [seats, lanes]: side of the first tile of this turn, 0 left, 1 right."""
    past: Array
    """[turns, seats, 2, lanes]: choices of finished turns."""
    cities: CityArrays
    mats: Array
    """int32 [cities, lanes]: which canvas each city has; 0 without landscapes."""
    districts: Array
    """int32 [3, 2, lanes]: pairs of `CARDS` by number; [0, …] without districts."""


class Converter:
    """From States of one sort of table to lanes, and back."""

    def __init__(self, kind: TableKind) -> None:
        self.kind, self.xp = kind, kind.xp
        self.cities = CityConverter(kind)
        packed, hand, size = kind.tiles.packed, kind.modules.hand, 2 * kind.seats * len(kind.times.turns)
        self._stack = KeptAnswers[Hand, bytes](packed)
        self._hands = KeptAnswers[tuple[Hand, ...], bytes](lambda hands: b"".join([packed(one, hand) for one in hands]))
        self._pairs = KeptAnswers[tuple[Pair | Hand | None, ...], bytes](
            lambda row: b"".join([packed(pair or (), 2) for pair in row])
        )
        self._past = KeptAnswers[tuple[tuple[Pair, ...], ...], bytes](
            lambda past: b"".join(map(self._pairs, past)).ljust(size, NO_TILE)
        )
        self._filled = KeptAnswers[tuple[Side | None, ...], bytes](lambda sides: b"".join(map(side_byte, sides)))

    def from_states(self, states: Sequence[State]) -> Lanes:
        xp, seats = self.xp, self.kind.seats
        tables = partial(tile_array, xp)
        cities, mats = self.cities.arrays_and_mats([state.cities for state in states])
        return Lanes(
            singles=tables(self._stack.of([state.singles for state in states]), -1),
            duplexes=tables(self._stack.of([state.duplexes for state in states]), -1),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hands=tables(self._hands.of([state.hands for state in states]), seats, self.kind.modules.hand),
            chosen=tables(self._pairs.of([state.chosen for state in states]), seats, 2),
            loose=tables(self._pairs.of([state.loose for state in states]), seats, 2),
            filled=tables(self._filled.of([state.filled for state in states]), seats),
            past=tables(self._past.of([state.past for state in states]), len(self.kind.times.turns), seats, 2),
            cities=cities,
            mats=mats,
            districts=self.cities.districts([state.modules for state in states]),
        )

    def to_state(self, lanes: Lanes, lane: int) -> State:
        own = one_lane(lanes, lane)
        hand, pair = self.cities.hand, self.cities.pair
        turn = int(own["turn"])
        past = tuple(tuple(found for row in rows if (found := pair(row))) for rows in own["past"][:turn])
        return State(
            singles=hand(own["singles"]),
            duplexes=hand(own["duplexes"]),
            turn=turn,
            hands=tuple(hand(row) for row in own["hands"]),
            chosen=tuple(pair(row) for row in own["chosen"]),
            loose=tuple(hand(row) for row in own["loose"]),
            filled=tuple(side_of(side) for side in own["filled"].tolist()),
            cities=self.cities.back(lanes.cities, own["mats"], lane),
            past=past,
            modules=self.cities.modules(own["districts"]),
        )
