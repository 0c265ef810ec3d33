"""Levels below the best: the net, or `planner` where there is none, with mistakes that cost no more than they may."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.mistakes import Allowances, FallibleBot, Priced, allowance_of, by_values, read_allowances
from tabletown.bots.ticket_to_ride_new_york.net import NetAtEveryTable, NetBot, kind_of
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot, rate
from tabletown.bots.ticket_to_ride_new_york.reading import read
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

SHARE_PER_POINT = 0.015
"""Chances to win that a point of `planner` is worth."""


class RideTable:
    """Moves weighed by the net, or by whoever plays where there is none."""

    def __init__(self, players: NetAtEveryTable) -> None:
        self._players = players

    def weigh(self, view: View, moves: Sequence[Move]) -> Sequence[Priced[Move]]:
        player = self._players.player(view)
        if not isinstance(player, NetBot):
            return by_values(rate(read(view), moves), SHARE_PER_POINT)
        return player.weigh(view, moves, len(moves))

    def in_chances(self, view: View) -> bool:
        return isinstance(self._players.player(view), NetBot)

    def moment(self, view: View) -> str:
        cards = ["".join([card.value for card in some]) for some in (view.hand, view.display, view.discards)]
        return "/".join([view.phase.value, str(view.shuffles), str(view.deck_size), *cards, *view.tickets, *view.shown])


def fallible(seed: str, budget: Budget) -> AnyBot:
    players = NetAtEveryTable(PlannerBot, asked_for=not budget.level)
    table = RideTable(players)
    return cast(AnyBot, FallibleBot(players, table, lambda view: allowance_of(budget, _known(), kind_of(view)), seed))


@cache
def _known() -> Allowances:
    return read_allowances(__package__)
