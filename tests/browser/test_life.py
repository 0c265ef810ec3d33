"""Reloads, lost servers, two tabs: nothing is lost, and the page comes back by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import OpenPage, Server
from tests.browser.playing import choose, open_details, place_both, see_bots_place, start_against_bots
from tests.browser.test_axe import check_themes


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def test_reload_in_every_phase(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    page.locator(".hand .pick").nth(2).click()
    page.reload()
    # A half-made choice is still there.
    expect(page.locator(".hand .pick").nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".hand .pick").nth(2).click()
    choose(page)
    page.locator(".loose").wait_for()
    # The other tile in hand, and a square picked for it that no partner takes any more.
    expect(page.locator("aside .log li", has_text=" places ")).to_have_count(6)
    page.locator(".loose .pick").nth(1).click()
    page.locator(".own .square.open").first.click()
    page.reload()
    expect(page.get_by_role("button", name="Place here")).to_be_visible()
    expect(page.locator(".loose .pick").nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Elsewhere").click()
    place_both(page)
    page.locator(".hand .pick").first.wait_for()
    page.reload()
    expect(page.get_by_text("Turn 2 of 3")).to_be_visible()
    # And from the home page one finds back to it.
    page.goto("/")
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_text("Turn 2 of 3")).to_be_visible()


def test_the_server_dies_in_the_middle(open_page: OpenPage, own_server: Server) -> None:
    page = open_page(url=own_server.url)
    start_against_bots(page)
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(3).click()
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    # Asked for while nobody listens, done once somebody does.
    page.locator(".confirm").click()
    own_server.start()
    page.locator(".loose").wait_for()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    # And what was picked is still picked.
    expect(page.locator("aside .log li", has_text=" places ")).to_have_count(6)
    page.locator(".own .square.open").first.click()
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    page.get_by_role("button", name="Elsewhere").click()
    place_both(page)
    expect(page.get_by_text("Turn 2 of 3")).to_be_visible()


def test_a_choice_that_was_not_made_is_still_there(open_page: OpenPage, own_server: Server) -> None:
    """Confirmed while the line was down, then the page was loaded again: nothing was sent, and nothing is lost."""
    page = open_page(url=own_server.url)
    start_against_bots(page)
    page.locator(".hand .pick").nth(0).click()
    page.locator(".hand .pick").nth(3).click()
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator(".confirm").click()
    own_server.start()
    # Before the page has found its way back, or after: then the choice is made.
    page.reload()
    page.locator(".hand .pick, .loose .pick").first.wait_for()
    if page.locator(".hand .pick").count():
        expect(page.locator(".hand .pick[aria-pressed=true]")).to_have_count(2)
        page.locator(".confirm").click()
    page.locator(".loose").wait_for()


def test_two_tabs_show_the_same_table(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".hand .pick").first.wait_for()
    choose(page)
    other.locator(".loose").wait_for()
    place_both(other)
    expect(page.get_by_text("Turn 2 of 3")).to_be_visible()


def test_a_refused_move_says_why(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    page.locator(".hand .pick").nth(2).click()
    open_details(page)
    page.get_by_label("Move in notation").fill("place S left d4")
    page.get_by_role("button", name="Play", exact=True).click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("nothing can be placed before they are shown")
    # Beside what was pressed, and not over it; said once.
    pressed, said = (one.bounding_box() for one in (page.get_by_role("button", name="Play", exact=True), refused))
    assert pressed is not None and said is not None
    assert 0 <= max(said["y"] - pressed["y"] - pressed["height"], pressed["y"] - said["y"] - said["height"]) < 20
    check_themes(page)
    # What one was about to do is still there.
    expect(page.locator(".hand .pick").nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".hand .pick").nth(2).click()
    choose(page)
    see_bots_place(page)
    page.locator(".own .square.open").first.click()
    page.get_by_label("Move in notation").fill("choose S S")
    page.get_by_role("button", name="Play", exact=True).click()
    refused.wait_for()
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    # Whoever goes on has read it.
    page.get_by_role("button", name="Place here").click()
    expect(refused).to_have_count(0)


def test_nothing_is_told_twice(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bots(page)
    choose(page)
    page.locator(".loose").wait_for()
    page.locator("summary", has_text="This table").click()
    # A new name changes the table, and is no reason to say the last sentences again.
    page.get_by_label("Your name at this table").fill("Anna")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("log")).to_contain_text("is now called Anna")
    told = page.get_by_role("log").locator("p").all_inner_texts()
    assert told
    assert len(told) == len(set(told))


def test_a_table_that_is_not_there(open_page: OpenPage) -> None:
    page = open_page("/t/abcdefghjkmn")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
