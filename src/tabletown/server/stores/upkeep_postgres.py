"""What is done to a PostgreSQL store beside playing: tables that are removed, and what the host has ordered."""

from typing import TYPE_CHECKING

import asyncpg

from tabletown.server.stores.store import Resting, last_touch

if TYPE_CHECKING:
    from tabletown.server.stores.postgres_schema import Link

ORDERS = "CREATE TABLE IF NOT EXISTS orders (name text PRIMARY KEY, body bytea NOT NULL)"


async def remove(link: "Link", table: str) -> bool:
    async with link.transaction():
        # First its end: whoever stores something at this moment is waited for, and what comes later finds no end.
        await link.execute("DELETE FROM ends WHERE table_id = $1", table)
        await link.execute("DELETE FROM entries WHERE table_id = $1", table)
        await link.execute("DELETE FROM readers WHERE table_id = $1", table)
        return str(await link.execute("DELETE FROM tables WHERE id = $1", table)) != "DELETE 0"


async def resting(link: "Link", opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
    query = (
        "SELECT id, status, opened, ends.version, body FROM tables LEFT JOIN ends ON ends.table_id = id "
        "LEFT JOIN entries ON entries.table_id = id AND entries.version = ends.version "
        "WHERE id > $1 AND opened < $2 ORDER BY id LIMIT $3"
    )
    rows = await link.fetch(query, after, opened_before, limit)
    return tuple(Resting(row[0], row[1], last_touch(row[2], row[3], row[4])) for row in rows)


async def orders(link: "Link") -> dict[str, bytes]:
    try:
        return {row[0]: row[1] for row in await link.fetch("SELECT name, body FROM orders")}
    except asyncpg.UndefinedTableError:
        return {}


async def order(link: "Link", name: str, body: bytes | None) -> None:
    async with link.transaction():
        # Two who make it at once would stand in each other's way.
        if not await link.fetchval("SELECT to_regclass('orders') IS NOT NULL"):
            await link.execute(ORDERS)
        if body is None:
            await link.execute("DELETE FROM orders WHERE name = $1", name)
        else:
            await link.execute(
                "INSERT INTO orders VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body", name, body
            )
