"""Bots for Between Two Cities, weakest first."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.game import AnyMove
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.any_table import AmongPeople, SoloPlayer, ThirdPlayer, at_any_table
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.capitals import GREEDY, CapitalsBot, EveryTable
from tabletown.bots.between_two_cities.greedy import GreedyBot
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot
from tabletown.bots.between_two_cities.wide.search import WideSearch
from tabletown.bots.bot import AnyBot, Bot, Budget, Decision
from tabletown.bots.roster import MakeBot

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.view import SoloView

__all__ = ["BOTS"]

# What plays against Automas is imported with the first of their tables.


def _greedy_solo() -> SoloPlayer:
    from tabletown.bots.between_two_cities.automa.solo import greedy_solo

    return greedy_solo()


def _balanced_solo() -> "Bot[SoloView, AnyMove]":
    from tabletown.bots.between_two_cities.automa.solo import balanced_solo

    return balanced_solo()


def _net(seed: str, budget: Budget) -> AnyBot:
    """Its weights are read with its first decision."""
    from tabletown.bots.between_two_cities.fallible import fallible

    return fallible(seed, budget, _balanced, _balanced_solo)


def _balanced() -> AmongPeople:
    return EveryTable(BalancedBot(), ForesightBot())


class SearchAlone:
    """Alone with Automas: the one search where a net orders its moves, elsewhere the older one.

    With a net it is far stronger than either; without one it was not shown to be as good as the older one.
    """

    def __init__(self, seed: str, budget: Budget) -> None:
        self._seed, self._budget = seed, budget

    @cached_property
    def _search(self) -> SoloPlayer:
        from tabletown.bots.search.between_two_cities import SearchAnywhere

        return SearchAnywhere(self._seed, self._budget).solo

    @cached_property
    def _older(self) -> SoloPlayer:
        from tabletown.bots.between_two_cities.automa.solo import SoloSearch

        return SoloSearch(self._seed, self._budget)

    def decide(self, view: "SoloView", moves: Sequence[AnyMove]) -> Decision[AnyMove]:
        from tabletown.bots.between_two_cities.solo_net import has_solo_weights

        return (self._search if has_solo_weights(view) else self._older).decide(view, moves)


class SearchAmongPeople:
    """The one search among people, imported with its first decision; with Capitals where a net orders its moves.

    There it is far stronger than the older one; without a net it is not shown to be as good.
    """

    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self._seed, self._budget = seed, budget
        self._older = WideSearch(seed, budget)

    @cached_property
    def _search(self) -> AmongPeople:
        from tabletown.bots.search.between_two_cities import among_people

        return among_people(self._seed, self._budget)

    def decide(self, view: View, moves: Sequence[Choose | Place]) -> Decision[Choose | Place]:
        from tabletown.bots.between_two_cities.net import has_weights

        is_shown = view.modules == BASE or has_weights(view)
        return (self._search if is_shown else self._older).decide(view, moves)


def _search_third(seed: str, budget: Budget) -> ThirdPlayer:
    """The one search: shown to be far stronger than `SearchBot`, which takes the Automa for a person."""
    from tabletown.bots.search.between_two_cities import with_an_automa

    return with_an_automa(seed, budget)


BOTS: dict[str, MakeBot] = {
    "greedy": lambda _seed, _budget: at_any_table(EveryTable(GreedyBot(), CapitalsBot("greedy", GREEDY)), _greedy_solo),
    "balanced": lambda _seed, _budget: at_any_table(_balanced(), _balanced_solo),
    "net": _net,
    "search": lambda seed, budget: at_any_table(
        SearchAmongPeople(seed, budget),
        lambda: SearchAlone(seed, budget),
        lambda: _search_third(seed, budget),
    ),
}
