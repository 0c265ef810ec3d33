"""One bit of the file turns round, anywhere: in rows, in what SQLite writes before them, in its own pages.

It is found or it changes nothing; nobody meets an error that was not foreseen; a damaged table can be looked at only.
"""

import asyncio
import struct
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from tests.cli.prepared import prepared
from tests.server.hubs import FREE, Reader, running, until
from tests.server.test_chain import copy, findings, opened, play_some

from tabletown.core.errors import TabletownError
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.log import encode_entry, encode_header
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.sqlite_schema import LAST
from tabletown.server.stores.store import DamagedHeader, Stored
from tabletown.server.wire import requests
from tabletown.server.wire.bans import Ban, read_ban, write_ban
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

FLIPS = 500
BANNED = "ban:192.0.2.1"
REFUSED = ("cannot be used as a store", "is no database of SQLite", "later version")
LEAVES = (0x0A, 0x0D)
"""How pages with rows begin."""


@dataclass(frozen=True)
class Sound:
    path: Path
    tables: tuple[str, ...]
    held: dict[str, object]


async def held(path: Path, tables: tuple[str, ...]) -> dict[str, object]:
    """What a server would have of each table and order; a table that is told to be damaged is no other table."""
    found: dict[str, object] = {}
    async with opened(path) as store:
        for table in tables:
            try:
                stored = await store.load(table)
            except DamagedHeader:
                stored = None
            found[table] = _told(stored)
        orders = {name: read_ban(name, body) for name, body in (await store.orders()).items()}
        found |= {name: (ban.since, ban.until) for name, ban in orders.items() if ban is not None}
    return found


def _told(stored: Stored | None) -> bytes | None:
    if stored is None or stored.damage is not None:
        return None
    return b"\n".join([encode_header(stored.header), *map(encode_entry, stored.entries)])


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    """A game that is played, a table that is open, one with data files, and somebody who is not let in."""
    path = tmp_path_factory.mktemp("rot") / "sound.sqlite3"

    async def go() -> tuple[str, ...]:
        async with running(Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))) as hub:
            played = await play_some(hub)
            waiting = await hub.open_table(OpenTable("ticket-to-ride-new-york", 2))
            alone = await hub.open_table(OpenTable("between-two-cities", 1, {"automa": "full"}, manners=FREE))
            await hub.store.order(BANNED, write_ban(BANNED, Ban(1.0, 9e9)))
            return played, waiting.header.id, alone.header.id

    tables = asyncio.run(go())
    return Sound(path, tables, asyncio.run(held(path, tables)))


def rows_begin(whole: bytes) -> list[int]:
    """Where rows say how long they are and of what kind: a bit there makes a text of bytes, or a row of two."""
    size = struct.unpack_from(">H", whole, 16)[0]
    found: list[int] = []
    for page in range(0, len(whole), size):
        head = page + (100 if page == 0 else 0)
        if whole[head] in LEAVES:
            (count,) = struct.unpack_from(">H", whole, head + 3)
            for place in struct.unpack_from(f">{count}H", whole, head + 8):
                found += range(page + place, min(page + place + 10, page + size))
    return found


def turned(whole: bytes, place: int, bit: int) -> bytes:
    return whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :]


async def come(path: Path, tables: tuple[str, ...]) -> dict[str, Why | bool]:
    """What whoever comes to the tables of a server is told: why not, or whether it is damaged."""
    told: dict[str, Why | bool] = {}
    async with running(Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))) as hub:
        for table in tables:
            reader = Reader("stranger")
            try:
                live = await hub.hello(reader, requests.Hello("h", table))
                await until(lambda: bool(reader.told))  # noqa: B023, waited for at once
                told[table] = live.damage is not None
            except Refusal as refusal:
                told[table] = refusal.why
        await hub.wanting_players(10)
    return told


def test_every_bit_of_the_file_is_found_or_changes_nothing(sound: Sound, tmp_path: Path) -> None:
    whole = sound.path.read_bytes()
    random, beginnings = Random("rot"), rows_begin(whole)
    path = tmp_path / "rotten.sqlite3"
    silent = []
    for number in range(FLIPS):
        place, bit = random.choice((random.choice(beginnings), random.randrange(len(whole)))), random.randrange(8)
        path.write_bytes(turned(whole, place, bit))
        where = f"{number}: bit {bit} of byte {place}"
        try:
            found = findings(path)
            now = asyncio.run(held(path, sound.tables))
            told = asyncio.run(come(path, sound.tables))
        except TabletownError as error:
            assert any(words in str(error) for words in REFUSED), where
            continue
        if now != sound.held and not found:
            silent.append(where)
        for table, what in told.items():
            assert what is not Why.BUSY, f"{where}: it would be tried for ever"
            assert what is not False or now[table] == sound.held[table], f"{where}: {table} is another one"
    assert not silent


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE entries SET body = CAST(body AS TEXT) WHERE version = 8", "entry 8 is not of the kind"),
        ("UPDATE entries SET link = CAST('x' AS TEXT) WHERE version = 8", "entry 8 is not of the kind"),
        ("UPDATE tables SET header = CAST(header AS TEXT)", "the header is not of the kind"),
        (f"UPDATE entries SET link = CAST('x' AS TEXT) WHERE version = {LAST}", "nothing says where this log ends"),
        (f"UPDATE entries SET body = CAST(body AS TEXT) WHERE version = {LAST}", "nothing says where this log ends"),
        ("UPDATE tables SET summary = 7", "its line in the list cannot be read"),
        ("UPDATE tables SET opened = 'long ago'", "opened at another time"),
        ("UPDATE data_files SET body = replace(body, 'shop', 'shqp')", "data files that were kept"),
        ("UPDATE orders SET name = 'ban:192.0.2.3'", "is not what was given"),
    ],
)
def test_what_is_of_another_kind_is_told_in_words(sound: Sound, tmp_path: Path, statement: str, what: str) -> None:
    path = copy(sound.path, tmp_path / "other.sqlite3", lambda connection: connection.execute(statement))
    assert any(what in finding.what for finding in findings(path)), findings(path)


def test_the_commands_of_the_host_on_a_rotten_file(sound: Sound, tmp_path: Path) -> None:
    whole = sound.path.read_bytes()
    beginnings = rows_begin(whole)
    for number, place in enumerate(Random("commands").sample(beginnings, 6)):
        path = tmp_path / f"{number}.sqlite3"
        path.write_bytes(turned(whole, place, number % 8))
        words = ["--db", str(path)]
        commands = [["doctor"], ["doctor", "--export", sound.tables[0]], ["admin", "list"], ["admin", "statistics"]]
        for command in (*commands, ["backup", str(tmp_path / f"{number}.backup")]):
            told = prepared().run([*command, *words])
            assert "Traceback" not in told.stderr and told.returncode in (0, 1, 2), (place, command, told.stderr)
