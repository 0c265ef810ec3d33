"""Plays many possible games for its best candidates and drops the worse ones (flat Monte-Carlo, sequential halving)."""

from collections.abc import Sequence
from time import perf_counter

from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.bots.candidates import Candidate, best_part, candidates, tell_best
from tabletown.bots.ticket_to_ride_new_york.belief import imagine
from tabletown.bots.ticket_to_ride_new_york.clock import Clock
from tabletown.bots.ticket_to_ride_new_york.obstacles import obstacles
from tabletown.bots.ticket_to_ride_new_york.planner import SHOWN, rate
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.bots.ticket_to_ride_new_york.trials import Trials
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View

SIMULATIONS = 600
"""When no budget is given."""
CANDIDATES = 8
"""Moves looked at more closely: the best ones by the planner."""
OBSTACLES = 3
"""Claims that are looked at because they may be in somebody's way."""
KEPT = 3
"""Of so many candidates one goes on to the next round."""
WORLDS = 40
TRUST = 40.0
"""Simulations that the planner's opinion counts for."""
SHARE_PER_POINT = 0.03
"""What a point of the planner is worth in shares of the win."""


class SearchBot:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.clock = Clock(budget if budget != Budget() else Budget(simulations=SIMULATIONS))

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        self.clock.start()
        now = read(view)
        if len(moves) == 1:
            return Decision(moves[0], (Thought(moves[0], 0.0, Sentence("ride-offer-pass")),))
        rated = rate(now, moves)[:CANDIDATES]
        stream = Stream(self.seed, _step(now))
        worlds = self.worlds(view, stream)
        known = {thought.move for thought in rated}
        for claim in obstacles(moves, worlds, now.seat, OBSTACLES):
            if claim not in known:
                rated += rate(now, [claim])
        some = rated[: self.clock.budget.simulations]
        field = candidates(some, rated[0].value, SHARE_PER_POINT, TRUST)
        trials = Trials(worlds, Seat(now.seat), stream)
        best_first = _narrow(field, trials, self.clock)
        best = tell_best(best_first, field, SHOWN)
        return Decision(best[0].move, best, sum(one.games for one in field))

    def worlds(self, view: View, stream: Stream) -> list[State]:
        """What may be the case."""
        return imagine(view, WORLDS, stream)


def _narrow(field: Sequence[Candidate[Move]], trials: Trials, clock: Clock) -> list[Candidate[Move]]:
    """Try all, keep the best third, and so on, each round with the same share of the budget; best first."""
    rounds = 1 if len(field) <= KEPT else 2
    alive, out = list(field), list[Candidate[Move]]()
    for number in range(rounds):
        games, since = clock.games(rounds - number, len(alive)), perf_counter()
        # Every candidate meets the same worlds, so that luck tells none of them apart.
        got = trials.run([one.thought.move for one in alive], games, clock.is_up) if games else None
        if got is None:
            break
        clock.played(games * len(alive), since)
        for one, values in zip(alive, got, strict=True):
            one.total += float(sum(values))
            one.games += len(values)
        alive, dropped = best_part(alive, field, KEPT)
        out = dropped + out
    return alive + out


def _step(now: Reading) -> str:
    """Tells the decisions of a game apart."""
    view = now.view
    left = "/".join(f"{player.taxis}.{player.hand_size}.{player.tickets}" for player in view.players)
    return f"{view.phase}/{left}/{view.deck_size}"
