"""The command's front door: which subcommands there are, and what happens to errors."""

import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

import typer
from typer.exceptions import TyperException

from tabletown import __version__
from tabletown.cli import arena, automa, best, campaign, play, records, score, seating, serve, sim
from tabletown.core.errors import TabletownError

app = typer.Typer(
    name="tabletown",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Play, score and check Between Two Cities and Ticket to Ride: New York. "
    "A fan project, not connected with the publishers.",
)


def _add(name: str, command: Callable[..., None], examples: str) -> None:
    lines = "\n\n".join(line.strip() for line in examples.strip().splitlines())
    app.command(name, epilog=f"[bold]Examples[/bold]\n\n{lines}")(command)


_add("play", play.play, play.EXAMPLES)
_add("score", score.score, score.EXAMPLES)
_add("best", best.best, best.EXAMPLES)
_add("sim", sim.sim, sim.EXAMPLES)
_add("arena", arena.arena, arena.EXAMPLES)
_add("replay", records.replay, records.REPLAY_EXAMPLES)
_add("verify", records.verify, records.VERIFY_EXAMPLES)
_add("automa", automa.automa, automa.EXAMPLES)
_add("campaign", campaign.campaign, campaign.EXAMPLES)
_add("seating", seating.seating, seating.EXAMPLES)
_add("serve", serve.serve, serve.EXAMPLES)


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
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a letter gets a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        code = app(args=None if arguments is None else list(arguments), prog_name="tabletown", standalone_mode=False)
    except TyperException as error:
        # Without arguments Typer has shown the help already, and has nothing to add.
        _fail(error.format_message())
    except TabletownError as error:
        _fail(str(error))
    except FileExistsError as error:
        _fail(f"{error.filename} is there already, and is not written over")
    except OSError as error:
        _fail(f"{error.filename or 'file'}: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(sentence: str) -> None:
    if sentence:
        print(f"tabletown: {sentence}", file=sys.stderr)
    sys.exit(2)
