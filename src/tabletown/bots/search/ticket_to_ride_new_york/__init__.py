"""How the one search plays Ticket to Ride: New York: by the net of as many seats; without one `planner` plays."""

from collections.abc import Sequence
from pathlib import Path

from tabletown.bots.bot import Bot, Budget, Decision
from tabletown.bots.nets.instead import net_or
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideLore
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, loaded_net
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View


class RideSearch:
    """Deterministic with a budget in simulations."""

    name = OneSearch.name

    def __init__(self, seed: str, budget: Budget, folder: Path = WEIGHTS) -> None:
        self._seed, self._budget, self._folder = seed, budget, folder
        self._by_seats: dict[int, Bot[View, Move]] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        if view.seats not in self._by_seats:
            self._by_seats[view.seats] = net_or(
                lambda: self._search(view.seats), PlannerBot, asked_for=not self._budget.level
            )
        return self._by_seats[view.seats].decide(view, moves)

    def _search(self, seats: int) -> Bot[View, Move]:
        return OneSearch(RideLore(loaded_net(self._folder / f"rides-{seats}.net")), self._seed, self._budget)
