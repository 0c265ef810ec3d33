"""What a game tells in words, so that it can be trusted with a table: words of another package that fail cost nobody a
move, and what stands in their place names the package."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import json

from tabletown.core.errors import FAILURES
from tabletown.core.event import Event
from tabletown.core.registry import described, is_own, load, package_of
from tabletown.core.sentence import Sayer, Sentence, sentence
from tabletown.core.text import NamesMoves, TellsGains, Text, load_text
from tabletown.locales import say_sentence
from tabletown.server.journal import note

T = TypeVar("T")
Tell = Callable[[Event, tuple[Sentence, ...]], bytes]
"""What happened, and what it brought, as a list of `Said`."""


@lru_cache(maxsize=64)
def teller(game: str) -> Tell:
    """By game."""
    tell, encode = text_of(game).tell, json.Encoder().encode
    return lambda event, gains: encode(tell(event) + gains)


def text_of(game: str) -> "Text[object, object] | GuardedText":
    """Our own as it is, others guarded."""
    return load_text(game) if is_own(game) else GuardedText(game, load_text(game))


class GuardedText:
    """The words of a game from elsewhere, as far as a server asks for them."""

    def __init__(self, game: str, text: Text[object, object]) -> None:
        self._game = game
        self._text = text

    def help(self, say: Sayer) -> str:
        return self._written(lambda: self._text.help(say), say)

    def draw(self, view: object, say: Sayer) -> str:
        return self._written(lambda: self._text.draw(view, say), say)

    def name_move(self, move: object, say: Sayer) -> str:
        """In notation where the game has no words for moves."""
        text = self._text
        written = load(self._game).format_move(move)
        if not isinstance(text, NamesMoves):
            return written
        return self._asked(lambda: _text(text.name_move(move, say))) or written

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        told = self._asked(lambda: _sentences(self._text.tell(event)))
        return (self._wordless(),) if told is None else told

    def has_gains(self, event: Event) -> bool:
        text = self._text
        return isinstance(text, TellsGains) and bool(self._asked(lambda: text.has_gains(event)))

    def gained(self, event: Event, before: object, after: object) -> tuple[Sentence, ...]:
        text = self._text
        if not isinstance(text, TellsGains):
            return ()
        return self._asked(lambda: _sentences(text.gained(event, before, after))) or ()

    def _written(self, work: Callable[[], str], say: Sayer) -> str:
        written = self._asked(lambda: _text(work()))
        return say(self._wordless()) if written is None else written

    def _wordless(self) -> Sentence:
        return sentence("game-wordless", game=self._game, package=package_of(self._game))

    def _asked(self, work: Callable[[], T]) -> T | None:
        """None if it fails."""
        try:
            return work()
        except FAILURES as error:
            note("game-wordless", game=self._game, package=package_of(self._game), error=described(error))
            return None


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError(f"{type(found).__name__} is no text")
    return found


def _sentences(found: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """Sentences that can be said, at least in English."""
    for one in found:
        say_sentence(one)
    return tuple(found)
