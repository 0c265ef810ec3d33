"""How long moves took: counted in buckets five per cent wide, so that millions of them stay small and can be added."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, floor, log

_WIDTH = log(1.05)
_SHORTEST = 1e-7


@dataclass(frozen=True, slots=True)
class Timings:
    bot: str
    moves: int
    simulations: int
    longest: float
    """In seconds, exactly."""
    buckets: tuple[tuple[int, int], ...]
    """Bucket and number of moves in it, shortest first; bucket b begins at 1.05 to the power b seconds."""

    def quantile(self, share: float) -> float:
        """The seconds that this share of the moves did not exceed, true to three per cent."""
        reached = 0
        for bucket, count in self.buckets:
            reached += count
            if reached >= share * self.moves:
                return min(self.longest, exp(_WIDTH * (bucket + 0.5)))
        return self.longest


class StopWatch:
    """Collects the times of one bot."""

    def __init__(self, bot: str) -> None:
        self._bot = bot
        self._buckets: Counter[int] = Counter()
        self._longest = 0.0
        self._simulations = 0

    def add(self, seconds: float, simulations: int) -> None:
        self._buckets[floor(log(max(seconds, _SHORTEST)) / _WIDTH)] += 1
        self._longest = max(self._longest, seconds)
        self._simulations += simulations

    def read(self) -> Timings:
        buckets = tuple(sorted(self._buckets.items()))
        return Timings(self._bot, self._buckets.total(), self._simulations, self._longest, buckets)


def add_timings(bot: str, timings: Iterable[Timings]) -> Timings:
    """All the moves of a bot together."""
    buckets: Counter[int] = Counter()
    simulations, longest = 0, 0.0
    for one in timings:
        buckets.update(dict(one.buckets))
        simulations += one.simulations
        longest = max(longest, one.longest)
    return Timings(bot, buckets.total(), simulations, longest, tuple(sorted(buckets.items())))
