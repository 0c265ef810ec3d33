"""The end and what comes after it: counted step by step, best layouts for everybody, replays by key."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, Finished, OpenPage
from tests.browser.fingers import SMALL
from tests.browser.measures import look, speak
from tests.browser.playing import OFTEN, start_against_bots
from tests.browser.program import finish_game
from tests.browser.riding import start_ride
from tests.browser.test_axe import check_themes
from tests.browser.test_help import tip
from tests.browser.test_languages import LANGUAGES


def test_whoever_looks_on_sees_the_best_layout_of_every_city_and_takes_the_result_along(
    open_page: OpenPage, finished_cities: Finished
) -> None:
    page = open_page(finished_cities.path)
    best = page.get_by_role("button", name="Show the best layout")
    expect(best).to_have_count(4)
    best.first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("built: "))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share the result").click()
    assert picture.value.suggested_filename == "tabletown.png"


SCREENS = ((844, 390), (740, 360), (1366, 768), (2560, 1440))
"""Phones that lie, and desks."""
PICTURE = """() => {
    const { left, right } = document.querySelector('.picture').getBoundingClientRect();
    const first = document.querySelector('.picture .cities > *, .picture svg.art').getBoundingClientRect();
    const { right: edge } = document.querySelector('.control').getBoundingClientRect();
    const whole = first.top >= 0 && first.bottom <= innerHeight;
    return { beside: left >= edge, wide: right >= innerWidth * 0.97, whole };
}"""


def check_picture(page: Page) -> None:
    """It stands beside what leads through the game, and uses the room: all of what comes first is in sight."""
    for width, height in SCREENS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        assert look(page, PICTURE) == {"beside": True, "wide": True, "whole": True}, width


def replayed(page: Page) -> None:
    page.get_by_label("Position").wait_for()


def test_a_replay_follows_keys_at_once_and_ends_with_the_result(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(f"{finished_cities.path}/replay/0")
    replayed(page)
    # Rounds 2 and 3, and what stands between them.
    expect(page.locator(".tick")).to_have_count(2)
    page.keyboard.press("PageDown")
    expect(page.get_by_text("Round 2 begins.")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    # The tile that came with this move is lit.
    expect(page.locator(".laid.new .mark")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(page.get_by_role("button", name="Show the best layout")).to_have_count(4)
    page.keyboard.press("Home")
    expect(page.get_by_label("Position")).to_have_value("0")
    check_picture(page)
    # From move to move nothing jumps, however much is told.
    page.set_viewport_size(PHONE)
    tops = set[float]()
    for move in range(1, 8):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_label("Position")).to_have_value(str(move))
        tops.add(look(page, "() => document.querySelector('.picture').getBoundingClientRect().top + scrollY"))
    assert len(tops) == 1, tops


CONTROLS = """() => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const grounds = [...document.querySelectorAll('.picture .ground')].map((one) => one.getBoundingClientRect());
    const laid = document.querySelector('.laid.new')?.getBoundingClientRect() ?? null;
    return {
        high: bar.height,
        seen: grounds.filter(({ top, bottom }) => top >= 0 && bottom <= bar.top).length,
        lit: laid === null || (laid.top >= 0 && laid.bottom <= bar.top),
    };
}"""
MOST = 190
"""Pixels that leading through a game may take of a phone, however long the story of a move is."""


def test_on_a_phone_a_replay_leaves_the_room_to_the_cities(
    open_page: OpenPage, finished_cities: Finished, finished_alone: Finished
) -> None:
    page = open_page(f"{finished_cities.path}/replay/0", PHONE)
    replayed(page)
    # What began before anybody moved is told there, too.
    expect(page.get_by_text("Round 1 begins.")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".laid.new").wait_for()
        assert look(page, CONTROLS)["seen"] == 4, language
    # On a smaller one the tile of each move comes into sight by itself.
    page.set_viewport_size(SMALL)
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(f"() => ({CONTROLS})().lit", polling=OFTEN)
    page = open_page(f"{finished_alone.path}/replay/0", PHONE)
    replayed(page)
    expect(page.locator(".told")).to_contain_text(re.compile("Autommaso takes the"))
    page.keyboard.press("End")
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".ranks").wait_for()
        assert look(page, CONTROLS)["high"] < MOST, language
        # What was decided and why has all of the width, and not what the picture beside it leaves.
        assert look(page, WORDS) > 0.8, language


LOW: ViewportSize = {"width": 360, "height": 420}
"""Hardly a tile is in sight before one has scrolled."""
SHOWN = f"at => document.querySelector('.bar input').value === String(at) && ({CONTROLS})().lit"


def test_a_longer_story_does_not_hide_its_tile(open_page: OpenPage, finished_cities: Finished) -> None:
    """Whoever goes back from a choice comes to the last tile of the turn before, of which there is more to tell."""
    page = open_page(f"{finished_cities.path}/replay", LOW)
    replayed(page)
    page.keyboard.press("End")
    last = int(page.get_by_label("Position").input_value())
    for at in range(last - 1, 0, -1):
        page.evaluate("scrollTo(0, 0)")
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(SHOWN, arg=at, polling=OFTEN)


WORDS = """() => {
    const [words, panel] = ['.top .words > :last-child', '.top'].map((one) => document.querySelector(one).offsetWidth);
    return words / panel;
}"""


@pytest.mark.parametrize("game", ["cities", "ride", "alone"])
def test_a_replay_calls_players_as_the_table_does(
    open_page: OpenPage,
    finished_cities: Finished,
    finished_ride: Finished,
    finished_alone: Finished,
    game: str,
) -> None:
    """Whose game it was is “you” on her own device, and others are called by the names they gave."""
    done = {"cities": finished_cities, "ride": finished_ride, "alone": finished_alone}[game]
    page = open_page(done.path, kept=done.kept)
    page.get_by_role("link", name="Replay").wait_for()
    headline = page.locator(".headline, .end h1").first.inner_text()
    page.get_by_role("link", name="Replay").click()
    replayed(page)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=headline)).to_be_visible()
    expect(page.locator("main").get_by_text("Guest")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main").get_by_text(re.compile(r"\bYou\b")).first).to_be_visible()
    expect(page.locator("main").get_by_text("Guest")).to_have_count(0)


def show_at_once(page: Page) -> None:
    """What others do, so that a whole game is not watched."""
    page.evaluate("localStorage.setItem('tabletown', JSON.stringify({ pace: 'none' }))")
    page.reload()


SEEN = """() => {
    window.seen = new Set();
    setInterval(() => {
        const row = [...document.querySelectorAll('.sheet tr:not(.later)')].at(-1);
        if (document.querySelector('.counting') === null || row === undefined) return;
        const { top, bottom } = row.getBoundingClientRect();
        if (top >= 0 && bottom <= innerHeight) window.seen.add(row.querySelector('th[scope=row]')?.textContent.trim());
    }, 40);
}"""
"""Notes while points are counted which row of the sheet came last, if it is in sight."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_is_counted_is_in_sight_and_then_the_winner(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    show_at_once(page)
    start_against_bots(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SEEN)
    finish_game(page)
    expect(page.get_by_text("The points are counted")).to_be_in_viewport()
    expect(page.locator(".headline")).to_be_hidden()
    if size == DESKTOP:
        # The log stands beside it as it was: all but how it ended.
        expect(page.locator("aside .log li", has_text=re.compile(" places? ")).first).to_be_visible()
        expect(page.locator("aside .log li", has_text="The game is over")).to_be_hidden()
    expect(page.locator(".headline")).to_be_in_viewport()
    if size == DESKTOP:
        expect(page.locator("aside .log li", has_text="The game is over")).to_be_visible()
        # The newest first: what is left of the hands goes before it is over.
        told = " | ".join(page.locator("aside .log li").all_inner_texts())
        assert -1 < told.find("The game is over") < told.find("You discard"), told
    assert {"Shops", "Houses", "Total"} <= set(page.evaluate("[...window.seen]"))
    # Whose score each ringed total is: everybody's lower city, once.
    names = page.locator(".whose td").all_inner_texts()
    assert sorted(re.findall("You|Otto|Panni|Bruno", " ".join(names))) == ["Bruno", "Otto", "Panni", "You"]
    expect(page.locator(".totals .ring")).to_have_count(sum(name != "" for name in names))


def test_a_key_skips_the_counting(open_page: OpenPage) -> None:
    page = open_page()
    show_at_once(page)
    start_ride(page)
    page.emulate_media(reduced_motion="no-preference")
    finish_game(page)
    expect(page.get_by_text("The points are counted")).to_be_visible()
    # Nothing is given away before it is counted.
    expect(page.locator(".top .ticket")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(".end h1")).to_be_in_viewport()
    expect(page.locator(".top .ticket").first).to_be_visible()


def test_in_a_replay_things_say_what_they_are_worth(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page(f"{finished_cities.path}/replay/20")
    replayed(page)
    built = page.locator(".square[data-tip]").first
    built.hover()
    expect(tip(page)).to_contain_text("now")
    check_themes(page)
    page.mouse.move(2, 2)
    expect(tip(page)).to_be_hidden()
    # By key, too; and rows of the sheet at the end.
    built.focus()
    page.keyboard.press("i")
    expect(tip(page)).to_contain_text("now")
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    page.get_by_label("Position").press("End")
    page.get_by_role("button", name="Shops", exact=True).click()
    expect(tip(page)).to_contain_text("Straight lines")
    check_themes(page)
