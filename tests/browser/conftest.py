"""A real server with real bots, and Debian's Chromium."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect, sync_playwright
from tests.browser.automas import start_alone
from tests.browser.pages import Pages
from tests.browser.playing import start_against_bots
from tests.browser.program import finish_game
from tests.browser.riding import start_ride

from tabletown.testing import server_harness

CHROMIUM = next(filter(Path.exists, map(Path, ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium"))), None)
"""The same engine twice; the one without windows and profiles takes a quarter less of the processor."""
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
        self._process: server_harness.Process | None = None
        self.url = ""

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        arguments = ["serve", "--db", str(self._db), "--port", port]
        arguments += ["--bot-workers", "0", "--bot-patience", "0", "--rate-factor", "50"]
        with open(os.devnull, "w", encoding="utf-8") as nowhere, pytest.MonkeyPatch.context() as patch:
            for name, value in self._own.items():
                patch.setenv(name, value)
            process = server_harness.Server.start_process("tabletown", arguments, nowhere)
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"open at (http\S+)", line):
                self.url = found[1]
                break
        assert self.url, "the server did not start"
        self._process = process

    def admin(self, *order: str) -> None:
        """As whoever runs the server does it."""
        command = [sys.executable, "-m", "tabletown", "admin", *order, "--db", str(self._db)]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, **self._own})

    def kill(self) -> None:
        """Without warning, as when the power goes."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.communicate(timeout=20)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM is not None, "the browser tests need Chromium: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Finished(NamedTuple):
    """A table where the game is over, and what the device of one who played there keeps of it."""

    path: str
    kept: StorageState


def finished(browser: Browser, server: Server, start: Callable[[Page], None]) -> Finished:
    """Begun through the page and ended by a program in the same seat: whole games through the page have tests of their
    own."""
    context = browser.new_context(
        base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    start(page)
    finish_game(page, away=True)
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


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Iterator[Pages]:
    found = Pages(browser, PATIENCE)
    with found.watched():
        yield found


@pytest.fixture
def open_page(pages: Pages, server: Server) -> Iterator[OpenPage]:
    """Pages of people who know nothing of each other; any error on any of them fails the test."""

    def opened(
        path: str = "/",
        size: ViewportSize = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        moving: bool = False,
        url: str = "",
        kept: StorageState | None = None,
    ) -> Page:
        has_touch = size["width"] <= PHONE["width"]
        base = url or server.url
        return pages.open(base, path, size, language, has_touch=has_touch, dark=dark, moving=moving, kept=kept)

    yield opened
    assert not pages.give_back()
