"""Why a move is refused. Nothing here changes anything: a refused move leaves the State as it was."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.fitting import fitting
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import name_tile, name_tiles
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Pair, Place
from tabletown.between_two_cities.people.state import Hand, Phase, State, city_index
from tabletown.core.errors import IllegalMove, Reason, Refused
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence


class Illegal(Reason):
    NOT_IN_HAND = "illegal-not-in-hand"
    NOT_CHOSEN = "illegal-not-chosen"
    CITY_SERVED = "illegal-city-served"
    UNKNOWN_SQUARE = "illegal-unknown-square"
    OCCUPIED = "illegal-occupied"
    FIRST_IN_THE_MIDDLE = "illegal-first-in-the-middle"
    FIRST_ON_A_PLOT = "illegal-first-on-a-plot"
    NATURE = "illegal-nature"
    OUTSIDE = "illegal-outside"
    NOT_ADJACENT = "illegal-not-adjacent"
    DEAD_END = "illegal-dead-end"


def check_choice(state: State, seat: Seat, move: Choose) -> None:
    if state.chosen[seat] is not None:
        raise _too_late(state, seat)
    if not holds(state.hands[seat], move.tiles):
        if state.phase is Phase.OVER:
            raise _over()
        raise not_in_hand(move.tiles, state.hands[seat])


def check_placement(state: State, seat: Seat, move: Place) -> int:
    """The cell of a legal placement; else IllegalMove."""
    loose = state.loose[seat]
    if not loose:
        raise _too_late(state, seat)
    if move.tile not in loose:
        raise IllegalMove(Illegal.NOT_CHOSEN, tile=name_tile(move.tile), tiles=name_tiles(loose))
    if move.side is state.filled[seat]:
        raise IllegalMove(Illegal.CITY_SERVED, side=str(move.side))
    city = state.cities[city_index(seat, move.side, len(state.hands))]
    cell = city.canvas.cell_of.get(move.square, -1)
    if cell < 0 or not city.cells_for(move.tile) >> cell & 1:
        raise bad_square(city, move.tile, move.square, cell)
    return cell


def _over() -> IllegalMove:
    return IllegalMove(Refused.GAME_OVER)


def _too_late(state: State, seat: Seat) -> IllegalMove:
    if state.phase is Phase.OVER:
        return _over()
    if state.phase is Phase.CHOOSE and state.chosen[seat] is None:
        return IllegalMove(Refused.WRONG_PHASE, Sentence("illegal-choosing-now"))
    if state.phase is Phase.PLACE and state.loose[seat]:
        return IllegalMove(Refused.WRONG_PHASE, Sentence("illegal-placing-now"))
    waiting = "illegal-chosen-already" if state.phase is Phase.CHOOSE else "illegal-placed-already"
    return IllegalMove(Refused.OUT_OF_TURN, Sentence(waiting))


def not_in_hand(tiles: Sequence[Tile], hand: Hand) -> IllegalMove:
    return IllegalMove(Illegal.NOT_IN_HAND, tiles=name_tiles(tiles), count=len(tiles), hand=name_tiles(hand))


def holds(hand: Hand, pair: Pair) -> bool:
    first, second = pair
    return first in hand and second in hand and (first is not second or hand.count(first) > 1)


def bad_square(city: City, tile: Tile, square: str, cell: int) -> IllegalMove:
    ground = city.canvas
    if cell < 0:
        last = ground.squares[ground.cell(ground.side - 1, ground.side - 1)]
        return IllegalMove(Illegal.UNKNOWN_SQUARE, square=square, last=last)
    what = {"tile": name_tile(tile), "square": square}
    cells = 1 << cell | (1 << cell + 1 if tile.lies else 1 << cell + ground.width if tile.stands else 0)
    if cells & ground.nature:
        return IllegalMove(Illegal.NATURE, **what)
    if not city.built and ground.nature and not ground.first >> cell & 1:
        plots = " ".join(ground.squares[plot] for plot in range(ground.plane) if ground.first >> plot & 1)
        return IllegalMove(Illegal.FIRST_ON_A_PLOT, squares=plots)
    if not city.built and not ground.nature:
        middle = ground.squares[ground.middle]
        return IllegalMove(Illegal.FIRST_IN_THE_MIDDLE, square=middle)
    reach = ground.reach(city.windows)
    inside = reach.lying if tile.lies else reach.standing if tile.stands else reach.cells
    if not inside >> cell & 1:
        return IllegalMove(Illegal.OUTSIDE, size=ground.size, **what)
    if cells & city.built:
        return IllegalMove(Illegal.OCCUPIED, **what)
    if city.built and not fitting(ground, city.built, city.windows, tile) >> cell & 1:
        return IllegalMove(Illegal.NOT_ADJACENT, **what)
    return IllegalMove(Illegal.DEAD_END, **what)
