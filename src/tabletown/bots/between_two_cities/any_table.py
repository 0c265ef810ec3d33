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


class DuoPlayer(Protocol):
    """Plays where an Automa sits beside two people."""

    def decide(self, view: "DuoView", moves: Sequence[Choose | Place]) -> Decision[Choose | Place]: ...


class AnyTableBot:
    """Among people nothing of the Automas is imported: who plays with them is made when a first View of theirs comes.

    Without a player for two people and an Automa, `people` sees that as a table for three.
    """

    def __init__(
        self,
        people: AmongPeople,
        make_solo: Callable[[], SoloPlayer],
        make_duo: Callable[[], DuoPlayer] | None = None,
    ) -> None:
        self.people = people
        self.name = people.name
        self._make_solo, self._make_duo = make_solo, make_duo

    @cached_property
    def solo(self) -> SoloPlayer:
        return self._make_solo()

    @cached_property
    def duo(self) -> DuoPlayer:
        from tabletown.bots.between_two_cities.automas.duo import AsThree

        return AsThree(self.people) if self._make_duo is None else self._make_duo()

    def decide(self, view: AnyView, moves: Sequence[AnyMove]) -> Decision[AnyMove]:
        if isinstance(view, View):
            decided = self.people.decide(view, _of_people(moves))
        elif sort_of_record(type(view)) is Sort.SOLO:
            return self.solo.decide(cast("SoloView", view), moves)
        else:
            decided = self.duo.decide(cast("DuoView", view), _of_people(moves))
        return cast("Decision[AnyMove]", decided)


def _of_people(moves: Sequence[AnyMove]) -> Sequence[Choose | Place]:
    """No table but a solo one has other moves."""
    return cast("Sequence[Choose | Place]", moves)


def at_any_table(
    people: AmongPeople, make_solo: Callable[[], SoloPlayer], make_duo: Callable[[], DuoPlayer] | None = None
) -> AnyBot:
    return cast(AnyBot, AnyTableBot(people, make_solo, make_duo))
