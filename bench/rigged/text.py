"""The words of a rigged game: those of the real one, and none for what is told too much."""

from bench.rigged.game import Told
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence
from tabletown.core.text import Text


class RiggedText:
    def __init__(self, text: Text[object, object]) -> None:
        self._text = text

    def __getattr__(self, name: str) -> object:
        """Drawings and help are those of the real game."""
        return getattr(self._text, name)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        return () if isinstance(event, Told) else self._text.tell(event)
