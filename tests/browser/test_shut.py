"""What the host of a server decides, and what becomes of its store: the page says so in words."""

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenPage, Server

from tabletown.server.live import log
from tabletown.server.live.lobby import new_header, summary_of
from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Addition
from tabletown.server.wire.bans import BAN, Ban, write_ban
from tabletown.server.wire.bodies import OpenTable
from tabletown.testing.server_harness import HTTP

CHOSEN = {
    "OPERATOR": "Ann Example",
    "CONTACT": "ann@example.org",
    "KEEP_FINISHED_DAYS": "30",
    "KEEP_UNTOUCHED_DAYS": "1",
}


class Shut(NamedTuple):
    server: Server
    store: str
    of_other_rules: str
    rotten: str
    sound: str


@pytest.fixture
def shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shut]:
    """Three tables in a store, two of which have seen better times."""
    path = str(tmp_path / "tables.sqlite3")
    headers = [new_header(OpenTable("between-two-cities", 3), "", time.time()) for _ in range(3)]

    async def write() -> None:
        store = SqliteStore(path)
        await store.start(lambda _table, _version: None)
        for header, rules in zip(headers, (99, headers[1].rules, headers[2].rules), strict=True):
            table, entry = Table(header), LogEntry(1, header.opened, log.Sat(0, "Ann", "hash"))
            table.add((entry,))
            written = msgspec.structs.replace(header, rules=rules)
            await store.create(written, Addition(header.id, (entry,), summary_of(table)))
        await store.close()

    beside(write())
    ids = [header.id for header in headers]
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET body = x'00' WHERE table_id = ?", (ids[1],))
    connection.close()
    for name, value in CHOSEN.items():
        monkeypatch.setenv(f"TABLETOWN_{name}", value)
    server = Server(tmp_path)
    server.start()
    yield Shut(server, path, *ids)
    server.kill()


def beside(work: Coroutine[None, None, None]) -> None:
    """The browser's driver has the loop of this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def test_the_page_says_what_the_host_has_chosen_and_why_a_table_is_shut(open_page: OpenPage, shut: Shut) -> None:
    page = open_page("/privacy", url=shut.server.url)
    for words in ("run by Ann Example", "ann@example.org", "Finished games are deleted 30 days after"):
        expect(page.locator("main")).to_contain_text(words)
    page.goto(f"/t/{shut.of_other_rules}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_text("begun under version 99 of the rules")).to_be_visible()
    page.goto(f"/t/{shut.rotten}")
    expect(page.get_by_text("What is stored of this table is damaged.")).to_be_visible()
    page.goto(f"/t/{shut.sound}")
    expect(page.get_by_text("it is deleted on")).to_be_visible()
    page.get_by_label("Your name").fill("Béla")
    away = open_page(f"/t/{shut.sound}", url=shut.server.url, language="de")
    away.get_by_label("Dein Name").wait_for()
    away.context.set_offline(True)
    lost = away.get_by_text("Verbindung verloren")
    expect(lost).to_be_visible()

    async def ban() -> None:
        store = SqliteStore(shut.store)
        await store.start(lambda _table, _version: None)
        name = f"{BAN}127.0.0.1"
        await store.order(name, write_ban(name, Ban(0.0)))
        async with asyncio.timeout(60):
            while HTTP.get(f"{shut.server.url}/api/tables").status_code != 403:
                await asyncio.sleep(0.05)
        await store.close()

    beside(ban())
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Whoever runs this server lets nobody in from your address.")).to_be_visible()
    # Whoever comes back, too: a line that is refused looks like one that is lost.
    away.context.set_offline(False)
    expect(away.get_by_text("lässt von deiner Adresse niemanden herein")).to_be_visible()
    expect(lost).to_have_count(0)
