"""The turns of a solo game (rules 4.1 and 5.1)."""

from dataclasses import dataclass
from functools import cache

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.people.schedule import Passing

_DUPLEX_HAND = 3


@dataclass(frozen=True, slots=True)
class SoloTurn:
    round: int
    step: int
    """From 1."""
    steps: int
    """How many turns the round has."""
    hand: int
    """Tiles in each hand when the turn begins."""
    duplexes: bool
    draws: bool
    """Whether the turn begins with new hands."""
    passing: Passing | None
    """Where hands go afterwards (full mode)."""

    @property
    def is_last(self) -> bool:
        """Whether what is left of the hands is thrown away after it."""
        return self.step == self.steps

    @property
    def stays(self) -> bool:
        """Whether the hand stays with you: one tile is thrown away, and it is filled up (simple mode)."""
        return self.passing is None and not self.duplexes and not self.is_last


@cache
def solo_schedule(mode: Mode, hand: int = 7) -> tuple[SoloTurn, ...]:
    """All turns: with hands of 7 each city gets six singles, two duplexes and six singles; with 9 eight, two, eight."""
    per_round = hand - 1 if mode is Mode.SIMPLE else (hand - 1) // 2
    turns: list[SoloTurn] = []
    for number, passing in ((1, Passing.LEFT), (2, None), (3, Passing.RIGHT)):
        if passing is None:
            turns += [SoloTurn(number, step, 2, _DUPLEX_HAND, True, True, None) for step in (1, 2)]
            continue
        for step in range(1, per_round + 1):
            left = hand if mode is Mode.SIMPLE else hand - 2 * (step - 1)
            goes = passing if mode is Mode.FULL and step < per_round else None
            turns.append(SoloTurn(number, step, per_round, left, False, step == 1, goes))
    return tuple(turns)
