"""What is done to a SQLite store beside playing: tables that are removed, and what the host has ordered."""

import sqlite3
from contextlib import suppress

from tabletown.server.stores.read_sqlite import readable
from tabletown.server.stores.sqlite_schema import LAST, transaction
from tabletown.server.stores.store import Resting, last_touch

_ORDERS = "CREATE TABLE IF NOT EXISTS orders (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID"


def remove(connection: sqlite3.Connection, table: str) -> bool:
    """Every row of it, overwritten: deleted means that it cannot be read from the file any more."""
    connection.execute("PRAGMA secure_delete = ON")
    try:
        with transaction(connection):
            for place, column in (("entries", "table_id"), ("tables", "id")):
                found = connection.execute(f"DELETE FROM {place} WHERE {column} = ?", (table,)).rowcount
        # What was deleted still stands in the journal of changes until that is begun anew.
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.execute("PRAGMA secure_delete = OFF")
    return found > 0


def resting(connection: sqlite3.Connection, opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
    query = (
        "SELECT id, status, opened, ends.body, entries.body FROM tables "
        f"LEFT JOIN entries AS ends ON ends.table_id = id AND ends.version = {LAST} "
        "LEFT JOIN entries ON entries.table_id = id AND entries.version = ends.body "
        "WHERE id > ? AND opened < ? ORDER BY id LIMIT ?"
    )
    rows, _ = readable(connection, query, (after, opened_before, limit))
    return tuple(Resting(str(row[0]), str(row[1]), last_touch(*row[2:])) for row in rows)


def orders(connection: sqlite3.Connection) -> dict[str, bytes]:
    try:
        rows, _ = readable(connection, "SELECT name, body FROM orders")
        return {str(name): body if isinstance(body, bytes) else b"" for name, body in rows}
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return {}
        raise


def order(connection: sqlite3.Connection, name: str, body: bytes | None) -> None:
    with transaction(connection):
        connection.execute(_ORDERS)
        if body is None:
            connection.execute("DELETE FROM orders WHERE name = ?", (name,))
        else:
            connection.execute("INSERT OR REPLACE INTO orders VALUES (?, ?)", (name, body))
