"""A whole game without a pointer."""

from contextlib import suppress

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.playing import TURNS, open_details


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus, as one does."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def put_down(page: Page, rest: int) -> None:
    """Enter picks a square, and again builds there. Where a bot was quicker to build there, one looks for another."""
    loose = page.locator(".loose .pick")
    for _ in range(4):
        tab_to(page, ".square.open")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        with suppress(AssertionError):
            expect(loose).to_have_count(rest, timeout=5000)
            return
    raise AssertionError(f"there are still {loose.count()} tiles to place, not {rest}")


def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots").first.wait_for()
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    for _ in range(TURNS):
        page.locator(".hand .pick").first.wait_for()
        page.keyboard.press("1")
        page.keyboard.press("2")
        tab_to(page, ".confirm")
        page.keyboard.press("Enter")
        page.locator(".loose").wait_for()
        for rest in (1, 0):
            put_down(page, rest)
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_a_city_is_read_square_by_square(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .pick").first.wait_for()
    tab_to(page, ".square")
    focused = page.locator(".square:focus")
    expect(focused).to_have_attribute("aria-label", "c3: empty")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-label", "d3: empty")
    ends = [("End", "e3"), ("Control+End", "e5"), ("Home", "c5"), ("ArrowLeft", "c5"), ("Control+Home", "c3")]
    for key, square in ends:
        page.keyboard.press(key)
        expect(focused).to_have_attribute("data-square", square)


def test_what_happens_is_told(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .pick").first.wait_for()
    open_details(page)
    page.get_by_label("Move in notation").fill(page.locator("datalist option").first.get_attribute("value") or "")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("All show their tiles.")
