"""What rots in the store is noticed: every flipped bit, every row that is gone, every row that is cut short."""

import asyncio
import json
import os
import sqlite3
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.cli.prepared import prepared
from tests.server.corpus.write import PHASES, drawn_tables
from tests.server.hubs import Reader, begun, running, until

from tabletown.core.registry import load
from tabletown.core.seat import Seat
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.log import decode_header
from tabletown.server.live.opening import open_log
from tabletown.server.live.table import Table
from tabletown.server.stores.chain import Marks
from tabletown.server.stores.own_file import take_alone
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.sqlite_schema import LAST
from tabletown.server.stores.store import SCHEMA, Addition, NewerStore, StoreError
from tabletown.server.tools.doctor import Finding, examine
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Rejected, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.words import words_for

FLIPS = 500
MOVES = 6


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(str(path))
    await store.start(lambda _table, _version: None)
    yield store
    await store.close()


def _is_told(live: LiveTable, after: int) -> bool:
    return live.told > after


async def play_some(hub: Hub) -> str:
    reader, live = await begun(hub, "Ann")
    game = load("between-two-cities")
    for number in range(MOVES):
        table = live.table
        seat = min(table.to_act)
        move = game.legal_moves(table.state, Seat(seat))[0]
        wish = requests.Submit(f"m{number}", seat, table.version, game.format_move(move))
        hub.ask(live, wish, reader)
        await until(partial(_is_told, live, table.version))
    return live.table.header.id


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A file with a table in the middle of a game, and one where nobody sits yet."""
    path = tmp_path_factory.mktemp("chain") / "played.sqlite3"

    async def go() -> str:
        async with running(Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))) as hub:
            table = await play_some(hub)
            await hub.open_table(_open())
            return table

    table = asyncio.run(go())
    return path, table


def _open() -> OpenTable:
    return OpenTable("ticket-to-ride-new-york", 2)


def copy(path: Path, to: Path, change: Callable[[sqlite3.Connection], object]) -> Path:
    """The same file, with something changed behind the server's back."""
    with sqlite3.connect(path) as old, sqlite3.connect(to) as new:
        old.backup(new)
        change(new)
    new.close()
    old.close()
    return to


async def _findings(store: SqliteStore) -> list[Finding]:
    return [finding async for examined in examine(store) for finding in examined.findings]


def findings(path: Path) -> list[Finding]:
    async def go() -> list[Finding]:
        async with opened(path) as store:
            return await _findings(store)

    return asyncio.run(go())


def test_a_sound_store(played: tuple[Path, str]) -> None:
    assert findings(played[0]) == []


