"""What a game tells in words: drawings for a terminal, and sentences for every reader.

The face of each game says where. It lays words out, but has none of its own: they come through `say`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeGuard, TypeVar, cast, runtime_checkable

from tabletown.core.event import Event
from tabletown.core.registry import face, part
from tabletown.core.sentence import Sayer, Sentence

M = TypeVar("M", contravariant=True)
P = TypeVar("P")
V = TypeVar("V", contravariant=True)


class Text(Protocol[V, M]):
    def help(self, say: Sayer) -> str:
        """A reminder for players: what the letters mean, how a move is typed, what scores."""

    def draw(self, view: V, say: Sayer) -> str:
        """All that the seat may see, as plain text of at most 80 columns."""

    def offer(self, view: V, moves: Sequence[M], say: Sayer) -> str:
        """The moves this seat may play: numbered from 1 in the order given, or drawn so that a person can type one."""

    def is_private(self, view: V) -> bool:
        """Whether `draw` shows something that others at the same screen must not see."""

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        """For everybody who may know of the event; nothing for what needs no words."""

    def close(self, view: V, say: Sayer) -> str:
        """The final scores and ranking of a finished game, every point explained."""

    def readable(self, view: V) -> Mapping[str, object]:
        """For JSON: fields of the View whose raw form no other program could read, in a form that it can."""


@runtime_checkable
class TellsOpening(Protocol):
    """The text of a game in which something is laid out, or happens, before anybody moves."""

    def opening(self, view: object, /) -> tuple[Sentence, ...]:
        """From the View before the first move: what lies on the table, then what `tell` says of events."""


@runtime_checkable
class TellsBeginning(Protocol):
    """The text of a game in which something happens before anybody moves."""

    def began(self, view: object, /) -> tuple[Event, ...]:
        """From the View before the first move: what has happened until then, as it is told of every later turn."""


@runtime_checkable
class TellsGains(Protocol):
    """The text of a game that can say what a move has brought, which its events alone do not tell."""

    def has_gains(self, event: Event, /) -> bool:
        """Whether there is more to say of this event."""

    def gained(self, event: Event, before: object, after: object, /) -> tuple[Sentence, ...]:
        """To be said after `tell`. From an onlooker's Views before and after the move that caused the event."""


@runtime_checkable
class HasCommonEvents(Protocol):
    """The text of a game in which a few events happen all the time."""

    @property
    def common(self) -> Mapping[type[Event], str]:
        """By type: the field in which nearly all of them differ, a plain word such as the name of a place; or none. It
        is told as it is, something is told of all of them, and what they bring is told in sentences made once."""


@runtime_checkable
class NamesMoves(Protocol):
    """The text of a game that has words for its moves; others show them in notation."""

    def name_move(self, move: object, say: Sayer, /) -> str:
        """What a button says on which the move is played."""


class PlainText(Generic[P]):
    """For games whose moves are listed with their numbers, and whose View every program can read."""

    def name_move(self, move: P, say: Sayer) -> str:
        """What a button says on which the move is played."""
        raise NotImplementedError

    def offer(self, view: object, moves: Sequence[P], say: Sayer) -> str:
        del view
        return "   ".join(f"{number} {self.name_move(move, say)}" for number, move in enumerate(moves, 1))

    def readable(self, view: object) -> Mapping[str, object]:
        del view
        return {}


@runtime_checkable
class FitsScreens(Protocol):
    """The text of a game whose table is taller than a terminal of 24 lines."""

    def at_once(self, view: object, moves: Sequence[object], say: Sayer, /) -> str:
        """What a seat that is to move must see together, in 22 lines. What it may play comes last, and can be cut."""


@runtime_checkable
class DrawsMoves(Protocol):
    """The text of a game that draws some moves into the table instead of numbering them."""

    def draws(self, moves: Sequence[object], /) -> bool:
        """Whether `offer` shows these without numbers."""


def seen_at_once(text: Text[object, object], view: object, moves: Sequence[object], say: Sayer) -> str:
    """What a seat that is to move must see together; of a game that does not say so, the moves."""
    return text.at_once(view, moves, say) if isinstance(text, FitsScreens) else text.offer(view, moves, say)


def tell_opening(text: Text[object, object], view: object) -> tuple[Sentence, ...]:
    return text.opening(view) if isinstance(text, TellsOpening) else ()


def tell_gains(
    text: object, events: Iterable[Event], seen: Callable[[int], object], moves: int = 0
) -> tuple[tuple[Event, tuple[Sentence, ...]], ...]:
    """Each event with what it has brought. `seen` gives the View after so many moves: it is asked for the one before
    the events and the one after them, and only where the game tells of it."""
    if not tells_gains(text):
        return tuple([(event, ()) for event in events])
    views: tuple[object, object] | None = None
    found: list[tuple[Event, tuple[Sentence, ...]]] = []
    # Asked after every move: nothing is made for it that can be spared.
    for event in events:
        if text.has_gains(event):
            views = views or (seen(moves), seen(moves + 1))
            found.append((event, text.gained(event, *views)))
        else:
            found.append((event, ()))
    return tuple(found)


def tells_gains(text: object) -> TypeGuard[TellsGains]:
    return _TELLING[type(text)]


class _Telling(dict[type, bool]):
    """By type of text. Asked after every move: to look through all that a Protocol names takes longer than telling."""

    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, TellsGains)
        return found


_TELLING = _Telling()
_ASKED = [name for name in vars(Text) if not name.startswith("_")]
"""What every text can be asked."""


def load_text(name: str) -> Text[object, object]:
    return cast("Text[object, object]", part(name, face(name).text, *_ASKED))
