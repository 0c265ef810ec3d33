"""Between Two Cities on a terminal: drawings of what a seat sees, and sentences for what happens."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import BUILDING_WORDS, name_city, say_tiles
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import district_sizes
from tabletown.between_two_cities.city.drawing import (
    as_they_fit,
    beside_each_other,
    draw_city,
    score_table,
    title_lines,
    under_titles,
)
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import bits, duplex_cells, format_canvas, format_city
from tabletown.between_two_cities.city.scoring import CityScore, score_cities
from tabletown.between_two_cities.people.events import Placed
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.opening import people_began, people_laid
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.telling import tell_people, tell_placed
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.words import DECIDED, ranking_table, say_districts, say_group
from tabletown.core.seat import Seat, all_seats
from tabletown.core.sentence import Sayer, Sentence, Who, listing
from tabletown.core.words import columns, tell_outcome

HALF, _THIRD = 38, 24
"""How wide a drawing may be where two, or three, stand side by side."""


class CityText:
    gaining = Placed

    def help(self, say: Sayer) -> str:
        letters = ", ".join(f"{building} {say(BUILDING_WORDS[building])}" for building in BUILDINGS)
        return f"{letters}.\n{say('cities-help')}"

    def draw(self, view: View, say: Sayer) -> str:
        parts = [_heading(view, say)]
        if view.modules.districts:
            parts.append(say_districts(view.modules.districts, view.cities, say))
        if view.seat is not None:
            parts.append(_own_cities(view, view.seat, say))
        parts.append(_other_cities(view, say))
        parts += say_own(view.hand, view.choice, say)
        parts.append("\n".join(_loose(view, seat, say) for seat in all_seats(view.seats) if view.loose[seat]))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: View, moves: Sequence[Move], say: Sayer) -> str:
        return offer_pairs(moves) or _offer_squares(view, [move for move in moves if isinstance(move, Place)], say)

    def at_once(self, view: View, moves: Sequence[Move], say: Sayer) -> str:
        """Your own cities only; while you place, with the points that are to be had."""
        if view.seat is None:
            return _heading(view, say)
        if any(isinstance(move, Place) for move in moves):
            partners = {(view.seat + step) % view.seats for step in (1, -1)} - {view.seat}
            loose = [view.seat, *(seat for seat in partners if view.loose[seat])]
            told = [f"{say('still-places', who=Who(seat))}: {say_letters(view.loose[Seat(seat)])}" for seat in loose]
            return "\n".join([_heading(view, say), self.offer(view, moves, say), *told])
        parts = [_heading(view, say), _own_cities(view, view.seat, say)]
        return "\n".join([*parts, *hand_letters(view.hand, view.choice, say), self.offer(view, moves, say)])

    def is_private(self, view: View) -> bool:
        return bool(view.hand)

    tell = staticmethod(tell_people)

    def gained(self, event: Placed, before: View, after: View) -> tuple[Sentence, ...]:
        return tell_placed(event.city, before, after)

    def opening(self, view: View) -> tuple[Sentence, ...]:
        return (*people_laid(view), *(told for event in self.began(view) for told in self.tell(event)))

    began = staticmethod(people_began)

    def close(self, view: View, say: Sayer) -> str:
        districts = view.modules.districts
        scores = score_cities(view.cities, districts)
        parts = []
        for number, groups in enumerate(explain_cities(view.cities, districts)):
            points = say("count-points", count=scores[number].total)
            head = f"{say(name_city(number))} ({_owners(number, view.seats, say)}), {points}: "
            lines = [head + format_city(view.cities[number])]
            parts.append("\n".join([*lines, *(f"  {say_group(group, say)}" for group in groups)]))
        parts.append(score_table([(say(name_city(n)), score) for n, score in enumerate(scores)], say, view.modules))
        outcome = final_outcome(view.cities, view.seats, view.modules)
        told = " ".join(map(say, tell_outcome(outcome, DECIDED)))
        return "\n\n".join([*parts, ranking_table(outcome, say), told])

    def readable(self, view: View) -> Mapping[str, object]:
        districts = view.modules.districts
        scored = zip(view.cities, score_cities(view.cities, districts), strict=True)
        cities = [readable_city(city, score, view.modules) for city, score in scored]
        if not districts:
            return {"cities": cities}
        sizes = [district_sizes(city, districts) for city in view.cities]
        told = [{"kinds": pair, "sizes": [size[n] for size in sizes]} for n, pair in enumerate(districts)]
        return {"cities": cities, "districts": told}


def offer_pairs(moves: Sequence[Move]) -> str:
    """The pairs to choose from, numbered; nothing while placing."""
    pairs = [move.tiles for move in moves if isinstance(move, Choose)]
    return columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=80) if pairs else ""


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


_TASKS = {Phase.CHOOSE: "task-choose", Phase.PLACE: "task-place"}


def _heading(view: View, say: Sayer) -> str:
    if view.phase is Phase.OVER:
        return say("told-ended")
    turn = view.turns[view.turn]
    steps = sum(other.round == turn.round and other.part == turn.part for other in view.turns)
    return say_turn(say, f"{turn.round}{turn.part}", turn.step, steps, say(_TASKS[view.phase], count=2), turn.passing)


def say_turn(
    say: Sayer, number: str, step: int, steps: int, task: str, passing: Passing | None, *, stays: bool = False
) -> str:
    """`Round 1 of 3 · Turn 2 of 3 · Choose two tiles in secret. Hands go left.`"""
    when = f"{say('round-of', round=number)} · {say('turn-of', step=step, steps=steps)}"
    return f"{when} · {task}. {say('passing-stays' if stays else _PASSING[passing])}."


_PASSING = {Passing.LEFT: "passing-left", Passing.RIGHT: "passing-right", None: "passing-none"}


def say_own(hand: Sequence[Tile], choice: Sequence[Tile] | None, say: Sayer) -> list[str]:
    """What only its owner sees."""
    parts = [f"{say('your-hand')}: {say_tiles(hand, say)}"] if hand else []
    return [*parts, f"{say('you-chose')}: {say_tiles(choice, say)}"] if choice else parts


def say_letters(tiles: Sequence[Tile]) -> str:
    return " ".join(tiles)


def hand_letters(hand: Sequence[Tile], choice: Sequence[Tile] | None, say: Sayer) -> list[str]:
    """What only its owner sees, in letters: words would need more lines than there are."""
    shown = {"your-hand": hand, "you-chose": choice or ()}
    return [f"{say(message)}: {say_letters(tiles)}" for message, tiles in shown.items() if tiles]


def _own_cities(view: View, seat: Seat, say: Sayer) -> str:
    left, right = cities_of(seat, view.seats)
    scores = score_cities(view.cities, view.modules.districts)
    totals = {side: scores[city].total for side, city in ((Side.LEFT, left), (Side.RIGHT, right))}
    titles = []
    for side, number in ((Side.LEFT, left), (Side.RIGHT, right)):
        parts = [say(name_city(number)), say("count-points", count=totals[side])]
        if view.seats > 2:
            partner = Who((seat + (1 if side is Side.LEFT else -1)) % view.seats)
            parts.insert(1, say("city-with", name=listing([partner])))
            parts += [say("city-lower")] if totals[side] == min(totals.values()) < max(totals.values()) else []
        titles.append(title_lines([side.upper(), *parts], HALF))
    return as_they_fit(*under_titles(titles, [draw_city(view.cities[number]) for number in (left, right)]))


def _other_cities(view: View, say: Sayer) -> str:
    """Small drawings, with the same names of squares as everywhere in the game."""
    own = () if view.seat is None else cities_of(view.seat, view.seats)
    scores = score_cities(view.cities, view.modules.districts)
    others = [number for number, _ in enumerate(view.cities) if number not in own]
    titles = [
        title_lines([f"{say(name_city(n))}: {scores[n].total}", _owners(n, view.seats, say)], _THIRD) for n in others
    ]
    drawings = under_titles(titles, [draw_city(view.cities[number], cell_width=2) for number in others])
    rows = [drawings[start : start + 3] for start in range(0, len(drawings), 3)]
    return "\n\n".join(beside_each_other(*row, gap=3) for row in rows)


def _owners(city: int, seats: int, say: Sayer) -> str:
    if seats == 2:
        return say("city-owner", first=city // 2 + 1)
    return say("city-owners", first=city + 1, second=(city + 1) % seats + 1)


def _loose(view: View, seat: Seat, say: Sayer) -> str:
    return f"{say('still-places', who=Who(seat))}: {say_tiles(view.loose[seat], say)}"


def _offer_squares(view: View, moves: list[Place], say: Sayer) -> str:
    """One drawing per side; where two tiles could go, the points of both, in the order of the title."""
    if view.seat is None:
        return ""
    points = dict(zip(moves, points_added(view, moves, view.seat), strict=True))
    drawings = []
    for side in dict.fromkeys(move.side for move in moves):
        city = view.cities[city_index(view.seat, side, view.seats)]
        tiles = list(dict.fromkeys(move.tile for move in moves if move.side is side))
        added = points_by_cell(city, tiles, {m: p for m, p in points.items() if m.side is side})
        title = say("points-in-city", side=str(side), tiles=" / ".join(tiles))
        drawings.append([*wrap(title, HALF), *draw_city(city, added, cell_width=cell_width(added))])
    return as_they_fit(*drawings)


def points_by_cell(city: City, tiles: list[Tile], points: Mapping[Place, int]) -> dict[int, str]:
    by_cell: dict[int, dict[Tile, str]] = {}
    # Several numbers on one square leave no room for their signs.
    form = "+d" if len(tiles) == 1 else "d"
    for move, added in points.items():
        by_cell.setdefault(city.canvas.cell_of[move.square], {})[move.tile] = f"{added:{form}}"
    return {cell: "/".join(texts.get(tile, "·") for tile in tiles) for cell, texts in by_cell.items()}


def cell_width(added: Mapping[int, str]) -> int:
    """So that every text has a blank beside it."""
    return max(4, 1 + max(map(len, added.values()), default=0))
