"""`make many`: several processes on one PostgreSQL: what idle tables cost it, and what a move costs beside SQLite.

`--fit` measures a few sizes, fits what a process and the database need, checks that at a size that was not used for it,
and says what a hundred processes with a hundred thousand tables need (docs/many-processes.md).
"""

import argparse
import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import numpy as np
import uvloop

from bench.server_load import Figures, LoadTable, memory, processor_time, set_up, steady
from bench.server_postgres import postgres
from tabletown.testing.server_harness import Server

GAME = "between-two-cities"
SEATS = 4
FLUSHED = 11.0
"""Seconds after which even a connection that does nothing has told what it did."""
_COUNTS = "SELECT xact_commit + xact_rollback, tup_inserted + tup_updated + tup_deleted FROM pg_stat_database"


@dataclass(frozen=True, slots=True)
class Cost:
    """Of all processes together, in seconds of processor time per second, unless told otherwise."""

    tables: int
    rate: float
    moves: float
    """Per second, as they were made."""
    servers: float
    database: float
    statements: float
    """Per second; of the transactions that all statements here are."""
    rows: float
    """Written per second."""
    memory: float
    """Megabytes of one process."""


@contextmanager
def cluster(address: str, count: int) -> Iterator[list[Server]]:
    servers = [Server(address) for _ in range(count)]
    for one in servers:
        one.start()
    try:
        yield servers
    finally:
        for one in servers:
            one.stop()


async def measure(servers: Sequence[Server], database: str, tables: int, rate: float, seconds: float) -> Cost:
    """So many tables, shared out among the processes, with somebody at every seat."""
    figures = Figures()
    shares = [tables // len(servers) + (number < tables % len(servers)) for number in range(len(servers))]
    found: list[LoadTable] = []
    for server, share in zip(servers, shares, strict=True):
        found += await set_up(server, figures, share, SEATS, GAME)
    if database:
        # What came before has been counted by then.
        await asyncio.sleep(FLUSHED)
    before, counted, started = _used(servers), await _counts(database), time.perf_counter()
    computed = _database_time(database)
    figures.moves = 0
    await (steady(found, rate, seconds, figures) if rate else asyncio.sleep(seconds))
    if database:
        await asyncio.sleep(FLUSHED if not rate else 0)
    passed = time.perf_counter() - started
    after, told = _used(servers), await _counts(database)
    database_time = _database_time(database) - computed
    for table in found:
        table.close()
    most = max(memory(server.process.pid) for server in servers if server.process is not None)
    statements, rows = ((now - then) / passed for now, then in zip(told, counted, strict=True))
    return Cost(
        tables,
        rate,
        figures.moves / passed,
        (after - before) / passed,
        database_time / passed,
        statements,
        rows,
        most,
    )


def _used(servers: Sequence[Server]) -> float:
    return sum(processor_time(server.process.pid) for server in servers if server.process is not None)


async def _counts(database: str) -> tuple[float, float]:
    if not database:
        return 0.0, 0.0
    link = await asyncpg.connect(database)
    try:
        found = await link.fetch(f"{_COUNTS} WHERE datname = current_database()")
        return float(found[0][0]), float(found[0][1])
    finally:
        await link.close()


def _database_time(database: str) -> float:
    """Of all processes of the database, those that have ended included."""
    if not database:
        return 0.0
    folder = Path(database.partition("host=")[2].partition("&")[0])
    postmaster = int((folder / "postmaster.pid").read_text(encoding="utf-8").splitlines()[0])
    return sum(map(_whole_time, [postmaster, *_children(postmaster)]))


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]


