"""A disk that is full, a file that is gone, a database that is stopped, a clock that is a day off.

Nothing is acknowledged that is not stored, the host reads one plain sentence and the players another, and when the
cause is gone all of it goes on by itself.
"""

import asyncio
import json
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from bench.server_postgres import postgres
from tests.server.hubs import begun, running as running_hub, until

from tabletown.locales import say
from tabletown.server.live import log
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import StoreError
from tabletown.server.stores.trouble import in_words
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Clock
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted, Rejected, ServerMessage, Why
from tabletown.testing.server_harness import HTTP, OpenedTable, Server

SAID = 5


class Impatient(SeatClient):
    """Hears also the refusals after which one simply asks again."""

    def __init__(self, opened: OpenedTable, *tokens: str) -> None:
        super().__init__([opened.server.url], opened.id, tokens)
        self.busy: list[str] = []

    async def _take(self, message: ServerMessage) -> None:
        await super()._take(message)
        if isinstance(message, Rejected) and message.why is Why.BUSY:
            self.busy.append(message.words)
            async with self._changed:
                self._changed.notify_all()


def stored_lines(db: str, table: str) -> list[str]:
    """What was said there, as a store opened anew has it."""

    async def go() -> list[str]:
        store = SqliteStore(db)
        await store.start(lambda _table, _version: None)
        stored = await store.load(table)
        await store.close()
        assert stored is not None and stored.damage is None
        return [entry.what.text for entry in stored.entries if isinstance(entry.what, log.LineSaid)]

    return asyncio.run(go())


@contextmanager
def server_in(folder: Path) -> Iterator[Server]:
    server = Server(str(folder / "tables.sqlite3"))
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


def sentences(server: Server) -> list[str]:
    """What the host has read, once the server has been stopped."""
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    return [line["words"] for line in lines if "words" in line]


async def talk_through(
    server: Server, spoil: Callable[[], object], mend: Callable[[], object]
) -> tuple[OpenedTable, int]:
    """Somebody talks while the store fails and comes back; says how many lines were acknowledged."""
    opened = server.open(2)
    ann = Impatient(opened, opened.host, opened.sit("Ann"))
    async with ann:
        assert isinstance(await ann.ask(requests.Say(ann.nonce(), 0, "before")), Accepted)
        spoil()
        asked = [asyncio.create_task(ann.ask(requests.Say(ann.nonce(), 0, f"line {number}"))) for number in range(SAID)]
        await ann.until(lambda: bool(ann.busy))
        assert not any(one.done() for one in asked), "nothing is acknowledged"
        assert ann.busy[0] == say("refused-busy", "en")
        mend()
        ann._patience = 0.2
        await ann.cut()
        answers = await asyncio.wait_for(asyncio.gather(*asked), 60)
        assert all(isinstance(answer, Accepted) for answer in answers)
    return opened, 1 + len(answers)


FAILING_FSYNC = """
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>
static int fails(void) { const char *sign = getenv("FAIL_FSYNC"); return sign && access(sign, F_OK) == 0; }
int fsync(int file) { (void)file; if (fails()) { errno = EIO; return -1; } return 0; }
int fdatasync(int file) { return fsync(file); }
"""
"""In place of the system's: fails as long as there is a certain file."""


def test_disks_and_files_that_fail_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, on one real server; then it is killed, and what it has acknowledged is there."""
    can_fail = _replace_fsync(tmp_path, monkeypatch)
    with server_in(tmp_path) as server:
        assert server.process is not None
        file, away, sign, process = Path(server.db), tmp_path / "away", tmp_path / "fail", server.process.pid
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        troubles: list[tuple[Callable[[], object], Callable[[], object]]] = [
            # What is written to a file that was moved away would be acknowledged and lost.
            (lambda: file.rename(away), lambda: away.rename(file)),
            # A disk, or what one may use of it, is full.
            (
                lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, (_written(file), hard)),
                lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard)),
            ),
        ]
        if can_fail:
            troubles.append((sign.touch, sign.unlink))
        played = [asyncio.run(talk_through(server, spoil, mend)) for spoil, mend in troubles]
        server.kill()
    for opened, acknowledged in played:
        assert len(set(stored_lines(server.db, opened.id))) == acknowledged
    said = sentences(server)
    assert "The file of the store is gone: put it back, or restore a backup." in said
    assert any(words.startswith("The disk of the store") for words in said)
    assert said.count("The store works again.") >= len(troubles) and "Traceback" not in "".join(server.log)


def _written(db: Path) -> int:
    """Bytes up to which the store has been written: nothing fits behind them, but the server's log has still room."""
    return db.with_name(f"{db.name}-wal").stat().st_size


