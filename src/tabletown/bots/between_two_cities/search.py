"""Plays many possible games for its best candidates, and keeps halving them (flat Monte-Carlo, sequential halving)."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from tabletown.between_two_cities.moves import Move
from tabletown.between_two_cities.view import View
from tabletown.bots.between_two_cities.arrays import figures
from tabletown.bots.between_two_cities.crowd import Manner
from tabletown.bots.between_two_cities.evaluation import SHOWN, Judge, Taste, acting
from tabletown.bots.between_two_cities.fitted import fitted_outlook
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.simulation import Simulator
from tabletown.bots.bot import Budget, Decision, Thought

TASTE = Taste(lean=0.5, vision=3.0, denial=0.5)
SIMULATIONS = 2000
"""When no budget is given."""
CANDIDATES = 14
"""Moves looked at more closely: the best ones by the judge."""
TRUST = 30.0
"""Simulations that the judge's own opinion counts for."""
SHARE_PER_POINT = 0.03
"""What a point of the judge is worth in shares of the win."""
IN_TIME = 0.95
"""The part of the time that is planned for; the rest is for whatever comes between."""
LANES = 512


@dataclass(slots=True)
class Candidate:
    thought: Thought[Move]
    behind: float
    """What the judge thinks is lost against the best move, in shares of the win."""
    total: float = 0.0
    games: int = 0

    def value(self, usual: float) -> float:
        """Its mean share of the win, drawn towards the judge's opinion while games are few."""
        return (self.total + TRUST * (usual - self.behind)) / (self.games + TRUST)


class SearchBot:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        outlook = fitted_outlook()
        self.judge = Judge(Looker(outlook), TASTE)
        self.manner = Manner(figures(outlook), outlook[1].hot, round(4 * TASTE.lean), round(4 * TASTE.denial))

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        clock = _Clock(self.budget)
        rated = self.judge.rate(view, moves)[:CANDIDATES]
        if len(rated) == 1:
            return Decision(rated[0].move, tuple(rated))
        field = [Candidate(thought, SHARE_PER_POINT * (rated[0].value - thought.value)) for thought in rated]
        step = f"{self.seed}/{view.turn}/{view.phase}/{len(view.loose[acting(view)])}"
        simulator = Simulator(view, self.judge, self.manner, Imagination(view, step))
        best_first = _halve(field, simulator, clock)
        usual = _usual(field)
        best = tuple(
            Thought(one.thought.move, one.value(usual), f"{one.thought.words}; {_games(one)}")
            for one in best_first[:SHOWN]
        )
        return Decision(best[0].move, best, sum(one.games for one in field))


class _Clock:
    """Shares a budget out to the rounds of a decision."""

    def __init__(self, budget: Budget) -> None:
        self.started = perf_counter()
        self.budget = budget
        self.spent = 0
        self.pace = 0.0
        """Seconds per simulation, as seen."""

    def room(self, part: float) -> int:
        """How many simulations still fit into that part of the budget."""
        room = LANES
        if self.budget.simulations is not None:
            room = int(part * self.budget.simulations) - self.spent
        if self.budget.seconds is not None:
            left = part * IN_TIME * self.budget.seconds - (perf_counter() - self.started)
            room = min(room, LANES if not self.pace else int(left / self.pace))
        return room


def _halve(field: Sequence[Candidate], simulator: Simulator, clock: _Clock) -> list[Candidate]:
    """Try all, keep the better half, and so on, each round with the same share of the budget; best first."""
    rounds = (len(field) - 1).bit_length()
    alive, out = list(field), list[Candidate]()
    for number in range(1, rounds + 1):
        while (room := clock.room(number / rounds)) >= len(alive):
            lanes = min(room, LANES) // len(alive)
            begun = perf_counter()
            shares = simulator.play([one.thought.move for one in alive], lanes)
            clock.spent += shares.size
            clock.pace = max(clock.pace * 0.5, (perf_counter() - begun) / shares.size)
            for one, row in zip(alive, shares, strict=True):
                one.total += float(row.sum())
                one.games += lanes
        usual = _usual(field)
        alive.sort(key=lambda one: -one.value(usual))
        keep = (len(alive) + 1) // 2
        out = alive[keep:] + out
        alive = alive[:keep]
    return alive + out


def _usual(field: Sequence[Candidate]) -> float:
    """What the judge's best move can expect: the mean over all games, and what the rest was thought to lack."""
    games = sum(one.games for one in field)
    return sum(one.total + one.games * one.behind for one in field) / games if games else 0.0


def _games(one: Candidate) -> str:
    return "1 game" if one.games == 1 else f"{one.games} games"
