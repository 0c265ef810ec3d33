"""What is needed is seen: on ten screens, in four languages, none of it lies under something else or out of sight."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, Finished, OpenPage
from tests.browser.measures import READ, look, speak
from tests.browser.playing import OFTEN, UNDO_BY_CONSENT, choose, place_one, start_against_bots
from tests.browser.riding import KEEP, READY, act, keep_tickets, start_ride
from tests.browser.test_axe import problems
from tests.browser.test_friends import join_by_link, open_for_friends
from tests.browser.test_languages import LANGUAGES, enlarge
from tests.browser.test_learning import KINDS

SIZES = (
    (360, 740),
    (390, 844),
    (412, 915),
    (740, 360),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
"""Phones, phones that lie, tablets, and screens on desks."""
ROOMY = SIZES[3:]
"""Where map or cities and what is to be done stand side by side."""

UNSEEN = """async wanted => {
    const inset = 5;
    const pointsOf = ({ left, right, top, bottom }) => [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset], [right - inset, top + inset],
        [left + inset, bottom - inset], [right - inset, bottom - inset],
    ];
    const isIn = ({ left, right, top, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    // Drawings are of one piece: what lies in them side by side is no cover.
    const belongs = (one, what) => {
        const whole = one.closest('svg') ?? one;
        return what !== null && (whole.contains(what) || what.contains(one));
    };
    const nameOf = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}`;
    // What is wrong with it as it stands; nothing at all when it is seen.
    const hides = (one) => {
        const box = one.getBoundingClientRect();
        if (!isIn(box)) return 'out of sight';
        for (const [x, y] of pointsOf(box)) {
            const what = document.elementFromPoint(x, y);
            if (!belongs(one, what)) return `under ${what ? nameOf(what) : 'the edge'}`;
        }
        return '';
    };
    const wrong = [];
    // What lies at the lower edge follows what scrolls in the next frame. The page may have scrolled by itself.
    const drawn = (done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    if (scrollY !== 0) {
        scrollTo(0, 0);
        await Promise.race([new Promise(drawn), new Promise((done) => setTimeout(done, 2000))]);
    }
    for (const [selector, { least, scroll }] of Object.entries(wanted)) {
        const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        if (found.length < least) wrong.push(`${selector}: ${found.length} of ${least}`);
        for (const one of found) {
            let how = hides(one);
            // What is seen already need not be scrolled to, and there are forty routes on a map.
            if (scroll && how !== '') {
                one.scrollIntoView({ block: 'center' });
                how = hides(one);
            }
            if (how !== '') wrong.push(`${selector} ${nameOf(one)}: ${how}`);
        }
        if (scroll) scrollTo(0, 0);
    }
    return wrong;
}"""

COME = """wanted => Object.entries(wanted).every(([selector, { least }]) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length >= least)"""

Needed = Mapping[str, Mapping[str, object]]


def now(least: int = 1) -> Mapping[str, object]:
    """In sight as the screen stands."""
    return {"least": least, "scroll": False}


def reached(least: int = 1) -> Mapping[str, object]:
    """In sight once one has scrolled to it: nothing that sticks lies over it."""
    return {"least": least, "scroll": True}


def check_sizes(
    page: Page, needed: Needed, there: str, sizes: Sequence[tuple[int, int]] = SIZES, *, enlarged: bool = False
) -> None:
    """`enlarged`: with letters twice as big, too, nothing sticks out of the smallest phone."""
    wrong = list[str]()
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        page.locator(there).first.wait_for()
        # Else what is still on its way is missing; what never comes is named below. Some of it is only there at the
        # sizes that are looked at.
        page.set_viewport_size(ViewportSize(width=sizes[0][0], height=sizes[0][1]))
        with suppress(Error):
            page.wait_for_function(COME, arg=needed, polling=OFTEN)
        for width, height in sizes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            wrong += [f"{language} {width}×{height}: {one}" for one in look(page, UNSEEN, needed)]
        if enlarged:
            wrong += [f"{language}, big letters: {one}" for one in sticks_out(page)]
    page.set_viewport_size(DESKTOP)
    speak(page, "en")
    assert not wrong, "\n".join(wrong)


def sticks_out(page: Page) -> list[str]:
    page.set_viewport_size(ViewportSize(width=SIZES[0][0], height=SIZES[0][1]))
    enlarge(page)
    found = look(page, READ)
    enlarge(page, 1)
    return [*found["cut"], *found["sideways"]]


GO_ON = "section a[href^='/t/']"
HOME = {"article:first-of-type .both .button": now(2), "article .both .button": reached(4), ".bots select": reached(4)}
LOBBY = {
    ".lobby input": reached(1),
    ".lobby .primary": reached(2),
    ".lobby svg[role=img]": reached(),
    ".lobby li button": reached(2),
    ".lobby dd": reached(2),
}


def test_home_and_lobby(open_page: OpenPage) -> None:
    """What to begin with is in sight when one comes; on top stands what one can go on with."""
    page = open_page()
    page.locator(".both .button").first.wait_for()
    check_sizes(page, HOME, ".both .button", enlarged=True)
    open_for_friends(page, 3, "Anna")
    page.locator(".lobby").wait_for()
    check_sizes(page, LOBBY, ".lobby li button", enlarged=True)
    page.get_by_role("button", name="Bots for 2 seats").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand .pick").first.wait_for()
    page.goto("/")
    page.get_by_role("link", name="Go on").wait_for()
    check_sizes(page, {GO_ON: now()}, GO_ON)


CHOOSING = {".bar .task": now(), ".hand .pick": now(7), ".confirm": now(), ".own .total": reached(2)}
PLACING = {".bar .task": now(), ".loose .pick": now(2), ".own .square.open": reached(2), ".own .total": reached(2)}
ASKED = {
    **PLACING,
    ".proposal .button": now(2),
    ".proposal .words": now(),
    ".toast .button": now(2),
    # What a partner has still to place.
    ".partner .pick": reached(0),
}


def test_between_two_cities(open_page: OpenPage) -> None:
    """While one chooses; then with a proposal to answer and a consent to give, all at once."""
    anna = open_page()
    open_for_friends(anna, 3, "Anna", **UNDO_BY_CONSENT)
    bela = join_by_link(anna, open_page, "Béla")
    anna.get_by_role("button", name="A bot for the free seat").click()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".hand .pick").first.wait_for()
    check_sizes(anna, CHOOSING, ".hand .pick")
    # Who sits where has been read.
    anna.locator(".toast").get_by_role("button", name="Close").evaluate_all("all => all.forEach((one) => one.click())")
    choose(bela)
    choose(anna)
    anna.locator(".loose").wait_for()
    # Once Béla has placed, the other city is open to a proposal of his that stays.
    place_one(bela)
    bela.get_by_role("button", name="of Anna").first.click()
    bela.locator("section", has_text="With Anna").locator(".square.open").first.click()
    anna.locator(".proposal").wait_for()
    bela.locator("[data-opens=things]").click()
    bela.get_by_role("button", name="Take back my move").click()
    anna.locator(".toast .button").first.wait_for()
    check_sizes(anna, ASKED, ".proposal", enlarged=True)
    # Where something stands beside the board, nothing lies over it, nor over what stands there.
    anna.wait_for_function(APART, polling=OFTEN)
    for language in LANGUAGES:
        speak(anna, language)
        anna.locator(".proposal").wait_for()
        anna.wait_for_function(APART, polling=OFTEN)
        # Two answers stand side by side, or below each other and equally wide: none hangs alone.
        assert look(anna, ALONE_IN_A_ROW) == [], language
    speak(anna, "en")
    anna.locator("h1").wait_for(state="attached")
    assert problems(anna) == []


APART = """() => {
    const places = ['.toasts', '.board', 'aside.aside'].map((one) => document.querySelector(one));
    if (places.some((one) => one === null)) return false;
    const [toasts, board, column] = places.map((one) => one.getBoundingClientRect());
    return scrollY === 0 && toasts.left >= board.right && column.bottom <= toasts.top;
}"""
"""All are drawn anew with another language, and may not be there yet."""
ALONE_IN_A_ROW = """() => ['.proposal', '.toast'].flatMap((one) => {
    const [first, second] = [...document.querySelectorAll(`${one} .button`)].map((two) => two.getBoundingClientRect());
    const together = Math.abs(first.top - second.top) < 1 || Math.abs(first.width - second.width) < 1;
    return together ? [] : [one];
})"""
LIT = """() => [...document.querySelectorAll('.own .square.open')].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return top >= 0 && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""
TO_THE_EDGE = """() => {
    const tops = [...document.querySelectorAll('.own .square.open')].map((one) => one.getBoundingClientRect().top);
    scrollBy(0, Math.max(...tops) - 10);
}"""
"""The lowest lit square comes to the upper edge, where the strip of news may lie over it."""
ALONE = {".bar .task": now(), ".loose .pick": now(3), ".own .square.open": reached(2), ".own .total": reached(2)}


def test_alone_with_capitals(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Alone against the Automas").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    for module in ("Landscapes", "Civic buildings", "Districts"):
        dialog.get_by_label(module).check()
    page.get_by_role("button", name="Begin").click()
    choose(page)
    page.locator(".loose .pick").first.wait_for()
    check_sizes(page, ALONE, ".loose .pick")
    # Of the tile in hand a square is seen without anybody's doing, also where one city fills the screen.
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for number in range(page.locator(".loose .pick").count()):
            page.locator(".loose .pick").nth(number).click()
            page.wait_for_function(LIT, polling=OFTEN)
            # The same tile again: who presses it looks for its squares.
            page.evaluate(TO_THE_EDGE)
            page.locator(".loose .pick").nth(number).click()
            page.wait_for_function(LIT, polling=OFTEN)


LYING = SIZES[3:5]
LESSON = {".coach": now(), ".bar .task": now(), ".hand .pick": now(7), ".confirm": now()}
TAUGHT = {".coach h2": now(), ".coach p": now(), ".bar .task": now(), ".confirm": now()}
"""A tile that is picked lies over its neighbours a little."""


def test_a_lesson_on_a_phone_that_lies(open_page: OpenPage) -> None:
    """What is taught comes between nobody and her tiles, and its words are read without scrolling."""
    page = open_page("/learn/between-two-cities")
    page.get_by_role("button", name="Begin").first.click()
    page.locator(".hand .pick").first.wait_for()
    check_sizes(page, LESSON, ".hand .pick", LYING)
    page.set_viewport_size(ViewportSize(width=844, height=390))
    # Of a kind that has been taught nothing more is said.
    tiles = page.locator(".hand .pick").evaluate_all("all => all.map((one) => one.dataset.tip)")
    kinds = [KINDS[tile.removeprefix("tile:")] for tile in tiles]
    for number in sorted({kinds.index(kind) for kind in kinds}):
        page.locator(".hand .pick").nth(number).click()
        page.locator(".coach h2").wait_for()
        assert look(page, UNSEEN, TAUGHT) == []
        page.locator(".hand .pick").nth(number).click()


HAND = {".line li, .roomy > section": now()}
TICKETS = {
    ".bar": now(),
    "section .pick": now(2),
    "section .pick .name": now(4),
    "section .pick .stub b": now(2),
    KEEP: now(),
    ".goal": reached(3),
    **HAND,
}
TURN = {
    ".bar": now(),
    ".display .slot": now(7),
    ".chip, .tickets button": now(),
    ".goal": reached(2),
    "g.route": reached(41),
    **HAND,
}


def test_a_ride(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    check_sizes(page, TICKETS, KEEP)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    check_sizes(page, TURN, READY)
    # All of the map at once, and none of it under the cards.
    check_sizes(page, {"g.route": now(41), "svg .place": now(15), ".goal": now(2)}, READY, ROOMY)
    # What was drawn is seen large, and goes by itself.
    page.set_viewport_size(ViewportSize(width=390, height=844))
    page.locator("button[data-move=draw]").click()
    expect(page.locator(".drawn")).to_be_in_viewport(ratio=1)
    expect(page.locator(".drawn")).to_have_count(0)


SLOW = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (words) {
    setTimeout(() => this.readyState === 1 && send.call(this, words), 900);
};"""
HEADER = {"header .ask": now(), "header [data-opens]": now(2), ".notice": now()}


def test_a_ride_on_a_tablet_that_stands_uses_its_height(open_page: OpenPage) -> None:
    page = open_page("/", ViewportSize(width=820, height=1180))
    start_ride(page)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    height, below = look(
        page,
        """() => {
            const placeOf = (one) => document.querySelector(one).getBoundingClientRect();
            const [map, hand] = [placeOf('.map'), placeOf('.hands > div')];
            return [map.height / innerHeight, hand.top >= map.bottom && hand.bottom <= innerHeight];
        }""",
    )
    assert height > 0.65 and below


def test_a_slow_line_hides_nothing(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.add_init_script(SLOW)
    page.goto("/")
    start_ride(page)
    page.locator(".notice").wait_for()
    check_sizes(page, TICKETS | HEADER, KEEP, SIZES[:5])
    page.goto("/")
    start_against_bots(page)
    page.locator(".notice").wait_for()
    check_sizes(
        page, {".bar .task": now(), ".hand .pick": now(), ".own .total": reached(2)} | HEADER, ".hand .pick", SIZES[:5]
    )


@pytest.mark.parametrize("game", ["cities", "ride"])
def test_the_end(open_page: OpenPage, finished_cities: Finished, finished_ride: Finished, game: str) -> None:
    done = finished_cities if game == "cities" else finished_ride
    page = open_page(done.path, kept=done.kept)
    page.get_by_role("link", name="Replay").wait_for()
    scores = {".ranks li": reached(4), ".sheet tfoot td": reached(2)} if game == "cities" else {"dl dd": reached(3)}
    check_sizes(page, {"h1:not(.unseen)": now(), **scores}, "h1:not(.unseen)", enlarged=True)
    # Letters twice as big: the column that stays covers none of the cities.
    enlarge(page)
    page.set_viewport_size(ViewportSize(width=360, height=740))
    page.wait_for_function(COME, arg=scores, polling=OFTEN)
    assert look(page, UNSEEN, scores) == []


HALF_COVERED = """() => {
    const sheet = document.querySelector('.sheet .scroll');
    const found = [];
    for (let at = 0; at < sheet.scrollWidth; at += 23) {
        sheet.scrollTo({ left: at, behavior: 'instant' });
        const edge = sheet.querySelector('.totals th').getBoundingClientRect().right;
        for (const cell of sheet.querySelectorAll('.totals td')) {
            const { left, right } = cell.getBoundingClientRect();
            if (left < edge - 2 && right > edge + 2) found.push(`${at}: ${left} to ${right} under ${edge}`);
        }
    }
    return found;
}"""
"""Wherever it is scrolled to: what lies partly under the column that stays."""
TOPS = "() => [...document.querySelectorAll('.sheet thead .token')].map((one) => one.getBoundingClientRect().top)"


def test_no_city_of_a_sheet_is_half_covered(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(finished_cities.path, kept=finished_cities.kept)
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        page.locator(".sheet .totals td").first.wait_for()
        # However many lines the names below them take.
        page.set_viewport_size(ViewportSize(width=390, height=844))
        assert len(set(look(page, TOPS))) == 1, language
        enlarge(page)
        for width, height in SIZES[:3]:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            assert look(page, HALF_COVERED) == [], (language, width)
        enlarge(page, 1)


def check_twice_as_big(page: Page, needed: Needed, there: str) -> None:
    """Nothing lies over anything, wherever one has scrolled to."""
    enlarge(page)
    check_sizes(page, {selector: reached(1) for selector in needed if selector != "g.route"}, there)


def test_letters_twice_as_big(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    keep_tickets(page)
    act(page)
    page.locator(READY).first.wait_for()
    check_twice_as_big(page, TURN, READY)
    page = open_page()
    start_against_bots(page)
    check_twice_as_big(page, CHOOSING, ".hand .pick")
    choose(page)
    page.locator(".loose .pick").first.wait_for()
    check_twice_as_big(page, PLACING, ".loose .pick")
