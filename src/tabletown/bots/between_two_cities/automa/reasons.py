"""Why a move of a solo game is good, in words: what it adds to which city, and what it keeps from Automaville."""

from collections.abc import Callable
from dataclasses import dataclass

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.solo.state import SIDES, side_number
from tabletown.between_two_cities.solo.view import SoloView


@dataclass(frozen=True, slots=True)
class Reasons:
    """What one judge says about the moves of one View."""

    view: SoloView
    gain: Callable[[int, Tile], float]
    """By city and tile: what it adds at its best place."""
    together: Callable[[float, float], float]
    """What gains in the left and the right city are worth."""
    weigh: Callable[[Tile], float] | None
    """What a tile would add to Automaville; None for a judge that does not mind."""

    def choice(self, move: Choose) -> str:
        """`B left +2.5, P right +1.8, keeps P (+6) from Automaville`."""
        one, other = move.tiles
        ways = [
            (self.together(here, there), f"{left} left {_points(here)}, {right} right {_points(there)}")
            for left, right in ((one, other), (other, one))
            for here, there in [(self.gain(0, left), self.gain(1, right))]
        ]
        return max(ways, key=lambda way: way[0])[1] + self._kept(move)

    def placement(self, move: Place, here: float) -> str:
        """`B left +2.5, then P right +1.8`: your second tile goes into the other city."""
        words = f"{move.tile} {move.side} {_points(here)}"
        number = side_number(move.side)
        if self.view.theirs[number] is move.tile:
            return words
        rest, other = list(self.view.loose), SIDES[1 - number]
        rest.remove(move.tile)
        if not rest or self.view.filled is other:
            return words
        return f"{words}, then {rest[0]} {other} {_points(self.gain(1 - number, rest[0]))}"

    def discard(self, move: Discard) -> str:
        left, right = (self.gain(number, move.tile) for number in range(len(SIDES)))
        return f"it would add {_points(left)} left, {_points(right)} right"

    def _kept(self, move: Choose) -> str:
        """What the next Automa would have liked to find in the row that is passed on."""
        if self.weigh is None or self.view.now is None or self.view.now.passing is None:
            return ""
        best = max(move.tiles, key=self.weigh)
        worth = self.weigh(best)
        if worth <= max(self.weigh(tile) for tile in set(without(self.view.hand, move.tiles))):
            return ""
        return f", keeps {best} ({worth:+.0f}) from Automaville"


def _points(gain: float) -> str:
    # Nothing is said to be lost where nothing is: no -0.0.
    return f"{round(gain, 1) + 0.0:+.1f}"
