"""Faces that a package has written wrongly: every fault has its words."""

from dataclasses import replace

import pytest

from tabletown.core.face import (
    Condition,
    Face,
    LevelFace,
    OptionChoice,
    OptionFace,
    OptionGroup,
    OptionKind,
)
from tabletown.core.face_faults import faults_of

FOG = OptionFace("fog", OptionKind.SWITCH, "lane-fog", seats=(3,), group="lane-weather")
EAST = OptionChoice("east", "lane-east", "lane-cold", (Condition("fog"),))
WIND = OptionFace(
    "wind", OptionKind.CHOICE, "lane-wind", choices=(EAST,), unset="lane-calm", excludes=(Condition("fog"),)
)
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


@pytest.mark.parametrize(
    ("face", "fault"),
    [
        (replace(FACE, name=""), "its name “” is not made of small letters, digits and hyphens"),
        (replace(FACE, name="Lane 7"), "its name “Lane 7” is not made of small letters, digits and hyphens"),
        (replace(FACE, text=""), "it has no text"),
        (replace(FACE, seats=(3, 2)), "its seats are not numbers from 1 in order"),
        (replace(FACE, default_seats=4), "it has no tables of 4, which is its usual number of seats"),
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
