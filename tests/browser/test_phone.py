"""On a phone that stands nothing lies over what matters, and words call things by what is seen there."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.fingers import SMALL, TALL, tap
from tests.browser.measures import look, settle, speak
from tests.browser.playing import OFTEN, SEATS_AS_TAKEN, choose, place_one, see_bots_place, start_against_bots
from tests.browser.program import play_turns
from tests.browser.riding import KEEP, READY, act, keep_tickets, start_ride
from tests.browser.test_friends import join_by_link, open_for_friends
from tests.browser.test_languages import LANGUAGES
from tests.browser.test_learning import KINDS_TAUGHT, LEARN, hints
from tests.browser.test_sight import SIZES, UNSEEN, check_sizes, now

PHONES = SIZES[:3]

TO_THE_TRAY = """square => {
    const tray = document.querySelector('.tray').getBoundingClientRect().top;
    const at = document.querySelector(`.own section:last-child [data-square="${square}"]`).getBoundingClientRect();
    scrollBy(0, at.bottom - tray + 2);
}"""
"""Just above the tiles: whatever makes these higher comes to lie over it."""
HIDDEN = """() => [...document.querySelectorAll('section:last-child :is(.asked, .asked .worth)')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const city = one.closest('.city');
    const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return points.filter(([x, y]) => !city.contains(document.elementFromPoint(x, y))).map(([x, y]) => `${x} ${y}`);
})"""
"""The corners of what is proposed, and of its points, that lie under something or outside."""


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["tall", "small"])
def test_the_answers_to_a_proposal_do_not_hide_it(open_page: OpenPage, size: ViewportSize) -> None:
    anna = open_page()
    open_for_friends(anna, 3, "Anna", **SEATS_AS_TAKEN)
    bela = join_by_link(anna, open_page, "Béla")
    anna.get_by_role("button", name="A bot for the free seat").click()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".hand .pick").first.wait_for()
    play_turns(2, anna, bela)
    bela.set_viewport_size(size)
    choose(bela, tap)
    choose(anna)
    for page in (anna, bela):
        page.locator(".loose").wait_for()
    # So that nothing else is placed there meanwhile.
    anna.locator("aside .log li", has_text=re.compile("^(?!Anna|Béla|You).+ places ")).nth(5).wait_for()
    anna.get_by_role("button", name="of Béla").first.click()
    lowest = anna.locator("section", has_text="With Béla").locator(".square.open").last
    square = lowest.get_attribute("data-square")
    # Of the two, the city that is shared with Anna is the lower one on Béla's phone.
    bela.evaluate(TO_THE_TRAY, square)
    settle(bela)
    lowest.click()
    # The bot may propose something, too, in the other city.
    hers = bela.locator(".proposal", has_text="Anna")
    hers.wait_for()
    expect(bela.locator("section:last-child .asked .worth")).to_have_text(re.compile(r"^[+−]?\d+$"))
    bela.wait_for_function(f"() => ({HIDDEN})().length === 0", polling=OFTEN)
    tap(hers.get_by_role("button", name="Do it"))
    expect(bela.locator("section:last-child .asked")).to_have_count(0)


LOW = ((320, 568), (375, 553), (360, 600), (375, 667), *PHONES)
"""Older phones, too, and the bars of a browser: the map is small there, and its glass makes it large."""
LARGE = {".sheet": now(), ".zoom": now(), ".bar": now(), ".line li": now(7), ".display .slot": now(7)}
MAP = {"g.route": now(41), "svg .place": now(15), ".goal": now(2), ".bar": now(), ".line li": now(7)}


def test_nothing_lies_over_the_map_of_a_ride(open_page: OpenPage) -> None:
    """While tickets are chosen, in one's turn, and while one looks at the tickets one has: it is all there at once."""
    page = open_page("/", SMALL)
    start_ride(page)
    check_sizes(page, MAP | {".choice .pick": now(2), KEEP: now()}, KEEP, LOW)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    check_sizes(page, MAP | {".display .slot": now(7)}, READY, LOW)
    wrong = list[str]()
    for language in LANGUAGES:
        speak(page, language)
        page.set_viewport_size(SMALL)
        tap(page.locator(".chip"))
        page.locator(".list button").nth(1).wait_for()
        for width, height in LOW:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            found = look(page, UNSEEN, MAP | {".list button": now(2), ".display .slot": now(7)})
            wrong += [f"{language} {width}×{height}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
    tap(page.locator(".chip"))
    tap(page.locator(".zoom"))
    page.locator(".large").wait_for()
    for width, height in LOW:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        assert look(page, UNSEEN, LARGE) == [], (width, height)


WHOLE = """() => document.querySelector('.own > section').getBoundingClientRect().bottom
    <= document.querySelector('.tray').getBoundingClientRect().top"""


def test_the_narrowest_phone_shows_a_whole_city_above_the_tiles(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    see_bots_place(page)
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        page.locator(".loose .pick").first.wait_for()
        page.set_viewport_size(ViewportSize(width=320, height=568))
        page.evaluate("scrollTo(0, 0)")
        assert look(page, WHOLE), language


GAIN = re.compile(r"^[+−]\d+$")
STRIP = {".since .gain": now(), ".since .words": now()}


def test_what_a_move_brought_is_read_on_the_smallest_phone(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    see_bots_place(page)
    while not page.locator(".since .gain").count():
        place_one(page)
        place_one(page)
        choose(page)
        page.locator(".loose").wait_for()
        expect(page.locator(".since .count")).to_have_text("6")
    expect(page.locator(".since .gain")).to_have_text(GAIN)
    check_sizes(page, STRIP, ".since .words", PHONES)
    page = open_page()
    start_ride(page)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    while not page.locator(".since .gain").count():
        assert act(page)
        page.locator(READY).first.wait_for()
    expect(page.locator(".since .gain")).to_have_text(GAIN)
    check_sizes(page, STRIP, ".since .words", PHONES)


ACCEPT = {"en": "Do it", "de": "So machen", "hu": "Legyen így", "ru": "Так и сделать"}
OTHERS = ("place", "second", *KINDS_TAUGHT, "choose", "passed", "duplexes", "third", "points", "balance", "tips", "end")


def lesson_in(page: Page, language: str) -> str:
    page.set_viewport_size(DESKTOP)
    speak(page, language)
    return page.locator(".coach .lesson").inner_text()


def test_a_lesson_says_where_the_tickets_are(open_page: OpenPage) -> None:
    page = open_page("/learn/ticket-to-ride-new-york")
    page.locator("li", has=page.get_by_role("heading", name="The first game")).get_by_role("button").first.click()
    hints(page).wait_for()
    page.evaluate(LEARN, ("tickets", "second", "more", "last", "turn", "claim", "longer", "doubles", "collect"))
    page.reload()
    keep_tickets(page)
    expect(hints(page)).to_contain_text("Tap a ticket: its shortest way")
    page.set_viewport_size(TALL)
    expect(hints(page)).to_contain_text("Tap the sign of your tickets, beside your cards")
    expect(page.locator(".chip")).to_be_in_viewport()


def test_a_lesson_calls_the_answers_by_what_is_seen(open_page: OpenPage) -> None:
    """Of the answers to a proposal a phone shows the signs alone."""
    page = open_page("/learn/between-two-cities")
    page.locator("li", has=page.get_by_role("heading", name="The first game")).get_by_role("button").first.click()
    hints(page).wait_for()
    page.evaluate(LEARN, OTHERS)
    play_turns(3, page)
    choose(page)
    page.locator(".loose").wait_for()
    expect(hints(page)).to_contain_text("it lies there as a ghost")
    for language in LANGUAGES:
        assert ACCEPT[language] in lesson_in(page, language)
        page.set_viewport_size(TALL)
        expect(page.locator(".coach .lesson")).to_contain_text("✓")
        assert ACCEPT[language] not in page.locator(".coach .lesson").inner_text()
