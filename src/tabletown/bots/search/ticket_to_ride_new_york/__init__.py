"""How the one search plays Ticket to Ride: New York: by the net of as many seats, or, without one, as `search` does.

`tabletown.bots.search.ticket_to_ride_new_york:one_search` names it wherever a bot is asked for; it is in no line-up.
"""

from collections.abc import Sequence
from logging import getLogger
from pathlib import Path

from tabletown.bots.bot import Budget, Decision
from tabletown.bots.nets.files import NetFault
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.ticket_to_ride_new_york.fleets import FleetLore
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideLore
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, loaded_net
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

_logger = getLogger("tabletown.bots")


class RideSearch:
    """Deterministic with a budget in simulations."""

    name = OneSearch.name

    def __init__(self, seed: str, budget: Budget, folder: Path = WEIGHTS) -> None:
        self._seed, self._budget, self._folder = seed, budget, folder
        self._by_seats: dict[int, OneSearch[View, Move]] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        if view.seats not in self._by_seats:
            self._by_seats[view.seats] = self._search(view.seats)
        return self._by_seats[view.seats].decide(view, moves)

    def _search(self, seats: int) -> OneSearch[View, Move]:
        try:
            return OneSearch(RideLore(loaded_net(self._folder / f"rides-{seats}.net")), self._seed, self._budget)
        except NetFault as fault:
            _logger.warning("%s: the search judges by plans instead", fault)
            return OneSearch(FleetLore(self._seed), self._seed, self._budget)


def one_search(seed: str, budget: Budget) -> RideSearch:
    return RideSearch(seed, budget)
