"""How a person plays Between Two Cities through the page: what she sees is all she knows."""

import re

from playwright.sync_api import Error, Page, expect
from tests.browser.fingers import Press, click

TURNS = 7
"""Three in round 1, one in round 2, three in round 3."""
OFTEN = 50
"""Milliseconds between two looks at a page: with every frame it would have nothing else to do."""
LAID_OR_ASKED = """before => document.querySelectorAll('.loose .pick').length !== before
    || document.querySelector('.loose .primary') !== null"""
"""One press lays a tile in some guided games; elsewhere the page asks."""
TRIES = 8
"""For one tile: a partner may be quicker, or the page still moving."""


def start_against_bots(page: Page) -> None:
    """One click, and there is a hand to choose from."""
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(".hand .pick").first.wait_for()


def see_bots_place(page: Page, count: int = 6) -> None:
    """Until then a partner may take the square that is picked."""
    expect(page.locator("aside .log li", has_text=re.compile("^(Otto|Panni|Bruno) places "))).to_have_count(count)


def choose(page: Page, press: Press = click) -> None:
    """The first two tiles, confirmed."""
    tiles = page.locator(".hand .pick")
    press(tiles.nth(0))
    press(tiles.nth(1))
    press(page.locator(".confirm"))


def place_both(page: Page, press: Press = click) -> None:
    """Each tile on the first lit square, by tapping it and confirming."""
    page.locator(".loose").wait_for()
    place_one(page, press)
    place_one(page, press)


def place_one(page: Page, press: Press = click) -> None:
    """On the first lit square; on the next one, if a partner was quicker."""
    tiles = page.locator(".loose .pick")
    before, why = tiles.count(), ""
    for _ in range(TRIES):
        # A slow answer may still be on its way: then nothing is lit, and nothing has to be.
        page.wait_for_function(
            """before => document.querySelectorAll('.loose .pick').length !== before
                || document.querySelector('.own .square.open') !== null""",
            arg=before,
            polling=OFTEN,
        )
        if tiles.count() != before:
            return
        try:
            press(page.locator(".own .square.open").first)
            page.wait_for_function(LAID_OR_ASKED, arg=before, polling=OFTEN, timeout=3000)
            if tiles.count() != before:
                return
            press(page.get_by_role("button", name="Place here"))
            expect(tiles).not_to_have_count(before, timeout=5000)
            return
        except (Error, AssertionError) as failed:
            why = str(failed)
    expect(tiles, why).not_to_have_count(before)


def play_turn(page: Page, press: Press = click) -> None:
    page.locator(".hand .pick").first.wait_for()
    choose(page, press)
    page.locator(".loose").wait_for()
    place_both(page, press)


def play_to_end(page: Page, turns: int = TURNS) -> None:
    for _ in range(turns):
        play_turn(page)
    page.get_by_role("heading", name="wins with").or_(page.get_by_role("heading", name="win with")).or_(
        page.get_by_role("heading", name="is shared")
    ).wait_for()


def open_details(page: Page) -> None:
    """Where moves are typed: behind what belongs to the table."""
    page.locator("summary", has_text="This table").click()
    page.locator("summary", has_text="Details").click()


def agree(page: Page, **more: str) -> None:
    """What is chosen behind “More options” of a new table, by its label."""
    page.locator("summary", has_text="More options").click()
    for label, choice in more.items():
        page.get_by_role("combobox", name=label).select_option(label=choice)


SEATS_AS_TAKEN = {"Seats": "as people sit down"}
TALK_FREELY = {"Talk while all choose in secret": "always"}
UNDO_BY_CONSENT = {"Taking back what everybody has seen": "if the others agree"}


def open_talk(page: Page) -> None:
    """In the column beside the table, or in the sheet of a narrow screen."""
    page.locator("aside.aside").wait_for(state="attached")
    button = page.locator("[data-opens=talk]")
    (button if button.count() else page.locator("summary", has_text="Talk")).click()
