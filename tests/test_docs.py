"""What the documentation promises: rule paragraphs have tests, citations have paragraphs, examples work."""

import ast
import re
from pathlib import Path

import pytest

import tabletown
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.city.notation import parse_tile
from tabletown.between_two_cities.people import GAME
from tabletown.core.chance import Stream, commitment, shuffled
from tabletown.core.seat import Seat

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*(.*?)(?=^\*\*\d|^## |\Z)", re.MULTILINE | re.DOTALL)
CITED = re.compile(r"`([\w/]+\.py)::(\w+)`")


def paragraphs(page: Path) -> dict[str, str]:
    return dict(PARAGRAPH.findall(page.read_text(encoding="utf-8")))


def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_held_by_a_test_that_exists(page: Path) -> None:
    rules = paragraphs(page)
    assert len(rules) > 20
    for number, text in rules.items():
        cited = CITED.findall(text)
        assert cited, f"rule {number} names no test"
        for file, name in cited:
            assert name in names_in(ROOT / "tests" / file), f"rule {number}: {file} has no {name}"
        assert re.search(r"^\*\w", text, re.MULTILINE), f"rule {number} does not say its standing"


def test_there_is_a_page_for_every_game() -> None:
    assert {page.stem for page in PAGES} >= set(tabletown.names())


AUTOMA_ROOMS = {"automas", "solo", "two_with_automa"}
EITHER = {"cardboard"}
"""Score sheets are about tables of people, companion and campaign about Automas."""


def pages_of(name: str, file: Path) -> list[Path]:
    """The pages whose paragraphs a file of a game cites."""
    room = file.relative_to(ROOT / "src" / "tabletown" / name.replace("-", "_")).parts[0]
    people, automa = ROOT / "docs" / "rules" / f"{name}.md", ROOT / "docs" / "rules" / f"{name}-automa.md"
    return [people, automa] if room in EITHER else [automa] if room in AUTOMA_ROOMS else [people]


@pytest.mark.parametrize("name", tabletown.names())
def test_the_code_cites_paragraphs_that_exist(name: str) -> None:
    cited = 0
    for file in (ROOT / "src" / "tabletown" / name.replace("-", "_")).rglob("*.py"):
        rules = {number for page in pages_of(name, file) for number in paragraphs(page)}
        sections = {number.split(".")[0] for number in rules}
        for group in re.findall(r"\(rules? ([\d., and to]+?)[,)]", file.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+(?:\.\d+)?", group):
                cited += 1
                assert number in rules or number in sections, f"{file.name} cites rule {number}"
    assert cited > 20


def test_civic_tiles_that_are_shown_to_people_are_in_the_box() -> None:
    """Whoever types an example must not hear that there is no such tile."""
    listed = ROOT / "docs" / "protocol.md"  # Holds all 60 that there can be.
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "docs").rglob("*.md")]
    for file in files:
        found = [] if file == listed else re.findall(r"\b[SFTOPH]{2}-[SFTOPH]\b", file.read_text(encoding="utf-8"))
        for text in found:
            assert parse_tile(text) in capitals().civics, f"{file.name} shows {text}"


def test_the_vectors_of_chance_are_right() -> None:
    vectors = re.findall(
        r"^(\S+(?: \S+)*)  +(.+)$", (ROOT / "docs" / "chance.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    said = {name: value.split() for name, value in vectors}
    stream = Stream("harbour-7", "singles")
    assert said["first words"] == [str(stream.below(2**32)) for _ in range(3)]
    assert said["0…9 shuffled"] == [str(n) for n in shuffled(range(10), "harbour-7", "singles")]
    assert said["commitment"] == [commitment("harbour-7")]
    assert said["first hand of 7"] == list(GAME.view(GAME.setup(4, "harbour-7"), Seat(0)).hand)


PURPOSE = re.compile(r"""(?:shuffled\([^"\n]*|Stream\(seed, )f?"([a-z/0-9{}]+)"\)""")


def test_every_stream_of_chance_is_documented() -> None:
    """Else no other program could deal the same game."""
    page = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
    found = {
        re.sub(r"\{\w+\}", "2", purpose)
        for game in ("between_two_cities", "ticket_to_ride_new_york")
        for file in (ROOT / "src" / "tabletown" / game).rglob("*.py")
        for purpose in PURPOSE.findall(file.read_text(encoding="utf-8"))
    }
    assert {"singles", "duplexes", "districts", "automa", "singles/2", "deck/2", "tickets", "start"} <= found
    assert sorted(purpose for purpose in found if f"`{purpose}`" not in page) == []


LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize(
    "page", sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]), ids=lambda page: page.name
)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
