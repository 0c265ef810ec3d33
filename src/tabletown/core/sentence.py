"""Sentences that every reader is told in her own language: a message and its values travel, the words come last."""

from dataclasses import dataclass

from tabletown.core.errors import BadSetup, TabletownError


class Word(str):
    """A value that is a message itself, such as the name of a building."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    message: str
    """Its name in the files of every language."""
    english: str
    """For the terminal, for logs and for programs."""
    words: tuple[tuple[str, str], ...] = ()
    """Values that are messages themselves."""
    values: tuple[tuple[str, int | str], ...] = ()


def sentence(message: str, english: str, **values: int | str) -> Sentence:
    words = tuple((name, str(value)) for name, value in values.items() if isinstance(value, Word))
    plain = tuple((name, value) for name, value in values.items() if not isinstance(value, Word))
    return Sentence(message, english, words, plain)


class WordedError(TabletownError):
    """An error that can be said in every language."""

    def __init__(self, message: str, english: str, **values: int | str) -> None:
        super().__init__(english)
        self.sentence = sentence(message, english, **values)

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes an error travels as its sentence."""
        return _said_again, (type(self), self.sentence)


class WordedSetup(WordedError, BadSetup):
    """No game can be set up like this, and people can ask for it in the page."""


def _said_again(kind: type[WordedError], said: Sentence) -> WordedError:
    words = {name: Word(word) for name, word in said.words}
    return kind(said.message, said.english, **dict(said.values), **words)
