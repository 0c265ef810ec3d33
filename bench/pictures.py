"""The pictures of the README, taken from the real page: `make pictures`."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from tests.browser.riding import READY, act, start_ride

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")

AT_ONCE = ("--bot-workers", "0", "--bot-patience", "0")
"""Bots that nobody has to wait for."""


@contextmanager
def served(*options: str) -> Iterator[str]:
    """A server of its own with an empty store; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tabletown", "serve", "--port", "0", "--db", f"{folder}/tables.sqlite3"]
        command += options
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        found = next(match for line in process.stdout if (match := re.search(r"open at (http\S+)", line)))
        try:
            yield found[1]
        finally:
            process.terminate()
            process.communicate()


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


def new_page(browser: Browser, url: str, size: ViewportSize, *, dark: bool = False) -> Page:
    context = browser.new_context(
        base_url=url, viewport=size, locale="en", color_scheme="dark" if dark else "light", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/")
    return page


def played_turn(page: Page, pick: Callable[[], float]) -> list[float]:
    """One turn of Between Two Cities: the first two tiles, each on a square that `pick` clicks; gives what it says."""
    said = []
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(1).click()
    page.locator(".confirm").click()
    page.locator(".loose").wait_for()
    for left in (1, 0):
        while page.locator(".loose .pick").count() > left:
            said.append(pick())
            try:
                page.get_by_role("button", name="Place here").click(timeout=1500)
            except Error:
                # A partner was quicker on that square.
                continue
            page.wait_for_timeout(300)
    return said


def play_turns(page: Page, turns: int) -> None:
    def pick() -> float:
        page.locator(".own .square.open").first.click()
        return 0

    for _ in range(turns):
        played_turn(page, pick)
        page.locator(".hand .pick").first.wait_for()


def take_cities(page: Page, path: Path, turns: int) -> None:
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .pick").first.wait_for()
    play_turns(page, turns)
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(2).click()
    page.locator(".confirm").click()
    page.locator(".loose").wait_for()
    page.wait_for_timeout(1500)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path)


def take_ride(page: Page, path: Path, decisions: int) -> None:
    start_ride(page)
    for _ in range(decisions):
        act(page)
    page.locator(READY).first.wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=path)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served(*AT_ONCE) as url, browsing() as browser:
        take_cities(new_page(browser, url, DESKTOP), folder / "cities-desktop.png", turns=4)
        take_cities(new_page(browser, url, PHONE, dark=True), folder / "cities-phone.png", turns=3)
        take_ride(new_page(browser, url, DESKTOP), folder / "ride-desktop.png", decisions=16)
        take_ride(new_page(browser, url, PHONE), folder / "ride-phone.png", decisions=10)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
