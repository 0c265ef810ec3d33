"""Bots for Between Two Cities, weakest first."""

from typing import cast

from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.capitals import BALANCED, GREEDY, EveryTable
from tabletown.bots.between_two_cities.greedy import GreedyBot
from tabletown.bots.between_two_cities.search import SearchBot
from tabletown.bots.bot import AnyBot
from tabletown.bots.roster import MakeBot

__all__ = ["BOTS"]

BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: cast(AnyBot, EveryTable(GreedyBot(), GREEDY)),
    "balanced": lambda _seed, _budget: cast(AnyBot, EveryTable(BalancedBot(), BALANCED)),
    "search": lambda seed, budget: cast(AnyBot, EveryTable(SearchBot(seed, budget), BALANCED)),
}
