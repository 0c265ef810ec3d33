"""How a game ended: scores, ranking, winners, and which comparison decided."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.core.seat import Seat, all_seats

SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Outcome:
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """By seat; 1 is best, and seats level on everything share a rank (1, 1, 3)."""
    winners: tuple[Seat, ...]
    decided_by: str
    """The comparison that set the winner apart from the next best, or `SHARED`."""
    comparisons: tuple[str, ...]
    keys: tuple[tuple[int, ...], ...]
    """By seat, one number per comparison, more is better: enough to explain the whole ranking."""


def rank(scores: Sequence[int], comparisons: Sequence[str], keys: Sequence[tuple[int, ...]]) -> Outcome:
    """Rank seats by their keys, first difference first."""
    best_first = sorted(keys, reverse=True)
    ranks = tuple(1 + best_first.index(key) for key in keys)
    winners = tuple(seat for seat in all_seats(len(keys)) if ranks[seat] == 1)
    decided_by = _decider(best_first, comparisons) if len(winners) == 1 else SHARED
    return Outcome(tuple(scores), ranks, winners, decided_by, tuple(comparisons), tuple(keys))


def _decider(best_first: Sequence[tuple[int, ...]], comparisons: Sequence[str]) -> str:
    if len(best_first) == 1:
        return comparisons[0]
    first, second = best_first[0], best_first[1]
    return next(name for name, a, b in zip(comparisons, first, second, strict=True) if a != b)
