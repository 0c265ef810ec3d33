"""Games with Capitals through the page."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import click, tap, turn_over
from tests.browser.measures import look
from tests.browser.playing import choose, place_both, play_turn
from tests.browser.test_axe import problems

MODULES = ("Landscapes", "Civic buildings", "Districts")
WIDE_ENOUGH = 200
TURNS = 9
"""Four in round 1, one in round 2, four in round 3."""


def open_capitals(page: Page, players: str, modules: tuple[str, ...] = MODULES) -> None:
    page.get_by_role("combobox", name="Players").select_option(players)
    page.get_by_label("for bots").check()
    for module in modules:
        page.get_by_label(module).check()
    page.get_by_role("button", name="Open the table").click()


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-light", "fingers-dark"])
def test_a_whole_game(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page = open_page("/", size, dark=dark)
    open_capitals(page, "3")
    expect(page.locator(".hand .pick")).to_have_count(9)
    expect(page.get_by_role("region", name="Districts").locator("tbody tr")).to_have_count(3)
    nature = page.get_by_role("grid").first.get_by_role("gridcell", name="nature")
    expect(nature).to_have_count(5)
    # There is only one other city: its tiles can be told apart.
    assert page.locator(".mini").evaluate("one => one.getBoundingClientRect().width") > WIDE_ENOUGH
    assert problems(page) == []
    choose(page)
    page.locator(".loose").wait_for()
    page.locator(".own .square.open").first.click()
    assert problems(page) == []
    page.keyboard.press("Escape")
    place_both(page)
    for number in range(TURNS - 1):
        if size == PHONE:
            turn_over(page, number)
        play_turn(page, tap if size == PHONE else click)
    page.locator(".ranks").wait_for()
    sheet = page.get_by_role("region", name="Score sheet")
    for kind in ("Civic buildings", "Districts"):
        expect(sheet.get_by_role("row", name=kind)).to_be_visible()
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in sheet.locator("tbody tr").all()]
    assert [sum(city) for city in zip(*rows, strict=True)] == [
        int(text.split()[0]) for text in sheet.locator(".totals td").all_inner_texts()
    ]
    check_best_layouts(page)
    assert problems(page) == []


SAID_TWICE = """() => [...document.querySelectorAll('dialog li button > span:first-child')]
    .map((one) => one.firstChild.textContent.trim()).filter((words, at, all) => all.indexOf(words) !== at)"""


def check_best_layouts(page: Page) -> None:
    """Every city, without its districts; and the page says how sure it is of each."""
    # One city comes after the other.
    expect(page.locator(".best")).to_have_count(3)
    for best in page.locator(".best").all():
        best.get_by_role("button", name="Show the best layout").click()
        dialog = page.get_by_role("dialog")
        proven = re.compile("could have been worth|No layout of these tiles")
        open_ = re.compile("at most .* possible")
        expect(dialog.get_by_text(proven).or_(dialog.get_by_text(open_)).first).to_be_visible()
        # As it was built, and better if that can be: 20 squares around 5 of nature, every tile once.
        assert look(page, SAID_TWICE) == []
        cities = dialog.locator(".city")
        expect(cities.nth(0)).to_be_visible()
        assert cities.count() in (1, 2)
        for city in cities.all():
            expect(city.locator(".laid.nature")).to_have_count(5)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_what_cannot_be_is_refused_with_the_reason(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    open_capitals(page, "7", ("Landscapes",))
    expect(page.get_by_role("alert")).to_contain_text("civic")
    # Beside the button that was pressed, not at the other end of the page.
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
