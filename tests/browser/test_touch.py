"""What a finger meets on a phone: what others ask is seen and answered, and nothing jumps under it."""

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.automas import place_all, play_alone
from tests.browser.conftest import PATIENCE, Finished, OpenPage
from tests.browser.fingers import SMALL, TALL, tap, turn_over
from tests.browser.measures import look, speak
from tests.browser.playing import (
    OFTEN,
    TALK_FREELY,
    UNDO_BY_CONSENT,
    choose,
    open_talk,
    place_both,
    place_one,
    start_against_bots,
)
from tests.browser.program import play_turns
from tests.browser.riding import KEEP, SECOND, draw_blind, keep_tickets, start_ride
from tests.browser.test_friends import join_by_link, open_for_friends
from tests.browser.test_languages import LANGUAGES


def say(page: Page, words: str) -> None:
    open_talk(page)
    page.get_by_label("Write a line").fill(words)
    page.get_by_role("button", name="Send").click()


def in_sight(page: Page, name: str) -> None:
    """All of it is on the glass, and nothing lies over it."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_in_viewport(ratio=1)


def test_talk_and_wishes_are_seen_above_the_hand(open_page: OpenPage) -> None:
    anna = open_page()
    open_for_friends(anna, 3, "Anna", **UNDO_BY_CONSENT, **TALK_FREELY)
    bela = join_by_link(anna, open_page, "Béla")
    anna.get_by_role("button", name="A bot for the free seat").click()
    anna.get_by_role("button", name="Start the game").click()
    bela.locator(".hand .pick").first.wait_for()
    # How seats were drawn is read first.
    tap(bela.locator(".toast").get_by_role("button", name="Close"))
    expect(bela.locator(".toast")).to_have_count(0)
    say(anna, "Take the park")
    expect(bela.locator(".toast", has_text="Take the park")).to_be_in_viewport(ratio=1)
    # Said once: a reader of the screen hears what `Live` says, and the toast is no second voice.
    expect(bela.get_by_role("log").get_by_text("Take the park")).to_have_count(1)
    expect(bela.locator(".toasts [role], .toasts [aria-live]")).to_have_count(0)
    tap(bela.locator(".toast").get_by_role("button", name="Close"))
    expect(bela.locator(".toast")).to_have_count(0)
    choose(bela, tap)
    choose(anna)
    anna.locator(".loose").wait_for()
    place_both(anna)
    anna.get_by_role("button", name="Take back my move").click()
    for number in range(2):
        turn_over(bela, number)
        expect(bela.locator(".toast", has_text="Anna")).to_be_in_viewport(ratio=1)
        in_sight(bela, "Agree")
        in_sight(bela, "Refuse")
    expect(bela.get_by_role("log").get_by_text("Anna", exact=False).last).to_contain_text("take back")
    # Neither lies over the other when talk is opened meanwhile.
    for number, place in enumerate(("talk", "things", "log")):
        turn_over(bela, number)
        tap(bela.locator(f"[data-opens={place}]"))
        bela.wait_for_function(NOT_OVER, polling=OFTEN)
        in_sight(bela, "Agree")
        in_sight(bela, "Refuse")
        tap(bela.locator("aside header").get_by_role("button", name="Close"))
    tap(bela.get_by_role("button", name="Agree"))
    expect(bela.locator(".toast")).to_have_count(0)
    expect(anna.locator(".loose .pick")).to_have_count(1)


NOT_OVER = """() => {
    const [sheet, toast] = ['aside.sheet', '.toast'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return sheet && toast && toast.top >= 0 && toast.bottom <= sheet.top;
}"""


BIG: ViewportSize = {"width": 1366, "height": 850}


def heights(page: Page, there: str) -> list[set[float]]:
    """Of the turn bar, on three screens: in all languages."""
    found: list[set[float]] = [set(), set(), set()]
    sizes = [*zip(found, (SMALL, TALL, BIG), strict=True)]
    for language in LANGUAGES:
        speak(page, language)
        page.locator(there).first.wait_for()
        for of_size, size in sizes:
            page.set_viewport_size(size)
            of_size.add(look(page, "() => document.querySelector('.bar').getBoundingClientRect().height"))
        # Each language begins at the size where the one before ended.
        sizes.reverse()
    return found


def test_nothing_jumps_between_choosing_and_placing(open_page: OpenPage) -> None:
    page = open_page("/", TALL)
    start_against_bots(page)
    before = heights(page, ".hand .pick")
    assert [len(one) for one in before] == [1, 1, 1]
    choose(page, tap)
    assert heights(page, ".loose") == before
    place_one(page)
    assert heights(page, ".loose") == before


RIDE_SIZES = (SMALL, TALL, ViewportSize(width=820, height=1180), ViewportSize(width=1180, height=820), BIG)
PLACES_OF = """() => ['.bar', '.map', '.display'].map((one) => {
    const { top, height } = document.querySelector(one).getBoundingClientRect();
    return Math.round(top + scrollY) + (one === '.bar' ? Math.round(height) : 0);
})"""


def places(page: Page) -> dict[str, list[list[int]]]:
    """Where what lies below the turn bar begins, by language: on every screen."""
    found = dict[str, list[list[int]]]()
    for language in LANGUAGES:
        speak(page, language)
        found[language] = []
        for size in RIDE_SIZES:
            page.set_viewport_size(size)
            page.locator(".display").wait_for()
            found[language].append(look(page, PLACES_OF))
    speak(page, "en")
    return found


def test_nothing_of_a_ride_jumps_from_turn_to_turn(open_page: OpenPage) -> None:
    """Whoever waits, acts or draws a second card, in whatever language."""
    anna = open_page()
    card = anna.locator("article", has=anna.get_by_role("heading", name="Ticket to Ride"))
    card.get_by_role("button", name="Play with friends").click()
    # The lobby, and not home any more: there is a name to fill in on both.
    expect(anna.get_by_role("img", name="QR code")).to_be_visible()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Sit down").click()
    bela = join_by_link(anna, open_page, "Béla")
    anna.get_by_role("button", name="Start with 2 players").click()
    for page in (anna, bela):
        keep_tickets(page)
    turn, second = (page.get_by_text(words) for page in (anna,) for words in ("Your turn:", SECOND))
    if turn.count() == 0:
        draw_blind(bela)
        bela.get_by_text(SECOND).wait_for()
        draw_blind(bela)
    turn.wait_for()
    acting = places(anna)
    draw_blind(anna)
    second.wait_for()
    assert places(anna) == acting
    draw_blind(anna)
    second.wait_for(state="detached")
    # It is Béla's turn.
    assert places(anna) == acting
    assert len({str(one) for one in acting.values()}) == 1


def test_the_focus_goes_on_where_the_next_thing_is(open_page: OpenPage) -> None:
    """By keys alone, tickets are kept and a card is drawn without the focus being lost to the page."""
    page = open_page()
    start_ride(page)
    page.locator(KEEP).focus()
    page.keyboard.press("Enter")
    page.locator(KEEP).wait_for(state="detached")
    page.wait_for_function("() => document.activeElement?.closest('.draws') !== null")
    page.locator("button[data-move=draw]:not([disabled])").wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".draws :focus")).to_have_count(1)


def test_alone_with_capitals_and_both_automas_say_why_they_rest(open_page: OpenPage) -> None:
    page = open_page("/", TALL)
    tap(page.get_by_role("button", name="Alone against the Automas"))
    dialog = page.get_by_role("dialog")
    tap(dialog.locator("summary"))
    for module in ("Landscapes", "Civic buildings", "Districts"):
        tap(dialog.get_by_label(module))
    tap(page.get_by_role("button", name="Begin"))
    rest = page.get_by_text("No tiles to take in this round")
    # The round of duplexes: two turns, after four of the first. By fingers what differs from turn to turn.
    for turn, is_resting in ((0, False), (3, False), (4, True), (5, True), (6, False)):
        if turn == 3:
            play_turns(2, page)
        turn_over(page, turn)
        page.locator(".hand .pick").first.wait_for()
        expect(rest).to_have_count(1 if is_resting else 0)
        choose(page, tap)
        place_all(page, tap)
    play_turns(2, page)
    assert play_alone(page, tap, turn_over) == 1


def test_a_move_made_offline_is_said_to_wait(open_page: OpenPage) -> None:
    page = open_page("/", TALL)
    start_against_bots(page)
    page.context.set_offline(True)
    # At once, and not when the next ping was not answered.
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=5_000)
    choose(page, tap)
    page.context.set_offline(False)
    page.locator(".loose").wait_for(timeout=2 * PATIENCE)


def test_finished_games_are_not_gone_on_with(open_page: OpenPage, finished_cities: Finished) -> None:
    page = open_page("/", kept=finished_cities.kept)
    page.get_by_role("button", name="Play against bots").first.wait_for()
    expect(page.get_by_text("Continue")).to_have_count(0)
    start_against_bots(page)
    page.goto("/")
    # And those that are not finished are told apart by their company.
    expect(page.locator("li", has=page.get_by_role("link", name="Go on"))).to_contain_text("with Otto, Panni and Bruno")
