"""Levels below the best: the net, or `planner` where there is none, with mistakes that cost no more than they may."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.mistakes import Allowances, FallibleBot, Priced, allowance_of, by_values, read_allowances
from tabletown.bots.ticket_to_ride_new_york.net import NetAtEveryTable, kind_of
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot, rate
from tabletown.bots.ticket_to_ride_new_york.reading import read
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

SHARE_PER_POINT = 0.015
"""Chances to win that a point of `planner` is worth."""


class FallibleRider(FallibleBot[View, Move]):
    def rate(self, view: View, moves: Sequence[Move]) -> list[Priced[Move]]:
        return by_values(rate(read(view), moves), SHARE_PER_POINT)

    def moment(self, view: View) -> str:
        cards = ["".join([card.value for card in some]) for some in (view.hand, view.display, view.discards)]
        return "/".join([view.phase.value, str(view.shuffles), str(view.deck_size), *cards, *view.tickets, *view.shown])


def fallible(seed: str, budget: Budget) -> AnyBot:
    players = NetAtEveryTable(PlannerBot, asked_for=not budget.level)
    return cast(AnyBot, FallibleRider(players, lambda view: allowance_of(budget, _known(), kind_of(view)), seed))


@cache
def _known() -> Allowances:
    return read_allowances(__package__)
