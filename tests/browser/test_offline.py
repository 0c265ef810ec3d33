"""The page opens without a connection, once it was there."""

from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, Server


def test_the_shell_opens_without_a_connection(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.goto("/rules/between-two-cities")
    expect(page.get_by_role("heading", name="Three rounds")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Two city games")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached just now")).to_be_visible()
    context.close()


def test_the_page_can_be_installed(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url)
    manifest = context.request.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert context.request.get(icon["src"]).ok
    context.close()
