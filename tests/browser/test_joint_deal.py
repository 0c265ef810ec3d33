"""The deal that all draw together, as people see it: hardly at all, and after the game in one line."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage, Server
from tests.browser.program import finish_game, leave_seat
from tests.browser.test_friends import join_by_link

from tabletown.core.record import parse_record, verify
from tabletown.testing.server_harness import HTTP


def sit_down_as_host(page: Page, name: str) -> None:
    page.get_by_role("button", name="Play with friends").first.click()
    # The lobby, and not home any more: there is a name to fill in on both.
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("(you)")).to_be_visible()


def test_two_people_draw_a_deal_and_see_afterwards_that_it_was_joint(open_page: OpenPage, server: Server) -> None:
    host = open_page("/", DESKTOP)
    sit_down_as_host(host, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    onlooker = open_page(host.url)
    host.get_by_role("button", name="Start with 2 players").click()
    for page in (host, friend):
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    finish_game(host, friend)
    for page in (host, friend):
        page.keyboard.press("Space")
        expect(page.get_by_text("with a share from this device: verified.")).to_be_visible()
    expect(onlooker.get_by_text("from the server’s share and those of 2 seats")).to_be_visible()
    friend.get_by_role("button", name="How does that work?").click()
    expect(friend.get_by_role("dialog", name="Nobody can choose the deal")).to_contain_text("tabletown verify")
    record = parse_record(HTTP.get(f"{server.url}/api/tables/{urlsplit(host.url).path.split('/')[2]}/record").text)
    assert verify(record).scores and record.joint is not None and all(record.joint.shares)


def test_whoever_keeps_a_share_back_is_named_in_the_lobby(open_page: OpenPage, server: Server) -> None:
    host = open_page("/", PHONE)
    sit_down_as_host(host, "Anna")
    table = urlsplit(host.url).path.split("/")[2]
    taken = HTTP.post(f"{server.url}/api/tables/{table}/seats", json={"name": "Béla", "draws": True})
    token = str(json.loads(taken.text)["token"])
    host.get_by_role("button", name="Start with 2 players").click()
    expect(host.get_by_text("Waiting for Béla")).to_be_visible()
    leave_seat(host.url, token)
    expect(host.get_by_role("alert").filter(has_text="no share of the deal came from Béla")).to_be_visible()
    friend = join_by_link(host, open_page, "Cili")
    host.get_by_role("button", name="Start the game").click()
    expect(friend.get_by_role("group", name="Your hand")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "gemeinsam ausgelost"), ("hu", "közösen sorsoltuk"), ("ru", "Раздача была общей")],
)
def test_it_is_told_in_every_language(
    open_page: OpenPage, finished_cities: Finished, language: str, words: str
) -> None:
    page = open_page(finished_cities.path, PHONE, language=language, kept=finished_cities.kept)
    expect(page.locator(".joint").filter(has_text=words)).to_be_visible()
    assert page.locator(".joint").get_by_role("button").count() == 1
