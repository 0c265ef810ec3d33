"""Between Two Cities on a terminal: drawings of what a seat sees, and sentences for what happens."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import district_sizes
from tabletown.between_two_cities.city.drawing import beside_each_other, draw_city, score_table
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import bits, duplex_cells, format_canvas, format_city
from tabletown.between_two_cities.city.scoring import CityScore, score_cities
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.opening import people_began, people_laid
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.words import LETTERS, ranking_table, say_districts, say_group, say_tile
from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats, format_seat
from tabletown.core.words import columns, say_count, say_outcome, say_seat, say_seats, verb

_HELP = f"""Letters: {LETTERS}.
A duplex like EF lies, F/E stands; it is placed by its left or upper half, and points are shown there.
Type tiles to choose them (S P), or a tile, a side and a square to place it (S left d4).
Shops in a line 2 5 10 16. Factories 4 each in the city with most, 3 in the second, else 2.
Sets of different taverns 1 4 9 17. Offices 1 3 6 10 15 21, and 1 for each beside a tavern.
Parks together 2 8 12 13 14 … Houses: 1 for each other type in the city, but 1 in all beside a factory.
With Capitals: C is a civic building; SF-P likes shops and factories, dislikes parks: 1, 3 with one of its likes beside
it, 6 with both, 1 beside what it dislikes. # is nature. The largest districts score 6, the second largest 3.
Your score is the lower of your two cities (with two players: their sum)."""


class CityText:
    title = "Between Two Cities"
    help = _HELP

    def draw(self, view: View) -> str:
        parts = [_heading(view)]
        if view.modules.districts:
            parts.append(say_districts(view.modules.districts, view.cities))
        if view.seat is not None:
            parts.append(_own_cities(view, view.seat))
        parts.append(_other_cities(view))
        if view.hand:
            parts.append("Your hand: " + ", ".join(map(say_tile, view.hand)))
        if view.choice:
            parts.append("You chose: " + ", ".join(map(say_tile, view.choice)))
        parts.append("\n".join(_loose(view, seat) for seat in all_seats(view.seats) if view.loose[seat]))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: View, moves: Sequence[Move]) -> str:
        pairs = [move.tiles for move in moves if isinstance(move, Choose)]
        if pairs:
            return columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=80)
        return _offer_squares(view, [move for move in moves if isinstance(move, Place)])

    def is_private(self, view: View) -> bool:
        return bool(view.hand)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        match event:
            case happened.Chosen(seat=seat):
                return f"{verb(say_seat(seat, viewer), 'have', 'has')} chosen."
            case happened.Revealed(pairs=pairs):
                shown = (f"{say_seat(Seat(n), viewer).lower()} {' '.join(pair)}" for n, pair in enumerate(pairs))
                return "All show their tiles: " + "; ".join(shown) + "."
            case happened.Placed(seat=seat, city=city, tile=tile, square=square):
                who = verb(say_seat(seat, viewer), "place", "places")
                return f"{who} {say_tile(tile)} on {square} of city {city + 1}."
            case happened.HandsPassed(passing=passing):
                return f"The hands go to the {passing}."
            case happened.RoundBegan(round=number, part=part):
                return f"Round {number}{part} begins."
            case happened.Discarded(seat=seat, tiles=tiles):
                who = verb(say_seat(seat, viewer), "discard", "discards")
                return f"{who} {', '.join(map(say_tile, tiles))}."
            case happened.PickedUp(seat=seat, hand=hand):
                return f"{verb(say_seat(seat, viewer), 'pick', 'picks')} up {' '.join(hand)}."
            case happened.GameEnded(outcome=outcome):
                return say_outcome(outcome, say_seats(len(outcome.scores), viewer))
        return None

    def opening(self, view: View) -> tuple[str, ...]:
        told = (self.tell(event, view.seat) for event in people_began(view))
        return (*people_laid(view), *(sentence for sentence in told if sentence))

    def close(self, view: View) -> str:
        districts = view.modules.districts
        scores = score_cities(view.cities, districts)
        parts = []
        explained = explain_cities(view.cities, districts)
        for number, (city, groups) in enumerate(zip(view.cities, explained, strict=True), 1):
            points = say_count(scores[number - 1].total, "point")
            lines = [f"City {number} ({_owners(number - 1, view.seats)}), {points}: {format_city(city)}"]
            parts.append("\n".join([*lines, *(f"  {say_group(group)}" for group in groups)]))
        parts.append(score_table([(f"city {n}", score) for n, score in enumerate(scores, 1)], view.modules))
        outcome = final_outcome(view.cities, view.seats, view.modules)
        return "\n\n".join([*parts, ranking_table(outcome), say_outcome(outcome, say_seats(view.seats, view.seat))])

    def readable(self, view: View) -> Mapping[str, object]:
        districts = view.modules.districts
        scored = zip(view.cities, score_cities(view.cities, districts), strict=True)
        cities = [readable_city(city, score, view.modules) for city, score in scored]
        if not districts:
            return {"cities": cities}
        sizes = [district_sizes(city, districts) for city in view.cities]
        told = [{"kinds": pair, "sizes": [size[n] for size in sizes]} for n, pair in enumerate(districts)]
        return {"cities": cities, "districts": told}


TEXT = CityText()


def points_added(view: View, moves: Sequence[Place], seat: Seat) -> list[int]:
    """What each placement does to its city's score, factories compared with the other cities as they stand."""
    districts = view.modules.districts
    before = score_cities(view.cities, districts)
    added = []
    for move in moves:
        number = city_index(seat, move.side, view.seats)
        city = view.cities[number]
        after = city.place(move.tile, city.canvas.cell_of[move.square])
        cities = (*view.cities[:number], after, *view.cities[number + 1 :])
        added.append(score_cities(cities, districts)[number].total - before[number].total)
    return added


