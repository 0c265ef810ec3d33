"""Options that are checked against the face, and texts of games that list their moves."""

import pytest

from tabletown.core.errors import BadSetup
from tabletown.core.face import Face, OptionChoice, OptionFace, OptionKind
from tabletown.core.options import BadOption, parse_options, settled
from tabletown.core.sentence import Sayer
from tabletown.core.text import PlainText
from tabletown.locales import speaker

NUMBER = OptionFace("nights", OptionKind.NUMBER, "nights", default=5, least=3, most=6)
SWITCH = OptionFace("fog", OptionKind.SWITCH, "fog")
CHOICE = OptionFace("wind", OptionKind.CHOICE, "wind", choices=(OptionChoice("east", "e"), OptionChoice(7, "w")))
FACE = Face("lane", "told-ended", "about", (2, 3), 2, "rules", "text", options=(NUMBER, SWITCH, CHOICE))


def test_options_are_read_from_texts() -> None:
    texts = ["nights=3", "fog=yes", "wind=east", "rain=-7", "snow=²"]
    assert parse_options(texts) == {"nights": 3, "fog": True, "wind": "east", "rain": -7, "snow": "²"}
    assert parse_options(None) == {}


@pytest.mark.parametrize(
    ("texts", "said"), [(["fog"], "write NAME=VALUE"), (["fog=on", "fog=off"], "“fog” is given twice")]
)
def test_texts_that_are_no_options_are_refused(texts: list[str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        parse_options(texts)


def test_what_is_not_given_is_as_usual() -> None:
    assert settled(FACE, 2, {}) == {"nights": 5, "fog": None, "wind": None}


def test_what_is_given_holds() -> None:
    given = {"nights": 3, "fog": False, "wind": 7}
    assert settled(FACE, 3, given) == given


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {}, "The game is over. is for 2 to 3 players, not 4."),
        (2, {"nights": 2}, "“nights” can be 3, 4, 5 or 6, not 2."),
        (2, {"nights": True}, "“nights” can be 3, 4, 5 or 6, not True."),
        (2, {"fog": 1}, "“fog” can be true or false, not 1."),
        (2, {"wind": "north"}, "“wind” can be east or 7, not north."),
        (2, {"rain": True}, "The game is over. has no option “rain”, only nights, fog and wind."),
    ],
)
def test_what_cannot_be_is_said(seats: int, options: dict[str, int | str], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        settled(FACE, seats, options)
    assert str(refused.value) == said


class Plain(PlainText[int]):
    def name_move(self, move: int, say: Sayer) -> str:
        return f"{say('nothing')} {move}"


def test_moves_are_listed_with_their_numbers() -> None:
    assert Plain().offer(None, [4, 7], speaker()) == "1 nothing 4   2 nothing 7"
    assert Plain().readable(None) == {}
    with pytest.raises(NotImplementedError):
        PlainText[int]().name_move(1, speaker())
