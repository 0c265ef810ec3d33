"""`make batch-check`: every batch against its rules, for so many decisions per kind of table and array library."""

import argparse
from collections.abc import Iterator
from itertools import combinations, product
from time import monotonic

from tabletown.batch.arrays import NUMPY, ArrayNamespace, jax_arrays
from tabletown.batch.contract import AnyBatch, load_batch
from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionFace, OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.testing.batches import check_batch

_GAMES = 64
"""Played side by side."""
_LEVELS = (0, 4, 10)
"""Of what has levels."""


def kinds_of_tables(shown: Face) -> Iterator[tuple[int, dict[str, Option]]]:
    """Every number of seats, with every choice of switches; where there is more to agree on, each of them and all."""
    for seats in shown.seats:
        there = [one for one in shown.options if not one.seats or seats in one.seats]
        switches = [(one.name, one.on) for one in there if one.kind is OptionKind.SWITCH]
        agreed = [found for one in there if (found := _values(one))]
        for values in product(*agreed):
            for count in range(len(switches) + 1):
                if not agreed or count in (0, 1, len(switches)):
                    yield from ((seats, {**dict(values), **dict(some)}) for some in combinations(switches, count))


def _values(option: OptionFace) -> list[tuple[str, Option]]:
    if option.kind is OptionKind.CHOICE:
        return [(option.name, choice.value) for choice in option.choices]
    is_level = option.kind is OptionKind.NUMBER and not option.up_to_seats
    return [(option.name, number) for number in _LEVELS] if is_level else []


def fits(shown: Face, seats: int, options: dict[str, Option]) -> dict[str, Option]:
    """Less what is only asked for where something else was chosen."""
    needs = {one.name: one.needs for one in shown.options if not one.seats or seats in one.seats}
    return {
        name: value
        for name, value in options.items()
        if all(options.get(need.option) in need.values for need in needs[name] if not need.seats or seats in need.seats)
    }


def batches(game: str, xp: ArrayNamespace) -> Iterator[tuple[AnyBatch, dict[str, Option]]]:
    """Those that can be played as a batch."""
    seen: list[tuple[int, dict[str, Option]]] = []
    for seats, wanted in kinds_of_tables(face(game)):
        options = fits(face(game), seats, wanted)
        if (seats, options) in seen:
            continue
        seen.append((seats, options))
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
    parser.add_argument("--game", choices=tuple(names()), help="one game only")
    parser.add_argument("--seats", type=int, help="tables of so many people only")
    parser.add_argument("--part", default="1/1", help="2/5: the second of five parts of the list of tables")
    wanted = parser.parse_args(arguments)
    libraries = {"numpy": NUMPY, "jax": jax_arrays()} if wanted.only != "numpy" else {"numpy": NUMPY}
    part, parts = map(int, wanted.part.split("/"))
    for game in names():
        if not face(game).batch or wanted.game not in (None, game):
            continue
        for library, xp in libraries.items():
            for number, (batch, options) in enumerate(batches(game, xp) if wanted.only in (None, library) else ()):
                if number % parts == part - 1 and wanted.seats in (None, batch.seats):
                    _check(game, library, batch, options, wanted.decisions, wanted.seed)


def _check(game: str, library: str, batch: AnyBatch, options: dict[str, Option], decisions: int, seed: str) -> None:
    made, rounds, start = 0, 0, monotonic()
    games = max(2, min(_GAMES, decisions // batch.longest))
    while made < decisions:
        made += check_batch(load(game), batch, f"{seed}-{rounds}", options, games=games)
        rounds += 1
    words = " ".join(name if value is True else f"{name}={value}" for name, value in options.items()) or "plain"
    print(f"{game}, {batch.seats} seats, {words}, {library}: {made:,} decisions, 0 mismatches", end=" ")
    print(f"({monotonic() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
