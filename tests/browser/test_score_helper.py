"""Cities of a cardboard game: every point explained, kept and shared; with Capitals and with Automaville."""

import json
import re
from urllib.parse import unquote

import pytest
from bench.score_gestures import enter
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fingers import tap
from tests.browser.measures import speak
from tests.browser.pages import painted
from tests.browser.test_axe import check_looks

BIG = "SSSSH/HnnnO/MnOnO/PPPPF/FOODC~e5:SP-H"
OTHER = "HHOFM/PPOOS/PDBSO/SFEnn/OCnnn~b5:TO-F"
CAPITALS = f"/score#{BIG},{OTHER},SSS../..nnn/..n.n/...../.....;districts=SP,OT,HC"
SOLO = f"/score#{BIG},{OTHER};districts=SP,OT,HC;ville=SSSSSSPPPHHBDEFFOO~SF-P=3;hard"


def test_tapping_a_city_in(open_page: OpenPage) -> None:
    page = open_page("/score")
    first = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    page.get_by_role("button", name="shop", exact=True).click()
    for square in ("a1", "b1", "c1"):
        first.get_by_role("button", name=f"{square}: empty").click()
    expect(page.get_by_text("a line of 3 shops")).to_be_visible()
    expect(first.locator("header strong")).to_have_text("10")
    page.reload()
    expect(page.get_by_text("a line of 3 shops")).to_be_visible()


def test_a_shared_address_shows_the_same_cities(open_page: OpenPage) -> None:
    cities = "SSSS/HHOM/OPOO/OPHP", "..../..../..../....", "FF../..../..../...."
    page = open_page(f"/score#{','.join(cities)}")
    page.locator(".sheet").first.wait_for()
    expect(page.get_by_text("a line of 4 shops")).to_be_visible()
    expect(page.get_by_text("2 factories, the most of all cities")).to_be_visible()
    page.get_by_text("a line of 4 shops").click()
    expect(page.locator(".square.marked")).to_have_count(4)


