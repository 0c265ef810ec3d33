import pytest

import tabletown
from tabletown.between_two_cities.people.view import View
from tabletown.core.codec import BadData, decode, encode, tagged
from tabletown.core.event import Event
from tabletown.core.seat import Seat

GAME = tabletown.load("between-two-cities")


def test_a_view_travels_and_comes_back() -> None:
    view = GAME.view(GAME.setup(4, "seed"), Seat(1))
    assert decode(encode(view), View) == view


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"seat": "x"}', b"\xff", b"[" * 100_000])
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(BadData, match="this is no View"):
        decode(data, View)


@pytest.mark.parametrize("name", [b'"moon"', b"4", b"null", b"[]"])
def test_an_unknown_canvas_is_refused(name: bytes) -> None:
    data = encode(GAME.view(GAME.setup(3, "seed"), None)).replace(b'"4x4"', name)
    with pytest.raises(BadData):
        decode(data, View)


def test_events_say_their_type() -> None:
    assert tagged(Event(only=Seat(2))) == {"type": "Event", "only": 2}
