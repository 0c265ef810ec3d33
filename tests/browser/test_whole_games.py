"""Whole games through the page, with bots, on a desktop and on a phone."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.playing import play_to_end, start_against_bots


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_with_one_click(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    start_against_bots(page)
    play_to_end(page)
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("row")).to_have_count(8)
    # Every city of the table is explained, set by set, and what is pointed at lights up on the city.
    expect(page.locator(".cities section")).to_have_count(4)
    page.locator(".cities section li button").first.click()
    assert page.locator(".square.marked").count() >= 1
