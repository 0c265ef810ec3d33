"""Which language a command speaks: the one asked for, else that of the terminal."""

import logging
from dataclasses import replace
from typing import Annotated, TypeAlias

import typer

from tabletown.cli.screen import show_beside
from tabletown.core.registry import is_own, package_of
from tabletown.core.sentence import sentence
from tabletown.core.speaking import Logged
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
    _listen()
    return said


class _Aloud(logging.Handler):
    """What a part of the house has to say beside the game, such as who plays instead of whom, in the reader's words."""

    def emit(self, record: logging.LogRecord) -> None:
        said = record.args[0] if isinstance(record.args, tuple) and record.args else None
        show_beside(speaker(spoken())(said.said) if isinstance(said, Logged) else record.getMessage())


def _listen() -> None:
    house = logging.getLogger("tabletown")
    if not any(isinstance(handler, _Aloud) for handler in house.handlers):
        house.addHandler(_Aloud(logging.WARNING))


def of_game(said: Speaker, game: str) -> Speaker:
    """Says what happens in a game: where a package from elsewhere lacks a message, that it does, and whose it is."""
    if is_own(game):
        return said
    return replace(said, instead=sentence("game-wordless", game=game, package=package_of(game)))


def spoken() -> str:
    return _Spoken.language or language_of()


def forget() -> None:
    """A new command line begins."""
    _Spoken.language = ""
