"""Which language a command speaks: the one asked for, else that of the terminal."""

from typing import Annotated, TypeAlias

import typer

from tabletown.locales import Speaker, language_of, languages, speaker

LanguageOption: TypeAlias = Annotated[
    str | None, typer.Option("--language", help=f"One of: {', '.join(languages())}; else as the terminal is set.")
]


class _Spoken:
    """What the command that runs speaks: its errors are told in it too."""

    language = ""


def speak(language: str | None = None, *, you: int | None = None) -> Speaker:
    """For a command that begins. Raises UnknownLanguage."""
    said = speaker(language_of() if language is None else language, you=you)
    _Spoken.language = said.language
    return said


def spoken() -> str:
    return _Spoken.language or language_of()


def forget() -> None:
    """A new command line begins."""
    _Spoken.language = ""
