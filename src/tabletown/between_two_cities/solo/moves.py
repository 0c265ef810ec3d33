"""Moves of a solo game: choose and place as always, and in the simple mode throw one tile away."""

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_tile
from tabletown.between_two_cities.people import notation
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.core.errors import Unreadable, UnreadableMove
from tabletown.core.sentence import Word


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw one tile of the hand away, before the hand is filled up again (simple mode)."""

    tile: Tile


SoloMove: TypeAlias = Choose | Place | Discard

_WORD = "discard"


@cache
def discard(tile: Tile) -> Discard:
    return Discard(tile)


def format_move(move: SoloMove) -> str:
    return f"{_WORD} {move.tile}" if isinstance(move, Discard) else notation.format_move(move)


def parse_move(text: str) -> SoloMove:
    """Read `discard S`, or a move of every table."""
    match text.split():
        case ["discard", tile]:
            return discard(parse_tile(tile))
        case ["discard", *_]:
            raise UnreadableMove(Unreadable.SHAPE, word=_WORD, form=Word("form-discard"))
    return notation.parse_move(text)
