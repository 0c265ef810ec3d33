"""`tabletown arena`: which bot is stronger, and how sure that is."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrants
from tabletown.arena.journal import Journal
from tabletown.arena.progress import progress_bar
from tabletown.arena.report import Report, format_report, make_report
from tabletown.arena.runner import check_plan, need, run
from tabletown.bots.bot import Budget
from tabletown.cli.options import OPTION_HELP, parse_options
from tabletown.cli.output import game_help, print_json
from tabletown.cli.screen import show, show_beside
from tabletown.cli.seats import find_bots_here
from tabletown.core.errors import TabletownError
from tabletown.core.registry import face, faces

_SHARING = ", ".join(face.name for face in faces() if face.neighbours_share)
_MORE = f"""
A bot is a name, such as random, a level (easy, medium, hard, expert), or
[cyan]package.module:factory[/cyan] for one of your own: factory(seed, budget) makes it, once
for every game. A bot may have a budget of its own: search@0.2s, search@400sims,
net@5% (the chances to win that its mistakes may cost, a move).

A block is one deal, played by one table of two bots in all rotations. Each
bot sits alone against copies of the other. Where neighbours share something
({_SHARING}), they also have half of an even number of seats
each, side by side and alternating.
"""
EXAMPLES = ""


class BadArena(TabletownError):
    """An arena that cannot be opened."""


def arena(
    game: Annotated[str, typer.Argument(help=game_help())],
    bots: Annotated[str, typer.Option(help="Two bots or more, with commas between.")],
    blocks: Annotated[int, typer.Option(min=1, help="How many deals every table plays.")] = 20,
    seats: Annotated[int | None, typer.Option(help="How many seats; else what is usual in the game.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "arena",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    time: Annotated[float | None, typer.Option(help="Seconds that a bot may think about a move.")] = None,
    sims: Annotated[int | None, typer.Option(help="Simulations instead: the same games on every machine.")] = None,
    lone: Annotated[str | None, typer.Option(help="Only tables at which this bot sits alone.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes on this machine; else one per core.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Write finished blocks here; go on from those in it.")] = None,
    cluster: Annotated[str | None, typer.Option(help="Play on Ray: an address, or “local” to start one.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the cross table and the ratings: .png, .svg, .pdf.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play each other on the same deals from every seat, and say who is stronger, and how sure that is."""
    budget = _budget(time, sims)
    find_bots_here()
    options = tuple(sorted(parse_options(option).items()))
    count = face(game).default_seats if seats is None else seats
    plan = BlockPlan(game, count, seed, blocks, parse_entrants(bots, budget), budget, lone, options)
    need("openskill", "arena")
    check_plan(plan)
    if plot is not None:
        _check_plot(plot)
    report = _play(plan, workers, cluster, resume)
    # Said first: a picture that cannot be written must not take the figures with it.
    if as_json:
        print_json(report.as_json())
    else:
        show(format_report(report))
    if plot is not None:
        from tabletown.arena.plots import draw

        draw(report, plot)


arena.__doc__ = f"{arena.__doc__}\n{_MORE}"


def _play(plan: BlockPlan, workers: int | None, cluster: str | None, resume: Path | None) -> Report:
    started = perf_counter()
    told = [(0, 0)]
    try:
        with progress_bar() as bar:
            task = bar.add_task("blocks", total=None)

            def tell(done: int, total: int) -> None:
                told.append((done, total))
                bar.update(task, completed=done, total=total)

            played = run(plan, workers=workers, cluster=cluster, journal=resume, progress=tell)
    except KeyboardInterrupt:
        done, total = told[-1]
        if resume is not None and resume.exists():
            # A block may have been kept in the moment before it could be told.
            done = len(Journal(resume, plan).finished)
        show_beside(f"tabletown: {_say_broken_off(done, total, resume)}")
        raise
    resumed = told[1][0] > 0
    return make_report(plan, played, None if resumed else perf_counter() - started)


def _say_broken_off(done: int, total: int, resume: Path | None) -> str:
    if resume is None:
        return f"stopped after {done} of {total} blocks, and none was kept: with --resume FILE a run can go on"
    return f"stopped after {done} of {total} blocks; the same command goes on from {resume}"


def _budget(seconds: float | None, simulations: int | None) -> Budget:
    if seconds is not None and simulations is not None:
        raise BadArena("a budget is either time or sims, not both")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise BadArena("the time for a move must be more than 0 seconds")
    if simulations is not None and simulations < 1:
        raise BadArena("a bot needs 1 simulation or more for a move")
    return Budget(seconds, simulations)


def _check_plot(path: Path) -> None:
    """Nobody should play for hours and then hear that the picture cannot be written."""
    need("matplotlib", "arena")
    if path.suffix.lower() not in (".png", ".svg", ".pdf"):
        raise BadArena(f"{path} cannot be drawn: a picture's name ends in .png, .svg or .pdf")
    if not path.parent.is_dir():
        raise BadArena(f"{path} cannot be drawn: there is no folder {path.parent}")
