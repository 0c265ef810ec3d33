"""Cities of a cardboard game: every point explained, kept and shared."""

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage


def test_tapping_a_city_in(open_page: OpenPage) -> None:
    page = open_page("/score")
    first = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    page.get_by_role("button", name="shop", exact=True).click()
    for square in ("a1", "b1", "c1"):
        first.get_by_role("button", name=f"{square}: empty").click()
    expect(page.get_by_text("a line of 3 shops")).to_be_visible()
    expect(first.locator("header strong")).to_have_text("10")
    page.reload()
    expect(page.get_by_text("a line of 3 shops")).to_be_visible()


def test_a_shared_address_shows_the_same_cities(open_page: OpenPage) -> None:
    cities = "SSSS/HHOM/OPOO/OPHP", "..../..../..../....", "FF../..../..../...."
    page = open_page(f"/score#{','.join(cities)}")
    expect(page.get_by_text("a line of 4 shops")).to_be_visible()
    expect(page.get_by_text("2 factories, the most of all cities")).to_be_visible()
    page.get_by_text("a line of 4 shops").click()
    expect(page.locator(".square.marked")).to_have_count(4)
