"""`make batch-check`: every batch against its rules, for so many decisions per kind of table and array library.

Several processes share the work, games of their own each. What was checked stands in a journal, a line for each piece;
whoever gives the same journal again goes on behind it.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import TypedDict

from tabletown.batch.arrays import NUMPY, jax_arrays
from tabletown.batch.contract import AnyBatch, load_batch
from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionFace, OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.testing.batches import Mismatch, check_batch

_GAMES = 128
"""Played side by side: a block."""
_PIECE = 60_000
"""Decisions, about, that a process checks until it tells."""
_LEVELS = (0, 4, 10)
"""Of what has levels."""


@dataclass(frozen=True, slots=True)
class CheckedTable:
    """A sort of table, with an array library."""

    game: str
    seats: int
    options: tuple[tuple[str, Option], ...]
    library: str

    @property
    def words(self) -> str:
        agreed = " ".join(name if value is True else f"{name}={value}" for name, value in self.options) or "plain"
        return f"{self.game}, {self.seats} seats, {agreed}, {self.library}"


class CheckedPiece(TypedDict):
    """A line of the journal: blocks of games of one kind, each with its own seed."""

    kind: str
    number: int
    blocks: int
    decisions: int
    mismatches: list[str]
    seconds: float


@dataclass(slots=True)
class CheckProgress:
    """Of one kind."""

    kind: CheckedTable
    is_asked: bool
    """Without switches, with one, or with all: others come last."""
    decisions: int = 0
    under_way: int = 0
    pieces: int = 0
    """Numbers of pieces below this are taken: seeds come from them."""
    mismatches: list[str] = field(default_factory=list)

    def add(self, piece: CheckedPiece) -> None:
        self.decisions += piece["decisions"]
        self.pieces = max(self.pieces, piece["number"] + 1)
        self.mismatches += piece["mismatches"]


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


def kinds(library: str, game: str | None = None, seats: int | None = None) -> Iterator[tuple[CheckedTable, bool]]:
    """Those that can be played as a batch, and whether they have none of their switches, one, or all."""
    for name in names():
        if not face(name).batch or game not in (None, name):
            continue
        seen: list[tuple[int, dict[str, Option]]] = []
        for people, wanted in kinds_of_tables(face(name)):
            options = fits(face(name), people, wanted)
            if (people, options) in seen or seats not in (None, people):
                continue
            seen.append((people, options))
            kind = CheckedTable(name, people, tuple(options.items()), library)
            if _is_there(kind):
                yield kind, sum(value is True for value in options.values()) != 2


def _is_there(kind: CheckedTable) -> bool:
    try:
        load(kind.game).setup(kind.seats, "any", **dict(kind.options))
        load_batch(kind.game, kind.seats, xp=NUMPY, **dict(kind.options))
    except BadSetup:
        return False
    return True


@lru_cache(4)
def _batch(kind: CheckedTable) -> AnyBatch:
    xp = NUMPY if kind.library == "numpy" else jax_arrays()
    return load_batch(kind.game, kind.seats, xp=xp, **dict(kind.options))


def check_piece(kind: CheckedTable, seed: str, number: int, decisions: int, until: float) -> CheckedPiece:
    """Blocks of games for about so many decisions, or until that time; a mismatch ends it."""
    batch, start, made, blocks, wrong = _batch(kind), time(), 0, 0, list[str]()
    games = max(2, min(_GAMES, decisions // batch.longest))
    while made < decisions and not wrong and (not blocks or time() < until):
        try:
            block = f"{seed}-{number}-{blocks}"
            made += check_batch(load(kind.game), batch, block, dict(kind.options), games=games)
        except Mismatch as fault:
            wrong.append(str(fault))
        blocks += 1
    taken = round(time() - start, 1)
    return CheckedPiece(kind=kind.words, number=number, blocks=blocks, decisions=made, mismatches=wrong, seconds=taken)


def check_all(
    progress: Sequence[CheckProgress], decisions: int, seed: str, processes: int, until: float
) -> Iterator[tuple[CheckProgress, CheckedPiece]]:
    """CheckedPiece by piece, whatever is furthest behind first."""
    if processes == 1:
        while time() < until and (one := _behind(progress, decisions)):
            piece = check_piece(one.kind, seed, one.pieces, _size(one, decisions), until)
            one.add(piece)
            yield one, piece
        return
    # JAX must not be forked; with NumPy, what a fork has already need not be made again.
    context = get_context("spawn" if any(one.kind.library == "jax" for one in progress) else "fork")
    running: dict[Future[CheckedPiece], tuple[CheckProgress, int]] = {}
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        while True:
            while len(running) < processes and time() < until and (one := _behind(progress, decisions)):
                size = _size(one, decisions)
                running[pool.submit(check_piece, one.kind, seed, one.pieces, size, until)] = one, size
                one.under_way += size
                one.pieces += 1
            if not running:
                return
            for made in wait(running, return_when=FIRST_COMPLETED).done:
                one, size = running.pop(made)
                one.under_way -= size
                one.add(made.result())
                yield one, made.result()


def _behind(progress: Sequence[CheckProgress], decisions: int) -> CheckProgress | None:
    left = [one for one in progress if one.decisions + one.under_way < decisions and not one.mismatches]
    return min(left, key=lambda one: (not one.is_asked, one.decisions + one.under_way), default=None)


def _size(one: CheckProgress, decisions: int) -> int:
    left = decisions - one.decisions - one.under_way
    # What is compiled belongs to one process: it does not share a kind with others.
    return left if one.kind.library == "jax" else min(_PIECE, left)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--only", choices=("numpy", "jax"))
    parser.add_argument("--seed", default="batch-check")
    parser.add_argument("--game", choices=tuple(names()), help="one game only")
    parser.add_argument("--seats", type=int, help="tables of so many people only")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e6, help="no piece is begun after so many")
    parser.add_argument("--journal", type=Path, help="lines of JSON; what it tells of already is not checked again")
    wanted = parser.parse_args(arguments)
    until, wrong = time() + 60 * wanted.minutes, False
    for library in ("numpy", "jax") if wanted.only is None else (wanted.only,):
        progress = [CheckProgress(*one) for one in kinds(library, wanted.game, wanted.seats)]
        _read(wanted.journal, progress)
        for _, piece in check_all(progress, wanted.decisions, wanted.seed, wanted.processes, until):
            if wanted.journal:
                with wanted.journal.open("a", encoding="utf-8") as journal:
                    journal.write(json.dumps(piece) + "\n")
        for one in progress:
            print(f"{one.kind.words}: {one.decisions:,} decisions, {len(one.mismatches)} mismatches", flush=True)
            print(*one.mismatches, sep="\n", end="\n" if one.mismatches else "")
            wrong = wrong or bool(one.mismatches)
    return 1 if wrong else 0


def _read(journal: Path | None, progress: Sequence[CheckProgress]) -> None:
    by_words = {one.kind.words: one for one in progress}
    for line in journal.read_text(encoding="utf-8").splitlines() if journal and journal.exists() else ():
        piece: CheckedPiece = json.loads(line)
        if piece["kind"] in by_words:
            by_words[piece["kind"]].add(piece)


if __name__ == "__main__":
    sys.exit(main())
