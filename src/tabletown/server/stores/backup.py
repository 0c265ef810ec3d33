"""One file with all that a store holds, whatever kind of store: itself a SQLite store, closed by a seal.

It is made while a server runs, and holds the store as it was at one moment. Before anything is brought back every log's
chain and the seal are checked: nothing is changed by a file that is not whole.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory

import msgspec

from tabletown.server.stores import upkeep_sqlite as upkeep
from tabletown.server.stores.chain import Mark, first_mark, next_link
from tabletown.server.stores.own_file import like_its_folder, make_private
from tabletown.server.stores.read_sqlite import ENTRY
from tabletown.server.stores.sqlite_schema import bring_up_to_date, transaction
from tabletown.server.stores.store import SCHEMA, NewerStore, StoreError, read_header
from tabletown.server.wire.bans import RESTORED
from tabletown.server.wire.bodies import TableSummary

STEP = 2048
"""Pages that are copied between two looks at the progress."""
PIECE = 20_000
"""Entries that are checked between two looks at the progress."""
_ENDS_AMONG_ENTRIES = 4
"""The first form of a store in which the end of a log is a row after its entries."""
PATIENCE = 60_000
"""Milliseconds that a running server is waited for."""
_SEAL = (
    "CREATE TABLE seal (made REAL NOT NULL, tables INTEGER NOT NULL, entries INTEGER NOT NULL, digest BLOB NOT NULL)"
)
Progress = Callable[[int, int], None]
"""How much is done, of how much."""


class BadBackup(StoreError):
    """A file that nothing should be brought back from."""


@dataclass(frozen=True, slots=True)
class Seal:
    made: float
    tables: int
    entries: int
    digest: bytes


def unseen(done: int, total: int) -> None:
    del done, total


def back_up(source: str, target: Path, progress: Progress = unseen) -> Seal:
    """A SQLite store, also while a server writes to it. Raises StoreError."""
    if not Path(source).is_file():
        raise StoreError(f"there is no file {source}")

    def copy(into: sqlite3.Connection) -> None:
        with closing(
            sqlite3.connect(f"{Path(source).resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as connection:
            connection.execute("PRAGMA busy_timeout = 60000")
            # Held until the end: so that all pages are of one moment, and a busy server does not make it begin anew.
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if schema > SCHEMA:
                raise NewerStore(source, schema)
            pages = STEP if progress is not unseen else -1
            connection.backup(into, pages=pages, progress=lambda _, left, all_: progress(all_ - left, all_))

    return written(target, copy)


def written(target: Path, fill: Callable[[sqlite3.Connection], None]) -> Seal:
    """A backup as `fill` writes it: under its name only when it is whole, sealed and on the disk."""
    if target.exists():
        raise StoreError(f"{target} is there already: nothing was written")
    half = target.with_name(f"{target.name}.half")
    try:
        half.unlink(missing_ok=True)
        make_private(str(half))
        with closing(sqlite3.connect(half, isolation_level=None)) as connection:
            fill(connection)
            # One file alone, without one beside it.
            connection.execute("PRAGMA journal_mode = DELETE")
            seal = _close(connection)
        _sync(half)
        half.rename(target)
        _sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"the backup could not be made: {error}") from None
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)
    return seal


def _close(connection: sqlite3.Connection) -> Seal:
    (entries,) = connection.execute(f"SELECT count(*) FROM entries WHERE {ENTRY}").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    seal = Seal(time.time(), tables, entries, _digest(connection))
    with transaction(connection):
        connection.execute("DROP TABLE IF EXISTS seal")
        connection.execute(_SEAL)
        connection.execute("INSERT INTO seal VALUES (?, ?, ?, ?)", (seal.made, seal.tables, seal.entries, seal.digest))
    return seal


def check_backup(path: Path, progress: Progress = unseen) -> Seal:
    """Everything in it: pages, seal, and the chain of every log. Raises BadBackup or NewerStore."""
    if not path.is_file():
        raise BadBackup(f"there is no file {path}")
    try:
        with closing(_read_only(path)) as connection:
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if schema > SCHEMA:
                raise NewerStore(str(path), schema)
            return _checked(connection, progress)
    except (sqlite3.Error, msgspec.DecodeError, UnicodeDecodeError, TypeError, StoreError) as error:
        # One bit decides whether SQLite gives bytes, a text or a number: then something is of the wrong type.
        if isinstance(error, NewerStore):
            raise
        raise BadBackup(f"{path} is no whole backup, and nothing was changed: {' '.join(str(error).split())}") from None


def _checked(connection: sqlite3.Connection, progress: Progress) -> Seal:
    seal = Seal(*connection.execute("SELECT made, tables, entries, digest FROM seal").fetchone())
    for row in connection.execute("PRAGMA quick_check"):
        if row[0] != "ok":
            raise BadBackup(str(row[0]))
    if _digest(connection) != seal.digest:
        raise BadBackup("what it lists is not what it was sealed with")
    ends: dict[str, Mark] = {}
    for table, header, summary in connection.execute("SELECT id, header, summary FROM tables"):
        read_header(table, header)
        msgspec.json.decode(summary, type=TableSummary)
        ends[table] = first_mark(header)
    _follow_chains(connection, ends, seal, progress)
    stored = {row[0]: Mark(row[1], row[2]) for row in connection.execute(_ends_in(connection))}
    if stored != ends or len(ends) != seal.tables:
        raise BadBackup("some logs do not end where they should")
    return seal


def _ends_in(connection: sqlite3.Connection) -> str:
    """A backup is as old as the version that has made it."""
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    if schema < _ENDS_AMONG_ENTRIES:
        return "SELECT table_id, version, link FROM ends"
    return f"SELECT table_id, body, link FROM entries WHERE NOT {ENTRY}"


def _follow_chains(connection: sqlite3.Connection, ends: dict[str, Mark], seal: Seal, progress: Progress) -> None:
    """Every entry, from each log's beginning; `ends` says at last where each has led."""
    number, at, version, link = 0, "", 0, b""
    query = f"SELECT table_id, version, body, link FROM entries WHERE {ENTRY} ORDER BY table_id, version"
    rows = connection.execute(query)
    while piece := rows.fetchmany(PIECE):
        for table, this, body, stored in piece:
            if table != at:
                if at:
                    ends[at] = Mark(version, link)
                if table not in ends:
                    raise BadBackup(f"there are entries of {str(table)[:40]!r}, a table that is not there")
                at, (version, link) = table, ends[table]
            version, link = version + 1, next_link(link, this, body)
            if this != version or link != stored:
                raise BadBackup(f"entry {version} of table {table} is not what was stored")
        number += len(piece)
        progress(number, seal.entries)
    if at:
        ends[at] = Mark(version, link)
    if number != seal.entries:
        raise BadBackup(f"it has {number} entries, and should have {seal.entries}")
    progress(number, seal.entries)


