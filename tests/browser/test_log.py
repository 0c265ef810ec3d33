"""What happened at the table: the log, the strip, marks, and the pace at which others' acts are shown."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import choose, place_both, place_one, play_turn, start_against_bots
from tests.browser.riding import keep_tickets, start_ride, take_turn

SPOKEN = "[role=log] p"
SOME_OF_SIX = """() => {
    const lines = [...document.querySelectorAll('aside .log li')].map((one) => one.textContent.trim());
    const shown = lines.filter((line) => /^(Otto|Panni|Bruno) places /.test(line)).length;
    const skip = [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Skip');
    return skip && shown > 0 && shown < 6;
}"""
"""Of what three bots do in a turn some is shown, and the rest can be skipped."""


@pytest.fixture
def moving_page(open_page: OpenPage) -> Page:
    """Motion is wanted: what others do is shown one after the other."""
    return open_page(moving=True)


def test_the_log_tells_rounds_and_what_was_brought_and_survives_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    for _ in range(3):
        play_turn(page)
    page.locator(".hand .pick").first.wait_for()
    log = page.locator("aside .log")
    expect(log.get_by_role("heading", name="Round 2 begins.")).to_be_visible()
    told = re.compile(r"^Otto places .+ on [a-g][1-7] in city [12]\. City [12](: [+−]\d+, now| stays at) \d+ points?\.")
    # Two tiles in each of three turns.
    expect(log.locator("li", has_text=told)).to_have_count(6)
    # Whoever chooses only after the reload is news.
    expect(page.locator("aside .done")).to_have_count(3)
    # The strip has what others have done; of equal weight, the newest tile of each is marked by shape and frame.
    before = log.locator("li").all_inner_texts()
    page.reload()
    page.locator(".hand .pick").first.wait_for()
    expect(log.locator("li", has_text=told)).to_have_count(6)
    # Only what was told to this seat alone is not told again.
    assert [line for line in log.locator("li").all_inner_texts() if line not in before] == []
    # A screen reader heard nothing of it again: it is there to be read.
    expect(page.locator(SPOKEN)).to_have_count(0)
    # The names of its squares are drawn where somebody wants them, and from then on.
    expect(page.locator(".own .edge")).to_have_count(0)
    page.get_by_label("Letters and numbers around the cities").check()
    expect(page.locator(".own .edge")).not_to_have_count(0)
    page.reload()
    expect(page.locator(".own .edge")).not_to_have_count(0)


def test_what_others_laid_is_marked_until_ones_own_next_move(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    marks = page.locator(".own .laid.new .mark")
    strip = page.locator(".since")
    expect(strip).to_contain_text(re.compile("(Otto|Panni|Bruno) places"))
    expect(marks).not_to_have_count(0)
    # Opened in a sheet, it is read, and nothing is unread any more.
    page.get_by_role("button", name=re.compile("^What happened: .* new")).tap()
    expect(page.get_by_role("dialog", name="What happened").locator("li.new")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="What happened", exact=True)).to_be_focused()
    place_both(page)
    page.locator(".hand .pick").first.wait_for()
    # Nothing new: quietly, what happened last, and no hole in the page.
    expect(strip).to_have_class(re.compile("quiet"))
    expect(strip.locator(".words")).not_to_be_empty()
    expect(strip.locator(".count")).to_have_count(0)


def test_bots_are_shown_one_by_one_until_somebody_wants_to_go_on(moving_page: Page) -> None:
    page = moving_page
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    skip = page.get_by_role("button", name="Skip")
    placed = re.compile(r"^(Otto|Panni|Bruno) places ")
    lines = page.locator("aside .log li", has_text=placed)
    # Looked at in one moment: on a slow machine the next line may come between two questions.
    page.wait_for_function(SOME_OF_SIX)
    # Heard as it is seen, and once.
    expect(page.locator(SPOKEN, has_text=placed)).not_to_have_count(0)
    skip.click()
    expect(lines).to_have_count(6)
    expect(skip).to_have_count(0)
    expect(page.locator(SPOKEN, has_text=placed)).to_have_count(6)
    place_both(page)
    # One's own move waits for nobody, and shows what was still to be shown.
    page.locator(".hand .pick").first.wait_for()
    choose(page)
    page.locator(".loose").wait_for()
    place_one(page)
    expect(page.locator(".loose .pick")).to_have_count(1)
    expect(lines).to_have_count(12)


def test_a_ride_is_followed_and_skipped_by_a_key(moving_page: Page) -> None:
    page = moving_page
    start_ride(page)
    keep_tickets(page)
    take_turn(page)
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.get_by_text("Your turn:")).to_be_visible()
    # At once for whoever wants it so, and for good.
    page.get_by_label("What others do is shown").select_option("all at once")
    bots = page.locator("aside .log li", has_text=re.compile("^(Otto|Panni) "))
    before = bots.count()
    take_turn(page)
    expect(page.get_by_text("Your turn:")).to_be_visible()
    # Both have had their turn since.
    expect(bots.nth(before + 1)).to_be_attached()
    page.reload()
    expect(page.get_by_label("What others do is shown")).to_have_value("none")
