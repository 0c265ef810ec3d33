"""Who leaves a table, and who looks after it then."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, OpenPage, Server
from tests.browser.playing import choose
from tests.browser.test_friends import join_by_link, open_for_friends

QUICKLY = """import tabletown.server.live.absence as absence

absence.HOST_SECONDS = 1.0
"""
"""Nobody wants to wait a minute here: this server gives hosts a second."""


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    beside = tmp_path / "beside"
    beside.mkdir()
    (beside / "sitecustomize.py").write_text(QUICKLY, encoding="utf-8")
    server = Server(tmp_path, beside=beside)
    server.start()
    yield server
    server.kill()


def test_a_table_without_its_host_goes_on(open_page: OpenPage, impatient: Server) -> None:
    """In the lobby and in the game: a guest takes the table over, and can do all that a host can."""
    host = open_page("/", url=impatient.url)
    open_for_friends(host, 3, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    third = join_by_link(host, open_page, "Cili")
    host.context.close()
    friend.get_by_role("button", name="Become the host").click()
    for page in (friend, third):
        expect(page.get_by_role("button", name="Become the host")).to_have_count(0)
    friend.get_by_role("button", name="Start the game").click()
    # Anna has pledged a share of the deal, and is not there to show it: she is named, and the others draw without her.
    friend.get_by_text("no share of the deal came from Anna").first.wait_for()
    friend.get_by_role("button", name="Start the game").click()
    third.locator(".hand .pick").first.wait_for()
    friend.context.close()
    third.locator(".toast", has_text="The host has been away").get_by_role("button", name="Become the host").click()
    third.locator("[data-opens=things]").click()
    third.locator("summary", has_text="This table").click()
    third.get_by_role("button", name="Give to a bot").first.click()
    third.get_by_role("button", name="Give the seat to a bot").click()
    expect(third.get_by_role("log")).to_contain_text("A bot plays for")


def test_a_guest_hands_her_seat_on_by_a_link(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    friend.locator(".hand .pick").first.wait_for()
    friend.locator("[data-opens=things]").click()
    friend.locator("summary", has_text="This table").click()
    friend.get_by_label("Hand my seat to").fill("Cili")
    friend.get_by_role("button", name="Make a link").click()
    # It is still there after a reload: without it nobody would have the seat.
    friend.get_by_label("Send this link").wait_for()
    friend.reload()
    friend.locator("[data-opens=things]").click()
    friend.locator("summary", has_text="This table").click()
    link = friend.get_by_label("Send this link").input_value()
    newcomer = open_page(link, PHONE)
    expect(newcomer.locator(".hand .pick")).to_have_count(7)
    expect(host.get_by_role("log")).to_contain_text("Cili sits at the table now.")
    # Whoever gave it away looks on.
    expect(friend.locator(".hand .pick")).to_have_count(0)


def test_a_seat_gets_a_new_link_only_if_its_owner_agrees(open_page: OpenPage) -> None:
    """Asked, agreed to on a phone, told to all. The new link works, also where it is pasted; the old one does not."""
    host = open_page("/")
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    friend.locator(".hand .pick").first.wait_for()
    newcomer = open_page(host.url, PHONE)
    newcomer.locator("aside.aside").wait_for(state="attached")
    host.locator("summary", has_text="This table").click()
    old = host.get_by_label("Link to your seat").input_value()
    host.get_by_role("button", name="New link").click()
    asked = friend.locator(".toast", has_text="A new link is wanted")
    expect(asked).to_be_in_viewport(ratio=1)
    # Nothing is given away by asking, and whoever is asked may say no.
    asked.get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("log")).to_contain_text("Béla does not agree to the new link.")
    assert host.get_by_label("The new link of this seat").count() == 0
    host.get_by_role("button", name="New link").click()
    asked.get_by_role("button", name="Agree").click()
    expect(host.locator(".toast", has_text="All agree")).to_be_visible()
    host.get_by_role("button", name="New link").click()
    link = host.get_by_label("The new link of this seat").input_value()
    for page in (host, newcomer):
        expect(page.get_by_role("log")).to_contain_text("The seat of Béla has a new link; the old one is dead.")
    # Only what stands behind the # is new: the browser loads nothing by itself.
    expect(newcomer.locator(".hand .pick")).to_have_count(0)
    newcomer.evaluate("link => { location.href = link }", link)
    expect(newcomer.locator(".hand .pick")).to_have_count(7)
    assert "#" not in newcomer.url
    expect(friend.locator(".hand .pick")).to_have_count(0)
    friend.reload()
    friend.locator("aside.aside").wait_for(state="attached")
    expect(friend.locator(".hand .pick")).to_have_count(0)
    # Whoever else has a link of her own keeps it.
    assert old != link
    choose(newcomer)
    expect(newcomer.get_by_text("Chosen. All tiles are shown")).to_be_visible()
