"""How the one search plays Between Two Cities."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.search.one_search import OneSearch

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.moves import SoloMove
    from tabletown.between_two_cities.solo.view import SoloView
    from tabletown.between_two_cities.two_with_automa.view import DuoView


class SearchAnywhere:
    """One search for each sort of table, imported with the first of them."""

    name = OneSearch.name

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed, self.budget = seed, budget
        self._asked_for = not budget.level

    def decide(self, view: AnyView, moves: Sequence[AnyMove]) -> Decision[AnyMove]:
        if isinstance(view, View):
            return cast("Decision[AnyMove]", self.people.decide(view, cast("Sequence[Move]", moves)))
        if sort_of_record(type(view)) is Sort.SOLO:
            return self.solo.decide(cast("SoloView", view), moves)
        return cast("Decision[AnyMove]", self.duo.decide(cast("DuoView", view), cast("Sequence[Move]", moves)))

    @cached_property
    def people(self) -> OneSearch[View, Move]:
        from tabletown.bots.search.between_two_cities.people import PeopleLore

        return OneSearch(PeopleLore(asked_for=self._asked_for), self.seed, self.budget)

    @cached_property
    def solo(self) -> "OneSearch[SoloView, SoloMove]":
        from tabletown.bots.search.between_two_cities.solo import SoloLore

        return OneSearch(SoloLore(asked_for=self._asked_for), self.seed, self.budget)

    @cached_property
    def duo(self) -> "OneSearch[DuoView, Move]":
        """For one of two people at a table with an Automa."""
        from tabletown.bots.search.between_two_cities.duo import DuoLore

        return OneSearch(DuoLore(asked_for=self._asked_for), self.seed, self.budget)
