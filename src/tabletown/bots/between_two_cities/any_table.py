"""One bot for all sorts of tables: it plays by the kind of View that it gets."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.bots.bot import AnyBot, Bot, Decision

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.view import SoloView
    from tabletown.between_two_cities.two_with_automa.view import DuoView

AmongPeople: TypeAlias = Bot[View, Choose | Place]


class SoloPlayer(Protocol):
    def decide(self, view: "SoloView", moves: Sequence[AnyMove]) -> Decision[AnyMove]: ...


class AnyTableBot:
    """Among people nothing of the Automas is imported: the solo player is made when a first solo View comes."""

    def __init__(self, people: AmongPeople, make_solo: Callable[[], SoloPlayer]) -> None:
        self.people = people
        self.name = people.name
        self._make_solo = make_solo

    @cached_property
    def solo(self) -> SoloPlayer:
        return self._make_solo()

    def decide(self, view: AnyView, moves: Sequence[AnyMove]) -> Decision[AnyMove]:
        if isinstance(view, View):
            decided = self.people.decide(view, _of_people(moves))
        elif sort_of_record(type(view)) is Sort.SOLO:
            return self.solo.decide(cast("SoloView", view), moves)
        else:
            from tabletown.bots.between_two_cities.automa.third import decide_third

            decided = decide_third(self.people, cast("DuoView", view), _of_people(moves))
        return cast("Decision[AnyMove]", decided)


def _of_people(moves: Sequence[AnyMove]) -> Sequence[Choose | Place]:
    """No table but a solo one has other moves."""
    return cast("Sequence[Choose | Place]", moves)


def at_any_table(people: AmongPeople, make_solo: Callable[[], SoloPlayer]) -> AnyBot:
    return cast(AnyBot, AnyTableBot(people, make_solo))
