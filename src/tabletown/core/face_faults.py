"""What cannot be right in a face. No checker has looked at those of other packages: anything may stand in any field."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations
from typing import get_args, get_origin

from tabletown.core.face import LEVELS, Face, OptionFace, OptionKind

_NAME = "abcdefghijklmnopqrstuvwxyz0123456789-"
_LONGEST = 200
"""Letters: what is longer is no line of a help."""
_LARGEST = 1 << 53
"""A page knows no whole numbers from here on."""
_KINDS = {
    str: f"a line of at most {_LONGEST} letters",
    int: "a whole number below 2**53",
    float: "a number below 2**53",
    bool: "True or False",
    type(None): "None",
}


def faults_of(face: Face) -> Iterator[str]:
    """Everything that cannot be right in a face, in words. Of one with wrong types nothing else can be asked."""
    wrong = tuple(_misfits(face, Face, ""))
    yield from wrong or _faults(face)


def _misfits(value: object, kind: object, where: str) -> Iterator[str]:
    """What is not of the type that its record says; `where` it is, as a program would write it."""
    if not _is_a(value, kind):
        yield f"its {where} must be {_named(kind)}, and is {repr(value)[:40]}"
    elif isinstance(value, tuple):
        for number, (one, its) in enumerate(zip(value, _kinds_in(kind, value), strict=True)):
            yield from _misfits(one, its, f"{where}[{number}]")
    elif isinstance(kind, type) and is_dataclass(kind):
        for field in fields(kind):
            yield from _misfits(getattr(value, field.name), field.type, f"{where}.{field.name}".removeprefix("."))


def _is_a(value: object, kind: object) -> bool:
    """Whether it is of such a type, apart from what is in it."""
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and len(value) == len(_kinds_in(kind, value))
    if kinds := get_args(kind):
        return any(_is_a(value, one) for one in kinds)
    if kind is str:
        return isinstance(value, str) and len(value) <= _LONGEST and value.isprintable()
    if kind is int or kind is float:
        # In Python `True` is a number, too.
        return type(value) in (int, kind) and isinstance(value, int | float) and -_LARGEST < value < _LARGEST
    return isinstance(kind, type) and isinstance(value, kind)


def _kinds_in(kind: object, values: Sequence[object]) -> tuple[object, ...]:
    """Of a tuple: the type of each of its values."""
    kinds = get_args(kind)
    return kinds[:1] * len(values) if kinds[-1] is ... else kinds


def _named(kind: object) -> str:
    if get_origin(kind) is tuple:
        kinds = get_args(kind)
        return "a tuple" if kinds[-1] is ... else f"a tuple of {len(kinds)}"
    if kinds := get_args(kind):
        return ", or ".join(map(_named, kinds))
    said = next((words for one, words in _KINDS.items() if one is kind), "")
    return said or f"of the class {getattr(kind, '__name__', '')}"


def _faults(face: Face) -> Iterator[str]:
    yield from _own_faults(face)
    yield from _bot_faults(face)
    for option in face.options:
        yield from _option_faults(face, option)
        yield from _value_faults(option)
    for one, other in combinations(face.options, 2):
        if one.name == other.name and _tables(face, one) & _tables(face, other):
            yield f"its option {one.name} is there twice at tables of the same size"


def _own_faults(face: Face) -> Iterator[str]:
    """What it says of itself."""
    if not _is_name(face.name):
        yield f"its name “{face.name[:40]}” is not made of small letters, digits and hyphens"
    if unsaid := [field for field in ("title", "about", "rules", "text") if not getattr(face, field)]:
        yield f"it has no {unsaid[0]}"
    if any(count < 1 for count in face.seats) or list(face.seats) != sorted(set(face.seats)) or not face.seats:
        yield "its seats are not numbers from 1 in order"
    elif face.default_seats not in face.seats:
        yield f"it has no tables of {face.default_seats}, which is its usual number of seats"
    if not all((*face.phrases, *(group.label for group in face.groups))):
        yield "one of its phrases, or of the headings of its options, is no message"
    for command in face.commands:
        if not _is_name(command.name):
            yield f"its command “{command.name}” is not called by small letters, digits and hyphens"


def _is_name(text: str) -> bool:
    return text.strip("-") != "" and not text.strip(_NAME)


def _bot_faults(face: Face) -> Iterator[str]:
    if bool(face.bots) != bool(face.lineup):
        yield "its bots are named without a line-up, or its line-up without names"
    known = ["random", *face.bots]
    for bot in face.bots:
        if known.count(bot) > 1 or bot in LEVELS or not bot.strip() or set(bot) & set(",:"):
            yield f"its bot “{bot}” cannot be asked for by this name, or not by it alone"
    levels = [level.name for level in face.levels]
    if levels != [name for name in LEVELS if name in levels]:
        yield f"its levels are not {', '.join(LEVELS)} in this order"
    for level in face.levels:
        if level.bot not in known:
            yield f"its level {level.name} is played by “{level.bot}”, which is no bot of it"
        if level.seconds is not None and level.seconds <= 0:
            yield f"its level {level.name} has no time to think"


def _option_faults(face: Face, option: OptionFace) -> Iterator[str]:
    """How an option stands beside all the others."""
    names = {one.name for one in face.options}
    conditions = [*option.needs, *option.excludes, *(one for choice in option.choices for one in choice.needs)]
    for condition in conditions:
        if condition.option not in names:
            yield f"its option {option.name} depends on “{condition.option}”, which is no option of it"
    if not set(option.seats) <= set(face.seats):
        yield f"its option {option.name} is for tables that it does not have"
    if option.group and option.group not in {group.label for group in face.groups}:
        yield f"its option {option.name} is in a group that it does not have"


def _tables(face: Face, option: OptionFace) -> set[int]:
    return set(option.seats or face.seats)


def _value_faults(option: OptionFace) -> Iterator[str]:
    """What it can be, and what it usually is."""
    if not option.name or set(option.name) & set("= "):
        yield f"its option “{option.name}” cannot be given as NAME=VALUE"
    if not (option.label and all(choice.label for choice in option.choices)):
        yield f"its option {option.name} has no label, or one of its choices has none"
    if (option.kind in (OptionKind.CHOICE, OptionKind.SEVERAL)) != bool(option.choices):
        yield f"its option {option.name} must have choices if one chooses, and only then"
    if len({str(choice.value) for choice in option.choices}) < len(option.choices):
        yield f"its option {option.name} has the same choice twice"
    if None not in (option.least, option.most) and not _is_within(option.least or 0, option):
        yield f"its option {option.name} is at least {option.least}, and at most {option.most}"
    elif option.default is not None and not _can_be(option, option.default):
        yield f"its option {option.name} is usually {str(option.default)[:40]}, which it cannot be"


def _is_within(number: int, option: OptionFace) -> bool:
    return (option.least is None or number >= option.least) and (option.most is None or number <= option.most)


def _can_be(option: OptionFace, value: object) -> bool:
    """In Python `True` is the number 1: so its type counts, too."""
    if option.kind is OptionKind.SWITCH:
        return value is False
    if option.kind is OptionKind.NUMBER:
        return type(value) is int and _is_within(value, option)
    chosen = [value] if option.kind is OptionKind.CHOICE else [one for one in str(value).split("+") if one]
    offered = [(type(choice.value), choice.value) for choice in option.choices]
    return all((type(one), one) in offered for one in chosen)
