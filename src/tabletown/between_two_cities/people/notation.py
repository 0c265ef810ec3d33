"""Moves as text, both ways (docs/notation.md)."""

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.city.notation import UnreadablePart, parse_tile
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side, choice
from tabletown.core.errors import Unreadable, UnreadableMove
from tabletown.core.sentence import Word, either

_SQUARES = canvas(4).cell_of
"""The same for 5×5 cities around a landscape: their canvas has as many squares."""


def format_move(move: Move) -> str:
    match move:
        case Choose((first, second)):
            return f"choose {first} {second}"
        case Place(tile, side, square):
            return f"place {tile} {side} {square}"


def parse_move(text: str) -> Move:
    """Read `choose S H/O` or `place S left d4`."""
    match text.split():
        case ["choose", first, second]:
            return choice(parse_tile(first), parse_tile(second))
        case ["place", tile, side, square]:
            if square not in _SQUARES:
                raise UnreadableMove(UnreadablePart.SQUARE, text=square[:20])
            return Place(parse_tile(tile), _parse_side(side), square)
        case ["choose" | "place" as word, *_]:
            form = Word("form-choose" if word == "choose" else "form-place")
            raise UnreadableMove(Unreadable.SHAPE, word=word, form=form)
    raise UnreadableMove(Unreadable.WORD, text=text[:40], words=either(("choose", "place")))


def _parse_side(text: str) -> Side:
    try:
        return Side(text)
    except ValueError:
        raise UnreadableMove(UnreadablePart.SIDE, text=text[:20]) from None
