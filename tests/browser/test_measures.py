"""Big enough for a finger, whole and side by side: every screen, in every language, on a small phone and a desktop."""

import json
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.automas import place_all, start_alone
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.measures import FITTING, MEASURED, TOUCH, check_measures, check_readable, look, speak
from tests.browser.pages import painted
from tests.browser.playing import choose, open_details, place_both, see_bots_place, start_against_bots
from tests.browser.program import play_turns
from tests.browser.riding import KEEP, READY, act, keep_tickets, start_ride
from tests.browser.test_axe import check_themes
from tests.browser.test_capitals import open_capitals
from tests.browser.test_languages import LANGUAGES, check_fits, enlarge
from tests.browser.test_score_helper import CAPITALS, SOLO

from tabletown.ticket_to_ride_new_york.board import TICKETS

SMALL: ViewportSize = {"width": 360, "height": 740}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A desktop's window, everything twice as big."""
SHARES = """all => all.map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect().width / one.closest('button').clientWidth;
})"""
LYING: ViewportSize = {"width": 844, "height": 390}
"""A phone on its side."""
UNTIL_DUPLEXES = 4
"""Turns of round 1 with Capitals."""

PAGES = {
    "/": "article .primary",
    "/score#SSSS/HHOM/OPOO/OPHP,FF../..../..../....,..../..../..../....": ".grids header strong",
    "/score#ride=CT-LE,CT-WS/P~LE-WS;LC-CP~CH-BK": "g.route",
    "/rules/between-two-cities": "figure li b",
    "/rules/ticket-to-ride-new-york": "figure .total",
    "/learn/between-two-cities": "section .primary",
    "/learn/ticket-to-ride-new-york": "section .primary",
    "/rules": "article .primary",
    "/learn": "article .primary",
    "/automa": "main form",
    "/campaign": "form .primary",
    CAPITALS: ".grids header strong",
    "/nowhere": "h1",
}
"""By page: what stands when everything does."""


def check_everywhere(
    page: Page, check: Callable[[Page], None] = check_measures, again: Callable[[Page], None] = lambda _: None
) -> None:
    """`again`: what has to be done in every language, because to speak another one undoes it. Each language begins at
    the size where the one before ended."""
    sizes = (DESKTOP, SMALL)
    for language in LANGUAGES:
        speak(page, language)
        again(page)
        for size in sizes:
            page.set_viewport_size(size)
            check(page)
        sizes = sizes[::-1]
    speak(page, "en")


CHOICES = """() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('main select')].filter((one) => one.checkVisibility()).flatMap((one) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(one);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const words = one.selectedOptions[0]?.textContent.trim() ?? '';
        const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 24;
        return pen.measureText(words).width > room ? [words] : [];
    });
}"""
"""What is chosen in a list, and cut there; the sign beside it takes the rest."""
ROWS = "one => new Set([...document.querySelectorAll(one)].map((link) => link.offsetTop)).size"


def test_what_was_chosen_is_read_whole(open_page: OpenPage) -> None:
    page = open_page(CAPITALS)
    page.locator(".pair select").first.wait_for()
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        for size in (DESKTOP, SMALL):
            page.set_viewport_size(size)
            expect(page.locator(".pair select").last).to_have_value("C")
            assert look(page, CHOICES) == [], language


