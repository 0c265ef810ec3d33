"""`tabletown score`: the points of a game that was played with cardboard, and why."""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from inspect import Parameter, Signature, getdoc, signature
from itertools import chain
from typing import Annotated

import typer

from tabletown.cli.language import LanguageOption, of_game, speak
from tabletown.cli.output import game_help, print_json, read_text
from tabletown.cli.score_command import options_by_game, score_commands
from tabletown.cli.score_sheet import ScoreSheet, load_score_sheet
from tabletown.cli.screen import show
from tabletown.core.errors import TabletownError
from tabletown.core.sentence import Sayer, sentence

EXAMPLES = ""
"""How it is written depends on the game: their faces have examples."""

_COMMANDS = score_commands()
_USUAL = next(iter(_COMMANDS), "")
"""The first game that needs no file is meant where none is named."""
_FILE = typer.Argument(metavar="FILE|-", help="A file that tells how the game ended, or - for stdin.")
_WORDS = _COMMANDS[_USUAL].words if _USUAL else _FILE


class NotForThisGame(TabletownError):
    """Words on the line that are not for the game that is scored."""


def score(
    words: Annotated[list[str] | None, _WORDS] = None,
    *,
    game: Annotated[str, typer.Option(help=game_help())],
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (what is numbered counts from 0).")] = False,
    **own: object,
) -> None:
    """Score a game that was played with the real box, and say where its points come from.

    A file tells how it ended, unless its game has a shorter way.
    """
    say = of_game(speak(language), game)
    given = words or ([] if sys.stdin.isatty() else ["-"])
    # That a game cannot be scored at all is said before anything about options.
    run = _COMMANDS[game].run if game in _COMMANDS else partial(_score_file, game, load_score_sheet(game))
    mine = [option.name for option in _OPTIONS.get(game, ())]
    _refuse_of_others(game, {name: value for name, value in own.items() if name not in mine})
    run(given, say=say, as_json=as_json, **{name: own[name] for name in mine})


def _refuse_of_others(game: str, own: Mapping[str, object]) -> None:
    """Whoever writes an option of another game would wait in vain for what it does."""
    for other, options in _OPTIONS.items():
        # An option that may be given several times is an empty list where it is not given.
        if any(option.name in own and own[option.name] not in (option.default, []) for option in options):
            raise NotForThisGame(sentence(_COMMANDS[other].elsewhere, game=game))


def _score_file(game: str, sheet: ScoreSheet, files: Sequence[str], say: Sayer, *, as_json: bool) -> None:
    if len(files) != 1:
        raise NotForThisGame(sentence("score-one-file", game=game, count=len(files)))
    text = read_text(files[0])
    if as_json:
        print_json(sheet.score_json(text))
    else:
        show(sheet.score_text(text, say))


def _parameters() -> dict[str, Parameter]:
    """What is the same for all games, by name. Without a usual one a game must be named."""
    known = signature(score).parameters.values()
    found = {one.name: one for one in known if one.kind is not Parameter.VAR_KEYWORD}
    if _USUAL:
        found["game"] = found["game"].replace(default=_USUAL)
    return found


_OPTIONS = options_by_game(_COMMANDS, _parameters())


def _describe_to_typer() -> None:
    """Typer reads options from the signature and help from the docstring: what games have of their own comes there."""
    words, game, *rest = _parameters().values()
    own: dict[str, Parameter] = {}
    for option in chain.from_iterable(_OPTIONS.values()):
        own.setdefault(option.name, option)
    vars(score)["__signature__"] = Signature([words, game, *own.values(), *rest])
    told = filter(None, (getdoc(command.run) for command in _COMMANDS.values()))
    score.__doc__ = "\n\n".join([str(getdoc(score)), *told])


_describe_to_typer()
