"""Every message is there in every language, and none is left over."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

import tabletown
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.words import name_mat
from tabletown.between_two_cities.cardboard.cities import doubts
from tabletown.between_two_cities.city.notation import parse_city, parse_district
from tabletown.core.errors import Reason
from tabletown.core.sentence import Figure, Sentence
from tabletown.locales import UnknownLanguage, join, languages, say, say_sentence, write_percent

SOURCES = Path(tabletown.__file__).parent


def folders() -> list[Path]:
    """Where words lie: what is general, then what belongs to a game."""
    return [SOURCES / "locales", *sorted(SOURCES.glob("*/locales"))]


NAME = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
WEB = Path(__file__).parents[2] / "web" / "src"


ODD = (
    "MMMM/MMMM/MMM./S... +a1b1 +a2b2 +c2d2",
    "S..../...../..H../...../.....",
    "OO../C... a2:SF-T",
    "EF../EF.. +a1b1 +a2b2",
)
DOUBTS = doubts([parse_city(text) for text in ODD], [parse_district("FH"), parse_district("FS")])
"""All that there are, at one table."""


def messages(language: str) -> dict[str, set[str]]:
    """By file, those of the games by their package too: the names of its messages."""
    return {
        f"{folder.parent.name}/{file.name}": set(NAME.findall(file.read_text(encoding="utf-8")))
        for folder in folders()
        for file in (folder / language).glob("*.ftl")
    }


def variables(language: str) -> dict[str, set[str]]:
    """By message: the values that it asks for, those of the messages in it included."""
    texts = "".join(
        file.read_text(encoding="utf-8") for folder in folders() for file in (folder / language).glob("*.ftl")
    )
    starts = [*NAME.finditer(texts), None]
    bodies = {
        one.group(1): texts[one.end() : after.start() if after else None]
        for one, after in pairwise(starts)
        if one is not None
    }

    def asked(message: str) -> set[str]:
        inner = [name for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", bodies[message]) if name in bodies]
        own = set(re.findall(r"\$([a-z][a-z0-9-]*)", bodies[message]))
        return own.union(*(asked(name) for name in inner))

    return {message: asked(message) for message in bodies}


def test_four_languages() -> None:
    assert {"en", "de", "hu", "ru"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages(language: str) -> None:
    assert len(messages("en")) > 10
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", languages())
def test_no_message_asks_for_a_value_that_english_does_not_know(language: str) -> None:
    """A language may need fewer values, as one without plurals does; more nobody would give it."""
    english = variables("en")
    odd = {name: asked - english[name] for name, asked in variables(language).items() if asked - english[name]}
    assert odd == {}


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    counted = Counter(name for names in messages(language).values() for name in names)
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    for file in (file for folder in folders() for file in (folder / language).glob("*.ftl")):
        body = FluentResource(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)], file


def page_sources() -> str:
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    assert files, "the page's sources lie beside the package"
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_every_message_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    quoted = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code + page_sources()))
    files = [file for folder in folders() for file in (folder / "en").glob("*.ftl")]
    quoted |= {name for file in files for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", file.read_text("utf-8"))}
    assert not {name for names in messages("en").values() for name in names} - quoted


def test_every_message_that_the_page_says_is_there() -> None:
    said = set(re.findall(r"\bt\(\s*'([a-z0-9-]+)'", page_sources()))
    known = {name for names in messages("en").values() for name in names}
    assert len(said) > 100
    assert not said - known


_SAYING = "say|self\\._say|sentence|Sentence|Word|BadEntry|BadVille|BadCampaign|BadCity|BadCardboard|ImpossibleGame"
WORDED = rf"""\b(?:{_SAYING})\(\s*["']([a-z][a-z0-9-]*)["']"""


def all_reasons(kind: type[Reason]) -> Iterator[type[Reason]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from all_reasons(inner)


def test_every_sentence_that_the_rules_say_is_there() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    said = set(re.findall(WORDED, code))
    # Reasons are known once the rules of their games are.
    assert all(tabletown.load(name).faults for name in ("between-two-cities", "ticket-to-ride-new-york"))
    reasons = {str(reason.value) for kind in all_reasons(Reason) for reason in kind}
    assert len(said) > 250 and len(reasons) > 30
    assert not reasons - {name for names in messages("en").values() for name in names}
    assert {doubt.message for doubt in DOUBTS} == {name for name in said if name.startswith("doubt-")}
    assert not said - {name for names in messages("en").values() for name in names}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("doubt", DOUBTS, ids=lambda doubt: doubt.message)
def test_what_is_doubtful_is_said_with_all_its_values(doubt: Sentence, language: str) -> None:
    said = say_sentence(doubt, language)
    assert "{" not in said and "$" not in said
    assert all(str(value) in said for name, value in doubt.values if name in ("city", "tile", "district"))


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=join(languages())):
        say("seating-bag", "tlh")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-message", "de")


@pytest.mark.parametrize("language", languages())
def test_points_below_zero_are_not_said_to_be_above(language: str) -> None:
    """In some languages the plural of -1 is that of 1, but it is not 1."""
    assert say("ride-points", language, count=-1) != say("ride-points", language, count=1)
    assert say("ride-brings", language, points=-1) != say("ride-brings", language, points=1)


def told_of_somebody() -> list[str]:
    """Messages that are said differently of oneself."""
    texts = [file.read_text(encoding="utf-8") for folder in folders() for file in (folder / "en").glob("*.ftl")]
    return sorted(name for text in texts for name in re.findall(r"^([a-z-]+) = \{ \$who ->", text, re.MULTILINE))


def test_there_are_words_for_all_that_somebody_does() -> None:
    assert {"told-chosen", "told-placed", "told-built", "ride-told-claimed", "ride-owned-by"} <= set(told_of_somebody())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", told_of_somebody())
def test_oneself_is_you_and_others_have_names(message: str, language: str) -> None:
    for count in (1, 2, 5):
        yours, theirs = (say(message, language, who=who, name="Guest", count=count) for who in ("you", "other"))
        assert "Guest" not in yours
        assert "Guest" in theirs


@pytest.mark.parametrize("language", languages())
def test_below_zero_stands_a_minus_and_no_hyphen(language: str) -> None:
    assert say("ride-points", language, count=-12).startswith("−12 ")


@pytest.mark.parametrize(
    ("figure", "english", "german"),
    [
        (Figure(2.46, signed=True), "+2.5", "+2,5"),
        (Figure(-2.46, signed=True), "−2.5", "−2,5"),
        (Figure(-0.04, signed=True), "+0.0", "+0,0"),
        (Figure(-0.04), "0.0", "0,0"),
        (Figure(12.0, places=0, signed=True), "+12", "+12"),
    ],
)
def test_numbers_with_decimals_are_written_as_the_language_writes_them(
    figure: Figure, english: str, german: str
) -> None:
    assert say("hint-discard", left=figure, right=1) == f"it would add {english} left, 1 right"
    for language in ("de", "hu", "ru"):
        assert german in say("hint-discard", language, left=figure, right=1)


def test_percents_are_written_as_the_language_writes_them() -> None:
    assert [write_percent(0.576, one) for one in ("en", "de", "hu", "ru")] == ["58%", "58\xa0%", "58%", "58\xa0%"]


def test_our_landscapes_have_names_in_every_language_and_an_owners_stays_as_it_is() -> None:
    for mat in capitals().mats:
        names = {say("plain-list", language, items=name_mat(mat.name)) for language in ("en", "de", "hu", "ru")}
        assert len(names) == 4, mat.name
    assert say("plain-list", "hu", items=name_mat("Marsh")) == "Marsh"


@pytest.mark.parametrize("language", languages())
def test_one_move_that_is_to_be_taken_back_is_the_last_one(language: str) -> None:
    """No number is read where there is one: and 21 of them are no last one, though Russian says both alike."""
    assert not re.search(r"\d", say("undo-asked", language, name="Anna", count=1))
    assert "21" in say("undo-asked", language, name="Anna", count=21)
