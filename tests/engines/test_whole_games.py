"""A whole game of each in Firefox and in WebKitGTK: what people with other browsers have."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from tests.browser.conftest import Server
from tests.engines.engine import FIND, Browser, EngineFailed, Firefox, WebKit, until

ENGINES = {"firefox-esr": Firefox, "WebKitWebDriver": WebKit}
FAULTS = """window.faults ??= [];
    addEventListener('error', (event) => window.faults.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
    return true"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(params=[pytest.param(engine, id=name) for name, engine in ENGINES.items() if shutil.which(name)])
def browser(request: pytest.FixtureRequest, server: Server) -> Iterator[Browser]:
    browser = Browser(request.param())
    try:
        browser.goto(server.url)
        browser.run(FAULTS)
        yield browser
        assert browser.run("return window.faults") == []
    finally:
        browser.driver.close()


def told(browser: Browser) -> object:
    return browser.run("return document.querySelector('[data-told]')?.dataset.told ?? ''")


def test_between_two_cities(browser: Browser, tmp_path: Path) -> None:
    browser.press("button", "Play against bots")
    for _ in range(7):
        browser.wait(".hand .pick")
        for number in (1, 2):
            browser.press(f".hand .pick:nth-of-type({number})")
        browser.press(".confirm")
        browser.wait(".loose .pick")
        while left := browser.count(".loose .pick"):
            place(browser, left)
    browser.wait(".ranks")
    assert browser.count(".sheet tfoot td") >= 2
    browser.picture(tmp_path / "cities.png")


def place(browser: Browser, left: int) -> None:
    """On the first lit square; a partner may be quicker, then on another."""

    def placed() -> bool:
        with suppress(EngineFailed):
            found = browser.run(FIND, ".loose .button.primary", "") or browser.run(FIND, ".own .square.open", "")
            if found is not None:
                browser.click(found)
        return browser.count(".loose .pick") != left

    until(placed, "the tile to lie there")


def is_told(browser: Browser, before: object) -> bool:
    return told(browser) != before or browser.count(".end h1") > 0


def test_ticket_to_ride(browser: Browser, tmp_path: Path) -> None:
    ride = "return [...document.querySelectorAll('article')].find((one) => one.textContent.includes('Ticket to Ride'))"
    until(lambda: browser.run(f"{ride} ?? null"), "the games")
    browser.click(browser.run(f"{ride}.querySelector('button.primary')"))
    while not browser.count(".end h1"):
        before = told(browser)
        act(browser)
        until(partial(is_told, browser, before), "what was done to be told")
        browser.wait("button[data-move]:not([disabled]), g.can, .end h1")
    browser.picture(tmp_path / "ride.png")
    assert browser.count(".end h1") == 1 and (tmp_path / "ride.png").stat().st_size > 0


def act(browser: Browser) -> None:
    browser.wait("button[data-move]:not([disabled]), g.can, .end h1")
    if browser.count("button[data-move^=keep]"):
        browser.press("button[data-move^=keep]")
    elif browser.count("g.can"):
        browser.click(browser.run("return document.querySelector('g.can g')"))
        browser.press("dialog .pay")
        until(lambda: not browser.count("dialog[open]"), "the dialog to close")
    elif browser.count("button[data-move=draw]:not([disabled])"):
        browser.press("button[data-move=draw]")
    else:
        browser.press("button[data-move]:not([disabled])")
