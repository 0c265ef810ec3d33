"""Every message is there in every language, and none is left over."""

import re
from pathlib import Path

import pytest

import tabletown
from tabletown.locales import UnknownLanguage, languages, say

LOCALES = Path(tabletown.__file__).parent / "locales"
WEB = Path(__file__).parents[2] / "web" / "src"


def messages(language: str) -> dict[str, set[str]]:
    """By file: the names of its messages."""
    return {
        file.name: set(re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
        for file in (LOCALES / language).glob("*.ftl")
    }


def test_four_languages() -> None:
    assert {"en", "de", "hu", "ru"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def page_sources() -> str:
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    assert files, "the page's sources lie beside the package"
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_every_message_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in LOCALES.parent.rglob("*.py"))
    quoted = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code + page_sources()))
    assert not {name for names in messages("en").values() for name in names} - quoted


def test_every_message_that_the_page_says_is_there() -> None:
    said = set(re.findall(r"\bt\(\s*'([a-z0-9-]+)'", page_sources()))
    known = {name for names in messages("en").values() for name in names}
    assert len(said) > 100
    assert not said - known


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="de, en, hu, ru"):
        say("seating-bag", "tlh")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-message", "de")
