"""The files that a table was begun with are kept: it goes on by them when others are here."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.server.hubs import FREE, Reader, running, until

from tabletown.between_two_cities.automas.cards import FILE, deck, file_deck
from tabletown.between_two_cities.automas.house import house, places, places_by_number
from tabletown.core.data import FOLDER, read_data
from tabletown.core.seat import Seat
from tabletown.server.games.between_two_cities.box import data_in_use, own_data
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.tools.doctor import examine
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Seated, Status, Why
from tabletown.server.wire.refusal import Refusal


def forget() -> None:
    for remembered in (file_deck, house, places, places_by_number, own_data, data_in_use):
        remembered.cache_clear()


@pytest.fixture
def other_cards(tmp_path: Path) -> Iterator[Path]:
    """A folder with another deck; whoever names it plays by that."""
    cards = read_data("tabletown.between_two_cities.automas", FILE)
    assert isinstance(cards, dict)
    (tmp_path / FILE).write_text(json.dumps(cards | {"cards": [{"left": "first", "right": "first"}] * 20}))
    yield tmp_path
    forget()


def hub_at(path: Path) -> Hub:
    return Hub(SqliteStore(str(path)), BotWorkers(0, 0.1))


async def play(hub: Hub, live: LiveTable, reader: Reader, moves: int) -> None:
    for _ in range(moves):
        table = live.table
        if table.status is not Status.RUNNING:
            return
        seat = min(table.to_act)
        move = table.game.format_move(table.game.legal_moves(table.state, Seat(seat))[0])
        hub.ask(live, requests.Submit(f"m{table.version}", int(seat), table.version, move), reader)
        await until(partial(_is_told, live, table.version))


def _is_told(live: LiveTable, before: int) -> bool:
    return live.told > before


async def begin(hub: Hub) -> tuple[str, Actor]:
    """Alone, against Automas whose cards the file holds."""
    opened = await hub.open_table(OpenTable("between-two-cities", 1, {"automa": "full"}, manners=FREE))
    seated = await hub.once(opened.header.id, requests.Sit("n", "Ann"))
    assert isinstance(seated, Seated) and opened.header.data
    reader = Reader("")
    reader.actor = Actor(frozenset(map(hash_token, (opened.host, seated.token))))
    live = await hub.hello(reader, requests.Hello("h", opened.header.id))
    hub.ask(live, requests.Start("s"), reader)
    await until(lambda: live.table.state is not None and live.told == live.table.version)
    await play(hub, live, reader, 4)
    return opened.header.id, reader.actor


def test_a_game_goes_on_by_the_cards_it_began_with(
    tmp_path: Path, other_cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"

    async def go() -> None:
        async with running(hub_at(path)) as hub:
            table, actor = await begin(hub)
        usual = deck()
        monkeypatch.setenv(FOLDER, str(other_cards))
        forget()
        assert deck() != usual
        async with running(hub_at(path)) as hub:
            live = await hub.live(table)
            assert live is not None and live.damage is None and live.table.texts
            reader = Reader("")
            reader.actor = actor
            await hub.hello(reader, requests.Hello("h", table))
            await play(hub, live, reader, 500)
            assert live.table.status is Status.OVER and deck() != usual
            assert live.table.record().data == live.table.header.data
            other, _ = await begin(hub)
            again = await hub.live(other)
            # A new table plays by the new cards.
            assert again is not None and again.table.header.data != live.table.header.data and not again.table.texts
            assert [finding async for one in examine(hub.store) for finding in one.findings] == []

    asyncio.run(go())


def test_without_the_files_a_table_says_so(tmp_path: Path, other_cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"

    async def go() -> None:
        async with running(hub_at(path)) as hub:
            table, _ = await begin(hub)
        with sqlite3.connect(path) as connection:
            connection.execute("DELETE FROM data_files")
        connection.close()
        async with running(hub_at(path)) as hub:
            # Opened before files were kept: as long as they are the same, they are kept now.
            assert await hub.live(table) is not None
        with sqlite3.connect(path) as connection:
            assert connection.execute("SELECT count(*) FROM data_files").fetchone() == (1,)
            connection.execute("DELETE FROM data_files")
        connection.close()
        monkeypatch.setenv(FOLDER, str(other_cards))
        forget()
        async with running(hub_at(path)) as hub:
            with pytest.raises(Refusal) as refused:
                await hub.live(table)
            assert refused.value.why is Why.OTHER_RULES

    asyncio.run(go())
