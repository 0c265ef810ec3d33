"""Sentences on the wire: the words come last, in the reader's language."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Raw, Struct, json

from tabletown.core.event import Event
from tabletown.core.sentence import Sentence
from tabletown.server.wire.texts import text_of

Tell = Callable[[Event, tuple[Sentence, ...]], bytes]
"""What happened, and what it brought, as a list of `Said`."""


class Said(Struct, frozen=True):
    """A sentence for readers of every language."""

    message: str
    """Its name in the files of all languages."""
    values: Raw
    """Pairs of a name and a value. A value is a number, a text, `{"word": …}` (a message itself), `{"seat": …}`
    (whoever sits there; “you” to herself), `{"items": […]}` (joined as the language joins) or a sentence."""


def said(sentence: Sentence) -> Said:
    return Said(sentence.message, Raw(json.encode(sentence.values)))


def all_said(sentences: Sequence[Sentence]) -> tuple[Said, ...]:
    return tuple(map(said, sentences))


@lru_cache(maxsize=64)
def teller(game: str) -> Tell:
    """By game."""
    tell, encode = text_of(game).tell, json.Encoder().encode
    return lambda event, gains: encode(tell(event) + gains)
