"""What a game offers to a terminal: drawings and sentences. Each game has one as `TEXT` in its `text.py`."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, TypeVar, cast

from tabletown.core.event import Event
from tabletown.core.registry import module_of

M = TypeVar("M", contravariant=True)
V = TypeVar("V", contravariant=True)


class Text(Protocol[V, M]):
    @property
    def title(self) -> str: ...

    def draw(self, view: V) -> str:
        """All that the seat may see, as plain text of at most 100 columns."""

    def offer(self, view: V, moves: Sequence[M]) -> str:
        """The moves this seat may play, in the order given, numbered from 1 or drawn so that a person can type one."""

    def tell(self, event: Event) -> str | None:
        """One sentence for the people at the table; None for what needs no words."""

    def close(self, view: V) -> str:
        """The final scores of a finished game, every point explained."""


def load_text(name: str) -> Text[object, object]:
    return cast("Text[object, object]", import_module(f"{module_of(name)}.text").TEXT)
