"""Levels below the best: the net, or `balanced` where there is none, with mistakes that cost no more than they may."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.game import AnyMove
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.any_table import AmongPeople, SoloPlayer, at_any_table
from tabletown.bots.between_two_cities.balanced import BALANCED, TASTE, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import Judge, Taste, acting
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.net import kind_of, net_called, sort_of, weights_for
from tabletown.bots.between_two_cities.proposals import SHARE_PER_POINT
from tabletown.bots.bot import AnyBot, Budget, Thought
from tabletown.bots.mistakes import Allowances, FallibleBot, Priced, allowance_of, by_values, read_allowances
from tabletown.bots.nets.instead import net_at_every_table

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.view import SoloView

BOTH_CITIES, BOTH_CAPITALS = Taste(vision=TASTE.vision), Taste(future=1.0, vision=BALANCED.vision)
"""Whoever cares for both cities alike: what a partner loses counts as much."""


class FallibleAmongPeople(FallibleBot[View, Move]):
    @cached_property
    def _judges(self) -> tuple[Judge, Judge]:
        looker = Looker(fitted_points())
        return Judge(looker, TASTE), Judge(looker, BOTH_CITIES)

    def rate(self, view: View, moves: Sequence[Move]) -> list[Priced[Move]]:
        return by_values(_rated(view, moves, self._judges[0], BALANCED), SHARE_PER_POINT)

    def weigh(self, view: View, moves: Sequence[Move]) -> Sequence[Priced[Move]]:
        weighed = super().weigh(view, moves)
        if view.seats == 2:
            # Both cities are one's own.
            return weighed
        worth = {one.move: one.value for one in _rated(view, moves, self._judges[1], BOTH_CAPITALS)}
        best = worth[weighed[0].thought.move]
        return [Priced(one.thought, one.loss, best - worth[one.thought.move]) for one in weighed]

    def moment(self, view: View) -> str:
        tiles = [tile.value for tile in (*view.hand, *view.loose[acting(view)])]
        return "/".join([str(view.turn), view.phase.value, *tiles])


def _rated(view: View, moves: Sequence[Move], base: Judge, capitals: Taste) -> list[Thought[Move]]:
    return base.rate(view, moves) if view.modules == BASE else CapitalsJudge(view, capitals).rate(moves)


class FallibleAlone(FallibleBot["SoloView", AnyMove]):
    """Where there is no net, as `balanced` rates moves before it tries them out."""

    def rate(self, view: "SoloView", moves: Sequence[AnyMove]) -> list[Priced[AnyMove]]:
        from tabletown.bots.between_two_cities.automas.solo import balanced_ratings

        return by_values(balanced_ratings(view, moves), SHARE_PER_POINT)

    def moment(self, view: "SoloView") -> str:
        tiles = [tile.value for tile in (*view.hand, *view.loose)]
        return "/".join([str(view.turn), view.phase.value, *tiles, str(sum(map(bool, view.theirs)))])


def fallible(
    seed: str,
    budget: Budget,
    balanced: Callable[[], AmongPeople],
    balanced_solo: "Callable[[], SoloPlayer]",
) -> AnyBot:
    """The best that plays without trying moves out, at every sort of table; with a level or an allowance less so."""
    players = net_at_every_table(weights_for, net_called, balanced)

    def allowance(kind: str) -> float:
        return allowance_of(budget, _known(), kind)

    def among_people(kind: Callable[[View], str]) -> AmongPeople:
        return FallibleAmongPeople(players, kind, allowance, seed)

    def solo() -> SoloPlayer:
        from tabletown.bots.between_two_cities.solo_net import solo_net_called, solo_weights

        best = net_at_every_table(solo_weights, solo_net_called, balanced_solo)
        return FallibleAlone(best, solo_kind, allowance, seed)

    return at_any_table(among_people(kind_of), solo, among_people(lambda view: f"{sort_of(view.modules)}-third"))


def solo_kind(view: "SoloView") -> str:
    return f"{sort_of(view.setting.modules)}-{view.setting.mode}"


@cache
def _known() -> Allowances:
    return read_allowances(__package__)
