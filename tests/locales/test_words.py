"""Words that are read as they are wanted say what they would say if all had been read at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tabletown.locales import folders
from tabletown.locales.words import Words

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
    words = Words(language, texts)
    assert len(names) > 1000
    for name in sorted(names):
        # Without values, these are named where they would stand.
        said, _ = whole.format_pattern(whole.get_message(name).value, {})
        assert words.say(name, {}) == str(said), name


def test_what_is_referred_to_is_read_too() -> None:
    words = Words("en", [TANGLED, "first = nor this\nlast = the end"])
    assert words.say("first", {"count": 3}) == "One two, of the town and 3 of three, again of four"
    assert words.say("first", {"count": 1}) == "One two, of the town and one three, again of four"
    assert words.say("last", {}) == "the end"


def test_what_cannot_be_said_harms_nothing() -> None:
    words = Words("en", [TANGLED])
    assert not words.has("broken") and words.say("nowhere", {}) is None
    assert words.say("-brand", {}) is None
    assert words.has("round") and words.has("about")
    assert words.say("second", {}) == "two"
