"""One bot for all sorts of tables: it plays by the kind of View that it gets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.sorts import Sort, sort_of_record
from tabletown.bots.bot import AnyBot, Bot, ByTable

if TYPE_CHECKING:
    from tabletown.between_two_cities.solo.view import SoloView

AmongPeople: TypeAlias = Bot[View, Choose | Place]
SoloPlayer: TypeAlias = "Bot[SoloView, AnyMove]"


def at_any_table(
    people: AmongPeople, make_solo: "Callable[[], SoloPlayer]", as_third: AmongPeople | None = None
) -> AnyBot:
    """Among people nothing of the Automas is imported: who plays with them is made when a first View of theirs comes.

    `as_third`: who sees a table of two people and an Automa as one for three, if not `people`.
    """

    def make(sort: str) -> Bot[AnyView, AnyMove]:
        if sort == Sort.SOLO:
            return cast("Bot[AnyView, AnyMove]", make_solo())
        if sort == Sort.DUO:
            from tabletown.bots.between_two_cities.automas.duo import AsThree

            return cast("Bot[AnyView, AnyMove]", AsThree(as_third or people))
        return cast("Bot[AnyView, AnyMove]", people)

    return cast(AnyBot, ByTable(people.name, sort_of_view, make))


def sort_of_view(view: AnyView) -> str:
    return Sort.PEOPLE if isinstance(view, View) else sort_of_record(type(view))
