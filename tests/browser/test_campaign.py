"""A game of a campaign: the table says which one it is and what counts double, and so does the end."""

import json
import re

from playwright.sync_api import expect
from tests.browser.automas import place_all
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import tap
from tests.browser.measures import check_measures, look, speak
from tests.browser.playing import choose
from tests.browser.program import finish_game
from tests.browser.test_languages import LANGUAGES


def number(text: str) -> int:
    return int((re.search(r"\d+", text) or ["-1"])[0])


def test_what_counts_double_is_seen_and_counted_at_the_table(open_page: OpenPage) -> None:
    page = open_page("/campaign", PHONE)
    tap(page.get_by_role("radio", name="Simple"))
    tap(page.get_by_role("button", name="Begin the campaign"))
    for kind in ("Shops", "Parks"):
        tap(page.get_by_role("button", name=kind))
    tap(page.get_by_role("button", name="Play the next game"))
    page.locator(".hand .pick").first.wait_for()
    about = page.locator(".campaign")
    expect(about).to_contain_text(re.compile("Game 1 of"))
    expect(about).to_contain_text(re.compile("shops.*×2.*parks.*×2", re.DOTALL))
    choose(page, tap)
    # What a square promises is what the city then has.
    city = page.locator(".own > section", has=page.locator(".square.open")).first
    promised, before = (number(city.locator(one).first.inner_text()) for one in (".square.open .adds", ".total strong"))
    place_all(page, tap)
    assert before == 0 and promised > 0
    # By a program, while the page looks on: whole games by fingers have tests of their own.
    finish_game(page)
    page.locator(".ranks").wait_for()
    # The lower of both totals of the sheet is the one that one reads on top.
    left, _, right = (number(text) for text in page.locator("tfoot .totals td").all_inner_texts())
    expect(page.locator(".ranks .you strong")).to_have_text(str(min(left, right)))
    tap(page.get_by_role("link", name="To the campaign"))
    expect(page.locator("tfoot .own")).to_have_text(str(min(left, right)))


GAMES = (("shops", "factories"), ("taverns", "offices"), ("parks", "houses"))
PLAYED = {
    "length": "short",
    "mode": "full",
    "level": None,
    "capitals": False,
    "games": [
        {"doubled": doubled, "cities": [71, 64 + game], "automas": [58, 61]} for game, doubled in enumerate(GAMES)
    ],
    "doubled": [],
    "table": None,
}
WIDTHS = "() => ['.sheet', '.finish'].map((one) => document.querySelector(one).offsetWidth)"


def test_the_end_of_a_campaign_is_as_wide_as_its_sheet(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    kept = json.dumps({"version": 1, "value": PLAYED})
    page.evaluate("kept => localStorage.setItem('tabletown/campaign', kept)", kept)
    page.reload()
    page.locator(".finish.won").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            page.locator(".finish.won").wait_for()
            check_measures(page)
            sheet, finish = look(page, WIDTHS)
            assert finish == sheet, (language, size)
        # The cup stands above the words, in the middle, and so do these.
        assert look(page, ASIDE) < 2, language


ASIDE = """() => {
    const [cup, button] = ['.cup', '.button']
        .map((one) => document.querySelector(`.finish ${one}`).getBoundingClientRect());
    return Math.abs(cup.left + cup.right - button.left - button.right) / 2;
}"""
