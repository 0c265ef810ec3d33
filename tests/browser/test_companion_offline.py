"""The companion without a connection: the rules are on the device."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.companion import enter_round, enter_what_the_box_has_no_more_of, reload_on_a_slow_device
from tests.browser.conftest import DESKTOP, PATIENCE, Server
from tests.browser.measures import speak


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """With its service worker, unlike the pages of the other tests."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    yield context
    context.close()


def test_what_was_shown_last_needs_no_rules_to_be_shown_again(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/automa")
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    page.locator(".square.open").first.click()
    laid = page.get_by_role("grid", name="City: Lefthaven").locator(".laid")
    expect(laid).to_have_count(1)
    reload_on_a_slow_device(page)
    expect(laid).to_have_count(1)
    expect(page.get_by_role("region", name="Autommaso", exact=True)).to_contain_text("Autommaso takes")
    # What is new has to be worked out, and says that it waits.
    page.locator(".square.open").first.click()
    expect(page.get_by_text("The rules are starting…")).to_be_visible()


def test_the_companion_works_without_a_connection_and_the_owners_cards_count_too(
    browser: Browser, tmp_path: Path
) -> None:
    """Python starts on the device for every page that asks it something: one page for all of it, and for what is
    refused in another language."""
    card = {"left": "first", "right": "first"}
    (tmp_path / "automa-deck.json").write_text(json.dumps({"cards": [card] * 20}), encoding="utf-8")
    server = Server(tmp_path, data=tmp_path)
    server.start()
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto("/automa")
    page.get_by_text("the companion works without a connection too").wait_for()
    server.kill()
    with bad_gateway(server.url):
        page.reload()
        page.get_by_label("Level").select_option("0")
        page.get_by_role("button", name="Begin").click()
        enter_round(page)
        taken = page.get_by_role("region", name="Autommaso", exact=True).locator(".reasons li").first
        expect(taken).to_contain_text("lies furthest to the left", timeout=3 * PATIENCE)
        page.get_by_role("heading", name="What was placed in Lefthaven").wait_for()
        # The Automa's tile is held already: one tap on the square is enough.
        page.locator(".square.open").first.click()
        laid = page.get_by_role("grid", name="City: Lefthaven").locator(".laid")
        expect(laid).to_have_count(1)
        page.reload()
        expect(laid).to_have_count(1, timeout=3 * PATIENCE)
        page.get_by_role("button", name="Back").click()
        expect(laid).to_have_count(0, timeout=3 * PATIENCE)
    # Now nothing answers at all, and whoever reads chooses a language that was never asked for before.
    context.set_offline(True)
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_role("button", name="Start afresh").click()
    speak(page, "de")
    check_refusals_in_german(page)
    context.close()


def check_refusals_in_german(page: Page) -> None:
    page.get_by_role("radio", name="Einfach").check()
    page.get_by_role("button", name="Los geht").click()
    page.get_by_role("heading", name="Zieh 8 zufällige Plättchen").wait_for()
    for _ in range(8):
        page.locator(".palette").get_by_role("button", name="Haus", exact=True).click()
    enter_what_the_box_has_no_more_of(page, "Gaststätte mit Musik", "Letztes Plättchen wegnehmen", "Zurück")
    expect(page.get_by_role("alert")).to_contain_text("in der Schachtel sind 5")


@contextmanager
def bad_gateway(url: str) -> Iterator[None]:
    """What people meet where a proxy stands before a server that is down: it answers, but not with what was asked."""

    class Door(BaseHTTPRequestHandler):
        def answer(self) -> None:
            self.send_error(502)

        do_GET = do_POST = answer  # noqa: N815, the names that the library asks for

        def log_message(self, *_: object) -> None:
            pass

    proxy = ThreadingHTTPServer(("127.0.0.1", int(url.rpartition(":")[2])), Door)
    Thread(target=proxy.serve_forever, daemon=True).start()
    yield
    proxy.shutdown()
    proxy.server_close()
