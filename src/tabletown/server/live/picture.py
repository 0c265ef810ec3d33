"""How a game looks on the wire: what every picture must offer. The browser's Python has this file, too."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeAlias

from tabletown.core.event import Event
from tabletown.core.game import Option


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

    def parts(self, view: object, move: object, seat: int) -> bytes:
        """One move of a seat in parts, as JSON, and what it would bring as an onlooker sees the table."""

    def concerned(self, events: Iterable[Event], seats: int, options: Mapping[str, Option]) -> "Concerned":
        """Whose own parts, and whose moves, may have changed at a table with these options."""

    def reveals(self, event: Event) -> bool:
        """Whether somebody was shown something that was hidden before."""

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        """Whether a seat may propose this move to another: it concerns something that both share."""

    def partners(self, view: object, seat: int) -> frozenset[int]:
        """From an onlooker's View: who may have a wish for the next moves of this seat."""

    def is_secret(self, view: object) -> bool:
        """From an onlooker's View: whether all choose at once and in secret, so that no choice depends on another."""

    def may_wait_for(self, view: object, seat: int) -> frozenset[int]:
        """From an onlooker's View: who has, like this seat, still to move where both share something. If both wait for
        each other, somebody has to go first."""


class Unshared:
    """Of a game in which nobody shares anything with anybody, and nothing is chosen in secret."""

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        del seats, by, to, move
        return False

    def partners(self, view: object, seat: int) -> frozenset[int]:
        del view, seat
        return frozenset()

    def is_secret(self, view: object) -> bool:
        del view
        return False

    def may_wait_for(self, view: object, seat: int) -> frozenset[int]:
        del view, seat
        return frozenset()
