"""PostgreSQL, for any number of server processes: (table, version) is unique, and NOTIFY wakes who has readers of it.

Nothing here is tied to one connection but listening: all else may go through a pool that lends connections for one
transaction at a time, such as pgbouncer's. What comes behind `?` in the address is for this file: `listen=host:port`
names where notices are heard when the address itself is such a pool's, `pool=4` how many connections are opened.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

import asyncpg
import msgspec

from tabletown.server.journal import note
from tabletown.server.live.log import Header, encode_header
from tabletown.server.stores import upkeep_postgres as upkeep
from tabletown.server.stores.chain import LinkedRow, Mark, Marks, chain, check_log, first_mark
from tabletown.server.stores.postgres_schema import CHANNEL, bring_up_to_date
from tabletown.server.stores.readers import RENEW_SECONDS, Readers, Seats, read_seats
from tabletown.server.stores.store import Addition, Listed, Resting, Stored, StoreError, read_header, read_summaries
from tabletown.server.stores.trouble import why
from tabletown.server.wire.agreed import Visibility
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status

if TYPE_CHECKING:
    from tabletown.server.stores.postgres_schema import Link

READY_SECONDS = 3.0
HEARD_SECONDS = 10.0
POOL = 4
"""Connections for all that is stored and read; one more listens."""
_ECHO = ":"
"""What a process says to itself, to hear whether notices come."""
_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_APPEND = "SELECT append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
_CREATE = """
WITH opened AS (INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)),
     ended AS (INSERT INTO ends VALUES ($1, $7, $8))