def _replace_fsync(folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Where there is a compiler; elsewhere commits that fail are tried on the store alone (test_setbacks)."""
    compiler = shutil.which("cc")
    if compiler is None:
        return False
    (folder / "fsync.c").write_text(FAILING_FSYNC)
    library = str(folder / "fsync.so")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, str(folder / "fsync.c")], check=True)
    monkeypatch.setenv("LD_PRELOAD", library)
    monkeypatch.setenv("FAIL_FSYNC", str(folder / "fail"))
    return True


def test_a_store_that_has_become_read_only(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(str(tmp_path / "read-only.sqlite3"))
        async with running_hub(Hub(store, BotWorkers(0, 0.0))) as hub:
            player, live = await begun(hub, "Ann")
            connection = store._open_connection()
            await store._do(lambda: connection.execute("PRAGMA query_only = ON"))
            assert not await store.ready()
            player.told.clear()
            hub.ask(live, requests.Say("lost", 0, "Nobody hears this"), player)
            await until(lambda: bool(player.told))
            assert isinstance(player.told[0], Rejected) and player.told[0].why is Why.BUSY
            assert "tabletown_store_ok 0" in hub.metrics.text()
            await store._do(lambda: connection.execute("PRAGMA query_only = OFF"))
            hub.ask(live, requests.Say("heard", 0, "This they do"), player)
            await until(lambda: Accepted("heard", live.table.version) in player.told)
            assert await store.ready() and "tabletown_store_ok 1" in hub.metrics.text()

    asyncio.run(go())


def test_a_second_server_on_one_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def go() -> str:
        first, second = (SqliteStore(str(tmp_path / "one.sqlite3"), alone=True) for _ in range(2))
        await first.start(lambda _table, _version: None)
        with pytest.raises(StoreError) as refused:
            await second.start(lambda _table, _version: None)
        await second.close()
        await first.close()
        # Once the first has gone, it is welcome.
        third = SqliteStore(str(tmp_path / "one.sqlite3"), alone=True)
        await third.start(lambda _table, _version: None)
        await third.close()
        return str(refused.value)

    assert "is in use by another server" in asyncio.run(go())


def test_a_database_that_is_stopped_and_comes_back() -> None:
    """Whoever asks is answered, also whoever only reads; and nobody has to start anything anew."""
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    from pgserver._commands import POSTGRES_BIN_PATH

    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:
        files = str(Path(folder) / "postgres")
        owner = Path(files).owner()

        def control(what: str, *more: str) -> None:
            order = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-w", "-D", files, *more, what]
            subprocess.run(order, check=True, capture_output=True, user=owner, timeout=60, stdin=subprocess.DEVNULL)

        server = Server(address)
        server.start()
        other = server.open(2)

        def stop() -> None:
            control("stop", "-m", "immediate")
            for path in (f"/api/tables/{other.id}", "/api/tables", "/readyz"):
                assert HTTP.get(server.url + path).status_code == 503, path
            assert HTTP.get(f"{server.url}/healthz").status_code == 200

        def start() -> None:
            log_file = str(Path(files) / "log")
            control("start", "-l", log_file, "-o", f'-h "" -k {files}')

        try:
            opened, acknowledged = asyncio.run(talk_through(server, stop, start))
            assert HTTP.get(f"{server.url}/api/tables/{opened.id}").status_code == 200
            assert HTTP.get(f"{server.url}/readyz").status_code == 200
            assert acknowledged == SAID + 1
        finally:
            server.stop()
        assert any("PostgreSQL" in words for words in sentences(server)) and "Traceback" not in "".join(server.log)


@pytest.mark.parametrize("days", [-1, 1])
def test_a_clock_that_is_a_day_off_after_a_restart(tmp_path: Path, days: int) -> None:
    """Nobody loses or gains time by a clock that was put back; tables open, go on, and nothing is deleted."""

    async def go() -> None:
        path, off = str(tmp_path / "clock.sqlite3"), days * 86_400.0
        async with running_hub(Hub(SqliteStore(path), BotWorkers(0, 0.0))) as hub:
            opened = await hub.open_table(OpenTable("between-two-cities", 2, clock=Clock(1_000_000)))
            table, right = opened.header.id, hub.now
            await hub.once(table, requests.Sit("s", "Ann"))
        async with running_hub(Hub(SqliteStore(path), BotWorkers(0, 0.0), now=lambda: right() + off)) as hub:
            seated = await hub.once(table, requests.Sit("b", "Bob"))
            live = await hub.live(table)
            assert live is not None and seated.version == live.table.version
            assert min(live.table.thinking.left(hub.now())) > 1_000_000 - 2 * 86_400
            before = live.table.touched
        async with running_hub(Hub(SqliteStore(path), BotWorkers(0, 0.0), now=right)) as hub:
            again = await hub.live(table)
            assert again is not None and again.table.touched == before
            assert [chair.name for chair in again.table.chairs] == ["Ann", "Bob"]

    asyncio.run(go())


def test_every_trouble_has_a_sentence() -> None:
    import sqlite3

    known = [
        sqlite3.OperationalError("database or disk is full"),
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.OperationalError("attempt to write a readonly database"),
        sqlite3.OperationalError("database is locked"),
        sqlite3.DatabaseError("database disk image is malformed"),
        StoreError("tables.sqlite3 is gone: No such file or directory"),
        ConnectionRefusedError(111, "Connection refused"),
        OSError(28, "No space left on device"),
        TimeoutError(),
        ValueError("something else"),
    ]
    said = [in_words(error) for error in known]
    assert len(set(said)) == len(known) and all(words.endswith(".") and "\n" not in words for words in said)
