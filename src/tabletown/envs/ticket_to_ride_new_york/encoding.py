"""Ticket to Ride: New York as numbers: the actions and observations of its batch, straight from a State."""

from collections.abc import Sequence
from typing import cast

import numpy as np

from tabletown.batch.ticket_to_ride_new_york.actions import ACTIONS, FIXED, KEEP_BOTH, PASSED, actions_by_move
from tabletown.batch.ticket_to_ride_new_york.observe import VERSION, features
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.envs.chance_nodes import SeedDigits
from tabletown.envs.encoding import SCORE, AnyEncoding, Encoded
from tabletown.envs.ticket_to_ride_new_york.numbers import told
from tabletown.envs.ticket_to_ride_new_york.picture import draw_ride
from tabletown.ticket_to_ride_new_york.moves import KeepTickets, Move, keeps
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View


class RideEncoding:
    version = VERSION
    score_name = SCORE
    actions = ACTIONS

    def __init__(self, seats: int, /, **options: Option) -> None:
        self.game = GAME
        self.seats = seats
        self._options = options
        self.features = features(seats)
        # Every card is drawn once, and again when it was paid; a taxi is one claim at most; passes come between.
        self.longest = (44 + 2 * 15 * seats + 2 * 18) * seats
        self.setup("")

    def setup(self, seed: str) -> State:
        return self.game.setup(self.seats, seed, **self._options)

    def observe(self, state: State, seat: Seat | None) -> Encoded:
        return np.frombuffer(told(state, seat), np.int8)

    def observe_all(self, state: State) -> Sequence[Encoded]:
        return [self.observe(state, Seat(seat)) for seat in range(self.seats)]

    def mask(self, state: State, seat: Seat) -> Encoded:
        found = np.zeros(self.actions, np.int8)
        moves = self.game.legal_moves(state, seat)
        if moves and isinstance(moves[0], KeepTickets):
            found[KEEP_BOTH : KEEP_BOTH + len(moves)] = 1
        else:
            found[[_number(move) for move in moves]] = 1
        return found

    def mask_together(self, state: State, seat: Seat) -> Encoded:
        """First tickets are chosen at once, and nobody's choice touches another's; else one seat acts alone."""
        return self.mask(state, seat)

    def move_of(self, state: State, seat: Seat, action: int) -> Move:
        if not 0 <= action < self.actions:
            raise LookupError(action)
        return FIXED[action] if action <= PASSED else keeps(state.players[seat].shown)[action - KEEP_BOTH]

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        if isinstance(move, KeepTickets):
            return KEEP_BOTH + keeps(state.players[seat].shown).index(move)
        return actions_by_move()[move]

    @property
    def chance(self) -> SeedDigits:
        return SeedDigits(self.setup)

    def draw(self, view: View) -> str:
        return draw_ride(view)


_NUMBERED: dict[int, tuple[Move, int]] = {}
"""By identity, because claims take long to hash. The rules make every move once and share it; it is held here, too, so
that no other can have its identity."""


def _number(move: Move) -> int:
    known = _NUMBERED.get(id(move))
    if known is None:
        known = _NUMBERED[id(move)] = (move, actions_by_move()[move])
    return known[1]


def make(seats: int, /, **options: Option) -> AnyEncoding:
    """Raises BadSetup."""
    return cast(AnyEncoding, RideEncoding(seats, **options))
