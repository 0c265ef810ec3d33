"""Two people and one Automa on a terminal."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from tabletown.between_two_cities.automas.events import Built
from tabletown.between_two_cities.automas.telling import DUO_PLAYERS
from tabletown.between_two_cities.automas.words import card_values, town_word
from tabletown.between_two_cities.box.words import name_city, name_one, name_tile, say_tiles
from tabletown.between_two_cities.city.drawing import as_they_fit, draw_city, score_table, title_lines
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.moves import Move, Place, Side
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.telling import tell_placed
from tabletown.between_two_cities.people.text import (
    HALF,
    cell_width,
    hand_letters,
    offer_pairs,
    points_by_cell,
    readable_city,
    say_own,
    say_turn,
)
from tabletown.between_two_cities.people.words import DECIDED, say_districts, say_group
from tabletown.between_two_cities.solo.text import TEXT as SOLO, named_ranking, say_reasons
from tabletown.between_two_cities.two_with_automa.events import DuoEnded
from tabletown.between_two_cities.two_with_automa.opening import duo_began, duo_laid
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS, SHARED_CITY
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats
from tabletown.core.sentence import Sayer, Sentence, Who
from tabletown.core.words import tell_outcome


class DuoText:
    gaining = Built

    def draw(self, view: DuoView, say: Sayer) -> str:
        districts = view.modules.districts
        parts = [_heading(view, say), say_districts(districts, view.cities, say) if districts else ""]
        parts += [_cities(view, say), _automa(view, say), *say_own(view.hand, view.choice, say)]
        if view.phase is Phase.PLACE:
            parts.append("\n".join(_loose(view, seat, say) for seat in all_seats(PEOPLE) if _tiles(view, seat, say)))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: DuoView, moves: Sequence[Move], say: Sayer) -> str:
        return offer_pairs(moves) or _offer_squares(view, [move for move in moves if isinstance(move, Place)], say)

    def at_once(self, view: DuoView, moves: Sequence[Move], say: Sayer) -> str:
        """Your two cities; while you place, with the points that are to be had."""
        if any(isinstance(move, Place) for move in moves):
            loose = [_loose(view, seat, say) for seat in all_seats(PEOPLE) if _tiles(view, seat, say)]
            return "\n".join([_heading(view, say), self.offer(view, moves, say), *loose])
        parts = [_heading(view, say), _cities(view, say, 2), *hand_letters(view.hand, view.choice, say)]
        return "\n".join([*parts, self.offer(view, moves, say)])

    def is_private(self, view: DuoView) -> bool:
        return bool(view.hand)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        if isinstance(event, DuoEnded):
            return (Sentence("told-ended"), *tell_outcome(event.outcome, DECIDED, DUO_PLAYERS))
        return SOLO.tell(event)

    def gained(self, event: Built, before: DuoView, after: DuoView) -> tuple[Sentence, ...]:
        return tell_placed(event.city, before, after)

    def opening(self, view: DuoView) -> tuple[Sentence, ...]:
        return (*duo_laid(view), *(told for event in self.began(view) for told in self.tell(event)))

    began = staticmethod(duo_began)

    def close(self, view: DuoView, say: Sayer) -> str:
        scores = score_cities(view.cities, view.modules.districts)
        parts = []
        for number, groups in enumerate(explain_cities(view.cities, view.modules.districts)):
            points = say("count-points", count=scores[number].total)
            head = f"{say(name_city(number))} ({_owners(number, say)}), {points}: {format_city(view.cities[number])}"
            parts.append("\n".join([head, *(f"  {say_group(group, say)}" for group in groups)]))
        parts.append(score_table([(say(name_city(n)), score) for n, score in enumerate(scores)], say, view.modules))
        outcome = final_outcome(view.cities, SEATS, view.modules)
        ranking = named_ranking(outcome, DUO_PLAYERS, len(outcome.comparisons), say)
        return "\n\n".join([*parts, ranking, " ".join(map(say, tell_outcome(outcome, DECIDED, DUO_PLAYERS)))])

    def readable(self, view: DuoView) -> Mapping[str, object]:
        scored = zip(view.cities, score_cities(view.cities, view.modules.districts), strict=True)
        return {"cities": [readable_city(city, score, view.modules) for city, score in scored]}


TEXT = DuoText()
_TASKS = {Phase.CHOOSE: "task-choose", Phase.PLACE: "task-place-duo"}


def _heading(view: DuoView, say: Sayer) -> str:
    if view.phase is Phase.OVER:
        return say("told-ended")
    turn = view.turns[view.turn]
    steps = sum(other.round == turn.round for other in view.turns)
    return say_turn(say, str(turn.round), turn.step, steps, say(_TASKS[view.phase]), turn.passing)


def _cities(view: DuoView, say: Sayer, shown: int = SEATS) -> str:
    """Your two cities first, the left one on the left."""
    order = list(range(SEATS))
    if view.seat is not None:
        own = [city_index(view.seat, side, SEATS) for side in Side]
        order = [*own, *(number for number in order if number not in own)]
    drawings = []
    for number in order[:shown]:
        side = next((s for s in Side if view.seat is not None and city_index(view.seat, s, SEATS) == number), None)
        name = say(name_city(number))
        title = [f"{f'{side.upper()}: ' if side else ''}{name}: {view.points[number]}", _owners(number, say)]
        drawings.append([*title_lines(title, 25), *draw_city(view.cities[number], cell_width=3)])
    return as_they_fit(*drawings)


def _automa(view: DuoView, say: Sayer) -> str:
    row = view.automa
    lines = []
    if row.card is not None:
        lines.append(say("automa-has", automa=str(row.automa), tiles=" ".join(row.tiles), **card_values(row.card)))
    lines += [f"  {say_reasons(row.automa, f'city {one.city + 1}', one.choice, say)}" for one in row.taken]
    waiting = [(tile, city) for tile, city in zip(view.waiting, SHARED_CITY, strict=True) if tile is not None]
    lines += [say("laid-duplex", city=city + 1, tile=name_one(tile)) for tile, city in waiting]
    return "\n".join(lines)


def _owners(city: int, say: Sayer) -> str:
    if city == 0:
        return say("city-owners", first=1, second=2)
    return say("city-owners-automa", seat=2 if city == 1 else 1)


def _tiles(view: DuoView, seat: Seat, say: Sayer) -> list[str]:
    tiles = [say_tiles(view.loose[seat], say)] if view.loose[seat] else []
    theirs = view.theirs[seat]
    if theirs is None:
        return tiles
    city = city_index(seat, view.shared_side[seat], SEATS)
    whose = say(
        "tile-theirs", tile=name_tile(theirs), automa=str(view.automa.automa), town=town_word(f"city {city + 1}")
    )
    return [*tiles, f"{theirs} ({whose})"]


def _loose(view: DuoView, seat: Seat, say: Sayer) -> str:
    return f"{say('still-places', who=Who(seat))}: {', '.join(_tiles(view, seat, say))}"


def _offer_squares(view: DuoView, moves: Sequence[Place], say: Sayer) -> str:
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
        title = say("points-in-city", side=str(side), tiles=" / ".join(tiles))
        drawings.append([*wrap(title, HALF), *draw_city(city, added, cell_width=cell_width(added))])
    return as_they_fit(*drawings)
