"""Bots for Ticket to Ride: New York, weakest first."""

from typing import cast

from tabletown.bots.bot import AnyBot
from tabletown.bots.roster import MakeBot
from tabletown.bots.ticket_to_ride_new_york.greedy import GreedyBot
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot

__all__ = ["BOTS"]

BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: cast(AnyBot, GreedyBot()),
    "planner": lambda _seed, _budget: cast(AnyBot, PlannerBot()),
}
