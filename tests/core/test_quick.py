import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from tabletown.core.event import Event
from tabletown.core.quick import quickly
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Line:
    seat: Seat
    text: str = "nothing"
    only: Seat | None = None


@dataclass(frozen=True, slots=True)
class Told(Event):
    text: str


@dataclass(frozen=True, slots=True)
class Ordered:
    tiles: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))


made = quickly(Line)


def test_what_is_made_quickly_is_the_record_itself() -> None:
    quick, slow = made(Seat(1), "all", only=Seat(2)), Line(Seat(1), "all", only=Seat(2))
    assert type(quick) is Line and quick == slow and hash(quick) == hash(slow) and repr(quick) == repr(slow)
    assert pickle.loads(pickle.dumps(quick)) == slow
    assert replace(quick, text="") == Line(Seat(1), "", only=Seat(2))
    assert made(text="x", seat=Seat(0)) == Line(Seat(0), "x") and made(Seat(0)) == Line(Seat(0))


def test_it_is_as_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(made(Seat(1)), "text", "else")  # noqa: B010, a checker would find it otherwise


def test_it_wants_what_the_class_wants() -> None:
    make: Callable[..., Line] = made
    for arguments in ((), (Seat(1), "all", None, 1)):
        with pytest.raises(TypeError):
            make(*arguments)


@pytest.mark.parametrize("kind", [Ordered, Told])
def test_a_class_that_does_more_is_refused(kind: type[object]) -> None:
    with pytest.raises(TypeError, match="does more than keep its fields"):
        quickly(kind)
