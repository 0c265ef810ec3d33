"""Sentences on the wire: the words come last, in the reader's language."""

from collections.abc import Sequence

from msgspec import Raw, Struct, json

from tabletown.core.sentence import Sentence


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
