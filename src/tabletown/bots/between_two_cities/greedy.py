"""Takes what gives most points at once in both cities together, and looks no further."""

from collections.abc import Sequence
from dataclasses import replace

from tabletown.between_two_cities.moves import Move
from tabletown.between_two_cities.view import View
from tabletown.bots.between_two_cities.evaluation import Judge, Taste, decide_by
from tabletown.bots.between_two_cities.outlook import NOTHING_TO_COME, Looker
from tabletown.bots.bot import Decision

TIDY = 0.01
"""So little heat (see `Prospect.hot`) only decides between cells that give the same points."""


class GreedyBot:
    name = "greedy"

    def __init__(self) -> None:
        self.judge = Judge(Looker((replace(NOTHING_TO_COME, hot=TIDY),) * 17), Taste())

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return decide_by(self.judge, view, moves)
