"""Who scores at a table without having a seat: the face of a game says what tells it."""

from dataclasses import dataclass
from typing import Protocol, cast

from tabletown.core.outcome import Outcome
from tabletown.core.registry import face, part


@dataclass(frozen=True, slots=True)
class Bystander:
    name: str
    key: str
    """Where JSON tells of it: several of one key are listed."""
    points: int
    place: int | None
    """In the Outcome, after the seats; None: it cannot win."""


class Bystanders(Protocol):
    def __call__(self, view: object, outcome: Outcome, seats: int) -> tuple[Bystander, ...]:
        """From an onlooker's View at the end; with the same options always the same ones."""


def bystanders_of(game: str) -> Bystanders:
    where = face(game).bystanders
    return cast(Bystanders, part(game, where, "__call__")) if where else _nobody


def _nobody(view: object, outcome: Outcome, seats: int) -> tuple[Bystander, ...]:
    del view, outcome, seats
    return ()
