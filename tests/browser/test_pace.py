"""Others' acts are shown one after the other, and whatever comes in between loses nothing and waits for nothing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import tap
from tests.browser.playing import agree, choose, place_one, start_against_bots
from tests.browser.riding import draw_blind, keep_tickets, start_ride

PLACED = re.compile(r"^(Otto|Panni|Bruno) places ")
ALL = 6
"""Two tiles of each of three bots."""

Moving = Callable[..., Page]


@pytest.fixture
def moving(open_page: OpenPage) -> Moving:
    """Pages for eyes that like motion; `touch`: a phone."""

    def opened(*, touch: bool = False) -> Page:
        return open_page("/", PHONE if touch else DESKTOP, moving=True)

    return opened


COUNTING = """() => {
    window.flown = 0;
    new MutationObserver((all) => {
        const come = all.flatMap(({ addedNodes }) => [...addedNodes]);
        window.flown += come.filter((one) => one.classList?.contains('flight')).length;
    }).observe(document, { childList: true, subtree: true });
}"""
"""However short a thing is on its way, it is counted."""


LOOKING = """() => addEventListener(
    'pointerdown', () => (window.early = document.querySelector('.since .skip') !== null), { capture: true })"""
"""Whether others' acts were still being shown when the finger came."""


TOO_LATE = """() => {
    const strip = document.querySelector('.since');
    new MutationObserver((_, watch) => {
        if (strip.matches('.paced')) return;
        watch.disconnect();
        window.late = strip.querySelector('.line').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    }).observe(strip, { attributeFilter: ['class'] });
}"""


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip")


def told(page: Page) -> Locator:
    return page.locator("aside .log li", has_text=PLACED)


def heard(page: Page) -> Locator:
    return page.locator("[role=log] p", has_text=PLACED)


def begin(page: Page) -> None:
    """Until the bots are being shown."""
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    skip(page).wait_for()


def test_a_finger_hits_what_it_touched_though_the_table_moves_on(moving: Moving) -> None:
    """Partners' tiles are gone once they have placed, and all below moves up: not from under a finger."""
    page = moving(touch=True)
    for _ in range(3):
        page.goto("/")
        begin(page)
        # The lower city, which moves.
        square = page.locator(".own > section").nth(1).locator(".square.open").first
        name = square.get_attribute("data-square")
        tap(square)
        expect(skip(page)).to_have_count(0)
        touched = page.locator(".own > section").nth(1).locator(f"[data-square={name}]")
        # Unless the partner has taken it meanwhile, it is picked, and nothing else is.
        taken = not (touched.get_attribute("aria-label") or "").startswith(f"{name}: empty")
        expect(page.locator(".own [aria-selected=true]")).to_have_count(0 if taken else 1)
        if not taken:
            expect(touched).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("where", [".bar .task", ".since .line"], ids=["nothing", "strip"])
def test_a_tap_shows_all_of_it_and_presses_nothing(moving: Moving, where: str) -> None:
    """Also on the strip that tells of it, which opens the log at any other time."""
    page = moving(touch=True)
    # A busy machine may come too late with its finger: then once more.
    for _ in range(10):
        begin(page)
        page.evaluate(LOOKING)
        page.evaluate(TOO_LATE)
        tap(page.locator(where))
        if early := page.evaluate("window.early"):
            break
        page.goto("/")
    assert early
    expect(skip(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".own [aria-selected=true]")).to_have_count(0)
    expect(heard(page)).to_have_count(ALL)
    # Nor did a second tap that came a moment too late to skip. Later it is meant.
    assert page.evaluate("window.late")
    page.wait_for_timeout(500)
    tap(page.locator(".since .line"))
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_reload_in_the_middle_loses_nothing(moving: Moving) -> None:
    page = moving()
    come: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: come.append(str(frame))))
    begin(page)
    # What bots do only after the reload would be news, and told.
    while sum(frame.count('"told-placed"') for frame in come) < ALL:
        page.wait_for_timeout(20)
    page.reload()
    expect(told(page)).to_have_count(ALL)
    expect(skip(page)).to_have_count(0)
    expect(page.locator(".since .count")).to_have_text(re.compile(r"^[67]$"))
    # There to be read, and not told once more.
    expect(heard(page)).to_have_count(0)


def test_two_tabs_each_tell_everything_once(moving: Moving) -> None:
    page = moving()
    start_against_bots(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".hand .pick").first.wait_for()
    choose(page)
    skip(other).wait_for()
    page.locator(".loose").wait_for()
    # One moves in one tab; the other is in no hurry, and gets there.
    place_one(page)
    expect(told(page)).to_have_count(ALL)
    expect(other.locator(".loose .pick")).to_have_count(1)
    expect(told(other)).to_have_count(ALL)
    for tab in (page, other):
        expect(heard(tab)).to_have_count(ALL)


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "reader"])
def test_taking_back_waits_for_nothing(moving: Moving, by_mouse: bool) -> None:
    """A screen reader presses without a pointer."""
    page = moving()
    begin(page)
    button = page.get_by_role("button", name="Take back my move")
    if by_mouse:
        button.click()
    else:
        button.evaluate("one => one.click()")
    expect(page.locator(".hand .pick")).to_have_count(7)
    expect(skip(page)).to_have_count(0)
    expect(page.locator(".own .laid")).to_have_count(0)
    # It is in the log, as taken back.
    expect(page.locator("aside .log li.undone")).not_to_have_count(0)


def test_tiles_and_cards_travel_to_where_they_go(moving: Moving) -> None:
    page = moving()
    start_against_bots(page)
    page.evaluate(COUNTING)
    choose(page)
    expect(told(page)).to_have_count(ALL)
    expect(skip(page)).to_have_count(0)
    # Into one's own cities and the others', which are smaller; nothing is left on its way.
    assert page.evaluate("window.flown") > 0
    expect(page.locator(".flight")).to_have_count(0)
    page.goto("/")
    start_ride(page)
    keep_tickets(page)
    page.evaluate(COUNTING)
    # Routes may be claimed by all, and then no card travels: one that is drawn always does.
    draw_blind(page)
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator(".flight")).to_have_count(0)


def test_a_hidden_tab_keeps_up(moving: Moving) -> None:
    page = moving()
    begin(page)
    page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', { value: true, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(told(page)).to_have_count(ALL)
    expect(heard(page)).to_have_count(ALL)
    expect(skip(page)).to_have_count(0)


def test_who_wants_no_motion_sees_and_hears_the_same(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    page.evaluate(COUNTING)
    choose(page)
    page.locator(".loose").wait_for()
    expect(told(page)).to_have_count(ALL)
    expect(heard(page)).to_have_count(ALL)
    assert page.evaluate("window.flown") == 0
    expect(page.locator(".laid .mark")).not_to_have_count(0)
    expect(skip(page)).to_have_count(0)


def test_the_pace_is_agreed_on_with_the_table(moving: Moving) -> None:
    page = moving()
    page.get_by_label("for bots").check()
    agree(page, **{"What others do is shown": "all at once"})
    page.get_by_role("button", name="Open the table").click()
    page.locator(".hand .pick").first.wait_for()
    wish = page.get_by_label("What others do is shown")
    expect(wish).to_have_value("none")
    choose(page)
    page.locator(".loose").wait_for()
    expect(told(page)).to_have_count(ALL)
    expect(skip(page)).to_have_count(0)
    # A device has its own way, here and at other tables.
    wish.select_option("one after the other")
    page.goto("/")
    begin(page)
