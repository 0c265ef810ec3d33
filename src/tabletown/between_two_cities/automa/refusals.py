"""Why a move of a solo game is refused, in words."""

from tabletown.between_two_cities.automa.solo_state import Solo, SoloPhase, side_number, to_place
from tabletown.between_two_cities.moves import Choose, Place
from tabletown.between_two_cities.refusals import Refusal, bad_square, holds
from tabletown.between_two_cities.tiles import Tile
from tabletown.core.errors import IllegalMove, Refused

_NOW = {
    SoloPhase.CHOOSE: "two tiles of the hand are chosen now",
    SoloPhase.PLACE: "tiles are placed now",
    SoloPhase.DISCARD: "one tile of the hand is thrown away now",
}


def check_choice(state: Solo, move: Choose) -> None:
    _check_phase(state, SoloPhase.CHOOSE)
    if not holds(state.hand, move.tiles):
        detail = f"{' and '.join(move.tiles)} are not both in the hand {' '.join(state.hand)}"
        raise IllegalMove(Refusal.NOT_IN_HAND, detail)


def check_discard(state: Solo, tile: Tile) -> None:
    _check_phase(state, SoloPhase.DISCARD)
    if tile not in state.hand:
        raise IllegalMove(Refusal.NOT_IN_HAND, f"{tile} is not in the hand {' '.join(state.hand)}")


def check_placement(state: Solo, move: Place) -> int:
    """The cell of a legal placement; else IllegalMove."""
    _check_phase(state, SoloPhase.PLACE)
    if move.tile not in to_place(state, move.side):
        if state.filled is move.side and move.tile in state.loose:
            detail = f"the {move.side} city has got your tile of this turn: the other one goes into the other city"
            raise IllegalMove(Refusal.CITY_SERVED, detail)
        open_tiles = " ".join(to_place(state, move.side)) or "none"
        detail = f"{move.tile} is not one of the tiles to place in the {move.side} city: {open_tiles}"
        raise IllegalMove(Refusal.NOT_CHOSEN, detail)
    city = state.cities[side_number(move.side)]
    cell = city.canvas.cell_of.get(move.square, -1)
    if cell < 0 or not city.room_for(move.tile) >> cell & 1:
        raise bad_square(city, move.tile, move.square, cell)
    return cell


def _check_phase(state: Solo, phase: SoloPhase) -> None:
    now = state.phase
    if now is SoloPhase.OVER:
        raise IllegalMove(Refused.GAME_OVER, "the game is over")
    if now is not phase:
        raise IllegalMove(Refused.WRONG_PHASE, _NOW[now])
