"""The companion for cardboard, tap by tap; and a campaign that this device keeps."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.companion import enter, enter_round, enter_what_the_box_has_no_more_of
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import SMALL, tap
from tests.browser.measures import check_readable, look, settle, speak
from tests.browser.program import finish_game
from tests.browser.test_axe import problems
from tests.browser.test_languages import LANGUAGES


@pytest.mark.parametrize(("path", "begun"), [("/automa", "Draw 7 random tiles"), ("/campaign", "Game 1 of 3")])
def test_a_level_that_cannot_be_is_refused_and_nothing_begun(open_page: OpenPage, path: str, begun: str) -> None:
    page = open_page(path, PHONE)
    page.get_by_label("Level").select_option("6 or more…")
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


BESIDE_THE_QUESTION = """() => {
    const question = document.querySelector('.question').getBoundingClientRect();
    const { top } = document.querySelector('.asked [role=grid]').getBoundingClientRect();
    return { room: innerHeight - question.height, under: question.bottom - top };
}"""
"""What a question leaves of the screen, and how much of the city it asks about lies under it."""
QUESTION_TOP = "document.querySelector('.question').getBoundingClientRect().top"


def test_on_a_phone_the_city_to_tap_lies_in_sight(open_page: OpenPage) -> None:
    page = open_page("/automa", SMALL)
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    enter_round(page)
    square = page.locator(".square.open").first
    square.wait_for()
    expect(square).to_be_in_viewport(ratio=1)
    expect(page.locator(".steps .card").first).to_be_in_viewport()
    # In no language is the question higher than half of the screen.
    for language in LANGUAGES:
        speak(page, language)
        for size in (SMALL, PHONE):
            page.set_viewport_size(size)
            page.reload()
            square.wait_for()
            check_readable(page)
            expect(square).to_be_in_viewport(ratio=1)
            found = page.evaluate(BESIDE_THE_QUESTION)
            assert found["room"] >= size["height"] / 2, (language, size, found)
            assert found["under"] <= 1, (language, size, found)
    # On a slow phone the header is not whole when the question comes: the question stays where it is, also in browsers
    # that do not see to that themselves.
    before = page.evaluate(QUESTION_TOP)
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    page.evaluate("document.querySelector('header').style.paddingBottom = '50px'")
    settle(page)
    assert page.evaluate(QUESTION_TOP) == pytest.approx(before, abs=1)


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
    page.get_by_role("button", name="Civic building…").click()
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


TOO_LONG = """() => [...document.querySelectorAll('.cards button')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def test_on_a_phone_nothing_runs_over_and_the_city_asked_for_comes_first(open_page: OpenPage) -> None:
    page = open_page("/automa", PHONE)
    page.get_by_role("checkbox", name="Districts").check()
    page.get_by_label("Level").select_option("0")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Which district cards lie there").wait_for()
    cards = page.locator(".cards button")
    expect(cards).not_to_have_count(0)
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]
    page.set_viewport_size(SMALL)
    for language in LANGUAGES:
        speak(page, language)
        cards.first.wait_for()
        assert look(page, TOO_LONG) == [], language
    speak(page, "en")
    page.set_viewport_size(PHONE)
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
