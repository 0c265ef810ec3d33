"""How the one search plays Ticket to Ride: New York, in the playouts of today's search until `batch` has a policy.

`tabletown.bots.search.ticket_to_ride_new_york:one_search` names it wherever a bot is asked for; it is in no line-up.
"""

from tabletown.bots.bot import Budget
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.ticket_to_ride_new_york.fleets import FleetLore
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View


def one_search(seed: str, budget: Budget) -> OneSearch[View, Move]:
    return OneSearch(FleetLore(seed), seed, budget)
