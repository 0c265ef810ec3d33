"""Try all, keep the better half, and so on: each round has the same share of the budget."""

from collections.abc import Sequence
from time import perf_counter
from typing import Protocol, TypeVar

from tabletown.bots.search.field import Contender, TrialValues, best_first, race
from tabletown.bots.search.spending import Spending

M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)

FIRST_LOOK = 12
"""Games of every move in a first round. With fewer simulations than that, fewer moves are looked at."""
ENOUGH = 4 * FIRST_LOOK
"""Games after which a move can be out before its round is."""


class Trials(Protocol[M_contra]):
    """One decision of one seat, tried out in possible worlds."""

    def play(self, moves: Sequence[M_contra], worlds: int) -> TrialValues:
        """What comes of each move in so many new worlds, the same for all.

        In fewer worlds if there are no more to tell apart, or if time is up.
        """


def halve(field: Sequence[Contender[M]], trials: Trials[M], spending: Spending) -> list[Contender[M]]:
    """Best first."""
    sizes = [len(field)]
    while sizes[-1] > 1:
        sizes.append(-(-sizes[-1] // 2))
    rounds = len(sizes) - 1
    alive, out = list(field), list[Contender[M]]()
    for number in range(1, rounds + 1):
        while len(alive) > 1 and (left := spending.simulations_left(number / rounds)) >= len(alive):
            begun, worlds = perf_counter(), left // len(alive)
            found = trials.play([one.thought.move for one in alive], worlds)
            spending.count(found.shares.size, perf_counter() - begun)
            for one, shares, likings in zip(alive, *found, strict=True):
                one.meet(shares, likings)
            if found.shares.shape[1] < worlds:
                return best_first(alive) + out
            alive, beaten = race(alive, ENOUGH)
            out = beaten + out
        alive, out = alive[: sizes[number]], alive[sizes[number] :] + out
    return alive + out
