"""A bot that plays what its net likes best, the same at all sorts of tables. No look-ahead, no chance."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tabletown.bots.between_two_cities.hints import tell_hope
from tabletown.bots.bot import SHOWN, Decision, Thought, first_of
from tabletown.bots.mistakes import Priced
from tabletown.bots.nets.between_two_cities.forward import Hope
from tabletown.bots.nets.files import NetFault, NetFile
from tabletown.core.sentence import Sentence

V = TypeVar("V")
M = TypeVar("M")
P = TypeVar("P")
Judging: TypeAlias = Callable[[V, Sequence[M], int], Sequence[tuple[Hope, P]]]
"""Pairs of spots that these moves may begin, so many squares compared for each tile, and what a net hopes of them."""
MORE_SQUARES = 6
"""Compared where all moves are to have a value, or nearly all."""


class JudgedPair(NamedTuple, Generic[P]):
    value: float
    hope: Hope
    pair: P


class PairBot(ABC, Generic[V, M, P]):
    name = "net"

    def __init__(self, judging: Judging[V, M, P], squares: int, worth: float) -> None:
        """`worth`: of a point of the score, in shares of the win."""
        self._judging, self._squares, self._worth = judging, squares, worth

    @abstractmethod
    def moves_of(self, pair: P) -> Sequence[M]:
        """The moves that a pair may begin with: the one that is meant comes first."""

    @abstractmethod
    def words(self, view: V, pair: P) -> Sentence:
        """What its tiles bring at once."""

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        return first_of([one.thought for one in self._price(view, moves, SHOWN)], in_chances=True)

    def weigh(self, view: V, moves: Sequence[M]) -> Sequence[Priced[M]]:
        """All moves that it compares, best first."""
        return self._price(view, moves, len(moves))

    def values(self, view: V, moves: Sequence[M]) -> dict[M, float]:
        """By move: share of the win, and a little for points, of the best that may begin with it."""
        found: dict[M, float] = {}
        allowed = set(moves)
        for one in self._judged(view, moves, MORE_SQUARES):
            for move in self.moves_of(one.pair):
                if move in allowed:
                    found.setdefault(move, one.value)
        return found

    def _judged(self, view: V, moves: Sequence[M], squares: int) -> list[JudgedPair[P]]:
        """Best first."""
        judged: Iterable[tuple[Hope, P]] = self._judging(view, moves, squares)
        valued = [JudgedPair(hope.share + self._worth * hope.score, hope, pair) for hope, pair in judged]
        valued.sort(key=lambda found: -found.value)
        return valued

    def _price(self, view: V, moves: Sequence[M], shown: int) -> list[Priced[M]]:
        """One thought for every move, best first, so many at most: with what its tiles bring at once, the score to
        expect, and the chance to win. (A choice can be placed in two ways, a first tile beside several second ones.)"""
        judged = self._judged(view, moves, self._squares)
        by_move: dict[M, Priced[M]] = {}
        chance = 1.0
        for value, hope, pair in judged:
            move = self.moves_of(pair)[0]
            if len(by_move) < shown and move not in by_move:
                # Points decide between moves that win alike: none is said to win more often than a better one.
                chance = min(chance, hope.share)
                words = tell_hope(self.words(view, pair), hope.score, chance)
                by_move[move] = Priced(Thought(move, chance, words), judged[0].value - value)
        return list(by_move.values())


def playing_facts(net: NetFile) -> tuple[int, float]:
    """How many squares of a tile are compared, and what a point is worth in shares of the win. Raises NetFault."""
    try:
        return int(net.facts["squares"]), float(net.facts["worth"])
    except (KeyError, ValueError):
        raise NetFault("net-unplayable") from None
