"""`python -m tabletown.training GAME --minutes N --resume DIR`, and what is done with a run afterwards."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib import import_module
from math import inf
from pathlib import Path
from typing import cast

from tabletown.batch.arrays import NUMPY, jax_arrays
from tabletown.core.errors import TabletownError
from tabletown.core.registry import face

_SIZE, _SEED = "medium", "1"


def main(words: Sequence[str] | None = None) -> int:
    wanted = _parser().parse_args(words)
    try:
        known = face(wanted.game)
        if wanted.plot:
            from tabletown.training.curve import draw

            draw(wanted.resume, known.name, wanted.plot)
        elif wanted.export:
            from tabletown.training.export import export

            print(export(wanted.resume, known.name, wanted.export, wanted.figures, wanted.commit))
        else:
            _train(wanted)
    except TabletownError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tabletown.training", description=__doc__)
    add = parser.add_argument
    add("game")
    add(
        "--resume", type=Path, required=True, metavar="DIR", help="where the run is kept; it goes on with what is there"
    )
    add(
        "--begin",
        type=Path,
        metavar="OTHER",
        help="what a new run begins with: the folder of another, or a file of weights",
    )
    add("--minutes", type=_above_zero, default=10.0, help="how long this process may take, compiling included")
    add("--seats", type=_from_one)
    add("--options", metavar="NAMES", help="of the table, with commas: name,other=value")
    add("--size", help=f"of the net ({_SIZE})")
    add("--seed", help=f"of chance ({_SEED})")
    add("--games", type=_from_one, help="at once; this, and the next seven, are what the table is usually learnt with")
    add("--parts", type=_from_one, help="of a round, learnt one after another")
    add("--rate", type=_above_zero, help="of learning, at the beginning")
    add("--times", type=_from_one, help="how often each round is learnt from")
    add("--alone", type=_part, help="part of the rounds in which all are the net that learns")
    add("--by-hand", type=_part, help="part of the rounds in which some play by hand")
    add("--warmth", type=_above_zero, help="chance in what the net decides, in shares of the win, at the beginning")
    add("--trust", type=_part, help="in the end of the game, against what was hoped for later in it")
    add("--rounds", type=_from_one, default=0, help="over so many rates fall: also later, for a run that goes on")
    add(
        "--plan",
        type=_above_zero,
        default=0.0,
        metavar="MINUTES",
        help="of the whole run: rounds follow from its speed",
    )
    add("--looks", type=_from_one, default=100, help="rounds between two looks at how it plays")
    add("--look-games", type=_from_one, default=16_384, help="games of a look, for each opponent")
    add("--numpy", action="store_true", help="play with NumPy: nothing is compiled but what learns")
    add("--plot", type=Path, metavar="SVG", help="draw the curve of the run, and nothing else")
    add("--export", type=Path, metavar="NET", help="write the averaged weights with their card, and nothing else")
    add("--figures", default="", help="what was measured, for the card")
    add("--commit", default="", help="for the card")
    return parser


def _part(text: str) -> float:
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1")
    return number


def _above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"{text} is no number above 0")
    return number


def _from_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _train(wanted: argparse.Namespace) -> None:
    jax_arrays()
    from tabletown.training.contract import load_learnable
    from tabletown.training.run import Limits, start, train
    from tabletown.training.store import BadRun, RunPlan, table_of

    _keep_compiled(wanted.resume / "compiled")
    seats, size = wanted.seats or face(wanted.game).default_seats, wanted.size or _SIZE
    options = wanted.options or ""
    xp = NUMPY if wanted.numpy else jax_arrays()
    usual = load_learnable(wanted.game, seats, size, NUMPY, **table_of(options)).pace
    said = {name: getattr(wanted, name) for name in asdict(usual) if getattr(wanted, name) is not None}
    plan = RunPlan(
        game=wanted.game,
        seats=seats,
        size=size,
        seed=wanted.seed or _SEED,
        rounds=wanted.rounds,
        options=options,
        **{**asdict(usual), **said},
    )
    run = start(wanted.resume, plan, xp, wanted.begin)
    for name in ("seats", "size", "seed", "options", *said):
        asked, there = getattr(wanted, name), getattr(run.plan, name)
        if asked is not None and asked != there:
            option = name.replace("_", "-")
            raise BadRun(f"{wanted.resume} holds a run with --{option} {there!r}: leave it out, or name another folder")
    limits = Limits(60 * wanted.minutes, wanted.looks, wanted.look_games, 60.0, 60 * wanted.plan)
    for line in train(run, wanted.resume, limits):
        print(json.dumps(line), flush=True)


def _keep_compiled(folder: Path) -> None:
    """What was compiled once is kept, so that a run that goes on need not wait for it again."""
    update = cast(Callable[[str, object], None], import_module("jax").config.update)
    update("jax_compilation_cache_dir", str(folder.resolve()))
    update("jax_persistent_cache_min_compile_time_secs", 1.0)


if __name__ == "__main__":
    sys.exit(main())
