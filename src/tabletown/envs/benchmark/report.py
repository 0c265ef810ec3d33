"""What a benchmark found: as a record, as JSON, as text for people and as a table for a page."""

import json
import os
import platform
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import isinf

from tabletown import __version__
from tabletown.arena.stats import Estimate
from tabletown.core.codec import encode
from tabletown.core.errors import TabletownError
from tabletown.envs.benchmark.measures import BenchmarkRow
from tabletown.envs.benchmark.tables import SELF_PLAY

_NONE = "–"


@dataclass(frozen=True, slots=True)
class BenchmarkReport:
    tabletown: str
    game: str
    rules: int
    population: str
    manifest: str
    """Its SHA-256."""
    members: tuple[str, ...]
    agents: tuple[str, ...]
    seats: int
    seed: str
    blocks: int
    games: int
    seconds: float | None
    """Unknown when a part was played earlier."""
    machine: str
    score: str
    """What a score is called in this game."""
    rows: tuple[BenchmarkRow, ...]

    def as_json(self) -> str:
        # By way of bytes, because there an infinite end of an interval becomes null, as JSON wants it.
        return json.dumps(json.loads(encode(self)), ensure_ascii=False, indent=2)


class OtherFigures(TabletownError):
    """The same command has found something else than before."""


def check_expected(report: BenchmarkReport, expected: BenchmarkReport) -> int:
    """How many rows are as expected. Raises OtherFigures: the same deals and the same bots must give the same figures
    on every machine. Of fewer members the rows among themselves are held: as one they are another population."""
    both = report.rows, expected.rows
    if report.members != expected.members:
        there = {*report.members, *report.agents}
        both = (_among(there, report.rows), _among(there, expected.rows))
    for found, wanted in zip_longest(*both):
        if found != wanted:
            row = found or wanted
            assert row is not None, "one of two rows"
            raise OtherFigures(f"{row.agent} against {row.against}, {row.table}, is not what it was: {found}, {wanted}")
    return len(both[0])


def _among(names: Collection[str], rows: Iterable[BenchmarkRow]) -> tuple[BenchmarkRow, ...]:
    return tuple(row for row in rows if row.agent in names and row.against in names)


def shortened(report: BenchmarkReport) -> BenchmarkReport:
    """Without the rows against single members."""
    kept = [row for row in report.rows if row.against not in report.members or row.table == SELF_PLAY]
    return replace(report, rows=tuple(kept))


def this_machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def format_benchmark(report: BenchmarkReport) -> str:
    took = "" if report.seconds is None else f" in {report.seconds:.0f} s"
    played = f"{report.blocks} blocks a table, {report.games:,} games{took}"
    population = f"population {report.population} ({report.manifest[:12]})"
    head = f"{report.game}, {report.seats} seats, {population}, seed {report.seed}"
    cells = [_head(report), *(_cells(row) for row in report.rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    last = "Shares and efficiency in per cent; in brackets 95 % intervals over blocks. Meanings: docs/benchmark.md."
    return "\n".join([f"{head}: {played}", f"tabletown {__version__}, {report.machine}", "", *lines, "", last])


def format_markdown(report: BenchmarkReport) -> str:
    rows = [_head(report), ("---",) * len(_head(report)), *(_cells(row) for row in report.rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _head(report: BenchmarkReport) -> tuple[str, ...]:
    score = report.score.replace("-", " ")
    return "agent", "against", "table", "chance", "win share", score, "welfare", "efficiency", "blocks", "games"


def _cells(row: BenchmarkRow) -> tuple[str, ...]:
    chance = _NONE if row.chance is None else f"{100 * row.chance:.0f}"
    figures = (_said(row.wins, 100), _said(row.score, 1), _said(row.welfare, 1), _said(row.efficiency, 100))
    return row.agent, row.against, row.table, chance, *figures, str(row.blocks), str(row.games)


def _said(found: Estimate | None, times: int) -> str:
    if found is None:
        return _NONE
    mean, low, high = (times * value for value in (found.mean, found.low, found.high))
    return f"{mean:.1f}" if isinf(low) else f"{mean:.1f} ({low:.1f} to {high:.1f})"
