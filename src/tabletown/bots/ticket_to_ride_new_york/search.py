"""Plays many possible games for its best candidates, and keeps halving them (flat Monte-Carlo, sequential halving)."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.bots.ticket_to_ride_new_york.belief import imagine
from tabletown.bots.ticket_to_ride_new_york.planner import SHOWN, rate
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.bots.ticket_to_ride_new_york.simulation import simulate
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.core.words import say_count
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

SIMULATIONS = 200
"""When no budget is given."""
CANDIDATES = 6
"""Moves looked at more closely: the best ones by the planner."""
TRUST = 25.0
"""Simulations that the planner's opinion counts for."""
SHARE_PER_POINT = 0.03
"""What a point of the planner is worth in shares of the win."""
IN_TIME = 0.93
"""The part of the time that is planned for; the rest is for whatever comes between."""


@dataclass(slots=True)
class Candidate:
    thought: Thought[Move]
    behind: float
    """What the planner thinks is lost against the best move, in shares of the win."""
    total: float = 0.0
    games: int = 0

    def value(self, usual: float) -> float:
        """Its mean share of the win, drawn towards the planner's opinion while games are few."""
        return (self.total + TRUST * (usual - self.behind)) / (self.games + TRUST)


class SearchBot:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        clock = _Clock(self.budget)
        now = read(view)
        rated = rate(now, moves)[:CANDIDATES]
        if len(rated) == 1:
            return Decision(rated[0].move, tuple(rated))
        field = [Candidate(thought, SHARE_PER_POINT * (rated[0].value - thought.value)) for thought in rated]
        best_first = _halve(field, view, Seat(now.seat), Stream(self.seed, _step(now)), clock)
        usual = _usual(field)
        best = tuple(
            Thought(one.thought.move, one.value(usual), f"{one.thought.words}; {say_count(one.games, 'game')}")
            for one in best_first[:SHOWN]
        )
        return Decision(best[0].move, best, sum(one.games for one in field))


class _Clock:
    """Shares a budget out to the rounds of a decision."""

    def __init__(self, budget: Budget) -> None:
        self.started = perf_counter()
        self.budget = budget
        self.spent = 0

    def is_up(self, part: float) -> bool:
        """Whether that part of the budget is used up: by time if there is one, else by simulations."""
        if self.budget.seconds is not None and perf_counter() - self.started >= part * IN_TIME * self.budget.seconds:
            return True
        return self.budget.simulations is not None and self.spent >= part * self.budget.simulations


def _halve(field: Sequence[Candidate], view: View, seat: Seat, stream: Stream, clock: _Clock) -> list[Candidate]:
    """Try all, keep the better half, and so on, each round with the same share of the budget; best first."""
    rounds = (len(field) - 1).bit_length()
    alive, out = list(field), list[Candidate]()
    for number in range(1, rounds + 1):
        while not clock.is_up(number / rounds):
            world = imagine(view, stream)
            # Every candidate meets the same world, so that luck tells none of them apart.
            for one in alive:
                one.total += simulate(world, seat, one.thought.move)
                one.games += 1
                clock.spent += 1
                if clock.is_up(1.0):
                    break
        usual = _usual(field)
        alive.sort(key=lambda one: -one.value(usual))
        keep = (len(alive) + 1) // 2
        out = alive[keep:] + out
        alive = alive[:keep]
    return alive + out


def _usual(field: Sequence[Candidate]) -> float:
    """What the planner's best move can expect: the mean over all games, and what the rest was thought to lack."""
    games = sum(one.games for one in field)
    return sum(one.total + one.games * one.behind for one in field) / games if games else 0.0


def _step(now: Reading) -> str:
    """Tells the decisions of a game apart."""
    view = now.view
    left = "/".join(f"{player.taxis}.{player.hand_size}.{player.tickets}" for player in view.players)
    return f"{view.phase}/{left}/{view.deck_size}"
