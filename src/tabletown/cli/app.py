"""The command's front door: which subcommands there are, and what happens to errors."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

import typer
from typer.exceptions import TyperException

from tabletown import __version__
from tabletown.cli.language import forget, spoken
from tabletown.core.errors import TabletownError
from tabletown.locales import say, say_error

_COMMANDS = {
    "play": "play",
    "score": "score",
    "best": "best",
    "sim": "sim",
    "arena": "arena",
    "replay": "records",
    "verify": "records",
    "automa": "automa",
    "campaign": "campaign",
    "seating": "seating",
    "serve": "serve",
}
"""Every command, and the file that it is in."""


def _command_line(asked: str) -> typer.Typer:
    """Only the command that is asked for is imported, so that it starts quickly; the help needs all of them."""
    app = typer.Typer(
        name="tabletown",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        help="Play, score and check Between Two Cities and Ticket to Ride: New York. "
        "A fan project, not connected with the publishers.",
    )
    for name in [asked] if asked in _COMMANDS else _COMMANDS:
        _add(app, name)
    app.callback()(_options)
    return app


def _add(app: typer.Typer, name: str) -> None:
    file = _COMMANDS[name]
    module = import_module(f"tabletown.cli.{file}")
    command: Callable[..., None] = getattr(module, name)
    examples: str = module.EXAMPLES if file == name else getattr(module, f"{name.upper()}_EXAMPLES")
    lines = "\n\n".join(line.strip() for line in examples.strip().splitlines())
    app.command(name, epilog=f"[bold]Examples[/bold]\n\n{lines}")(command)


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
            # A terminal that cannot show a letter gets a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    forget()
    try:
        app = _command_line(words[0] if words else "")
        code = app(args=words, prog_name="tabletown", standalone_mode=False)
    except TyperException as error:
        # Without arguments Typer has shown the help already, and has nothing to add.
        _fail(error.format_message())
    except TabletownError as error:
        _fail(say_error(error, spoken()))
    except FileExistsError as error:
        _fail(say("file-exists", spoken(), file=str(error.filename)))
    except OSError as error:
        _fail(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    if sentence:
        print(f"tabletown: {sentence}", file=sys.stderr)
    sys.exit(2)
