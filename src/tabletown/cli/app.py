"""The command itself: which subcommands there are, and what happens to errors."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO, TextIOWrapper
from itertools import zip_longest
from pathlib import Path
from traceback import extract_tb

import typer
from rich.markup import escape
from typer.exceptions import TyperException

from tabletown import __version__
from tabletown.bots.one_thread import one_thread_each
from tabletown.cli.language import forget, spoken
from tabletown.cli.output import what_is_wrong
from tabletown.cli.plain_stream import nothing_raw
from tabletown.cli.screen import show_beside
from tabletown.cli.signs import PLAIN_SIGNS
from tabletown.cli.usage import language_asked, say_usage
from tabletown.core.errors import FAILURES, TabletownError
from tabletown.core.face import CommandFace
from tabletown.core.registry import described, faces, is_own, package_of, problems, resolve, whose_module
from tabletown.core.words import visible
from tabletown.locales import say, say_error
from tabletown.locales.packages import check_packages

_COMMANDS = {
    "play": "play",
    "sim": "sim",
    "arena": "arena",
    "replay": "records",
    "verify": "records",
    "score": "score",
    "serve": "serve",
    "doctor": "doctor",
    "backup": "backup",
    "restore": "restore",
    "admin": "admin",
}
"""Every command for all games, and the file that it is in."""


def _command_line(asked: str) -> typer.Typer:
    """Only the command that is asked for is imported, so that it starts quickly; the help needs all of them."""
    app = typer.Typer(
        name="tabletown",
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        help="Play, score and check board games. A fan project, not connected with the publishers.",
    )
    for name in [asked] if asked in _COMMANDS else _COMMANDS:
        _add_general(app, name)
    if asked not in _COMMANDS:
        _add_of_games(app, asked)
    app.callback()(_options)
    return app


def _add_general(app: typer.Typer, name: str) -> None:
    file = _COMMANDS[name]
    module = import_module(f"tabletown.cli.{file}")
    own: str = module.EXAMPLES if file == name else getattr(module, f"{name.upper()}_EXAMPLES")
    of_games = [line for face in faces() for line in face.examples_for(name)]
    command, lines = getattr(module, name), [*of_games, *own.strip().splitlines()]
    if isinstance(command, typer.Typer):
        app.add_typer(command, name=name, epilog=_epilog(lines))
    else:
        _add(app, name, command, lines)


def _add_of_games(app: typer.Typer, asked: str) -> None:
    """The commands that belong to one game. One that cannot be had does not take the others with it."""
    taken = dict.fromkeys(_COMMANDS, "tabletown")
    known = [(command, face.name) for face in faces() for command in face.commands]
    for command, game in known:
        package = package_of(game)
        if command.name in taken:
            _warn(f"the command {command.name} of the package {package} is left out: {taken[command.name]} has one")
            continue
        taken[command.name] = package
        if asked != command.name and any(asked == other.name for other, _ in known):
            continue
        try:
            function, examples = _command_of(command, is_own(game))
        except FAILURES as error:
            if is_own(game):
                raise
            _warn(f"the command {command.name} of the package {package} is left out: {described(error)}")
            continue
        _add(app, command.name, function, examples)


def _command_of(command: CommandFace, is_ours: bool) -> tuple[Callable[..., None], Sequence[str]]:
    """What it runs, and examples for its help."""
    function = resolve(command.where)
    if not callable(function):
        raise TypeError(f"{command.where} is no function")
    examples = str(getattr(import_module(command.where.partition(":")[0]), "EXAMPLES", "")).strip().splitlines()
    if not is_ours:
        _try_help(command.name, function, examples)
    return function, examples


def _try_help(name: str, function: Callable[..., None], examples: Sequence[str]) -> None:
    """Typer reads parameters and words only when all commands are there: one that it cannot read would end them all."""
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich")
    _add(alone, name, function, examples)
    built = typer.main.get_command(alone)
    with redirect_stdout(StringIO()):
        built.get_help(typer.Context(built))


def _add(app: typer.Typer, name: str, command: Callable[..., None], examples: Sequence[str]) -> None:
    app.command(name, epilog=_epilog(examples))(command)


def _epilog(examples: Sequence[str]) -> str | None:
    lines = "\n\n".join(escape(line.strip()) for line in examples)
    return f"[bold]Examples[/bold]\n\n{lines}" if lines else None


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tabletown {__version__}")
        raise typer.Exit


def _options(
    version: bool = typer.Option(False, "--version", callback=_show_version, is_eager=True, help="Say the version."),
) -> None:
    del version


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. Bad input gives one sentence and exit code 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a sign gets one like it, or a question mark, instead of a traceback.
            stream.reconfigure(errors=PLAIN_SIGNS)
    # A bot's move must not depend on how many cores there are: two threads may add up numbers in another order.
    one_thread_each()
    words = list(sys.argv[1:] if arguments is None else arguments)
    forget()
    words = _with_last(words)
    try:
        check_packages()
        for sentence in problems():
            _warn(sentence)
        app = _command_line(words[0] if words else "")
        with nothing_raw(words):
            code = app(args=words, prog_name="tabletown", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except Exception as error:
        if (wrong := _what_is_wrong(error, words)) is None:
            raise
        _fail(wrong)
    sys.exit(code if isinstance(code, int) else 0)


def _what_is_wrong(error: Exception, words: Sequence[str]) -> str | None:
    """In one sentence; None for a fault of ours. Without arguments Typer has shown the help, and has nothing to add."""
    match error:
        case TyperException():
            return say_usage(error, words, language_asked(words, spoken()))
        case TabletownError():
            return say_error(error, spoken())
        case FileExistsError():
            return say("file-exists", spoken(), file=str(error.filename))
        case OSError():
            what = say_error(TabletownError(what_is_wrong(error)), spoken())
            return f"{error.filename}: {what}" if error.filename else what
    return _blamed(error)


def _blamed(error: Exception) -> str | None:
    """A package beside this one that failed in the middle of something: its name, what, and the line that did it."""
    for frame in reversed(extract_tb(error.__traceback__)):
        if package := _whose_file(frame.filename):
            where = f"{Path(frame.filename).name}, line {frame.lineno}"
            return f"the package {package} has failed: {described(error)} ({where})"
    return None


def _whose_file(file: str) -> str | None:
    modules = [name for name, module in sys.modules.items() if getattr(module, "__file__", None) == file]
    return whose_module(modules[0]) if modules else None


def _with_last(words: list[str]) -> list[str]:
    """`--resume` of `play` may stand alone: then the last game that was left is meant."""
    if words[:1] != ["play"]:
        return words
    pairs = zip_longest(words, words[1:], fillvalue="-")
    return ["--resume=last" if word == "--resume" and after.startswith("-") else word for word, after in pairs]


def _warn(sentence: str) -> None:
    show_beside(f"tabletown: warning: {sentence}")


def _fail(sentence: str) -> None:
    if sentence:
        show_beside(f"tabletown: {visible(sentence)}")
    sys.exit(2)
