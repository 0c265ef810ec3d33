"""Ticket to Ride: New York through the page: whole games, fingers, keys, secrets, languages."""

import json
import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.fingers import SMALL, click, tap, turn_over
from tests.browser.measures import look, speak
from tests.browser.riding import KEEP, OVER, READY, act, keep_tickets, ride_to_end, start_ride
from tests.browser.test_axe import check_looks
from tests.browser.test_end import check_picture

from tabletown.ticket_to_ride_new_york.cards import Card

LANGUAGES = ("en", "de", "hu", "ru")


TOP = """() => {
    const bar = document.querySelector('.bar');
    if (bar === null) return null;
    const below = document.querySelector(innerWidth < 700 ? '.map' : '.display');
    return Math.round(bar.getBoundingClientRect().bottom + scrollY)
        + Math.round(below.getBoundingClientRect().top + scrollY);
}"""
"""Where the turn's bar ends and what stands below it begins, until the game is over."""


def in_every_language(page: Page, script: str) -> list[float]:
    found = list[float]()
    for language in reversed(LANGUAGES):
        speak(page, language)
        # The others play on meanwhile, and may end the game.
        page.locator(f".bar, {OVER}").first.wait_for()
        if (seen := look(page, script)) is not None:
            found.append(seen)
    return found


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "fingers at night"])
def test_a_whole_game_against_bots(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page = open_page("/", size, dark=dark)
    start_ride(page)
    tops = dict[int, set[float]]()

    def between(page: Page, number: int) -> None:
        if size == PHONE:
            turn_over(page, number)
        if number > 1 and (seen := look(page, TOP)) is not None:
            assert page.viewport_size is not None
            found = tops.setdefault(page.viewport_size["width"], set())
            found.add(seen)
            if page.locator(".last").count():
                found.update(in_every_language(page, TOP))

    assert ride_to_end(page, tap if size == PHONE else click, between) > 5
    # The last lap, too, moves nothing.
    assert {len(found) for found in tops.values()} == {1}, tops
    expect(page.locator(OVER)).to_be_in_viewport()
    players = page.locator("section", has=page.locator("dl"))
    expect(players).to_have_count(3)
    for player in players.all():
        parts = [_number(part) for part in player.locator("dd").all_inner_texts()]
        assert sum(parts) == _number(player.locator("header strong").inner_text())
    # A ticket points out its way on the map.
    players.locator("button[aria-pressed]").first.click()
    expect(page.locator(".place.end")).to_have_count(2)


def test_a_turn_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    page.locator(KEEP).focus()
    page.keyboard.press("Enter")
    page.locator("button[data-move=draw]:not([disabled])").wait_for()
    entry = page.locator("g.route[tabindex='0']")
    expect(entry).to_have_count(1)
    before = entry.get_attribute("aria-label") or ""
    assert ", " in before
    entry.focus()
    focused = page.locator("g.route:focus")
    expect(focused).to_have_attribute("aria-label", before)
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_count(1)
    expect(focused).not_to_have_attribute("aria-label", before)
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator("button[data-move=draw]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Draw your second card")).to_be_visible()


def test_a_finger_beside_a_route_means_it(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    start_ride(page)
    space = page.locator("[data-route='CH-SO'] rect").nth(1)
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] - 12, box["y"] + box["height"] / 2)
    # Fluent sets names apart with invisible marks.
    expect(page.locator("dialog h2")).to_have_text(re.compile("Chelsea.* to .*Soho"))


BESIDE = "() => ['.roomy .kind', '.display .slot'].map((one) => document.querySelector(one).offsetWidth)"


