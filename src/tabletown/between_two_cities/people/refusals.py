"""Why a move is refused, in words. Nothing here changes anything: a refused move leaves the State as it was."""

from tabletown.between_two_cities.box.fitting import fitting
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Pair, Place
from tabletown.between_two_cities.people.state import Hand, Phase, State, city_index
from tabletown.core.errors import IllegalMove, Reason, Refused
from tabletown.core.seat import Seat, format_seat


class Illegal(Reason):
    NOT_IN_HAND = "not in hand"
    NOT_CHOSEN = "not a tile you chose"
    CITY_SERVED = "second tile into the same city"
    UNKNOWN_SQUARE = "no such square"
    OCCUPIED = "something stands there"
    FIRST_IN_THE_MIDDLE = "the first tile takes the middle"
    FIRST_ON_A_PLOT = "the first tile lies on a plot of the landscape"
    NATURE = "nothing is built on nature"
    OUTSIDE = "outside every square the city can still become"
    NOT_ADJACENT = "not beside a tile of the city"
    DEAD_END = "leaves no place for a duplex to come"


def check_choice(state: State, seat: Seat, move: Choose) -> None:
    if state.chosen[seat] is not None:
        raise _too_late(state, seat, "has chosen already")
    if not holds(state.hands[seat], move.tiles):
        if state.phase is Phase.OVER:
            raise _over()
        detail = f"{' and '.join(move.tiles)} are not both in the hand {' '.join(state.hands[seat])}"
        raise IllegalMove(Illegal.NOT_IN_HAND, detail)


def check_placement(state: State, seat: Seat, move: Place) -> int:
    """The cell of a legal placement; else IllegalMove."""
    loose = state.loose[seat]
    if not loose:
        raise _too_late(state, seat, "has placed both tiles")
    if move.tile not in loose:
        raise IllegalMove(Illegal.NOT_CHOSEN, f"{move.tile} is not one of the tiles to place: {' '.join(loose)}")
    if move.side is state.filled[seat]:
        detail = f"the {move.side} city has got its tile of this turn: the other tile goes into the other city"
        raise IllegalMove(Illegal.CITY_SERVED, detail)
    city = state.cities[city_index(seat, move.side, state.seats)]
    cell = city.canvas.cell_of.get(move.square, -1)
    if cell < 0 or not city.room_for(move.tile) >> cell & 1:
        raise bad_square(city, move.tile, move.square, cell)
    return cell


def _over() -> IllegalMove:
    return IllegalMove(Refused.GAME_OVER, "the game is over")


def _too_late(state: State, seat: Seat, what: str) -> IllegalMove:
    if state.phase is Phase.OVER:
        return _over()
    if state.phase is Phase.CHOOSE and state.chosen[seat] is None:
        return IllegalMove(Refused.WRONG_PHASE, "tiles are being chosen now: nothing can be placed before the reveal")
    if state.phase is Phase.PLACE and state.loose[seat]:
        return IllegalMove(Refused.WRONG_PHASE, "the chosen tiles are revealed: now they are placed")
    waiting = "the others are still choosing" if state.phase is Phase.CHOOSE else "the others are still placing"
    return IllegalMove(Refused.OUT_OF_TURN, f"seat {format_seat(seat)} {what}: {waiting}")


def holds(hand: Hand, pair: Pair) -> bool:
    first, second = pair
    return first in hand and second in hand and (first is not second or hand.count(first) > 1)


def bad_square(city: City, tile: Tile, square: str, cell: int) -> IllegalMove:
    ground = city.canvas
    if cell < 0:
        last = ground.squares[ground.cell(ground.side - 1, ground.side - 1)]
        return IllegalMove(Illegal.UNKNOWN_SQUARE, f"there is no square {square}: they are a1 to {last}")
    cells = 1 << cell | (1 << cell + 1 if tile.lies else 1 << cell + ground.width if tile.stands else 0)
    if cells & ground.nature:
        return IllegalMove(Illegal.NATURE, f"{tile} on {square} would lie on a natural cell of the landscape")
    if not city.built and ground.nature and not ground.first >> cell & 1:
        plots = " ".join(ground.squares[plot] for plot in range(ground.plane) if ground.first >> plot & 1)
        return IllegalMove(Illegal.FIRST_ON_A_PLOT, f"the first tile lies on a plot of the landscape: {plots}")
    if not city.built and not ground.nature:
        middle = ground.squares[ground.middle]
        return IllegalMove(Illegal.FIRST_IN_THE_MIDDLE, f"the first tile of a city is placed on {middle}")
    reach = ground.reach(city.windows)
    inside = reach.lying if tile.lies else reach.standing if tile.stands else reach.cells
    if not inside >> cell & 1:
        detail = f"with {tile} on {square} the city could not become a full {ground.size}×{ground.size} square"
        return IllegalMove(Illegal.OUTSIDE, detail)
    if cells & city.built:
        return IllegalMove(Illegal.OCCUPIED, f"something stands already where {tile} on {square} would lie")
    if city.built and not fitting(ground, city.built, city.windows, tile) >> cell & 1:
        return IllegalMove(Illegal.NOT_ADJACENT, f"{tile} on {square} would touch no tile of the city")
    detail = f"after {tile} on {square} there would not be room for every duplex that can still come"
    return IllegalMove(Illegal.DEAD_END, detail)
