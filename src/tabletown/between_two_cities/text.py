"""Between Two Cities on a terminal: drawings of what a seat sees, and sentences for what happens."""

from collections.abc import Sequence

from tabletown.between_two_cities import events as happened
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.drawing import beside_each_other, draw_city, score_table
from tabletown.between_two_cities.explain import explain_cities
from tabletown.between_two_cities.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.notation import format_city
from tabletown.between_two_cities.ranking import cities_of, final_outcome
from tabletown.between_two_cities.scoring import score_cities
from tabletown.between_two_cities.state import Phase, city_index
from tabletown.between_two_cities.tiles import Building, Tile
from tabletown.between_two_cities.view import View
from tabletown.between_two_cities.words import say_group, say_outcome
from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats, format_seat

_WORDS = {building: building.name.lower() for building in Building}


class CityText:
    title = "Between Two Cities"

    def draw(self, view: View) -> str:
        parts = [_heading(view)]
        if view.seat is not None:
            parts.append(_own_cities(view, view.seat))
        parts.append(_other_cities(view))
        if view.hand:
            parts.append("Your hand: " + ", ".join(map(say_tile, view.hand)))
        if view.choice:
            parts.append("You chose: " + ", ".join(map(say_tile, view.choice)))
        parts += [_loose(view, seat) for seat in all_seats(view.seats) if view.loose[seat]]
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: View, moves: Sequence[Move]) -> str:
        if any(isinstance(move, Choose) for move in moves):
            pairs = [move.tiles for move in moves if isinstance(move, Choose)]
            return _columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=16)
        return _offer_squares(view, [move for move in moves if isinstance(move, Place)])

    def tell(self, event: Event) -> str | None:
        match event:
            case happened.Chosen(seat=seat):
                return f"Seat {format_seat(seat)} has chosen."
            case happened.Revealed(pairs=pairs):
                shown = (f"seat {number}: {' '.join(pair)}" for number, pair in enumerate(pairs, 1))
                return "All show their tiles: " + "; ".join(shown) + "."
            case happened.Placed(seat=seat, city=city, tile=tile, square=square):
                return f"Seat {format_seat(seat)} places {say_tile(tile)} on {square} of city {city + 1}."
            case happened.HandsPassed(passing=passing):
                return f"The hands go to the {passing}."
            case happened.RoundBegan(round=number, part=part):
                return f"Round {number}{part} begins."
            case happened.Discarded(tiles=tiles):
                return f"You discard {', '.join(map(say_tile, tiles))}."
            case happened.PickedUp(hand=hand):
                return f"You pick up {' '.join(hand)}."
            case happened.GameEnded(outcome=outcome):
                return say_outcome(outcome)
        return None

    def close(self, view: View) -> str:
        scores = score_cities(view.cities)
        lines = [score_table([(f"city {n}", score) for n, score in enumerate(scores, 1)])]
        for number, (city, groups) in enumerate(zip(view.cities, explain_cities(view.cities), strict=True), 1):
            lines.append(f"City {number}  {format_city(city)}")
            lines.append("\n".join(f"  {say_group(group)}" for group in groups))
        return "\n\n".join([*lines, say_outcome(final_outcome(view.cities, view.seats))])


TEXT = CityText()


def say_tile(tile: Tile) -> str:
    """`S (shop)`, `F/E (factory over food)`."""
    names = [_WORDS[building] for building in tile.buildings]
    return f"{tile} ({(' over ' if tile.stands else '–').join(names)})"


def points_added(view: View, move: Place, seat: Seat) -> int:
    """What a placement does to its city's score, factories compared with the other cities as they stand."""
    number = city_index(seat, move.side, view.seats)
    city = view.cities[number]
    after = city.place(move.tile, city.canvas.cell_of[move.square])
    cities = (*view.cities[:number], after, *view.cities[number + 1 :])
    return score_cities(cities)[number].total - score_cities(view.cities)[number].total


def _heading(view: View) -> str:
    if view.phase is Phase.OVER:
        return "The game is over."
    turn = view.turns[view.turn]
    steps = sum(other.round == turn.round and other.part == turn.part for other in view.turns)
    goes = f"the rest is passed to the {turn.passing}" if turn.passing else "the rest is discarded"
    what = "choose two tiles" if view.phase is Phase.CHOOSE else "place your tiles, one in each city"
    return f"Round {turn.round}{turn.part} of 3, turn {turn.step} of {steps}: {what}; {goes}."


def _own_cities(view: View, seat: Seat) -> str:
    left, right = cities_of(seat, view.seats)
    scores = score_cities(view.cities)
    lower = min(scores[left].total, scores[right].total)
    drawings = []
    for side, number in ((Side.LEFT, left), (Side.RIGHT, right)):
        is_lower = scores[left].total != scores[right].total and scores[number].total == lower and view.seats > 2
        mark = " (your lower city)" if is_lower else ""
        title = f"{side.upper()}: city {number + 1}{_partner(view, seat, side)}, {scores[number].total} points{mark}"
        drawings.append([title, *draw_city(view.cities[number])])
    return beside_each_other(*drawings)


def _partner(view: View, seat: Seat, side: Side) -> str:
    if view.seats == 2:
        return ""
    other = (seat + (1 if side is Side.LEFT else -1)) % view.seats
    return f" with seat {other + 1}"


def _other_cities(view: View) -> str:
    own = () if view.seat is None else cities_of(view.seat, view.seats)
    scores = score_cities(view.cities)
    lines = []
    for number, city in enumerate(view.cities):
        if number not in own:
            lines.append(
                f"city {number + 1} ({_owners(number, view.seats)}): {scores[number].total} points  {_grid(city)}"
            )
    return "\n".join(lines)


def _owners(city: int, seats: int) -> str:
    if seats == 2:
        return f"seat {city // 2 + 1}"
    return f"seats {city + 1} and {(city + 1) % seats + 1}"


def _grid(city: City) -> str:
    return format_city(city) if city.built else "empty"


def _loose(view: View, seat: Seat) -> str:
    who = "You still place" if seat == view.seat else f"Seat {format_seat(seat)} still places"
    return f"{who}: {', '.join(map(say_tile, view.loose[seat]))}"


def _offer_squares(view: View, moves: list[Place]) -> str:
    """One drawing per tile and side, with the points that each square would add."""
    if view.seat is None:
        return ""
    drawings = []
    for tile, side in dict.fromkeys((move.tile, move.side) for move in moves):
        city = view.cities[city_index(view.seat, side, view.seats)]
        added = {
            city.canvas.cell_of[move.square]: f"{points_added(view, move, view.seat):+d}"
            for move in moves
            if move.tile is tile and move.side is side
        }
        drawings.append([f"place {tile} {side} …", *draw_city(city, added)])
    pairs = [drawings[start : start + 2] for start in range(0, len(drawings), 2)]
    return "\n\n".join(beside_each_other(*pair) for pair in pairs)


def _columns(cells: list[str], width: int, across: int = 5) -> str:
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return "\n".join("".join(cell.ljust(width) for cell in row).rstrip() for row in rows)