INSERT INTO entries SELECT $1, * FROM unnest($9::integer[], $10::bytea[], $11::bytea[])
"""


class Address(NamedTuple):
    """Where a database is, taken apart."""

    pool: str
    listen: str
    most: int


def parse_address(address: str) -> Address:
    """Raises StoreError."""
    parts = urlsplit(address)
    asked = dict(parse_qsl(parts.query, keep_blank_values=True))
    listen, most = asked.pop("listen", ""), asked.pop("pool", str(POOL))
    if not most.isdigit() or not 1 <= int(most) <= 100:
        raise StoreError(f"pool={most[:20]}: between 1 and 100 connections can be asked for")
    pool = parts._replace(query=urlencode(asked)).geturl()
    if not listen:
        return Address(pool, pool, int(most))
    host, _, port = listen.rpartition(":") if not listen.startswith("/") else (listen, "", "")
    asked |= {"host": host or port, "port": port if host and port else "5432"}
    who = parts.netloc.rpartition("@")[0]
    direct = parts._replace(netloc=f"{who}@" if who else "", query=urlencode(asked))
    return Address(pool, direct.geturl(), int(most))


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        self._address = parse_address(address)
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._readers = Readers(self._value)
        self._tasks: list[asyncio.Task[None]] = []
        self._marks = Marks()

    async def start(self, woken: Callable[[str, int], None]) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address.pool,
                min_size=1,
                max_size=self._address.most,
                # Behind a pool by transaction the next statement may meet another connection, which has prepared none.
                statement_cache_size=0,
                # Nothing is ever left behind on a connection: there is nothing to put back.
                reset=_as_it_is,
            )
            async with self._open_pool().acquire() as link, link.transaction():
                await bring_up_to_date(link)
            await self._readers.renew()
        except StoreError:
            # It says itself what is wrong; and nothing is written there, not even that this process leaves.
            await self._open_pool().close()
            self._pool = None
            raise
        except (*_FAILURES, ValueError) as error:
            raise StoreError(f"PostgreSQL cannot be used as a store: {why(error)}") from None
        heard = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(woken, heard)), asyncio.create_task(self._renew(woken))]
        try:
            async with asyncio.timeout(HEARD_SECONDS):
                await heard.wait()
        except TimeoutError:
            await self.close()
            raise StoreError(
                "PostgreSQL sends no notices here: where the address is that of a pool (pgbouncer), "
                "say where the database itself listens with ?listen=host:port"
            ) from None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._pool is not None:
            with suppress(*_FAILURES, TimeoutError):
                # Else the others would wait for the end of the lease.
                async with asyncio.timeout(READY_SECONDS):
                    await self._readers.leave()
            await self._pool.close()
            self._pool = None

    async def create(self, header: Header, addition: Addition) -> None:
        if addition.summary is None:
            raise StoreError("a new table needs a summary")
        public = header.visibility is Visibility.PUBLIC
        summary, head = msgspec.json.encode(addition.summary), encode_header(header)
        rows = chain(first_mark(head), addition.entries)
        end = Mark(rows[-1].version, rows[-1].link) if rows else first_mark(head)
        told = (header.id, head, public, addition.summary.status.value, header.opened, summary)
        await self._open_pool().execute(_CREATE, *told, *end, *_columns(rows, 3))
        self._marks.keep(header.id, end)

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        before = await self._before(additions)
        late = {addition.table for addition in additions if addition.table not in before}
        chained = {
            addition.table: chain(before[addition.table], addition.entries)
            for addition in additions
            if addition.table not in late
        }
        if not chained:
            return frozenset(late)
        ends = {table: Mark(rows[-1].version, rows[-1].link) for table, rows in chained.items()}
        logs = [(table, before[table].version, *end) for table, end in ends.items()]
        entries = [(table, *row) for table, rows in chained.items() for row in rows]
        listed = [
            (addition.table, addition.summary.status.value, msgspec.json.encode(addition.summary))
            for addition in additions
            if addition.summary is not None
        ]
        values = (*_columns(logs, 4), *_columns(entries, 4), *_columns(listed, 3))
        found = await self._open_pool().fetch(_APPEND, self._readers.process, *values)
        late |= {str(row[0]) for row in found}
        for table, mark in ends.items():
            if table not in late:
                self._marks.keep(table, mark)
        return frozenset(late)

    def rest(self, table: str) -> None:
        self._marks.forget(table)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        async with self._open_pool().acquire() as link:
            # First the end, then the rows: what others store in between goes beyond it.
            query = "SELECT header, version, link FROM tables LEFT JOIN ends ON table_id = id WHERE id = $1"
            if (found := await link.fetchrow(query, table)) is None:
                return None
            head = bytes(found[0])
            end = None if found[1] is None else Mark(found[1], found[2])
            query = "SELECT version, body, link FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version"
            rows = [LinkedRow(*row) for row in await link.fetch(query, table, after)]
            mark = await self._mark(link, table, after, head)
        checked = check_log(mark, rows, end)
        if checked.damage is None:
            self._marks.keep(table, checked.mark)
        return Stored(read_header(table, head), checked.entries, checked.damage)

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        query = "SELECT table_id, version FROM ends WHERE table_id = ANY($1::text[])"
        return {str(row[0]): int(row[1]) for row in await self._open_pool().fetch(query, tables)}

    async def keep_data(self, digest: str, body: bytes) -> None:
        query = "INSERT INTO data_files VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING"
        await self._open_pool().execute(query, digest, body)

    async def kept_data(self, digest: str) -> bytes | None:
        found = await self._value("SELECT body FROM data_files WHERE digest = $1", digest)
        return found if isinstance(found, bytes) else None

    async def rows(self, table: str) -> tuple[object, ...]:
        async with self._open_pool().acquire() as link:
            heads = await link.fetch("SELECT header FROM tables WHERE id = $1", table)
            bodies = await link.fetch("SELECT body FROM entries WHERE table_id = $1 ORDER BY version", table)
        return tuple(row[0] for row in (*heads, *bodies))

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        query = "SELECT summary FROM tables WHERE public AND status = 'open' ORDER BY opened DESC LIMIT $1"
        rows = await self._open_pool().fetch(query, limit)
        return read_summaries(row[0] for row in rows)

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
        self._marks.forget(table)
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
            # In a standby one can still read. That its disk is full shows only when it has to grow.
            writable = "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'"
            async with asyncio.timeout(READY_SECONDS):
                return bool(await self._open_pool().fetchval(writable))
        except (OSError, TimeoutError, StoreError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    async def read(self, table: str) -> None:
        await self._readers.read(table)

    async def meet(self, here: Mapping[str, Seats | None], asked: Sequence[str]) -> frozenset[tuple[str, int]]:
        if here:
            await self._readers.sit(here)
        if not asked:
            return frozenset()
        # The seats of a process that is gone go with its lease.
        query = "SELECT table_id, seats FROM readers WHERE table_id = ANY($1::text[]) AND process <> $2 AND seats <> ''"
        rows = await self._open_pool().fetch(query, asked, self._readers.process)
        return frozenset((str(table), seat) for table, seats in rows for seat in read_seats(seats))

    async def _before(self, additions: Sequence[Addition]) -> dict[str, Mark]:
        """What new entries follow, where they do follow what is known to be stored."""
        due = {addition.table: addition.entries[0].version for addition in additions}
        marks = {table: self._marks.before(table, version) for table, version in due.items()}
        unknown = [table for table, mark in marks.items() if mark is None]
        if unknown:
            query = "SELECT table_id, version, link FROM ends WHERE table_id = ANY($1::text[])"
            found = await self._open_pool().fetch(query, unknown)
            marks |= {str(row[0]): Mark(row[1], row[2]) for row in found}
        return {table: mark for table, mark in marks.items() if mark and mark.version == due[table] - 1}

    async def _mark(self, link: "Link", table: str, version: int, header: bytes) -> Mark:
        if version == 0:
            return first_mark(header)
        if (known := self._marks.before(table, version + 1)) is not None:
            return known
        query = "SELECT link FROM entries WHERE table_id = $1 AND version = $2"
        return Mark(version, await link.fetchval(query, table, version) or b"")

    async def _value(self, statement: str, *values: object) -> object:
        return await self._open_pool().fetchval(statement, *values)

    async def _renew(self, woken: Callable[[str, int], None]) -> None:
        """Without its lease a process is not told what happens: then everything is looked up."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                if not await self._readers.renew():
                    woken("", 0)
            except (*_FAILURES, TimeoutError) as error:
                note("lease-not-renewed", error=repr(error)[:200])

    async def _listen(self, woken: Callable[[str, int], None], heard: asyncio.Event) -> None:
        """Keep one connection for notices. When it breaks, notices may be missed: then everything is looked up."""

        def notice(_link: object, _pid: int, _channel: str, payload: object) -> None:
            if payload == _ECHO:
                heard.set()
                return
            table, _, version = str(payload).partition(":")
            woken(table, int(version))

        channel = CHANNEL + self._readers.process
        while True:
            lost = asyncio.Event()
            with suppress(*_FAILURES):
                link = await asyncpg.connect(self._address.listen, statement_cache_size=0)
                try:
                    link.add_termination_listener(lambda _link, event=lost: event.set())
                    await link.add_listener(channel, notice)
                    if heard.is_set():
                        await self._readers.repeat()
                        woken("", 0)
                    else:
                        await self._value("SELECT pg_notify($1, $2)", channel, _ECHO)
                    await lost.wait()
                finally:
                    link.terminate()
            note("store-lost")
            await asyncio.sleep(0.5)

    def _open_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._pool is None:
            raise StoreError("the store is closed")
        return self._pool


async def _as_it_is(link: "Link") -> None:
    del link


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]
