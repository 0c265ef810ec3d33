"""All sorts of tables on a terminal, by the type of View and of Event."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.text import CityText
from tabletown.between_two_cities.sorts import BySort
from tabletown.core.event import Event
from tabletown.core.seat import Seat

_HELP = """With Automas: place their tiles as you like (P left d4); in the simple mode throw one away (discard P).
Automaville is scored as well as it could stand: lines, sets and pairs of parks, offices with
a tavern, houses without a factory beside them.
You win if your lower city beats the lower city of each Automa."""


class SortText(Protocol):
    """What every sort of table has as `TEXT`: a Text, but for title and help, which are the game's."""

    def draw(self, view: AnyView) -> str: ...

    def offer(self, view: AnyView, moves: Sequence[AnyMove]) -> str: ...

    def is_private(self, view: AnyView) -> bool: ...

    def tell(self, event: Event, viewer: Seat | None) -> str | None: ...

    def opening(self, view: AnyView) -> tuple[str, ...]: ...

    def close(self, view: AnyView) -> str: ...

    def readable(self, view: AnyView) -> Mapping[str, object]: ...


_TEXTS: BySort[SortText] = BySort("tabletown.between_two_cities.{}.text", "TEXT")


class TableText:
    title = CityText.title
    help = f"{CityText.help}\n{_HELP}"

    def draw(self, view: AnyView) -> str:
        return _TEXTS[type(view)].draw(view)

    def offer(self, view: AnyView, moves: Sequence[AnyMove]) -> str:
        return _TEXTS[type(view)].offer(view, moves)

    def is_private(self, view: AnyView) -> bool:
        return _TEXTS[type(view)].is_private(view)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        return _TEXTS[type(event)].tell(event, viewer)

    def opening(self, view: AnyView) -> tuple[str, ...]:
        return _TEXTS[type(view)].opening(view)

    def close(self, view: AnyView) -> str:
        return _TEXTS[type(view)].close(view)

    def readable(self, view: AnyView) -> Mapping[str, object]:
        return _TEXTS[type(view)].readable(view)


TEXT = TableText()
