"""Guided first games, and the rules in the page."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import choose, place_both
from tests.browser.riding import act, keep_tickets

GAMES = ("between-two-cities", "ticket-to-ride-new-york")
RULES = {"en": "Rules", "de": "Regeln", "hu": "Szabályok", "ru": "Правила"}


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("complementary", name="Hints").wait_for()


def test_the_cities_are_taught_step_by_step(open_page: OpenPage) -> None:
    page = open_page("/learn/between-two-cities")
    begin(page)
    hint = page.get_by_role("complementary", name="Hints")
    expect(hint).to_contain_text("You hold seven tiles")
    choose(page)
    expect(hint).to_contain_text("The first tile of a city takes the middle")
    place_both(page)
    expect(hint).to_contain_text("The hands were passed on")
    hint.get_by_role("button", name="Without hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    page.locator(".hand .pick").first.wait_for()
    expect(hint).to_have_count(0)


def test_the_ride_is_taught_step_by_step(open_page: OpenPage) -> None:
    page = open_page("/learn/ticket-to-ride-new-york", PHONE)
    begin(page)
    hint = page.get_by_role("complementary", name="Hints")
    expect(hint).to_contain_text("These tickets are your secret aims")
    keep_tickets(page)
    expect(hint).to_contain_text("Each turn you do one thing")
    page.locator("button[data-move=draw]").click()
    expect(hint).to_contain_text("Now the second card")
    for _ in range(6):
        act(page)
    page.locator("g.can, button[data-move=draw]:not([disabled])").first.wait_for()
    hint.get_by_role("button", name="Without hints").click()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize(("language", "rules"), RULES.items())
def test_without_a_game_both_are_offered(open_page: OpenPage, language: str, rules: str) -> None:
    page = open_page("/rules", PHONE, language=language)
    expect(page.locator("h1")).to_have_text(rules)
    expect(page.locator("article .primary")).to_have_text([rules, rules])
    page.get_by_role("link", name=f"{rules} Between Two Cities").click()
    expect(page.locator("h1")).to_have_text("Between Two Cities")
    page.locator("article h2").first.wait_for()
    page.goto("/learn")
    page.locator("article .primary").last.wait_for()
    # The guided game comes first here, the rules second.
    leads = [link.get_attribute("href") for link in page.locator("article a").all()]
    assert leads == [f"/{what}/{game}" for game in GAMES for what in ("learn", "rules")]
    page.locator("article .primary").last.click()
    page.locator("section .primary").wait_for()
    assert page.url.endswith("/learn/ticket-to-ride-new-york")


def test_a_game_that_is_not_there_has_no_rules(open_page: OpenPage) -> None:
    for path in ("/rules/chess", "/learn/chess"):
        page = open_page(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("language", RULES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_in_every_language(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}", PHONE, language=language)
    page.locator("article h2").first.wait_for()
    assert page.locator("article h2").count() >= 5
    text = page.locator("article").inner_text()
    assert len(text) > 1200
    assert "rules-" not in text
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
