"""All languages fit, on a desktop and on a phone, and no message is missing: on most screens in `test_measures`."""

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.measures import FITS, check_readable
from tests.browser.playing import choose, start_against_bots
from tests.browser.riding import keep_tickets, start_ride

LANGUAGES = ("en", "de", "hu", "ru")


def check_fits(page: Page, sizes: tuple[ViewportSize, ...] = (PHONE, DESKTOP)) -> None:
    """Nothing sticks out sideways, and nothing is shown by its bare name."""
    for size in sizes:
        page.set_viewport_size(size)
        check_readable(page, FITS)


def test_the_language_is_chosen_and_kept(open_page: OpenPage) -> None:
    page = open_page("/", language="fr")
    page.get_by_role("heading", name="Two games, one table").wait_for()
    page.get_by_label("Language").select_option("hu")
    expect(page.get_by_role("heading", name="Két játék")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Két játék")).to_be_visible()


def test_text_twice_as_big_still_fits(open_page: OpenPage) -> None:
    page = open_page("/", DESKTOP)
    page.locator("article .primary").first.wait_for()
    enlarge(page)
    check_fits(page, sizes=(DESKTOP,))


def test_a_game_with_letters_twice_as_big_fits_a_phone(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page("/", PHONE)
    enlarge(page)
    start_against_bots(page)
    check_fits(page, sizes=(PHONE,))
    choose(page)
    page.locator(".loose").wait_for()
    check_fits(page, sizes=(PHONE,))
    page = open_page("/", PHONE)
    start_ride(page)
    keep_tickets(page)
    enlarge(page)
    check_fits(page, sizes=(PHONE,))
    page = open_page(finished_cities.path, PHONE, kept=finished_cities.kept)
    page.locator(".ranks").wait_for()
    enlarge(page)
    check_fits(page, sizes=(PHONE,))


def enlarge(page: Page, times: int = 2) -> None:
    page.evaluate("times => (document.documentElement.style.fontSize = `${100 * times}%`)", times)
