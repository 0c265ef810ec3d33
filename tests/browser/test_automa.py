"""Tables with Automas through the page: alone, with a friend, by keyboard, on a phone."""

import re

from playwright.sync_api import Page, expect
from tests.browser.automas import place_all, play_alone, start_alone
from tests.browser.conftest import PHONE, Finished, OpenPage
from tests.browser.fingers import tap, turn_over
from tests.browser.playing import choose, open_details
from tests.browser.program import play_turns
from tests.browser.test_axe import check_looks
from tests.browser.test_hands import drag_to_a_lit_square
from tests.browser.test_keyboard import tab_to


def totals(page: Page) -> tuple[int, int, int]:
    """Lefthaven, Automaville, Rightcastle, from the score sheet."""
    # Everybody's lower city counts once, and a ring is around each that counts for somebody.
    named = [text for text in page.locator(".whose td").all_inner_texts() if text]
    assert sorted(re.findall(r"You|Autommaso|Automarta", " ".join(named))) == ["Automarta", "Autommaso", "You"]
    expect(page.locator(".totals td", has_text="this one counts")).to_have_count(len(named))
    left, ville, right = (int(text.split()[0]) for text in page.locator(".totals td").all_inner_texts())
    return left, ville, right


def check_end(page: Page) -> None:
    """The three scores are the lower ones of what the sheet says."""
    left, ville, right = totals(page)
    shown = {
        row.locator(".name").inner_text(): int(row.locator("strong").inner_text())
        for row in page.locator(".ranks li").all()
    }
    assert shown == {"You": min(left, right), "Autommaso": min(left, ville), "Automarta": min(ville, right)}
    # By the factories of all three towns: what was built is worth in the best layout's eyes what the sheet says.
    for number, built in enumerate((left, right)):
        page.get_by_role("button", name="Show the best layout").nth(number).click()
        expect(page.get_by_role("dialog").get_by_text(f"built: {built}", exact=True)).to_be_visible()
        page.keyboard.press("Escape")


IN_ONE_LINE = """total => {
    const [points, words] = [...total.children].map((one) => one.getBoundingClientRect());
    return words.width <= 1 || words.top < points.bottom - 4;
}"""
"""The word beside a number, unless it is only heard, is not below it."""


