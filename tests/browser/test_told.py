"""What a screen reader hears: acts, talk, and squares by one name from the first tile to the end."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Finished, OpenPage
from tests.browser.playing import TALK_FREELY, choose, open_talk, place_one, start_against_bots
from tests.browser.riding import act, start_ride
from tests.browser.test_friends import join_by_link, open_for_friends

BUILDINGS = {"shop": "shop", "park": "park", "house": "house", "office": "office", "factor": "factory"}
"""By a piece of an explanation: what stands on every square of it."""


def log_of(page: Page) -> Locator:
    return page.get_by_role("log").locator("p")


def test_what_others_say_is_told_once(open_page: OpenPage) -> None:
    host = open_page()
    open_for_friends(host, 2, "Anna", **TALK_FREELY)
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.locator(".hand").wait_for()
    open_talk(friend)
    friend.get_by_label("Write a line").fill("hello")
    friend.get_by_role("button", name="Send").click()
    expect(log_of(host).get_by_text("Béla says: hello")).to_have_count(1)
    friend.get_by_role("button", name="Good idea.").click()
    expect(log_of(host).get_by_text("Béla says: Good idea.")).to_have_count(1)
    expect(log_of(host).get_by_text("Béla says: hello")).to_have_count(1)
    # Not to oneself, and not again to somebody who comes back.
    expect(log_of(friend).get_by_text("says")).to_have_count(0)
    host.reload()
    open_talk(host)
    expect(host.get_by_label("Talk").get_by_text("Good idea.")).to_be_visible()
    expect(log_of(host).get_by_text("says")).to_have_count(0)


def test_ones_own_acts_are_told_as_ones_own(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    place_one(page)
    expect(log_of(page).get_by_text(re.compile(r"^You have chosen\.$"))).to_have_count(1)
    expect(log_of(page).get_by_text(re.compile(r"^You place .+ on [a-g][1-7] in city \d\. City \d"))).to_have_count(1)
    expect(log_of(page).get_by_text("Guest")).to_have_count(0)


def test_ones_own_rides_are_told_as_ones_own(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    while not page.get_by_role("button", name="belongs to you").count():
        assert act(page)
    expect(log_of(page).get_by_text(re.compile("^You claim "))).not_to_have_count(0)
    expect(log_of(page).get_by_text("Guest")).to_have_count(0)


def test_a_city_is_called_as_the_log_and_typed_moves_call_it(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    place_one(page)
    told = log_of(page).get_by_text(re.compile("^You place ")).inner_text()
    city = (re.search(r"city \d", told) or [""])[0].capitalize()
    grid = page.get_by_role("grid", name=re.compile(f"^{city}, Your (left|right) city, With "))
    expect(grid.locator("[data-square=d4]")).not_to_have_attribute("aria-label", "d4: empty")


def test_a_square_keeps_its_name_to_the_end(open_page: OpenPage, finished_cities: Finished) -> None:
    """Explanations name the squares of the grid above them, which are those of the moves."""
    page = open_page(finished_cities.path, kept=finished_cities.kept)
    cities = page.locator(".cities .explained > section")
    expect(cities).to_have_count(4)
    explained = 0
    for city in cities.all():
        held = dict(
            label.split(": ", 1)
            for label in city.get_by_role("gridcell").evaluate_all("all => all.map(o => o.ariaLabel)")
        )
        for why in city.locator(".why").all():
            squares = why.locator(".unseen").inner_text().split()
            words = why.inner_text().removesuffix(" ".join(squares))
            # After the colon come other kinds that have a part in it.
            scored = words.lower().partition(":")[0]
            kind = next((building for piece, building in BUILDINGS.items() if piece in scored), None)
            assert set(squares) <= set(held), f"{squares} are not squares of this grid"
            if kind is not None and "beside" not in words:
                assert {held[square] for square in squares} == {kind}
                explained += 1
    assert explained > 0
