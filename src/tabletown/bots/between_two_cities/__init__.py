"""Bots for Between Two Cities, weakest first."""

from tabletown.bots.between_two_cities.automa.any_table import at_any_table
from tabletown.bots.between_two_cities.automa.solo import SoloSearch, balanced_solo, greedy_solo
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.capitals import GREEDY, CapitalsBot, EveryTable
from tabletown.bots.between_two_cities.greedy import GreedyBot
from tabletown.bots.between_two_cities.search import SearchBot
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot
from tabletown.bots.between_two_cities.wide.search import WideSearch
from tabletown.bots.roster import MakeBot

__all__ = ["BOTS"]

BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: at_any_table(
        EveryTable(GreedyBot(), CapitalsBot("greedy", GREEDY)), greedy_solo()
    ),
    "balanced": lambda _seed, _budget: at_any_table(EveryTable(BalancedBot(), ForesightBot()), balanced_solo()),
    "search": lambda seed, budget: at_any_table(
        EveryTable(SearchBot(seed, budget), WideSearch(seed, budget)), SoloSearch(seed, budget)
    ),
}
