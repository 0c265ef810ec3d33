"""`make batch-check`: every batch against its rules, for so many decisions per kind of table.

The rules play once for all array libraries. Several processes share the work, games of their own each. What was checked
stands in a journal, a line for each block of games, as soon as it is played; whoever gives the same journal again goes
on behind it. Journals of several machines are put together with `cat`: each line tells its seed and the hash of what
it held (what such a table needs of rules, batch and this check), so that no game counts twice, and none that other
sources played.
"""

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import TypedDict

from tabletown.batch.arrays import NUMPY, ArrayNamespace, MissingExtra, jax_arrays
from tabletown.batch.contract import AnyBatch, load_batch
from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionFace, OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.testing.batches import Mismatch, check_batches
from tabletown.testing.sources import hash_of_sources, versions

LIBRARIES: dict[str, Callable[[], ArrayNamespace]] = {"numpy": lambda: NUMPY, "jax": jax_arrays}
_GAMES = 512
"""Played side by side: a block."""
_PIECE = 60_000
"""About how many decisions a process checks before it reports."""
_LEVELS = (0, 4, 10)
"""Of what has levels."""


@dataclass(frozen=True, slots=True)
class CheckedTable:
    """A sort of table."""

    game: str
    seats: int
    options: tuple[tuple[str, Option], ...]

    @property
    def words(self) -> str:
        agreed = " ".join(name if value is True else f"{name}={value}" for name, value in self.options) or "plain"
        return f"{self.game}, {self.seats} seats, {agreed}"


class CheckedBlock(TypedDict):
    """A line of the journal: games that were played side by side."""

    kind: str
    libraries: list[str]
    sources: str
    """Hash of what was held: see `sources.py`."""
    by: str
    """What it ran on: versions."""
    seed: str
    piece: int
    """Seeds of games come from the seed, the piece and the block."""
    block: int
    decisions: int
    mismatches: list[str]
    seconds: float


@dataclass(slots=True)
class CheckProgress:
    """Of one kind."""

    kind: CheckedTable
    libraries: tuple[str, ...]
    is_asked: bool
    """Without switches, with one, or with all: others come last."""
    decisions: int = 0
    under_way: int = 0
    sources: str = ""
    """Hash of what such a table needs."""
    pieces: int = 0
    """Numbers of pieces below this are taken: seeds come from them."""
    mismatches: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        return f"{self.kind.words}, {' and '.join(self.libraries)}"

    def add(self, block: CheckedBlock) -> None:
        self.decisions += block["decisions"]
        self.pieces = max(self.pieces, block["piece"] + 1)
        self.mismatches += block["mismatches"]


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


def kinds(game: str | None = None, seats: int | None = None) -> Iterator[tuple[CheckedTable, bool]]:
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
            kind = CheckedTable(name, people, tuple(options.items()))
            if _is_there(kind):
                yield kind, sum(value is True for value in options.values()) != 2


def _is_there(kind: CheckedTable) -> bool:
    try:
        load(kind.game).setup(kind.seats, "any", **dict(kind.options))
        load_batch(kind.game, kind.seats, xp=NUMPY, **dict(kind.options))
    except BadSetup:
        return False
    return True


def sources_of(kind: CheckedTable) -> str:
    """Of what it has loaded after a whole game, in a process that has played no other."""
    check_batches(load(kind.game), [_batch(kind, "numpy")], "any", dict(kind.options), games=2)
    return hash_of_sources(sys.modules.keys())


def find_sources(progress: Sequence[CheckProgress], processes: int) -> None:
    """So a change to one sort of table leaves what was checked of the others."""
    # Its processes are forks of one that has loaded no game.
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    with ProcessPoolExecutor(processes, mp_context=context, max_tasks_per_child=1) as pool:
        for one, found in zip(progress, pool.map(sources_of, [one.kind for one in progress]), strict=True):
            one.sources = found


@lru_cache(8)
def _batch(kind: CheckedTable, library: str) -> AnyBatch:
    return load_batch(kind.game, kind.seats, xp=LIBRARIES[library](), **dict(kind.options))


@dataclass(frozen=True, slots=True)
class Piece:
    """What one process checks before it reports: blocks of games of one kind."""

    kind: CheckedTable
    libraries: tuple[str, ...]
    seed: str
    number: int
    decisions: int
    """About how many decisions; it checks fewer where time is up or something is wrong."""
    sources: str = ""


