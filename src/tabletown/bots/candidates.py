"""Moves that a search compares by playing games: first by a judge's opinion, then more and more by what they win."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tabletown.bots.bot import Thought
from tabletown.core.sentence import Sentence, sentence

M = TypeVar("M")


@dataclass(slots=True)
class Candidate(Generic[M]):
    thought: Thought[M]
    behind: float
    """What the judge thinks is lost against the best move, in shares of the win."""
    trust: float
    """Games that the judge's opinion counts for."""
    total: float = 0.0
    games: int = 0

    def value(self, usual: float) -> float:
        """Its mean share of the win, drawn towards the judge's opinion while games are few."""
        return (self.total + self.trust * (usual - self.behind)) / (self.games + self.trust)


def candidates(rated: Sequence[Thought[M]], best: float, share_per_point: float, trust: float) -> list[Candidate[M]]:
    """These moves, given the value of the best one and what a point is worth in shares of the win."""
    return [Candidate(thought, share_per_point * (best - thought.value), trust) for thought in rated]


def best_part(alive: list[Candidate[M]], field: Sequence[Candidate[M]], of: int) -> tuple[list[Candidate[M]], ...]:
    """Best first: one of so many goes on, the others do not."""
    usual = usual_share(field)
    ordered = sorted(alive, key=lambda one: -one.value(usual))
    keep = -(-len(ordered) // of)
    return ordered[:keep], ordered[keep:]


def usual_share(field: Sequence[Candidate[M]]) -> float:
    """What the judge's best move can expect: the mean over all games, and what the rest was thought to lack."""
    games = sum(one.games for one in field)
    return sum(one.total + one.games * one.behind for one in field) / games if games else 0.0


def tell_games(thought: Thought[M], games: int) -> Sentence:
    """Why, and in how many games it was tried."""
    return sentence("hint-games", what=thought.words, count=games)


def tell_best(ordered: Sequence[Candidate[M]], field: Sequence[Candidate[M]], shown: int) -> tuple[Thought[M], ...]:
    """The first of them as thoughts, with the games that were played for each."""
    usual, told = usual_share(field), ordered[:shown]
    chances = in_order([one.value(usual) for one in told], [one.games for one in told])
    return tuple(
        Thought(one.thought.move, chance, tell_games(one.thought, one.games))
        for one, chance in zip(told, chances, strict=True)
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
