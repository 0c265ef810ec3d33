"""Several people at one table, each in a browser of her own."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.playing import choose, open_talk, place_both, place_one


def open_for_friends(page: Page, seats: int, name: str) -> None:
    page.get_by_role("combobox", name="Players").select_option(str(seats))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()


def join_by_link(host: Page, open_page: OpenPage, name: str) -> Page:
    link = host.get_by_label("Link to this table").first.input_value()
    friend = open_page(link, PHONE)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("(you)")).to_be_visible()
    return friend


def test_a_friend_comes_by_the_link_and_both_play(open_page: OpenPage) -> None:
    host = open_page("/", DESKTOP)
    open_for_friends(host, 3, "Anna")
    friend = join_by_link(host, open_page, "<b>Béla</b>")
    onlooker = open_page(host.url)
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Start the game").click()
    # Names are text, whatever they look like.
    expect(host.get_by_role("heading", name="With <b>Béla</b>")).to_be_visible()
    expect(friend.get_by_role("heading", name="With Anna")).to_be_visible()
    choose(host)
    expect(host.get_by_text("Chosen. All tiles are shown")).to_be_visible()
    expect(friend.locator(".loose")).to_have_count(0)
    assert onlooker.locator(".hand, .loose").count() == 0
    choose(friend)
    host.locator(".loose").wait_for()
    propose_and_accept(host, friend)
    place_both(friend)
    expect(friend.get_by_text("Choose two tiles in secret")).to_be_visible()


def propose_and_accept(host: Page, friend: Page) -> None:
    """The friend shows the host where one of her tiles could go; one click of hers does it."""
    friend.get_by_role("button", name="of Anna").first.click()
    # The first tile of a city has one place, and only what is allowed is lit.
    lit = friend.locator("section", has_text="With Anna").locator(".square.open")
    expect(lit).to_have_count(1)
    lit.click()
    expect(friend.get_by_text("Proposed to Anna")).to_be_visible()
    # Only what is proposed lies there, not the tile of her own that she holds.
    expect(friend.locator("section", has_text="With Anna").locator(".laid.ghost")).to_have_count(1)
    expect(host.locator(".proposal").get_by_text("<b>Béla</b> proposes")).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text("<b>Béla</b> proposes")
    host.get_by_role("button", name="Do it").click()
    expect(host.get_by_text("Place your other tile in the other city")).to_be_visible()
    place_one(host)


def test_talk_reaches_everybody_and_survives_a_reload(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.locator(".hand").wait_for()
        open_talk(page)
    host.get_by_label("Write a line").fill("<i>hello</i>")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_label("Talk").get_by_text("<i>hello</i>")).to_be_visible()
    friend.get_by_role("combobox", name="Say something").select_option("Good idea.")
    expect(host.get_by_label("Talk").get_by_text("Good idea.")).to_be_visible()
    friend.reload()
    open_talk(friend)
    expect(friend.get_by_label("Talk").get_by_text("<i>hello</i>")).to_be_visible()


def test_a_move_is_taken_back_when_the_others_agree(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    host.locator(".hand .pick").first.wait_for()
    friend.locator(".hand .pick").first.wait_for()
    back = host.get_by_role("button", name="Take back my move")
    host.locator("summary", has_text="This table").wait_for()
    expect(back).to_have_count(0)
    choose(host)
    choose(friend)
    host.locator(".loose").wait_for()
    place_one(host)
    expect(host.get_by_text("Place your other tile")).to_be_visible()
    back.click()
    friend.locator(".toast").get_by_text("Anna wants to take back the last move.").wait_for()
    friend.get_by_role("button", name="Agree").click()
    expect(host.get_by_text("Place one tile in each city")).to_be_visible()


def test_the_host_hands_a_seat_to_a_bot_and_a_bots_to_a_person(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 3, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Start the game").click()
    host.locator("summary", has_text="This table").click()
    host.get_by_role("button", name="Give to a bot").click()
    expect(friend.locator(".hand")).to_have_count(0)
    # Two bots now: the first of them is Béla's seat.
    host.get_by_label("Name of the newcomer").fill("Cili")
    host.get_by_role("button", name="Give to a person").first.click()
    link = host.get_by_label("The new link of this seat").input_value()
    newcomer = open_page(link, PHONE)
    expect(newcomer.get_by_role("heading", name="With Anna")).to_be_visible()
    expect(host.get_by_role("heading", name="With Cili")).to_be_visible()
    # The host keeps to her own seat: she is offered one hand. For the newcomer the bot has chosen already.
    expect(host.locator(".hand")).to_have_count(1)
    choose(host)
    place_both(newcomer)
