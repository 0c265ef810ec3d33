"""PostgreSQL of an earlier form becomes one of this; a later form is left alone; a backup leaves nothing out."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import asyncpg
import pytest
from bench.server_postgres import postgres
from tests.cli.prepared import prepared
from tests.server.hubs import running
from tests.server.test_chain import play_some

from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.stores.backup_postgres import KEPT
from tabletown.server.stores.postgres import PostgresStore
from tabletown.server.stores.store import SCHEMA, NewerStore, StoreError
from tabletown.server.tools.doctor import examine

PRESENCE = "CREATE TABLE presence (table_id text, seat integer, process text, seen timestamptz)"
"""What earlier forms had for who is connected."""
OF_THE_MOMENT = {"processes", "readers", "schema_version"}
"""What no backup needs: who is connected just now, and the form itself."""
Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def server() -> Iterator[Callable[[], str]]:
    """The address of a new database, each time."""
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    numbers = count(1)
    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:

        def new() -> str:
            name = f"house{next(numbers)}"
            asyncio.run(_execute(address, f"CREATE DATABASE {name}"))
            return urlsplit(address)._replace(path=f"/{name}").geturl()

        yield new


async def _execute(address: str, *statements: str) -> None:
    link = await asyncpg.connect(address)
    for statement in statements:
        await link.execute(statement)
    await link.close()


async def _held(address: str) -> Rows:
    link = await asyncpg.connect(address)
    found = {}
    for place, columns in KEPT.items():
        rows = await link.fetch(f"SELECT {', '.join(columns)} FROM {place}")
        found[place] = sorted(tuple(row) for row in rows)
    await link.close()
    return found


async def _play(address: str) -> None:
    async with running(Hub(PostgresStore(address), BotWorkers(0, 0.1))) as hub:
        await play_some(hub)


async def _findings(address: str) -> list[object]:
    store = PostgresStore(address)
    await store.start(lambda _table, _version: None)
    found = [finding async for examined in examine(store) for finding in examined.findings]
    await store.close()
    return [*found]


def _as_version_2(address: str) -> Awaitable[None]:
    return _execute(
        address, "DROP TABLE data_files, processes, readers", PRESENCE, "UPDATE schema_version SET version = 2"
    )


async def _as_version_1(address: str) -> None:
    await _as_version_2(address)
    await _execute(address, "DROP TABLE ends, schema_version", "ALTER TABLE entries DROP COLUMN link")


@pytest.mark.parametrize("as_it_was", [_as_version_1, _as_version_2])
def test_a_database_of_an_earlier_form_is_brought_up_to_date(
    server: Callable[[], str], as_it_was: Callable[[str], Awaitable[None]]
) -> None:
    async def go(address: str) -> None:
        await _play(address)
        before = await _held(address)
        await as_it_was(address)
        # Two at once, as after an upgrade of all processes: one does it, the other finds it done.
        one, other = PostgresStore(address), PostgresStore(address)
        await asyncio.gather(*(store.start(lambda _table, _version: None) for store in (one, other)))
        await asyncio.gather(one.close(), other.close())
        assert await _held(address) == {**before, "data_files": []}
        assert await _findings(address) == []
        link = await asyncpg.connect(address)
        assert await link.fetchval("SELECT max(version) FROM schema_version") == SCHEMA
        assert await link.fetchval("SELECT to_regclass('presence')") is None
        await link.close()
        await _play(address)

    asyncio.run(go(server()))


def test_a_database_of_a_later_version_is_left_alone(server: Callable[[], str]) -> None:
    address = server()

    async def go() -> Rows:
        await _play(address)
        await _execute(address, f"INSERT INTO schema_version VALUES ({SCHEMA + 1})")
        with pytest.raises(NewerStore, match="later version of Tabletown"):
            await PostgresStore(address).start(lambda _table, _version: None)
        return await _held(address)

    before = asyncio.run(go())
    for command in ("doctor", "serve"):
        told = prepared().run([command, "--db", address])
        assert told.returncode == 2 and "nothing was changed" in told.stderr, told.stderr
        assert len(told.stderr.strip().splitlines()) == 1
    assert asyncio.run(_held(address)) == before


def test_a_database_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    store = PostgresStore(f"postgresql://?host={tmp_path / 'nowhere'}")
    with pytest.raises(StoreError) as refused:
        asyncio.run(store.start(lambda _table, _version: None))
    assert str(refused.value) == "PostgreSQL cannot be used as a store: No such file or directory"


def test_a_backup_knows_of_every_table_of_the_schema(server: Callable[[], str]) -> None:
    """Whoever adds one decides here whether it is to be kept."""

    async def go(address: str) -> None:
        await _play(address)
        store = PostgresStore(address)
        await store.start(lambda _table, _version: None)
        await store.order("restored", b"x")
        await store.close()
        link = await asyncpg.connect(address)
        found = await link.fetch(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        )
        await link.close()
        columns: dict[str, set[str]] = {}
        for table, column in found:
            columns.setdefault(table, set()).add(column)
        kept = {place: set(names) for place, names in KEPT.items()} | {"orders": {"name", "body"}}
        assert {table: names for table, names in columns.items() if table not in OF_THE_MOMENT} == kept

    asyncio.run(go(server()))