def test_a_result_that_does_not_follow_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where every entry is what was stored: whoever played could not prove it."""
    header, entries = list(drawn_tables())[len(PHASES) - 1]

    async def write() -> None:
        async with opened(tmp_path / "over.sqlite3") as store:
            table = Table(header)
            table.add(entries)
            await store.create(header, Addition(header.id, entries, summary_of(table)))

    asyncio.run(write())
    assert findings(tmp_path / "over.sqlite3") == []
    record = Table.record
    monkeypatch.setattr(Table, "record", lambda table: replace(record(table), result="all have won"))
    [finding] = findings(tmp_path / "over.sqlite3")
    assert finding.table == header.id and "does not prove its result" in finding.what


_CELLS = {
    "tables": ("id", ("id", "header", "public", "status", "opened", "summary")),
    "entries": ("table_id || '/' || version", ("table_id", "version", "body", "link")),
}


def flip(connection: sqlite3.Connection, random: Random) -> str:
    """One bit of one cell of one row; says which."""
    place = random.choice(sorted(_CELLS))
    key, columns = _CELLS[place]
    row = random.choice(connection.execute(f"SELECT {key} FROM {place}").fetchall())[0]
    column = random.choice(columns)
    (value,) = connection.execute(f"SELECT {column} FROM {place} WHERE {key} = ?", (row,)).fetchone()
    new = "CAST(? AS TEXT)" if isinstance(value, str) else "?"
    connection.execute(f"UPDATE OR REPLACE {place} SET {column} = {new} WHERE {key} = ?", (flipped(value, random), row))
    return f"{column} of {place} {row}"


def flipped(value: bytes | str | float, random: Random) -> bytes | float:
    match value:
        case bytes():
            return _flipped(value, random)
        case str():
            return _flipped(value.encode(), random)
        case int():
            return value ^ 1 << random.randrange(31)
        case float():
            return float(struct.unpack("<d", _flipped(struct.pack("<d", value), random))[0])


def _flipped(value: bytes, random: Random) -> bytes:
    place = random.randrange(len(value))
    return value[:place] + bytes([value[place] ^ 1 << random.randrange(8)]) + value[place + 1 :]


def test_every_flipped_bit_is_found(played: tuple[Path, str], tmp_path: Path) -> None:
    """What is wrong is told, and what is told is about what is wrong: the other table is in order."""
    path = copy(played[0], tmp_path / "flipped.sqlite3", lambda _: None)
    random = Random("flips")

    async def go() -> None:
        async with opened(path) as store:
            connection = store._open_connection()
            for _ in range(FLIPS):
                connection.execute("BEGIN")
                where = flip(connection, random)
                assert await _findings(store), where
                connection.execute("ROLLBACK")
                store._marks = Marks()
            assert await _findings(store) == []

    asyncio.run(go())


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (f"DELETE FROM entries WHERE version = (SELECT max(version) FROM entries WHERE version < {LAST})", "missing"),
        ("DELETE FROM entries WHERE version = 3", "entry 3 is missing"),
        (f"DELETE FROM entries WHERE version < {LAST}", "are missing"),
        (f"DELETE FROM entries WHERE version = {LAST}", "nothing says where"),
        ("DELETE FROM entries WHERE version > 5", "nothing says where"),
        ("DELETE FROM entries", "nothing says where"),
        (f"UPDATE entries SET body = 0 WHERE version = {LAST}", "the end that was written down has changed"),
        ("DELETE FROM tables", "that is not there"),
        ("UPDATE entries SET body = substr(body, 1, length(body) / 2) WHERE version = 4", "entry 4 or its link"),
        ("UPDATE entries SET version = version + 1000 WHERE version = 4", "entry 4 is missing"),
        ("UPDATE tables SET header = substr(header, 1, 40)", "header cannot be read"),
        ("UPDATE tables SET status = 'over'", "the list says “over”"),
    ],
)
def test_what_is_cut_off_or_taken_away(played: tuple[Path, str], tmp_path: Path, statement: str, what: str) -> None:
    path = copy(played[0], tmp_path / "cut.sqlite3", lambda connection: connection.execute(statement))
    assert any(what in finding.what for finding in findings(path)), findings(path)


def test_a_damaged_table_can_be_looked_at_only(played: tuple[Path, str], tmp_path: Path) -> None:
    path, table = played
    spoil = "UPDATE entries SET body = x'00' WHERE version = 8 AND table_id = ?"
    path = copy(path, tmp_path / "spoilt.sqlite3", lambda connection: connection.execute(spoil, (table,)))

    async def go() -> None:
        async with running(Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))) as hub:
            reader = Reader("stranger")
            live = await hub.hello(reader, requests.Hello("h", table))
            await until(lambda: bool(reader.told))
            frame = reader.told[0]
            assert isinstance(frame, bytes) and b'"damaged":true' in frame
            assert live.table.version == 7
            hub.ask(live, requests.Say("c", 0, "Hello?"), reader)
            await until(lambda: len(reader.told) > 1)
            answer = reader.told[1]
            assert isinstance(answer, Rejected) and answer.why is Why.DAMAGED
            assert "damaged" in answer.words

    asyncio.run(go())
    # Nothing was written over what could still be saved.
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[0] > 8


@pytest.mark.parametrize(
    ("change", "words"), [({"rules": 99}, "version 99"), ({"data": "0123456789ab"}, "0123456789ab")]
)
def test_rules_or_data_of_another_time(played: tuple[Path, str], change: dict[str, int | str], words: str) -> None:
    async def go() -> None:
        async with opened(played[0]) as store:
            stored = await store.load(played[1])
            assert stored is not None
            other = replace(stored, header=msgspec.structs.replace(stored.header, **change))
            with pytest.raises(Refusal) as refused:
                open_log(other)
            assert refused.value.why is Why.OTHER_RULES
            assert words in words_for(refused.value, "en")

    asyncio.run(go())


def _as_version_3(connection: sqlite3.Connection) -> None:
    connection.executescript(
        "CREATE TABLE ends (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, link BLOB NOT NULL) WITHOUT ROWID;"
        f"INSERT INTO ends SELECT table_id, body, link FROM entries WHERE version = {LAST};"
        f"DELETE FROM entries WHERE version = {LAST}; PRAGMA user_version = 3;"
    )


def _as_version_2(connection: sqlite3.Connection) -> None:
    _as_version_3(connection)
    connection.executescript("DROP TABLE data_files; PRAGMA user_version = 2;")


def _as_version_1(connection: sqlite3.Connection) -> None:
    _as_version_2(connection)
    connection.executescript("DROP TABLE ends; ALTER TABLE entries DROP COLUMN link; PRAGMA user_version = 1;")


@pytest.mark.parametrize("as_it_was", [_as_version_1, _as_version_2, _as_version_3])
def test_a_store_of_an_earlier_form_is_brought_up_to_date(
    played: tuple[Path, str], tmp_path: Path, as_it_was: Callable[[sqlite3.Connection], None]
) -> None:
    path = copy(played[0], tmp_path / "old.sqlite3", as_it_was)
    assert findings(path) == []
    with sqlite3.connect(path) as new, sqlite3.connect(played[0]) as old:
        for query in ("SELECT * FROM entries ORDER BY 1, 2", "PRAGMA user_version"):
            assert new.execute(query).fetchall() == old.execute(query).fetchall()


def test_a_server_of_an_earlier_version_keeps_its_store(played: tuple[Path, str], tmp_path: Path) -> None:
    path = copy(played[0], tmp_path / "old.sqlite3", _as_version_3)
    lock = take_alone(str(path))
    with pytest.raises(StoreError, match="a server of an earlier version"):
        findings(path)
    os.close(lock)
    assert findings(path) == []


def test_a_store_of_a_later_version_is_left_alone(played: tuple[Path, str], tmp_path: Path) -> None:
    later = f"PRAGMA user_version = {SCHEMA + 1}"
    path = copy(played[0], tmp_path / "later.sqlite3", lambda connection: connection.execute(later))
    with pytest.raises(NewerStore, match="later version of Tabletown"):
        findings(path)


def test_the_doctor_at_the_command_line(played: tuple[Path, str], tmp_path: Path) -> None:
    path, table = played
    sound = prepared().run(["doctor", "--db", str(path)])
    assert sound.returncode == 0 and "2 tables, nothing wrong" in sound.stdout
    spoil = "UPDATE entries SET body = x'00' WHERE version = 8"
    spoilt = copy(path, tmp_path / "spoilt.sqlite3", lambda connection: connection.execute(spoil))
    told = prepared().run(["doctor", "--db", str(spoilt)])
    assert (
        told.returncode == 1 and f"table {table}: entry 8 or its link has changed (good up to entry 7)" in told.stdout
    )
    as_json = json.loads(prepared().run(["doctor", "--db", str(spoilt), "--json"]).stdout)
    assert as_json["tables"] == 2 and as_json["findings"][0]["from_version"] == 8
    prepared().run(["doctor", "--db", str(spoilt), "--export", table, "--to", str(tmp_path / "table.jsonl")])
    header, *entries = (tmp_path / "table.jsonl").read_bytes().splitlines()
    assert decode_header(header).id == table and len(entries) > 8
    assert entries[7] == b'{"damaged":"00"}' and all(b"version" in entry for entry in entries[:7] + entries[8:])
    spoil = "UPDATE tables SET header = x'7b'"
    headless = copy(path, tmp_path / "headless.sqlite3", lambda connection: connection.execute(spoil))
    assert f"table {table}: the header cannot be read" in prepared().run(["doctor", "--db", str(headless)]).stdout
    rest = prepared().run(["doctor", "--db", str(headless), "--export", table]).stdout.splitlines()
    assert rest[0] == '{"damaged":"7b"}' and len(rest) == 1 + len(entries)
    told = prepared().run(["admin", "close", table, "--db", str(headless)])
    assert told.returncode == 2 and f"{table} is damaged, and can only be exported or deleted" in told.stderr
    assert prepared().run(["admin", "delete", table, "--yes", "--db", str(headless)]).returncode == 0
    assert "there is no table" in prepared().run(["doctor", "--db", str(headless), "--export", table]).stderr
    assert prepared().run(["doctor", "--db", str(tmp_path / "none")]).returncode == 2
