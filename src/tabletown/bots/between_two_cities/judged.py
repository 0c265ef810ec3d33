"""What a net thinks of moves, as thoughts with prices: the same at all sorts of tables."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from tabletown.bots.between_two_cities.hints import tell_hope
from tabletown.bots.bot import Thought
from tabletown.bots.mistakes import Priced
from tabletown.bots.nets.between_two_cities.forward import Hope
from tabletown.core.sentence import Sentence

M = TypeVar("M")
P = TypeVar("P")


class JudgedPair(NamedTuple, Generic[P]):
    value: float
    hope: Hope
    pair: P


def best_first(judged: Iterable[tuple[Hope, P]], worth: float) -> list[JudgedPair[P]]:
    """By share of the win and a little for points."""
    valued = [JudgedPair(hope.share + worth * hope.score, hope, pair) for hope, pair in judged]
    valued.sort(key=lambda found: -found.value)
    return valued


def price(
    judged: Sequence[JudgedPair[P]], move_of: Callable[[P], M], words_of: Callable[[P], Sentence], shown: int
) -> list[Priced[M]]:
    """One thought for every move, best first, so many at most: with what its tiles bring at once, the score to expect,
    and the chance to win. (A choice can be placed in two ways, a first tile beside several second ones.)"""
    by_move: dict[M, Priced[M]] = {}
    chance = 1.0
    for value, hope, pair in judged:
        move = move_of(pair)
        if len(by_move) < shown and move not in by_move:
            # Points decide between moves that win alike: none is said to win more often than a better one.
            chance = min(chance, hope.share)
            words = tell_hope(words_of(pair), hope.score, chance)
            by_move[move] = Priced(Thought(move, chance, words), judged[0].value - value)
    return list(by_move.values())


def values_by(
    judged: Iterable[JudgedPair[P]], moves_of: Callable[[P], Iterable[M]], legal: Sequence[M]
) -> dict[M, float]:
    """By move: what the best is worth that may begin with it."""
    found: dict[M, float] = {}
    allowed = set(legal)
    for one in judged:
        for move in moves_of(one.pair):
            if move in allowed:
                found.setdefault(move, one.value)
    return found
