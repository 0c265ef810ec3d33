"""Several processes on one PostgreSQL, behind a pool that lends connections for one transaction at a time."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest
from bench.server_pool import TransactionPool, pooled, transaction_pool
from bench.server_postgres import postgres
from tests.server.hubs import Reader, begun, until

from tabletown.core.registry import load
from tabletown.core.seat import Seat
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.presence import HOST
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.backup_postgres import back_up_postgres, restore_postgres
from tabletown.server.stores.postgres import PostgresStore, parse_address
from tabletown.server.stores.store import StoreError
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.testing.server_harness import OpenedTable, Server, play_to_the_end

IDLE = 40


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        yield address


@asynccontextmanager
async def hubs(database: str, count: int = 2) -> AsyncIterator[tuple[TransactionPool, list[Hub]]]:
    async with transaction_pool(database) as pool:
        folder = database.partition("host=")[2]
        address = f"postgresql://postgres@127.0.0.1:{pool.port}/postgres?listen={folder}"
        found = [Hub(PostgresStore(address), BotWorkers(0, 0.1)) for _ in range(count)]
        for hub in found:
            await hub.start()
        try:
            yield pool, found
        finally:
            for hub in found:
                await hub.close()


async def come(hub: Hub, table: str, actor: Actor) -> tuple[Reader, LiveTable]:
    reader = Reader("")
    reader.actor = actor
    live = await hub.hello(reader, requests.Hello("h", table))
    await until(lambda: reader in live.presence.listeners)
    return reader, live


def _are_told(tables: Sequence[LiveTable], version: int) -> bool:
    return all(live.told >= version for live in tables)


def test_people_at_two_processes_see_each_other_come_move_and_go(database: str) -> None:
    async def go() -> None:
        async with hubs(database) as (_, (one, two)):
            ann, here = await begun(one, "Ann")
            bob, there = await come(two, here.table.header.id, ann.actor)
            await until(lambda: there.presence.elsewhere == here.presence.elsewhere == {HOST, 0, 1})
            for number, (hub, live, other, reader) in enumerate([(one, here, there, ann), (two, there, here, bob)]):
                game, table = load("between-two-cities"), live.table
                move = game.format_move(game.legal_moves(table.state, Seat(number))[0])
                hub.ask(live, requests.Submit(f"m{number}", number, table.version, move), reader)
                before = table.version
                await until(partial(_are_told, [live, other], before + 1))
            assert here.table.state == there.table.state
            two.leave(there, bob)
            await until(lambda: here.presence.elsewhere == frozenset())

    asyncio.run(go())


def test_a_process_that_ends_without_a_word_is_missed_when_its_lease_is_over(database: str) -> None:
    async def go() -> None:
        async with hubs(database) as (_, (one, two)):
            ann, here = await begun(one, "Ann")
            _, there = await come(two, here.table.header.id, ann.actor)
            await until(lambda: bool(here.presence.elsewhere) and bool(there.presence.elsewhere))
            first, second = one.store, two.store
            assert isinstance(first, PostgresStore) and isinstance(second, PostgresStore)
            link = await asyncpg.connect(database)
            # From here on it renews nothing by itself.
            second._tasks.pop().cancel()
            old = "UPDATE processes SET until = now() - interval '1 s' WHERE id = $1"
            await link.execute(old, second._readers.process)
            assert await first._readers.renew()
            await until(lambda: here.presence.elsewhere == frozenset())
            assert await link.fetchval("SELECT count(*) FROM readers WHERE process = $1", second._readers.process) == 0
            # It was only slow: when it is back, all of it is said anew, and it hears of what it has missed.
            said = here.table.version + 1
            one.ask(here, requests.Say("s", 0, "Are you there?"), ann)
            await until(lambda: here.told == said)
            assert not await second._readers.renew()
            two._woken("", 0)
            await until(lambda: bool(here.presence.elsewhere) and there.told == said)
            await link.close()

    asyncio.run(go())


def test_what_is_brought_back_is_shown_at_every_process(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with hubs(database) as (_, (one, two)):
            ann, here = await begun(one, "Ann")
            _, there = await come(two, here.table.header.id, ann.actor)
            before = here.table.version
            await back_up_postgres(database, tmp_path / "all.backup")
            one.ask(here, requests.Say("a", 0, "forgotten"), ann)
            await until(partial(_are_told, [here, there], before + 1))
            await restore_postgres(tmp_path / "all.backup", database, replace=True)
            await until(lambda: here.told == there.told == before and not (here.table.chat or there.table.chat))
            one.ask(here, requests.Say("b", 0, "remembered"), ann)
            await until(partial(_are_told, [here, there], before + 1))
            assert [line.text for live in (here, there) for line in live.table.chat] == ["remembered"] * 2

    asyncio.run(go())


def test_nothing_is_missed_by_whoever_begins_to_read_while_others_write(database: str) -> None:
    async def go() -> None:
        async with hubs(database) as (_, (one, two)):
            ann, here = await begun(one, "Ann")
            table = here.table.header.id
            for round_ in range(12):
                said = here.table.version + 1
                one.ask(here, requests.Say(f"s{round_}", 0, f"line {round_}"), ann)
                reader, there = await come(two, table, Actor())
                await until(partial(_are_told, [here, there], said))
                assert there.table.chat[-1].text == f"line {round_}"
                two.leave(there, reader)
                await until(lambda: two._rounds.is_idle)
                del two._live[table]
                two._elsewhere.moved(table)

    asyncio.run(go())


LOOKS = 4


async def statements_beyond_leases(pool: TransactionPool) -> float:
    """In two seconds and a half, more than a lease each in five seconds, whatever the number of tables."""
    now = asyncio.get_running_loop().time
    before, started = pool.statements, now()
    await asyncio.sleep(2.5)
    return pool.statements - before - 2 - 2 * (now() - started) / 5


def test_idle_tables_cost_nothing(database: str) -> None:
    async def go() -> None:
        async with hubs(database) as (pool, (one, two)):
            for hub in (one, two):
                for _ in range(IDLE // 2):
                    opened = await hub.open_table(OpenTable("between-two-cities", 3))
                    await come(hub, opened.header.id, Actor())
            await until(lambda: not any(hub._elsewhere._moved or hub._elsewhere._asked for hub in (one, two)))
            await asyncio.sleep(0)
            # What the opening itself still has to write may come late on a busy machine; what comes again and again
            # comes in every look.
            looks = [await statements_beyond_leases(pool)]
            while looks[-1] > 0 and len(looks) < LOOKS:
                looks.append(await statements_beyond_leases(pool))
            assert looks[-1] <= 0, looks
            assert pool.most_lent <= 3

    asyncio.run(go())


def test_a_whole_game_at_two_processes_behind_pgbouncer(database: str) -> None:
    """The real one where it is installed; everywhere a pool that lends connections for one transaction."""

    async def go() -> None:
        async with pooled(database) as port, AsyncExitStack() as stack:
            folder = database.partition("host=")[2]
            address = f"postgresql://postgres@127.0.0.1:{port}/postgres?listen={folder}"
            one, two = Server(address), Server(address)
            for server in (one, two):
                await asyncio.to_thread(server.start)
                stack.push_async_callback(asyncio.to_thread, server.stop)
            table = await asyncio.to_thread(one.open, 2)
            ann, bob = [await asyncio.to_thread(table.sit, name) for name in ("Ann", "Bob")]
            elsewhere = OpenedTable(two, table.id, table.host, table.commitment)
            async with table.player(ann, table.host) as here, elsewhere.player(bob) as there:
                await here.ask(requests.Start(here.nonce()))
                await asyncio.gather(play_to_the_end(here, "ann"), play_to_the_end(there, "bob"))
                assert here.is_over and there.is_over
                assert here.connects == there.connects == 1, "nobody was cut off"
            assert (await asyncio.to_thread(table.record)).text == (await asyncio.to_thread(elsewhere.record)).text
        for server in (one, two):
            assert not [line for line in server.log if "failed" in line or "Traceback" in line or "lost" in line]

    asyncio.run(go())


def test_where_no_notices_come_it_is_said_how_they_could(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with transaction_pool(database) as pool:
            store = PostgresStore(f"postgresql://postgres@127.0.0.1:{pool.port}/postgres")
            with pytest.raises(StoreError, match=r"\?listen=host:port"):
                await store.start(lambda _table, _version: None)

    monkeypatch.setattr("tabletown.server.stores.postgres.HEARD_SECONDS", 0.5)
    asyncio.run(go())


@pytest.mark.parametrize(
    ("address", "pool", "listen"),
    [
        ("postgresql://a@db/x", "postgresql://a@db/x", "postgresql://a@db/x"),
        (
            "postgresql://a@pool:6432/x?listen=db:5433&sslmode=require&pool=7",
            "postgresql://a@pool:6432/x?sslmode=require",
            "postgresql://a@/x?sslmode=require&host=db&port=5433",
        ),
        ("postgresql://a@pool/x?listen=db", "postgresql://a@pool/x", "postgresql://a@/x?host=db&port=5432"),
    ],
)
def test_an_address_says_where_to_listen(address: str, pool: str, listen: str) -> None:
    found = parse_address(address)
    assert (found.pool, found.listen) == (pool, listen) and found.most == (7 if "pool=7" in address else 4)


def test_an_address_that_asks_for_too_many_connections_is_refused() -> None:
    with pytest.raises(StoreError, match="between 1 and 100"):
        parse_address("postgresql://a@db/x?pool=1000")
