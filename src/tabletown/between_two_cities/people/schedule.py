"""The order of play: which turn draws what, and where hands go after it (rules 3.1 to 3.6 and 8.2)."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple


class Passing(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class Turn(NamedTuple):
    round: int
    part: str
    """`a` or `b` where a round is played twice (two players), else empty."""
    step: int
    """Which turn of the round (or of its part), from 1."""
    hand: int
    """Tiles in each hand when the turn begins."""
    duplexes: bool
    drawn: int
    """How many tiles of this sort were drawn before this turn's hands were, or −1 if the hands were passed on."""
    passing: Passing | None
    """Where the rest of each hand goes afterwards; None: it is discarded."""


@cache
def schedule(seats: int, hand: int = 7) -> tuple[Turn, ...]:
    """All turns of a game. A hand of 7 gives three turns in rounds 1 and 3, a hand of 9 gives four."""
    turns: list[Turn] = []
    singles = duplexes = 0
    for number, passing in ((1, Passing.LEFT), (2, None), (3, Passing.RIGHT)):
        for part in ("a", "b") if seats == 2 else ("",):
            if passing is None:
                turns.append(Turn(number, part, 1, 3, True, duplexes, None))
                duplexes += 3 * seats
                continue
            steps = range(1, (hand - 1) // 2 + 1)
            for step in steps:
                drawn = singles if step == 1 else -1
                after = passing if step < len(steps) else None
                turns.append(Turn(number, part, step, hand - 2 * (step - 1), False, drawn, after))
            singles += hand * seats
    return tuple(turns)


def singles_needed(seats: int, hand: int) -> int:
    """How many single tiles are drawn in the whole game."""
    return sum(turn.hand * seats for turn in schedule(seats, hand) if turn.drawn >= 0 and not turn.duplexes)
