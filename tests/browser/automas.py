"""How a person plays at a table with Automas through the page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.fingers import Press, click
from tests.browser.playing import choose, place_one


def start_alone(page: Page, mode: str = "full") -> None:
    """Two clicks, and there is a hand to choose from."""
    page.get_by_role("button", name="Alone against the Automas").click()
    if mode == "simple":
        page.get_by_role("radio", name="Simple").check()
    page.get_by_role("button", name="Begin").click()
    page.locator(".hand .pick").first.wait_for()


def place_all(page: Page, press: Press = click) -> None:
    """Own tiles and those of the Automas, each on the first lit square."""
    tiles = page.locator(".loose .pick")
    tiles.first.wait_for()
    while tiles.count():
        place_one(page, press)


def throw_away(page: Page, press: Press = click) -> None:
    """The first tile of the hand (simple mode)."""
    told = page.get_by_role("log").get_attribute("data-told") or ""
    press(page.locator(".discarding .pick").first)
    press(page.get_by_role("button", name="Discard this one"))
    expect(page.get_by_role("log")).not_to_have_attribute("data-told", told)


def play_alone(page: Page, press: Press = click, between: Callable[[Page, int], None] = lambda *_: None) -> int:
    """To the end. How many turns it took."""
    turns = 0
    hand, thrown, over = (
        page.locator(".hand:not(.discarding) .pick"),
        page.locator(".discarding"),
        page.locator(".ranks"),
    )
    while True:
        hand.first.or_(thrown).or_(over).first.wait_for()
        if over.count():
            return turns
        if thrown.count():
            throw_away(page, press)
            continue
        choose(page, press)
        place_all(page, press)
        turns += 1
        between(page, turns)
