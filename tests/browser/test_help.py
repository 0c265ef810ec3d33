"""Rules where they are needed: the card of scoring behind “?”, and tips about whatever lies on the table."""

import re
from collections.abc import Iterator
from itertools import count
from typing import TypedDict

from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.automas import start_alone
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.measures import look, speak
from tests.browser.playing import choose, play_turn, start_against_bots
from tests.browser.riding import keep_tickets, start_ride
from tests.browser.test_axe import check_themes
from tests.browser.test_languages import LANGUAGES

FOCUSED = "document.activeElement.dataset.square ?? document.activeElement.className"


def tip(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What it is and what it is worth")


def hold(page: Page, on: Locator) -> None:
    """A finger down, until the tip is there, and up again."""
    box = on.bounding_box()
    assert box is not None
    fingers = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(page)).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_everything_on_the_table_says_what_it_is_worth(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    play_turn(page)
    tiles = page.locator(".hand .pick")
    tiles.first.wait_for()
    # The mouse rests on a tile of the hand, and goes away again.
    tiles.first.hover()
    expect(tip(page).locator(".next")).to_have_count(2)
    expect(tip(page)).to_contain_text(re.compile("points? now"))
    check_themes(page)
    page.mouse.move(2, 2)
    expect(tip(page)).to_be_hidden()
    # The key I on a square that is built, and Escape back to it: nothing else is closed or chosen by them.
    built = page.locator(".own .square[data-tip]").first
    built.focus()
    page.keyboard.press("i")
    expect(tip(page)).to_contain_text("now")
    page.wait_for_function(f"() => ({FOCUSED}).startsWith('tip')")
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    expect(built).to_be_focused()
    # From there the arrows go on to everything else, also to what never has the focus.
    page.keyboard.press("i")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-asked]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(built).to_have_attribute("data-asked", "")
    page.keyboard.press("Escape")
    expect(page.locator("[data-asked]")).to_have_count(0)
    # The total of a city tells of all its points, and adds up to it.
    total = page.locator("button.total").first
    total.click()
    worth = re.compile(rf"^{total.locator('strong').inner_text()} points? now$")
    expect(tip(page).locator(".head span")).to_have_text(worth)
    points = tip(page).locator("section > ul").first.locator("strong").all_inner_texts()
    assert sum(map(int, points)) == int(total.locator("strong").inner_text())
    # From there to the paragraph of the rules, and back.
    tip(page).get_by_role("button", name="Close").click()
    page.locator(".own .kinds li[data-tip]").first.hover()
    tip(page).get_by_role("link", name="The rule").click()
    expect(page.locator("p.meant")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").click()
    tiles.first.wait_for()


def test_tips_tell_onlookers_and_readers_of_replays_what_tiles_are_worth(
    open_page: OpenPage, finished_cities: Finished
) -> None:
    page = open_page(f"{finished_cities.path}/replay/0")
    page.locator("[data-tip^='tile:']").first.hover()
    expect(tip(page).locator(".next")).to_have_count(2)
    expect(tip(page).locator("section").first).to_contain_text(re.compile("points? now"))
    # In sentences, not in the notation of records.
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".bar p")).to_contain_text("has chosen")
    assert page.locator(".bar code").count() == 0


def test_the_key_reaches_the_tiles_of_an_automa(open_page: OpenPage) -> None:
    page = open_page()
    start_alone(page)
    page.locator("button[data-tip^='automa:']").first.focus()
    page.keyboard.press("i")
    expect(tip(page)).to_contain_text("Autommaso")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tiles [data-asked]")).to_have_count(1)
    expect(tip(page).locator(".next")).to_have_count(2)
    check_themes(page)


SMALL = ((360, 740), (740, 360), (844, 390))
LEAF = "document.querySelectorAll('dialog [role=tab]')[number]"
OPEN = f"number => {LEAF}?.click()"
SCROLLS = f"""number => {{
    const leaf = {LEAF};
    if (leaf === undefined) return null;
    const {{ scrollHeight, clientHeight, scrollWidth, clientWidth }} = document.querySelector('dialog');
    const over = Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
    return {{ words: leaf.innerText, selected: leaf.ariaSelected, over }};
}}"""
"""That they can be tapped is held below."""


class Leaf(TypedDict):
    words: str
    selected: str
    over: int


def leaves_of(page: Page) -> Iterator[Leaf]:
    """One after the other."""
    for number in count():
        page.evaluate(OPEN, number)
        leaf: Leaf | None = look(page, SCROLLS, number)
        if leaf is None:
            return
        yield leaf


