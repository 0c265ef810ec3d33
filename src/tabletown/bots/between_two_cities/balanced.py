"""Lifts the worse city, builds by what both can still become, and minds what it passes on."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.evaluation import Judge, decide_by
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.taste import Taste
from tabletown.bots.bot import Decision

TASTE = Taste(lean=0.5, vision=3.0, denial=0.5)


class BalancedBot:
    name = "balanced"

    def __init__(self) -> None:
        self.judge = Judge(Looker(fitted_points()), TASTE)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return decide_by(self.judge, view, moves)
