"""Options at set-up, checked against the face: for games whose options do not depend on each other."""

from collections.abc import Mapping, Sequence

from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionFace, OptionKind
from tabletown.core.game import Option
from tabletown.core.sentence import Word, sentence


def settled(face: Face, seats: int, options: Mapping[str, Option]) -> dict[str, Option | None]:
    """What holds at a table: what is given, else what is usual. Raises BadSetup."""
    title = Word(face.title)
    if seats not in face.seats:
        least, most = face.seats[0], face.seats[-1]
        raise BadSetup(sentence("setup-players", game=title, least=least, most=most, count=seats))
    known = {option.name: option for option in face.options}
    if unknown := options.keys() - known:
        named = ", ".join(known) or "–"
        raise BadSetup(sentence("setup-no-option", game=title, option=min(unknown)[:20], options=named))
    return {name: _value(option, options.get(name, option.default)) for name, option in known.items()}


def _value(option: OptionFace, value: Option | None) -> Option | None:
    allowed = _allowed(option)
    # In Python `True` is the number 1: so its type counts, too.
    if value is option.default or any(type(value) is type(one) and value == one for one in allowed):
        return value
    named = ", ".join(str(one).lower() for one in allowed)
    raise BadSetup(sentence("setup-value", option=option.name, allowed=named, value=str(value)[:20]))


def _allowed(option: OptionFace) -> Sequence[Option]:
    if option.kind is OptionKind.SWITCH:
        return True, False
    if option.kind is OptionKind.NUMBER:
        return range(option.least or 0, (option.most or 0) + 1)
    return [choice.value for choice in option.choices]
