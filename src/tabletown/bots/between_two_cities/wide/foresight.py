"""`balanced` where Capitals is played: its best few moves, rated by what the rest of the round makes of all cities."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.capitals import BALANCED, SHOWN, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.search import imagine
from tabletown.bots.between_two_cities.wide.guesses import standing
from tabletown.bots.between_two_cities.wide.simulation import WideSimulator
from tabletown.bots.bot import Decision, Thought

CHOICES, PLACES = 8, 6
"""Moves that are looked at more closely."""
WORLDS = 6
"""So many possible hands of the others are tried, always the same for the same View."""


class ForesightBot:
    name = "balanced"

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        rated = CapitalsJudge(view, BALANCED).rate(moves)
        best = tuple(foresee(view, rated[: CHOICES if isinstance(moves[0], Choose) else PLACES])[:SHOWN])
        return Decision(best[0].move, best)


def foresee(view: View, thoughts: Sequence[Thought[Move]]) -> list[Thought[Move]]:
    """The same moves with other values, best first."""
    if len(thoughts) == 1:
        return list(thoughts)
    worths = WideSimulator(view, imagine(view, "foresee")).foresee([one.move for one in thoughts], WORLDS) / SCALE
    means = standing(worths, acting(view), view.seats).mean(axis=1).tolist()
    found = [Thought(one.move, value, one.words) for one, value in zip(thoughts, means, strict=True)]
    return sorted(found, key=lambda thought: -thought.value)
