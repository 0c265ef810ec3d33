"""Options of a game, as NAME=VALUE."""

from collections.abc import Sequence

from tabletown.core.errors import TabletownError
from tabletown.core.game import Option
from tabletown.core.registry import faces
from tabletown.core.sentence import sentence

_KNOWN = ", ".join(dict.fromkeys(option.name for face in faces() for option in face.options))
OPTION_HELP = f"An option of the game, as NAME=VALUE ({_KNOWN}). May be given several times."
_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class BadOption(TabletownError):
    """A text that is no option."""


def parse_options(texts: Sequence[str] | None) -> dict[str, Option]:
    options: dict[str, Option] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOption(sentence("option-form", text=text[:40]))
        if name in options:
            raise BadOption(sentence("option-twice", name=name[:40]))
        options[name] = _value(value)
    return options


def _value(text: str) -> Option:
    if text.casefold() in _TRUTH:
        return _TRUTH[text.casefold()]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text
