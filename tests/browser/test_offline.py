"""The page opens without a connection, once it was there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.companion import reload_on_a_slow_device
from tests.browser.conftest import DESKTOP, PATIENCE, Server


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """With its service worker, unlike the pages of the other tests."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
    yield context
    context.close()


@pytest.fixture(scope="module")
def scoring(browser: Browser, server: Server) -> Iterator[tuple[Page, list[str]]]:
    """The score helper, opened once with a connection and then without; and what its policy forbade. For both games,
    because Python has to start on the device for it."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto("/score")
    # Shown when Python and the rules are stored.
    page.get_by_text("Stored on this device").wait_for()
    context.set_offline(True)
    page.reload()
    yield page, refused
    context.close()


def test_cities_are_scored_without_a_connection(scoring: tuple[Page, list[str]]) -> None:
    page, refused = scoring
    page.get_by_role("button", name="Between Two Cities").click()
    city = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    for building, squares in {"shop": "a1 b1 c1", "factory": "a2", "house": "b2"}.items():
        page.get_by_role("button", name=building, exact=True).click()
        for square in squares.split():
            city.get_by_role("button", name=f"{square}: empty").click()
    expect(page.get_by_text("a line of 3 shops")).to_be_visible(timeout=3 * PATIENCE)
    expect(page.get_by_text("a house beside a factory")).to_be_visible()
    # 10 for the line, 4 for the only factory, 1 for the house in its smoke.
    expect(city.locator("header strong")).to_have_text("15")
    assert refused == []


def test_rides_are_scored_without_a_connection(scoring: tuple[Page, list[str]]) -> None:
    page, refused = scoring
    page.get_by_role("button", name="Ticket to Ride: New York").click()
    page.locator("g.route").first.wait_for()
    page.get_by_role("button", name="Lower East Side to Wall Street").click()
    expect(page.get_by_text("1 ticket, 0 completed")).to_be_visible(timeout=3 * PATIENCE)
    assert refused == []


def test_the_last_scores_are_there_before_the_rules_are(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/score")
    page.locator(".grids").get_by_role("button", name="a1: empty").first.click()
    page.locator(".grids").get_by_role("button", name="b1: empty").first.click()
    total = page.locator(".grids header strong").first
    expect(total).to_have_text("5")
    reload_on_a_slow_device(page)
    expect(total).to_have_text("5")
    expect(page.get_by_text("a line of 2 shops")).to_be_visible()


def test_the_shell_opens_without_a_connection(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.goto("/rules/between-two-cities")
    expect(page.get_by_role("heading", name="Three rounds")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Two games, one table")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached just now")).to_be_visible()


def test_the_page_can_be_installed(context: BrowserContext) -> None:
    manifest = context.request.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert context.request.get(icon["src"]).ok
