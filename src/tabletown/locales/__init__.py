"""The words of all languages, as Fluent messages: one folder per language, read here and by the browser."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentLocalization, FluentResourceLoader

from tabletown.core.errors import TabletownError

_HERE = Path(__file__).parent
DEFAULT = "en"


class UnknownLanguage(TabletownError):
    """No folder of messages for this language."""


def languages() -> tuple[str, ...]:
    """The languages there are: adding one means adding a folder."""
    return tuple(sorted(folder.name for folder in _HERE.iterdir() if any(folder.glob("*.ftl"))))


def message_files() -> list[str]:
    return sorted(file.name for file in (_HERE / DEFAULT).glob("*.ftl"))


def say(message: str, language: str = DEFAULT, **values: str | int) -> str:
    """A message in a language; English where a translation is missing."""
    return str(_localization(language).format_value(message, values))


@cache
def _localization(language: str) -> FluentLocalization:
    if language not in languages():
        raise UnknownLanguage(f"“{language}” is not a language here: there is {', '.join(languages())}")
    loader = FluentResourceLoader(str(_HERE / "{locale}"))
    return FluentLocalization([language, DEFAULT], message_files(), loader)
