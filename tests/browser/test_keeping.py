"""What is stored of people and for how long, in the page; and a table that its players delete."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.automas import start_alone
from tests.browser.conftest import DESKTOP, OpenPage, Server
from tests.browser.playing import start_against_bots
from tests.browser.riding import start_ride
from tests.browser.test_friends import join_by_link, open_for_friends


@pytest.mark.parametrize(
    ("language", "title", "kept"),
    [
        ("en", "Privacy", "Finished games stay until somebody deletes them"),
        ("de", "Datenschutz", "Beendete Spiele bleiben, bis jemand sie löscht"),
        ("hu", "Adatvédelem", "A befejezett játékok addig maradnak"),
        ("ru", "Конфиденциальность", "Законченные игры хранятся"),
    ],
)
def test_the_page_about_privacy_is_made_from_the_settings(
    open_page: OpenPage, language: str, title: str, kept: str
) -> None:
    page = open_page("/", language=language)
    page.locator("footer").get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("main")).to_contain_text(kept)
    assert page.url.endswith("/privacy")


def test_a_table_is_deleted_when_both_agree(open_page: OpenPage) -> None:
    host = open_page("/", DESKTOP)
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Delete this table").click()
    host.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    expect(host.get_by_text("Deleting the table waits for the consent of Béla")).to_be_visible()
    friend.get_by_role("button", name="Keep it").click()
    expect(host.get_by_text("Deleting the table waits for the consent of Béla")).to_have_count(0)
    host.get_by_role("button", name="Delete this table").click()
    host.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    friend.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.get_by_text("This table has been deleted.").first).to_be_visible()


@pytest.mark.parametrize("start", [start_against_bots, start_alone, start_ride])
def test_a_table_that_was_closed_can_only_be_looked_at(
    open_page: OpenPage, server: Server, start: Callable[[Page], None]
) -> None:
    page = open_page("/", DESKTOP)
    start(page)
    server.admin("close", page.url.rpartition("/")[2])
    for _ in range(2):
        expect(page.get_by_text("You can look at it, but not play on.")).to_be_visible()
        expect(page.get_by_text("Nobody plays on here")).to_be_visible()
        expect(page.locator(".hand .pick, .confirm, [data-move]:enabled")).to_have_count(0)
        page.reload()
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_have_count(0)
