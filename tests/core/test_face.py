"""Faces that a package has written wrongly: every fault has its words."""

from dataclasses import replace

import pytest

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
from tabletown.core.registry import face, names

FOG = OptionFace("fog", OptionKind.SWITCH, "lane-fog", seats=(3,), group="lane-weather")
EAST = OptionChoice("east", "lane-east", "lane-cold", (Condition("fog"),))
EAST_AND_WEST = (EAST, OptionChoice("west", "lane-west"))
WIND = OptionFace(
    "wind", OptionKind.CHOICE, "lane-wind", choices=(EAST,), unset="lane-calm", excludes=(Condition("fog"),)
)
LAMPS = OptionFace("lamps", OptionKind.NUMBER, "lane-lamps", default=4, least=3, most=5)
FACE = Face(
    name="lane",
    title="lane-title",
    about="lane-about",
    seats=(2, 3),
    default_seats=2,
    rules="lane.rules:GAME",
    text="lane.text:TEXT",
    options=(FOG, WIND),
    groups=(OptionGroup("lane-weather", "lane-note"),),
    bots=("careful",),
    levels=(LevelFace("easy", "random"), LevelFace("medium", "careful")),
    lineup="lane.bots:BOTS",
)


def test_a_face_in_order_has_no_faults() -> None:
    assert list(faults_of(FACE)) == []


def test_one_option_may_be_something_else_at_other_tables() -> None:
    several = replace(WIND, name="fog", kind=OptionKind.SEVERAL, choices=EAST_AND_WEST, default="west+east", seats=(2,))
    assert list(faults_of(replace(FACE, options=(FOG, several, LAMPS)))) == []


@pytest.mark.parametrize("game", names())
def test_our_own_faces_are_in_order(game: str) -> None:
    assert list(faults_of(face(game))) == []


@pytest.mark.parametrize(
    ("face", "fault"),
    [
        (replace(FACE, name=""), "its name “” is not made of small letters, digits and hyphens"),
        (replace(FACE, name="Lane 7"), "its name “Lane 7” is not made of small letters, digits and hyphens"),
        (replace(FACE, text=""), "it has no text"),
        (replace(FACE, seats=(3, 2)), "its seats are not numbers from 1 in order"),
        (replace(FACE, default_seats=4), "it has no tables of 4, which is its usual number of seats"),
        (replace(FACE, phrases=("",)), "one of its phrases, or of the headings of its options, is no message"),
        (
            replace(FACE, commands=(CommandFace("-h", "lane:wave"), CommandFace("way out", "lane:wave"))),
            "its command “way out” is not called by small letters, digits and hyphens",
        ),
        (
            replace(FACE, bots=("careful", "easy")),
            "its bot “easy” cannot be asked for by this name, or not by it alone",
        ),
        (
            replace(FACE, bots=("careful", "careful")),
            "its bot “careful” cannot be asked for by this name, or not by it alone",
        ),
        (
            replace(FACE, bots=("careful", "lane:make")),
            "its bot “lane:make” cannot be asked for by this name, or not by it alone",
        ),
        (replace(FACE, levels=(LevelFace("easy", "random", 0.0),)), "its level easy has no time to think"),
        (replace(FACE, lineup=""), "its bots are named without a line-up, or its line-up without names"),
        (replace(FACE, levels=FACE.levels[::-1]), "its levels are not easy, medium, hard, expert in this order"),
        (
            replace(FACE, levels=(LevelFace("easy", "nobody"),)),
            "its level easy is played by “nobody”, which is no bot of it",
        ),
        (
            replace(FACE, options=(FOG, replace(WIND, needs=(Condition("rain"),)))),
            "its option wind depends on “rain”, which is no option of it",
        ),
        (
            replace(FACE, options=(WIND, replace(FOG, name="mist"))),
            "its option wind depends on “fog”, which is no option of it",
        ),
        (replace(FACE, options=(replace(FOG, seats=(3, 5)),)), "its option fog is for tables that it does not have"),
        (
            replace(FACE, options=(FOG, replace(WIND, choices=()))),
            "its option wind must have choices if one chooses, and only then",
        ),
        (
            replace(FACE, options=(replace(FOG, choices=(OptionChoice(1, "lane-one"),)),)),
            "its option fog must have choices if one chooses, and only then",
        ),
        (
            replace(FACE, options=(FOG, WIND, replace(FOG, seats=()))),
            "its option fog is there twice at tables of the same size",
        ),
        (
            replace(FACE, options=(FOG, FOG, WIND)),
            "its option fog is there twice at tables of the same size",
        ),
        (replace(FACE, options=(FOG, replace(WIND, name="a=b"))), "its option “a=b” cannot be given as NAME=VALUE"),
        (
            replace(FACE, options=(replace(FOG, label=""),)),
            "its option fog has no label, or one of its choices has none",
        ),
        (
            replace(FACE, options=(FOG, replace(WIND, choices=(EAST, EAST)))),
            "its option wind has the same choice twice",
        ),
        (replace(FACE, options=(replace(LAMPS, least=6),)), "its option lamps is at least 6, and at most 5"),
        (replace(FACE, options=(replace(LAMPS, default=99),)), "its option lamps is usually 99, which it cannot be"),
        (replace(FACE, options=(replace(LAMPS, default="4"),)), "its option lamps is usually 4, which it cannot be"),
        (
            replace(FACE, options=(replace(LAMPS, default=True),)),
            "its option lamps is usually True, which it cannot be",
        ),
        (replace(FACE, options=(replace(FOG, default=True),)), "its option fog is usually True, which it cannot be"),
        (
            replace(FACE, options=(FOG, replace(WIND, default="west"))),
            "its option wind is usually west, which it cannot be",
        ),
        (
            replace(FACE, options=(FOG, replace(WIND, kind=OptionKind.SEVERAL, default="east+west"))),
            "its option wind is usually east+west, which it cannot be",
        ),
        (replace(FACE, groups=()), "its option fog is in a group that it does not have"),
    ],
)
def test_a_fault_is_told_in_words(face: Face, fault: str) -> None:
    assert set(faults_of(face)) == {fault}


def test_all_messages_of_a_face_are_known_from_it() -> None:
    words = "title about weather note fog wind calm east cold"
    assert FACE.messages() == {f"lane-{word}" for word in words.split()}


def test_an_option_is_there_at_the_tables_that_it_is_for() -> None:
    assert [FACE.seats_with(name) for name in ("fog", "wind", "rain")] == [(3,), (2, 3), ()]
