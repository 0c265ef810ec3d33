"""A solo game on a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from tabletown.between_two_cities.automas.choice import Choice
from tabletown.between_two_cities.automas.events import Built
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.telling import SOLO_PLAYERS, tell_automa, tell_end
from tabletown.between_two_cities.automas.words import card_values, reasons, town_message, town_word
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.box.words import kind_word, name_categories, name_district, say_tile, say_tiles
from tabletown.between_two_cities.city.drawing import (
    as_they_fit,
    draw_city,
    score_table,
    table,
    title_lines,
    under_titles,
)
from tabletown.between_two_cities.city.explain import explain_city
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.telling import tell_people, tell_totals
from tabletown.between_two_cities.people.text import (
    HALF,
    cell_width,
    hand_letters,
    points_by_cell,
    readable_city,
    say_own,
    say_turn,
)
from tabletown.between_two_cities.people.words import COMPARED, say_group
from tabletown.between_two_cities.solo.explain import doubled_groups
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.opening import solo_began, solo_laid
from tabletown.between_two_cities.solo.score import SoloScore, own_scores, own_totals, score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import PARTNER_OF, SIDES, TOWN_OF, TOWNS, SoloPhase, side_number
from tabletown.between_two_cities.solo.view import AutomaRow, SoloView, ToPlace
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.sentence import Sayer, Sentence, Who
from tabletown.core.words import columns


class SoloText:
    gaining = Built

    def draw(self, view: SoloView, say: Sayer) -> str:
        parts = [_heading(view, say), _districts_now(view, say), _cities(view, say), _ville(view, say)]
        parts += [_row(row, say) for row in view.automas]
        parts += say_own(view.hand, None, say)
        if view.phase is SoloPhase.PLACE:
            parts.append("\n".join(_waiting(place, view, say) for place in view.to_place if place.tiles))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: SoloView, moves: Sequence[SoloMove], say: Sayer) -> str:
        pairs = [move.tiles for move in moves if isinstance(move, Choose)]
        if pairs:
            return columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=80)
        thrown = [move.tile for move in moves if isinstance(move, Discard)]
        if thrown:
            return columns([f"{number:>3}  discard {tile}" for number, tile in enumerate(thrown, 1)], width=80)
        return _offer_squares(view, [move for move in moves if isinstance(move, Place)], say)

    def at_once(self, view: SoloView, moves: Sequence[SoloMove], say: Sayer) -> str:
        """Your two cities; while you place, with the points that are to be had."""
        if any(isinstance(move, Place) for move in moves):
            waiting = [_waiting(place, view, say) for place in view.to_place if place.tiles]
            return "\n".join([_turn(view, say), self.offer(view, moves, say), *waiting])
        parts = [_turn(view, say), _cities(view, say), *hand_letters(view.hand, None, say)]
        return "\n".join([*parts, self.offer(view, moves, say)])

    def is_private(self, view: SoloView) -> bool:
        del view
        return False

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        return tell_automa(event) or tell_people(event)

    def gained(self, event: Built, before: SoloView, after: SoloView) -> tuple[Sentence, ...]:
        # Between the two cities of the View lies Automaville.
        return tell_totals(2 * event.city, [town_word(town) for town in TOWNS], before.points, after.points)

    def opening(self, view: SoloView) -> tuple[Sentence, ...]:
        return (*solo_laid(view), *(told for event in self.began(view) for told in self.tell(event)))

    began = staticmethod(solo_began)

    def close(self, view: SoloView, say: Sayer) -> str:
        left, right = view.cities
        score = score_solo(view.cities, view.ville, view.setting)
        counts = [city.mask(Building.FACTORY).bit_count() for city in view.cities]
        worths = factory_worths((counts[0], view.ville.count()[Building.FACTORY], counts[1]))
        parts = []
        mine = own_scores(score, view.setting.doubled)
        for side, city, worth, own in zip(SIDES, (left, right), worths[::2], mine, strict=True):
            points = say("count-points", count=own.total)
            head = f"{say(town_message(TOWN_OF[side]))}, {points}: {format_city(city)}"
            groups = doubled_groups(explain_city(city, worth), view.setting)
            parts.append("\n".join([head, *(f"  {say_group(group, say)}" for group in groups)]))
        parts.append(_ville(view, say))
        towns = (say(town_message(town)) for town in TOWNS)
        named = zip(towns, (mine[0], score.ville, mine[1]), strict=True)
        parts.append(score_table(list(named), say, view.setting.modules))
        if view.setting.modules.districts:
            parts.append("\n".join(_districts(view, score, say)))
        if doubled := view.setting.doubled:
            own_points = ", ".join(map(str, sorted(own_totals(score, doubled))))
            parts.append(f"{say('solo-doubled', kinds=name_categories(doubled))} {own_points}")
        outcome = solo_outcome(view.cities, view.ville, view.setting)
        return "\n\n".join([*parts, solo_ranking(outcome, say), " ".join(map(say, tell_end(outcome)))])

    def readable(self, view: SoloView) -> Mapping[str, object]:
        score = score_solo(view.cities, view.ville, view.setting)
        (left, right), modules = view.cities, view.setting.modules
        return {"cities": [readable_city(left, score.left, modules), readable_city(right, score.right, modules)]}


TEXT = SoloText()


def _districts(view: SoloView, score: SoloScore, say: Sayer) -> Iterator[str]:
    """One line per district: its size and points in each of the three cities."""
    for number, district in enumerate(view.setting.modules.districts):
        sizes = [
            f"{say(town_message(town))} {say('count-tiles', count=size[number])}, "
            + say("count-points", count=points[number])
            for town, size, points in zip(TOWNS, score.sizes, score.districts, strict=True)
        ]
        yield f"{say(name_district(district))}: {'; '.join(sizes)}"


def _districts_now(view: SoloView, say: Sayer) -> str:
    """The pairs of district cards, by the numbers that a campaign knows them by."""
    pairs = view.setting.modules.districts
    if not pairs:
        return ""
    sizes = [" ".join(map(str, by_town)) for by_town in zip(*view.district_sizes, strict=True)]
    named = [say(name_district(pair)) for pair in pairs]
    rows = [f"  {n}  {kinds}: {sizes[n - 1]}" for n, kinds in enumerate(named, 1)]
    towns = ", ".join(say(town_message(town)) for town in TOWNS)
    return "\n".join([f"{say('districts-sizes')} ({towns}):", *rows])


_TASKS = {
    SoloPhase.CHOOSE: "task-choose-open",
    SoloPhase.PLACE: "task-place",
    SoloPhase.DISCARD: "task-discard",
}


def _turn(view: SoloView, say: Sayer) -> str:
    turn = view.now
    if turn is None:
        return say("told-ended")
    theirs = [place.theirs for place in view.to_place if place.theirs]
    message = "task-place-theirs" if theirs and view.phase is SoloPhase.PLACE else _TASKS[view.phase]
    task = say(message, count=len(theirs) + len(view.loose))
    return say_turn(say, str(turn.round), turn.step, turn.steps, task, turn.passing, stays=turn.stays)


def _heading(view: SoloView, say: Sayer) -> str:
    setting, lines = view.setting, [_turn(view, say)]
    if view.now is None:
        return lines[0]
    lines.append(say("laid-mode", mode=str(setting.mode), level=setting.level))
    if setting.doubled:
        lines.append(say("solo-doubled", kinds=name_categories(setting.doubled)))
    return "\n".join(lines)


def _cities(view: SoloView, say: Sayer) -> str:
    left, _, right = view.points
    titles = []
    for side, points in zip(SIDES, (left, right), strict=True):
        partner = say("city-with", name=str(PARTNER_OF[side]))
        parts = [say(town_message(TOWN_OF[side])), partner, say("count-points", count=points)]
        parts += [say("city-lower")] if points < max(left, right) else []
        titles.append(title_lines([side.upper(), *parts], HALF))
    return as_they_fit(*under_titles(titles, [draw_city(city) for city in view.cities]))


def _ville(view: SoloView, say: Sayer) -> str:
    rows = [
        f"{say(kind_word(row.kind).word)} {' '.join(row.tiles)} = {row.points}" for row in view.ville_rows if row.tiles
    ]
    if view.setting.modules.districts:
        rows.append(f"{say('kind-districts')} = {view.points[1] - sum(row.points for row in view.ville_rows)}")
    points = say("count-points", count=view.points[1])
    return f"{say('town-automaville')}, {points}: {', '.join(rows) or say('nothing')}"


def _row(row: AutomaRow, say: Sayer) -> str:
    head = say("automa-has", automa=str(row.automa), tiles=" ".join(row.tiles), **card_values(row.card))
    return "\n".join([head, *(f"  {say_reasons(one.automa, one.town, one.choice, say)}" for one in row.taken)])


def say_reasons(automa: Automa, town: str, choice: Choice, say: Sayer) -> str:
    return " ".join(map(say, reasons(automa, town, choice)))


def _waiting(place: ToPlace, view: SoloView, say: Sayer) -> str:
    tasks = []
    if place.theirs:
        tasks.append(say("waiting-theirs", tiles=say_tile(place.theirs, say), automa=place.partner))
    own = dict.fromkeys(tile for tile in view.loose if view.filled is not place.side)
    if own:
        tasks.append(say("waiting-yours", count=len(own), tiles=say_tiles(own, say)))
    return f"{say(town_message(place.town))}: {'; '.join(tasks)}"


def _offer_squares(view: SoloView, moves: Sequence[Place], say: Sayer) -> str:
    before, doubled = score_solo(view.cities, view.ville, view.setting), view.setting.doubled
    points = {}
    for move in moves:
        number = side_number(move.side)
        city = view.cities[number]
        after = city.place(move.tile, city.canvas.cell_of[move.square])
        cities = (after, view.cities[1]) if number == 0 else (view.cities[0], after)
        then = own_totals(score_solo(cities, view.ville, view.setting), doubled)
        points[move] = then[number] - own_totals(before, doubled)[number]
    drawings = []
    for side in dict.fromkeys(move.side for move in moves):
        city = view.cities[side_number(side)]
        tiles = list(dict.fromkeys(move.tile for move in moves if move.side is side))
        added = points_by_cell(city, tiles, {m: p for m, p in points.items() if m.side is side})
        title = say("points-in-town", town=town_word(TOWN_OF[side]), tiles=" / ".join(tiles))
        drawings.append([*wrap(title, HALF), *draw_city(city, added, cell_width=cell_width(added))])
    return as_they_fit(*drawings)


def solo_ranking(outcome: Outcome, say: Sayer) -> str:
    """You and the Automas, best first, with all numbers that were compared."""
    shown = len(outcome.comparisons) - 1
    return named_ranking(outcome, SOLO_PLAYERS, shown, say)


def named_ranking(outcome: Outcome, players: Sequence[Who | str], shown: int, say: Sayer) -> str:
    names = [say("who-name", who=player) if isinstance(player, Who) else player for player in players]
    order = sorted(range(len(names)), key=lambda number: outcome.ranks[number])
    rows = [(f"{outcome.ranks[n]}.  {names[n]}", *outcome.keys[n][:shown]) for n in order]
    return table(("", *(say(COMPARED[by]) for by in outcome.comparisons[:shown])), rows)
