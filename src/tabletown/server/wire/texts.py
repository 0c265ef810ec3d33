"""What a game tells in words, so that it can be trusted with a table: words of another package that fail cost nobody a
move, and what stands in their place names the package."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import TypeVar

from msgspec import json

from tabletown.core.codec import encode as encode_record
from tabletown.core.errors import FAILURES
from tabletown.core.event import Event
from tabletown.core.registry import described, is_own, load, package_of
from tabletown.core.sentence import Sayer, Sentence, sentence
from tabletown.core.text import HasCommonEvents, NamesMoves, TellsBeginning, TellsGains, Text, load_text
from tabletown.locales import say_sentence
from tabletown.server.journal import note

K = TypeVar("K")
T = TypeVar("T")
Tell = Callable[[Event, tuple[Sentence, ...]], bytes]
"""What happened, and what it brought: a `Happening` up to the end of what is said of it."""
KEPT = 1 << 12
_BLANK = "@@"
"""In place of a value: nothing else is written with it."""
_encode = json.Encoder().encode


@lru_cache(maxsize=64)
def teller(game: str) -> Tell:
    """By game."""
    text = text_of(game)
    return Writer(text.tell, text.common if isinstance(text, HasCommonEvents) else {}).write


class Writer:
    """Puts together by hand what is told of events, because every move causes some."""

    def __init__(self, tell: Callable[[Event], tuple[Sentence, ...]], common: Mapping[type[Event], str]) -> None:
        self._tell = tell
        self._common = {kind: _Common(kind, varies, self._plain) for kind, varies in common.items()}
        self._gains: dict[int, tuple[Sentence, bytes]] = {}

    def write(self, event: Event, gains: tuple[Sentence, ...]) -> bytes:
        common = self._common.get(type(event))
        if common is None:
            return self._plain(event, gains)
        return common.write(event) + (self._more(gains) if gains else b"]")

    def _plain(self, event: Event, gains: tuple[Sentence, ...] = ()) -> bytes:
        told = _encode(self._tell(event) + gains)
        return b'%s%s,"told":%s' % (_begun[type(event)], encode_record(event), told)

    def _more(self, gains: tuple[Sentence, ...]) -> bytes:
        """After what is said of the event itself. Single sentences are shared, and found by their identity."""
        if len(gains) > 1:
            return b"," + _encode(gains)[1:]
        known = self._gains.get(id(gains[0]))
        if known is None or known[0] is not gains[0]:
            known = (gains[0], b"," + _encode(gains)[1:])
            _keep(self._gains, id(gains[0]), known)
        return known[1]


class _Common:
    """Events that differ in one field (or in none), and else are the same few hundred at all tables: those are written
    once, with a blank in its place, and up to the end of what is told."""

    def __init__(self, kind: type[Event], varies: str, write: Callable[[Event], bytes]) -> None:
        self._write = write
        self._varies = varies
        self._value = attrgetter(varies) if varies else lambda _: ""
        self._rest = attrgetter(*[one.name for one in fields(kind) if one.name != varies])
        self._known: dict[object, list[bytes]] = {}

    def write(self, event: Event) -> bytes:
        rest = self._rest(event)
        pieces = self._known.get(rest)
        if pieces is None:
            blank = copy(event)
            if self._varies:
                # Nobody else has it: it is written, and gone.
                object.__setattr__(blank, self._varies, _BLANK)
            pieces = self._write(blank)[:-1].split(_BLANK.encode())
            _keep(self._known, rest, pieces)
        value: str = self._value(event)
        return value.encode().join(pieces)


class _Beginnings(dict[type[Event], bytes]):
    """A `Happening` up to the fields of its event."""

    def __missing__(self, kind: type[Event]) -> bytes:
        begun = self[kind] = b'{"type":"%s","parts":' % kind.__name__.encode()
        return begun


_begun = _Beginnings()


def _keep(known: dict[K, T], key: K, one: T) -> None:
    if len(known) >= KEPT:
        known.clear()
    known[key] = one


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

    def began(self, view: object) -> tuple[Event, ...]:
        text = self._text
        if not isinstance(text, TellsBeginning):
            return ()
        return self._asked(lambda: _events(text.began(view))) or ()

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
            _note_wordless(self._game, package_of(self._game), described(error))
            return None


@lru_cache(maxsize=256)
def _note_wordless(game: str, package: str, why: str) -> None:
    """Once, as far as this is remembered: words are asked for with every move, at every table."""
    note("game-wordless", game=game, package=package, error=why)


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError(f"{type(found).__name__} is no text")
    return found


def _events(found: Sequence[Event]) -> tuple[Event, ...]:
    for one in found:
        if not isinstance(one, Event):
            raise TypeError(f"{type(one).__name__} is no event")
    return tuple(found)


def _sentences(found: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """Sentences that can be said, at least in English."""
    for one in found:
        say_sentence(one)
    return tuple(found)
