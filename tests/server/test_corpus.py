"""Tables that earlier versions have stored are opened, played on and finished, and all is in order afterwards."""

import asyncio
import gzip
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from tests.server.corpus.write import token_of
from tests.server.hubs import Reader, running

import tabletown
from tabletown.core.seat import Seat
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.log import decode_header
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor, Wish
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.tools.doctor import examine
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Answer, Rejected, Status

CORPORA = sorted((Path(__file__).parent / "corpus").glob("*.jsonl.gz"))
FIRST_FORM = """
CREATE TABLE tables (id TEXT PRIMARY KEY, header BLOB NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL,
    opened REAL NOT NULL, summary BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX wanting ON tables (opened DESC) WHERE public AND status = 'open';
CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, version)) WITHOUT ROWID;
PRAGMA user_version = 1;
"""
"""As the first versions have written it: those have no say in how it is read now."""


def lay_out(corpus: Path, to: Path) -> list[str]:
    """The corpus as a store of its time."""
    ids = []
    with sqlite3.connect(to) as connection:
        connection.executescript(FIRST_FORM)
        for table in gzip.decompress(corpus.read_bytes()).strip().split(b"\n\n"):
            header, *entries = table.split(b"\n")
            table_id = decode_header(header).id
            ids.append(table_id)
            line = (table_id, header, False, "open", decode_header(header).opened, b"{}")
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", line)
            rows = [(table_id, version, body) for version, body in enumerate(entries, 1)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    connection.close()
    return ids


class Player(Reader):
    """Is woken by what it is told."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.news = asyncio.Event()

    def answer(self, messages: Sequence[Answer]) -> None:
        super().answer(messages)
        self.news.set()

    def send(self, frame: bytes) -> None:
        super().send(frame)
        self.news.set()

    async def hear(self) -> list[Answer | bytes]:
        await self.news.wait()
        self.news.clear()
        told, self.told = self.told, []
        return told


async def play_on(hub: Hub, table_id: str) -> LiveTable:
    """Everybody comes back, whoever is missing sits down, and the game is played to its end."""
    live = await hub.live(table_id)
    assert live is not None and live.damage is None
    seats, game, random = live.table.header.seats, tabletown.load(live.table.header.game), Random(table_id)
    reader = Player("corpus-host")
    reader.actor = Actor(reader.actor.tokens | {hash_token(token_of(seat)) for seat in range(seats)})
    await _look(hub, reader, table_id)
    if live.table.status is Status.OPEN:
        await _ask(hub, live, reader, requests.Sit("sit", "Bea"))
        await _ask(hub, live, reader, requests.Start("start"))
    while live.table.status is Status.RUNNING:
        table = live.table
        seat = random.choice(sorted(table.to_act))
        move = random.choice(game.legal_moves(table.state, Seat(seat)))
        wish = requests.Submit(f"move-{table.version}", seat, table.version, game.format_move(move))
        await _ask(hub, live, reader, wish)
    await _look(hub, reader, table_id)
    return live


async def _look(hub: Hub, reader: Player, table_id: str) -> None:
    """Whoever comes is shown all of it."""
    live = await hub.hello(reader, requests.Hello("h", table_id))
    assert await reader.hear()
    # Drawing every move for somebody would take longer than all the rest.
    hub.leave(live, reader)


async def _ask(hub: Hub, live: LiveTable, reader: Player, wish: Wish) -> None:
    hub.ask(live, wish, reader)
    told = await reader.hear()
    assert not any(isinstance(one, Rejected) for one in told), told


@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_games_outlive_upgrades(corpus: Path, tmp_path: Path) -> None:
    path = tmp_path / "corpus.sqlite3"
    ids = lay_out(corpus, path)

    async def go() -> None:
        async with running(Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))) as hub:
            lives = await asyncio.gather(*[play_on(hub, table_id) for table_id in ids])
            assert all(live.table.outcome is not None for live in lives)
        store = SqliteStore(str(path))
        await store.start(lambda _table, _version: None)
        wrong = [finding async for examined in examine(store) for finding in examined.findings]
        await store.close()
        # A corpus keeps logs, not what lists say of them.
        assert [finding for finding in wrong if "list" not in finding.what] == []

    asyncio.run(go())


def test_every_version_has_its_corpus() -> None:
    """Also the one that is being made: it was written by `python -m tests.server.corpus.write VERSION`."""
    names = {path.name.removesuffix(".jsonl.gz") for path in CORPORA}
    assert {"0.0.0", "0.1.0", tabletown.__version__} <= names