def _whole_time(pid: int) -> float:
    """With that of children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / 100


async def idle(database: str, tables: int, seconds: float) -> str:
    with cluster(database, 2) as servers:
        cost = await measure(servers, database, tables, 0.0, seconds)
    return (
        f"{tables} idle tables, {SEATS * tables} sockets, two processes: {cost.statements:.1f} statements/s, "
        f"{cost.rows:.1f} rows written/s; processor: {100 * cost.servers:.1f} % of a core for both processes, "
        f"{100 * cost.database:.1f} % for the database"
    )


async def beside_sqlite(database: str, folder: Path, tables: int, rate: float, seconds: float) -> str:
    """The same load on each, one process: all that computes, the database included."""
    costs = []
    for address in (str(folder / "many.sqlite3"), database):
        with cluster(address, 1) as servers:
            costs.append(await measure(servers, address if address == database else "", tables, rate, seconds))
    lite, post = ((cost.servers + cost.database) / cost.moves for cost in costs)
    server, database_part = (1e6 * part / costs[1].moves for part in (costs[1].servers, costs[1].database))
    return (
        f"{costs[0].moves:.0f} and {costs[1].moves:.0f} moves/s at {tables} tables: SQLite {1e6 * lite:.0f} µs of "
        f"processor time per move, PostgreSQL {1e6 * post:.0f} (the server {server:.0f}, the database "
        f"{database_part:.0f}): {post / lite:.2f} times"
    )


SIZES = ((1, 40, 40.0), (1, 120, 40.0), (2, 40, 80.0), (2, 120, 20.0), (3, 60, 60.0))
"""Processes, tables and moves per second that the model is fitted to."""
CHECK = (3, 240, 120.0)
"""A size that it was not."""
NAMES = ("a process", "a table", "a move")


async def fit(database: str, seconds: float) -> list[str]:
    """What processes, tables and moves add to what is needed: three figures each for servers and database."""
    found = [(size, await _sized(database, size, seconds)) for size in SIZES]
    rows = np.array([[processes, cost.tables, cost.moves] for (processes, _, _), cost in found])
    checked = await _sized(database, CHECK, seconds)
    row = np.array([CHECK[0], checked.tables, checked.moves])
    lines = []
    needs = np.array([100.0, 100_000.0, 10_000.0])
    for name, unit, what in (
        ("processor time of the servers, cores", 1.0, "servers"),
        ("processor time of the database, cores", 1.0, "database"),
        ("statements per second", 1.0, "statements"),
    ):
        values = np.array([getattr(cost, what) for _, cost in found]) * unit
        model = _fitted(rows, values)
        told, real = float(row @ model), float(getattr(checked, what))
        parts = ", ".join(f"{part:.3g} for {named}" for part, named in zip(model, NAMES, strict=True))
        lines.append(
            f"{name}: {parts}; at {CHECK[0]} processes, {checked.tables} tables, {checked.moves:.0f} moves/s "
            f"{told:.3g} foretold, {real:.3g} measured; for 100, 100,000 and 10,000 moves/s {float(needs @ model):.3g}"
        )
    most = max(cost.memory for _, cost in found)
    lines.append(f"memory of a process: up to {most:.0f} MB here")
    return lines


async def _sized(database: str, size: tuple[int, int, float], seconds: float) -> Cost:
    processes, tables, rate = size
    with cluster(database, processes) as servers:
        return await measure(servers, database, tables, rate, seconds)


def _fitted(
    rows: "np.ndarray[tuple[int, int], np.dtype[np.float64]]", values: "np.ndarray[tuple[int], np.dtype[np.float64]]"
) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """Least squares, no part below nothing: a table cannot save work."""
    used = list(range(rows.shape[1]))
    while True:
        part = np.linalg.lstsq(rows[:, used], values, rcond=None)[0]
        if (part >= 0).all() or len(used) == 1:
            break
        used.remove(used[int(part.argmin())])
    found = np.zeros(rows.shape[1])
    found[used] = np.maximum(part, 0)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--only", default="", choices=["", "idle", "moves"])
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        if asked.fit:
            print("\n".join(asyncio.run(fit(address, asked.seconds))))
            return
        if asked.only in ("", "idle"):
            print(asyncio.run(idle(address, asked.tables, asked.seconds)), flush=True)
        if asked.only in ("", "moves"):
            print(asyncio.run(beside_sqlite(address, Path(folder), asked.tables // 4, asked.rate, asked.seconds)))


if __name__ == "__main__":
    uvloop.install()
    main()
