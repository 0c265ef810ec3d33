"""Several people at one table, each in a browser of her own."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.playing import TALK_FREELY, UNDO_BY_CONSENT, agree, choose, open_talk, place_both, place_one
from tests.browser.program import finish_game


def open_for_friends(page: Page, seats: int, name: str, **more: str) -> None:
    """`more`: what is chosen behind “More options”, by its label."""
    page.get_by_role("combobox", name="Players").select_option(str(seats))
    page.get_by_label("Your name").fill(name)
    if more:
        agree(page, **more)
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
    # One click, and the link is the first thing there; who has no name yet is asked for it.
    host.get_by_role("button", name="Play with friends").first.click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    host.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("First say what you are called.")).to_be_visible()
    host.get_by_label("Your name").fill("Anja")
    host.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Rename").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Save").click()
    friend = join_by_link(host, open_page, "<b>Béla</b>")
    # Guests see what was agreed, and the host may change how many play.
    expect(friend.get_by_text("not before the reveal")).to_be_visible()
    expect(host.get_by_role("button", name="Start with 2 players")).to_be_enabled()
    host.get_by_role("combobox", name="Players").select_option("3")
    onlooker = open_page(host.url)
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Start the game").click()
    # Seats are drawn for all to see.
    for page in (host, friend, onlooker):
        expect(page.locator(".toast", has_text="Seating cards were drawn").locator(".card")).to_have_count(3)
        page.locator(".toast").get_by_role("button", name="Close").click()
    # Names are text, whatever they look like.
    expect(host.get_by_role("heading", name="With <b>Béla</b>")).to_be_visible()
    expect(friend.get_by_role("heading", name="With Anna")).to_be_visible()
    choose(host)
    expect(host.get_by_text("Chosen. All tiles are shown")).to_be_visible()
    expect(friend.locator(".loose")).to_have_count(0)
    assert onlooker.locator(".hand, .loose").count() == 0
    try_out(host)
    # What nobody has seen is taken back without asking.
    host.get_by_role("button", name="Choose again").first.click()
    expect(host.locator(".hand .pick").first).to_be_visible()
    assert friend.locator(".toast").count() == 0
    # What was chosen is still picked: mostly one changes one of the two.
    expect(host.locator(".hand .pick[aria-pressed=true]")).to_have_count(2)
    host.locator(".hand .pick").nth(1).click()
    host.locator(".hand .pick").nth(2).click()
    host.locator(".confirm").click()
    choose(friend)
    host.locator(".loose").wait_for()
    stand_off(host, friend)
    propose_and_accept(host, friend)
    place_both(friend)
    expect(friend.get_by_text("Choose two tiles in secret")).to_be_visible()


def test_how_seats_were_drawn_is_read_though_bots_are_quick(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 6, "Anna")
    join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Bots for 4 seats").click()
    host.get_by_role("button", name="Start the game").click()
    # All bots have chosen, and act no more before people do.
    expect(host.get_by_role("img", name="ready")).to_have_count(4)
    cards = host.locator(".toast", has_text="Seating cards were drawn").locator(".card")
    expect(cards).to_have_count(6)
    host.locator(".toast").get_by_role("button", name="Close").click()
    expect(cards).to_have_count(0)


def try_out(page: Page) -> None:
    """While others think: on copies, with the points that it would bring, and nothing of it stays."""
    page.get_by_role("button", name="Try out").click()
    dialog = page.get_by_role("dialog", name="Just for you")
    expect(dialog.locator(".square.open")).to_have_count(2)
    # What can be laid is in sight on a phone, too, where two cities are higher than the screen.
    page.set_viewport_size(PHONE)
    for one in dialog.locator(".tiles button").all():
        expect(one).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)
    for laid in (1, 2):
        dialog.locator(".square.open").first.click()
        expect(dialog.locator(".laid")).to_have_count(laid)
    expect(dialog.locator(".tiles button:disabled")).to_have_count(2)
    expect(dialog.get_by_role("heading", level=3).first).to_contain_text(re.compile(r"\d points?"))
    dialog.get_by_role("button", name="Lift the last tile").click()
    expect(dialog.locator(".laid")).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".own .laid")).to_have_count(0)


def propose_and_accept(host: Page, friend: Page) -> None:
    """The friend shows the host where one of her tiles could go; one click of hers does it."""
    offer = friend.get_by_role("button", name="of Anna").first
    offer.click()
    expect(offer).to_have_attribute("aria-pressed", "true")
    # The first tile of a city has one place, and only what is allowed is lit.
    lit = friend.locator("section", has_text="With Anna").locator(".square.open")
    expect(lit).to_have_count(1)
    lit.click()
    expect(friend.get_by_text("Proposed to Anna")).to_be_visible()
    # Only what is proposed lies there, not the tile of her own that she holds.
    expect(friend.locator("section", has_text="With Anna").locator(".laid.ghost")).to_have_count(1)
    expect(host.locator(".received").get_by_text("<b>Béla</b> proposes")).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text("<b>Béla</b> proposes")
    # Where it would lie, with its points, and with the letters and numbers that the words use.
    expect(host.locator(".own .laid.ghost .worth")).to_have_text(re.compile(r"^[+−]?\d+$"))
    expect(host.locator(".own .edge")).not_to_have_count(0)
    host.get_by_role("button", name="Do it").click()
    expect(host.get_by_text("Place your other tile in the other city")).to_be_visible()
    place_one(host)


def stand_off(host: Page, friend: Page) -> None:
    """Both want the other to place first: the one with the lower seating card has to."""
    hers, theirs = host.get_by_role("region", name="With <b>Béla</b>"), friend.get_by_role("region", name="With Anna")
    hers.get_by_role("button", name="You first").click()
    expect(hers.get_by_text("You wait for <b>Béla</b> to place first.")).to_be_visible()
    expect(theirs.get_by_text("Anna would like you to place first.")).to_be_visible()
    theirs.get_by_role("button", name="You first").click()
    for city in (hers, theirs):
        expect(city.get_by_text("You both wait")).to_be_visible()
        expect(city.get_by_role("button", name="You first")).to_have_count(0)
    must = [city.get_by_text("so you place first").count() for city in (hers, theirs)]
    assert sorted(must) == [0, 1]


def test_talk_reaches_everybody_and_survives_a_reload(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 3, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.locator(".hand").wait_for()
        open_talk(page)
        # Not before the reveal: the page says so beside the box.
        expect(page.get_by_text("Nobody talks before the reveal")).to_be_visible()
        expect(page.get_by_label("Write a line")).to_be_disabled()
    friend.get_by_role("dialog", name="Talk").get_by_role("button", name="Close").click()
    choose(host)
    choose(friend)
    host.get_by_label("Write a line").fill("<i>hello</i>")
    host.get_by_role("button", name="Send").click()
    # Shown above the hand, and kept in the talk.
    expect(friend.locator(".toast", has_text="<i>hello</i>")).to_be_visible()
    open_talk(friend)
    expect(friend.get_by_label("Talk").get_by_text("<i>hello</i>").first).to_be_visible()
    friend.get_by_role("button", name="Good idea.").click()
    friend.get_by_role("button", name="applause").click()
    expect(host.get_by_label("Talk").get_by_text("Good idea.")).to_be_visible()
    expect(host.get_by_role("img", name="applause")).to_be_visible()
    # On her own device anybody can stop listening to a person.
    host.get_by_role("button", name="Do not show what Béla says").click()
    expect(host.get_by_label("Talk").get_by_text("Good idea.")).to_have_count(0)
    host.reload()
    open_talk(host)
    expect(host.get_by_label("Talk").get_by_text("<i>hello</i>")).to_be_visible()
    expect(host.get_by_label("Talk").get_by_text("Good idea.")).to_have_count(0)
    friend.reload()
    open_talk(friend)
    expect(friend.get_by_label("Talk").get_by_text("<i>hello</i>").first).to_be_visible()


def test_who_is_waited_for_is_called_back_to_a_hidden_tab(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    friend.locator(".hand .pick").first.wait_for()
    plain, sign = friend.title(), friend.locator("link[rel=icon]").get_attribute("href")
    look = """hidden => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }"""
    friend.evaluate(look, True)
    expect(friend).to_have_title("● Your turn – Tabletown")
    expect(friend.locator("link[rel=icon]")).not_to_have_attribute("href", sign or "")
    friend.evaluate(look, False)
    expect(friend).to_have_title(plain)
    expect(friend.locator("link[rel=icon]")).to_have_attribute("href", re.compile(f"{re.escape(sign or '')}$"))


def test_a_move_is_taken_back_when_the_others_agree(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna", **UNDO_BY_CONSENT)
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


def test_seats_change_hands_and_whoever_left_comes_back(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 3, "Anna")
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Start the game").click()
    host.locator("summary", has_text="This table").click()
    # Asked first, then told to all; whoever had the seat can have it back.
    host.get_by_role("button", name="Give to a bot").click()
    expect(host.get_by_role("dialog")).to_contain_text("A bot plays on for Béla")
    host.get_by_role("button", name="Cancel").click()
    expect(friend.locator(".hand")).to_have_count(1)
    host.get_by_role("button", name="Give to a bot").click()
    host.get_by_role("button", name="Give the seat to a bot").click()
    expect(host.get_by_role("log")).to_contain_text("A bot plays for Béla now.")
    friend.get_by_role("button", name="Take your seat back").click()
    expect(host.get_by_role("log")).to_contain_text("Béla sits at the table now.")
    # A guest leaves by herself, and comes back by herself.
    friend.locator("[data-opens=things]").click()
    friend.locator("summary", has_text="This table").click()
    friend.get_by_role("button", name="Leave the game").click()
    friend.get_by_role("button", name="Leave", exact=True).click()
    friend.get_by_role("button", name="Take your seat back").wait_for()
    host.get_by_label("Name of the newcomer").fill("Cili")
    # One of the seats that bots play is Béla's, whose hand nobody gets without her: the cards have drawn which.
    give, link = host.get_by_role("button", name="Give to a person"), host.get_by_label("The new link of this seat")
    give.first.click()
    expect(link.or_(host.get_by_text("A new link waits for")).first).to_be_visible()
    if not link.is_visible():
        give.last.click()
    newcomer = open_page(link.input_value(), PHONE)
    expect(newcomer.get_by_role("heading", name="With Anna")).to_be_visible()
    expect(host.get_by_role("heading", name="With Cili")).to_be_visible()
    # The host keeps to her own seat: she is offered one hand.
    expect(host.locator(".hand")).to_have_count(1)


def test_nobody_is_dragged_into_another_game(open_page: OpenPage) -> None:
    host = open_page("/")
    open_for_friends(host, 2, "Anna", **TALK_FREELY)
    friend = join_by_link(host, open_page, "Béla")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.locator(".hand .pick").first.wait_for()
    # Whoever has read who sits where is not told again, by a reload or in another language.
    friend.locator(".toast").get_by_role("button", name="Close").click()
    friend.reload()
    friend.locator(".hand .pick").first.wait_for()
    friend.locator(".toasts").wait_for(state="attached")
    # At once: after a while it would go by itself.
    assert friend.locator(".toast").count() == 0
    open_talk(host)
    host.get_by_label("Write a line").fill("good luck")
    host.get_by_role("button", name="Send").click()
    # There is nothing more to send: the next line is written where this one was.
    expect(host.get_by_label("Write a line")).to_be_focused()
    finish_game(host, friend)
    ended = friend.url
    host.get_by_role("button", name="Play again").click()
    friend.locator(".toast").get_by_text("Anna wants another game.").wait_for()
    # She reads on as long as she likes; the host waits for her at the new table, where the talk has come along.
    assert friend.url == ended
    expect(host.get_by_text("One person from the last game is awaited.")).to_be_visible()
    friend.get_by_role("button", name="Join").click()
    for page in (host, friend):
        page.locator(".hand .pick").first.wait_for()
    assert host.url == friend.url != ended
    open_talk(friend)
    expect(friend.get_by_label("Talk").get_by_text("good luck").first).to_be_visible()
    # On the home page what goes on stands on top, with whose turn it is.
    friend.goto("/")
    unfinished = friend.locator("section", has_text="Continue").first
    expect(unfinished).to_contain_text("Anna")
    expect(unfinished).to_contain_text("Your turn")
    expect(unfinished.get_by_role("link", name="Go on")).to_have_count(1)
