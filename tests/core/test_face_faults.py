"""Every field of every record of a face, filled in wrongly in every way: told in words, and never an error."""

from collections.abc import Iterator
from copy import copy
from dataclasses import fields, is_dataclass, replace
from typing import TypeAlias, TypeVar, get_args

import pytest

from tabletown.core import face as records
from tabletown.core.codec import encode
from tabletown.core.face import (
    CommandFace,
    Condition,
    Face,
    LevelFace,
    OptionChoice,
    OptionFace,
    OptionGroup,
    OptionKind,
)
from tabletown.core.face_faults import faults_of

R = TypeVar("R")
Place: TypeAlias = "tuple[str | int, ...]"
"""From a face: names of fields, and numbers in tuples."""
NEVER: tuple[object, ...] = (object(), b"lane", ["lane"], {}, 10**30, -(10**30), float("nan"), float("inf"))
NO_LINES = ("x" * 10**6, "two\nlines", "\ud800", "\x1b[2J")
FOG = OptionFace("fog", OptionKind.SWITCH, "lane-fog", default=False)
WIND = OptionFace(
    "wind",
    OptionKind.CHOICE,
    "lane-wind",
    default="east",
    choices=(OptionChoice("east", "lane-east", "lane-cold", (Condition("fog", (True,), (2,)),)),),
    least=1,
    most=2,
    seats=(2,),
    needs=(Condition("fog"),),
    excludes=(Condition("fog", (False,)),),
    unset="lane-calm",
    group="lane-weather",
)
FULL = replace(
    Face("lane", "lane-title", "lane-about", (2, 3), 2, "lane.rules:GAME", "lane.text:TEXT"),
    options=(WIND, FOG),
    groups=(OptionGroup("lane-weather", "lane-note"),),
    bots=("careful",),
    levels=(LevelFace("easy", "careful", 1.0),),
    lineup="lane.bots:BOTS",
    phrases=("lane-hello",),
    commands=(CommandFace("wave", "lane.wave:wave"),),
    examples=(("play", ("tabletown play lane",)),),
)
"""Whatever can hold something holds one of it at least."""


def places(value: object, path: Place = ()) -> Iterator[Place]:
    """Where something stands in it, at any depth."""
    if isinstance(value, tuple):
        yield from ((*path, *more) for number, one in enumerate(value) for more in ((number,), *places(one, (number,))))
    elif is_dataclass(value):
        for field in fields(value):
            yield (*path, field.name)
            yield from places(getattr(value, field.name), (*path, field.name))


def at(value: object, path: Place) -> object:
    for name in path:
        value = value[name] if isinstance(value, tuple) and isinstance(name, int) else getattr(value, str(name))
    return value


def put(value: object, path: Place, new: object) -> object:
    """A copy with something else at this place, whatever its type is."""
    if not path:
        return new
    name, *rest = path
    if isinstance(value, tuple) and isinstance(name, int):
        return (*value[:name], put(value[name], tuple(rest), new), *value[name + 1 :])
    return changed(value, str(name), put(getattr(value, str(name)), tuple(rest), new))


def changed(record: R, name: str, new: object) -> R:
    other = copy(record)
    object.__setattr__(other, name, new)
    return other


PLACES = list(places(FULL))


def test_the_full_face_is_in_order_and_has_all_records() -> None:
    assert list(faults_of(FULL)) == []
    kinds = {kind for kind in vars(records).values() if isinstance(kind, type) and is_dataclass(kind)}
    assert {type(at(FULL, path)) for path in PLACES} | {Face} >= kinds
    empty = [path for path in PLACES if at(FULL, path) == ()]
    assert all(any(other[-1] == path[-1] and at(FULL, other) for other in PLACES) for path in empty)


@pytest.mark.parametrize("path", PLACES, ids=str)
def test_what_is_right_nowhere_is_told_with_its_place(path: Place) -> None:
    where = "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in path).removeprefix(".")
    for wrong in (*NEVER, *NO_LINES, *([] if may_be_none(path) else [None])):
        [told] = faults_of(bad(path, wrong))
        assert told.startswith(f"its {where} must be ")
        assert len(told) < 200 and told.isprintable()


def may_be_none(path: Place) -> bool:
    *outer, name = path
    record = at(FULL, tuple(outer))
    return is_dataclass(record) and any(type(None) in get_args(one.type) for one in fields(record) if one.name == name)


@pytest.mark.parametrize("path", PLACES, ids=str)
def test_what_is_right_in_some_places_is_told_in_the_others(path: Place) -> None:
    """Whatever is not told does no harm: all that is asked of a face before its rules are loaded can be answered."""
    for other in (None, "", 0, 3, -1, True, False, 2.5, "x", (), ("",), ("x",), (3,), FOG, OptionKind.NUMBER):
        face = bad(path, other)
        told = list(faults_of(face))
        assert all(one.startswith(("its ", "it has ", "one of its ")) and len(one) < 200 for one in told)
        if not told:
            assert encode((face.options, face.groups, face.levels, face.seats))
            assert all(face.messages()) and face.default_seats in face.seats
            assert "".join([*face.examples_for("play"), *face.bots, *(option.name for option in face.options)])
            assert all(face.seats_with(option.name) for option in face.options)


def bad(path: Place, wrong: object) -> Face:
    face = put(FULL, path, wrong)
    assert isinstance(face, Face)
    return face
