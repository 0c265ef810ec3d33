"""The same backup of a PostgreSQL store, and back into one: so a house can move from one kind of store to the other."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import asyncpg

from tabletown.server.stores.backup import Progress, Seal, check_backup, unseen, up_to_date, written
from tabletown.server.stores.postgres import PostgresStore, parse_address
from tabletown.server.stores.read_sqlite import ENTRY
from tabletown.server.stores.sqlite_schema import COLUMNS, LAST, bring_up_to_date
from tabletown.server.stores.store import StoreError
from tabletown.server.stores.upkeep_postgres import ORDERS, orders
from tabletown.server.stores.upkeep_sqlite import order as set_order
from tabletown.server.wire.bans import RESTORED

if TYPE_CHECKING:
    from asyncpg import Connection, Record

ROWS = 5000
KEPT = {**COLUMNS, "ends": ("table_id", "version", "link")}
"""What is kept of PostgreSQL, where the ends of logs have a place of their own."""
_AS_BACKED_UP = {
    "entries": f"SELECT table_id, version, body, link FROM entries WHERE {ENTRY}",
    "ends": f"SELECT table_id, body, link FROM entries WHERE NOT {ENTRY}",
}
"""Where a backup has them among each other."""
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def back_up_postgres(address: str, target: Path, progress: Progress = unseen) -> Seal:
    """All of one moment, while any number of servers write. Raises StoreError."""
    with TemporaryDirectory(dir=target.resolve().parent) as folder:
        copy = sqlite3.connect(Path(folder) / "copy", isolation_level=None, check_same_thread=False)
        try:
            async with _connected(address) as link:
                await _copy_out(link, copy, progress)
            return await asyncio.to_thread(written, target, lambda into: copy.backup(into))
        finally:
            copy.close()


async def _copy_out(link: "Connection[Record]", copy: sqlite3.Connection, progress: Progress) -> None:
    # Nobody else sees it before it is whole: there is nothing to be kept safe.
    copy.execute("PRAGMA synchronous = OFF")
    copy.execute("PRAGMA journal_mode = OFF")
    bring_up_to_date(copy, "the backup")
    async with link.transaction(isolation="repeatable_read", readonly=True):
        if not await link.fetchval("SELECT to_regclass('data_files') IS NOT NULL"):
            raise StoreError("this database holds no tables of this version of Tabletown")
        total = int(await link.fetchval("SELECT count(*) FROM entries"))
        done = 0
        for place, columns in KEPT.items():
            marks = ", ".join("?" * len(columns))
            into = f"entries VALUES (?, {LAST}, ?, ?)" if place == "ends" else f"{place} VALUES ({marks})"
            async for rows in _in_pieces(link, f"SELECT {', '.join(columns)} FROM {place}"):
                copy.executemany(f"INSERT INTO {into}", [tuple(row) for row in rows])
                done += len(rows) if place == "entries" else 0
                progress(done, total)
        known = await link.fetchval("SELECT to_regclass('orders') IS NOT NULL")
        for name, body in (await orders(link) if known else {}).items():
            set_order(copy, name, body)


async def _in_pieces(link: "Connection[Record]", query: str) -> AsyncIterator[Sequence["Record"]]:
    cursor = await link.cursor(query)
    while rows := await cursor.fetch(ROWS):
        yield rows


async def restore_postgres(backup: Path, address: str, *, replace: bool, progress: Progress = unseen) -> Seal:
    """All at once or not at all; servers that run on it show what was brought back. Raises StoreError."""
    seal = await asyncio.to_thread(check_backup, backup, progress)
    store = PostgresStore(address)
    # It makes its tables, where there are none yet.
    await store.start(lambda _table, _version: None)
    await store.close()
    async with _connected(address) as link, link.transaction():
        found = int(await link.fetchval("SELECT count(*) FROM tables"))
        if found and not replace:
            raise StoreError(f"this database holds {found} tables already: with --replace they are given up")
        with up_to_date(backup) as source:
            await _copy_in(link, source)
    return seal


async def _copy_in(link: "Connection[Record]", source: sqlite3.Connection) -> None:
    await link.execute(ORDERS)
    for place in ("ends", "entries", "tables", "orders", "data_files"):
        await link.execute(f"DELETE FROM {place}")
    for place, columns in KEPT.items():
        rows = source.execute(_AS_BACKED_UP.get(place) or f"SELECT {', '.join(columns)} FROM {place}")
        make: Callable[[Iterable[object]], tuple[object, ...]] = _as_postgres if place == "tables" else tuple
        while piece := rows.fetchmany(ROWS):
            await link.copy_records_to_table(place, records=[make(row) for row in piece], columns=list(columns))
    known = source.execute("SELECT count(*) FROM sqlite_master WHERE name = 'orders'").fetchone()[0]
    kept = source.execute("SELECT name, body FROM orders").fetchall() if known else []
    rows_kept = [*(row for row in kept if row[0] != RESTORED), (RESTORED, token_bytes(8))]
    await link.copy_records_to_table("orders", records=rows_kept, columns=["name", "body"])


def _as_postgres(row: Iterable[object]) -> tuple[object, ...]:
    table, header, public, *rest = row
    return (table, header, bool(public), *rest)


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator["Connection[Record]"]:
    try:
        link = await asyncpg.connect(parse_address(address).listen)
    except (*_FAILURES, ValueError) as error:
        raise StoreError(f"PostgreSQL cannot be reached: {error}") from None
    try:
        yield link
    except _FAILURES as error:
        raise StoreError(f"PostgreSQL has not done it, and everything is as it was: {error}") from None
    finally:
        link.terminate()
