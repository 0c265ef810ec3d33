"""`tabletown automa`: a companion for people who play solo with the cardboard."""

from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.cardboard.answers import answer
from tabletown.between_two_cities.cardboard.companion import Ask, Companion, Want, asked
from tabletown.between_two_cities.people.options import OPTIONS as MODULES
from tabletown.between_two_cities.solo.options import DOUBLE, GROWTH, HARD, LEVEL, agreed_alone
from tabletown.between_two_cities.solo.state import YOU
from tabletown.between_two_cities.sorts import AUTOMA
from tabletown.cli.games.between_two_cities.asking import how_to_answer, question
from tabletown.cli.games.between_two_cities.kept import (
    KeptGame,
    begin_game,
    check_settings,
    keep,
    load_game,
    with_answer,
    without_last,
)
from tabletown.cli.games.between_two_cities.sheet import solo_sheet
from tabletown.cli.games.between_two_cities.telling import as_it_stands, news
from tabletown.cli.games.between_two_cities.typed import read_typed
from tabletown.cli.kept_games import start_kept
from tabletown.cli.language import LanguageOption, speak
from tabletown.cli.options import help_for, parse_options
from tabletown.cli.screen import show
from tabletown.core.codec import encode
from tabletown.core.errors import TabletownError
from tabletown.core.game import Option
from tabletown.core.sentence import Sayer
from tabletown.locales import say_error

EXAMPLES = """
  tabletown automa
  tabletown automa --mode simple --level 2
  tabletown automa --option landscapes=yes --option civics=yes --option districts=yes
  tabletown automa --language de --file evening.json
"""
_OPTIONS = (*MODULES, HARD, DOUBLE, GROWTH)
"""What `--option` may say; `--mode` and `--level` say the rest."""
_LEAVE = ("quit", "exit")
_HELP = ("help", "?")
_BACK = "back"


def automa(
    mode: Annotated[str | None, typer.Option(help="simple or full; full if not given.")] = None,
    level: Annotated[int | None, typer.Option(help="How hard; the normal level if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help=help_for(_OPTIONS))] = None,
    language: LanguageOption = None,
    seed: Annotated[str | None, typer.Option(help="Draw the same cards again.")] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Keep the game here, and go on with it if it is there; else it is kept by itself."),
    ] = None,
) -> None:
    """Play solo with the real box: this draws the Automas' cards, says what they take and why, and scores the end.

    Rows are typed from the left, one letter for each tile; a civic tile is a word like SF-P.

    A tile is placed by its letter and the letter of a square.

    “help” says how to answer, “back” takes the last answer back.
    """
    say = speak(language, you=YOU)
    options: dict[str, Option] = {**parse_options(option), **({} if level is None else {LEVEL: level})}
    kept, past = _start(mode, options, seed, file)
    file = file or start_kept("automa", encode(kept).decode(), ".json")
    _show(as_it_stands(past[-1].solo, say) if asked(past[-1]).want is not Want.NOTHING else ())
    while (ask := asked(past[-1])).want is not Want.NOTHING:
        show(f"\n{question(past[-1], ask, say)}")
        try:
            typed = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            typed = _LEAVE[0]
        if typed.casefold() in _LEAVE:
            _leave(kept, file, say)
            return
        if typed.casefold() in _HELP:
            _show(how_to_answer(ask, say))
        elif typed.casefold() == _BACK:
            kept, past = _take_back(kept, past, say)
        else:
            kept, past = _answer(kept, past, ask, typed, say)
        if file is not None:
            keep(file, kept)
    show(f"\n{solo_sheet(past[-1].solo, say)}")


def _leave(kept: KeptGame, file: Path | None, say: Sayer) -> None:
    if file is None:
        show(say("companion-left"))
        return
    keep(file, kept)
    show(say("companion-left-kept", command=f"tabletown automa --file {file}"))


def _start(
    mode: str | None, options: dict[str, Option], seed: str | None, file: Path | None
) -> tuple[KeptGame, list[Companion]]:
    if file is not None and file.exists():
        kept, past = load_game(file)
        check_settings(file, kept, mode, seed, options)
        return kept, past
    mode = Mode.FULL if mode is None else mode
    written = {**agreed_alone({AUTOMA: mode, **options})}
    if AUTOMA not in options:
        del written[AUTOMA]
    return begin_game(mode, written, token_hex(8) if seed is None else seed)


def _take_back(kept: KeptGame, past: list[Companion], say: Sayer) -> tuple[KeptGame, list[Companion]]:
    if not kept.answers:
        _show([say("companion-nothing-back")])
        return kept, past
    _show(as_it_stands(past[-2].solo, say))
    return without_last(kept), past[:-1]


def _answer(
    kept: KeptGame, past: list[Companion], ask: Ask, typed: str, say: Sayer
) -> tuple[KeptGame, list[Companion]]:
    """Every line is one answer; a wrong one changes nothing."""
    try:
        read = read_typed(past[-1], ask, typed)
        if read.understood:
            _show([say("companion-understood", what=read.understood)])
        told = answer(past[-1], read.answer)
    except TabletownError as error:
        _show([say_error(error, say.language)])
        return kept, past
    _show(news(past[-1].solo, told, say))
    return with_answer(kept, read.answer), [*past, told.companion]


def _show(sentences: Iterable[str]) -> None:
    for sentence in sentences:
        show(f"  {sentence}")
