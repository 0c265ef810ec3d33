"""The store's file: for one server, for its owner's eyes, and ready only if it can be written."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.attacks.servers import at_default_limits

from tabletown.server.http.readiness import FRESH_SECONDS, Readiness
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.stores import own_file
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Stored, StoreError
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal
from tabletown.testing.server_harness import HTTP, environment


def _nobody(table: str, version: int) -> None:
    del table, version


def test_a_second_server_on_one_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with at_default_limits(tmp_path) as server:
        command = [sys.executable, "-m", "tabletown", "serve", "--db", server.db, "--port", "0"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment())
        assert second.returncode != 0 and "in use by another server" in second.stderr + second.stdout
        assert "Traceback" not in second.stderr
        assert HTTP.get(f"{server.url}/readyz").status_code == 200


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    with at_default_limits(tmp_path) as server:
        server.open(2)
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_a_file_of_before_becomes_private(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        store = SqliteStore(str(path))
        await store.start(_nobody)
        await store.close()

    path = tmp_path / "t.sqlite3"
    path.touch(0o644)
    asyncio.run(open_and_close())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_is_no_store_stays_as_it_is(tmp_path: Path) -> None:
    """Named by mistake: by a server, or by a command that only looks."""

    async def open_it(alone: bool) -> None:
        with pytest.raises(StoreError, match="is no database of SQLite: nothing was changed"):
            await SqliteStore(str(path), alone).start(_nobody)

    path = tmp_path / "letter"
    path.write_text("Dear friends, this is no database at all.")
    path.chmod(0o644)
    for alone in (False, True):
        asyncio.run(open_it(alone))
    assert stat.S_IMODE(path.stat().st_mode) == 0o644 and [one.name for one in tmp_path.iterdir()] == ["letter"]


def test_a_store_that_cannot_be_written_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "t.sqlite3"))
        await store.start(_nobody)
        assert await store.ready()
        monkeypatch.setattr(own_file, "LEAST_FREE", 1 << 62)
        assert not await store.ready(), "the disk is full"
        monkeypatch.undo()
        assert store._connection is not None
        store._connection.execute("PRAGMA query_only = 1")
        assert not await store.ready(), "it cannot be written"
        await store.close()

    asyncio.run(go())


def test_whoever_asks_over_and_over_whether_it_can_be_written_lets_it_write_once() -> None:
    looked, now, works = 0, 0.0, True

    async def look() -> bool:
        nonlocal looked
        looked += 1
        await asyncio.sleep(0)
        return works

    async def go() -> None:
        nonlocal now, works
        readiness = Readiness(look, lambda: now)
        assert all(await asyncio.gather(*[readiness.is_ready() for _ in range(50)])) and looked == 1
        works = False
        now += FRESH_SECONDS
        # What fails is looked at anew each time: it is to go on as soon as the cause is gone.
        assert not await readiness.is_ready() and not await readiness.is_ready() and looked == 3
        works = True
        assert await readiness.is_ready() and looked == 4

    asyncio.run(go())


def test_whoever_reads_is_answered_when_the_store_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(SqliteStore):
        async def load(self, table: str, after: int = 0) -> Stored | None:
            await asyncio.Event().wait()
            return await super().load(table, after)

    async def go() -> None:
        hub = Hub(Silent(str(tmp_path / "t.sqlite3")), BotWorkers(0, 0.0))
        await hub.start()
        opened = await hub.open_table(OpenTable("between-two-cities", 2))
        with pytest.raises(Refusal) as refused:
            await hub.fresh(opened.header.id)
        assert refused.value.why is Why.BUSY
        await hub.close()

    monkeypatch.setattr("tabletown.server.live.fetching.STORE_SECONDS", 0.05)
    asyncio.run(go())


def test_the_lock_ends_with_the_store(tmp_path: Path) -> None:
    async def go() -> None:
        first, second = [SqliteStore(str(tmp_path / "t.sqlite3"), alone=True) for _ in range(2)]
        await first.start(_nobody)
        with pytest.raises(StoreError):
            await second.start(_nobody)
        await first.close()
        await second.start(_nobody)
        await second.close()

    asyncio.run(go())
