"""Small things of the hand: dragging, sound, where the focus goes, a closer look."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.measures import settle
from tests.browser.playing import SEATS_AS_TAKEN, TRIES, choose, play_turn, start_against_bots
from tests.browser.riding import READY, act, start_ride
from tests.browser.test_friends import join_by_link, open_for_friends

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
    # Words that happen to be selected: the browser would rather drag those, and take the pointer away.
    page.evaluate("() => getSelection().selectAllChildren(document.body)")
    drag_to_a_lit_square(page, tiles, left=1)
    # Only what is lit takes a tile.
    drag(page, tiles.first, page.locator(".own .square:not(.open)").first)
    expect(tiles).to_have_count(1)
    drag_to_a_lit_square(page, tiles, left=0)


def wait_for_bots(page: Page, count: int = 3) -> None:
    """They have placed their tiles: nothing is taken, and nothing moves meanwhile."""
    expect(page.locator("aside [data-place=things] .done")).to_have_count(count)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_dragged_tile_is_let_go_of(open_page: OpenPage) -> None:
    """By Escape, or by a finger that the system takes over; as big as a square all the time."""
    page = open_page("/", PHONE)
    start_against_bots(page)
    choose(page)
    tiles = page.locator(".loose .pick")
    expect(tiles).to_have_count(2)
    wait_for_bots(page)
    lit = page.locator(".own .square.open").first
    dragged = page.locator(".dragged")
    tiles.first.hover()
    page.mouse.down()
    page.mouse.move(*middle(lit), steps=5)
    box, square = dragged.bounding_box(), lit.bounding_box()
    assert box is not None and square is not None
    assert abs(box["width"] - square["width"]) < 2
    page.keyboard.press("Escape")
    expect(dragged).to_have_count(0)
    page.mouse.up()
    fingers = page.context.new_cdp_session(page)
    for kind, where in (("touchStart", middle(tiles.first)), ("touchMove", middle(lit)), ("touchCancel", None)):
        points = [] if where is None else [{"x": where[0], "y": where[1]}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect(dragged).to_have_count(1 if kind == "touchMove" else 0)
    expect(tiles).to_have_count(2)


class SlowLine:
    """Between a page and the server: keeps answers back as long as it is slow, and counts the placements asked for."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self.placements = 0
        self.late: list[Callable[[], None]] = []
        page.route_web_socket("**/ws", self._between)

    def hurry(self) -> None:
        self.slow = False
        for tell in self.late:
            tell()
        self.late.clear()

    def _between(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def there(message: str | bytes) -> None:
            self.placements += '"move":"place ' in str(message)
            far.send(message)

        def back(message: str | bytes) -> None:
            (self.late.append if self.slow else lambda now: now())(lambda: near.send(message))

        near.on_message(there)
        far.on_message(back)


def press_thrice(page: Page, tile: Locator, square: Locator) -> None:
    """Once picks a square, once more places there; a third time must change nothing."""
    tile.click()
    square.focus()
    for _ in range(3):
        page.keyboard.press("Enter")


def placing_on_a_slow_line(open_page: OpenPage) -> tuple[Page, SlowLine]:
    """Two tiles are to be placed, and nobody else has any."""
    page = open_page()
    line = SlowLine(page)
    start_against_bots(page)
    choose(page)
    expect(page.locator(".loose .pick")).to_have_count(2)
    wait_for_bots(page)
    return page, line


Lay = Callable[[Page, Locator, Locator], None]


@pytest.mark.parametrize("lay", [drag, press_thrice])
def test_a_tile_laid_before_the_last_answer_is_placed(open_page: OpenPage, lay: Lay) -> None:
    """What is laid while the line is slow is not lost, does not wait for another tap, and is not asked for twice."""
    page, line = placing_on_a_slow_line(open_page)
    tiles = page.locator(".loose .pick")
    page.locator("summary", has_text="This table").click()
    line.slow = True
    page.get_by_label("Your name at this table").fill("Anna")
    page.get_by_role("button", name="Rename").click()
    lay(page, tiles.last, page.locator(".own .square.open").last)
    expect(page.get_by_role("button", name="Place here")).to_be_disabled()
    line.hurry()
    expect(tiles).to_have_count(1)
    lay(page, tiles.last, page.locator(".own .square.open").last)
    expect(page.locator(".loose")).to_have_count(0)
    expect(page.locator(".notice.bad")).to_have_count(0)
    assert line.placements == 2


@pytest.mark.parametrize("lay", [drag, press_thrice])
def test_two_tiles_are_laid_before_the_first_is_there(open_page: OpenPage, lay: Lay) -> None:
    page, line = placing_on_a_slow_line(open_page)
    tiles = page.locator(".loose .pick")
    line.slow = True
    lay(page, tiles.last, page.locator(".own .square.open").last)
    lay(page, tiles.first, page.locator(".own .square.open").first)
    line.hurry()
    expect(page.locator(".loose")).to_have_count(0)
    expect(page.locator(".notice.bad")).to_have_count(0)
    assert line.placements == 2


def test_what_is_pressed_stays_until_the_finger_has_left(open_page: OpenPage) -> None:
    """A partner's tiles go when she has placed one, and all below moves up: not while it is pressed."""
    page = open_page("/", PHONE)
    open_for_friends(page, 3, "Anna", **SEATS_AS_TAKEN)
    page.get_by_label("Link to this table").first.wait_for()
    with page.expect_websocket() as line:
        page.reload()
    partner = join_by_link(page, open_page, "Béla")
    page.get_by_role("button", name="A bot for the free seat").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, partner):
        choose(one)
    for one in (page, partner):
        wait_for_bots(one, 1)
    # Béla has Anna on the right, and Anna has that city above the other one.
    partner.locator(".own .square.open").last.click()
    square = page.locator(".own .square.open").last
    # Where nothing is scrolled, the browser does not keep by itself what is seen where it is.
    page.evaluate("scrollTo(0, 0)")
    square.hover()
    assert page.evaluate("scrollY") == 0
    before = middle(square)
    page.mouse.down()
    with line.value.expect_event("framereceived", lambda frame: '"Placed"' in str(frame)):
        partner.get_by_role("button", name="Place here").click()
    settle(page)
    assert middle(square) == before
    page.mouse.up()
    expect(page.get_by_role("button", name="Place here")).to_be_visible()


