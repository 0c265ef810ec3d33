"""Guided first games, and the rules in the page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.automas import place_all
from tests.browser.conftest import PATIENCE, PHONE, OpenPage
from tests.browser.measures import speak
from tests.browser.playing import TURNS, choose, place_one, play_turn
from tests.browser.riding import act, keep_tickets
from tests.browser.test_axe import check_themes

GAMES = ("between-two-cities", "ticket-to-ride-new-york")
KINDS = dict.fromkeys("BDEM", "Taverns") | {
    "S": "Shops",
    "F": "Factories",
    "O": "Offices",
    "P": "Parks",
    "H": "Houses",
}
KINDS_TAUGHT = ("shops", "factories", "taverns", "offices", "parks", "houses")
KEPT = "Object.values(JSON.parse(localStorage.getItem('tabletown/courses')))[0]"
RULES = {"en": "Rules", "de": "Regeln", "hu": "Szabályok", "ru": "Правила"}


COUNTED = """for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => { sessionStorage.gestures = 1 + Number(sessionStorage.gestures ?? 0); }, true)"""
ALONE = "Alone against the Automas"
LIKE_THEIRS = """() => {
    const told = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.tip);
    const theirs = new Set(told('.reasons .tile-of')), hand = told('.hand .pick');
    const order = hand.map((_, index) => index);
    return order.sort((a, b) => theirs.has(hand[b]) - theirs.has(hand[a]) || a - b).slice(0, 2);
}"""
LESSONS_ALONE = ("theirs", "place", "towns", "open", "card", "duplexes", *KINDS_TAUGHT, "ville", "lower", "end")
LEARN = """learnt => {
    const kept = JSON.parse(localStorage.getItem('tabletown/courses'));
    Object.assign(Object.values(kept)[0], { learnt });
    localStorage.setItem('tabletown/courses', JSON.stringify(kept));
}"""
MOST = 60
"""Gestures that learning may take: a finger down to up, or a key."""
STOPS = """() => {
    window.stops = new Set();
    const look = () => {
        const button = [...document.querySelectorAll('.coach button')].find((one) => one.textContent === 'I play on');
        const { x, y } = button?.getBoundingClientRect() ?? {};
        if (button) window.stops.add(`${Math.round(x)}, ${Math.round(y + (innerWidth > 640 ? scrollY : 0))}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Wherever the button is that stops the guide. On a phone it stays in sight, elsewhere it is part of the page."""


def hints(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Hints")


def begin(page: Page, course: str) -> None:
    """Counts gestures from the button that begins."""
    page.add_init_script(COUNTED)
    page.reload()
    page.locator("li", has=page.get_by_role("heading", name=course)).get_by_role("button", name="Begin").click()
    hints(page).wait_for()


def gestures(page: Page) -> int:
    return int(page.evaluate("sessionStorage.gestures"))


def learnt(page: Page) -> bool:
    return "You have learnt all" in hints(page).inner_text()


def see_the_end(page: Page) -> None:
    """The guide plays on, stops when one wants to play, and plays to the end: of a whole game nobody has to do more."""
    hints(page).get_by_role("button", name="Show me the end").click()
    page.evaluate(STOPS)
    hints(page).get_by_role("button", name="I play on").click()
    hints(page).get_by_role("button", name="Show me the end").click()
    page.get_by_role("link", name="Replay").wait_for(timeout=3 * PATIENCE)
    # What stops it never runs away from a finger.
    assert len(page.evaluate("[...window.stops]")) == 1
    assert gestures(page) <= MOST


def test_the_first_game_teaches_every_kind(open_page: OpenPage) -> None:
    """A whole game, left and gone on with: each kind when it is taken in hand, with squares lit, every tile counted."""
    page = open_page("/learn/between-two-cities")
    begin(page, "The first game")
    expect(hints(page)).to_contain_text("You hold seven tiles")
    tiles = page.locator(".hand .pick")
    kind = (tiles.first.get_attribute("data-tip") or "").removeprefix("tile:")
    tiles.first.click()
    expect(hints(page).get_by_role("heading")).to_have_text(KINDS[kind])
    expect(hints(page).locator("li")).not_to_have_count(0)
    expect(page.locator(".own .hinted")).to_have_count(2)
    check_themes(page)
    tiles.nth(1).click()
    page.locator(".confirm").click()
    expect(hints(page)).to_contain_text("The first tile of a city takes the middle")
    place_one(page)
    # What the tile has brought is counted, and what it belongs to is lit.
    expect(hints(page).locator(".counted")).to_contain_text("→")
    expect(hints(page).locator(".sums")).to_contain_text(re.compile(r"Total \d+ → \d+"))
    expect(page.locator(".own .hinted")).not_to_have_count(0)
    place_one(page)
    expect(hints(page)).to_contain_text("The hands were passed on")
    # Away, and back: nothing is taught twice.
    before = page.evaluate(KEPT)["learnt"]
    page.goto("/learn/between-two-cities")
    expect(page.get_by_text(f"{len(before)} of ")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(hints(page)).to_contain_text("The hands were passed on")
    for _ in range(TURNS - 1):
        play_turn(page)
    page.locator(".ranks").wait_for()
    assert gestures(page) <= MOST
    expect(page.get_by_role("link", name="Guided games")).to_be_visible()
    taught = [*KINDS_TAUGHT, "balance", "passed", "proposal", "duplexes", "end"]
    page.wait_for_function(f"taught => taught.every((one) => {KEPT}.learnt.includes(one))", arg=taught)


def counted(page: Page) -> tuple[int, int]:
    """What the kinds that changed are said to score, and what is listed of them."""
    after = [re.findall(r"→ (\d+)", one)[0] for one in hints(page).locator(".sums > span").all_inner_texts()]
    told = hints(page).locator(".counted > p:not(.sums)").all_inner_texts()[1:]
    return sum(map(int, after)), sum(int(line.rpartition(": ")[2]) for line in told)


def test_what_a_lesson_counts_adds_up(open_page: OpenPage) -> None:
    """To the points of all kinds that a tile has changed: a tavern changes the offices beside it, too."""
    page = open_page("/learn/between-two-cities")
    begin(page, "The first game")
    seen = 0
    for _ in range(TURNS - 1):
        page.locator(".hand .pick").first.wait_for()
        choose(page)
        page.locator(".loose").wait_for()
        place_one(page)
        hints(page).locator(".counted").wait_for()
        total, listed = counted(page)
        if total > 0:
            assert listed == total, hints(page).inner_text()
            seen += 1
        place_one(page)
    assert seen > 2


def choose_like_theirs(page: Page) -> None:
    """Tiles that the Automas have taken, too, if possible: then equal tiles wait, and the rules say whose was laid."""
    tiles = page.locator(".hand .pick")
    tiles.first.wait_for()
    picks = page.evaluate(LIKE_THEIRS)
    for index in picks:
        tiles.nth(index).click()
    page.locator(".confirm").click()


def play_round(page: Page, course: str) -> None:
    if course == ALONE:
        choose_like_theirs(page)
        place_all(page)
    else:
        play_turn(page)


@pytest.mark.parametrize("course", [ALONE, "Capitals"])
def test_the_other_games_have_lessons_of_their_own(open_page: OpenPage, course: str) -> None:
    """To the end, every tile by hand."""
    page = open_page("/learn/between-two-cities", PHONE)
    begin(page, course)
    while not learnt(page):
        play_round(page, course)
    # Whoever begins here learns the kinds, too.
    assert set(page.evaluate(KEPT)["learnt"]) >= set(KINDS_TAUGHT)
    # Without hints there are none, not even after a reload; from where one began they speak again.
    table = page.url
    hints(page).get_by_role("button", name="Close").click()
    page.reload()
    page.locator(".hand .pick").first.wait_for()
    expect(hints(page)).to_have_count(0)
    page.goto("/learn/between-two-cities")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    hand, over = page.locator(".hand .pick"), page.get_by_role("link", name="Replay")
    while True:
        hand.or_(over).first.wait_for()
        if over.count():
            break
        play_round(page, course)
    assert gestures(page) <= MOST


def test_the_guide_plays_on_alone(open_page: OpenPage) -> None:
    """For whoever has learnt all, here from the first turn on."""
    page = open_page("/learn/between-two-cities")
    begin(page, ALONE)
    page.locator(".hand .pick").first.wait_for()
    page.evaluate(LEARN, LESSONS_ALONE)
    page.reload()
    see_the_end(page)


def test_the_ride_is_taught_step_by_step(open_page: OpenPage) -> None:
    page = open_page("/learn/ticket-to-ride-new-york", PHONE)
    begin(page, "The first game")
    expect(hints(page)).to_contain_text("These tickets are your secret aims")
    keep_tickets(page)
    expect(hints(page)).to_contain_text("Each turn you do one thing")
    page.locator("button[data-move=draw]").click()
    expect(hints(page)).to_contain_text("Now the second card")
    check_themes(page)
    counted = False
    while not learnt(page):
        assert act(page)
        counted = counted or hints(page).locator(".counted").count() > 0
    assert counted
    see_the_end(page)


@pytest.mark.parametrize(("language", "rules"), RULES.items())
def test_without_a_game_both_are_offered(open_page: OpenPage, language: str, rules: str) -> None:
    page = open_page("/rules", PHONE, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(rules)
    expect(page.locator("article .primary")).to_have_text([rules, rules])
    title = {"ru": "Меж Двух Городов"}.get(language, "Between Two Cities")
    page.get_by_role("link", name=f"{rules} {title}").click()
    expect(page.locator("h1")).to_have_text(title)
    page.locator("article h2").first.wait_for()
    page.goto("/learn")
    page.locator("article .primary").last.wait_for()
    # The guided game comes first here, the rules second.
    leads = [link.get_attribute("href") for link in page.locator("article a").all()]
    assert leads == [f"/{what}/{game}" for game in GAMES for what in ("learn", "rules")]
    page.locator("article .primary").last.click()
    page.locator("section .primary").wait_for()
    page.wait_for_url("**/learn/ticket-to-ride-new-york")


def test_a_game_that_is_not_there_has_no_rules(open_page: OpenPage) -> None:
    for path in ("/rules/chess", "/learn/chess"):
        page = open_page(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_in_every_language(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}", PHONE)
    for language in RULES:
        speak(page, language)
        page.locator("article h2").first.wait_for()
        assert page.locator("article h2").count() >= 5
        # Its pictures are scored by the rules.
        expect(page.locator("figure li b").first).to_have_text("2" if game == GAMES[0] else "1")
        text = page.locator("article").inner_text()
        assert len(text) > 1200
        assert "rules-" not in text
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
