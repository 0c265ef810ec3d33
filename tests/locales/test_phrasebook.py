"""Words that are read as they are wanted say what they would say if all had been read at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tabletown.locales import folders
from tabletown.locales.phrasebook import Phrasebook

TANGLED = """# About all of it
first = One { second }, { -brand(case: "of") } and { $count ->
    [one] one { third }
   *[other] { $count } of { third }
}
### Apart
second = two
    .title = not of it
broken line
third = three, again { fourth.title }
fourth = four
    .title = of four
-brand = { $case ->
    [of] of the town
   *[plain] town
}
first = never said
round = { about }
about = { round }
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_one_by_one_or_all_at_once(language: str) -> None:
    texts = [file.read_text(encoding="utf-8") for place in folders() for file in sorted((place / language).glob("*"))]
    whole, names = FluentBundle([language], use_isolating=False), set[str]()
    for text in texts:
        resource = FluentResource(text)
        whole.add_resource(resource)
        names |= {entry.id.name for entry in resource.body if hasattr(entry, "id")}
    book = Phrasebook(language, texts)
    assert len(names) > 1000
    for name in sorted(names):
        # Without values, these are named where they would stand.
        pattern = whole.get_message(name).value
        assert pattern is not None
        said, _ = whole.format_pattern(pattern, {})
        assert book.say(name, {}) == str(said), name


def test_what_is_referred_to_is_read_too() -> None:
    book = Phrasebook("en", [TANGLED, "first = nor this\nlast = the end"])
    assert book.say("first", {"count": 3}) == "One two, of the town and 3 of three, again of four"
    assert book.say("first", {"count": 1}) == "One two, of the town and one three, again of four"
    assert book.say("last", {}) == "the end"


def test_what_cannot_be_said_harms_nothing() -> None:
    book = Phrasebook("en", [TANGLED])
    assert not book.has("broken") and book.say("nowhere", {}) is None
    assert book.say("-brand", {}) is None
    assert book.has("round") and book.has("about")
    assert book.say("second", {}) == "two"