def test_a_duplex_lies_where_it_is_seen(open_page: OpenPage) -> None:
    """Held by its middle, it covers the square of its first half and the one beside it."""
    page = open_page()
    start_against_bots(page)
    for _ in range(3):
        play_turn(page)
    page.locator(".hand .pick").first.wait_for()
    choose(page)
    tiles = page.locator(".loose .pick")
    expect(tiles).to_have_count(2)
    wait_for_bots(page)
    tiles.first.click()
    lies = "lying" in (tiles.first.get_attribute("class") or "")
    lit = page.locator(".own .square.open").first
    square = lit.get_attribute("data-square")
    tiles.first.hover()
    page.mouse.down()
    # A partner's proposal may come meanwhile and shift the cities: a hand follows what the eye sees.
    for _ in range(2):
        (x, y), box = middle(lit), lit.bounding_box()
        assert box is not None
        half = box["width"] / 2 + 1.5
        page.mouse.move(x + half if lies else x, y if lies else y + half, steps=5)
    page.mouse.up()
    expect(tiles).to_have_count(1)
    expect(page.get_by_role("log").get_by_text("You place").last).to_contain_text(f" on {square} in ")


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
    page.wait_for_function("() => window.notes > 0")
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
    page.locator("figure svg.art").wait_for()
    width = "document.querySelector('figure svg.art').getBoundingClientRect().width"
    before = page.evaluate(f"() => {width}")
    page.get_by_role("button", name="Large map").click()
    page.wait_for_function(f"before => {width} > 1.5 * before", arg=before)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-route='CT-BK/O']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_contain_text("Brooklyn")
