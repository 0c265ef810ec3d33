"""How a game looks on the wire. The face of a game says where its picture is; others travel as they are."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeAlias, cast

from tabletown.core.codec import encode, to_plain
from tabletown.core.event import Event
from tabletown.core.game import AnyGame
from tabletown.core.registry import face, resolve


@dataclass(frozen=True, slots=True)
class Concerned:
    """Seats for which something has to be drawn anew."""

    own: frozenset[int] = frozenset()
    moves: frozenset[int] = frozenset()


@cache
def everybody(seats: int) -> Concerned:
    return Concerned(frozenset(range(seats)), frozenset(range(seats)))


Legal: TypeAlias = Callable[[], Sequence[object]]


class Picture(Protocol):
    """Everything is made from Views, so that nothing can be shown that may not be known."""

    def public(self, view: object) -> Mapping[str, bytes]:
        """From an onlooker's View: the parts of the picture that everybody sees, as JSON."""

    def own(self, view: object) -> Mapping[str, bytes]:
        """From a seat's View: what it sees besides."""

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        """The moves of a seat that is to act, as a JSON list of `Offer`s. An onlooker's View must do.

        `legal` lists them; a picture that can tell them from its View in a cheaper way need not ask.
        """

    def parts(self, move: object, seat: int, seats: int) -> bytes:
        """One move in parts, as JSON."""

    def concerned(self, events: Iterable[Event], seats: int) -> "Concerned":
        """Whose own parts, and whose moves, may have changed."""

    def reveals(self, event: Event) -> bool:
        """Whether somebody was shown something that was hidden before."""

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        """Whether a seat may propose this move to another: it concerns something that both share."""

    def partners(self, view: object, seat: int) -> frozenset[int]:
        """From an onlooker's View: who may have a wish for the next moves of this seat."""


class PlainPicture:
    """For games without a picture of their own: the Views as they are."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def public(self, view: object) -> Mapping[str, bytes]:
        return {"view": encode(view)}

    def own(self, view: object) -> Mapping[str, bytes]:
        return {"view": encode(view)}

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        del view, seat
        return encode([{"move": self._game.format_move(move), "parts": to_plain(move)} for move in legal()])

    def parts(self, move: object, seat: int, seats: int) -> bytes:
        del seat, seats
        return encode(move)

    def concerned(self, events: Iterable[Event], seats: int) -> "Concerned":
        del events
        return everybody(seats)

    def reveals(self, event: Event) -> bool:
        del event
        return True

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        del seats, by, to, move
        return False

    def partners(self, view: object, seat: int) -> frozenset[int]:
        del view, seat
        return frozenset()


def picture_of(game: AnyGame) -> Picture:
    """The picture that a game has, or the plain one."""
    where = face(game.name).picture
    return cast(Picture, resolve(where)) if where else PlainPicture(game)
