"""A real server with real bots, and Debian's Chromium."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect, sync_playwright
from tests.browser.automas import start_alone
from tests.browser.playing import start_against_bots
from tests.browser.program import finish_game
from tests.browser.riding import start_ride

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Pages of different contexts never share a process; this only stops spare ones from being started in advance.
    "--renderer-process-limit=1",
)
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds. Nothing takes so long on an idle machine; a loaded one must not fail."""
# Playwright's own patience with what is expected is a quarter of this, whatever a page's is.
expect.set_options(timeout=PATIENCE)


class Server:
    """A server process that can be killed and started again on the same port and file."""

    def __init__(self, folder: Path, data: Path | None = None, beside: Path | None = None) -> None:
        """`beside` is a folder of packages that this server knows besides."""
        self._db = folder / "tables.sqlite3"
        self._own = {} if data is None else {"TABLETOWN_DATA": str(data)}
        if beside is not None:
            self._own["PYTHONPATH"] = os.pathsep.join(filter(None, (str(beside), os.environ.get("PYTHONPATH"))))
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tabletown", "serve", "--db", str(self._db), "--port", port]
        command += ["--bot-workers", "0", "--bot-patience", "0", "--rate-factor", "50"]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **self._own}
        )
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"open at (http\S+)", line):
                self.url = found[1]
                break
        assert self.url, "the server did not start"
        self._process = process

    def kill(self) -> None:
        """Without warning, as when the power goes."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM.exists(), "the browser tests need Chromium: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Finished(NamedTuple):
    """A table where the game is over, and what the device of one who played there keeps of it."""

    path: str
    kept: StorageState


def finished(browser: Browser, server: Server, start: Callable[[Page], None]) -> Finished:
    """Begun through the page and ended by a program in the same seat, while the page looks on: whole games through the
    page have tests of their own."""
    context = browser.new_context(
        base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    start(page)
    finish_game(page)
    page.get_by_role("link", name="Replay").wait_for()
    found = Finished(urlsplit(page.url).path, context.storage_state())
    context.close()
    return found


@pytest.fixture(scope="session")
def finished_cities(browser: Browser, server: Server) -> Finished:
    """Played once: many tests look at the end, each with its own eyes."""
    return finished(browser, server, start_against_bots)


@pytest.fixture(scope="session")
def finished_alone(browser: Browser, server: Server) -> Finished:
    return finished(browser, server, start_alone)


@pytest.fixture(scope="session")
def finished_ride(browser: Browser, server: Server) -> Finished:
    return finished(browser, server, start_ride)


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Pages in contexts of their own; any error on any of them fails the test."""
    contexts, errors = [], list[str]()

    def opened(
        path: str = "/",
        size: ViewportSize = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        url: str = "",
        kept: StorageState | None = None,
    ) -> Page:
        context = browser.new_context(
            base_url=url or server.url,
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size["width"] <= PHONE["width"],
            reduced_motion="reduce",
            service_workers="block",
            storage_state=kept,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors
