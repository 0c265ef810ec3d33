"""Backups: made while a server runs, brought back whole or not at all, from one kind of store into the other."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from bench.server_postgres import postgres

from tabletown.cli import main
from tabletown.server.stores.backup import BadBackup, back_up, check_backup, restore
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.sqlite_schema import COLUMNS
from tabletown.server.stores.store import SCHEMA, NewerStore, Store, StoreError
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire.bans import RESTORED
from tabletown.server.wire.requests import Fill, Start
from tabletown.testing.server_harness import HTTP, OpenedTable, Server, accepted, running

FLIPS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of its own: what it holds is replaced."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def played(server: Server) -> OpenedTable:
    """Two people, so that nothing happens at the table but what a test does there."""
    opened = server.open(2)
    ann, _ = opened.sit("Ann"), opened.sit("Bob")
    asyncio.run(play(opened, ann))
    return opened


async def play(opened: OpenedTable, token: str) -> None:
    async with opened.player(opened.host, token) as ann:
        await accepted(ann, Start(ann.nonce()))
        await ann.until(lambda: bool(ann.moves.get(0)))
        await ann.submit(0, ann.moves[0][0].move)


def held(path: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a store, row by row."""
    with sqlite3.connect(path) as connection:
        found = {place: sorted(connection.execute(f"SELECT * FROM {place}").fetchall()) for place in COLUMNS}
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'orders'").fetchone()
        orders = "SELECT * FROM orders WHERE name <> ?"
        found["orders"] = sorted(connection.execute(orders, (RESTORED,)).fetchall()) if known else []
    connection.close()
    return found


def command(*words: str) -> int:
    with pytest.raises(SystemExit) as done:
        main([*words])
    return int(str(done.value.code))


