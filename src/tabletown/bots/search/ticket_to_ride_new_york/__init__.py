"""How the one search plays Ticket to Ride: New York: by the net of as many seats; without one `planner` plays."""

from collections.abc import Sequence
from typing import cast

from tabletown.bots.bot import AnyBot, Bot, Budget, ByTable, Thought
from tabletown.bots.nets.instead import net_or
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.possible import SearchWhereItCan, is_possible
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideLore
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, kind_of, loaded_net
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot, rate
from tabletown.bots.ticket_to_ride_new_york.reading import read
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.view import View


def ride_search(seed: str, budget: Budget) -> AnyBot:
    def search(kind: str) -> Bot[View, Move]:
        """Raises NetFault."""
        lore = RideLore(loaded_net(WEIGHTS / f"{kind}.net"))
        return SearchWhereItCan(
            OneSearch(lore, seed, budget), lambda view: is_possible(GAME, view), _planned, "planner"
        )

    def make(kind: str) -> Bot[View, Move]:
        return net_or(lambda: search(kind), PlannerBot)

    return cast(AnyBot, ByTable(OneSearch.name, kind_of, make))


def _planned(view: View, moves: Sequence[Move]) -> Sequence[Thought[Move]]:
    return rate(read(view), moves)
