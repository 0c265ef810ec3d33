"""Moves that are compared, and what came of them: all meet the same worlds, so that luck tells none of them apart."""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.bot import Thought
from tabletown.core.sentence import sentence

M = TypeVar("M")
Values: TypeAlias = NDArray[np.float64]

ERRORS_BEHIND = 3.5
"""Standard errors that a move must be behind to be out before its round is."""
EQUAL_SHARE = 0.001
"""What is not worth more time, in shares of the win."""


class TrialValues(NamedTuple):
    """What came of moves in worlds that all of them met: [moves, worlds] each."""

    shares: Values
    """Of the win: so it is told."""
    likings: Values
    """What moves are compared by: a game may care for more than the win."""


class Contender(Generic[M]):
    def __init__(self, thought: Thought[M], behind: float, trust: float = inf) -> None:
        self.thought = thought
        self.behind = behind
        """What is thought to be lost against the best move beforehand, in shares of the win."""
        self.trust = trust
        """Games after which that begins to count less."""
        self.values: Values = np.empty(0)
        self.shares: Values = np.empty(0)

    def meet(self, shares: Values, likings: Values) -> None:
        """More worlds."""
        self.shares = np.concatenate([self.shares, shares])
        self.values = np.concatenate([self.values, likings])

    @property
    def value(self) -> float:
        games = len(self.values)
        if not games:
            return -self.behind
        return float(self.values.mean()) - self.behind * min(1.0, self.trust / games)

    def loses_to(self, best: "Contender[M]") -> tuple[float, float]:
        """How far it is behind another one that met the same worlds, and the standard error of that."""
        apart = best.values - self.values
        return best.value - self.value, float(apart.std()) / sqrt(len(apart))

    @property
    def chance(self) -> float:
        """Its share of the win in the games that it was tried in."""
        return float(self.shares.mean())


def tell(ordered: Sequence[Contender[M]]) -> tuple[Thought[M], ...]:
    """Moves that were tried with their chances, and in how many games those were found; no later one is told to be
    better."""
    ordered = [one for one in ordered if len(one.shares)]
    chances = in_order([one.chance for one in ordered], [len(one.shares) for one in ordered])
    return tuple(
        Thought(one.thought.move, chance, sentence("hint-games", what=one.thought.words, count=len(one.shares)))
        for one, chance in zip(ordered, chances, strict=True)
    )


def in_order(chances: Sequence[float], games: Sequence[int]) -> list[float]:
    """The likeliest chances of moves that a search has put into this order, best first.

    A move that was given up after a few games may have won more of them than the best one of many: that was luck, as
    far as the search knows. Such neighbours share their mean, weighted by games (isotonic regression).
    """
    levels = list[tuple[float, int, int]]()
    for chance, weight in zip(chances, games, strict=True):
        mean, heavy, moves = chance, max(1, weight), 1
        while levels and levels[-1][0] < mean:
            before, more, earlier = levels.pop()
            mean = (mean * heavy + before * more) / (heavy + more)
            heavy, moves = heavy + more, moves + earlier
        levels.append((mean, heavy, moves))
    return [mean for mean, _, moves in levels for _ in range(moves)]


def best_first(field: Sequence[Contender[M]]) -> list[Contender[M]]:
    """Those of equal value stay in their order."""
    return sorted(field, key=lambda one: -one.value)


def race(alive: Sequence[Contender[M]], enough: int) -> tuple[list[Contender[M]], list[Contender[M]]]:
    """Best first: those that may still win, and those that surely do not, or would win nothing by it.

    `enough`: worlds after which anything is said.
    """
    ordered = best_first(alive)
    best = ordered[0]
    if len(best.values) < enough:
        return ordered, []
    behind = [one.loses_to(best) for one in ordered]
    if all(apart + 2 * error < EQUAL_SHARE for apart, error in behind[1:]):
        return ordered[:1], ordered[1:]
    beaten = [apart > ERRORS_BEHIND * error for apart, error in behind]
    return (
        [one for one, is_out in zip(ordered, beaten, strict=True) if not is_out],
        [one for one, is_out in zip(ordered, beaten, strict=True) if is_out],
    )
