"""Options at set-up: as texts, and checked against the face for games whose options do not depend on each other."""

from collections.abc import Mapping, Sequence

from tabletown.core.errors import BadSetup, TabletownError
from tabletown.core.face import Face, OptionFace, OptionKind
from tabletown.core.game import Option
from tabletown.core.sentence import Word, either, listing, sentence

_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class BadOption(TabletownError):
    """A text that is no option."""


def parse_options(texts: Sequence[str] | None) -> dict[str, Option]:
    """`NAME=VALUE`, each once. Raises BadOption."""
    options: dict[str, Option] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOption(sentence("option-form", text=text[:40]))
        if name in options:
            raise BadOption(sentence("option-twice", name=name[:40]))
        options[name] = _read(value)
    return options


def _read(text: str) -> Option:
    if text.casefold() in _TRUTH:
        return _TRUTH[text.casefold()]
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def settled(face: Face, seats: int, options: Mapping[str, Option]) -> dict[str, Option | None]:
    """What holds at a table: what is given, else what is usual. Raises BadSetup."""
    title = Word(face.title)
    if seats not in face.seats:
        least, most = face.seats[0], face.seats[-1]
        raise BadSetup(sentence("setup-players", game=title, least=least, most=most, count=seats))
    known = {option.name: option for option in face.options}
    if unknown := options.keys() - known:
        named = listing(known or ("–",))
        raise BadSetup(sentence("setup-no-option", game=title, option=min(unknown)[:20], options=named))
    return {name: _value(option, options.get(name, option.default)) for name, option in known.items()}


def _value(option: OptionFace, value: Option | None) -> Option | None:
    allowed = _allowed(option)
    # In Python `True` is the number 1: so its type counts, too.
    if value is option.default or any(type(value) is type(one) and value == one for one in allowed):
        return value
    named = either(str(one).lower() for one in allowed)
    raise BadSetup(sentence("setup-value", option=option.name, allowed=named, value=str(value)[:20]))


def _allowed(option: OptionFace) -> Sequence[Option]:
    if option.kind is OptionKind.SWITCH:
        return True, False
    if option.kind is OptionKind.NUMBER:
        return range(option.least or 0, (option.most or 0) + 1)
    return [choice.value for choice in option.choices]
