"""Plays many possible games for its best candidates, and keeps halving them (flat Monte-Carlo, sequential halving)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.evaluation import SHOWN, acting
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.prize import Worth
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.bots.candidates import in_order, tell_games

M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)

SIMULATIONS = 4000
"""When no budget is given."""
SHARE_PER_POINT = 0.002
"""What a point of the judge is worth in shares of the win: only between moves that win equally often it counts."""
FIRST_LOOK = 12
"""Games of every candidate in a first round. With fewer simulations than that, fewer candidates are looked at."""
BATCH = 1024
"""Games played side by side."""
SURE = 3.5
"""Standard errors after which a candidate is out before its round is."""
EQUAL = 0.001
"""What is not worth more time, in shares of the win."""
IN_TIME = 0.92
"""The part of the time that is planned for; the rest is for whatever comes between."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How a search shares its games out."""

    candidates: int = 16
    """Moves looked at more closely: the best ones by the judge."""
    at_once: float = 0.15
    """The part of the time that one batch may take."""


USUAL = Tempo()


class Plays(Protocol[M_contra]):
    """Whoever tries moves out in possible games."""

    def play(self, moves: Sequence[M_contra], lanes: int) -> Worth:
        """What comes of these moves in so many worlds; in fewer if there are no more to tell of."""


class Candidate(Generic[M]):
    """A move, and what came of it in the worlds that all candidates met."""

    def __init__(self, thought: Thought[M], behind: float) -> None:
        self.thought = thought
        self.behind = behind
        """What the judge thinks is lost against its best move, in shares of the win."""
        self.shares: NDArray[np.float64] = np.empty(0)
        self.liking: NDArray[np.float64] = np.empty(0)

    def meet(self, shares: NDArray[np.float64], liking: NDArray[np.float64]) -> None:
        """More worlds, see `Worth`."""
        self.shares, self.liking = np.concatenate([self.shares, shares]), np.concatenate([self.liking, liking])

    @property
    def share(self) -> float:
        """What is told: of the win."""
        return self._mean(self.shares)

    @property
    def value(self) -> float:
        """What it is chosen by."""
        return self._mean(self.liking)

    def loses_to(self, best: "Candidate[M]") -> tuple[float, float]:
        """How far it is behind another one that met the same worlds, and the standard error of that."""
        apart = best.liking - self.liking
        return best.value - self.value, float(apart.std()) / sqrt(len(apart))

    def _mean(self, worlds: NDArray[np.float64]) -> float:
        return (float(worlds.mean()) if len(worlds) else 0.0) - self.behind


def imagine(view: View, seed: str) -> Imagination:
    """Worlds of their own for every step of a game."""
    return Imagination(view, f"{seed}/{view.turn}/{view.phase}/{len(view.loose[acting(view)])}")


def search_among(rated: Sequence[Thought[M]], simulate: Callable[[], Plays[M]], clock: "Clock") -> Decision[M]:
    """The move that is liked best of those that a judge rates best: mostly the one that wins most often."""
    rated = rated[: clock.candidates]
    if len(rated) == 1:
        return Decision(rated[0].move, tuple(rated))
    field = [Candidate(thought, SHARE_PER_POINT * (rated[0].value - thought.value)) for thought in rated]
    told = _halve(field, simulate(), clock)[:SHOWN]
    shares = in_order([one.share for one in told], [len(one.shares) for one in told])
    best = tuple(
        Thought(one.thought.move, share, tell_games(one.thought, len(one.shares)))
        for one, share in zip(told, shares, strict=True)
    )
    return Decision(best[0].move, best, sum(len(one.shares) for one in field))


class Clock:
    """Shares a budget out to the rounds of a decision."""

    def __init__(self, budget: Budget, tempo: Tempo = USUAL) -> None:
        self.started = perf_counter()
        self.budget, self.tempo = budget, tempo
        self.spent = 0
        self.pace = 0.0
        """Seconds per simulation, as seen lately."""

    @property
    def candidates(self) -> int:
        games, most = self.budget.simulations, self.tempo.candidates
        return most if games is None else max(2, min(most, games // FIRST_LOOK))

    @property
    def is_up(self) -> bool:
        """Whether the time that is planned for has passed."""
        return self.budget.seconds is not None and self._left(self.budget.seconds) < 0

    def room(self, part: float) -> int:
        """How many simulations still fit into that part of the budget, one batch at most."""
        room = BATCH
        if self.budget.simulations is not None:
            room = min(room, int(part * self.budget.simulations) - self.spent)
        if self.budget.seconds is not None:
            left = self._left(part * self.budget.seconds)
            # At first nothing is known of the pace: a small batch will tell. No batch may take long, or a slow one
            # would overrun.
            longest = min(left, self.tempo.at_once * self.budget.seconds)
            room = min(room, int(longest / self.pace) if self.pace else BATCH // 4)
        return room

    def _left(self, seconds: float) -> float:
        return IN_TIME * seconds - (perf_counter() - self.started)

    def count(self, games: int, seconds: float) -> None:
        self.spent += games
        self.pace = max(seconds / games, self.pace / 2)


def _halve(field: Sequence[Candidate[M]], simulator: Plays[M], clock: Clock) -> list[Candidate[M]]:
    """Try all, keep the better half, and so on, each round with the same share of the budget; best first."""
    rounds = (len(field) - 1).bit_length()
    alive, out = list(field), list[Candidate[M]]()
    for number in range(1, rounds + 1):
        while len(alive) > 1 and (room := clock.room(number / rounds)) >= len(alive):
            begun = perf_counter()
            lanes = room // len(alive)
            # Every candidate meets the same worlds, so that luck tells none of them apart.
            found = simulator.play([one.thought.move for one in alive], lanes)
            clock.count(found.shares.size, perf_counter() - begun)
            for one, *worth in zip(alive, *found, strict=True):
                one.meet(*worth)
            if found.shares.shape[1] < lanes:
                # More games would tell nothing new, or there is no time for them.
                return _best_first(alive) + out
            alive, beaten = _race(alive)
            out = beaten + out
        keep = min(len(alive), (len(field) - 1 >> number) + 1)
        alive, out = alive[:keep], alive[keep:] + out
    return alive + out


def _race(alive: list[Candidate[M]]) -> tuple[list[Candidate[M]], list[Candidate[M]]]:
    """Best first: those that may still win, and those that surely do not, or would win nothing by it."""
    alive = _best_first(alive)
    best, behind = alive[0], [one.loses_to(alive[0]) for one in alive]
    if len(best.shares) < 4 * FIRST_LOOK:
        return alive, []
    if all(apart + 2 * error < EQUAL for apart, error in behind[1:]):
        return alive[:1], alive[1:]
    beaten = [apart > SURE * error for apart, error in behind]
    return (
        [one for one, is_out in zip(alive, beaten, strict=True) if not is_out],
        [one for one, is_out in zip(alive, beaten, strict=True) if is_out],
    )


def _best_first(field: Sequence[Candidate[M]]) -> list[Candidate[M]]:
    return sorted(field, key=lambda one: -one.value)
