"""Why a move at a table with Automas is refused, in words."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.refusals import Illegal, bad_square, holds
from tabletown.between_two_cities.people.state import Hand
from tabletown.core.errors import IllegalMove, Refused

_NOW = {
    "choose": "two tiles of the hand are chosen now",
    "place": "tiles are placed now",
    "discard": "one tile of the hand is thrown away now",
}


def check_phase(now: str, wanted: str) -> None:
    if now == "over":
        raise IllegalMove(Refused.GAME_OVER, "the game is over")
    if now != wanted:
        raise IllegalMove(Refused.WRONG_PHASE, _NOW[now])


def check_in_hand(hand: Hand, tiles: tuple[Tile, Tile]) -> None:
    if not holds(hand, tiles):
        raise IllegalMove(Illegal.NOT_IN_HAND, f"{' and '.join(tiles)} are not both in the hand {' '.join(hand)}")


def check_discard(hand: Hand, tile: Tile) -> None:
    if tile not in hand:
        raise IllegalMove(Illegal.NOT_IN_HAND, f"{tile} is not in the hand {' '.join(hand)}")


def check_to_place(move: Place, open_tiles: Sequence[Tile], loose: Hand, filled: Side | None) -> None:
    """Whether this tile may go into a city of that side at all."""
    if move.tile in open_tiles:
        return
    if filled is move.side and move.tile in loose:
        detail = f"the {move.side} city has got your tile of this turn: the other one goes into the other city"
        raise IllegalMove(Illegal.CITY_SERVED, detail)
    detail = f"{move.tile} is not one of the tiles for the {move.side} city: {' '.join(open_tiles) or 'none'}"
    raise IllegalMove(Illegal.NOT_CHOSEN, detail)


def check_square(city: City, move: Place) -> int:
    """The cell of a legal placement; else IllegalMove."""
    cell = city.canvas.cell_of.get(move.square, -1)
    if cell < 0 or not city.room_for(move.tile) >> cell & 1:
        raise bad_square(city, move.tile, move.square, cell)
    return cell
