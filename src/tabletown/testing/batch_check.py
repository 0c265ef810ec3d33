"""`make batch-check`: every batch against its rules, for so many decisions per kind of table and array library."""

import argparse
from collections.abc import Iterator
from itertools import combinations
from time import monotonic

from tabletown.batch.arrays import NUMPY, ArrayNamespace, jax_arrays
from tabletown.batch.contract import AnyBatch, load_batch
from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.testing.batches import check_batch

_GAMES = 64
"""Played side by side."""


def kinds_of_tables(shown: Face) -> Iterator[tuple[int, dict[str, Option]]]:
    """Every number of seats, with every choice of switches."""
    for seats in shown.seats:
        there = [one for one in shown.options if not one.seats or seats in one.seats]
        switches = [(one.name, one.on) for one in there if one.kind is OptionKind.SWITCH]
        for count in range(len(switches) + 1):
            yield from ((seats, dict(some)) for some in combinations(switches, count))


def batches(game: str, xp: ArrayNamespace) -> Iterator[tuple[AnyBatch, dict[str, Option]]]:
    """Those that can be played as a batch."""
    for seats, options in kinds_of_tables(face(game)):
        try:
            load(game).setup(seats, "any", **options)
            found = load_batch(game, seats, xp=xp, **options)
        except BadSetup:
            continue
        yield found, options


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--only", choices=("numpy", "jax"))
    parser.add_argument("--seed", default="batch-check")
    wanted = parser.parse_args(arguments)
    libraries = {"numpy": NUMPY, "jax": jax_arrays()} if wanted.only != "numpy" else {"numpy": NUMPY}
    for game in names():
        if not face(game).batch:
            continue
        for library, xp in libraries.items():
            if wanted.only in (None, library):
                for batch, options in batches(game, xp):
                    _check(game, library, batch, options, wanted.decisions, wanted.seed)


def _check(game: str, library: str, batch: AnyBatch, options: dict[str, Option], decisions: int, seed: str) -> None:
    made, rounds, start = 0, 0, monotonic()
    games = max(2, min(_GAMES, decisions // batch.longest))
    while made < decisions:
        made += check_batch(load(game), batch, f"{seed}-{rounds}", options, games=games)
        rounds += 1
    words = " ".join(options) or "plain"
    print(f"{game}, {batch.seats} seats, {words}, {library}: {made:,} decisions, 0 mismatches", end=" ")
    print(f"({monotonic() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
