"""Bots for Between Two Cities, weakest first."""

from typing import TYPE_CHECKING, cast

from tabletown.between_two_cities.game import AnyMove
from tabletown.bots.between_two_cities.any_table import AmongPeople, SoloPlayer, at_any_table
from tabletown.bots.between_two_cities.balanced import BalancedBot, GreedyBot
from tabletown.bots.between_two_cities.capitals import GREEDY, CapitalsBot, EveryTable
from tabletown.bots.bot import AnyBot, Bot, Budget
from tabletown.bots.roster import MakeBot

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.view import SoloView

__all__ = ["BOTS"]

# What plays against Automas, looks ahead or searches is imported with the first table that asks for it.


def _greedy() -> AmongPeople:
    return EveryTable(GreedyBot(), lambda: CapitalsBot("greedy", GREEDY))


def _greedy_solo() -> SoloPlayer:
    from tabletown.bots.between_two_cities.automas.solo import greedy_solo

    return greedy_solo()


def _balanced() -> AmongPeople:
    return EveryTable(BalancedBot(), _foresight)


def _foresight() -> AmongPeople:
    from tabletown.bots.between_two_cities.foresight.people import ForesightBot

    return ForesightBot()


def _balanced_solo() -> "Bot[SoloView, AnyMove]":
    from tabletown.bots.between_two_cities.automas.solo import balanced_solo

    return balanced_solo()


def _net(seed: str, budget: Budget) -> AnyBot:
    """Its weights are read with its first decision."""
    from tabletown.bots.between_two_cities.fallible import fallible

    return fallible(seed, budget, _balanced, _balanced_solo)


def _search(seed: str, budget: Budget) -> AnyBot:
    """The one search, at all tables: where no net orders moves, `balanced` does."""
    from tabletown.bots.search.between_two_cities import SearchAnywhere

    return cast(AnyBot, SearchAnywhere(seed, budget))


BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: at_any_table(_greedy(), _greedy_solo),
    "balanced": lambda _seed, _budget: at_any_table(_balanced(), _balanced_solo),
    "net": _net,
    "search": _search,
}
