"""Why a move is good, as sentences: what it adds to which city."""

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Side
from tabletown.core.sentence import Sentence, sentence


def tell_pair(left: Tile, here: float, right: Tile, there: float) -> Sentence:
    """`B left +2.5, P right +1.8`."""
    return sentence("hint-pair", left=str(left), here=tell_gain(here), right=str(right), there=tell_gain(there))


def tell_place(tile: Tile, side: Side, here: float) -> Sentence:
    """`B left +2.5`."""
    return sentence("hint-place", tile=str(tile), side=str(side), here=tell_gain(here))


def tell_then(first: Sentence, tile: Tile, side: Side, there: float) -> Sentence:
    """`B left +2.5, then P right +1.8`."""
    return sentence("hint-then", what=first, next=tell_place(tile, side, there))


def tell_gain(gain: float) -> str:
    # Nothing is said to be lost where nothing is: no -0.0.
    return f"{round(gain, 1) + 0.0:+.1f}"
