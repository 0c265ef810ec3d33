"""PostgreSQL, for any number of server processes: (table, version) is unique, and LISTEN/NOTIFY wakes the others."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, TypeAlias

import asyncpg
import msgspec

from tabletown.server.journal import note
from tabletown.server.live.log import Header, encode_header
from tabletown.server.stores import upkeep_postgres as upkeep
from tabletown.server.stores.chain import LinkedRow, Mark, Marks, chain, check_log, first_mark, link_up
from tabletown.server.stores.store import (
    SCHEMA,
    Batch,
    Listed,
    NewerStore,
    Resting,
    Stored,
    StoreError,
    read_header,
)
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
ALTER TABLE entries ADD COLUMN IF NOT EXISTS link bytea NOT NULL DEFAULT '';
CREATE TABLE IF NOT EXISTS ends (
    table_id text PRIMARY KEY,
    version integer NOT NULL,
    link bytea NOT NULL
);
CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL);
CREATE TABLE IF NOT EXISTS presence (
    table_id text NOT NULL,
    seat integer NOT NULL,
    process text NOT NULL,
    seen timestamptz NOT NULL,
    PRIMARY KEY (table_id, seat, process)
);
"""
_INSERT = "INSERT INTO entries SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bytea[])"
_END = "INSERT INTO ends SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])"
_MOVE_END = (
    "UPDATE ends SET version = new.version, link = new.link FROM unnest($1::text[], $2::integer[], $3::bytea[], "
    "$4::integer[], $5::bytea[]) AS new (id, version, link, old_version, old_link) "
    "WHERE table_id = id AND ends.version = old_version AND ends.link = old_link"
)
"""Only from where it was known to be: a table that was removed, or brought back from a backup, is not written to."""


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._process = token_hex(8)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._ear: asyncio.Task[None] | None = None
        self._marks = Marks()

    async def start(self, woken: Callable[[str, int], None]) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=2, max_size=4)
            async with self._open_pool().acquire() as link, link.transaction():
                await link.execute("SELECT pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
                await _bring_up_to_date(link)
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
            begun = {header.id: first_mark(row[1])}
            await link.execute(_END, [header.id], [0], [begun[header.id].link])
            ends = await _insert(link, [batch], begun)
        self._keep(ends)

    async def append(self, batches: Sequence[Batch]) -> frozenset[str]:
        try:
            await self._insert_all(batches)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, _OutOfStep):
            return await self._append_one_by_one(batches)
        return frozenset()

    async def load(self, table: str, after: int = 0) -> Stored | None:
        async with self._open_pool().acquire() as link:
            head = await link.fetchval("SELECT header FROM tables WHERE id = $1", table)
            if head is None:
                return None
            # First the end, then the rows: what others store in between goes beyond it.
            end = await link.fetchrow("SELECT version, link FROM ends WHERE table_id = $1", table)
            query = "SELECT version, body, link FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version"
            rows = [LinkedRow(*row) for row in await link.fetch(query, table, after)]
            mark = await self._mark(link, table, after, head)
        checked = check_log(mark, rows, None if end is None else Mark(*end))
        if checked.damage is None:
            self._marks.keep(table, checked.mark)
        return Stored(read_header(table, head), checked.entries, checked.damage)

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        query = "SELECT summary FROM tables WHERE public AND status = 'open' ORDER BY opened DESC LIMIT $1"
        rows = await self._open_pool().fetch(query, limit)
        return tuple(msgspec.json.decode(row[0], type=TableSummary) for row in rows)

    async def listed(self) -> tuple[Listed, ...]:
        rows = await self._open_pool().fetch("SELECT id, public, status, opened, summary FROM tables ORDER BY id")
        return tuple(Listed(*row) for row in rows)

    async def strays(self) -> tuple[str, ...]:
        wrong: list[str] = []
        for place in ("entries", "ends"):
            query = f"SELECT DISTINCT table_id FROM {place} WHERE table_id NOT IN (SELECT id FROM tables)"
            rows = await self._open_pool().fetch(query)
            wrong += [f"{place} of {row[0]!r}, a table that is not there" for row in rows]
        return tuple(wrong)

    async def remove(self, table: str) -> bool:
        async with self._open_pool().acquire() as link:
            return await upkeep.remove(link, table)

    async def resting(self, opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
        async with self._open_pool().acquire() as link:
            return await upkeep.resting(link, opened_before, after, limit)

    async def orders(self) -> dict[str, bytes]:
        async with self._open_pool().acquire() as link:
            return await upkeep.orders(link)

    async def order(self, name: str, body: bytes | None) -> None:
        async with self._open_pool().acquire() as link:
            await upkeep.order(link, name, body)

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
                await self._insert_all([batch])
            except (asyncpg.UniqueViolationError, _OutOfStep):
                late.add(batch.table)
        return frozenset(late)

    async def _insert_all(self, batches: Sequence[Batch]) -> None:
        async with self._open_pool().acquire() as link, link.transaction():
            ends = await _insert(link, batches, await self._before(link, batches))
        self._keep(ends)

    async def _before(self, link: "Link", batches: Sequence[Batch]) -> dict[str, Mark]:
        """What new entries follow. Raises _OutOfStep."""
        due = {batch.table: batch.entries[0].version for batch in batches}
        marks = {table: self._marks.before(table, version) for table, version in due.items()}
        unknown = [table for table, mark in marks.items() if mark is None]
        if unknown:
            query = "SELECT table_id, version, link FROM ends WHERE table_id = ANY($1::text[])"
            marks |= {str(row[0]): Mark(row[1], row[2]) for row in await link.fetch(query, unknown)}
        known = {table: mark for table, mark in marks.items() if mark and mark.version == due[table] - 1}
        if len(known) < len(due):
            raise _OutOfStep
        return known

    async def _mark(self, link: "Link", table: str, version: int, header: bytes) -> Mark:
        if version == 0:
            return first_mark(header)
        if (known := self._marks.before(table, version + 1)) is not None:
            return known
        query = "SELECT link FROM entries WHERE table_id = $1 AND version = $2"
        return Mark(version, await link.fetchval(query, table, version) or b"")

    def _keep(self, ends: Mapping[str, Mark]) -> None:
        """Once they are committed."""
        for table, mark in ends.items():
            self._marks.keep(table, mark)

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


class _OutOfStep(Exception):
    """What is to be stored does not follow what is there: another process was faster."""


async def _bring_up_to_date(link: "Link") -> None:
    """A new database gets its tables, one of an earlier version what it lacks: all of it, or nothing."""
    known = await link.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    found = await link.fetchval("SELECT max(version) FROM schema_version") if known else None
    if found is not None and found > SCHEMA:
        raise NewerStore("this database", found)
    if found == SCHEMA:
        return
    await link.execute(_SCHEMA)
    await _link_all(link)
    await link.execute("INSERT INTO schema_version VALUES ($1)", SCHEMA)


async def _link_all(link: "Link") -> None:
    for table, header in await link.fetch("SELECT id, header FROM tables"):
        query = "SELECT version, body FROM entries WHERE table_id = $1 ORDER BY version"
        rows = link_up(header, [(row[0], row[1]) for row in await link.fetch(query, table)])
        await link.executemany(
            "UPDATE entries SET link = $1 WHERE table_id = $2 AND version = $3",
            [(row.link, table, row.version) for row in rows],
        )
        mark = Mark(rows[-1].version, rows[-1].link) if rows else first_mark(header)
        await link.execute(_END, [table], [mark.version], [mark.link])


async def _insert(link: "Link", batches: Sequence[Batch], after: Mapping[str, Mark]) -> dict[str, Mark]:
    """New entries, each log's after the mark given; says where the logs end now."""
    chained = [(batch.table, row) for batch in batches for row in chain(after[batch.table], batch.entries)]
    ends = {**after, **{table: Mark(row.version, row.link) for table, row in chained}}
    if chained:
        rows = [(table, *row) for table, row in chained]
        await link.execute(_INSERT, *zip(*rows, strict=True))
        notices = [f"{batch.table}:{batch.entries[-1].version}" for batch in batches if batch.entries]
        await link.execute(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest($1::text[]) AS notice", notices)
    # In one order in every process: so none waits for another in a ring.
    marks = [(table, *ends[table], *after[table]) for table in sorted(ends)]
    if await link.execute(_MOVE_END, *zip(*marks, strict=True)) != f"UPDATE {len(marks)}":
        raise _OutOfStep
    for batch in batches:
        if batch.summary is not None:
            summary = msgspec.json.encode(batch.summary)
            query = "UPDATE tables SET status = $1, summary = $2 WHERE id = $3"
            await link.execute(query, batch.summary.status.value, summary, batch.table)
    return ends