def check_piece(piece: Piece, until: float, journal: Path | None) -> list[CheckedBlock]:
    """Each block is written as soon as it is played; none is begun after that time but the first."""
    batches = [_batch(piece.kind, library) for library in piece.libraries]
    games = max(2, min(_GAMES, piece.decisions // batches[0].longest))
    blocks: list[CheckedBlock] = []
    # Thousands of States live at once, and none is part of a circle: looking for some takes a tenth of the time.
    gc.disable()
    while sum(block["decisions"] for block in blocks) < piece.decisions and (not blocks or time() < until):
        blocks.append(_check_block(piece, len(blocks), batches, games))
        if journal:
            with journal.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(blocks[-1]) + "\n")
        if blocks[-1]["mismatches"]:
            break
        gc.collect()
    gc.enable()
    return blocks


def _check_block(piece: Piece, block: int, batches: Sequence[AnyBatch], games: int) -> CheckedBlock:
    start, made, wrong, kind = time(), 0, list[str](), piece.kind
    seed = f"{piece.seed}-{piece.number}-{block}"
    try:
        made = check_batches(load(kind.game), batches, seed, dict(kind.options), games=games)
    except Mismatch as fault:
        wrong.append(str(fault))
    return CheckedBlock(
        kind=kind.words,
        libraries=list(piece.libraries),
        sources=piece.sources,
        by=versions(piece.libraries),
        seed=piece.seed,
        piece=piece.number,
        block=block,
        decisions=made,
        mismatches=wrong,
        seconds=round(time() - start, 1),
    )


def check_all(
    progress: Sequence[CheckProgress], decisions: int, seed: str, processes: int, until: float, journal: Path | None
) -> None:
    """Piece by piece, whatever is furthest behind first."""
    if processes == 1:
        while time() < until and (one := _behind(progress, decisions)):
            _add(one, check_piece(_next_piece(one, seed, decisions), until, journal))
        return
    # JAX must not be forked; with NumPy, what a fork has already need not be made again.
    context = get_context("spawn" if any("jax" in one.libraries for one in progress) else "fork")
    running: dict[Future[list[CheckedBlock]], tuple[CheckProgress, int]] = {}
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        while True:
            while len(running) < processes and time() < until and (one := _behind(progress, decisions)):
                piece = _next_piece(one, seed, decisions)
                running[pool.submit(check_piece, piece, until, journal)] = one, piece.decisions
                one.under_way += piece.decisions
                one.pieces += 1
            if not running:
                return
            for made in wait(running, return_when=FIRST_COMPLETED).done:
                one, size = running.pop(made)
                one.under_way -= size
                _add(one, made.result())


def _add(one: CheckProgress, blocks: Sequence[CheckedBlock]) -> None:
    for block in blocks:
        one.add(block)


def _next_piece(one: CheckProgress, seed: str, decisions: int) -> Piece:
    return Piece(one.kind, one.libraries, seed, one.pieces, _size(one, decisions), one.sources)


def _behind(progress: Sequence[CheckProgress], decisions: int) -> CheckProgress | None:
    left = [one for one in progress if one.decisions + one.under_way < decisions and not one.mismatches]
    return min(left, key=lambda one: (not one.is_asked, one.decisions + one.under_way), default=None)


def _size(one: CheckProgress, decisions: int) -> int:
    left = decisions - one.decisions - one.under_way
    # What is compiled belongs to one process: it does not share a kind with others.
    return left if "jax" in one.libraries else min(_PIECE, left)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--only", choices=tuple(LIBRARIES), help="one array library only")
    parser.add_argument("--seed", default="batch-check", help="another one on every machine")
    parser.add_argument("--game", choices=tuple(names()), help="one game only")
    parser.add_argument("--seats", type=int, help="tables of so many people only")
    parser.add_argument("--asked", action="store_true", help="tables without switches, with one, or with all only")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e6, help="no block is begun after so many")
    parser.add_argument("--journal", type=Path, help="lines of JSON; what it tells of already is not checked again")
    wanted = parser.parse_args(arguments)
    until = time() + 60 * wanted.minutes
    libraries = tuple(LIBRARIES) if wanted.only is None else (wanted.only,)
    try:
        for library in libraries:
            LIBRARIES[library]()
    except MissingExtra as missing:
        print(f"{missing}, or ask for --only numpy", file=sys.stderr)
        return 1
    progress = [
        CheckProgress(kind, libraries, asked)
        for kind, asked in kinds(wanted.game, wanted.seats)
        if asked or not wanted.asked
    ]
    # Tables that differ in a number alone have much compiled code in common: they do not begin side by side.
    progress.sort(key=lambda one: sum(value for _, value in one.kind.options if type(value) is int))
    find_sources(progress, wanted.processes)
    if others := _read(wanted.journal, progress):
        print(f"{others} blocks of the journal are of other sources or libraries: they do not count")
    check_all(progress, wanted.decisions, wanted.seed, wanted.processes, until, wanted.journal)
    for one in progress:
        print(f"{one.words}: {one.decisions:,} decisions, {len(one.mismatches)} mismatches", flush=True)
        print(*one.mismatches, sep="\n", end="\n" if one.mismatches else "")
    return 1 if any(one.mismatches for one in progress) else 0


def _read(journal: Path | None, progress: Sequence[CheckProgress]) -> int:
    """Adds what counts; gives how many blocks do not."""
    by_words = {one.kind.words: one for one in progress}
    seen: set[tuple[str, str, int, int]] = set()
    others = 0
    for line in journal.read_text(encoding="utf-8").splitlines() if journal and journal.exists() else ():
        block: CheckedBlock = json.loads(line)
        one, name = by_words.get(block["kind"]), (block["kind"], block["seed"], block["piece"], block["block"])
        if one is None or name in seen:
            continue
        if block["sources"] == one.sources and set(block["libraries"]) >= set(one.libraries):
            one.add(block)
            seen.add(name)
        else:
            others += 1
    return others


if __name__ == "__main__":
    sys.exit(main())
