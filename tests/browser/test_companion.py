"""The companion for cardboard, without a connection; and a campaign that this device keeps."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.automas import play_alone
from tests.browser.conftest import DESKTOP, PATIENCE, OpenPage, Server
from tests.browser.test_axe import problems


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """With its service worker, unlike the pages of the other tests."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    yield context
    context.close()


def enter(page: Page, question: str, tiles: str) -> None:
    """One tap for each tile; the last one sends the answer."""
    page.get_by_role("heading", name=question).wait_for(timeout=3 * PATIENCE)
    names = {"S": "shop", "F": "factory", "P": "park", "H": "house", "O": "office", "D": "tavern with drinks"}
    for letter in tiles:
        page.locator(".palette").get_by_role("button", name=names[letter], exact=True).click()


def enter_round(page: Page) -> None:
    enter(page, "Draw 7 tiles for yourself", "SSFPHOD")
    enter(page, "Draw 7 tiles for Autommaso", "PPHHOOD")
    enter(page, "Draw 7 tiles for Automarta", "SFHHODP")


def test_the_companion_works_without_a_connection(context: BrowserContext) -> None:
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto("/automa")
    page.get_by_text("the companion works without a connection too").wait_for()
    context.set_offline(True)
    page.reload()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    expect(page.get_by_role("region", name="Autommaso", exact=True)).to_contain_text("Autommaso takes")
    page.get_by_role("heading", name="What was placed in Lefthaven").wait_for()
    # The Automa's tile is held already: one tap on the square is enough.
    page.locator(".square.open").first.click()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(1, timeout=3 * PATIENCE)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(0, timeout=3 * PATIENCE)


def test_more_tiles_than_the_box_holds_are_refused(open_page: OpenPage) -> None:
    page = open_page("/automa")
    page.get_by_role("radio", name="Simple").check()
    page.get_by_role("button", name="Begin").click()
    enter(page, "Draw 8 random tiles", "DDDDDDDD")
    expect(page.get_by_role("alert")).to_contain_text("the box has")
    assert problems(page) == []


def test_a_campaign_goes_on_after_its_first_game(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    page.get_by_role("radio", name="Simple").check()
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name="Shops").click()
    page.get_by_role("button", name="Parks").click()
    assert problems(page) == []
    page.get_by_role("button", name="Play the next game").click()
    play_alone(page)
    own = page.locator(".ranks .you strong").inner_text()
    page.get_by_role("link", name="To the campaign").click()
    expect(page.locator("tfoot .own")).to_have_text(own)
    page.reload()
    expect(page.locator(".choices button")).to_have_count(4)
