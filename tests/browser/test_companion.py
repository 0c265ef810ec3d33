"""The companion for cardboard, without a connection; and a campaign that this device keeps."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, OpenPage, Server
from tests.browser.fingers import SMALL, tap
from tests.browser.program import finish_game
from tests.browser.test_axe import problems


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """With its service worker, unlike the pages of the other tests."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    yield context
    context.close()


def enter(page: Page, question: str, tiles: str) -> None:
    """One tap for each tile; the last one sends the answer."""
    page.get_by_role("heading", name=question).wait_for(timeout=3 * PATIENCE)
    names = {"S": "shop", "F": "factory", "P": "park", "H": "house", "O": "office", "D": "tavern with drinks"}
    for letter in tiles:
        page.locator(".palette").get_by_role("button", name=names[letter], exact=True).click()


def reload_on_a_slow_device(page: Page) -> None:
    """Without a connection, and with a Python that is starting and starting."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.add_init_script("window.Worker = class extends EventTarget { postMessage() {} }")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("the rules are starting on this device")).to_be_visible()


def enter_round(page: Page) -> None:
    enter(page, "Draw 7 tiles for yourself", "SSFPHOD")
    enter(page, "Draw 7 tiles for Autommaso", "PPHHOOD")
    enter(page, "Draw 7 tiles for Automarta", "SFHHODP")


def test_the_companion_works_without_a_connection(context: BrowserContext) -> None:
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto("/automa")
    page.get_by_text("the companion works without a connection too").wait_for()
    context.set_offline(True)
    page.reload()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    expect(page.get_by_role("region", name="Autommaso", exact=True)).to_contain_text("Autommaso takes")
    page.get_by_role("heading", name="What was placed in Lefthaven").wait_for()
    # The Automa's tile is held already: one tap on the square is enough.
    page.locator(".square.open").first.click()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(1, timeout=3 * PATIENCE)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".laid")).to_have_count(0, timeout=3 * PATIENCE)


def test_what_was_shown_last_needs_no_rules_to_be_shown_again(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/automa")
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    page.locator(".square.open").first.click()
    laid = page.get_by_role("grid", name="City: Lefthaven").locator(".laid")
    expect(laid).to_have_count(1)
    reload_on_a_slow_device(page)
    expect(laid).to_have_count(1)
    expect(page.get_by_role("region", name="Autommaso", exact=True)).to_contain_text("Autommaso takes")
    # What is new has to be worked out, and says that it waits.
    page.locator(".square.open").first.click()
    expect(page.get_by_text("The rules are starting …")).to_be_visible()


def test_without_a_connection_the_owners_cards_count_too(browser: Browser, tmp_path: Path) -> None:
    card = {"left": "first", "right": "first"}
    (tmp_path / "automa-deck.json").write_text(json.dumps({"cards": [card] * 20}), encoding="utf-8")
    server = Server(tmp_path, data=tmp_path)
    server.start()
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto("/automa")
    page.get_by_text("the companion works without a connection too").wait_for()
    server.kill()
    with bad_gateway(server.url):
        page.reload()
        page.get_by_label("Level").select_option("0")
        page.get_by_role("button", name="Begin").click()
        enter_round(page)
        taken = page.get_by_role("region", name="Autommaso", exact=True).locator(".reasons li").first
        expect(taken).to_contain_text("lies furthest to the left", timeout=3 * PATIENCE)
    context.close()


@contextmanager
def bad_gateway(url: str) -> Iterator[None]:
    """What people meet where a proxy stands before a server that is down: it answers, but not with what was asked."""

    class Door(BaseHTTPRequestHandler):
        def answer(self) -> None:
            self.send_error(502)

        do_GET = do_POST = answer  # noqa: N815, the names that the library asks for

        def log_message(self, *_: object) -> None:
            pass

    proxy = ThreadingHTTPServer(("127.0.0.1", int(url.rpartition(":")[2])), Door)
    Thread(target=proxy.serve_forever, daemon=True).start()
    yield
    proxy.shutdown()
    proxy.server_close()


@pytest.mark.parametrize(("path", "begun"), [("/automa", "Draw 7 random tiles"), ("/campaign", "Game 1 of 3")])
def test_a_level_that_cannot_be_is_refused_and_nothing_begun(open_page: OpenPage, path: str, begun: str) -> None:
    page = open_page(path, PHONE)
    page.get_by_label("Level").select_option("6 or more …")
    page.get_by_label("How many tiles").fill("99")
    begin = page.get_by_role("button", name="Begin")
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("0 to 66")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    page.get_by_label("How many tiles").fill("7")
    begin.click()
    expect(page.get_by_text(begun)).to_be_visible()


def test_duplexes_are_asked_for_where_nothing_else_is_offered(open_page: OpenPage) -> None:
    """The full mode begins with two of them in Automaville."""
    page = open_page("/automa")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Draw 2 random duplexes for Automaville")).to_be_visible()
    offered = page.locator(".palette button")
    expect(offered).not_to_have_count(0)
    expect(offered.filter(has_text="duplex")).to_have_count(offered.count())


def enter_what_the_box_has_no_more_of(page: Page, kind: str, untap: str, back: str) -> None:
    """After a first draw of eight. Nobody can tap what is used up; but the first draw can be changed after a second."""
    entered = page.locator(".entered .tile")
    tap = page.locator(".palette").get_by_role("button", name=kind, exact=True)
    expect(entered).to_have_count(0)
    for _ in range(5):
        tap.click()
    expect(entered).to_have_count(5)
    expect(tap).to_be_disabled()
    page.get_by_role("button", name=back, exact=True).click()
    expect(entered).to_have_count(8)
    for _ in range(5):
        page.get_by_role("button", name=untap).click()
    for _ in range(5):
        tap.click()
    expect(entered).to_have_count(5)
    expect(tap).to_be_disabled()
    for _ in range(3):
        page.locator(".palette button").first.click()


def test_an_own_box_is_entered_by_finger_before_the_game(open_page: OpenPage) -> None:
    page = open_page("/automa", SMALL)
    page.get_by_text("My own box", exact=True).click()
    own = page.locator(".own")
    kinds = own.get_by_role("group", name="Civic buildings")
    for kind in ("shop", "factory", "house"):
        tap(kinds.get_by_role("button", name=kind, exact=True))
    for cell in (0, 1, 2, 3, 6):
        tap(own.get_by_role("group", name="Landscape").get_by_role("button").nth(cell))
    tap(own.get_by_role("button", name="Add this landscape"))
    name = own.get_by_label("Name of landscape 1")
    name.fill("Marsh")
    name.press("Enter")
    name.blur()
    own.get_by_label("Use my own 20 cards").check()
    own.get_by_label("Card 1, left").select_option("first")
    page.reload()
    page.get_by_text("My own box", exact=True).click()
    expect(own.locator("ul li")).to_have_count(2)
    expect(name).to_have_value("Marsh")
    expect(own.get_by_label("Card 1, left")).to_have_value("first")
    # Much was tapped: it is not forgotten by one slip.
    tap(own.get_by_role("button", name="Forget my box"))
    tap(own.get_by_role("button", name="Keep it"))
    page.get_by_role("checkbox", name="Landscapes").check()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Marsh").wait_for()


def test_on_a_phone_the_city_to_tap_lies_in_sight(open_page: OpenPage) -> None:
    page = open_page("/automa", SMALL)
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    square = page.locator(".square.open").first
    square.wait_for()
    expect(square).to_be_in_viewport(ratio=1)
    expect(page.locator(".steps .card").first).to_be_in_viewport()


def test_more_tiles_than_the_box_holds_are_refused(open_page: OpenPage) -> None:
    page = open_page("/automa")
    page.get_by_role("radio", name="Simple").check()
    page.get_by_role("button", name="Begin").click()
    enter(page, "Draw 8 random tiles", "SSFPHOHO")
    untap = "Take the last tile away"
    enter_what_the_box_has_no_more_of(page, "tavern with drinks", untap, "Back")
    expect(page.get_by_role("alert")).to_contain_text("the box has 5")
    assert problems(page) == []
    # Which tiles it is about is marked.
    expect(page.locator(".entered .wrong .tile")).to_have_count(5)
    # What was refused stands there still, and is mended.
    for _ in range(8):
        page.get_by_role("button", name=untap).click()
    enter(page, "Draw 8 random tiles", "SSFPHOHO")
    page.get_by_role("heading", name="What stands in Lefthaven").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


MODULES = ("Landscapes", "Civic buildings", "Districts")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_companion_with_all_of_capitals(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/automa", size)
    for module in MODULES:
        page.get_by_role("checkbox", name=module).check()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Which district cards lie there").wait_for()
    assert problems(page) == []
    for card in ("shop", "park", "tavern", "office", "house", "civic building"):
        page.locator(".cards").get_by_role("button", name=card, exact=True).click()
    for town, mat in (("Lefthaven", "bay"), ("Rightcastle", "lake")):
        page.get_by_role("heading", name=f"Which landscape was dealt to {town}").wait_for()
        assert problems(page) == []
        page.get_by_role("button", name=mat, exact=True).click()
    page.get_by_role("heading", name="Draw 9 tiles for yourself").wait_for()
    # A civic tile takes two taps: the button, and the tile.
    page.get_by_role("button", name="Civic building …").click()
    page.get_by_role("dialog").get_by_role("button", name="likes shop and park, not factory").click()
    enter(page, "Draw 9 tiles for yourself", "SSFPHODP")
    enter(page, "Draw 9 tiles for Autommaso", "PPHHOODSS")
    enter(page, "Draw 9 tiles for Automarta", "SFHHODPFO")
    page.get_by_role("heading", name="What was placed in Lefthaven").wait_for()
    expect(page.get_by_role("grid", name="City: Lefthaven").locator(".nature")).to_have_count(5)
    page.locator(".square.open").first.click()
    page.get_by_role("button", name="civic building that likes shop and park, not factory, yours").click()
    page.locator(".square.open").first.click()
    page.get_by_role("heading", name="What was placed in Rightcastle").wait_for()
    assert problems(page) == []


def test_on_a_phone_nothing_runs_over_and_the_city_asked_for_comes_first(open_page: OpenPage) -> None:
    page = open_page("/automa", PHONE)
    page.get_by_role("checkbox", name="Districts").check()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Which district cards lie there").wait_for()
    for card in page.locator(".cards button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
    page.get_by_role("button", name="Take these").click()
    enter_round(page)
    question = page.locator(".question")
    for town, automa in (("Lefthaven", "Autommaso"), ("Rightcastle", "Automarta")):
        page.get_by_role("heading", name=f"What was placed in {town}").wait_for()
        expect(question).to_contain_text(f"{automa} takes")
        tops = {
            name: page.get_by_role("grid", name=f"City: {name}").evaluate("grid => grid.getBoundingClientRect().top")
            for name in ("Lefthaven", "Rightcastle")
        }
        assert min(tops, key=lambda name: tops[name]) == town
        page.locator(".square.open").first.click()
        page.get_by_role("button", name="house, yours").or_(
            page.get_by_role("button", name="shop, yours")
        ).first.click()
        page.locator(".square.open").first.click()


def test_no_slip_of_a_finger_throws_a_game_away(open_page: OpenPage) -> None:
    page = open_page("/automa", PHONE)
    page.get_by_role("button", name="Begin").click()
    # Nothing is lost yet: no question.
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter(page, "Draw 7 tiles for yourself", "SSFPHOD")
    page.get_by_role("heading", name="Draw 7 tiles for Autommaso").wait_for()
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Draw 7 tiles for Autommaso")).to_be_visible()
    expect(page.get_by_role("button", name="Start afresh")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()


@pytest.mark.parametrize(
    ("growth", "before", "after"),
    [("as in the booklet", ["SSFPHO", "SSFPHO"], []), ("even fight", ["SSFPHOPHOF"], ["SFPHOPHOFFPHOPHO"])],
    ids=["booklet", "even"],
)
def test_a_finished_city_around_a_landscape_is_tapped_in(
    open_page: OpenPage, growth: str, before: list[str], after: list[str]
) -> None:
    """By the house rule Automaville's last tiles come after the cities: the weakest of them depend on those."""
    page = open_page("/automa")
    for module in MODULES:
        page.get_by_role("checkbox", name=module).check()
    page.get_by_role("radio", name="Simple").check()
    page.get_by_role("radio", name=growth).check()
    page.get_by_role("combobox", name="Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Take these").click()
    for mat in ("bay", "lake"):
        page.get_by_role("button", name=mat, exact=True).click()
    for draw in before:
        enter(page, f"Draw {len(draw)} random tiles", draw)
        page.locator(".entered .tile").first.wait_for(state="detached")
    for town in ("Lefthaven", "Rightcastle"):
        page.get_by_role("heading", name=f"What stands in {town}").wait_for()
        page.get_by_role("button", name="place 1", exact=True).click()
        assert problems(page) == []
        enter(page, f"What stands in {town}", "SSSSHHHOOOPPPFFFSSOD")
    for draw in after:
        enter(page, f"Draw {len(draw)} random tiles", draw)
    expect(page.locator(".ranks li")).to_have_count(3)
    expect(page.get_by_role("table", name="Score sheet").get_by_role("row", name="Districts")).to_be_visible()
    assert problems(page) == []


