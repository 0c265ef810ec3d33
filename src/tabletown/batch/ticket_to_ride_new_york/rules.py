"""Ticket to Ride: New York for thousands of games at once, under the contract of `batch`."""

from collections.abc import Sequence
from functools import partial

from tabletown.batch.arrays import Array, ArrayNamespace, apart
from tabletown.batch.contract import Standing
from tabletown.batch.ticket_to_ride_new_york.actions import ACTIONS, FIXED, KEEP_BOTH, PASSED, actions_by_move
from tabletown.batch.ticket_to_ride_new_york.convert import lanes_of, state_of
from tabletown.batch.ticket_to_ride_new_york.deals import deal_lanes
from tabletown.batch.ticket_to_ride_new_york.lanes import CHOOSE, CHOSEN, OVER, Lanes
from tabletown.batch.ticket_to_ride_new_york.legal import legal_for
from tabletown.batch.ticket_to_ride_new_york.observe import features, observe, observe_view
from tabletown.batch.ticket_to_ride_new_york.playouts import play_out, seat_to_move
from tabletown.batch.ticket_to_ride_new_york.standing import standing
from tabletown.batch.ticket_to_ride_new_york.supply import NO_LIMIT
from tabletown.batch.ticket_to_ride_new_york.turns import play
from tabletown.batch.ticket_to_ride_new_york.worlds import world_lanes
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.moves import KeepTickets, Move, keeps
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View

SEEDS, KEYS = "seeds", "keys"


class RidesBatch:
    """One sort of table: so many seats, and whether seeds of ours or keys decide what comes from the deck."""

    actions = ACTIONS

    def __init__(
        self,
        seats: int,
        *,
        xp: ArrayNamespace,
        start: int | None = None,
        by_seeds: bool = True,
        most_sweeps: int = NO_LIMIT,
    ) -> None:
        """`most_sweeps`: of a display, one after another, for whoever cannot wait; the rules know no limit.

        Where most of the cards are in hands, one game of a thousand sweeps a hundred times, and all others wait for it.
        """
        self.seats, self.xp, self.start, self.by_seeds = seats, xp, start, by_seeds
        self.most_sweeps = most_sweeps
        self.features = features(seats)

    @property
    def longest(self) -> int:
        """Every card is drawn once, and again when it was paid; a taxi is one claim at most; passes come between."""
        taxis = 15 * self.seats
        return (44 + taxis + taxis + 2 * 18) * self.seats

    def deal(self, key: Array, lanes: int) -> Lanes:
        return deal_lanes(self.xp, key, lanes, self.seats, self.start, by_seeds=self.by_seeds)

    def to_act(self, lanes: Lanes) -> Array:
        xp = self.xp
        choosing = xp.equal(lanes.phase, CHOOSE)
        turns = xp.equal(lanes.turn, xp.arange(self.seats, dtype=xp.int32)[:, None])
        turns = turns & xp.not_equal(lanes.phase, OVER)
        return xp.where(choosing, xp.equal(lanes.players[:, CHOSEN], 0), turns).T

    def actor(self, lanes: Lanes) -> Array:
        return seat_to_move(self.xp, lanes)

    def legal(self, lanes: Lanes, seat: Array) -> Array:
        return apart(self.xp, lanes.turn[0] >= 0, partial(legal_for, self.xp), lanes, seat).T

    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        moved = partial(play, self.xp, most_sweeps=self.most_sweeps)
        return apart(self.xp, lanes.turn[0] >= 0, moved, lanes, seat, action)

    def observe(self, lanes: Lanes, seat: Array) -> Array:
        return apart(self.xp, lanes.turn[0] >= 0, partial(observe, self.xp), lanes, seat)

    def standing(self, lanes: Lanes) -> Standing:
        return apart(self.xp, lanes.turn[0] >= 0, partial(standing, self.xp), lanes)

    def playout(self, lanes: Lanes, key: Array) -> Lanes:
        return play_out(self.xp, lanes, key)

    def from_states(self, states: Sequence[State]) -> Lanes:
        return lanes_of(self.xp, states, by_seeds=self.by_seeds)

    def to_state(self, lanes: Lanes, lane: int, seed: str = "") -> State:
        return state_of(lanes, lane, seed)

    def lanes(self, view: View, key: Array, lanes: int) -> Lanes:
        return world_lanes(self.xp, view, key, lanes, by_seeds=self.by_seeds)

    def move_of(self, state: State, seat: Seat, action: int) -> Move:
        if action <= PASSED:
            return FIXED[action]
        return keeps(state.players[seat].shown)[action - KEEP_BOTH]

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        if isinstance(move, KeepTickets):
            return KEEP_BOTH + keeps(state.players[seat].shown).index(move)
        return actions_by_move()[move]

    observe_view = staticmethod(observe_view)


def make_batch(seats: int, /, *, xp: ArrayNamespace, **options: Option) -> RidesBatch:
    """Raises BadSetup. `chance` is “seeds” (games as at a table) or “keys” (faster: nothing is ever shuffled).

    `most_sweeps`: see `RidesBatch`.
    """
    most = options.pop("most_sweeps", NO_LIMIT)
    chance = options.pop("chance", SEEDS)
    if chance not in (SEEDS, KEYS):
        raise BadSetup(f"chance comes from {SEEDS} or from {KEYS}, not from {chance}")
    GAME.setup(seats, "", **options)
    start = options.get("start")
    first = start - 1 if isinstance(start, int) else None
    return RidesBatch(seats, xp=xp, start=first, by_seeds=chance == SEEDS, most_sweeps=int(most))
