"""PostgreSQL, for any number of server processes: (table, version) is unique, and LISTEN/NOTIFY wakes the others."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, TypeAlias

import asyncpg
import msgspec

from tabletown.server.journal import note
from tabletown.server.live.log import Header, decode_entry, decode_header, encode_entry, encode_header
from tabletown.server.stores.store import Batch, Stored, StoreError
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status, Visibility

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Link: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

CHANNEL = "tabletown"
PRESENCE_SECONDS = 15
READY_SECONDS = 3.0
_SCHEMA_LOCK = 7_227_011
"""Any number will do, as long as all processes take the same."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY,
    header bytea NOT NULL,
    public boolean NOT NULL,
    status text NOT NULL,
    opened double precision NOT NULL,
    summary bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS wanting ON tables (opened DESC) WHERE public AND status = 'open';
CREATE TABLE IF NOT EXISTS entries (
    table_id text NOT NULL,
    version integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE IF NOT EXISTS presence (
    table_id text NOT NULL,
    seat integer NOT NULL,
    process text NOT NULL,
    seen timestamptz NOT NULL,
    PRIMARY KEY (table_id, seat, process)
);
"""
_INSERT = "INSERT INTO entries SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])"


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._process = token_hex(8)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._ear: asyncio.Task[None] | None = None

    async def start(self, woken: Callable[[str, int], None]) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=2, max_size=4)
            async with self._open_pool().acquire() as link, link.transaction():
                await link.execute("SELECT pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
                await link.execute(_SCHEMA)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError(f"PostgreSQL cannot be used as a store: {error}") from None
        listening = asyncio.Event()
        self._ear = asyncio.create_task(self._listen(woken, listening))
        await asyncio.wait_for(listening.wait(), 10)

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def create(self, header: Header, batch: Batch) -> None:
        if batch.summary is None:
            raise StoreError("a new table needs a summary")
        public = header.visibility is Visibility.PUBLIC
        summary = msgspec.json.encode(batch.summary)
        row = (header.id, encode_header(header), public, batch.summary.status.value, header.opened, summary)
        async with self._open_pool().acquire() as link, link.transaction():
            await link.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", *row)
            await _insert(link, [batch])

    async def append(self, batches: Sequence[Batch]) -> frozenset[str]:
        try:
            async with self._open_pool().acquire() as link, link.transaction():
                await _insert(link, batches)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
            return await self._append_one_by_one(batches)
        return frozenset()

    async def load(self, table: str, after: int = 0) -> Stored | None:
        async with self._open_pool().acquire() as link:
            head = await link.fetchval("SELECT header FROM tables WHERE id = $1", table)
            if head is None:
                return None
            query = "SELECT body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version"
            rows = await link.fetch(query, table, after)
        return Stored(decode_header(head), tuple(decode_entry(row[0]) for row in rows))

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        query = "SELECT summary FROM tables WHERE public AND status = 'open' ORDER BY opened DESC LIMIT $1"
        rows = await self._open_pool().fetch(query, limit)
        return tuple(msgspec.json.decode(row[0], type=TableSummary) for row in rows)

    async def count(self, status: Status) -> int:
        return int(await self._open_pool().fetchval("SELECT count(*) FROM tables WHERE status = $1", status.value))

    async def ready(self) -> bool:
        try:
            # In a standby, or where the disk is full, one can still read.
            writable = "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'"
            return bool(await asyncio.wait_for(self._open_pool().fetchval(writable), READY_SECONDS))
        except (OSError, TimeoutError, StoreError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    async def meet(self, here: Sequence[tuple[str, int]], tables: Sequence[str]) -> frozenset[tuple[str, int]]:
        async with self._open_pool().acquire() as link:
            if here:
                await link.execute(
                    "INSERT INTO presence SELECT *, $3, now() FROM unnest($1::text[], $2::integer[]) "
                    "ON CONFLICT (table_id, seat, process) DO UPDATE SET seen = now()",
                    [table for table, _ in here],
                    [seat for _, seat in here],
                    self._process,
                )
            rows = await link.fetch(
                "SELECT table_id, seat FROM presence WHERE table_id = ANY($1::text[]) AND process <> $2 "
                "AND seen > now() - make_interval(secs => $3)",
                list(tables),
                self._process,
                float(PRESENCE_SECONDS),
            )
        return frozenset((str(row[0]), int(row[1])) for row in rows)

    async def _append_one_by_one(self, batches: Sequence[Batch]) -> frozenset[str]:
        late = set()
        for batch in batches:
            try:
                async with self._open_pool().acquire() as link, link.transaction():
                    await _insert(link, [batch])
            except asyncpg.UniqueViolationError:
                late.add(batch.table)
        return frozenset(late)

    async def _listen(self, woken: Callable[[str, int], None], listening: asyncio.Event) -> None:
        """Keep one connection for notices. When it breaks, notices may be missed: then everything is looked up."""

        def notice(_link: object, _pid: int, _channel: str, payload: object) -> None:
            table, _, version = str(payload).partition(":")
            woken(table, int(version))

        while True:
            lost = asyncio.Event()
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                link = await asyncpg.connect(self._address)
                try:
                    link.add_termination_listener(lambda _link, event=lost: event.set())
                    await link.add_listener(CHANNEL, notice)
                    if listening.is_set():
                        woken("", 0)
                    listening.set()
                    await lost.wait()
                finally:
                    link.terminate()
            note("store-lost")
            await asyncio.sleep(0.5)

    def _open_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._pool is None:
            raise StoreError("the store is closed")
        return self._pool


async def _insert(link: "Link", batches: Sequence[Batch]) -> None:
    rows = [(batch.table, entry.version, encode_entry(entry)) for batch in batches for entry in batch.entries]
    if rows:
        tables, versions, bodies = zip(*rows, strict=True)
        await link.execute(_INSERT, tables, versions, bodies)
        notices = [f"{batch.table}:{batch.entries[-1].version}" for batch in batches if batch.entries]
        await link.execute(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest($1::text[]) AS notice", notices)
    for batch in batches:
        if batch.summary is not None:
            summary = msgspec.json.encode(batch.summary)
            query = "UPDATE tables SET status = $1, summary = $2 WHERE id = $3"
            await link.execute(query, batch.summary.status.value, summary, batch.table)
