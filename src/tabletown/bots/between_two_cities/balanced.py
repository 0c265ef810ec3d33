"""The simple bots of the base game, which rate moves and look no further."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.evaluation import Judge, Taste
from tabletown.bots.between_two_cities.expected_points import Looker, faint
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.bot import Decision, first_of

TASTE = Taste(lean=0.5, vision=3.0, denial=0.5)
HINT, GLANCE = 0.08, 0.1
"""So little of what is to come, and of what a place leaves open, only decides between moves of the same points."""


class JudgingBot:
    """Plays what its judge likes best."""

    def __init__(self, name: str, judge: Judge) -> None:
        self.name, self.judge = name, judge

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of(self.judge.rate(view, moves))


class BalancedBot(JudgingBot):
    """Lifts the worse city, builds by what both can still become, and minds what it passes on."""

    def __init__(self) -> None:
        super().__init__("balanced", Judge(Looker(fitted_points()), TASTE))


class GreedyBot(JudgingBot):
    """Takes what gives most points at once in both cities together; only between equals it thinks of later."""

    def __init__(self) -> None:
        looker = Looker(tuple([faint(prospect, HINT) for prospect in fitted_points()]))
        super().__init__("greedy", Judge(looker, Taste(vision=GLANCE, sure=1.0)))
