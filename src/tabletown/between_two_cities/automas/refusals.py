"""Why a move at a table with Automas is refused."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import name_tile, name_tiles
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.refusals import Illegal, bad_square, holds, not_in_hand
from tabletown.between_two_cities.people.state import Hand
from tabletown.core.errors import IllegalMove, Refused
from tabletown.core.sentence import Sentence

_NOW = {
    "choose": "illegal-choosing-now",
    "place": "illegal-placing-now",
    "discard": "illegal-discarding-now",
}


def check_phase(now: str, wanted: str) -> None:
    if now == "over":
        raise IllegalMove(Refused.GAME_OVER)
    if now != wanted:
        raise IllegalMove(Refused.WRONG_PHASE, Sentence(_NOW[now]))


def check_in_hand(hand: Hand, tiles: tuple[Tile, Tile]) -> None:
    if not holds(hand, tiles):
        raise not_in_hand(tiles, hand)


def check_discard(hand: Hand, tile: Tile) -> None:
    if tile not in hand:
        raise not_in_hand((tile,), hand)


def check_to_place(move: Place, open_tiles: Sequence[Tile], loose: Hand, filled: Side | None) -> None:
    """Whether this tile may go into a city of that side at all."""
    if move.tile in open_tiles:
        return
    if filled is move.side and move.tile in loose:
        raise IllegalMove(Illegal.CITY_SERVED, side=str(move.side))
    raise IllegalMove(Illegal.NOT_CHOSEN, tile=name_tile(move.tile), tiles=name_tiles(open_tiles))


def check_square(city: City, move: Place) -> int:
    """The cell of a legal placement; else IllegalMove."""
    cell = city.canvas.cell_of.get(move.square, -1)
    if cell < 0 or not city.cells_for(move.tile) >> cell & 1:
        raise bad_square(city, move.tile, move.square, cell)
    return cell
