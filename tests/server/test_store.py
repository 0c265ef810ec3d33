"""The SQLite store: tables that are opened at once share a commit, and none spoils the others'."""

import asyncio
import shutil
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from tabletown.server.live import log
from tabletown.server.live.lobby import new_header, summary_of
from tabletown.server.live.log import Header, LogEntry
from tabletown.server.live.table import Table
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Addition, StoreError
from tabletown.server.stores.worker import Worker
from tabletown.server.wire.bodies import OpenTable


def new_table() -> tuple[Header, Addition]:
    header = new_header(OpenTable("between-two-cities", 3), "", 0.0)
    table = Table(header)
    entries = (LogEntry(1, 0.0, log.Sat(0, "Ann", "hash")),)
    table.add(entries)
    return header, Addition(header.id, entries, summary_of(table))


def test_tables_opened_at_once_are_all_stored(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "many.sqlite3"))
        await store.start(lambda _table, _version: None)
        new = [new_table() for _ in range(50)]
        await asyncio.gather(*(store.create(*one) for one in new))
        for header, addition in new:
            stored = await store.load(header.id)
            assert stored is not None and stored.header == header and stored.entries == addition.entries
        await store.close()

    asyncio.run(go())


def test_a_table_that_cannot_be_stored_keeps_no_other_out(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "twice.sqlite3"))
        await store.start(lambda _table, _version: None)
        known, first, second = new_table(), new_table(), new_table()
        await store.create(*known)
        made = await asyncio.gather(
            store.create(*first), store.create(*known), store.create(*second), return_exceptions=True
        )
        assert made[0] is None and isinstance(made[1], sqlite3.IntegrityError) and made[2] is None
        assert await store.load(first[0].id) and await store.load(second[0].id)
        await store.close()

    asyncio.run(go())


def test_somebody_who_goes_away_takes_nobody_along(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "gone.sqlite3"))
        await store.start(lambda _table, _version: None)
        hasty, patient = new_table(), new_table()
        gone = asyncio.create_task(store.create(*hasty))
        stays = asyncio.create_task(store.create(*patient))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await store.load(patient[0].id)
        await store.close()

    asyncio.run(go())


def test_a_commit_that_fails_stands_in_no_later_one_s_way(tmp_path: Path) -> None:
    def forbid_commits(action: int, name: str | None, *_: str | None) -> int:
        return sqlite3.SQLITE_DENY if (action, name) == (sqlite3.SQLITE_TRANSACTION, "COMMIT") else sqlite3.SQLITE_OK

    async def go() -> None:
        store = SqliteStore(str(tmp_path / "commit.sqlite3"))
        await store.start(lambda _table, _version: None)
        header, addition = new_table()
        await store.create(header, addition)
        more = Addition(
            header.id, tuple(LogEntry(version, 0.0, log.LineSaid(0, "Hm", "")) for version in range(2, 300))
        )
        connection = store._open_connection()
        connection.set_authorizer(forbid_commits)
        with pytest.raises(sqlite3.DatabaseError):
            await store.append([more])
        connection.set_authorizer(None)
        assert await store.append([more]) == frozenset()
        stored = await store.load(header.id)
        assert stored is not None and stored.entries == addition.entries + more.entries
        await store.close()

    asyncio.run(go())


@pytest.mark.parametrize("number", [1, 2])
def test_what_was_known_of_a_file_says_nothing_of_the_one_in_its_place(tmp_path: Path, number: int) -> None:
    """Nothing may be acknowledged there that belongs to tables of the other one."""
    path, other = str(tmp_path / "t.sqlite3"), str(tmp_path / "other.sqlite3")

    async def go() -> None:
        tables = [new_table() for _ in range(number)]
        for where in (path, other):
            store = SqliteStore(where)
            await store.start(lambda _table, _version: None)
            for header, first in tables if where == path else [new_table()]:
                await store.create(header, first)
            await store.close()
        store = SqliteStore(path)
        await store.start(lambda _table, _version: None)
        ends = {header.id: first.entries[-1].version for header, first in tables}

        def more() -> list[Addition]:
            return [Addition(table, (LogEntry(end + 1, 0.0, log.Freed(0)),)) for table, end in ends.items()]

        await store.orders()
        assert await store.append(more()) == frozenset()
        ends = {table: end + 1 for table, end in ends.items()}
        for name in ("", "-wal", "-shm"):
            file = Path(f"{path}{name}")
            if file.exists():
                file.rename(tmp_path / f"away{name}")
        shutil.copy(other, path)
        assert await store.append(more()) == ends.keys()
        await store.close()

    asyncio.run(go())


def test_work_of_the_thread_is_done_in_order_and_fails_for_whoever_asked() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def go() -> None:
        worker, done = Worker("test"), list[str]()
        worker.submit(fail)
        with pytest.raises(ZeroDivisionError):
            await worker.do(fail)
        gone = asyncio.create_task(worker.do(partial(done.append, "of somebody who has gone")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*(worker.do(partial(done.append, text)) for text in "abc"))
        worker.close()
        assert done == ["of somebody who has gone", "a", "b", "c"]
        with pytest.raises(StoreError):
            await worker.do(lambda: None)

    asyncio.run(go())
