import subprocess
import sys

import pytest

import tabletown
from tabletown.core.errors import TabletownError, UnknownGame, UnreadableMove
from tabletown.core.seat import Seat, format_seat, parse_seat


def test_games_are_loaded_by_name() -> None:
    for name in tabletown.names():
        assert tabletown.load(name).name == name


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="between-two-cities"):
        tabletown.load("chess")


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, tabletown; print([m for m in sys.modules if 'cities' in m or 'msgspec' in m or 'rich' in m])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


NO_FACE = """
from tabletown.core.registry import BrokenGame, face, register

register("moon", "json:loads", "moonlit")
try:
    face("moon")
except BrokenGame as error:
    print(ascii(str(error)))
"""


def test_what_is_registered_without_a_face_is_told() -> None:
    told = subprocess.run([sys.executable, "-c", NO_FACE], capture_output=True, text=True, check=True).stdout
    assert told.strip() == ascii("the game “moon” of the package moonlit is left out: json:loads is no Face")


@pytest.mark.parametrize("text", ["0", "5", "-1", "x", "", "²", "00012", "99999999999999999999"])
def test_seats_that_are_not_there(text: str) -> None:
    with pytest.raises(UnreadableMove, match="the seats are 1 to 4"):
        parse_seat(text, 4)


def test_seats_count_from_one_in_text() -> None:
    assert [parse_seat(format_seat(Seat(n)), 7) for n in range(7)] == list(range(7))
    assert issubclass(UnknownGame, TabletownError)
