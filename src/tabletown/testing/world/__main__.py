"""`make world SEEDS=…`: many worlds, one line of what they found, and the seeds that failed."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from tabletown.testing.world.world import play

CHUNK = 10
"""Worlds that a worker is given at a time."""
MOST_TOLD = 20


@dataclass(frozen=True, slots=True)
class SeedResult:
    """Of one seed: what other processes need to know."""

    seed: int
    entries: int
    accidents: int
    seconds: float
    faults: tuple[str, ...]


def result_of(seed: int) -> SeedResult:
    started = process_time()
    tale = play(seed)
    return SeedResult(seed, tale.entries, tale.accidents, process_time() - started, tale.faults)


def seeds_in(words: str) -> list[int]:
    """`200`: the first 200. `400-499`: those. `7,9`: these two."""
    if words.isdecimal():
        return list(range(int(words)))
    found: list[int] = []
    for part in filter(None, words.split(",")):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make world", description="The real server in simulated worlds.")
    parser.add_argument("--seeds", default="200", metavar="SEEDS", help=seeds_in.__doc__)
    parser.add_argument("--history", type=int, metavar="SEED", help="print all that happened in one world")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play worlds")
    asked = parser.parse_args(words)
    if asked.history is not None:
        tale = play(asked.history)
        print("\n".join([*tale.history.lines(), *tale.faults]))
        return int(bool(tale.faults))
    return _report(list(_watched(seeds_in(asked.seeds), asked.jobs)))


def _watched(seeds: list[int], jobs: int) -> Iterator[SeedResult]:
    columns = (TextColumn("worlds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=len(seeds))
        for result in _results(seeds, jobs):
            bar.advance(task)
            yield result


def _results(seeds: list[int], jobs: int) -> Iterable[SeedResult]:
    if jobs <= 1:
        yield from map(result_of, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(result_of, seeds, chunksize=CHUNK)


def _report(results: list[SeedResult]) -> int:
    failed = [result for result in results if result.faults]
    sheet = Sheet("worlds", "entries stored", "accidents", "processor time", "per world", "with faults")
    seconds = sum(result.seconds for result in results)
    sheet.add_row(
        f"{len(results)}",
        f"{sum(result.entries for result in results)}",
        f"{sum(result.accidents for result in results)}",
        f"{seconds:.1f} s",
        f"{1000 * seconds / max(1, len(results)):.0f} ms",
        f"{len(failed)}",
    )
    Console().print(sheet)
    for result in failed[:MOST_TOLD]:
        print(f"seed {result.seed}: {'; '.join(result.faults[:3])}")
    print(f"{len(results)} worlds, {len(failed)} with faults")
    return int(bool(failed) or not results)


if __name__ == "__main__":
    sys.exit(main())
