"""The command's front door: which subcommands there are, and what happens to errors."""

import os
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from tabletown import __version__
from tabletown.cli import best, play, records, score, seating, serve, sim
from tabletown.core.errors import TabletownError

app = typer.Typer(
    name="tabletown",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Play, score and check games of Between Two Cities. A fan project, not connected with the publishers.",
)
app.command("play")(play.play)
app.command("score")(score.score)
app.command("best")(best.best)
app.command("sim")(sim.sim)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("seating")(seating.seating)
app.command("serve")(serve.serve)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tabletown {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(False, "--version", callback=_show_version, is_eager=True, help="Say the version."),
) -> None:
    del version


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. Bad input gives one sentence and exit code 2, never a traceback."""
    try:
        code = app(args=None if arguments is None else list(arguments), prog_name="tabletown", standalone_mode=False)
    except TyperException as error:
        # Without arguments Typer has shown the help already, and has nothing to add.
        _fail(error.format_message())
    except TabletownError as error:
        _fail(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader has gone (`tabletown … | head`): nothing is wrong, but stdout must not complain at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(141)
        _fail(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    if sentence:
        print(f"tabletown: {sentence}", file=sys.stderr)
    sys.exit(2)
