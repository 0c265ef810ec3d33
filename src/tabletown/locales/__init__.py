"""The words of all languages, as Fluent messages: one folder per language, read here and by the browser."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tabletown.core.errors import TabletownError
from tabletown.core.registry import faces, words_of
from tabletown.core.sentence import Sentence, WordedError

_HERE = Path(__file__).parent
DEFAULT = "en"


class UnknownLanguage(TabletownError):
    """No folder of messages for this language."""


def languages() -> tuple[str, ...]:
    """The languages there are: adding one means adding a folder."""
    return tuple(sorted(folder.name for folder in _HERE.iterdir() if any(folder.glob("*.ftl"))))


def say(message: str, language: str = DEFAULT, **values: str | int) -> str:
    """A message in a language; English where a translation is missing."""
    for bundle in (_bundle(language), _bundle(DEFAULT)):
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
            text, _ = bundle.format_pattern(pattern, values)
            return str(text)
    raise LookupError(f"there is no message {message}")


def has_message(message: str) -> bool:
    """Whether there is such a message in English, which all other languages fall back to."""
    return bool(_bundle(DEFAULT).has_message(message))


def say_sentence(sentence: Sentence, language: str = DEFAULT) -> str:
    """A sentence whose message came with its values."""
    words = {name: say(word, language) for name, word in sentence.words}
    return say(sentence.message, language, **words, **dict(sentence.values))


def say_error(error: TabletownError, language: str = DEFAULT) -> str:
    """What is wrong, in the reader's language as far as there are words for it."""
    return say_sentence(error.sentence, language) if isinstance(error, WordedError) else str(error)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in languages():
        raise UnknownLanguage(f"“{language}” is not a language here: there is {', '.join(languages())}")
    # Terminals show the marks that isolate values from right-to-left text as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for package in dict.fromkeys(face.locales for face in faces() if face.locales):
        for text in words_of(package, language):
            bundle.add_resource(FluentResource(text))
    return bundle
