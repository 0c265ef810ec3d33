"""Chance as a player: what is drawn, with which probabilities, and what becomes of it."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

S = TypeVar("S")

_HEX = "0123456789abcdef"


class ChanceNodes(Protocol[S]):
    """Where a game leaves something to chance. An outcome is an integer."""

    @property
    def outcomes(self) -> int:
        """How many integers there are for outcomes."""

    def begin(self) -> S | None:
        """The State before anything is drawn; None if there is none yet. Something is drawn at once."""

    def due(self, before: S, after: S) -> S | None:
        """After a move: the State in which chance is to draw before the game goes on; None if it is not."""

    def odds(self, state: S | None, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """What can be drawn next, and how likely that is."""

    def dealt(self, state: S | None, drawn: Sequence[int]) -> S | None:
        """The State with all that was drawn; None while more is to be drawn."""

    def name(self, outcome: int) -> str: ...


class SeedDigits:
    """For any game: chance chooses a seed before the first move, and the seed decides everything, as at a table."""

    outcomes = len(_HEX)
    digits = 8
    """4.3 billion seeds."""

    def __init__(self, setup: Callable[[str], object]) -> None:
        self._setup = setup

    def begin(self) -> object | None:
        return None

    def due(self, before: object, after: object) -> object | None:
        del before, after
        return None

    def odds(self, state: object | None, drawn: Sequence[int]) -> list[tuple[int, float]]:
        del state, drawn
        return [(digit, 1 / len(_HEX)) for digit in range(len(_HEX))]

    def dealt(self, state: object | None, drawn: Sequence[int]) -> object | None:
        del state
        return self._setup("".join(_HEX[digit] for digit in drawn)) if len(drawn) == self.digits else None

    def name(self, outcome: int) -> str:
        return f"seed {_HEX[outcome]}"