def readable_city(city: City, score: CityScore, modules: Modules = BASE) -> dict[str, object]:
    ground, names = city.canvas, city.canvas.squares
    return {
        "size": ground.size,
        "canvas": format_canvas(city),
        "nature": [names[cell] for cell in bits(ground.nature)],
        "civics": [
            {"square": names[cell], "likes": tile.likes, "dislikes": tile.dislikes} for cell, tile in city.civics
        ],
        "duplexes": [names[first] + names[second] for first, second in duplex_cells(city)],
        "notation": format_city(city),
        "score": {**score.shown(modules), "total": score.total},
    }


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
    scores = score_cities(view.cities, view.modules.districts)
    totals = {side: scores[city].total for side, city in ((Side.LEFT, left), (Side.RIGHT, right))}
    drawings = []
    for side, number in ((Side.LEFT, left), (Side.RIGHT, right)):
        is_lower = view.seats > 2 and totals[side] == min(totals.values()) < max(totals.values())
        partner = f" with {_partner(view, seat, side)}" if view.seats > 2 else ""
        title = f"{side.upper()}: city {number + 1}{partner}, {say_count(totals[side], 'point')}"
        drawings.append([title + (" (lower)" if is_lower else ""), *draw_city(view.cities[number])])
    return beside_each_other(*drawings)


def _partner(view: View, seat: Seat, side: Side) -> str:
    return f"seat {(seat + (1 if side is Side.LEFT else -1)) % view.seats + 1}"


def _other_cities(view: View) -> str:
    """Small drawings, with the same names of squares as everywhere in the game."""
    own = () if view.seat is None else cities_of(view.seat, view.seats)
    scores = score_cities(view.cities, view.modules.districts)
    drawings = [
        [f"city {n + 1} ({_owners(n, view.seats)}): {scores[n].total}", *draw_city(city, cell_width=2)]
        for n, city in enumerate(view.cities)
        if n not in own
    ]
    rows = [drawings[start : start + 3] for start in range(0, len(drawings), 3)]
    return "\n\n".join(beside_each_other(*row) for row in rows)


def _owners(city: int, seats: int) -> str:
    if seats == 2:
        return f"seat {city // 2 + 1}"
    return f"seats {city + 1} and {(city + 1) % seats + 1}"


def _loose(view: View, seat: Seat) -> str:
    who = "You still place" if seat == view.seat else f"Seat {format_seat(seat)} still places"
    return f"{who}: {', '.join(map(say_tile, view.loose[seat]))}"


def _offer_squares(view: View, moves: list[Place]) -> str:
    """One drawing per side; where two tiles could go, the points of both, in the order of the title."""
    if view.seat is None:
        return ""
    points = dict(zip(moves, points_added(view, moves, view.seat), strict=True))
    drawings = []
    for side in dict.fromkeys(move.side for move in moves):
        city = view.cities[city_index(view.seat, side, view.seats)]
        tiles = list(dict.fromkeys(move.tile for move in moves if move.side is side))
        added = points_by_cell(city, tiles, {m: p for m, p in points.items() if m.side is side})
        title = f"points in the {side} city for {' / '.join(tiles)}"
        drawings.append([title, *draw_city(city, added, cell_width=4 if len(tiles) == 1 else 7)])
    return beside_each_other(*drawings)


def points_by_cell(city: City, tiles: list[Tile], points: Mapping[Place, int]) -> dict[int, str]:
    by_cell: dict[int, dict[Tile, str]] = {}
    for move, added in points.items():
        by_cell.setdefault(city.canvas.cell_of[move.square], {})[move.tile] = f"{added:+d}"
    return {cell: "/".join(texts.get(tile, "·") for tile in tiles) for cell, texts in by_cell.items()}
