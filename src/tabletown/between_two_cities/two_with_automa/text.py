"""Two people and one Automa on a terminal."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.words import say_choice
from tabletown.between_two_cities.city.drawing import beside_each_other, draw_city, score_table, table
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.text import points_by_cell, readable_city
from tabletown.between_two_cities.people.words import say_districts, say_group, say_tile
from tabletown.between_two_cities.solo.text import TEXT as SOLO, say_card
from tabletown.between_two_cities.two_with_automa.events import DuoEnded
from tabletown.between_two_cities.two_with_automa.opening import duo_began, duo_laid
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS, SHARED_CITY
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat, all_seats, format_seat
from tabletown.core.words import columns, say_count, say_outcome, say_seat


class DuoText:
    def draw(self, view: DuoView) -> str:
        districts = view.modules.districts
        parts = [_heading(view), say_districts(districts, view.cities) if districts else ""]
        parts += [_cities(view), _automa(view)]
        if view.hand:
            parts.append("Your hand: " + ", ".join(map(say_tile, view.hand)))
        if view.choice:
            parts.append("You chose: " + ", ".join(map(say_tile, view.choice)))
        if view.phase is Phase.PLACE:
            parts.append("\n".join(_loose(view, seat) for seat in all_seats(PEOPLE) if _tiles(view, seat)))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: DuoView, moves: Sequence[Move]) -> str:
        pairs = [move.tiles for move in moves if isinstance(move, Choose)]
        if pairs:
            return columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=80)
        return _offer_squares(view, [move for move in moves if isinstance(move, Place)])

    def is_private(self, view: DuoView) -> bool:
        return bool(view.hand)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        return say_duo(event.outcome, viewer) if isinstance(event, DuoEnded) else SOLO.tell(event, viewer)

    def opening(self, view: DuoView) -> tuple[str, ...]:
        told = (self.tell(event, view.seat) for event in duo_began(view))
        return (*duo_laid(view), *(sentence for sentence in told if sentence))

    def close(self, view: DuoView) -> str:
        scores = score_cities(view.cities, view.modules.districts)
        parts = []
        for number, groups in enumerate(explain_cities(view.cities, view.modules.districts)):
            points = say_count(scores[number].total, "point")
            head = f"City {number + 1} ({_owners(number)}), {points}: {format_city(view.cities[number])}"
            parts.append("\n".join([head, *(f"  {say_group(group)}" for group in groups)]))
        parts.append(score_table([(f"city {n}", score) for n, score in enumerate(scores, 1)], view.modules))
        outcome = final_outcome(view.cities, SEATS, view.modules)
        return "\n\n".join([*parts, _ranking(outcome), say_duo(outcome, view.seat)])

    def readable(self, view: DuoView) -> Mapping[str, object]:
        scored = zip(view.cities, score_cities(view.cities, view.modules.districts), strict=True)
        return {"cities": [readable_city(city, score, view.modules) for city, score in scored]}


TEXT = DuoText()


def say_duo(outcome: Outcome, viewer: Seat | None) -> str:
    return say_outcome(outcome, [*(say_seat(seat, viewer) for seat in all_seats(PEOPLE)), Automa.AUTOMMASO])


def _heading(view: DuoView) -> str:
    if view.phase is Phase.OVER:
        return "The game is over."
    turn = view.turns[view.turn]
    steps = sum(other.round == turn.round for other in view.turns)
    goes = f"the rest is passed to the {turn.passing}" if turn.passing else "the rest is discarded"
    what = "choose two tiles" if view.phase is Phase.CHOOSE else "place your tiles and the Automa's"
    return f"Round {turn.round} of 3, turn {turn.step} of {steps}: {what}; {goes}."


def _cities(view: DuoView) -> str:
    """Your two cities first, the left one on the left."""
    order = list(range(SEATS))
    if view.seat is not None:
        own = [city_index(view.seat, side, SEATS) for side in Side]
        order = [*own, *(number for number in order if number not in own)]
    drawings = []
    for number in order:
        side = next((s for s in Side if view.seat is not None and city_index(view.seat, s, SEATS) == number), None)
        name = f"{side.upper()}: city {number + 1}" if side else f"city {number + 1}"
        title = f"{name} ({_owners(number)}): {view.points[number]}"
        drawings.append([title, *draw_city(view.cities[number], cell_width=3)])
    return beside_each_other(*drawings, gap=2)


def _automa(view: DuoView) -> str:
    row = view.automa
    lines = []
    if row.card is not None:
        lines.append(f"{row.automa}, {say_card(row.card)}; left in the row: {' '.join(row.tiles)}")
    lines += [f"  {say_choice(row.automa, f'city {one.city + 1}', one.choice)}" for one in row.taken]
    waiting = [(tile, city) for tile, city in zip(view.waiting, SHARED_CITY, strict=True) if tile is not None]
    lines += [f"In round 2 city {city + 1} gets {say_tile(tile)}." for tile, city in waiting]
    return "\n".join(lines)


def _owners(city: int) -> str:
    return ("seats 1 and 2", "seat 2 and Automa", "Automa and seat 1")[city]


def _tiles(view: DuoView, seat: Seat) -> list[str]:
    tiles = [say_tile(tile) for tile in view.loose[seat]]
    theirs = view.theirs[seat]
    return [
        *tiles,
        *([f"{say_tile(theirs)} of {view.automa.automa} in the {view.shared_side[seat]} city"] if theirs else []),
    ]


def _loose(view: DuoView, seat: Seat) -> str:
    who = "You still place" if seat == view.seat else f"Seat {format_seat(seat)} still places"
    return f"{who}: {', '.join(_tiles(view, seat))}"


def _offer_squares(view: DuoView, moves: Sequence[Place]) -> str:
    if view.seat is None:
        return ""
    points = {}
    for move in moves:
        number = city_index(view.seat, move.side, SEATS)
        city = view.cities[number]
        after = city.place(move.tile, city.canvas.cell_of[move.square])
        cities = (*view.cities[:number], after, *view.cities[number + 1 :])
        points[move] = score_cities(cities, view.modules.districts)[number].total - view.points[number]
    drawings = []
    for side in dict.fromkeys(move.side for move in moves):
        city = view.cities[city_index(view.seat, side, SEATS)]
        tiles = list(dict.fromkeys(move.tile for move in moves if move.side is side))
        added = points_by_cell(city, tiles, {m: p for m, p in points.items() if m.side is side})
        title = f"points in the {side} city for {' / '.join(tiles)}"
        drawings.append([title, *draw_city(city, added, cell_width=(4, 7, 10)[len(tiles) - 1])])
    return beside_each_other(*drawings)


def _ranking(outcome: Outcome) -> str:
    names = ("seat 1", "seat 2", Automa.AUTOMMASO)
    order = sorted(range(SEATS), key=lambda number: outcome.ranks[number])
    rows = [(f"{outcome.ranks[n]}.  {names[n]}", *outcome.keys[n]) for n in order]
    return table(("", *outcome.comparisons), rows)
