"""Small things of the hand: dragging, sound, where the focus goes, a closer look."""

from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import TRIES, choose, start_against_bots
from tests.browser.riding import READY, act, start_ride

LISTEN = """() => {
    window.notes = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
}"""


def drag(page: Page, what: Locator, where: Locator) -> None:
    """In steps, as a hand does."""
    what.hover()
    page.mouse.down()
    box = where.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()


def drag_to_a_lit_square(page: Page, tiles: Locator, left: int) -> None:
    """Again, if a partner was quicker on that square."""
    for _ in range(TRIES):
        if tiles.count() == left:
            return
        drag(page, tiles.last, page.locator(".own .square.open").last)
        with suppress(AssertionError):
            expect(tiles).to_have_count(left, timeout=3000)
    expect(tiles).to_have_count(left)


def test_a_tile_is_dragged_to_its_square(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    tiles = page.locator(".loose .pick")
    expect(tiles).to_have_count(2)
    drag_to_a_lit_square(page, tiles, left=1)
    # Only what is lit takes a tile.
    drag(page, tiles.first, page.locator(".own .square:not(.open)").first)
    expect(tiles).to_have_count(1)
    drag_to_a_lit_square(page, tiles, left=0)


def test_sound_is_off_until_it_is_wished(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(LISTEN)
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    assert page.evaluate("() => window.notes") == 0
    switch.click()
    assert page.evaluate("() => window.notes") > 0
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_claiming_starts_with_the_first_payment(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    act(page)
    # Between turns nothing is lit: only what can be done in one's own turn says whether to go on drawing.
    page.locator(READY).first.wait_for()
    while not page.locator("g.can").count():
        assert act(page)
        page.locator(READY).first.wait_for()
    page.locator("g.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .pay").first).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")


def test_the_map_can_be_looked_at_closely(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    start_ride(page)
    width = "document.querySelector('figure svg.art').getBoundingClientRect().width"
    before = page.evaluate(f"() => {width}")
    page.get_by_role("button", name="Large map").click()
    page.wait_for_function(f"before => {width} > 1.5 * before", arg=before)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-route='CT-BK/O']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_contain_text("Brooklyn")
