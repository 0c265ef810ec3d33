"""Tables of people as numbers: the same actions and observations as those of the batch, straight from a State."""

from collections.abc import Sequence
from typing import cast

import numpy as np

from tabletown.batch.between_two_cities.cells import SQUARES
from tabletown.batch.between_two_cities.convert import CARDS
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Side
from tabletown.between_two_cities.people.options import read_options
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.schedule import Passing, schedule
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.between_two_cities.draws import TileDraws
from tabletown.envs.between_two_cities.numbers import (
    NOWHERE,
    SIDES,
    SQUARE_NUMBER,
    action_of_choice,
    box,
    choice_at,
    one_hot,
    pair_mask,
    place,
    squares,
)
from tabletown.envs.between_two_cities.picture import draw_people
from tabletown.envs.chance_nodes import ChanceNodes, SeedDigits
from tabletown.envs.encoding import Encoded

_FLAGS = 3
"""By seat: has chosen, has filled left, right."""


class PeopleEncoding:
    version = 0
    score_name = "low-city"

    def __init__(self, seats: int, /, **options: Option) -> None:
        # Districts are drawn table by table: here only that there are some.
        modules = read_options(seats, "", options)
        self.game = BetweenTwoCities()
        self.seats = seats
        self._options = options
        self._box = box(landscapes=modules.landscapes, civics=modules.civics, districts=bool(modules.districts))
        self._hand = modules.hand
        self._turns = schedule(seats, modules.hand)
        tiles, self._cities = len(self._box.tiles), 4 if seats == 2 else seats
        self._pairs = len(pairs_of_hand(modules.hand))
        self.actions = self._pairs + 2 * len(SIDES) * SQUARES
        self.longest = 3 * seats * len(self._turns)
        self.features = (
            (len(self._turns) + 1 + 2)
            + seats * (_FLAGS + tiles)
            + 2 * tiles
            + (seats - 1) * (1 + tiles)
            + self._cities * self._box.planes * SQUARES
            + len(modules.districts) * len(CARDS)
        )
        self._told: dict[int, tuple[City, bytes]] = {}
        """The cities that were told last: most of them do not change with the next move."""

    def setup(self, seed: str) -> State:
        return self.game.setup(self.seats, seed, **self._options)

    def observe(self, state: State, seat: Seat | None) -> Encoded:
        return self._joined(state, seat, self._by_seat(state), self._by_city(state))

    def observe_all(self, state: State) -> Sequence[Encoded]:
        people, cities = self._by_seat(state), self._by_city(state)
        return [self._joined(state, Seat(seat), people, cities) for seat in range(self.seats)]

    def mask(self, state: State, seat: Seat) -> Encoded:
        filled = state.filled[seat]
        return self._mask(state, seat, (filled is not Side.LEFT, filled is not Side.RIGHT))

    def mask_together(self, state: State, seat: Seat) -> Encoded:
        """All fill their left cities first, then their right ones: so no two ever build in one city at once."""
        filled = state.filled[seat]
        return self._mask(state, seat, (filled is None, filled is Side.LEFT))

    def move_of(self, state: State, seat: Seat, action: int) -> Move:
        if not 0 <= action < self.actions:
            raise LookupError(action)
        if action < self._pairs:
            return choice_at(state.hands[seat], self._hand, action)
        rest, square = divmod(action - self._pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        return place(state.loose[seat][number].rank, side)[square]

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        if isinstance(move, Choose):
            return action_of_choice(state.hands[seat], self._hand, move)
        number = state.loose[seat].index(move.tile)
        square = SQUARE_NUMBER[move.square]
        return self._pairs + (number * len(SIDES) + SIDES.index(move.side)) * SQUARES + square

    @property
    def chance(self) -> ChanceNodes[State]:
        modules = self._box.modules
        if modules.landscapes or modules.districts:
            # Mats and districts are dealt before the first tile: here a seed decides all of it.
            return cast("ChanceNodes[State]", SeedDigits(self.setup))
        return TileDraws(self.setup(""), self._box.tiles)

    def draw(self, view: View) -> str:
        return draw_people(view)

    def _mask(self, state: State, seat: Seat, free: Sequence[bool]) -> Encoded:
        tiles = state.loose[seat]
        if tiles:
            parts = [bytes(self._pairs)]
            for number, tile in enumerate(tiles):
                for side, is_free in zip(SIDES, free, strict=True):
                    # Two equal tiles are one and the same move.
                    if is_free and not (number and tile is tiles[0]):
                        city = state.cities[city_index(seat, side, self.seats)]
                        parts.append(squares(city.cells_for(tile)))
                    else:
                        parts.append(NOWHERE)
        elif state.chosen[seat] is None:
            parts = [pair_mask(state.hands[seat], self._hand)]
        else:
            parts = []
        found = bytearray().join(parts)
        return np.frombuffer(found + bytes(self.actions - len(found)), np.int8)

    def _by_seat(self, state: State) -> list[bytes]:
        return [
            bytes((chosen is not None, filled is Side.LEFT, filled is Side.RIGHT)) + self._box.counted(loose)
            for chosen, filled, loose in zip(state.chosen, state.filled, state.loose, strict=True)
        ]

    def _by_city(self, state: State) -> list[bytes]:
        before, self._told = self._told, {}
        for city in state.cities:
            key = id(city)
            # Held with its city: as long as it is here, no other can have this identity.
            self._told[key] = before.get(key) or (city, self._box.city(city))
        return [self._told[id(city)][1] for city in state.cities]

    def _joined(self, state: State, seat: Seat | None, people: list[bytes], cities: list[bytes]) -> Encoded:
        phase, own = state.phase, seat or 0
        first = own * (2 if self.seats == 2 else 1)
        parts = [
            one_hot(state.turn, len(self._turns) + 1),
            bytes((phase is Phase.CHOOSE, phase is Phase.PLACE)),
            *people[own:],
            *people[:own],
            self._private(state, seat if phase is Phase.CHOOSE else None),
            *cities[first:],
            *cities[:first],
            self._box.districts(state.modules),
        ]
        return np.frombuffer(bytearray().join(parts), np.int8)

    def _private(self, state: State, seat: Seat | None) -> bytes:
        """Hand and choice, and the hands that a seat knows because it has passed them on."""
        seats, count = self.seats, self._box.counted
        if seat is None:
            tiles = len(self._box.tiles)
            return bytes(2 * tiles + (seats - 1) * (1 + tiles))
        parts = [count(state.hands[seat]), count(state.chosen[seat] or ())]
        passed = self._turns[state.turn].step - 1
        left = passed > 0 and self._turns[state.turn - 1].passing is Passing.LEFT
        for number in range(1, seats):
            known = (number if left else seats - number) <= passed
            parts += [bytes((known,)), count(state.hands[(seat + number) % seats] if known else ())]
        return b"".join(parts)
