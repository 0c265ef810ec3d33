"""What PostgreSQL holds, how an earlier form becomes this one, and the few functions that run there.

A function is one call and one transaction, and each of its statements sees what was committed before that statement:
so a store behind a pool that lends connections for one transaction (pgbouncer) does all it has to.
"""

from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from tabletown.server.stores.chain import Mark, first_mark, link_up
from tabletown.server.stores.store import SCHEMA, NewerStore

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Link: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

CHANNEL = "tabletown_"
"""What every process listens to, before its own name."""
_SCHEMA_LOCK = 7_227_011
"""Any number will do, as long as all processes take the same."""
_TABLES = """
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
"""
_TO_3 = """
DROP TABLE IF EXISTS presence;
CREATE TABLE IF NOT EXISTS data_files (digest text PRIMARY KEY, body bytea NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS processes (id text PRIMARY KEY, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS readers (
    table_id text NOT NULL,
    process text NOT NULL,
    seats text NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX IF NOT EXISTS read_by ON readers (process);
"""
"""Who reads what is nothing that has to outlive a crash: every process says it anew."""
_FUNCTIONS = f"""
CREATE OR REPLACE FUNCTION append_entries(
    me text, names text[], befores integer[], versions integer[], links bytea[],
    entry_names text[], entry_versions integer[], entry_bodies bytea[], entry_links bytea[],
    listed_names text[], listed_status text[], listed_summaries bytea[]
) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE late text[];
BEGIN
    -- Whoever goes on with a log holds its end, all of them in one order: nobody waits in a ring, nobody comes twice.
    PERFORM 1 FROM ends WHERE table_id = ANY(names) ORDER BY table_id FOR NO KEY UPDATE;
    SELECT coalesce(array_agg(asked.name), '{{}}') INTO late
        FROM unnest(names, befores) AS asked(name, before) LEFT JOIN ends ON ends.table_id = asked.name
        WHERE ends.version IS DISTINCT FROM asked.before;
    INSERT INTO entries (table_id, version, body, link)
        SELECT * FROM unnest(entry_names, entry_versions, entry_bodies, entry_links) AS new(name, version, body, link)
        WHERE new.name <> ALL(late);
    UPDATE ends SET version = new.version, link = new.link
        FROM unnest(names, versions, links) AS new(name, version, link)
        WHERE ends.table_id = new.name AND new.name <> ALL(late);
    IF cardinality(listed_names) > 0 THEN
        UPDATE tables SET status = new.status, summary = new.summary
            FROM unnest(listed_names, listed_status, listed_summaries) AS new(name, status, summary)
            WHERE tables.id = new.name AND new.name <> ALL(late);
    END IF;
    -- Only those who have this table before them. Who begins to read it waits for its end, which is held here.
    PERFORM pg_notify('{CHANNEL}' || readers.process, new.name || ':' || new.version)
        FROM unnest(names, versions) AS new(name, version) JOIN readers ON readers.table_id = new.name
        WHERE readers.process <> me AND new.name <> ALL(late);
    RETURN QUERY SELECT unnest(late);
END $$;

CREATE OR REPLACE FUNCTION set_readers(
    me text, new_names text[], names text[], names_seats text[], told text[], left_names text[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    -- What is being stored right now is waited for; what comes later sees that this process reads.
    IF cardinality(new_names) > 0 THEN
        PERFORM 1 FROM ends WHERE table_id = ANY(new_names) ORDER BY table_id FOR SHARE;
    END IF;
    INSERT INTO readers SELECT name, me, seats FROM unnest(names, names_seats) AS new(name, seats)
        WHERE EXISTS (SELECT 1 FROM ends WHERE table_id = name)
        ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats;
    DELETE FROM readers WHERE process = me AND table_id = ANY(left_names);
    PERFORM pg_notify('{CHANNEL}' || readers.process, readers.table_id || ':0')
        FROM readers WHERE table_id = ANY(told) AND process <> me;
END $$;

CREATE OR REPLACE FUNCTION renew_lease(me text, seconds double precision) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE gone text[]; freed text[];
BEGIN
    WITH ended AS (DELETE FROM processes WHERE until < now() AND id <> me RETURNING id)
        SELECT array_agg(id) INTO gone FROM ended;
    IF gone IS NOT NULL THEN
        SELECT array_agg(DISTINCT table_id) INTO freed FROM readers WHERE process = ANY(gone);
        DELETE FROM readers WHERE process = ANY(gone);
        PERFORM pg_notify('{CHANNEL}' || process, table_id || ':0') FROM readers WHERE table_id = ANY(freed);
    END IF;
    UPDATE processes SET until = now() + make_interval(secs => seconds) WHERE id = me;
    IF FOUND THEN
        RETURN true;
    END IF;
    INSERT INTO processes VALUES (me, now() + make_interval(secs => seconds));
    RETURN false;
END $$;
"""


async def bring_up_to_date(link: "Link") -> None:
    """A new database gets its tables, one of an earlier version what it lacks: all of it, or nothing."""
    await link.execute("SELECT pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
    known = await link.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    found = await link.fetchval("SELECT max(version) FROM schema_version") if known else None
    if found is not None and found > SCHEMA:
        raise NewerStore("this database", found)
    if found == SCHEMA:
        return
    await link.execute(_TABLES)
    if found is None:
        await _link_all(link)
    await link.execute(_TO_3)
    await link.execute(_FUNCTIONS)
    await link.execute("INSERT INTO schema_version VALUES ($1)", SCHEMA)


async def _link_all(link: "Link") -> None:
    """Logs that were stored before there were links."""
    for table, header in await link.fetch("SELECT id, header FROM tables"):
        query = "SELECT version, body FROM entries WHERE table_id = $1 ORDER BY version"
        rows = link_up(header, [(row[0], row[1]) for row in await link.fetch(query, table)])
        await link.executemany(
            "UPDATE entries SET link = $1 WHERE table_id = $2 AND version = $3",
            [(row.link, table, row.version) for row in rows],
        )
        mark = Mark(rows[-1].version, rows[-1].link) if rows else first_mark(header)
        await link.execute(
            "INSERT INTO ends VALUES ($1, $2, $3) "
            "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, link = excluded.link",
            table,
            mark.version,
            mark.link,
        )
