"""A finger on glass: real touch events on the middle of what is seen there, whatever else lies over it."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, ViewportSize

SMALL: ViewportSize = {"width": 360, "height": 740}
TALL: ViewportSize = {"width": 390, "height": 844}

MIDDLE = """one => {
    const middle = () => {
        const box = one.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const hit = ({ x, y }) => document.elementFromPoint(x, y);
    const reaches = (what) =>
        what !== null && (one.contains(what) || what.contains(one) || what.closest('label')?.control === one);
    // A finger pushes the page until it sees what it wants to tap: what sticks to an edge may lie over it.
    if (!reaches(hit(middle()))) one.scrollIntoView({ block: 'center' });
    const at = middle();
    const found = hit(at);
    return { ...at, over: reaches(found) ? '' : (found?.outerHTML ?? 'nothing').slice(0, 200) };
}"""
"""Where the middle of a thing is, and what lies over it there."""

Press = Callable[[Locator], None]


def click(what: Locator) -> None:
    """As a mouse does it; a test that has both takes this or `tap`."""
    what.click()


def tap(what: Locator) -> None:
    what.wait_for()
    place = what.evaluate(MIDDLE)
    if place["over"]:
        # Whatever lies over it for a moment only, such as a message, is waited for.
        with suppress(Error):
            what.page.wait_for_function(f"one => ({MIDDLE})(one).over === ''", arg=what.element_handle(), timeout=5_000)
        place = what.evaluate(MIDDLE)
    assert place["over"] == "", f"{what} lies under {place['over']}"
    what.page.touchscreen.tap(place["x"], place["y"])


def turn_over(page: Page, number: int) -> None:
    """From one phone to another, so that both are played on in one game."""
    page.set_viewport_size((SMALL, TALL)[number % 2])
