"""Whatever comes while a finger is down, the press goes to what it came down on; and no button is made anew by news."""

from playwright.sync_api import ElementHandle, Page, expect
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import SEATS_AS_TAKEN, TALK_FREELY, choose, open_talk, place_one
from tests.browser.test_friends import join_by_link, open_for_friends

REMEMBER = """() => {
    window.known = [...document.querySelectorAll('button, a[href], summary')].filter((one) => one.checkVisibility())
        .map((one) => ({ one, name: one.getAttribute('aria-label') ?? one.innerText }));
}"""
MADE_ANEW = """() => {
    const known = new Set(window.known.map(({ one }) => one));
    const names = [...document.querySelectorAll('button, a[href], summary')].filter((one) => !known.has(one))
        .map((one) => one.getAttribute('aria-label') ?? one.innerText);
    return window.known.filter(({ one, name }) => !one.isConnected && names.includes(name)).map(({ name }) => name);
}"""
"""The names of those that are gone while others of the same name are there."""
LISTEN = """() => document.addEventListener('click', (event) => {
    window.heard = event.target;
    event.preventDefault();
    event.stopImmediatePropagation();
}, { capture: true })"""
"""What a press would do is left out: only where it goes is looked at here."""
HEARD = "one => one.contains(window.heard)"
MAKE_ROOM = """() => {
    const news = document.createElement('p');
    news.style.height = '300px';
    document.querySelector('#main').prepend(news);
}"""
UNCOVERED = "([one, x, y]) => one.contains(document.elementFromPoint(x, y))"


def come_down(page: Page, thing: ElementHandle) -> bool:
    """With the mouse on the middle of it, if nothing lies there."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if not page.evaluate(UNCOVERED, [thing, x, y]):
        return False
    page.mouse.move(x, y)
    page.mouse.down()
    return True


def say(other: Page, words: str, own: Page) -> None:
    other.get_by_label("Write a line").fill(words)
    other.get_by_role("button", name="Send").click()
    expect(own.get_by_text(words).first).to_be_attached()


def test_a_press_goes_to_what_it_came_down_on(open_page: OpenPage) -> None:
    other = open_page("/")
    open_for_friends(other, 3, "Anna", **TALK_FREELY, **SEATS_AS_TAKEN)
    own = join_by_link(other, open_page, "Béla")
    other.get_by_role("button", name="A bot for the free seat").click()
    other.get_by_role("button", name="Start the game").click()
    for page in (own, other):
        choose(page)
    own.locator(".loose").wait_for()
    open_talk(other)
    own.evaluate(REMEMBER)
    say(other, "first", own)
    assert own.evaluate(MADE_ANEW) == []
    own.evaluate(LISTEN)
    # A partner places: her tiles go, and all below them moves up.
    square = own.locator(".own .square.open").last.element_handle()
    assert come_down(own, square)
    place_one(other)
    own.mouse.up()
    assert square.evaluate(HEARD)
    expect(own.locator(".since")).to_contain_text("Anna places")
    assert own.evaluate(MADE_ANEW) == []
    pressed = 0
    # Messages come and go by themselves; all else stays.
    things = own.locator(":is(button, a[href], summary, .own .square.open):not(.toast *):visible")
    for thing in things.element_handles():
        if thing.is_enabled() and come_down(own, thing):
            say(other, f"line {pressed}", own)
            own.mouse.up()
            assert thing.evaluate(HEARD), thing.evaluate("one => one.outerHTML")
            pressed += 1
    assert pressed > 10


def test_room_for_news_takes_no_press_away(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    button = page.get_by_role("button", name="Play with friends").first.element_handle()
    page.evaluate(LISTEN)
    assert come_down(page, button)
    page.evaluate(MAKE_ROOM)
    page.mouse.up()
    assert button.evaluate(HEARD)
    # Whoever goes elsewhere before letting go does not want it.
    page.evaluate("window.heard = null")
    assert come_down(page, button)
    page.mouse.move(5, 5, steps=3)
    page.mouse.up()
    assert not button.evaluate(HEARD)
