"""How the one search plays Between Two Cities: one for each sort of table, imported with the first of them."""

from typing import TypeVar, cast

from tabletown.between_two_cities.game import GAME, AnyMove, AnyView
from tabletown.between_two_cities.sorts import Sort
from tabletown.bots.between_two_cities.any_table import sort_of_view
from tabletown.bots.bot import AnyBot, Bot, Budget, ByTable
from tabletown.bots.search.between_two_cities.lore import RATER, RatedByNet
from tabletown.bots.search.one_search import OneSearch
from tabletown.bots.search.possible import SearchWhereItCan, is_possible

V = TypeVar("V", bound=AnyView)
M = TypeVar("M", bound=AnyMove)


def search_anywhere(seed: str, budget: Budget) -> AnyBot:
    def make(sort: str) -> Bot[AnyView, AnyMove]:
        if sort == Sort.SOLO:
            from tabletown.bots.search.between_two_cities.solo import SoloLore

            return _searching(SoloLore(), seed, budget)
        if sort == Sort.DUO:
            from tabletown.bots.search.between_two_cities.duo import DuoLore

            return _searching(DuoLore(), seed, budget)
        from tabletown.bots.search.between_two_cities.people import PeopleLore

        return _searching(PeopleLore(), seed, budget)

    return cast(AnyBot, ByTable(OneSearch.name, sort_of_view, make))


def _searching(lore: RatedByNet[V, M], seed: str, budget: Budget) -> Bot[AnyView, AnyMove]:
    search = OneSearch(lore, seed, budget)
    bot = SearchWhereItCan(search, lambda view: is_possible(GAME, view), lore.judged, RATER)
    return cast("Bot[AnyView, AnyMove]", bot)
