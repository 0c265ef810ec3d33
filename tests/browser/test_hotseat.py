"""Two players on one device, with a curtain between them."""

from playwright.sync_api import expect
from tests.browser.conftest import OpenPage
from tests.browser.playing import choose, place_one


def test_nobody_sees_the_hand_of_the_other(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="On this device").select_option("2")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of player 2").fill("Béla")
    page.get_by_label("for bots").check()
    page.get_by_role("button", name="Open the table").click()
    for name in ("Anna", "Béla"):
        expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
        assert page.locator(".hand").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        choose(page)
    # Placing is public: no curtain, and the device goes on by itself.
    page.locator(".loose").wait_for()
    for _ in range(4):
        before = page.locator(".loose .pick").count()
        place_one(page)
        expect(page.locator(".loose .pick")).not_to_have_count(before)
    expect(page.get_by_role("heading", name="it is your turn")).to_be_visible()