def test_on_a_large_screen_ones_cards_are_large(open_page: OpenPage) -> None:
    """Nearly as large as those that can be drawn, and all that one can have in one row."""
    page = open_page()
    start_ride(page)
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    page.locator(".roomy .kind").first.wait_for()
    for width, height in ((1920, 1080), (2560, 1440)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        card, slot = look(page, BESIDE)
        assert card > 0.75 * slot, width
        room = look(page, "() => document.querySelector('.roomy .cards').offsetWidth")
        assert len(Card) * (card + 8) - 8 <= room, width


def test_a_half_made_choice_survives_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    page.locator(".pick").first.click()
    expect(page.locator(KEEP)).to_have_text("Keep 1 ticket")
    page.reload()
    expect(page.locator(KEEP)).to_have_text("Keep 1 ticket")
    keep_tickets(page)
    page.locator(READY).first.wait_for()
    page.locator("[data-route='CH-SO']").focus()
    page.keyboard.press("Enter")
    title = page.locator("dialog h2").inner_text()
    page.reload()
    expect(page.locator("dialog h2")).to_have_text(title)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.reload()
    page.locator(READY).first.wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_an_onlooker_sees_the_map_and_no_secret(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    keep_tickets(page)
    other = open_page(page.url)
    other.locator("[data-route]").first.wait_for()
    expect(other.locator("[data-route]")).to_have_count(41)
    assert other.get_by_role("heading", name="Your tickets").count() == 0
    assert other.locator(READY).count() == 0


def test_a_finished_game_is_replayed_with_all_hands(open_page: OpenPage, finished_ride: Finished) -> None:
    page = open_page(finished_ride.path, kept=finished_ride.kept)
    page.get_by_role("link", name="Replay").click()
    page.locator("section", has=page.locator("h2")).first.wait_for()
    page.locator("input[type=range]").fill("12")
    expect(page.locator("section", has=page.locator(".kind"))).not_to_have_count(0)
    page.wait_for_url("**/replay/12")
    check_picture(page)


def test_a_cardboard_game_is_scored_and_shared(open_page: OpenPage) -> None:
    page = open_page("/score")
    page.get_by_role("button", name="Ticket to Ride: New York").click()
    for route in ("CT-LE", "CT-WS/P"):
        page.locator(f"[data-route='{route}']").focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("Lower East Side.* to .*Wall Street")).click()
    # Two routes of 1, the ticket of 2, and two attractions.
    expect(page.locator("header strong").first).to_have_text(re.compile("6.* points"))
    # Halves of a grey double route are told apart by numbers.
    page.locator("[data-route='ES-CH/1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("header strong").first).not_to_have_text(re.compile("6.* points"))
    page.get_by_role("button", name="Copy").click()
    other = open_page(page.url)
    expect(other.locator("header strong").first).to_have_text(page.locator("header strong").first.inner_text())
    labels = "all => all.map((one) => one.ariaLabel)"
    routes = [one.locator("[data-route]").evaluate_all(labels) for one in (page, other)]
    assert routes[0] == routes[1]
    assert other.url == page.url


def test_players_of_a_cardboard_game_are_named_and_ranked(open_page: OpenPage) -> None:
    page = open_page("/score#ride=CT-LE~LE-WS;LC-CP~", SMALL)
    page.get_by_label("Name at seat 2").fill("Zoë; ~100 %")
    expect(page.get_by_role("heading", name="Zoë; ~100 % wins with 3 points")).to_be_visible()
    tools = page.get_by_role("group", name="Whose routes and tickets")
    expect(tools.get_by_role("button").nth(1)).to_contain_text("Zoë")
    # The best comes first.
    expect(page.locator(".rest section header h2").first).to_contain_text("Zoë")
    link = page.get_by_role("link", name="To BG Stats").get_attribute("href") or ""
    players = json.loads(unquote(link.partition("?data=")[2]))["players"]
    assert [(one["name"], one["rank"], one["winner"]) for one in players] == [
        ("Zoë; ~100 %", 1, True),
        ("Seat 1", 2, False),
    ]
    page.get_by_role("button", name="Copy as text").click()
    page.reload()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Zoë; ~100 %")
    page.get_by_role("button", name=re.compile("Share|Copy link")).click()
    other = open_page(page.url, language="hu")
    expect(other.get_by_role("heading", name="Zoë; ~100 % nyert 3 ponttal")).to_be_visible()
    # Another game of the same people.
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("heading", name="wins with")).to_have_count(0)
    expect(page.get_by_label("Name at seat 2")).to_have_value("Zoë; ~100 %")


TEXT_AND_WIDTH = "() => [document.querySelector('#app').innerText, document.documentElement.scrollWidth]"


def test_every_language_fits_a_phone(open_page: OpenPage) -> None:
    """What was told before another language is spoken, too."""
    page = open_page("/", PHONE, language="hu")
    page.locator("article:has(#ticket-to-ride-new-york) button.primary").first.click()
    page.locator(KEEP).wait_for()
    for _ in range(3):
        act(page)
        for language in LANGUAGES:
            speak(page, language)
            text, width = look(page, TEXT_AND_WIDTH)
            assert "ride-" not in text
            assert width <= PHONE["width"]


def test_axe_finds_nothing(open_page: OpenPage) -> None:
    page = open_page()
    start_ride(page)
    check_looks(page)
    keep_tickets(page)
    page.locator("[data-route='CH-SO']").focus()
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    check_looks(page)
    page.keyboard.press("Escape")
    page.locator("button[data-move=draw]:not([disabled])").click()
    page.get_by_text("Draw your second card").wait_for()
    check_looks(page)


def test_axe_finds_nothing_at_the_end(open_page: OpenPage, finished_ride: Finished) -> None:
    page = open_page(finished_ride.path, kept=finished_ride.kept)
    page.locator(OVER).wait_for()
    check_looks(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Position").wait_for()
    check_looks(page)


def _number(text: str) -> int:
    return int(text.split()[0].strip("\u2068\u2069").replace("−", "-"))
