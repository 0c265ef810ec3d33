"""A game from a package beside this one, played in the browser through the board that draws any game from its text."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from tests.browser.conftest import PHONE, OpenPage, Server
from tests.browser.playing import UNDO_BY_CONSENT, agree
from tests.browser.test_axe import check_looks, check_themes
from tests.browser.test_keyboard import tab_to
from tests.third_game.conftest import EXAMPLE, install

GAME = "lantern-lane"
TITLE = {"en": "Lantern Lane", "de": "Laternengasse"}
AGAINST_BOTS = re.compile("^(Play against bots|Gegen Bots)$")
NIGHTS = 5
NIGHTS_OVER = """nights => [...document.querySelector('pre').textContent.matchAll(/^  /gm)].length === nights"""
"""Each has a line of its own in the drawing, whatever the language."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: the others do not know the game."""
    beside = tmp_path_factory.mktemp("beside")
    install(EXAMPLE, beside)
    server = Server(tmp_path_factory.mktemp("third"), beside=beside)
    server.start()
    yield server.url
    server.kill()


@pytest.fixture
def open_third(open_page: OpenPage, url: str) -> Iterator[OpenPage]:
    """A console without errors, besides."""
    said: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            said.append(message.text)

    def opened(path: str = "/", *, language: str = "en", phone: bool = False) -> Page:
        page = open_page(path, *([PHONE] if phone else []), language=language, url=url)
        page.on("console", heard)
        return page

    yield opened
    assert not said


def card(page: Page) -> Locator:
    return page.locator("article", has=page.locator(f"#{GAME}"))


def drawing(page: Page) -> Locator:
    return page.locator("pre")


def moves(page: Page) -> Locator:
    return page.locator("[data-move]")


def against_bots(page: Page) -> Locator:
    """The first of two ways to play; the other is with friends."""
    return card(page).get_by_role("button", name=AGAINST_BOTS)


def begin(page: Page, act: Callable[[Locator], None] = Locator.click) -> None:
    act(against_bots(page))
    moves(page).first.wait_for()


def finish(page: Page, act: Callable[[Locator], None] = Locator.click) -> None:
    """One lantern a night; everybody else is a bot, and the next night comes at once."""
    for night in range(1, NIGHTS + 1):
        page.locator(".task.mine [data-move]").first.wait_for()
        act(moves(page).first)
        page.wait_for_function(NIGHTS_OVER, arg=night)
    expect(page.locator("section.end")).to_be_visible()


def test_a_whole_game_with_the_mouse(open_third: OpenPage) -> None:
    page = open_third()
    expect(card(page).get_by_role("heading", name=TITLE["en"])).to_be_visible()
    begin(page)
    expect(drawing(page)).to_contain_text("Your lanterns")
    # What the game says to players who ask how it goes.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Scoring: Lantern Lane")).to_contain_text("the brightest lantern")
    page.keyboard.press("Escape")
    check_looks(page)
    finish(page)
    expect(page.locator("section.end h1")).to_have_text(re.compile("win"))
    expect(page.locator("section.end li")).to_have_count(3)
    check_looks(page)


def test_a_whole_game_by_keyboard_alone(open_third: OpenPage) -> None:
    page = open_third()
    against_bots(page).wait_for()

    def press(button: Locator) -> None:
        button.wait_for()
        where = button.evaluate("button => button.dataset.move")
        tab_to(page, f'[data-move="{where}"]' if where else f"article:has(#{GAME}) button.primary")
        expect(button).to_be_focused()
        page.keyboard.press("Enter")

    begin(page, press)
    finish(page, press)
    # Whoever has no pointer is still where the game was.
    tab_to(page, "section.end button, section.end a")


def test_a_whole_game_on_a_phone(open_third: OpenPage) -> None:
    page = open_third(phone=True)
    begin(page, Locator.tap)
    finish(page, Locator.tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play again").tap()
    moves(page).first.wait_for()


def test_it_speaks_german(open_third: OpenPage) -> None:
    page = open_third(language="de")
    expect(card(page).get_by_role("heading", name=TITLE["de"])).to_be_visible()
    begin(page)
    expect(page.get_by_role("heading", name="Du bist dran: Wähle einen Zug")).to_be_visible()
    finish(page)
    told = page.locator("aside .panel.log", has=page.get_by_role("heading", name="Was geschah"))
    expect(told).to_be_visible()
    expect(told.locator("li", has_text=re.compile("beleuchtes?t Haus|bleibt dunkel"))).to_have_count(NIGHTS)
    assert "lantern-lane-" not in page.locator("body").inner_text()
    page.reload()
    expect(page.locator("section.end")).to_be_visible()
    assert "lantern-lane-" not in page.locator("body").inner_text()


def test_options_are_drawn_from_its_face(open_third: OpenPage) -> None:
    page = open_third()
    page.get_by_role("combobox", name="Game").select_option(GAME)
    nights = page.get_by_label("Nights")
    expect(nights).to_have_value("5")
    check_themes(page)
    nights.fill("3")
    page.get_by_role("radio", name="for bots").check()
    page.get_by_role("button", name="Open the table").click()
    moves(page).first.wait_for()
    expect(drawing(page)).to_contain_text(re.compile("Dark: 3"))


def friends(open_third: OpenPage) -> tuple[Page, Page]:
    """Two people at one table, each on a device of her own."""
    anna = open_third()
    anna.get_by_role("combobox", name="Game").select_option(GAME)
    anna.get_by_role("combobox", name="Players").select_option("2")
    anna.get_by_label("Your name").fill("Anna")
    agree(anna, **UNDO_BY_CONSENT)
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    bela = open_third(re.sub(r"^https?://[^/]+", "", anna.url))
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    moves(anna).first.wait_for()
    moves(bela).first.wait_for()
    return anna, bela


def test_talk_and_undo_between_friends(open_third: OpenPage) -> None:
    anna, bela = friends(open_third)
    anna.locator("summary", has_text="Talk").click()
    anna.get_by_label("Write a line").fill("A dark night")
    anna.get_by_role("button", name="Send").click()
    bela.locator("summary", has_text="Talk").click()
    expect(bela.locator("li", has_text="A dark night")).to_be_visible()
    moves(anna).first.click()
    expect(anna.get_by_role("heading", name="Waiting for Béla")).to_be_visible()
    anna.get_by_role("button", name="Take back my move").click()
    bela.get_by_role("button", name="Agree").click()
    moves(anna).first.wait_for()
    expect(anna.locator(".task.mine")).to_be_visible()


def test_what_happens_is_told(open_third: OpenPage) -> None:
    anna, bela = friends(open_third)
    moves(anna).first.click()
    moves(bela).first.click()
    for page in (anna, bela):
        expect(page.get_by_role("log")).to_contain_text(re.compile("House|house"))
        expect(
            page.locator("aside .log", has=page.get_by_role("heading", name="What happened")).locator("li").first
        ).to_contain_text(re.compile("house", re.IGNORECASE))


def test_the_replay_shows_every_position(open_third: OpenPage) -> None:
    page = open_third()
    begin(page)
    finish(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("Position")).to_have_value("0")
    first = drawing(page).inner_text()
    check_looks(page)
    page.get_by_role("button", name="One step on").click()
    expect(drawing(page)).not_to_have_text(first)
    page.get_by_role("combobox", name="Seen with the eyes of").select_option("1")
    expect(drawing(page)).to_contain_text("Your lanterns")
