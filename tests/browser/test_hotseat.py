"""Players on one device, with a curtain between them."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import OpenPage
from tests.browser.playing import SEATS_AS_TAKEN, agree, choose, place_one
from tests.browser.program import play_turns
from tests.browser.riding import keep_tickets

NAMES = ("Anna", "Béla", "Cleo")


def test_nobody_sees_the_hand_of_the_other(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="On this device").select_option("2")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of player 2").fill("Béla")
    page.get_by_label("for bots").check()
    agree(page, **SEATS_AS_TAKEN)
    page.get_by_role("button", name="Open the table").click()
    for name in ("Anna", "Béla"):
        expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
        assert page.locator(".hand").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        choose(page)
    # Placing is public: no curtain, and the device goes on by itself, saying whom it means.
    page.locator(".loose").wait_for()
    expect(page.get_by_text("Béla: Place one tile in each city")).to_be_visible()
    for _ in range(4):
        place_next(page)
    expect(page.get_by_role("heading", name="it is your turn")).to_be_visible()


def place_next(page: Page) -> None:
    """A tile of whoever the device means now; between two people there may be none for a moment."""
    page.locator(".loose .pick").first.wait_for()
    place_one(page)


def sit_down(page: Page, game: str) -> None:
    """Three people on one device."""
    page.get_by_role("combobox", name="Game").select_option(label=game)
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="On this device").select_option("3")
    page.get_by_label("Your name").fill(NAMES[0])
    for number, name in enumerate(NAMES[1:], 2):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Open the table").click()


def open_curtain(page: Page) -> str:
    """Says whose turn it is. Behind the curtain there is nothing of anybody, to be seen or to be heard."""
    heading = page.get_by_role("heading", name="it is your turn")
    heading.wait_for()
    assert page.locator(".hand, .loose, .tickets, [data-move]").count() == 0
    heard = page.get_by_role("log").inner_text()
    assert "Hand of" not in heard
    assert "draws: " not in heard
    assert "ew tickets of" not in heard
    name = heading.inner_text().split(",")[0]
    page.get_by_role("button", name=f"I am {name}").click()
    return name


def play_round(page: Page) -> None:
    for _ in NAMES:
        open_curtain(page)
        choose(page)
    page.locator(".loose").wait_for()
    for _ in range(2 * len(NAMES)):
        place_next(page)


def test_no_hand_is_heard_through_the_curtain(open_page: OpenPage) -> None:
    """The first round of three people, until new hands are dealt."""
    page = open_page()
    sit_down(page, "Between Two Cities")
    play_round(page)
    play_turns(1, page)
    play_round(page)
    name = open_curtain(page)
    expect(page.get_by_role("log")).to_contain_text(f"Hand of {name}")
    for other in set(NAMES) - {name}:
        expect(page.get_by_role("log")).not_to_contain_text(f"Hand of {other}")


def test_no_card_is_heard_through_the_curtain(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "Ticket to Ride: New York")
    for _ in NAMES:
        open_curtain(page)
        keep_tickets(page)
    draw = page.locator("button[data-move=draw]")
    page.get_by_role("heading", name="it is your turn").or_(draw).first.wait_for()
    for turn in range(len(NAMES) + 1):
        # Whoever kept tickets last may be the one who starts: she is looking already.
        name = open_curtain(page) if turn > 0 or draw.count() == 0 else NAMES[-1]
        others = [f"{other} sees: " for other in NAMES if other != name]
        if turn == len(NAMES):
            # The second card came with the curtain: it is told when its owner looks again.
            expect(page.get_by_role("log")).to_contain_text(f"{name} sees: ")
        draw.click()
        expect(page.get_by_role("log")).to_contain_text(f"{name} sees: ")
        draw.click()
        assert not any(other in page.get_by_role("log").inner_text() for other in others)
