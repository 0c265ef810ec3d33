"""What makes one bot play otherwise than another that counts the same points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """What a bot cares about besides points that stand, all of it in points for points."""

    lean: float = 0.0
    """The cost of a difference between its two cities."""
    vision: float = 0.0
    """The worth of what the next tiles will find in a city."""
    denial: float = 0.0
    """The worth of what the next seat will find in a hand that is passed on: for a shared city good, else bad."""
    sure: float = 0.0
    """How far today's order of factories counts from the start (see `races`); without Capitals."""
    future: float = 0.0
    """How much of what a city may still become is counted; with Capitals."""
