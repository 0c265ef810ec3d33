"""How a person enters a cardboard game into the companion."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE


def enter(page: Page, question: str, tiles: str) -> None:
    """One tap for each tile; the last one sends the answer."""
    page.get_by_role("heading", name=question).wait_for(timeout=3 * PATIENCE)
    names = {"S": "shop", "F": "factory", "P": "park", "H": "house", "O": "office", "D": "tavern with drinks"}
    for letter in tiles:
        page.locator(".palette").get_by_role("button", name=names[letter], exact=True).click()


def reload_on_a_slow_device(page: Page) -> None:
    """Without a connection, and with a Python that is starting and starting."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.add_init_script("window.Worker = class extends EventTarget { postMessage() {} }")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("the rules are starting on this device")).to_be_visible()


def enter_round(page: Page) -> None:
    enter(page, "Draw 7 tiles for yourself", "SSFPHOD")
    enter(page, "Draw 7 tiles for Autommaso", "PPHHOOD")
    enter(page, "Draw 7 tiles for Automarta", "SFHHODP")


def enter_what_the_box_has_no_more_of(page: Page, kind: str, untap: str, back: str) -> None:
    """After a first draw of eight. Nobody can tap what is used up; but the first draw can be changed after a second."""
    entered = page.locator(".entered .tile")
    tap = page.locator(".palette").get_by_role("button", name=kind, exact=True)
    expect(entered).to_have_count(0)
    for _ in range(5):
        tap.click()
    expect(entered).to_have_count(5)
    expect(tap).to_be_disabled()
    page.get_by_role("button", name=back, exact=True).click()
    expect(entered).to_have_count(8)
    for _ in range(5):
        page.get_by_role("button", name=untap).click()
    for _ in range(5):
        tap.click()
    expect(entered).to_have_count(5)
    expect(tap).to_be_disabled()
    for _ in range(3):
        page.locator(".palette button").first.click()
