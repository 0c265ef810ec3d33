"""The default store: one SQLite file, written by one thread, so that the event loop never waits for a disk."""

import asyncio
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from tabletown.server.live.log import Header, encode_entry, encode_header
from tabletown.server.stores import read_sqlite as reading, upkeep_sqlite as upkeep
from tabletown.server.stores.chain import Mark, Marks, first_mark, next_link, read_mark
from tabletown.server.stores.own_file import has_room, identity, make_private, take_alone
from tabletown.server.stores.sqlite_schema import LAST, bring_up_to_date, leave_to_an_older_server, transaction
from tabletown.server.stores.store import Addition, Listed, Resting, Stored, StoreError, read_header, read_summaries
from tabletown.server.stores.trouble import why
from tabletown.server.stores.worker import Worker
from tabletown.server.wire.agreed import Visibility
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status

T = TypeVar("T")


class SqliteStore:
    shared = False

    def __init__(self, path: str, alone: bool = False) -> None:
        """`alone`: as a server, beside which there must be no other. Whoever only looks at it may come at any time."""
        self._path = path
        self._alone = alone
        self._thread = Worker("sqlite")
        self._connection: sqlite3.Connection | None = None
        self._lock: int | None = None
        self._new: deque[_New] = deque()
        """Tables that wait to be stored."""
        self._marks = Marks()
        self._doubtful = Marks()
        """What was known before somebody else wrote: it is compared once with what is there."""
        self._seen = 0
        """SQLite's count of what others have written: the host's commands, beside a server."""
        self._file = (0, 0)
        self._woken: Callable[[str, int], None] = lambda _table, _version: None

    async def start(self, woken: Callable[[str, int], None]) -> None:
        self._woken = woken
        await self._do(self._open)

    async def close(self) -> None:
        if self._connection is not None:
            await self._do(self._connection.close)
            self._connection = None
        self._thread.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def create(self, header: Header, addition: Addition) -> None:
        new = _New(header, addition, asyncio.get_running_loop().create_future())
        self._new.append(new)
        if len(self._new) == 1:
            self._thread.submit(self._create_all)
        # Otherwise the thread has still to come to the first of them, and takes all with one commit.
        await new.made

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        return await self._do(lambda: self._append(additions))

    def rest(self, table: str) -> None:
        self._marks.forget(table)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self._do(lambda: self._load(table, after))

    async def rows(self, table: str) -> tuple[object, ...]:
        return await self._do(lambda: reading.read_rows(self._open_connection(), table))

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        query = "SELECT summary FROM tables WHERE public AND status = 'open' ORDER BY opened DESC LIMIT ?"
        rows, _ = await self._do(lambda: reading.readable(self._open_connection(), query, (limit,)))
        return read_summaries(row[0] for row in rows)

    async def listed(self) -> tuple[Listed, ...]:
        return await self._do(lambda: reading.read_listed(self._open_connection()))

    async def strays(self) -> tuple[str, ...]:
        return await self._do(lambda: reading.strays(self._open_connection()))

    async def remove(self, table: str) -> bool:
        removed = await self._do(lambda: upkeep.remove(self._open_connection(), table))
        self._marks.forget(table)
        return removed

    async def resting(self, opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
        return await self._do(lambda: upkeep.resting(self._open_connection(), opened_before, after, limit))

    async def orders(self) -> dict[str, bytes]:
        before = self._seen
        found = await self._do(lambda: upkeep.orders(self._minding_others()))
        if self._seen != before:
            self._woken("", 0)
        return found

    async def order(self, name: str, body: bytes | None) -> None:
        await self._do(lambda: upkeep.order(self._open_connection(), name, body))

    async def count(self, status: Status) -> int:
        query = "SELECT count(*) FROM tables WHERE status = ?"
        rows = await self._do(lambda: self._open_connection().execute(query, (status.value,)).fetchall())
        return int(rows[0][0])

    async def ready(self) -> bool:
        try:
            return await self._do(self._can_write)
        except (sqlite3.Error, StoreError, OSError):
            return False

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        return await self._do(lambda: reading.read_versions(self._open_connection(), tables))

    async def keep_data(self, digest: str, body: bytes) -> None:
        query = "INSERT INTO data_files VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._do(lambda: self._open_connection().execute(query, (digest, body)))

    async def kept_data(self, digest: str) -> bytes | None:
        query = "SELECT body FROM data_files WHERE digest = ?"
        rows, _ = await self._do(lambda: reading.readable(self._open_connection(), query, (digest,)))
        if not rows:
            return None
        # What is of another kind cannot be read, but it is there.
        return rows[0][0] if isinstance(rows[0][0], bytes) else b""

    # Nobody else writes, and nobody is elsewhere.

    async def read(self, table: str) -> None: ...

    async def meet(
        self, here: Mapping[str, tuple[int, ...] | None], asked: Sequence[str]
    ) -> frozenset[tuple[str, int]]:
        del here, asked
        return frozenset()

    async def _do(self, work: Callable[[], T]) -> T:
        return await self._thread.do(work)

    def _can_write(self) -> bool:
        """By writing: a disk that is full, or has become read-only, can still be read."""
        connection = self._own_file()
        with transaction(connection):
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {int(version)}")
        return has_room(self._path)

    def _open_connection(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StoreError("the store is closed")
        return self._connection

    def _own_file(self) -> sqlite3.Connection:
        """To write to: never to a file that was deleted or moved, which would be acknowledged and gone."""
        if identity(self._path) != self._file:
            # Another one is there now, and what was known of the one before says nothing about it.
            self._open_connection().close()
            self._seen = -1
            self._open()
        return self._open_connection()

    def _minding_others(self) -> sqlite3.Connection:
        """Whoever commands the server writes beside it: what was known of the ends of logs is to be compared again."""
        connection = self._open_connection()
        (seen,) = connection.execute("PRAGMA data_version").fetchone()
        if seen != self._seen:
            self._seen, self._doubtful, self._marks = seen, self._marks, Marks()
        return connection

    def _open(self) -> None:
        try:
            make_private(self._path)
            if self._alone and self._lock is None:
                self._lock = take_alone(self._path)
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            # Text that has rotted is read all the same, so that it can be told what is wrong.
            connection.text_factory = lambda raw: raw.decode(errors="replace")
            connection.execute("PRAGMA journal_mode = WAL")
            # Acknowledged means stored, even if the power fails.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 5000")
            if not self._alone:
                leave_to_an_older_server(connection, self._path)
            bring_up_to_date(connection, self._path)
        except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
            # SQLite quotes what it cannot make sense of, and that may be no text at all.
            raise StoreError(f"{self._path} cannot be used as a store: {why(error)}") from None
        self._connection = connection
        self._file = identity(self._path)

    def _create_all(self) -> None:
        waiting: list[_New] = []
        while self._new:
            waiting.append(self._new.popleft())
        try:
            self._create(waiting)
        except (sqlite3.Error, StoreError):
            for new in waiting:
                self._create_alone(new)
            return
        for new in waiting:
            new.tell(None)

    def _create_alone(self, new: "_New") -> None:
        """One that cannot be stored must not keep the others out."""
        try:
            self._create([new])
        except (sqlite3.Error, StoreError) as error:
            new.tell(error)
        else:
            new.tell(None)

    def _create(self, waiting: Sequence["_New"]) -> None:
        connection = self._own_file()
        rows = [new.row() for new in waiting]
        with transaction(connection):
            connection.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", rows)
            marks = {table: first_mark(header) for table, header, *_ in rows}
            ends = _insert(connection, [new.addition for new in waiting], marks)
        self._keep(ends)

    def _append(self, additions: Sequence[Addition]) -> frozenset[str]:
        connection = self._own_file()
        try:
            if len(additions) > 1 or not self._has_gone_on(connection, additions[0]):
                self._insert_all(connection, additions)
        except (sqlite3.IntegrityError, _OutOfStep):
            return self._append_one_by_one(additions)
        return frozenset()

    def _has_gone_on(self, connection: sqlite3.Connection, addition: Addition) -> bool:
        """Store one move at one table, as nearly every commit does where nobody is in a hurry: with one statement,
        which also sees that the log ends where it is known to. Says whether it was that."""
        if len(addition.entries) != 1 or addition.summary is not None:
            return False
        table, entry = addition.table, addition.entries[0]
        version = entry.version
        if (known := self._marks.before(table, version)) is None:
            return False
        body = encode_entry(entry)
        link = next_link(known.link, version, body)
        connection.execute(_GO_ON, (table, version, bytearray(body), bytearray(link), bytearray(known.link)))
        self._marks.keep(table, Mark(version, link))
        return True

    def _append_one_by_one(self, additions: Sequence[Addition]) -> frozenset[str]:
        """Some version was there already (two servers on one file): find out whose, and store the others."""
        late = set()
        for addition in additions:
            try:
                self._insert_all(self._open_connection(), (addition,))
            except (sqlite3.IntegrityError, _OutOfStep):
                late.add(addition.table)
        return frozenset(late)

    def _insert_all(self, connection: sqlite3.Connection, additions: Sequence[Addition]) -> None:
        with transaction(connection):
            self._minding_others()
            ends = _insert(
                connection, additions, {addition.table: self._before(connection, addition) for addition in additions}
            )
        self._keep(ends)

    def _before(self, connection: sqlite3.Connection, addition: Addition) -> Mark:
        """What new entries follow. Raises _OutOfStep."""
        version = addition.entries[0].version
        if (known := self._marks.before(addition.table, version)) is not None:
            return known
        found = connection.execute(reading.END, (addition.table,)).fetchone()
        doubtful = self._doubtful.before(addition.table, version)
        mark = None if found is None else read_mark(found)
        if mark is None or mark.version != version - 1 or (doubtful is not None and doubtful.link != mark.link):
            raise _OutOfStep
        return mark

    def _keep(self, ends: Mapping[str, Mark]) -> None:
        """Once they are committed."""
        for table, mark in ends.items():
            self._marks.keep(table, mark)

    def _load(self, table: str, after: int) -> Stored | None:
        connection = self._open_connection()
        head = reading.read_head(connection, table)
        if head is None:
            return None
        checked = reading.read_log(connection, table, self._mark(table, after, head))
        if checked.damage is None:
            self._marks.keep(table, checked.mark)
        return Stored(read_header(table, head), checked.entries, checked.damage)

    def _mark(self, table: str, version: int, header: bytes) -> Mark:
        if version == 0:
            return first_mark(header)
        if (known := self._marks.before(table, version + 1)) is not None:
            return known
        return Mark(version, reading.read_link(self._open_connection(), table, version))


class _OutOfStep(Exception):
    """What is to be stored does not follow what is there: another process was faster."""


@dataclass(frozen=True, slots=True)
class _New:
    """A table that somebody has opened."""

    header: Header
    addition: Addition
    made: asyncio.Future[None]

    def row(self) -> tuple[str, bytes, bool, str, float, bytes]:
        header, summary = self.header, self.addition.summary
        if summary is None:
            raise StoreError("a new table needs a summary")
        public = header.visibility is Visibility.PUBLIC
        body = msgspec.json.encode(summary)
        return header.id, encode_header(header), public, summary.status.value, header.opened, body

    def tell(self, error: Exception | None) -> None:
        """From the thread to whoever waits."""
        self.made.get_loop().call_soon_threadsafe(self._settle, error)

    def _settle(self, error: Exception | None) -> None:
        if self.made.done():
            return
        if error is None:
            self.made.set_result(None)
        else:
            self.made.set_exception(error)


_STRIDES = (128, 64, 32, 16, 8, 4, 2, 1)
"""Rows that one statement takes. Between two statements the event loop may take the interpreter away: with one for
every row a commit of hundreds would be interrupted as often, and both threads would do little but take turns."""
_COLUMNS = 4
# Only the end of a log is written over. An entry that is there already would become nothing, which is refused.
_OVER = f" ON CONFLICT DO UPDATE SET body = CASE version WHEN {LAST} THEN excluded.body END, link = excluded.link"
_INSERT = {rows: "INSERT INTO entries VALUES " + ", ".join(["(?, ?, ?, ?)"] * rows) + _OVER for rows in _STRIDES}
# Of no table is the end where it should not be, which is refused, too.
_GO_ON = (
    "INSERT INTO entries VALUES (?1, ?2, ?3, ?4), "
    f"((SELECT table_id FROM entries WHERE table_id = ?1 AND version = {LAST} AND link = ?5), {LAST}, ?2, ?4)"
) + _OVER


def _insert(
    connection: sqlite3.Connection, additions: Sequence[Addition], after: Mapping[str, Mark]
) -> dict[str, Mark]:
    """New entries, each log's after the mark given, and its end behind them; says where the logs end now."""
    ends: dict[str, Mark] = {}
    values: list[object] = []
    # With every move: nothing is made here that is not stored. A `bytearray` is taken as it is; `bytes` are asked
    # whether they would rather be something else, and that takes longer than a copy.
    for addition in additions:
        table = addition.table
        version, link = ends.get(table) or after[table]
        for entry in addition.entries:
            version, body = entry.version, encode_entry(entry)
            link = next_link(link, version, body)
            values += (table, version, bytearray(body), bytearray(link))
        values += (table, LAST, version, bytearray(link))
        ends[table] = Mark(version, link)
    _in_strides(connection, values)
    changed = [addition.summary for addition in additions if addition.summary is not None]
    if changed:
        summaries = [(summary.status.value, msgspec.json.encode(summary), summary.id) for summary in changed]
        connection.executemany("UPDATE tables SET status = ?, summary = ? WHERE id = ?", summaries)
    return ends


def _in_strides(connection: sqlite3.Connection, values: Sequence[object]) -> None:
    rows = len(values) // _COLUMNS
    if rows in _INSERT:
        # As with one move at one table, which is an entry and the end.
        connection.execute(_INSERT[rows], values)
        return
    start = 0
    for rows in _STRIDES:
        taken = rows * _COLUMNS
        while len(values) - start >= taken:
            connection.execute(_INSERT[rows], values[start : start + taken])
            start += taken
