"""The words of all languages, as Fluent messages: one folder per language, read here and by the browser.

What every game needs lies here; what belongs to one game lies in the folder `locales` of its own package.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from babel.lists import format_list
from babel.numbers import format_percent, get_decimal_symbol

from tabletown.core.errors import TabletownError
from tabletown.core.registry import face, names
from tabletown.core.sentence import Either, Figure, Listing, Sentence, Value, Who, Word, listing, sentence
from tabletown.core.words import true_minus
from tabletown.locales.phrasebook import Phrasebook

_HERE = Path(__file__).parent
DEFAULT = "en"
_JOINING = {"en": "en_GB"}
"""Whose lists a language joins like: the page does the same."""


class NoSuchMessage(TabletownError, LookupError):
    """Something is to be said that has no words, not even in English."""


class UnknownLanguage(TabletownError):
    """No folder of messages for this language."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says sentences to one reader."""

    language: str = DEFAULT
    you: int | None = None
    """The reader's own seat."""
    names: Sequence[str] = ()
    """By seat; where there are none, seats are called by their numbers."""
    instead: Sentence | None = None
    """Said where a message is missing that a game from elsewhere should have brought; without it that is an error."""

    def __call__(self, what: Sentence | str, /, **values: Value) -> str:
        said = what if isinstance(what, Sentence) else Sentence(what, tuple(values.items()))
        known: dict[str, str | int] = {}
        for name, value in said.values:
            if isinstance(value, Who):
                known[name] = "you" if value.seat == self.you else "other"
                known["name" if name == "who" else f"{name}-name"] = self._name(value.seat)
            else:
                known[name] = value if isinstance(value, int) else self._plain(value)
        try:
            return _format(said.message, self.language, known)
        except NoSuchMessage:
            if self.instead is None:
                raise
            return Speaker(self.language)(self.instead)

    def _plain(self, value: Value) -> str:
        match value:
            case Word(word):
                return self(word)
            case Sentence():
                return self(value)
            case Who(seat):
                return self("you") if seat == self.you else self._name(seat)
            case Listing(items):
                return join([self._plain(item) for item in items], self.language)
            case Either(items):
                return join([self._plain(item) for item in items], self.language, either=True)
            case Figure():
                return write_figure(value, self.language)
        return str(value)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("seat-number", seat=seat + 1)


def speaker(language: str = DEFAULT, *, you: int | None = None, names: Sequence[str] = ()) -> Speaker:
    """Raises UnknownLanguage."""
    _phrasebook(language, folders())
    return Speaker(language, you, names)


def join(words: Sequence[str], language: str = DEFAULT, *, either: bool = False) -> str:
    """`Anna, Béla and Cleo`, or with “or”. Where one of them has a comma of its own, the ear needs more between."""
    if any("," in word for word in words):
        return "; ".join(words)
    return str(format_list(words, "or" if either else "standard", locale=_JOINING.get(language, language)))


def write_figure(figure: Figure, language: str = DEFAULT) -> str:
    """`+2.5`, `+2,5`, `−0.4`. Nothing is said to be lost where nothing is: no `−0.0`."""
    text = f"{abs(figure.number):.{figure.places}f}"
    is_nothing = not any(digit in text for digit in "123456789")
    plus = "+" if figure.signed else ""
    sign = plus if is_nothing or figure.number > 0 else "−"
    return sign + text.replace(".", str(get_decimal_symbol(language)))


def write_percent(share: float, language: str = DEFAULT) -> str:
    """`58%`, `58 %`: some languages have a blank there, at which no line is broken."""
    return str(format_percent(share, locale=language))


def languages() -> tuple[str, ...]:
    """The languages there are: adding one means adding a folder."""
    return tuple(sorted(folder.name for folder in _HERE.iterdir() if any(folder.glob("*.ftl"))))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal, if it is spoken here; else English."""
    named = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")
    short = named[:2].lower()
    return short if short in languages() else DEFAULT


def has_message(message: str) -> bool:
    """Whether there is such a message in English, which all other languages fall back to."""
    return _phrasebook(DEFAULT, folders()).has(message)


def say(message: str, language: str = DEFAULT, **values: Value) -> str:
    """A message in a language, to nobody in particular; English where a translation is missing."""
    return Speaker(language)(message, **values)


def say_sentence(said: Sentence, language: str = DEFAULT) -> str:
    """A sentence to nobody in particular."""
    return Speaker(language)(said)


def say_error(error: TabletownError, language: str = DEFAULT) -> str:
    """What is wrong, in the reader's language as far as there are words for it."""
    return str(error) if error.sentence is None else say_sentence(error.sentence, language)


def folders() -> tuple[Path, ...]:
    """Where words lie: here, and in the packages of all games. No rules are imported for it."""
    return _folders(names())


@lru_cache
def _folders(games: tuple[str, ...]) -> tuple[Path, ...]:
    packages = dict.fromkeys(face(game).locales for game in games)
    return (_HERE, *(folder for package in packages if package and (folder := folder_of(package)) is not None))


@cache
def folder_of(package: str) -> Path | None:
    """Where the words of a package lie, if it has any."""
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or ()) if spec else []
    folder = Path(places[0]) / "locales" if places else None
    return folder if folder and folder.is_dir() else None


def _format(message: str, language: str, values: Mapping[str, str | int]) -> str:
    places = folders()
    for spoken in (language, DEFAULT):
        text = _phrasebook(spoken, places).say(message, values)
        if text is not None:
            return _signed(text, values)
    raise NoSuchMessage(f"no .ftl file has the message {message[:80]}")


def _signed(text: str, values: Mapping[str, str | int]) -> str:
    """The number formats of these languages have a hyphen before what is below zero."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), true_minus(str(value)))
    return text


@cache
def _phrasebook(language: str, places: tuple[Path, ...]) -> Phrasebook:
    if language not in languages():
        raise UnknownLanguage(sentence("unknown-language", language=language[:20], languages=listing(languages())))
    files = [file for place in places for file in sorted((place / language).glob("*.ftl"))]
    # Ours can be read, which a test holds; a file of another package must not take all other words with it.
    return Phrasebook(language, [file.read_text(encoding="utf-8", errors="replace") for file in files])