def check_one_screen(page: Page, first: str) -> None:
    """Every leaf of the card, in every language, on phones that stand and lie: nothing of it has to be scrolled to."""
    wrong = list[str]()
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        speak(page, language)
        page.locator("header .ask").click()
        page.locator(first).first.wait_for()
        for width, height in SMALL:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.get_by_role("tab").first.wait_for()
            leaves = list(leaves_of(page))
            assert len(leaves) > 1 and all(leaf["selected"] == "true" for leaf in leaves)
            wrong += [f"{language} {width}×{height} {leaf}" for leaf in leaves if leaf["over"] > 0]
        page.get_by_role("tab").first.click()
        page.keyboard.press("Escape")
    page.set_viewport_size(DESKTOP)
    speak(page, "en")
    assert not wrong, "\n".join(wrong)


def test_the_card_of_scoring_fits_one_screen(open_page: OpenPage) -> None:
    """With all that can be in play."""
    page = open_page()
    page.get_by_role("button", name="Alone against the Automas").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    for module in ("Landscapes", "Civic buildings", "Districts"):
        dialog.get_by_label(module).check()
    page.get_by_role("button", name="Begin").click()
    page.locator(".hand .pick").first.wait_for()
    check_one_screen(page, "dialog .brings")
    page.goto("/")
    start_ride(page)
    check_one_screen(page, "dialog section")


GONE = """() => {
    const dialog = document.querySelector('dialog');
    dialog.addEventListener('close', () => { window.gone = !dialog.isConnected; }, { capture: true });
}"""


def test_the_card_of_scoring_is_at_hand(open_page: OpenPage) -> None:
    """On a phone: opened by a finger, and by its key."""
    page = open_page("/", PHONE)
    start_against_bots(page)
    page.get_by_role("button", name="Scoring and rules").tap()
    card = page.get_by_role("dialog", name="Scoring: Between Two Cities")
    expect(card.locator("section b").first).to_have_text("2")
    # The six kinds are seen at a glance, and each tells its rule.
    expect(card.get_by_role("button", name="Houses")).to_be_in_viewport()
    card.get_by_role("button", name="Parks").tap()
    expect(card.locator(".words")).to_contain_text("Parks that touch form a group")
    check_themes(page)
    card.get_by_role("tab", name="Kinds").focus()
    page.keyboard.press("ArrowRight")
    expect(card).to_contain_text("you score the lower of the two")
    # Gone with the key, before the browser tells of it: a “?” in between opens it again.
    page.evaluate(GONE)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_function("() => window.gone !== undefined")
    assert page.evaluate("window.gone")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)


def test_the_card_of_a_ride_opens_on_points(open_page: OpenPage) -> None:
    """As that of the other game does: what one asks most."""
    page = open_page("/", PHONE)
    start_ride(page)
    page.get_by_role("button", name="Scoring and rules").tap()
    card = page.get_by_role("dialog", name="Scoring: Ticket to Ride")
    expect(card.get_by_role("tab", selected=True)).to_have_text("Points")
    expect(card.get_by_role("tabpanel")).to_contain_text("bring 1, 2, 4 or 7 points")
    page.set_viewport_size(DESKTOP)
    expect(card.locator("section").first).to_contain_text("bring 1, 2, 4 or 7 points")
    # What a ticket costs is read with its minus.
    page.set_viewport_size(PHONE)
    assert look(
        page,
        "() => [...document.querySelectorAll('dialog .stub')].every((one) => one.querySelector('b')"
        ".getBoundingClientRect().width <= one.clientWidth)",
    )


def test_a_finger_that_holds_asks_and_does_not_choose(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    start_ride(page)
    keep_tickets(page)
    card = page.locator(".display .slot").first
    page.locator("button[data-move=draw]").wait_for()
    before = page.get_by_role("log").get_attribute("data-told")
    hold(page, card)
    expect(tip(page)).to_contain_text("in hand")
    assert page.get_by_role("log").get_attribute("data-told") == before
    check_themes(page)
    # The next tap closes it, and is a tap like any other.
    page.locator(".bar p").first.tap()
    expect(tip(page)).to_be_hidden()
    hold(page, page.locator("g[data-tip^=stop] circle.stop").first)
    expect(tip(page)).to_contain_text("Every attraction at one of your routes")
    page.locator(".bar p").first.tap()
    hold(page, page.locator("button.slot.deck"))
    expect(tip(page)).to_contain_text("Draw two cards")
    # A tile is held without being chosen, too.
    page.goto("/")
    start_against_bots(page)
    hold(page, page.locator(".hand .pick").nth(1))
    expect(page.locator(".hand .pick[aria-pressed=true]")).to_have_count(0)
    choose(page)
    expect(tip(page)).to_be_hidden()
