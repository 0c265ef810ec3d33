"""A page that another test had before is as good as a new one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Server
from tests.browser.pages import LIGHT, Pages, painted

Opened = Callable[[Pages], Page]
LEFT = "[localStorage.length, sessionStorage.length, document.cookie.length, innerWidth]"
DARK = "matchMedia('(prefers-color-scheme: dark)').matches"


@pytest.fixture
def open_in(server: Server) -> Opened:
    return lambda pages: pages.open(
        server.url, LIGHT, DESKTOP, "en", has_touch=False, dark=False, moving=False, kept={"cookies": [], "origins": []}
    )


def test_nothing_of_one_test_is_there_for_the_next(browser: Browser, open_in: Opened) -> None:
    pages = Pages(browser, PATIENCE)
    page = open_in(pages)
    before = page.evaluate(LEFT)
    page.evaluate("localStorage.left = sessionStorage.left = 1; document.cookie = 'left=1'; window.left = 1")
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    page.context.new_page()
    assert page.evaluate(LEFT) != before and page.evaluate(DARK)
    assert pages.give_back() == []
    assert open_in(pages) is page
    assert page.evaluate(LEFT) == before
    assert not page.evaluate(DARK)
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches && !('left' in window)")
    assert page.context.pages == [page]
    # Who is still there gets another one.
    assert open_in(pages) is not page


def test_what_lasts_is_not_handed_on(browser: Browser, open_in: Opened) -> None:
    pages = Pages(browser, PATIENCE)
    ways: tuple[Callable[[Page], object], ...] = (
        lambda page: page.add_init_script("window.left = 1"),
        lambda page: page.context.set_offline(True),
        lambda page: page.clock.install(),
        lambda page: page.goto("data:text/html,elsewhere"),
        lambda page: page.close(),
    )
    with pages.watched():
        for lasting in ways:
            page = open_in(pages)
            lasting(page)
            pages.give_back()
            assert open_in(pages) is not page
            pages.give_back()


def test_an_error_on_a_page_is_told_once(browser: Browser, open_in: Opened) -> None:
    pages = Pages(browser, PATIENCE)
    page = open_in(pages)
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('torn') })")
    assert ["torn" in error for error in pages.give_back()] == [True]
    assert pages.give_back() == []


@pytest.mark.parametrize("expression", ["window.left", "(() => true)()", "document.title === 'a => b'"])
def test_only_functions_are_waited_for(browser: Browser, open_in: Opened, expression: str) -> None:
    pages = Pages(browser, PATIENCE)
    with pages.watched():
        page = open_in(pages)
        with pytest.raises(AssertionError, match="no function"):
            page.wait_for_function(expression)
        page.wait_for_function("async ([one]) => one", arg=[True])
        pages.give_back()


def test_what_is_not_painted_is_there_all_the_same(browser: Browser, open_in: Opened) -> None:
    """Only for eyes that look at colours it is painted."""
    pages = Pages(browser, PATIENCE)
    page = open_in(pages)
    seen = "document.documentElement.checkVisibility({ opacityProperty: true })"
    assert not page.evaluate(seen)
    assert page.locator("html").is_visible()
    with painted(page):
        assert page.evaluate(seen)
    assert not page.evaluate(seen)
    pages.give_back()
