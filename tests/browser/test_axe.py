"""axe-core finds nothing wrong, on any screen, in either theme. The pages without a table are in `test_measures`: each
is put up once, and looked at in all ways."""

from pathlib import Path
from typing import Final, Literal, TypedDict

from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.playing import choose, start_against_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("dark", "light")


class Violation(TypedDict):
    id: str
    help: str
    nodes: list[str]


def problems(page: Page) -> list[Violation]:
    if not page.evaluate("'axe' in window"):
        # By the debugging protocol, not by a tag: the page's policy allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # All rules run on everything; only what they found right is not listed, because nobody reads it.
    found: list[Violation] = page.evaluate(
        """async () => (await axe.run({ resultTypes: ['violations'] })).violations.map(
            ({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html.slice(0, 160)) }))"""
    )
    return found


def check_themes(page: Page) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        # What follows the theme by script, such as the drawings, has followed it.
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert problems(page) == [], theme


def check_looks(page: Page) -> None:
    """Light and dark, on a desktop and on a phone."""
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        check_themes(page)


def test_every_phase_of_a_game(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    page.locator("summary", has_text="This table").click()
    check_looks(page)
    page.get_by_role("region", name="The other cities").get_by_role("button").first.click()
    page.get_by_role("dialog").wait_for()
    check_looks(page)
    page.keyboard.press("Escape")
    choose(page)
    page.locator(".loose").wait_for()
    page.locator(".own .square.open").first.click()
    check_looks(page)


def test_the_end_and_the_replay(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(finished_cities.path, kept=finished_cities.kept)
    expect(page.locator(".cities section")).to_have_count(4)
    page.get_by_role("button", name="Show the best layout").first.wait_for()
    check_looks(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Position").wait_for()
    check_looks(page)


def test_lobby_and_curtain(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="On this device").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("One seat is free").wait_for()
    check_themes(page)
    page.get_by_role("button", name="A bot for the free seat").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_text("Hand over the device").wait_for()
    check_themes(page)