def _digest(connection: sqlite3.Connection) -> bytes:
    """Of all that no chain covers."""
    digest = sha256()
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name <> 'seal' ORDER BY name"
    digest.update(repr(connection.execute(query).fetchall()).encode())
    rows: Iterator[object] = connection.execute(
        "SELECT id, public, status, opened, summary, header FROM tables ORDER BY id"
    )
    for row in rows:
        digest.update(repr(row).encode())
    if connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'data_files'").fetchone()[0]:
        for row in connection.execute("SELECT digest, body FROM data_files ORDER BY digest"):
            digest.update(repr(row).encode())
    for name, body in sorted(upkeep.orders(connection).items()):
        digest.update(repr((name, body)).encode())
    return digest.digest()


def restore(backup: Path, target: str, *, replace: bool, progress: Progress = unseen) -> Seal:
    """Into a SQLite store, all at once or not at all; also beside a running server, which then shows what was brought
    back. Raises StoreError."""
    seal = check_backup(backup, progress)
    try:
        if not replace and Path(target).is_file() and (found := _tables_in(target)):
            raise StoreError(
                f"{target} holds {found} tables already: with --replace they are given up for the backup's"
            )
        is_new = not Path(target).exists()
        make_private(target)
        if is_new:
            like_its_folder(target)
        with up_to_date(backup) as source, closing(sqlite3.connect(target, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            source.backup(connection, pages=-1)
            connection.execute("DROP TABLE IF EXISTS seal")
            upkeep.order(connection, RESTORED, token_bytes(8))
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{target} could not be written to, and is as it was: {error}") from None
    return seal


@contextmanager
def up_to_date(backup: Path) -> Iterator[sqlite3.Connection]:
    """A checked backup as this version writes stores: an older one is brought up to date in a copy."""
    with closing(_read_only(backup)) as found:
        (schema,) = found.execute("PRAGMA user_version").fetchone()
        if schema >= SCHEMA:
            yield found
            return
        with (
            TemporaryDirectory(dir=backup.resolve().parent) as folder,
            closing(sqlite3.connect(Path(folder) / "copy", isolation_level=None)) as copy,
        ):
            found.backup(copy)
            bring_up_to_date(copy, str(backup))
            yield copy


def _read_only(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None)
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    return connection


def _tables_in(path: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        try:
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
