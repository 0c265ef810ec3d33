"""How the one search plays Between Two Cities.

`tabletown.bots.search.between_two_cities:one_search` names it wherever a bot is asked for, as in an arena. Among people
in the base game, with Capitals where a net orders its moves, and beside an Automa people meet it as `search`; elsewhere
the older one stays until this one is shown to be no weaker.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.bots.bot import AnyBot, Budget, Decision
from tabletown.bots.search.between_two_cities.people import PeopleLore
from tabletown.bots.search.one_search import OneSearch

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.moves import SoloMove
    from tabletown.between_two_cities.solo.view import SoloView
    from tabletown.between_two_cities.two_with_automa.view import DuoView


class SearchAnywhere:
    """One search for each sort of table; what plays against Automas is imported with the first of their tables."""

    name = OneSearch.name

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed, self.budget = seed, budget

    def decide(self, view: AnyView, moves: Sequence[AnyMove]) -> Decision[AnyMove]:
        if isinstance(view, View):
            return cast("Decision[AnyMove]", self.people.decide(view, cast("Sequence[Move]", moves)))
        if sort_of_record(type(view)) is Sort.SOLO:
            return self.solo.decide(cast("SoloView", view), moves)
        return cast("Decision[AnyMove]", self.duo.decide(cast("DuoView", view), cast("Sequence[Move]", moves)))

    @cached_property
    def people(self) -> OneSearch[View, Move]:
        return among_people(self.seed, self.budget)

    @cached_property
    def solo(self) -> "OneSearch[SoloView, SoloMove]":
        from tabletown.bots.search.between_two_cities.solo import SoloLore

        return OneSearch(SoloLore(), self.seed, self.budget)

    @cached_property
    def duo(self) -> "OneSearch[DuoView, Move]":
        return with_an_automa(self.seed, self.budget)


def among_people(seed: str, budget: Budget) -> OneSearch[View, Move]:
    return OneSearch(PeopleLore(), seed, budget)


def with_an_automa(seed: str, budget: Budget) -> "OneSearch[DuoView, Move]":
    """For one of two people at a table with an Automa."""
    from tabletown.bots.search.between_two_cities.duo import DuoLore

    return OneSearch(DuoLore(), seed, budget)


def one_search(seed: str, budget: Budget) -> AnyBot:
    """For all sorts of tables."""
    return cast(AnyBot, SearchAnywhere(seed, budget))