def test_a_full_game_alone(open_page: OpenPage) -> None:
    page = open_page()
    start_alone(page)
    expect(page.get_by_role("region", name="Autommaso", exact=True)).to_contain_text("Autommaso takes")
    expect(page.get_by_role("img", name=re.compile(r"Card \d+\. Automaville: .*Lefthaven: "))).to_be_visible()
    # What they did before anybody moved stands in the log as well, also for whoever comes back.
    for _ in range(2):
        told = page.locator("aside .panel.log li", has_text=re.compile(r"^Auto(mmaso|marta) takes the \w+"))
        expect(told).to_have_count(4)
        expect(page.locator("aside .panel.log h3")).to_have_text("Round 1 begins.")
        expect(page.locator(".since .words")).to_contain_text("Automarta takes the")
        page.reload()
        page.locator(".hand .pick").first.wait_for()
    assert page.get_by_role("region", name="Automaville", exact=True).locator(".total").evaluate(IN_ONE_LINE)
    choose(page)
    place_all(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"Automarta takes the \w+"))
    # A program plays what the keyboard plays below; eight turns are a game.
    play_turns(5, page)
    assert play_alone(page) == 2
    check_end(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Position").wait_for()
    expect(page.get_by_role("region", name="Automaville", exact=True)).to_be_visible()


def test_a_simple_game_by_fingers(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    start_alone(page, "simple")
    # Six turns, two with duplexes, six turns.
    assert play_alone(page, tap, turn_over) == 14
    check_end(page)


def test_a_full_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Alone against the Automas").wait_for()
    tab_to(page, "article .button:not(.primary):not(.small)")
    page.keyboard.press("Enter")
    tab_to(page, "dialog .primary")
    page.keyboard.press("Enter")
    for _ in range(8):
        page.locator(".hand .pick").first.wait_for()
        page.keyboard.press("1")
        page.keyboard.press("2")
        tab_to(page, ".confirm")
        page.keyboard.press("Enter")
        tiles = page.locator(".loose .pick")
        tiles.first.wait_for()
        while count := tiles.count():
            tab_to(page, ".square.open")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            expect(tiles).not_to_have_count(count)
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_an_automas_tile_goes_only_into_its_city(open_page: OpenPage) -> None:
    page = open_page()
    start_alone(page)
    choose(page)
    theirs = page.get_by_role("button", name=re.compile("Autommaso’s for Lefthaven"))
    theirs.click()
    left, right = (page.get_by_role("grid", name=name) for name in ("Lefthaven", "Rightcastle"))
    expect(left.locator(".square.open")).not_to_have_count(0)
    expect(right.locator(".square.open")).to_have_count(0)


def test_a_tile_is_dragged_and_a_move_is_typed(open_page: OpenPage) -> None:
    page = open_page()
    start_alone(page)
    choose(page)
    tiles = page.locator(".loose .pick")
    expect(tiles).to_have_count(4)
    # Nobody is there to talk to.
    expect(page.locator(".place.things")).to_have_count(1)
    expect(page.locator(".place.talk")).to_have_count(0)
    drag_to_a_lit_square(page, tiles, 3)
    open_details(page)
    page.get_by_label("Move in notation").fill(page.locator("datalist option").first.get_attribute("value") or "")
    page.keyboard.press("Enter")
    expect(tiles).to_have_count(2)


def test_two_people_and_an_automa_on_two_devices(open_page: OpenPage) -> None:
    anna = open_page()
    anna.get_by_role("combobox", name="Players").select_option("2")
    anna.get_by_label("An Automa takes the third seat").check()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    anna.get_by_text("One seat is free").wait_for()
    bela = open_page(anna.url.removeprefix(anna.evaluate("location.origin")), PHONE)
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    for turns_between in (5, 0):
        for page in (anna, bela):
            page.locator(".hand .pick").first.wait_for()
            choose(page)
        for page in (anna, bela):
            place_all(page)
        if turns_between:
            play_turns(turns_between, anna, bela)
    for page in (anna, bela):
        page.locator(".ranks").wait_for()
        expect(page.locator(".ranks")).to_contain_text("Autommaso")


def test_a_level_beyond_the_list_and_harder_districts(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    page.get_by_role("button", name="Alone against the Automas").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Level").select_option("6 or more…")
    dialog.locator("summary").click()
    dialog.get_by_label("Districts: the largest").check()
    dialog.get_by_label("Hard: districts").check()
    dialog.get_by_label("How many tiles").fill("99")
    dialog.get_by_role("button", name="Begin").click()
    refused = dialog.get_by_role("alert")
    expect(refused).to_contain_text("0 to 66")
    expect(refused).to_be_in_viewport(ratio=1)
    dialog.get_by_label("How many tiles").fill("9")
    dialog.get_by_role("button", name="Begin").click()
    # Nine from the start, and two from the Automas' first turn; a district is as large as that, and 2 more.
    ville = page.get_by_role("region", name="Automaville", exact=True)
    expect(ville.locator(".tiles .icon")).to_have_count(9 + 2)
    counts = {
        row.locator("th").inner_text().strip(): row.locator(".tiles .icon").count()
        for row in ville.locator("tbody tr").all()
    }
    districts = page.get_by_role("region", name="Districts").locator("tbody tr")
    expect(districts).to_have_count(3)
    for district in districts.all():
        kinds = district.locator("th").inner_text()
        largest = max(count for kind, count in counts.items() if kind and kind in kinds)
        assert district.locator("td").nth(1).inner_text().split()[0] == str(largest + 2)


def test_axe_finds_nothing(open_page: OpenPage, finished_alone: Finished) -> None:
    page = open_page()
    page.get_by_role("button", name="Alone against the Automas").click()
    check_looks(page)
    page.get_by_role("button", name="Begin").click()
    page.locator(".hand .pick").first.wait_for()
    check_looks(page)
    choose(page)
    page.locator(".own .square.open").first.click()
    check_looks(page)
    end = open_page(finished_alone.path, kept=finished_alone.kept)
    end.locator(".ranks").wait_for()
    check_looks(end)
