"""All sorts of tables on a terminal, by the type of View and of Event."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tabletown.between_two_cities.game import AnyMove, AnyView
from tabletown.between_two_cities.people.events import Chosen, Placed
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.text import CityText
from tabletown.between_two_cities.sorts import BySort
from tabletown.core.event import Event
from tabletown.core.sentence import Sayer, Sentence
from tabletown.core.words import fold


class SortText(Protocol):
    """What every sort of table has as `TEXT`: a Text, but for the help, which is the game's."""

    def draw(self, view: AnyView, say: Sayer) -> str: ...

    def offer(self, view: AnyView, moves: Sequence[AnyMove], say: Sayer) -> str: ...

    def at_once(self, view: AnyView, moves: Sequence[AnyMove], say: Sayer) -> str: ...

    def is_private(self, view: AnyView) -> bool: ...

    def tell(self, event: Event) -> tuple[Sentence, ...]: ...

    gaining: type[Event]
    """The event of its own that brings points."""

    def gained(self, event: Event, before: AnyView, after: AnyView) -> tuple[Sentence, ...]: ...

    def opening(self, view: AnyView) -> tuple[Sentence, ...]: ...

    def began(self, view: AnyView) -> tuple[Event, ...]: ...

    def close(self, view: AnyView, say: Sayer) -> str: ...

    def readable(self, view: AnyView) -> Mapping[str, object]: ...


_TEXTS: BySort[SortText] = BySort("tabletown.between_two_cities.{}.text", "TEXT")
_COMMON: Mapping[type[Event], str] = {Placed: "square", Chosen: ""}


class _Gaining(dict[type, bool]):
    """By type of event. Asked of every one."""

    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, _TEXTS[kind].gaining)
        return found


_GAINING = _Gaining()


class TableText:
    common = _COMMON

    def help(self, say: Sayer) -> str:
        return fold(f"{CityText().help(say)}\n{say('automa-help')}")

    def draw(self, view: AnyView, say: Sayer) -> str:
        return fold(_TEXTS[type(view)].draw(view, say))

    def offer(self, view: AnyView, moves: Sequence[AnyMove], say: Sayer) -> str:
        return _TEXTS[type(view)].offer(view, moves, say)

    def draws(self, moves: Sequence[object]) -> bool:
        return any(isinstance(move, Place) for move in moves)

    def at_once(self, view: AnyView, moves: Sequence[AnyMove], say: Sayer) -> str:
        return fold(_TEXTS[type(view)].at_once(view, moves, say))

    def is_private(self, view: AnyView) -> bool:
        return _TEXTS[type(view)].is_private(view)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        return _TEXTS[type(event)].tell(event)

    def has_gains(self, event: Event) -> bool:
        return _GAINING[type(event)]

    def gained(self, event: Event, before: AnyView, after: AnyView) -> tuple[Sentence, ...]:
        return _TEXTS[type(after)].gained(event, before, after)

    def opening(self, view: AnyView) -> tuple[Sentence, ...]:
        return _TEXTS[type(view)].opening(view)

    def began(self, view: AnyView) -> tuple[Event, ...]:
        return _TEXTS[type(view)].began(view)

    def close(self, view: AnyView, say: Sayer) -> str:
        return fold(_TEXTS[type(view)].close(view, say))

    def readable(self, view: AnyView) -> Mapping[str, object]:
        return _TEXTS[type(view)].readable(view)


TEXT = TableText()
