"""How long a backup of a big store takes while a server writes to it, and whether what is brought back is equal.

python -m bench.server_backup --megabytes 1000
"""

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.json import encode
from msgspec.structs import replace

from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.lobby import new_header, summary_of
from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import new_table_id
from tabletown.server.stores.backup import back_up, check_backup, restore
from tabletown.server.stores.chain import chain, first_mark
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.sqlite_schema import LAST
from tabletown.server.stores.store import Addition
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted
from tabletown.testing.server_harness import Server


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=None)
    asked = parser.parse_args(words)
    with TemporaryDirectory(dir=asked.folder) as folder:
        return measure(Path(folder), asked.megabytes)


def measure(folder: Path, megabytes: int) -> int:
    db, backup, new = folder / "tables.sqlite3", folder / "all.backup", folder / "new.sqlite3"
    asyncio.run(fill(str(db), megabytes))
    size = db.stat().st_size / 1e6
    server = Server(str(db))
    server.start()
    try:
        copied, moves, slowest = asyncio.run(backed_up(server, db, backup))
    finally:
        server.stop()
    started = time.perf_counter()
    seal = check_backup(backup)
    checked = time.perf_counter() - started
    started = time.perf_counter()
    restore(backup, str(new), replace=False)
    restored = time.perf_counter() - started
    same = digest(backup) == digest(new)
    print(f"{size:.0f} MB, {seal.tables} tables, {seal.entries} entries: backup {copied:.1f} s while a server runs")
    print(f"{moves} lines stored meanwhile, the slowest after {1000 * slowest:.0f} ms; check {checked:.1f} s")
    print(f"restore with its check {restored:.1f} s: {'equal' if same else 'NOT EQUAL'}")
    return 0 if same else 1


async def fill(db: str, megabytes: int) -> None:
    """Real games under new names, until the file is as big as wished."""
    store = SqliteStore(db)
    await store.start(lambda _table, _version: None)
    header, entries = new_header(OpenTable("between-two-cities", 3), "", 0.0), played()
    await store.create(header, Addition(header.id, entries, summary_of(table_of(header, entries))))
    await store.close()
    size = sum(len(log.encode_entry(entry)) + 45 for entry in entries)
    copy(db, header, entries, megabytes * 1_000_000 // size)


def copy(db: str, header: log.Header, entries: tuple[LogEntry, ...], times: int) -> None:
    """The same game under other names, written straight into the file: by way of a server it would take minutes."""
    summary = summary_of(table_of(header, entries))
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        for _ in range(times):
            named = replace(header, id=new_table_id())
            head = log.encode_header(named)
            rows = chain(first_mark(head), entries)
            line = encode(replace(summary, id=named.id))
            connection.execute("INSERT INTO tables VALUES (?, ?, 0, 'over', 0.0, ?)", (named.id, head, line))
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [(named.id, *row) for row in rows])
            end = (named.id, LAST, rows[-1].version, rows[-1].link)
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", end)


def table_of(header: log.Header, entries: tuple[LogEntry, ...]) -> Table:
    """Only who sits there: the moves belong to another deal."""
    table = Table(header)
    table.add(entries[:3])
    return table


def played() -> tuple[LogEntry, ...]:
    """One game of three to its end, all first moves."""
    table = Table(new_header(OpenTable("between-two-cities", 3), "", 0.0))
    whats: list[log.AnyWhat] = [log.Sat(seat, f"Player {seat}", f"{seat}" * 43) for seat in range(3)]
    whats.append(log.Started())
    for number, what in enumerate(whats, 1):
        table.apply(LogEntry(number, 0.0, what, "a" * 43, f"nonce-{number}"))
    entries = [LogEntry(number, 0.0, what, "a" * 43, f"nonce-{number}") for number, what in enumerate(whats, 1)]
    while table.to_act:
        seat = min(table.to_act)
        move = table.game.legal_moves(table.state, Seat(seat))[0]
        number = len(entries) + 1
        entry = LogEntry(
            number, float(number), log.MovePlayed(seat, table.game.format_move(move)), "a" * 43, f"n-{number}"
        )
        table.apply(entry)
        entries.append(entry)
    return tuple(entries)


async def backed_up(server: Server, db: Path, backup: Path) -> tuple[float, int, float]:
    """Seconds of the backup; how much somebody has said meanwhile, and how long the slowest answer took."""
    table = server.open(2)
    waited: list[float] = []
    async with table.player(table.host, table.sit("Ann")) as ann:
        task = asyncio.create_task(asyncio.to_thread(_timed, db, backup))
        while not task.done():
            started = time.perf_counter()
            assert isinstance(await ann.ask(requests.Say(ann.nonce(), 0, "Hm")), Accepted)
            waited.append(time.perf_counter() - started)
            await asyncio.sleep(0.01)
        return await task, len(waited), max(waited, default=0.0)


def _timed(db: Path, backup: Path) -> float:
    started = time.perf_counter()
    back_up(str(db), backup)
    return time.perf_counter() - started


def digest(path: Path) -> list[object]:
    """Every row, in short: equal stores have equal ones."""
    connection = sqlite3.connect(path)
    found: list[object] = []
    for place, order in (("tables", "id"), ("entries", "table_id, version"), ("data_files", "digest")):
        total = 0
        for row in connection.execute(f"SELECT * FROM {place} ORDER BY {order}"):
            total = (total * 1_000_003 + hash(row)) & 0xFFFFFFFFFFFFFFFF
        found.append(total)
    connection.close()
    return found


if __name__ == "__main__":
    sys.exit(main())
