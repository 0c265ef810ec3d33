"""Rules where they are needed: the card of scoring behind “?”, and tips about whatever lies on the table."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import choose, play_turn, start_against_bots
from tests.browser.riding import keep_tickets, start_ride
from tests.browser.test_axe import check_themes

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
    expect(tip(page)).to_contain_text("points now")
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
    # The total of a city tells of all its points, and adds up to it.
    total = page.locator("button.total").first
    total.click()
    expect(tip(page).locator(".head span")).to_have_text(f"{total.locator('strong').inner_text()} points now")
    points = tip(page).locator("section > ul").first.locator("strong").all_inner_texts()
    assert sum(map(int, points)) == int(total.locator("strong").inner_text())
    # From there to the paragraph of the rules, and back.
    tip(page).get_by_role("button", name="Close").click()
    page.locator(".own .kinds li[data-tip]").first.hover()
    tip(page).get_by_role("link", name="The rule").click()
    expect(page.locator("p.meant")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").click()
    tiles.first.wait_for()


def test_the_card_of_scoring_shows_what_is_in_play(open_page: OpenPage) -> None:
    """On a phone, with Capitals: opened by a finger, and by its key."""
    page = open_page("/", PHONE)
    page.evaluate(
        """async () => {
            const body = {game: 'between-two-cities', seats: 3, language: 'en', visibility: 'private', clock: null,
                          options: {civics: true, districts: true}};
            const headers = {'content-type': 'application/json'};
            const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)});
            location.href = `/t/${(await answer.json()).table}`;
        }"""
    )
    page.get_by_role("button", name="Scoring and rules").tap()
    card = page.get_by_role("dialog", name="Scoring: Between Two Cities")
    expect(card.locator("section b").first).to_have_text("2")
    # The six kinds are seen at a glance.
    expect(card.get_by_role("heading", name="Houses")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check_themes(page)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.keyboard.press("?")
    expect(card).to_be_visible()


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
