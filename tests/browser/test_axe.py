"""axe-core finds nothing wrong, on any screen, in either theme. The pages without a table are in `test_measures`: each
is put up once, and looked at in all ways."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypedDict

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.pages import painted
from tests.browser.playing import choose, start_against_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("dark", "light")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours."""
IS_THE_SAME = """() => {
    const painted = ['data-theme', 'fill', 'href', 'src', 'stop-color', 'stroke'];
    const told = ({ name, value }) => painted.includes(name) ? '' : `${name}=${value}`;
    const now = [...document.querySelectorAll('*')].map((one) => [
        one.tagName, one.checkVisibility({ visibilityProperty: true }), ...[...one.attributes].map(told),
        ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
    ].join(' ')).join();
    const same = window.lookedAt === now;
    window.lookedAt = now;
    return same;
}"""
"""Whether all that stands there, but for colours, is what stood there at the last look."""


class Violation(TypedDict):
    id: str
    help: str
    nodes: list[str]


def problems(page: Page) -> list[Violation]:
    with painted(page):
        return _problems(page)


def _problems(page: Page, only: Sequence[str] | None = None) -> list[Violation]:
    """By all rules, unless told."""
    if not page.evaluate("'axe' in window"):
        # By the debugging protocol, not by a tag: the page's policy allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # All rules run on everything; only what they found right is not listed, because nobody reads it.
    found: list[Violation] = page.evaluate(
        """async (more) => (await axe.run({ resultTypes: ['violations'], ...more })).violations.map(
            ({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html.slice(0, 160)) }))""",
        {"runOnly": only} if only else {},
    )
    return found


def check_themes(page: Page) -> None:
    """In the second theme no other rule has anything new to find, as long as nothing but colours has changed."""
    with painted(page):
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            # What follows the theme by script, such as the drawings, has followed it.
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            is_the_same = page.evaluate(IS_THE_SAME)
            assert _problems(page, COLOURS if is_the_same and theme != THEMES[0] else None) == [], theme


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


BROKEN = """theme => {
    const button = document.createElement('button');
    const paint = () => {
        const is_now = document.documentElement.dataset.theme === theme;
        button.ariaLabel = is_now ? '' : 'Named';
    };
    document.querySelector('main').append(button);
    paint();
    new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_wrong_in_one_theme_only_is_found(open_page: OpenPage, theme: str) -> None:
    """By a rule that has nothing to do with colours, too."""
    page = open_page("/privacy")
    page.locator("h1").wait_for()
    page.evaluate(BROKEN, theme)
    with pytest.raises(AssertionError, match="button-name"):
        check_themes(page)


def test_faint_letters_are_found(open_page: OpenPage) -> None:
    """Which needs a page that is painted."""
    page = open_page("/privacy")
    page.locator("h1").evaluate("one => { one.style.cssText = 'color: #777; background: #888'; }")
    with pytest.raises(AssertionError, match="color-contrast"):
        check_themes(page)