def test_a_card_of_the_first_page_has_one_height_in_every_language(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article .both .button").first.wait_for()
    for language in LANGUAGES:
        speak(page, language)
        page.set_viewport_size(DESKTOP)
        heights = look(page, "() => [...document.querySelectorAll('.both .button')].map((one) => one.offsetHeight)")
        assert set(heights) == {52}, language
        page.set_viewport_size(PHONE)
        assert look(page, ROWS, "article:first-of-type .row a") == 1, language


@pytest.mark.parametrize(("path", "last"), PAGES.items())
def test_pages(open_page: OpenPage, path: str, last: str) -> None:
    page = open_page(path)
    page.locator("h1").wait_for(state="attached")
    page.locator(last).first.wait_for()
    check_themes(page)
    check_everywhere(page)
    # Letters twice as big, on the smallest phone.
    page.set_viewport_size(SMALL)
    enlarge(page)
    for language in LANGUAGES:
        speak(page, language)
        page.locator(last).first.wait_for()
        check_readable(page)


def test_a_lobby(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Bots for 6 seats").wait_for()
    check_everywhere(page, check_lobby)


LEVEL = """() => new Set([...document.querySelectorAll('.host .field select')].map((one) => one.offsetTop)).size"""
AGREED = """() => new Set([...document.querySelectorAll('.lobby dl > div')].map((one) => {
    const [name, value] = [...one.children].map((part) => part.getBoundingClientRect());
    return value.top >= name.bottom;
})).size"""


def check_lobby(page: Page) -> None:
    """What is chosen side by side has one height; on a phone all that was agreed on looks alike."""
    # In another language all of it is put up anew.
    page.locator(".host .field select").first.wait_for()
    check_measures(page)
    assert look(page, LEVEL) == 1
    assert page.viewport_size != SMALL or look(page, AGREED) == 1


def see_picked(page: Page) -> None:
    """What is picked stays picked in another language; it is put up anew."""
    page.locator(".loose .button.primary").wait_for()


def check_turn(page: Page, with_bots: bool = False) -> None:
    """With two tiles picked, with two to be placed, and with the square for one of them picked."""
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(1).click()
    check_everywhere(page)
    page.locator(".confirm").click()
    page.locator(".loose .pick").first.wait_for()
    check_everywhere(page)
    if with_bots:
        see_bots_place(page)
    page.locator(".own .square.open").first.click()
    check_everywhere(page, again=see_picked)


def test_a_game(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    check_turn(page, with_bots=True)
    open_details(page)
    check_measures(page)


def test_a_game_alone(open_page: OpenPage) -> None:
    """The towns' names stay whole beside their cities."""
    page = open_page()
    page.locator("article .primary").first.wait_for()
    for language in LANGUAGES:
        speak(page, language)
        page.locator("article .button:not(.primary):not(.small)").first.click()
        page.locator("dialog").wait_for()
        check_fits(page)
        page.keyboard.press("Escape")
    speak(page, "en")
    start_alone(page)
    check_turn(page)
    for language in LANGUAGES:
        speak(page, language)
        assert not re.findall(r"\b(?:automa|town|tile|solo|ville)-[a-z-]+\b", page.locator("main").inner_text())
        for width in (DESKTOP["width"], 1366):
            page.set_viewport_size(ViewportSize(width=width, height=DESKTOP["height"]))
            assert look(page, NARROW) == [], (language, width)


NARROW = """() => {
    const sticks = [...document.querySelectorAll('section.panel')].filter((one) => [...one.querySelectorAll('*')]
        .some((part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right - 8));
    const lines = (one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight));
    const broken = [...document.querySelectorAll('section.panel h2')].filter((one) => lines(one) > 1);
    const high = [...document.querySelectorAll('.bar .said, .bar .task')].filter((one) => lines(one) > 2);
    return [...sticks, ...broken, ...high].map((one) => one.textContent.slice(0, 40));
}"""
"""Beside the board, what comes too near to the edge of its panel, and names of two lines; above it, more than two."""


PUT_TICKETS = """([from, to, points]) => document.querySelectorAll('.pick .ticket').forEach((one) => {
    const [first, last] = one.querySelectorAll('.name');
    [first.textContent, last.textContent, one.querySelector('b').textContent] = [from, to, String(points)];
})"""


def check_every_ticket(page: Page) -> None:
    """Chance deals a few of them: none of the others may be too long for its card."""
    for size in (SMALL, LYING):
        page.set_viewport_size(size)
        for ticket in TICKETS:
            page.evaluate(PUT_TICKETS, [*[stop.full_name for stop in ticket.ends], ticket.points])
            wrong = look(page, MEASURED, TOUCH)
            assert not (wrong["cut"] or wrong["split"]), (ticket, wrong)


def test_a_ride(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    check_everywhere(page)
    # Where what is missing takes most of the room.
    speak(page, "ru")
    page.locator(KEEP).wait_for()
    check_every_ticket(page)
    page.set_viewport_size(DESKTOP)
    speak(page, "en")
    page.reload()
    keep_tickets(page)
    act(page)
    page.locator(READY).first.wait_for()
    check_everywhere(page)


def check_sheet(page: Page) -> None:
    """All columns of the score sheet are in sight: one's own second city, or the Automas' total, is the last."""
    # In another language the score helper asks anew.
    page.locator(".sheet tfoot").wait_for()
    check_measures(page)
    assert page.locator(".sheet .scroll").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0


@pytest.mark.parametrize("game", ["cities", "ride"])
def test_the_end_and_the_replay(
    open_page: OpenPage, finished_cities: Finished, finished_ride: Finished, game: str
) -> None:
    done = finished_cities if game == "cities" else finished_ride
    page = open_page(done.path, kept=done.kept)
    page.get_by_role("link", name="Replay").wait_for()
    if game == "cities":
        # Two and two: none of the four stands alone.
        expect(page.locator(".cities section")).to_have_count(4)
        tops = page.locator(".cities section").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
        assert [tops.count(top) for top in tops] == [2, 2, 2, 2]
    check_everywhere(page, check_sheet if game == "cities" else check_measures)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Position").wait_for()
    check_everywhere(page)


def test_the_sheet_of_three_towns(open_page: OpenPage) -> None:
    page = open_page(SOLO)
    page.locator(".ranks li").first.wait_for()
    check_everywhere(page, check_sheet)


CAMPAIGN = {
    "length": "short",
    "mode": "full",
    "level": None,
    "capitals": True,
    "games": [{"doubled": ["shops", "civics"], "cities": [118, 121], "automas": [105, 119]}],
    "doubled": [],
    "table": None,
}


def test_the_sheet_of_a_campaign(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    kept = json.dumps({"version": 1, "value": CAMPAIGN})
    page.evaluate("kept => localStorage.setItem('tabletown/campaign', kept)", kept)
    page.reload()
    page.locator(".sheet tfoot").wait_for()
    check_everywhere(page, check_sheet)


FIGURES = """tiles => tiles.map((tile) => {
    const wearer = document.createElement('i');
    wearer.className = tile;
    document.body.append(wearer);
    const [, drawing] = /^url\\("data:image\\/svg\\+xml,(.*)"\\)$/.exec(getComputedStyle(wearer).backgroundImage);
    const drawn = new DOMParser().parseFromString(decodeURIComponent(drawing), 'image/svg+xml').documentElement;
    const svg = document.body.appendChild(document.importNode(drawn, true));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(svg.querySelector('style').textContent);
    document.adoptedStyleSheets.push(sheet);
    const boxes = [...svg.querySelectorAll('.number')].map((one) => one.getBBox()).sort((a, b) => a.x - b.x);
    const ends = [0, ...boxes.map(({ x, width }) => x + width)];
    const gaps = [...boxes.map(({ x }) => x), 100].map((x, index) => x - ends[index]);
    svg.remove();
    wearer.remove();
    return { tile, edges: [gaps.at(0), gaps.at(-1)], gaps: gaps.slice(1, -1) };
})"""
"""Of a square of 100: what lies between the figures at the foot of a tile, and beside them."""
APART = 4


def test_figures_on_a_tile_stand_apart(open_page: OpenPage) -> None:
    """On a small tile “10 15 21” must not read as one number."""
    page = open_page("/score#SSSS/HHOM/OPOO/FBDE,..../..../..../....,..../..../..../....")
    page.locator(".explained .tile-O, .one .tile-O").first.wait_for()
    with painted(page):
        found = page.evaluate(FIGURES, [f"tile-{letter}" for letter in "SFBDEMOPH"])
    assert {len(one["gaps"]) for one in found} == {2, 3, 4, 5}
    assert all(min(one["gaps"]) >= APART and min(one["edges"]) > 2 for one in found), found


def check_big_city(page: Page) -> None:
    """Every lit square can be hit, and no word is cut."""
    expect(page.locator(".own .square.open").first).to_be_visible()
    for size in (SMALL, PHONE):
        page.set_viewport_size(size)
        check_readable(page, FITTING)


@pytest.mark.parametrize("players", ["2", "7"])
def test_cities_of_five_by_five_on_a_phone(open_page: OpenPage, players: str) -> None:
    page = open_page("/", SMALL)
    open_capitals(page, players)
    choose(page)
    page.locator(".loose").wait_for()
    check_big_city(page)
    place_both(page)
    play_turns(UNTIL_DUPLEXES - 1, page)
    # Duplexes reach further than any other tile.
    choose(page)
    page.locator(".loose").wait_for()
    for number in range(page.locator(".loose .pick").count()):
        page.locator(".loose .pick").nth(number).click()
        check_big_city(page)


def test_cities_of_five_by_five_alone_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", SMALL)
    page.get_by_role("button", name="Alone against the Automas").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    for module in ("Landscapes", "Civic buildings", "Districts"):
        dialog.get_by_label(module).check()
    page.get_by_role("button", name="Begin").click()
    for _ in range(2):
        choose(page)
        page.locator(".loose .pick").first.wait_for()
        check_big_city(page)
        place_all(page)


def check_twice_as_big(page: Page, languages: Sequence[str] = ("en",)) -> None:
    """By the browser's zoom, and by bigger letters in the same window: these stay."""
    for language in languages:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        page.set_viewport_size(ZOOMED)
        check_readable(page)
    page.set_viewport_size(DESKTOP)
    enlarge(page)
    check_big_letters(page, languages)


def check_big_letters(page: Page, languages: Sequence[str]) -> None:
    for language in languages:
        speak(page, language)
        check_readable(page)


SHORTEST_AND_LONGEST = ("en", "ru")


def test_a_game_twice_as_big(open_page: OpenPage) -> None:
    page = open_page()
    open_capitals(page, "3")
    choose(page)
    page.locator(".loose").wait_for()
    check_twice_as_big(page, SHORTEST_AND_LONGEST)
    page = open_page()
    start_against_bots(page)
    check_twice_as_big(page, SHORTEST_AND_LONGEST)
    choose(page)
    page.locator(".own .square.open").first.wait_for()
    check_big_letters(page, SHORTEST_AND_LONGEST)


def test_a_ride_twice_as_big(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    check_twice_as_big(page)
    # Numbers on the deck and the tickets leave some of the card to be seen.
    assert max(page.locator(".display .many, .display .tickets b").evaluate_all(SHARES)) < 0.85


def test_the_end_twice_as_big(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(finished_cities.path, kept=finished_cities.kept)
    expect(page.locator(".cities section")).to_have_count(4)
    check_twice_as_big(page)
