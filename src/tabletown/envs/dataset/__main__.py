"""A data set of games by policies over arrays, as Parquet, the same from the same seed.

OUT gets games.parquet (a row for each game: its seed, who decided, all actions, scores, ranks) and decisions.parquet (a
row for each decision: what was seen, what was allowed, what was played, and what came of it).
"""

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from tabletown.arena.progress import progress_bar
from tabletown.batch.arrays import MissingExtra
from tabletown.core.options import parse_options
from tabletown.core.registry import face, faces
from tabletown.envs.commands import ended, make_parser
from tabletown.envs.dataset.playing import DataPlan


def main(words: Sequence[str] | None = None) -> int:
    """The exit code: see `commands.ended`."""
    wanted = _parser().parse_args(words)
    return ended("dataset", lambda: _make(wanted), "nothing was kept, and the same command begins anew")


def _parser() -> argparse.ArgumentParser:
    games = [one.name for one in faces() if one.envs and one.batch]
    examples = [
        f"{games[0]} --games 10000 --policy greedy --out data",
        f"{games[0]} --games 1000000 --policy greedy,random,random,random --without-decisions --out data",
        f"{games[-1]} --games 10000 --seats 2 --seed mine --out data",
    ]
    parser = make_parser("dataset", __doc__, games, examples, "Columns, and how to read them: docs/datasets.md")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the files")
    parser.add_argument("--games", type=int, default=1000, help="how many; usually 1000")
    parser.add_argument("--seed", default="dataset", help="the same seed gives the same rows")
    parser.add_argument(
        "--policy",
        default="random",
        help="for all seats, or one for each with commas: random, greedy, a net",
    )
    parser.add_argument("--seats", type=int, help="how many; else what is usual in the game")
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="of the game; may be given several times"
    )
    parser.add_argument("--without-decisions", action="store_true", help="games.parquet alone, which is much smaller")
    parser.add_argument("--force", action="store_true", help="take the place of files that are there")
    return parser


def _make(wanted: argparse.Namespace) -> None:
    plan, started = _plan(wanted), perf_counter()
    _write(plan, wanted.out, force=wanted.force)
    seconds = perf_counter() - started
    files = sorted(wanted.out.glob("*.parquet"))
    sizes = ", ".join(f"{file.name} {file.stat().st_size / 1e6:,.1f} MB" for file in files)
    print(f"{plan.games:,} games in {seconds:.1f} s, {plan.games / seconds:,.0f} a second: {sizes}")


def _plan(wanted: argparse.Namespace) -> DataPlan:
    seats = face(wanted.game).default_seats if wanted.seats is None else wanted.seats
    names = tuple(wanted.policy.split(","))
    return DataPlan(
        game=wanted.game,
        seats=seats,
        seed=wanted.seed,
        games=wanted.games,
        policies=names * seats if len(names) == 1 else names,
        options=tuple(sorted(parse_options(wanted.option).items())),
        observed=not wanted.without_decisions,
    )


def _write(plan: DataPlan, folder: Path, *, force: bool) -> None:
    if find_spec("pyarrow") is None:
        raise MissingExtra("PyArrow is not installed: pip install 'tabletown[data]'")
    from tabletown.envs.dataset.tables import write_dataset

    with progress_bar() as bar:
        task = bar.add_task("games", total=plan.games)
        for done in write_dataset(plan, folder, force=force):
            bar.update(task, completed=done)


if __name__ == "__main__":
    sys.exit(main())
