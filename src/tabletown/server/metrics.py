"""Figures for Prometheus, in its text format."""

import asyncio
import os
import platform
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tabletown import __version__

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_HELP = {
    "tabletown_messages_total": "Messages received on sockets.",
    "tabletown_refused_total": "Messages that were refused.",
    "tabletown_entries_total": "Log entries stored.",
    "tabletown_commits_total": "Commits of the store.",
    "tabletown_frames_total": "Frames sent.",
    "tabletown_bot_moves_total": "Moves that bots of this server have decided.",
    "tabletown_conflicts_total": "Times another process had stored first.",
    "tabletown_store_errors_total": "Commits that failed.",
    "tabletown_table_errors_total": "Tables whose rules or picture failed.",
    "tabletown_resyncs_total": "Slow readers that were given everything anew.",
    "tabletown_dropped_total": "Connections dropped for being too slow.",
    "tabletown_swept_total": "Tables deleted because their time was over.",
}
_GAUGES = {
    "tabletown_connections": "Open sockets.",
    "tabletown_tables_loaded": "Tables in memory.",
    "tabletown_bots_thinking": "Decisions that bots are working on.",
    "tabletown_tables_waiting": "Tables that wait for the writer.",
    "tabletown_bots_waiting": "Decisions that wait for a worker.",
    "tabletown_questions_waiting": "Questions about games that are not answered yet.",
    "tabletown_store_ok": "1: the store worked when it was last needed.",
    "tabletown_resident_bytes": "Memory of this process.",
    "tabletown_open_files": "Open files of this process.",
    "tabletown_tasks": "Tasks of this process that are under way.",
}


class Histogram:
    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.words = words
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.words}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self._counts = {_short(name): 0 for name in _HELP}
        self.gauges = dict.fromkeys(_GAUGES, 0)
        self.gauges["tabletown_store_ok"] = 1
        self._started = time.time()
        self.refusals: Counter[str] = Counter()
        """By limit: what was not granted."""
        self.cuts: Counter[str] = Counter()
        """By limit: connections that were ended."""
        self.commit_seconds = Histogram("tabletown_commit_seconds", "How long a commit took.")
        self.cycle_seconds = Histogram("tabletown_cycle_seconds", "How long the writer took for a round of all tables.")

    def count(self, what: str, by: int = 1) -> None:
        self._counts[what] += by

    def text(self) -> str:
        lines = list(_about(self._started))
        with suppress(OSError):
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            self.gauges["tabletown_resident_bytes"] = pages * os.sysconf("SC_PAGE_SIZE")
            self.gauges["tabletown_open_files"] = len(os.listdir("/proc/self/fd"))
        with suppress(RuntimeError):
            # Without a loop there are none.
            self.gauges["tabletown_tasks"] = len(asyncio.all_tasks())
        counts = {name: self._counts[_short(name)] for name in _HELP}
        for names, kind, values in ((_HELP, "counter", counts), (_GAUGES, "gauge", self.gauges)):
            for name, words in names.items():
                lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name} {values[name]}"]
        lines += _by_limit("tabletown_limited_total", "Requests and messages beyond a limit.", self.refusals)
        lines += _by_limit("tabletown_cut_total", "Connections that were ended for a limit.", self.cuts)
        return "\n".join([*lines, *self.commit_seconds.lines(), *self.cycle_seconds.lines(), ""])


def _about(started: float) -> Iterator[str]:
    yield "# HELP tabletown_info The version that runs here."
    yield "# TYPE tabletown_info gauge"
    yield f'tabletown_info{{version="{__version__}",python="{platform.python_version()}"}} 1'
    yield "# HELP tabletown_start_time_seconds When this process was started, since 1970."
    yield "# TYPE tabletown_start_time_seconds gauge"
    yield f"tabletown_start_time_seconds {started:.0f}"


def _by_limit(name: str, words: str, counts: Mapping[str, int]) -> Iterator[str]:
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} counter"
    yield from (f'{name}{{limit="{limit}"}} {count}' for limit, count in sorted(counts.items()))


def _short(name: str) -> str:
    return name.removeprefix("tabletown_").removesuffix("_total")
