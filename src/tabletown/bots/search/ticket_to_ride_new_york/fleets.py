"""Moves tried out by a fleet: worlds by the belief over tickets, everybody on autopilot."""

from collections.abc import Callable, Sequence

import numpy as np

from tabletown.bots.bot import Thought
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import RatingWeight
from tabletown.bots.ticket_to_ride_new_york.belief import imagine
from tabletown.bots.ticket_to_ride_new_york.obstacles import obstacles
from tabletown.bots.ticket_to_ride_new_york.planner import rate
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.bots.ticket_to_ride_new_york.trials import Trials
from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View

CANDIDATES = 8
"""Moves looked at more closely: the best ones by the planner."""
OBSTACLES = 3
"""Claims that are looked at because they may be in somebody's way."""
WORLDS = 40


class FleetLore:
    """The planner says which moves are worth a trial, and claims that are in somebody's way are tried, too."""

    one_of = 3

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._known: tuple[View, list[State]] | None = None

    def rate(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        now = read(view)
        rated = rate(now, moves)[:CANDIDATES]
        known = {thought.move for thought in rated}
        found = [claim for claim in obstacles(moves, self._worlds(now), now.seat, OBSTACLES) if claim not in known]
        return rated + [thought for claim in found for thought in rate(now, [claim])]

    def weight(self, view: View) -> RatingWeight:
        del view
        return RatingWeight(0.03, 40.0)

    def candidates(self, view: View) -> int:
        del view
        return CANDIDATES + OBSTACLES

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> "FleetTrials":
        now = read(view)
        return FleetTrials(Trials(self._worlds(now), now.seat, Stream(seed, f"trials/{_step(now)}")), is_up)

    def _worlds(self, now: Reading) -> list[State]:
        """The same ones again for the same View."""
        if self._known is None or self._known[0] is not now.view:
            self._known = now.view, imagine(now.view, WORLDS, Stream(self.seed, _step(now)))
        return self._known[1]


class FleetTrials:
    def __init__(self, fleet: Trials, is_up: Callable[[], bool]) -> None:
        self.fleet, self.is_up = fleet, is_up

    def play(self, moves: Sequence[Move], worlds: int) -> TrialValues:
        found = self.fleet.run(moves, worlds, self.is_up)
        shares = np.empty((len(moves), 0)) if found is None else np.array(found)
        return TrialValues(shares, shares)


def _step(now: Reading) -> str:
    """Tells the decisions of a game apart."""
    view = now.view
    left = "/".join(f"{player.taxis}.{player.hand_size}.{player.tickets}" for player in view.players)
    return f"{view.phase}/{left}/{view.deck_size}"