def test_refusals_without_a_connection_are_in_the_readers_language(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="de", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE)
    page.goto("/automa")
    page.get_by_text("Der Begleiter geht auch ohne Verbindung").wait_for()
    context.set_offline(True)
    page.get_by_role("radio", name="Einfach").check()
    page.get_by_role("button", name="Los geht").click()
    page.get_by_role("heading", name="Zieh 8 zufällige Plättchen").wait_for()
    for _ in range(8):
        page.locator(".palette").get_by_role("button", name="Haus", exact=True).click()
    enter_what_the_box_has_no_more_of(page, "Gaststätte mit Musik", "Letztes Plättchen wegnehmen", "Zurück")
    expect(page.get_by_role("alert")).to_contain_text("in der Schachtel sind 5")
    context.close()


@pytest.mark.parametrize("path", ["/automa", "/campaign"])
def test_what_another_version_has_kept_is_not_touched(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    key, text = f"tabletown/{'companion' if path == '/automa' else 'campaign'}", '{"version":0,"value":{"games":[7]}}'
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("saved by version 0")
    assert page.evaluate("(key) => localStorage.getItem(key)", key) == text
    assert problems(page) == []
    page.get_by_role("button", name="Forget it and begin anew").click()
    expect(page.get_by_role("radio", name="Simple")).to_be_visible()


def test_a_campaign_of_capitals_has_ten_categories(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    page.get_by_role("radio", name="Capitals: ten categories").check()
    page.get_by_role("radio", name="long").check()
    games = page.locator("form button[aria-pressed]")
    expect(games).to_have_text(["6", "7", "8", "9", "10"])
    games.last.click()
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.locator(".choices button")).to_have_count(10)
    expect(page.locator("tbody tr")).to_have_count(10)
    page.get_by_role("button", name="District 2").click()
    assert problems(page) == []
    page.get_by_role("button", name="Play the next game").click()
    page.locator(".hand .pick").first.wait_for()
    page.goto("/campaign")
    expect(page.get_by_text("Counted double for you: District 2.")).to_be_visible()
    page.get_by_role("button", name="Play this game anew").click()
    expect(page.locator(".choices button")).to_have_count(10)


def test_a_campaign_goes_on_after_its_first_game(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    page.get_by_role("radio", name="Simple").check()
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name="Shops").click()
    page.get_by_role("button", name="Parks").click()
    assert problems(page) == []
    page.reload()
    expect(page.locator(".choices [aria-pressed=true]")).to_have_text(["shops", "parks"])
    page.get_by_role("button", name="Play the next game").click()
    page.locator(".hand .pick").first.wait_for()
    finish_game(page)
    own = page.locator(".ranks .you strong").inner_text()
    page.get_by_role("link", name="To the campaign").click()
    expect(page.locator("tfoot .own")).to_have_text(own)
    page.reload()
    expect(page.locator(".choices button")).to_have_count(4)
    expect(page.locator(".choices [aria-pressed=true]")).to_have_count(0)