def test_a_backup_of_a_running_server_is_brought_back_equal(
    server: Server, played: OpenedTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = tmp_path / "all.backup", tmp_path / "new.sqlite3"
    assert command("backup", str(file), "--db", server.db) == 0
    assert file.stat().st_mode & 0o077 == 0, "it holds seeds"
    assert command("restore", str(file), "--db", str(new), "--json") == 0
    assert held(str(new)) == held(server.db) and played.id in str(held(str(new)))
    assert command("doctor", "--db", str(new)) == 0
    # What is there is not given up by accident, nor is a backup written over.
    assert command("restore", str(file), "--db", str(new)) == 2
    assert command("backup", str(file), "--db", server.db) == 2
    said = capsys.readouterr().err
    assert "holds 1 tables already" in said and "is there already" in said


def sits_at(player: SeatClient, seat: int) -> str | None:
    return None if player.info is None else player.info.seats[seat].name


def test_a_server_goes_on_with_what_was_brought_back(server: Server, played: OpenedTable, tmp_path: Path) -> None:
    file = tmp_path / "before.backup"
    back_up(server.db, file)

    async def go() -> None:
        async with played.player(played.host) as host:
            before = host.version
            token = server.open(2).sit("Bob")
            assert token
            await accepted(host, Fill(host.nonce(), 0, "random"))
            await host.until(lambda: host.version > before and sits_at(host, 0) != "Ann")
            after = host.version
            await asyncio.to_thread(restore, file, server.db, replace=True)
            # She is shown what was brought back, without coming anew.
            await host.until(lambda: host.version < after and sits_at(host, 0) == "Ann")
            await accepted(host, Fill(host.nonce(), 0, "random"))

    asyncio.run(go())
    assert HTTP.get(f"{server.url}/readyz").status_code == 200
    assert command("doctor", "--db", server.db) == 0


def test_a_damaged_backup_changes_nothing(server: Server, played: OpenedTable, tmp_path: Path) -> None:
    """Wherever a bit has flipped: it is refused, or it was where nothing stands."""
    assert played.id
    file, target = tmp_path / "whole.backup", tmp_path / "target.sqlite3"
    back_up(server.db, file)
    restore(file, str(target), replace=False)
    before, whole, random = held(str(target)), file.read_bytes(), Random(1)
    written = [at for at, byte in enumerate(whole) if byte]
    refused = 0
    for number in range(FLIPS):
        bent = tmp_path / f"bent-{number}"
        at = random.choice(written)
        bent.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << random.randrange(8)]) + whole[at + 1 :])
        try:
            restore(bent, str(target), replace=True)
        except StoreError as error:
            refused += 1
            assert "\n" not in str(error).strip()
        assert held(str(target)) == before
    assert refused > FLIPS // 2, "most of what is written in it matters"
    for size in (0, 100, len(whole) // 2, len(whole) - 4096):
        cut = tmp_path / "cut"
        cut.write_bytes(whole[:size])
        with pytest.raises(BadBackup):
            restore(cut, str(target), replace=True)
    assert held(str(target)) == before


def test_what_is_brought_back_is_the_servers(server: Server, played: OpenedTable, tmp_path: Path) -> None:
    """Whoever may do all, and makes a store for a server that may not, leaves it what it can read."""
    file, folder = tmp_path / "one.backup", tmp_path / "state"
    back_up(server.db, file)
    folder.mkdir()
    if os.geteuid() == 0:
        os.chown(folder, 4711, 4712)
    restore(file, str(folder / "new.sqlite3"), replace=False)
    owners = {(path.stat().st_uid, path.stat().st_gid) for path in (folder, *folder.iterdir())}
    assert len(owners) == 1 and played.id


def test_a_store_that_is_not_there_is_looked_for_with_better_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (("backup", str(tmp_path / "b")), ("doctor",), ("admin", "list")):
        assert command(*words, "--db", str(tmp_path / "none")) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 3 and all("TABLETOWN_SETTINGS" in line for line in said)


def test_what_is_no_backup_is_refused_in_one_sentence(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(server.db, tmp_path / "copied")
    (tmp_path / "letter").write_text("Dear friends")
    for name in ("copied", "letter", "nothing"):
        assert command("restore", str(tmp_path / name), "--db", str(tmp_path / "new.sqlite3")) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 3 and not (tmp_path / "new.sqlite3").exists()


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(server: Server, tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        back_up(server.db, tmp_path / "no" / "such" / "folder.backup")
    with pytest.raises(StoreError, match="there is no file"):
        back_up(str(tmp_path / "nothing.sqlite3"), tmp_path / "empty.backup")
    assert list(tmp_path.iterdir()) == []
    with sqlite3.connect(tmp_path / "later.sqlite3") as later:
        later.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    later.close()
    with pytest.raises(NewerStore, match=r"later\.sqlite3 was written by a later version"):
        back_up(str(tmp_path / "later.sqlite3"), tmp_path / "later.backup")
    assert [one.name for one in tmp_path.iterdir()] == ["later.sqlite3"]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        yield address


def test_a_house_moves_from_sqlite_to_postgresql_and_back(
    server: Server, played: OpenedTable, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, again, new = tmp_path / "one.backup", tmp_path / "two.backup", tmp_path / "new.sqlite3"
    # All that a store can hold: also data files in use, and what the host has ordered.
    server.open(1, options={"automa": "full"})
    assert command("admin", "ban", "192.0.2.1", "--db", server.db) == 0
    assert all(held(server.db)[place] for place in (*COLUMNS, "orders"))
    assert command("backup", str(file), "--db", server.db) == 0
    monkeypatch.setenv("TABLETOWN_DB", database)
    assert command("restore", str(file)) == 0 and command("doctor") == 0
    assert command("restore", str(file)) == 2 and command("restore", str(file), "--replace") == 0
    assert command("admin", "list", "--json") == 0
    assert command("backup", str(again)) == 0
    monkeypatch.delenv("TABLETOWN_DB")
    assert command("restore", str(again), "--db", str(new)) == 0
    assert held(str(new)) == held(server.db)
    assert check_backup(again).tables == check_backup(file).tables and played.id


def test_nobody_writes_to_a_table_that_was_removed_or_brought_back(database: str) -> None:
    """Whatever another process still believes of its end."""
    from tests.server.test_store import new_table

    from tabletown.server.live import log
    from tabletown.server.live.log import LogEntry
    from tabletown.server.stores.postgres import PostgresStore
    from tabletown.server.stores.store import Addition

    async def go() -> None:
        one, other = PostgresStore(database), PostgresStore(database)
        stores: tuple[Store, Store] = (one, other)
        for store in stores:
            await store.start(lambda _table, _version: None)
        header, addition = new_table()
        await one.create(header, addition)
        assert await one.append([Addition(header.id, (LogEntry(2, 0.0, log.Freed(0)),))]) == frozenset()
        assert await other.remove(header.id)
        assert await one.append([Addition(header.id, (LogEntry(3, 0.0, log.Freed(0)),))]) == {header.id}
        assert await one.load(header.id) is None and await one.strays() == ()
        for store in stores:
            await store.close()

    asyncio.run(go())


def test_nobody_writes_to_a_file_that_another_has_changed(tmp_path: Path) -> None:
    from tests.server.test_store import new_table

    from tabletown.server.live import log
    from tabletown.server.live.log import LogEntry
    from tabletown.server.stores.store import Addition

    async def go() -> None:
        one, other = SqliteStore(str(tmp_path / "s")), SqliteStore(str(tmp_path / "s"))
        woken: list[str] = []
        await one.start(lambda table, _version: woken.append(table))
        await other.start(lambda _table, _version: None)
        header, addition = new_table()
        await one.create(header, addition)
        await one.orders()
        woken.clear()
        assert await other.append([Addition(header.id, (LogEntry(2, 0.0, log.Closed()),))]) == frozenset()
        await one.orders()
        assert woken == [""], "it looks what has changed"
        assert await one.append([Addition(header.id, (LogEntry(2, 0.0, log.Freed(0)),))]) == {header.id}
        assert await other.remove(header.id)
        assert await one.append([Addition(header.id, (LogEntry(3, 0.0, log.Freed(0)),))]) == {header.id}
        assert await one.load(header.id) is None and await one.strays() == ()
        await one.close()
        await other.close()

    asyncio.run(go())
