"""Why a move of a solo game is good, in words: what it adds to which city, and what it keeps from Automaville."""

from collections.abc import Callable
from dataclasses import dataclass

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.solo.state import SIDES, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.hints import tell_gain, tell_pair, tell_place, tell_then
from tabletown.core.sentence import Figure, Sentence, sentence


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

    def choice(self, move: Choose) -> Sentence:
        """`B left +2.5, P right +1.8, keeps P (+6) from Automaville`."""
        one, other = move.tiles
        ways = [
            (self.together(here, there), tell_pair(left, here, right, there))
            for left, right in ((one, other), (other, one))
            for here, there in [(self.gain(0, left), self.gain(1, right))]
        ]
        return self._kept(move, max(ways, key=lambda way: way[0])[1])

    def placement(self, move: Place, here: float) -> Sentence:
        """`B left +2.5, then P right +1.8`: your second tile goes into the other city."""
        words = tell_place(move.tile, move.side, here)
        number = side_number(move.side)
        if self.view.theirs[number] is move.tile:
            return words
        rest, other = list(self.view.loose), SIDES[1 - number]
        rest.remove(move.tile)
        if not rest or self.view.filled is other:
            return words
        return tell_then(words, rest[0], other, self.gain(1 - number, rest[0]))

    def discard(self, move: Discard) -> Sentence:
        left, right = (self.gain(number, move.tile) for number in range(len(SIDES)))
        return sentence("hint-discard", left=tell_gain(left), right=tell_gain(right))

    def _kept(self, move: Choose, words: Sentence) -> Sentence:
        """And what the next Automa would have liked to find in the row that is passed on."""
        if self.weigh is None or self.view.now is None or self.view.now.passing is None:
            return words
        best = max(move.tiles, key=self.weigh)
        worth = self.weigh(best)
        if worth <= max(self.weigh(tile) for tile in set(without(self.view.hand, move.tiles))):
            return words
        return sentence("hint-keeps", what=words, tile=str(best), worth=Figure(worth, places=0, signed=True))
