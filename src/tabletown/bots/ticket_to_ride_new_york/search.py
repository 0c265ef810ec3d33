"""Plays many possible games for its best candidates, and keeps halving them (flat Monte-Carlo, sequential halving)."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.bots.ticket_to_ride_new_york.autopilot import Habits
from tabletown.bots.ticket_to_ride_new_york.belief import imagine_many
from tabletown.bots.ticket_to_ride_new_york.planner import SHOWN, rate
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.bots.ticket_to_ride_new_york.trials import Trials
from tabletown.core.chance import Stream
from tabletown.core.words import say_count
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

SIMULATIONS = 700
CANDIDATES = 8
TRUST = 25.0
SHARE_PER_POINT = 0.01
WORLDS = 64
IN_TIME = 0.93


@dataclass(slots=True)
class Candidate:
    thought: Thought[Move]
    behind: float
    total: float = 0.0
    games: int = 0

    def value(self, usual: float) -> float:
        return (self.total + TRUST * (usual - self.behind)) / (self.games + TRUST)


class SearchBot:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)
        self.habits = Habits()

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        now = read(view)
        rated = rate(now, moves)[:CANDIDATES]
        if len(rated) == 1:
            return Decision(rated[0].move, tuple(rated))
        field = [Candidate(thought, SHARE_PER_POINT * (rated[0].value - thought.value)) for thought in rated]
        stream = Stream(self.seed, _step(now))
        chance = np.random.default_rng(stream.below(1 << 32))
        trials = Trials(imagine_many(view, WORLDS, stream), now.seat, chance, self.habits)
        rounds = (len(field) - 1).bit_length()
        alive, out = list(field), list[Candidate]()
        sims = self.budget.simulations or SIMULATIONS
        at = 0
        for number in range(rounds):
            each = max(1, round(sims / rounds / len(alive)))
            if number:
                trials.fleet.reorder_decks()
            rows = (at + np.arange(each)) % WORLDS
            at += each
            got = trials.run([one.thought.move for one in alive], rows, lambda: True)
            for one, values in zip(alive, got, strict=True):
                one.total += float(values.sum())
                one.games += each
            usual = _usual(field)
            alive.sort(key=lambda one: -one.value(usual))
            keep = (len(alive) + 1) // 2
            out = alive[keep:] + out
            alive = alive[:keep]
        best_first = alive + out
        best = tuple(
            Thought(one.thought.move, one.value(usual), f"{one.thought.words}; {say_count(one.games, 'game')}")
            for one in best_first[:SHOWN]
        )
        return Decision(best[0].move, best, sum(one.games for one in field))


def _usual(field: Sequence[Candidate]) -> float:
    games = sum(one.games for one in field)
    return sum(one.total + one.games * one.behind for one in field) / games if games else 0.0


def _step(now: Reading) -> str:
    """Tells the decisions of a game apart."""
    view = now.view
    left = "/".join(f"{player.taxis}.{player.hand_size}.{player.tickets}" for player in view.players)
    return f"{view.phase}/{left}/{view.deck_size}"
