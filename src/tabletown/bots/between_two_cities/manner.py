"""How everybody plays in a playout."""

from dataclasses import dataclass

from tabletown.bots.between_two_cities.arrays import Figures, figures
from tabletown.bots.between_two_cities.expected_points import ExpectedPoints
from tabletown.bots.between_two_cities.taste import Taste


@dataclass(frozen=True, slots=True)
class Manner:
    """An outlook and a taste in whole numbers."""

    ahead: tuple[Figures, ...]
    """By the number of built cells."""
    hot: float
    lean: int
    """In quarters, as `denial`."""
    denial: int
    vision: int


def manner(outlook: ExpectedPoints, taste: Taste) -> Manner:
    quarters = round(4 * taste.lean), round(4 * taste.denial)
    return Manner(figures(outlook), outlook[0].hot, *quarters, round(taste.vision))
