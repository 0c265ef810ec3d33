"""A deal that nobody can choose: the dealer and the seats each give a share of it (docs/joint-deal.md).

The dealer (a server, or the program at a terminal) commits to its share first and shows it only after the game. Seats
pledge theirs, and show them when all have pledged: from then on everything is fixed, and nobody knows the deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from tabletown.core.chance import commitment

NONE = ""
"""In place of a pledge or a share: this seat gives none."""
_DIGITS = frozenset("0123456789abcdef")


def is_share(text: str) -> bool:
    """Whether it is 256 bits, as 64 digits."""
    return len(text) == 64 and _DIGITS.issuperset(text)


@dataclass(frozen=True, slots=True)
class Draw:
    """One attempt at drawing a deal, as it stands before anybody pledges."""

    table: str
    stopped: tuple[tuple[int, ...], ...]
    """By attempt before this one: the seats that stopped it."""
    commitment: str
    """The SHA-256 of the dealer's share."""

    @property
    def number(self) -> int:
        return len(self.stopped) + 1

    def pledge(self, seat: int, share: str) -> str:
        """What a seat shows before its share. 256 random bits need no salt; what they are for stands with them."""
        return _hashed(
            "tabletown seat share 1",
            f"table: {self.table}",
            f"draw: {self.number}",
            f"server: {self.commitment}",
            f"seat: {seat + 1}",
            f"share: {share}",
        )


@dataclass(frozen=True, slots=True)
class Terms:
    """All that is fixed before the first share is shown."""

    draw: Draw
    pledges: tuple[str, ...]
    """By seat."""

    def digest(self) -> str:
        """What a seat keeps: the deal must follow from these terms and no others."""
        return _hashed(*self._lines())

    def seed(self, share: str, shares: Sequence[str]) -> str:
        """What the game is dealt from: the terms, the dealer's share, and those of the seats in their order."""
        given = [f"share {seat}: {one}" for seat, one in enumerate(shares, 1) if one != NONE]
        return _hashed(*self._lines(), f"share: {share}", *given)

    def _lines(self) -> list[str]:
        draw = self.draw
        return [
            "tabletown joint deal 1",
            f"table: {draw.table}",
            f"draw: {draw.number}",
            *[f"stopped: {format_stopped(seats)}" for seats in draw.stopped],
            f"server: {draw.commitment}",
            *[f"seat {seat}: {pledge or 'none'}" for seat, pledge in enumerate(self.pledges, 1)],
        ]


@dataclass(frozen=True, slots=True)
class Joint:
    """How a deal was drawn, with all shares: everything that proves it."""

    table: str
    stopped: tuple[tuple[int, ...], ...]
    share: str
    """The dealer's."""
    shares: tuple[str, ...]
    """By seat, as they sat then (seating cards are drawn from the same seed)."""

    @property
    def commitment(self) -> str:
        return commitment(self.share)

    @property
    def terms(self) -> Terms:
        draw = Draw(self.table, self.stopped, self.commitment)
        pledges = [NONE if share == NONE else draw.pledge(seat, share) for seat, share in enumerate(self.shares)]
        return Terms(draw, tuple(pledges))

    @property
    def seed(self) -> str:
        return self.terms.seed(self.share, self.shares)


def format_stopped(seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _hashed(*lines: str) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
