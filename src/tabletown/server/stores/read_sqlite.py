"""Reading a SQLite file that may have rotted: what can still be read is, and what cannot is told, never raised.

One bit decides whether SQLite gives bytes, a text or a number, or finds that a page makes no sense from there on.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeAlias

import msgspec

from tabletown.server.stores.chain import CheckedLog, Damage, Mark, check_log, read_mark, read_row
from tabletown.server.stores.sqlite_schema import LAST
from tabletown.server.stores.store import DamagedHeader, Listed, read_header

StoredRow: TypeAlias = tuple[object, ...]
ENTRY = f"version <> {LAST}"
"""What rows of a log are its entries. Not those before the last: whatever stands where none should is to be seen."""
END = f"SELECT body, link FROM entries WHERE table_id = ? AND version = {LAST}"
"""Where a log ends."""


def readable(connection: sqlite3.Connection, query: str, values: Sequence[object] = ()) -> tuple[list[StoredRow], str]:
    """The rows that can be read, and what stopped the reading, if something did. A disk that fails or is locked is no
    damage: it is raised."""
    rows: list[StoredRow] = []
    try:
        # One by one: those before the damage are wanted.
        for row in connection.execute(query, values):
            rows.append(row)  # noqa: PERF402
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return rows, str(error)
    return rows, ""


def read_head(connection: sqlite3.Connection, table: str) -> bytes | None:
    """The header as it is stored; None if there is no such table. Raises DamagedHeader."""
    rows, rot = readable(connection, "SELECT header FROM tables WHERE id = ?", (table,))
    if rot and not rows:
        raise DamagedHeader(f"the header cannot be read: {rot}")
    if not rows:
        return None
    (head,) = rows[0]
    if not isinstance(head, bytes):
        raise DamagedHeader("the header is not of the kind that was stored")
    read_header(table, head)
    return head


def read_log(connection: sqlite3.Connection, table: str, mark: Mark) -> CheckedLog:
    """The entries that follow a mark."""
    query = f"SELECT version, body, link FROM entries WHERE table_id = ? AND {ENTRY} AND version > ? ORDER BY version"
    with _at_one_moment(connection):
        rows, rot = readable(connection, query, (table, mark.version))
        ends, _ = readable(connection, END, (table,))
    checked = check_log(mark, [read_row(row) for row in rows], read_mark(ends[0]) if ends else None)
    if not rot or checked.damage is not None:
        return checked
    version = checked.mark.version
    return CheckedLog(checked.entries, checked.mark, Damage(version + 1, f"the file is damaged there: {rot}"))


@contextmanager
def _at_one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """What another process stores meanwhile is seen by all questions or by none: else a log seems to lack its end."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def read_rows(connection: sqlite3.Connection, table: str) -> tuple[object, ...]:
    """The header and the bodies of all entries, be they sound or not."""
    heads, rot = readable(connection, "SELECT header FROM tables WHERE id = ?", (table,))
    query = f"SELECT body FROM entries WHERE table_id = ? AND {ENTRY} ORDER BY version"
    bodies, _ = readable(connection, query, (table,))
    if not heads and (rot or bodies):
        heads = [(None,)]
    return tuple(row[0] for row in (*heads, *bodies))


def read_link(connection: sqlite3.Connection, table: str, version: int) -> bytes:
    """That of one entry; empty, which none is, if it cannot be read."""
    rows, _ = readable(connection, "SELECT link FROM entries WHERE table_id = ? AND version = ?", (table, version))
    link = rows[0][0] if rows else b""
    return link if isinstance(link, bytes) else b""


def read_listed(connection: sqlite3.Connection) -> tuple[Listed, ...]:
    """As far as it can be read: `strays` says what cannot."""
    rows, _ = readable(connection, "SELECT id, public, status, opened, summary FROM tables ORDER BY id")
    return tuple(map(_listed, rows))


def _listed(row: StoredRow) -> Listed:
    """Whatever is of another kind is not what the log says, either."""
    table, public, status, opened, summary = row
    when = opened if isinstance(opened, float) else 0.0
    return Listed(str(table), bool(public), str(status), when, summary if isinstance(summary, bytes) else b"")


def read_versions(connection: sqlite3.Connection, tables: Sequence[str]) -> Mapping[str, int]:
    query = (
        f"SELECT table_id, body FROM entries WHERE version = {LAST} AND table_id IN (SELECT value FROM json_each(?))"
    )
    rows, _ = readable(connection, query, (msgspec.json.encode(tables).decode(),))
    return {str(table): version for table, version in rows if isinstance(version, int)}


def strays(connection: sqlite3.Connection) -> tuple[str, ...]:
    """What is wrong with the file itself, and rows of no table."""
    rows, rot = readable(connection, "PRAGMA integrity_check")
    wrong = [str(row[0]) for row in rows if row[0] != "ok"] + ([rot] if rot else [])
    query = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
    rows, rot = readable(connection, query)
    wrong += [f"entries of {row[0]!r}, a table that is not there" for row in rows]
    wrong += [f"entries cannot be read: {rot}"] if rot else []
    return tuple(wrong)