@pytest.mark.parametrize(
    ("shared", "theirs", "mine"),
    [
        ("#SSSS/HHOM/OPOO/OPHP,..../..../..../....,..../..../..../....", "a line of 4 shops", "a single shop"),
        ("#ride=CH-SO~LE-WS;~", "Lower East Side to Wall Street lacked", "2 routes"),
    ],
    ids=["cities", "ride"],
)
def test_looking_at_a_shared_game_loses_none_of_ones_own(
    open_page: OpenPage, shared: str, theirs: str, mine: str
) -> None:
    page = open_page("/score")
    if "ride" in shared:
        page.get_by_role("button", name="Ticket to Ride").click()
        for route in ("Chelsea to Soho", "Lincoln Center to Midtown West"):
            page.get_by_role("button", name=route).focus()
            page.keyboard.press("Enter")
    else:
        page.locator(".grids").get_by_role("button", name="a1: empty").first.click()
    expect(page.get_by_text(mine).first).to_be_visible()
    page.goto("about:blank")
    page.goto(f"/score{shared}")
    expect(page.get_by_text(theirs).first).to_be_visible()
    page.goto("about:blank")
    page.goto("/score")
    expect(page.get_by_text(mine).first).to_be_visible()
    expect(page.get_by_text(theirs)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_city_around_a_landscape_with_civics_and_districts(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/score", size)
    if size == PHONE:
        page.locator("summary", has_text="What was played").click()
    for module in ("Landscapes", "Civic buildings", "Districts"):
        page.get_by_role("checkbox", name=module).check()
    first = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    first.get_by_role("button", name="Landscape:").click()
    page.get_by_role("dialog").get_by_role("button", name="mountain").click()
    page.get_by_role("dialog").get_by_role("button", name="place 1", exact=True).click()
    page.keyboard.press("Escape")
    expect(first.get_by_role("button", name="nature")).to_have_count(5)
    page.get_by_role("button", name="Civic building…").click()
    page.get_by_role("dialog").get_by_role("button", name="likes shop and park, not factory").click()
    first.get_by_role("button", name="e1: empty").click()
    page.get_by_role("button", name="shop", exact=True).click()
    first.get_by_role("button", name="d1: empty").click()
    page.get_by_role("button", name="park", exact=True).click()
    first.get_by_role("button", name="e2: empty").click()
    for number, card in enumerate(("shop", "park"), 1):
        page.get_by_label(f"Card {number} of district 1").select_option(card)
    # A single shop 2, a lone park 2, both likes of the civic building 6, the largest district 6.
    expect(first.locator("header strong")).to_have_text("16")
    expect(page.get_by_text("a civic building beside what it likes")).to_be_visible()
    expect(page.get_by_role("button", name="the largest district, 1 tile: Shops + Parks")).to_be_visible()
    page.reload()
    expect(first.locator("header strong")).to_have_text("16")


def test_a_civic_tile_is_in_the_box_once(open_page: OpenPage) -> None:
    page = open_page("/score")
    page.get_by_role("checkbox", name="Civic buildings").check()
    page.get_by_role("button", name="Civic building…").click()
    page.get_by_role("dialog").get_by_role("button", name="likes shop and park, not factory").click()
    cities = page.locator(".grids").get_by_role("group")
    for number in (0, 1):
        cities.nth(number).get_by_role("button", name="b2: empty").click()
    expect(page.locator(".grids").get_by_role("button", name="civic building that likes")).to_have_count(1)


def test_squares_are_reached_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/score")
    first = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    first.get_by_role("button", name="a1: empty").focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    for square in ("a1", "b1", "b2"):
        expect(first.get_by_role("button", name=f"{square}: shop")).to_be_visible()
    for key, square in (
        ("Control+End", "d4: empty"),
        ("Home", "a4: empty"),
        ("End", "d4: empty"),
        ("Control+Home", "a1: shop"),
    ):
        page.keyboard.press(key)
        expect(first.get_by_role("button", name=square)).to_be_focused()
    page.keyboard.press("Tab")
    second = page.locator(".grids").get_by_role("group", name="City 2", exact=True)
    expect(second.get_by_role("button", name="a1: empty")).to_be_focused()


def test_automaville_is_counted_and_compared(open_page: OpenPage) -> None:
    page = open_page("/score")
    page.get_by_role("radio", name="Alone against the Automas").check()
    page.get_by_role("checkbox", name="Civic buildings").check()
    ville = page.locator(".grids").get_by_role("group", name="Automaville", exact=True)
    for building, count in {"shop": 6, "park": 3}.items():
        for _ in range(count):
            ville.get_by_role("button", name=f"One more: {building}").click()
    ville.get_by_role("button", name="Add a civic building on ×3").click()
    page.get_by_role("dialog").get_by_role("button", name="likes shop and park, not house").click()
    # Lines of four and of two, a pair of parks and a lone one, and the civic building.
    expect(ville.locator("header strong")).to_have_text(str(16 + 5 + 8 + 2 + 3))
    for why in ("a line of 4 shops", "a pair of parks", "a lone park", "a civic building, fixed when it came"):
        expect(page.get_by_text(why)).to_be_visible()
    ville.get_by_role("button", name="One fewer: park").click()
    expect(ville.locator("header strong")).to_have_text(str(16 + 5 + 8 + 3))


def test_a_shared_solo_game_says_who_has_won(open_page: OpenPage) -> None:
    page = open_page(SOLO)
    page.locator(".sheet").first.wait_for()
    # Alone one reads first how one did oneself, then who has won.
    expect(page.get_by_role("heading", name="You lost by 10 points")).to_be_visible()
    expect(page.get_by_text("Automarta wins with 81 points")).to_be_visible()
    sheet = page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("row", name="Districts")).to_be_visible()
    expect(page.get_by_text("the largest district, size 8: Shops + Parks")).to_be_visible()


def test_what_the_box_cannot_hold_is_said_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page("/score#MMMM/MMMM/..../....,..../..../..../....,..../..../..../....", language="de")
    page.locator(".sheet").first.wait_for()
    expect(page.get_by_text("in der Schachtel nur")).to_be_visible()


def test_axe_finds_nothing(open_page: OpenPage) -> None:
    """The dialogs are the same for both."""
    page = open_page(SOLO)
    page.locator(".sheet").first.wait_for()
    check_looks(page)
    page = open_page(CAPITALS)
    page.locator(".sheet").first.wait_for()
    check_looks(page)
    page.locator(".grids").get_by_role("button", name="Landscape:").first.click()
    check_looks(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Civic building…").click()
    check_looks(page)


def test_three_cities_are_printed_on_one_white_sheet(open_page: OpenPage) -> None:
    """At once, in the middle of the night: nothing is missing, dark or cut."""
    page = open_page("/score#SSSS/HHOM/OPOO/OPHP,FFFF/FOOO/PPPB/DEMH,SHOP/SHOP/SHOP/SHOP", dark=True)
    page.get_by_text("a line of 4 shops").first.wait_for()
    page.evaluate("addEventListener('beforeprint', () => { window.theme = document.documentElement.dataset.theme })")
    printed = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    # Tiles are drawn anew, in colours for paper; afterwards the night goes on.
    assert page.evaluate("window.theme") == "light"
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(media="print")
    with painted(page):
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    expect(page.get_by_role("combobox", name="Language")).to_be_hidden()
    assert page.locator(".sheet tr").evaluate_all(
        "rows => rows.every(row => getComputedStyle(row).animationName === 'none')"
    )


SEVEN = (
    "FOEF/DFOM/OBOS/FOFS,SHHO/FEOM/HPPO/DFPF,OHOO/SHOP/FOPO/OBPF,ODHB/OHHH/SSSS/FFPP,PODP/PHHP/PHFF/SSSS,"
    "SSFB/EMFO/PFFE/PFFF,OSSS/HHHH/EMPP/FOPF"
)
CROWDED = ",".join(["SSFFB/SHHOD/OOPPE/nMHnF/nnnPO"] * 7) + ";districts=SP,FT,OH"
RIDE = (
    "ride=CH-SO,CT-LE,CT-WS/P~LE-WS,CH-WS,TS-SO~Anna;LC-CP,LC-MW~CH-BK~Bo;ES-CH/1~CP-MW,UN-MW~;GV-SO~TS-BK,CP-CT,UN-WS~"
)


LETTERS = {"en": re.compile("[a-z]"), "ru": re.compile("[а-я]")}


@pytest.mark.parametrize("path", [SEVEN, CROWDED, f"{SEVEN[:79]};two", RIDE], ids=["seven", "capitals", "two", "ride"])
def test_a_result_is_printed_on_one_page(open_page: OpenPage, path: str) -> None:
    page = open_page(f"/score#{path}")
    for language in ("en", "ru"):
        speak(page, language)
        # In another language the score helper asks anew.
        page.locator(".headline", has_text=LETTERS[language]).wait_for()
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper, prefer_css_page_size=True)
            assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1


def test_on_a_phone_one_city_is_explained_at_a_time(open_page: OpenPage) -> None:
    page = open_page(f"/score#{SEVEN}", PHONE)
    page.locator(".headline").wait_for()
    explained = page.locator(".result .one")
    expect(explained).to_have_count(7)
    expect(explained.first).to_be_visible()
    expect(explained.filter(visible=True)).to_have_count(1)
    # What is said in the same words stands in one line, and is one sum.
    expect(explained.first.get_by_role("button", name="5 × an office beside a tavern")).to_contain_text("5")
    tap(page.locator(".result .tabs button").nth(3))
    expect(explained.nth(3)).to_be_visible()
    expect(explained.first).to_be_hidden()


def play_of(link: Locator) -> dict[str, object]:
    address, _, data = (link.get_attribute("href") or "").partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    found = json.loads(unquote(data))
    assert isinstance(found, dict)
    return found


def test_a_corrected_result_is_the_same_play_and_the_next_game_another(open_page: OpenPage) -> None:
    page = open_page("/score")
    page.get_by_text("Type the cities").click()
    cities = page.get_by_label("One city a line")
    cities.fill("SSSS/HHOM/OPOO/OPHP\nSSSF/HHOM/OPOB/FPHP\nSFSF/HHFM/OPOB/FPHP")
    link = page.get_by_role("link", name="To BG Stats")
    first = play_of(link)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", str(first["playDate"]))
    page.reload()
    page.get_by_label("Name at seat 1").fill("Ada")
    expect(link).to_have_attribute("href", re.compile("Ada"))
    assert play_of(link)["sourcePlayId"] == first["sourcePlayId"]
    page.evaluate("sessionStorage.setItem('draft/played/score/between-two-cities/2', '1000')")
    page.reload()
    assert play_of(link)["playDate"] == "1970-01-01 00:00:01"
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_role("button", name="Start afresh").click()
    expect(link).to_have_count(0)
    page.get_by_text("Type the cities").click()
    cities.fill("SSSS/HHOM/OPOO/OPHP\nSSSF/HHOM/OPOB/FPHP\nSFSF/HHFM/OPOB/FPHP")
    assert play_of(link)["playDate"] != "1970-01-01 00:00:01"


def test_a_solo_result_is_handed_on_too(open_page: OpenPage) -> None:
    page = open_page("/score#SSSS/HHOM/OPOO/OPHP,FFFF/FOOO/PPPB/DEMH;ville=SSFFBDEOOPPHHHHH", language="de")
    play = play_of(page.get_by_role("link", name="An BG Stats"))
    players = play["players"]
    assert isinstance(players, list)
    assert [(one["name"], one["winner"]) for one in players] == [
        ("Automarta", True),
        ("Du", False),
        ("Autommaso", False),
    ]


def test_half_typed_cities_and_half_entered_tiles_live_through_a_reload(open_page: OpenPage) -> None:
    page = open_page("/score", PHONE)
    page.get_by_text("Type the cities").click()
    page.get_by_label("One city a line").fill("SSSS/HHOM/OPOO/OPHP\nSSSF/HH")
    expect(page.get_by_text("Line 2 cannot be a city")).to_be_visible()
    page.get_by_text("My own box", exact=True).click()
    kinds = page.locator(".own").get_by_role("group", name="Civic buildings")
    tap(kinds.get_by_role("button", name="shop", exact=True))
    page.reload()
    expect(page.get_by_label("One city a line")).to_have_value("SSSS/HHOM/OPOO/OPHP\nSSSF/HH")
    expect(page.get_by_text("Line 2 cannot be a city")).to_be_visible()
    expect(kinds.get_by_role("button", name="shop", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_landscape_that_cannot_be_spoils_no_game_without_landscapes(open_page: OpenPage) -> None:
    page = open_page("/score")
    box = json.dumps({"mats": [{"grid": "###/###/###", "name": "all"}], "civics": [], "cards": []})
    page.evaluate("box => localStorage.setItem('tabletown/own-box', box)", box)
    # Another address of the same page would not look for a box again.
    page.goto("about:blank")
    page.goto(f"/score#{SEVEN}")
    page.locator(".headline").wait_for()
    expect(page.locator(".doubts .bad")).to_have_count(0)
    page.get_by_role("checkbox", name="Landscapes").check()
    expect(page.locator(".doubts .bad")).to_contain_text("9 natural squares instead of 5")


def test_cities_are_painted_by_finger_and_players_ranked_by_name(open_page: OpenPage) -> None:
    """The gestures that are counted: one city after the other by strokes, each kind dragged from the palette."""
    page = open_page("/", PHONE)
    cities = ["SSSSHHOMOPOOOPHP", "SSSFHHOMOPOBFPHP", "SFSFHHFMOPOBFPHP"]
    assert enter(page, cities) <= 15 * len(cities)
    page.get_by_label("Name at seat 2").fill("Béla")
    expect(page.get_by_role("heading", name="Béla wins with 53 points")).to_be_visible()
    link = page.get_by_role("link", name="To BG Stats").get_attribute("href") or ""
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=") and "B%C3%A9la" in link
    page.reload()
    expect(page.get_by_role("heading", name="Béla wins with 53 points")).to_be_visible()
    # A forgotten square is told, and found.
    page.locator(".city.current .square").first.focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("one square is still empty")).to_be_visible()
    page.get_by_role("button", name="Next empty square").click()
    page.keyboard.press("s")
    expect(page.get_by_text("one square is still empty")).to_have_count(0)


CITIES = "/score#SSSS/HHOM/OPOO/OPHP,FFSS/BDEM/HHPP/OOOO,SSSS/HHPP/OPOO/OPHP"
SIGNS = "all => all.map((one) => [...one.querySelectorAll('svg')].map((sign) => sign.innerHTML))"


def test_a_name_has_its_cities_in_the_order_of_the_table_below(open_page: OpenPage) -> None:
    page = open_page(CITIES)
    page.locator("table tbody th").first.wait_for()
    rows = page.locator("table", has_text="Left city").locator("tbody tr")
    named = dict(zip(rows.locator("th").all_inner_texts(), rows.evaluate_all(SIGNS), strict=True))
    beside = page.locator(".names label").evaluate_all(SIGNS)
    assert beside == [named[f"Seat {seat}"] for seat in (1, 2, 3)]
    assert all(left != right for left, right in beside)


def test_the_booklets_civic_building_is_entered_in_the_page(open_page: OpenPage) -> None:
    page = open_page("/score")
    page.get_by_role("checkbox", name="Civic buildings").check()
    page.get_by_text("My own box").click()
    box = page.locator(".own")
    for kind in ("shop", "factory", "house"):
        box.get_by_role("group", name="Civic buildings").get_by_role("button", name=kind, exact=True).click()
    page.get_by_role("button", name="Civic building…").click()
    page.get_by_role("dialog").get_by_role("button", name="likes shop and factory, not house").click()
    first = page.locator(".grids").get_by_role("group", name="City 1", exact=True)
    first.get_by_role("button", name="b2: empty").click()
    expect(first.locator("header strong")).to_have_text("1")
    expect(page.locator(".doubt")).to_have_count(0)
    page.reload()
    expect(page.locator(".own li")).to_have_count(1)
