"""What an SQLite file holds, and how a file of an earlier form becomes one of this."""

import sqlite3

from tabletown.server.stores.chain import Mark, first_mark, link_up
from tabletown.server.stores.own_file import is_taken
from tabletown.server.stores.store import SCHEMA, NewerStore, StoreError

_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header BLOB NOT NULL,
    public INTEGER NOT NULL,
    status TEXT NOT NULL,
    opened REAL NOT NULL,
    summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX wanting ON tables (opened DESC) WHERE public AND status = 'open';
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    link BLOB NOT NULL DEFAULT x'',
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE data_files (
    digest TEXT PRIMARY KEY,
    body BLOB NOT NULL
) WITHOUT ROWID;
"""
_TO_2 = "ALTER TABLE entries ADD COLUMN link BLOB NOT NULL DEFAULT x''"
_TO_3 = """
CREATE TABLE data_files (
    digest TEXT PRIMARY KEY,
    body BLOB NOT NULL
) WITHOUT ROWID;
"""
LAST = (1 << 31) - 1
"""The version of a row after all entries of a log, which says where that ends: its `body` is the number of the last
entry, its `link` that entry's. So it lies on the same page as what is written with it: with a page of its own a move
alone would be two pages to write, to wait for and to copy into the file."""
_TO_4 = f"""
INSERT INTO entries SELECT table_id, {LAST}, version, link FROM ends;
DROP TABLE ends;
"""
COLUMNS = {
    "tables": ("id", "header", "public", "status", "opened", "summary"),
    "entries": ("table_id", "version", "body", "link"),
    "data_files": ("digest", "body"),
}
"""What every store holds, whatever kind it is; the host's orders come when there are some."""


class transaction:  # noqa: N801, reads as a verb: with transaction(connection)
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._connection.execute("COMMIT")
        finally:
            # Also a commit can fail, and must not leave the next one inside this one. Some errors roll back themselves.
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def bring_up_to_date(connection: sqlite3.Connection, path: str) -> None:
    """A new file gets its tables, one of an earlier version what it lacks: all of it, or nothing."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > SCHEMA:
        raise NewerStore(path, found)
    if found == SCHEMA:
        _look(connection)
        return
    with transaction(connection):
        # Another process may have been here in between.
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found == 0:
            _execute_all(connection, _SCHEMA)
        elif found == 1:
            _execute_all(connection, _TO_2)
            _link_all(connection)
        if found in (1, 2):
            _execute_all(connection, _TO_3)
        if found in (2, 3):
            _execute_all(connection, _TO_4)
        connection.execute(f"PRAGMA user_version = {SCHEMA}")


def leave_to_an_older_server(connection: sqlite3.Connection, path: str) -> None:
    """Whoever only looks must not change the form under a server that knows the one before. Raises StoreError."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if 0 < found < SCHEMA and is_taken(path):
        raise StoreError(
            f"{path} is in use by a server of an earlier version: restart that with this version, and ask again"
        )


def _look(connection: sqlite3.Connection) -> None:
    """Whether all is there: a name that has rotted is noticed now, not in the middle of a game."""
    for place, columns in COLUMNS.items():
        connection.execute(f"SELECT {', '.join(columns)} FROM {place} LIMIT 0")


def _execute_all(connection: sqlite3.Connection, statements: str) -> None:
    """One by one: `executescript` would commit what is under way."""
    for statement in statements.split(";"):
        connection.execute(statement)


def _link_all(connection: sqlite3.Connection) -> None:
    for table, header in connection.execute("SELECT id, header FROM tables").fetchall():
        query = "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version"
        rows = link_up(header, connection.execute(query, (table,)))
        connection.executemany(
            "UPDATE entries SET link = ? WHERE table_id = ? AND version = ?",
            [(row.link, table, row.version) for row in rows],
        )
        end = rows[-1] if rows else None
        mark = first_mark(header) if end is None else Mark(end.version, end.link)
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (table, LAST, *mark))
