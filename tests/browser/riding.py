"""How a person plays Ticket to Ride through the page: what she sees is all she knows."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.fingers import Press, click, tap
from tests.browser.playing import OFTEN

READY = "button[data-move]:not([disabled]), g.can"
"""Whatever can be done now."""
KEEP = "button[data-move^=keep]"
OVER = ".end h1"
SECOND = "Draw your second card"


def start_ride(page: Page) -> None:
    """One click, and there are tickets to choose from."""
    card = page.locator("section, article, li", has=page.get_by_role("heading", name="Ticket to Ride")).last
    card.get_by_role("button", name="Play against bots").click()
    page.locator(KEEP).wait_for()


def keep_tickets(page: Page, press: Press = click) -> None:
    press(page.locator(KEEP))
    page.locator(KEEP).wait_for(state="detached")


def claim_something(page: Page, press: Press = click) -> None:
    """The first route that is lit, with the first payment."""
    if press is tap:
        spaces = page.locator("g.can").first.locator("g:has(> rect.space)")
        tap(spaces.nth(spaces.count() // 2))
    else:
        page.locator("g.can").first.focus()
        page.keyboard.press("Enter")
    press(page.locator("dialog .pay").first)
    page.locator("dialog").wait_for(state="detached")


def draw_blind(page: Page, press: Press = click) -> None:
    press(page.locator("button[data-move=draw]"))


def act(page: Page, press: Press = click) -> bool:
    """One decision: claim if possible, else draw. False when the game is over."""
    page.locator(f"{READY}, {OVER}").first.wait_for()
    if page.locator(OVER).count():
        return False
    told = page.locator("[data-told]").get_attribute("data-told")
    if page.locator(KEEP).count():
        keep_tickets(page, press)
    elif page.locator("g.can").count():
        claim_something(page, press)
    elif page.locator("button[data-move=draw]:not([disabled])").count():
        draw_blind(page, press)
    else:
        press(page.locator("button[data-move]:not([disabled])").first)
    # What was done is told before the next decision is taken.
    changed = "told => document.querySelector('[data-told]').dataset.told !== told"
    page.wait_for_function(changed, arg=told, polling=OFTEN)
    return True


def take_turn(page: Page, press: Press = click) -> None:
    """All of one's turn: whoever has drawn a card draws a second one, and only then it is the others' turn."""
    assert act(page, press)
    if page.get_by_text(SECOND).is_visible():
        assert act(page, press)
        expect(page.get_by_text(SECOND)).to_have_count(0)


def ride_to_end(page: Page, press: Press = click, between: Callable[[Page, int], None] = lambda *_: None) -> int:
    """How many decisions it took."""
    decisions = 0
    while act(page, press):
        decisions += 1
        between(page, decisions)
    return decisions
