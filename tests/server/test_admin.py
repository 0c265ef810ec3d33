"""What whoever runs a server can do from outside while it runs; how long tables stay; and how players delete them."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.hubs import Reader, begun, running, until
from tests.server.test_backup import command

from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.orders import SEAT_SECONDS
from tabletown.server.live.retention import DAY, Retention, add_entry, due, remove_table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Addition
from tabletown.server.wire import requests
from tabletown.server.wire.bans import BAN_SEAT, Ban, Bans
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted, Rejected, Seated, Why

Scene = Callable[[Hub, str], Awaitable[None]]


@asynccontextmanager
async def a_hub(folder: Path, retention: Retention | None = None) -> AsyncIterator[tuple[Hub, str]]:
    path = str(folder / "tables.sqlite3")
    hub = Hub(SqliteStore(path, alone=True), BotWorkers(0, 0.0), retention=retention or Retention())
    async with running(hub):
        yield hub, path


def answers(reader: Reader) -> list[object]:
    return [one for one in reader.told if not isinstance(one, bytes)]


async def ask(hub: Hub, live: LiveTable, wish: requests.ClientMessage, reader: Reader) -> object:
    reader.told.clear()
    hub.ask(live, wish, reader)
    await until(lambda: any(getattr(one, "nonce", None) == wish.nonce for one in answers(reader)))
    return next(one for one in answers(reader) if getattr(one, "nonce", None) == wish.nonce)


def test_a_muted_person_is_told_why_and_may_talk_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, path):
            player, live = await begun(hub, "Ann")
            table = live.table.header.id
            assert await asyncio.to_thread(command, "admin", "mute", table, "--seat", "1", "--db", path) == 0
            await until(lambda: bool(live.table.fate.muted))
            refused = await ask(hub, live, requests.Say("one", 0, "Hello"), player)
            assert isinstance(refused, Rejected) and refused.why is Why.MUTED
            assert isinstance(await ask(hub, live, requests.Say("two", 1, "Hello"), player), Accepted)
            assert await asyncio.to_thread(command, "admin", "mute", table, "--seat", "1", "--off", "--db", path) == 0
            await until(lambda: not live.table.fate.muted)
            assert isinstance(await ask(hub, live, requests.Say("three", 0, "Hello"), player), Accepted)
            assert await asyncio.to_thread(command, "admin", "mute", table, "--seat", "9", "--db", path) == 2
        assert await asyncio.to_thread(command, "doctor", "--db", path) == 0

    asyncio.run(go())


def test_a_closed_table_can_be_looked_at_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, path):
            player, live = await begun(hub, "Ann")
            table = live.table.header.id
            assert await asyncio.to_thread(command, "admin", "close", table, "--db", path) == 0
            await until(lambda: live.table.fate.closed)
            refused = await ask(hub, live, requests.Say("one", 0, "Hello"), player)
            assert isinstance(refused, Rejected) and refused.why is Why.CLOSED
            reader = Reader("")
            await hub.hello(reader, requests.Hello("h", table))
            await until(lambda: bool(reader.told))
            assert b'"closed":true' in next(one for one in reader.told if isinstance(one, bytes))
            capsys.readouterr()
            assert await asyncio.to_thread(command, "admin", "list", "--json", "--db", path) == 0
            [row] = json.loads(capsys.readouterr().out)
            assert row["status"] == "running, closed" and row["names"] == ["Ann", "Ann"]
            assert await asyncio.to_thread(command, "admin", "list", "--db", path) == 0
            [_, line] = capsys.readouterr().out.splitlines()
            assert "between-two-cities" in line and "Ann, Ann" in line
            assert await asyncio.to_thread(command, "admin", "statistics", "--json", "--db", path) == 0
            assert json.loads(capsys.readouterr().out)["closed"] == 1
        assert await asyncio.to_thread(command, "doctor", "--db", path) == 0

    asyncio.run(go())


def test_whoever_is_at_a_table_that_is_deleted_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, path):
            player, live = await begun(hub, "Ann")
            table = live.table.header.id
            player.told.clear()
            assert await asyncio.to_thread(command, "admin", "delete", table, "--yes", "--db", path) == 0
            await until(lambda: any(getattr(one, "why", None) is Why.DELETED for one in player.told))
            refused = await ask(hub, live, requests.Say("one", 0, "Hello"), player)
            assert isinstance(refused, Rejected) and refused.why is Why.DELETED
            assert await hub.live(table) is None and await hub.store.strays() == ()
            assert await asyncio.to_thread(command, "admin", "delete", table, "--yes", "--db", path) == 2
        everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert table.encode() not in everything and b"Ann" not in everything, "not even the file remembers"

    asyncio.run(go())


class Eager(SqliteStore):
    """Beside a server that hears at once of what is written, and is faster than whoever wrote it."""

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        late = await super().append(additions)
        await self.remove(additions[0].table)
        return late


def test_what_a_server_has_deleted_first_counts_as_deleted(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(Hub(Eager(str(tmp_path / "t.sqlite3")), BotWorkers(0, 0.0))) as hub:
            table = (await hub.open_table(OpenTable("between-two-cities", 2))).header.id
            assert await remove_table(hub.store, table, hub.now())
            assert not await remove_table(hub.store, table, hub.now())

    asyncio.run(go())


def test_whoever_sits_somewhere_is_banned_by_her_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, path):
            player, live = await begun(hub, "Ann")
            player.actor = Actor(player.actor.tokens, "2001:db8::7")
            table = live.table.header.id
            assert await asyncio.to_thread(command, "admin", "ban", table, "--seat", "1", "--db", path) == 0
            await until(lambda: hub.budgets.bans.holds("2001:db8::99"))
            assert not hub.budgets.bans.holds("2001:db8:1::7")
            assert not any(name.startswith(BAN_SEAT) for name in await hub.store.orders())
            assert await asyncio.to_thread(command, "admin", "ban", "2001:db8::/64", "--off", "--db", path) == 0
            await until(lambda: not hub.budgets.bans.holds("2001:db8::99"))
            assert await asyncio.to_thread(command, "admin", "ban", "nobody", "--db", path) == 2
            # Whoever is not there is not looked for for ever.
            late = Ban(hub.now() - 2 * SEAT_SECONDS)
            await hub.store.order(f"{BAN_SEAT}elsewhere:0", msgspec.json.encode(late))
            await asyncio.sleep(0)
            await until_none(hub)

    asyncio.run(go())


async def until_none(hub: Hub) -> None:
    async with asyncio.timeout(60):
        while any(name.startswith(BAN_SEAT) for name in await hub.store.orders()):
            await asyncio.sleep(0.05)


def test_bans_are_of_addresses_and_networks() -> None:
    bans = Bans()
    assert not bans.holds("203.0.113.7")
    bans.hold(["203.0.113.0/24", "2001:db8::/64"])
    inside = ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8::1")
    assert all(map(bans.holds, inside)) and not any(map(bans.holds, ("203.0.114.7", "2001:db8:1::1", "", "no address")))
    assert Ban(0.0).holds(1e12) and not Ban(0.0, 5.0).holds(5.0)


def test_tables_go_when_their_time_is_over_but_not_from_under_people(tmp_path: Path) -> None:
    async def go() -> None:
        retention = Retention(finished_days=10, untouched_days=3)
        async with a_hub(tmp_path) as (hub, _):
            (old, new), now = (
                [(await hub.open_table(OpenTable("between-two-cities", 2))).header.id for _ in "ab"],
                hub.now(),
            )
            assert [one async for one in due(hub.store, retention, now)] == []
            later = now + 3 * DAY + 60
            await hub.once(new, requests.Sit("s", "Ann"))
            assert {one async for one in due(hub.store, retention, later)} == {old, new}
            assert [one async for one in due(hub.store, Retention(finished_days=1), later)] == []
            assert await remove_table(hub.store, old, now) and not await remove_table(hub.store, old, now)
            assert [one async for one in due(hub.store, retention, later)] == [new]
        # A server that starts later lets it go, unless somebody is there.
        hub = Hub(
            SqliteStore(str(tmp_path / "tables.sqlite3")), BotWorkers(0, 0.0), now=lambda: later, retention=retention
        )
        async with running(hub):
            await until_gone(hub, new)
            assert hub.metrics.text().count("tabletown_swept_total 1") == 1

    asyncio.run(go())


def test_a_table_that_has_rotted_keeps_no_other_from_going(tmp_path: Path) -> None:
    """Those that come after it are deleted, and so is what is left of it."""

    async def go() -> None:
        async with a_hub(tmp_path) as (hub, _):
            tables = [(await hub.open_table(OpenTable("between-two-cities", 2))).header.id for _ in "abc"]
            now = hub.now()
        path = str(tmp_path / "tables.sqlite3")
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE tables SET header = x'7b' WHERE id = ?", (min(tables),))
        connection.close()
        retention, later = Retention(untouched_days=3), now + 4 * DAY
        async with running(Hub(SqliteStore(path), BotWorkers(0, 0.0), now=lambda: later, retention=retention)) as hub:
            async with asyncio.timeout(60):
                while await hub.store.listed():
                    await asyncio.sleep(0.01)

    asyncio.run(go())


async def until_gone(hub: Hub, table: str) -> None:
    async with asyncio.timeout(60):
        while await hub.store.load(table) is not None:
            await asyncio.sleep(0.01)


def test_people_are_warned_beforehand(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path, Retention(untouched_days=3)) as (hub, _):
            table = (await hub.open_table(OpenTable("between-two-cities", 2))).header
            reader = Reader("")
            await hub.hello(reader, requests.Hello("h", table.id))
            await until(lambda: bool(reader.told))
            frame = next(one for one in reader.told if isinstance(one, bytes))
            said = json.loads(frame[frame.index(b"{") :])
            assert said["table"]["kept_until"] == pytest.approx(table.opened + 3 * DAY)

    asyncio.run(go())


async def two_people(hub: Hub) -> tuple[Reader, Reader, LiveTable]:
    opened = await hub.open_table(OpenTable("between-two-cities", 2))
    readers = []
    for name in ("Ann", "Bob"):
        seated = await hub.once(opened.header.id, requests.Sit(name, name))
        assert isinstance(seated, Seated)
        reader = Reader("")
        reader.actor = Actor(frozenset([hash_token(seated.token)]))
        live = await hub.hello(reader, requests.Hello("h", opened.header.id))
        readers.append(reader)
    await until(lambda: all(reader.told for reader in readers))
    return readers[0], readers[1], live


def test_a_table_is_deleted_when_all_who_sit_there_agree(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, _):
            ann, bob, live = await two_people(hub)
            table = live.table.header.id
            assert isinstance(await ask(hub, live, requests.AskDeletion("one", 1), ann), Rejected), "not her seat"
            nothing = await ask(hub, live, requests.AnswerDeletion("two", 1, agree=True), bob)
            assert isinstance(nothing, Rejected) and nothing.why is Why.NO_DELETION
            assert isinstance(await ask(hub, live, requests.AskDeletion("three", 0), ann), Accepted)
            assert isinstance(await ask(hub, live, requests.AnswerDeletion("four", 1, agree=False), bob), Accepted)
            assert live.table.fate.deletion is None and await hub.live(table) is live
            assert isinstance(await ask(hub, live, requests.AskDeletion("five", 0), ann), Accepted)
            mine = await ask(hub, live, requests.AnswerDeletion("six", 0, agree=True), ann)
            assert isinstance(mine, Rejected), "she cannot agree for him"
            assert isinstance(await ask(hub, live, requests.AnswerDeletion("seven", 1, agree=True), bob), Accepted)
            await until_gone(hub, table)
            await until(lambda: any(getattr(one, "why", None) is Why.DELETED for one in ann.told))
            assert await hub.live(table) is None

    asyncio.run(go())


def test_whoever_sits_among_bots_deletes_at_once_and_newcomers_have_a_say(tmp_path: Path) -> None:
    async def go() -> None:
        async with a_hub(tmp_path) as (hub, _):
            player, live = await begun(hub, "Ann")
            assert isinstance(await ask(hub, live, requests.AskDeletion("one", 0), player), Accepted)
            assert live.table.fate.deletion is not None, "the other seat is another person's, as far as one can tell"
            hub.ask(live, requests.Fill("f", 1, "random"), player)
            await until(lambda: live.table.fate.deletion is None)
            assert isinstance(await ask(hub, live, requests.AskDeletion("two", 0), player), Accepted)
            await until_gone(hub, live.table.header.id)

    asyncio.run(go())


def test_an_order_waits_its_turn_with_what_players_do(tmp_path: Path) -> None:
    async def go() -> None:
        from tabletown.server.live import log

        async with a_hub(tmp_path) as (hub, path):
            player, live = await begun(hub, "Ann")
            beside = SqliteStore(path)
            await beside.start(lambda _table, _version: None)
            for number in range(20):
                hub.ask(live, requests.Say(f"n{number}", 0, "Hm"), player)
                assert await add_entry(beside, live.table.header.id, log.Muted(1, off=True), 0.0)
            await beside.close()
            await until(lambda: not live.inbox and live.told == live.table.version)
        assert await asyncio.to_thread(command, "doctor", "--db", path) == 0

    asyncio.run(go())
