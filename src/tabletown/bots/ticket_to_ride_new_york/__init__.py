"""Bots for Ticket to Ride: New York, weakest first."""

from typing import cast

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import MakeBot
from tabletown.bots.ticket_to_ride_new_york.greedy import GreedyBot
from tabletown.bots.ticket_to_ride_new_york.hungry import HungryBot
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.bots.ticket_to_ride_new_york.public import LongestRouteBot, LongRouteBot, OneStepBot, PathBot

__all__ = ["BOTS"]


def _net(seed: str, budget: Budget) -> AnyBot:
    """Its weights are read with its first decision."""
    from tabletown.bots.ticket_to_ride_new_york.net import fallible

    return fallible(seed, budget)


def _search(seed: str, budget: Budget) -> AnyBot:
    """The one search, by the net (docs/training.md)."""
    from tabletown.bots.search.ticket_to_ride_new_york import ride_search

    return ride_search(seed, budget)


BOTS: dict[str, MakeBot] = {
    "hungry-faithful": lambda _seed, _budget: cast(AnyBot, HungryBot(fixed=False)),
    "long-route-3-faithful": lambda _seed, _budget: cast(AnyBot, LongestRouteBot(fixed=False)),
    "long-route-3-fixed": lambda _seed, _budget: cast(AnyBot, LongestRouteBot(fixed=True)),
    "hungry-fixed": lambda _seed, _budget: cast(AnyBot, HungryBot(fixed=True)),
    "greedy": lambda _seed, _budget: cast(AnyBot, GreedyBot()),
    "one-step-faithful": lambda _seed, _budget: cast(AnyBot, OneStepBot(fixed=False)),
    "path-faithful": lambda _seed, _budget: cast(AnyBot, PathBot(fixed=False)),
    "one-step-fixed": lambda _seed, _budget: cast(AnyBot, OneStepBot(fixed=True)),
    "long-route-faithful": lambda _seed, _budget: cast(AnyBot, LongRouteBot(fixed=False)),
    "path-fixed": lambda _seed, _budget: cast(AnyBot, PathBot(fixed=True)),
    "long-route-fixed": lambda _seed, _budget: cast(AnyBot, LongRouteBot(fixed=True)),
    "planner": lambda _seed, _budget: cast(AnyBot, PlannerBot()),
    "net": _net,
    "search": _search,
}
