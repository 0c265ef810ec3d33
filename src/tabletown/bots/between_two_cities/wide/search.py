"""`search` where Capitals is played: the same halving, in possible games of a wide crowd."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.capitals import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.search import SIMULATIONS, Clock, Tempo, imagine, search_among
from tabletown.bots.between_two_cities.wide.last_turn import simulator_for
from tabletown.bots.between_two_cities.wide.simulation import is_last_round
from tabletown.bots.bot import Budget, Decision

EARLY = Tempo(candidates=10, at_once=0.4)
"""In the first rounds: ten do not win more often than four, but the best of them builds better."""
CHOOSING, PLACING = Tempo(candidates=4, at_once=0.4), Tempo(candidates=7, at_once=0.4)
"""In the last round real opponents play better than simulated ones. Simulations therefore overrate moves that the judge
rates low, most of all where all choose at once: with more candidates the search picked worse moves (measured at tables
of four). Few large batches cost least."""


class WideSearch:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        late = CHOOSING if isinstance(moves[0], Choose) else PLACING
        clock = Clock(self.budget, late if is_last_round(view) else EARLY)
        rated = CapitalsJudge(view, BALANCED).rate(moves)
        return search_among(rated, lambda: simulator_for(view, imagine(view, self.seed), clock), clock)
