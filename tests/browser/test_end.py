"""The end and what comes after it: counted step by step, best layouts for everybody, replays by key."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Finished, OpenPage


def test_whoever_looks_on_sees_the_best_layout_of_every_city_and_takes_the_result_along(
    open_page: OpenPage, finished_cities: Finished
) -> None:
    page = open_page(finished_cities.path)
    best = page.get_by_role("button", name="Show the best layout")
    expect(best).to_have_count(4)
    best.first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("built: "))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share the result").click()
    assert picture.value.suggested_filename == "tabletown.png"


def replayed(page: Page) -> None:
    page.get_by_label("Position").wait_for()


def test_a_replay_follows_keys_at_once_and_ends_with_the_result(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(f"{finished_cities.path}/replay/0")
    replayed(page)
    # Rounds 2 and 3, and what stands between them.
    expect(page.locator(".tick")).to_have_count(2)
    page.keyboard.press("PageDown")
    expect(page.get_by_text("Round 2 begins.")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    # The tile that came with this move is lit.
    expect(page.locator(".laid.new .mark")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Show the best layout")).to_have_count(4)
    page.keyboard.press("Home")
    expect(page.get_by_label("Position")).to_have_value("0")
