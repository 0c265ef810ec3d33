"""Bots for Between Two Cities, weakest first."""

from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.greedy import GreedyBot
from tabletown.bots.roster import MakeBot

__all__ = ["BOTS"]

BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: GreedyBot(),
    "balanced": lambda _seed, _budget: BalancedBot(),
}
