"""Takes what gives most points at once in both cities together; only between equals it thinks of later."""

from collections.abc import Sequence

from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.evaluation import Judge, decide_by
from tabletown.bots.between_two_cities.expected_points import Looker, faint
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.taste import Taste
from tabletown.bots.bot import Decision

HINT, GLANCE = 0.08, 0.1
"""So little of what is to come, and of what a place leaves open, only decides between moves of the same points."""


class GreedyBot:
    name = "greedy"

    def __init__(self) -> None:
        self.judge = Judge(
            Looker(tuple(faint(prospect, HINT) for prospect in fitted_points())), Taste(vision=GLANCE, sure=1.0)
        )

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return decide_by(self.judge, view, moves)
