"""Why a move is good, as sentences: what it adds to which city."""

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Side
from tabletown.core.sentence import Figure, Sentence

# Made for every move that a judge looks at, and so spelled out: this is twice as quick as `sentence`.


def tell_pair(left: Tile, here: float, right: Tile, there: float) -> Sentence:
    """`B left +2.5, P right +1.8`."""
    values = (("left", left.value), ("here", tell_gain(here)), ("right", right.value), ("there", tell_gain(there)))
    return Sentence("hint-pair", values)


def tell_place(tile: Tile, side: Side, here: float) -> Sentence:
    """`B left +2.5`."""
    return Sentence("hint-place", (("tile", tile.value), ("side", side.value), ("here", tell_gain(here))))


def tell_then(first: Sentence, tile: Tile, side: Side, there: float) -> Sentence:
    """`B left +2.5, then P right +1.8`."""
    return Sentence("hint-then", (("what", first), ("next", tell_place(tile, side, there))))


def tell_hope(what: Sentence, points: float, chance: float) -> Sentence:
    """`B left +2, P right +1; 52 points expected, 34 % to win`."""
    return Sentence("hint-hope", (("what", what), ("points", round(points)), ("chance", round(100 * chance))))


def tell_gain(gain: float) -> Figure:
    return Figure(gain, signed=True)
