"""Bots for Between Two Cities, weakest first."""

from tabletown.bots.between_two_cities.any_table import AmongPeople, SoloPlayer, at_any_table
from tabletown.bots.between_two_cities.balanced import GREEDY, BalancedBot, CapitalsBot, EveryTable, GreedyBot
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import MakeBot

__all__ = ["BOTS"]

# What needs NumPy is imported by those that play so; against Automas, or ahead, with the first table that asks for it.


def _greedy(_seed: str, _budget: Budget) -> AnyBot:
    def solo() -> SoloPlayer:
        from tabletown.bots.between_two_cities.automas.solo import greedy_solo

        return greedy_solo()

    return at_any_table(EveryTable(GreedyBot(), lambda: CapitalsBot("greedy", GREEDY)), solo)


def _balanced(_seed: str, _budget: Budget) -> AnyBot:
    return at_any_table(_balanced_among_people(), _balanced_solo)


def _balanced_among_people() -> AmongPeople:
    def foresight() -> AmongPeople:
        from tabletown.bots.between_two_cities.foresight.people import ForesightBot

        return ForesightBot()

    return EveryTable(BalancedBot(), foresight)


def _balanced_solo() -> SoloPlayer:
    from tabletown.bots.between_two_cities.automas.solo import balanced_solo

    return balanced_solo()


def _net(seed: str, budget: Budget) -> AnyBot:
    """Its weights are read with its first decision."""
    from tabletown.bots.between_two_cities.fallible import fallible

    return fallible(seed, budget, _balanced_among_people, _balanced_solo)


def _search(seed: str, budget: Budget) -> AnyBot:
    """The one search, at all tables: where no net orders moves, `balanced` does."""
    from tabletown.bots.search.between_two_cities import search_anywhere

    return search_anywhere(seed, budget)


BOTS: dict[str, MakeBot] = {"greedy": _greedy, "balanced": _balanced, "net": _net, "search": _search}
