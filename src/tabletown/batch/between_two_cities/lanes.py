"""Tables of people as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.convert import CityConverter, one_lane, side_number, side_of, tile_array
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.people.moves import Pair
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

    def from_states(self, states: Sequence[State]) -> Lanes:
        xp, hand, seats = self.xp, self.kind.modules.hand, self.kind.seats
        numbers = self.kind.tiles.numbers

        def tiles(rows: list[object]) -> Array:
            return tile_array(xp, rows)

        def pairs(row: Sequence[Pair | Hand | None]) -> list[list[int]]:
            return [numbers(pair or (), 2) for pair in row]

        nothing, turns = [[-1, -1]] * seats, len(self.kind.times.turns)
        return Lanes(
            singles=tiles([numbers(state.singles, 0) for state in states]),
            duplexes=tiles([numbers(state.duplexes, 0) for state in states]),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hands=tiles([[numbers(one, hand) for one in state.hands] for state in states]),
            chosen=tiles([pairs(state.chosen) for state in states]),
            loose=tiles([pairs(state.loose) for state in states]),
            filled=tiles([[side_number(side) for side in s.filled] for s in states]),
            past=tiles([[pairs(row) for row in s.past] + [nothing] * (turns - len(s.past)) for s in states]),
            cities=self.cities.arrays([state.cities for state in states]),
            mats=self.cities.mats([state.cities for state in states]),
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
