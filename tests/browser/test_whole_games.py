"""Whole games through the page, with bots, on a desktop and on a phone; then the explained end, and the replay."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import tap, turn_over
from tests.browser.playing import TURNS, play_to_end, play_turn, start_against_bots
from tests.browser.program import finish_game


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "fingers"])
def test_a_whole_game_with_one_click(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    start_against_bots(page)
    if size == PHONE:
        for number in range(TURNS - 1):
            turn_over(page, number)
            play_turn(page, tap)
    play_to_end(page, turns=1 if size == PHONE else TURNS)
    check_end(page)
    check_best_layout(page)
    check_record(page)
    check_replay(page)


def check_end(page: Page) -> None:
    # Whoever won is seen first, wherever on the page the last tile was placed.
    expect(page.get_by_role("heading", name=re.compile("wins? with|is shared"))).to_be_in_viewport()
    sheet = page.get_by_role("region", name="Score sheet")
    # Cities, six kinds, totals, and for whom they count.
    expect(sheet.get_by_role("row")).to_have_count(9)
    # Every city of the table is explained, set by set, and what is pointed at is shown on the city.
    expect(page.locator(".cities section")).to_have_count(4)
    page.locator(".cities section li button").first.click()
    expect(page.locator(".square.marked")).not_to_have_count(0)


def check_best_layout(page: Page) -> None:
    page.get_by_role("button", name="Show the best layout").first.click()
    expect(page.get_by_text(re.compile("could have been worth|No layout of these tiles"))).to_be_visible()
    page.keyboard.press("Escape")


def check_record(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert "between-two-cities" in download.value.path().read_text(encoding="utf-8")


def place_in(page: Page) -> Locator:
    """Where one is in a replay. A phone draws it beside the arrows; a screen reader is told it with the story."""
    beside, told = page.locator(".bar .at"), page.locator(".told .place")
    return beside if beside.is_visible() else told


def check_replay(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Position")
    expect(place_in(page)).to_have_text("Move 0 of 84")
    slider.fill("84")
    page.wait_for_url("**/replay/84")
    # An address beyond the end shows the end, and says so.
    page.goto(page.url + "4")
    page.wait_for_url("**/replay/84")
    page.get_by_role("button", name="One step back").click()
    page.wait_for_url("**/replay/83")
    expect(place_in(page)).to_have_text("Move 83 of 84")
    address = page.url
    counted = page.locator(".cities .total strong")
    expect(counted).to_have_count(4)
    totals = counted.all_inner_texts()
    page.goto("/")
    page.goto(address)
    expect(place_in(page)).to_have_text("Move 83 of 84")
    # In words, not only in notation; whoever played on this device is “you”.
    expect(page.get_by_text(re.compile("(You place|places) .* on [a-z][0-9] in city [1-9]"))).to_be_visible()
    expect(counted).to_have_text(totals)


def test_seven_players_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_label("for bots").check()
    page.get_by_role("button", name="Open the table").click()
    play_turn(page)
    expect(page.get_by_text("Turn 2 of 3")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('.own .square, .hand button')]
            .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).length"""
    )
    assert small == 0
    page.locator("section[aria-label='The other cities'] button").first.click()
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()


def test_play_again_takes_everybody_along(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_label("for bots").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".hand .pick").first.wait_for()
    finish_game(page)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.locator(".hand .pick").first.wait_for()
    assert page.url != first
