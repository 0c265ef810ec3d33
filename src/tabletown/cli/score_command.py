"""Games that are scored from what stands on the command line itself: the face of each says by what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Annotated, get_args, get_origin

from typer.models import ArgumentInfo

from tabletown.cli.screen import show_beside
from tabletown.core.errors import FAILURES
from tabletown.core.registry import OWN, BrokenGame, described, face, leave_out, names, package_of, part

_FOR_ALL = ("say", "as_json")


@dataclass(frozen=True, slots=True)
class ScoreCommand:
    """What a game adds to `tabletown score`."""

    words: ArgumentInfo
    """What stands on the line, for the help: told if it is the first game that has such a command."""
    run: Callable[..., None]
    """Gets the words by their place, then by name `say` (a Speaker), `as_json` and its own options: all its parameters
    that have a default, written for Typer and called as on the line. Its docstring is for the help."""
    elsewhere: str
    """The message for its options where another `game` is scored."""


def score_commands() -> dict[str, ScoreCommand]:
    """By game, our own first. One that cannot be had does not take the others with it."""
    found = {}
    for game in names():
        if where := face(game).score_command:
            try:
                found[game] = _load(game, where)
            except BrokenGame as error:
                _warn(str(error))
    return found


def options_by_game(commands: Mapping[str, ScoreCommand], taken: Mapping[str, Parameter]) -> dict[str, list[Parameter]]:
    """The options of each, besides what is taken by all. Two games may have the same; else the first one keeps it."""
    first = {name: (OWN, one) for name, one in taken.items()}
    found: dict[str, list[Parameter]] = {}
    for game, command in commands.items():
        found[game] = []
        for option in _options_of(command):
            owner, other = first.setdefault(option.name, (package_of(game), option))
            if option.name not in taken and _kind(option) == _kind(other):
                found[game].append(option)
            else:
                whose = f"the option {option.name} that the package {package_of(game)} has for score"
                _warn(f"{whose} is left out: {owner} has another of that name")
    return found


def _load(game: str, where: str) -> ScoreCommand:
    found = part(game, where)
    if not isinstance(found, ScoreCommand):
        raise BrokenGame(leave_out(game, f"{where} is no ScoreCommand"))
    try:
        _options_of(found)
    except FAILURES as error:
        raise BrokenGame(leave_out(game, f"the options of {where} cannot be read ({described(error)})")) from None
    return found


def _options_of(command: ScoreCommand) -> list[Parameter]:
    known = signature(command.run, eval_str=True).parameters.values()
    own = [one for one in known if one.default is not Parameter.empty and one.name not in _FOR_ALL]
    return [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own]


def _kind(option: Parameter) -> tuple[object, object]:
    """Its type and its default, without what is for the help."""
    written = option.annotation
    return (get_args(written)[0] if get_origin(written) is Annotated else written, option.default)


def _warn(sentence: str) -> None:
    show_beside(f"tabletown: warning: {sentence}")
