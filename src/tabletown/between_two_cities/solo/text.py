"""A solo game on a terminal."""

from collections.abc import Iterator, Mapping, Sequence

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.cards import AutomaCard
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.words import say_choice
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.city.drawing import beside_each_other, draw_city, score_table, table
from tabletown.between_two_cities.city.explain import explain_city
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.text import TEXT as PEOPLE, points_by_cell, readable_city
from tabletown.between_two_cities.people.words import say_group, say_tile
from tabletown.between_two_cities.solo.moves import Discard, Move
from tabletown.between_two_cities.solo.opening import solo_began, solo_laid
from tabletown.between_two_cities.solo.score import (
    LEVEL_WITH_AN_AUTOMA,
    SoloScore,
    own_totals,
    score_solo,
    solo_outcome,
)
from tabletown.between_two_cities.solo.state import PARTNER_OF, SIDES, TOWN_OF, TOWNS, YOU, SoloPhase, side_number
from tabletown.between_two_cities.solo.view import AutomaRow, SoloView, ToPlace
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.core.words import columns, say_count, say_list, say_outcome, say_seat, verb

_WHAT = {
    SoloPhase.CHOOSE: "choose two tiles of your hand",
    SoloPhase.PLACE: "place the tiles",
    SoloPhase.DISCARD: "throw one tile of your hand away",
}


class SoloText:
    def draw(self, view: SoloView) -> str:
        parts = [_heading(view), _districts_now(view), _cities(view), _ville(view)]
        parts += [_row(row) for row in view.automas]
        if view.hand:
            parts.append("Your hand: " + ", ".join(map(say_tile, view.hand)))
        if view.phase is SoloPhase.PLACE:
            parts.append("\n".join(_waiting(place, view) for place in view.to_place if place.tiles))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: SoloView, moves: Sequence[Move]) -> str:
        pairs = [move.tiles for move in moves if isinstance(move, Choose)]
        if pairs:
            return columns([f"{number:>3}  {a} {b}" for number, (a, b) in enumerate(pairs, 1)], width=80)
        thrown = [move.tile for move in moves if isinstance(move, Discard)]
        if thrown:
            return columns([f"{number:>3}  discard {tile}" for number, tile in enumerate(thrown, 1)], width=80)
        return _offer_squares(view, [move for move in moves if isinstance(move, Place)])

    def is_private(self, view: SoloView) -> bool:
        del view
        return False

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        return tell_automa(event, viewer) or PEOPLE.tell(event, viewer)

    def opening(self, view: SoloView) -> tuple[str, ...]:
        told = (self.tell(event, view.seat) for event in solo_began(view))
        return (*solo_laid(view), *(sentence for sentence in told if sentence))

    def close(self, view: SoloView) -> str:
        left, right = view.cities
        score = score_solo(view.cities, view.ville, view.setting)
        counts = [city.mask(Building.FACTORY).bit_count() for city in view.cities]
        worths = factory_worths((counts[0], view.ville.count()[Building.FACTORY], counts[1]))
        parts = []
        for side, city, worth, own in zip(SIDES, (left, right), worths[::2], (score.left, score.right), strict=True):
            head = f"{TOWN_OF[side]}, {say_count(own.total, 'point')}: {format_city(city)}"
            parts.append("\n".join([head, *(f"  {say_group(group)}" for group in explain_city(city, worth))]))
        parts.append(_ville(view))
        named = zip(map(str, TOWNS), (score.left, score.ville, score.right), strict=True)
        parts.append(score_table(list(named), view.setting.modules))
        if view.setting.modules.districts:
            parts.append("\n".join(_districts(view, score)))
        if doubled := view.setting.doubled:
            lower, higher = sorted(own_totals(score, doubled))
            parts.append(f"For you {' and '.join(doubled)} count double: {lower} and {higher}.")
        outcome = solo_outcome(view.cities, view.ville, view.setting)
        return "\n\n".join([*parts, solo_ranking(outcome, view.seat), say_end(outcome, view.seat)])

    def readable(self, view: SoloView) -> Mapping[str, object]:
        score = score_solo(view.cities, view.ville, view.setting)
        (left, right), modules = view.cities, view.setting.modules
        return {"cities": [readable_city(left, score.left, modules), readable_city(right, score.right, modules)]}


TEXT = SoloText()


def _districts(view: SoloView, score: SoloScore) -> Iterator[str]:
    """One line per district: its size and points in each of the three cities."""
    for number, (one, other) in enumerate(view.setting.modules.districts):
        sizes = [
            f"{town} {say_count(size[number], 'tile')}, {say_count(points[number], 'point')}"
            for town, size, points in zip(TOWNS, score.sizes, score.districts, strict=True)
        ]
        yield f"District of {one} and {other}: {'; '.join(sizes)}"


def _districts_now(view: SoloView) -> str:
    """The pairs of district cards, by the numbers that a campaign knows them by."""
    pairs = view.setting.modules.districts
    if not pairs:
        return ""
    sizes = [" ".join(map(str, by_town)) for by_town in zip(*view.district_sizes, strict=True)]
    rows = [f"  {n}  {one} and {other}: {sizes[n - 1]}" for n, (one, other) in enumerate(pairs, 1)]
    return "\n".join(["Districts, and their size in Lefthaven, Automaville and Rightcastle:", *rows])


def tell_automa(event: Event, viewer: Seat | None) -> str | None:
    """What happens at every table with Automas."""
    match event:
        case told.Kept(tiles=tiles):
            return f"{verb(say_seat(YOU, viewer), 'keep', 'keeps')} {' '.join(tiles)}."
        case told.SoloEnded(outcome=outcome):
            return say_end(outcome, viewer)
        case told.CardDrawn(automa=automa, card=card):
            return f"{automa} draws {say_card(card)}."
        case told.Took(automa=automa, town=town, choice=choice):
            return say_choice(automa, town, choice)
        case told.Built(seat=seat, town=town, tile=tile, square=square, automa=automa):
            whose = f" of {automa}" if automa else ""
            return f"{verb(say_seat(seat, viewer), 'place', 'places')} {say_tile(tile)}{whose} on {square} of {town}."
        case told.ThrownAway(tiles=tiles):
            return f"Out of the game: {' '.join(tiles)}."
        case told.FilledUp(tiles=tiles):
            return f"Drawn: {' '.join(tiles)}."
        case told.VilleGrew(tiles=tiles):
            return f"Automaville gets {' '.join(tiles)}."
    return None


def say_end(outcome: Outcome, viewer: Seat | None) -> str:
    """Whether you have beaten both Automas; if not, which was better and by what."""
    names = _names(viewer)
    if YOU in outcome.winners:
        return say_outcome(outcome, names)
    better = outcome.keys[outcome.winners[0]]
    who = say_list([names[winner] for winner in outcome.winners])
    wins = f"{who} {'wins' if len(outcome.winners) == 1 else 'share the win'} with {say_count(better[0], 'point')}"
    you = names[YOU].lower()
    compared = zip(outcome.comparisons, better, outcome.keys[YOU], strict=True)
    by, theirs, yours = next((by, theirs, yours) for by, theirs, yours in compared if theirs != yours)
    if by == outcome.comparisons[0]:
        return f"{wins}, {theirs - yours} more than {you}."
    if by == LEVEL_WITH_AN_AUTOMA:
        return f"{wins}, level with {you} on everything: that is no win against an Automa."
    return f"{wins}, as many as {you}; the tie is broken by: {by}, {theirs} against {yours}."


def _names(viewer: Seat | None) -> tuple[str, ...]:
    return (say_seat(YOU, viewer), *Automa)


def _heading(view: SoloView) -> str:
    setting, turn = view.setting, view.now
    if turn is None:
        return "The game is over."
    goes = f"; the rows go to the {turn.passing}" if turn.passing else ""
    mode = f"{setting.mode} mode, level {setting.level}"
    doubled = f"\nDouble for you: {' and '.join(setting.doubled)}." if setting.doubled else ""
    return f"Round {turn.round} of 3, turn {turn.step} of {turn.steps} ({mode}): {_WHAT[view.phase]}{goes}.{doubled}"


def _cities(view: SoloView) -> str:
    left, _, right = view.points
    drawings = []
    for side, city, points in zip(SIDES, view.cities, (left, right), strict=True):
        lower = " (lower)" if points < max(left, right) else ""
        title = f"{side.upper()}: {TOWN_OF[side]} with {PARTNER_OF[side]}, {say_count(points, 'point')}{lower}"
        drawings.append([title, *draw_city(city)])
    return beside_each_other(*drawings)


def _ville(view: SoloView) -> str:
    rows = [f"{row.kind} {' '.join(row.tiles)} = {row.points}" for row in view.ville_rows if row.tiles]
    if view.setting.modules.districts:
        rows.append(f"districts = {view.points[1] - sum(row.points for row in view.ville_rows)}")
    return f"Automaville, {say_count(view.points[1], 'point')}: {', '.join(rows) or 'nothing yet'}"


def _row(row: AutomaRow) -> str:
    head = f"{row.automa}, {say_card(row.card)}; left in the row: {' '.join(row.tiles)}"
    return "\n".join([head, *(f"  {say_choice(one.automa, one.town, one.choice)}" for one in row.taken)])


def say_card(card: AutomaCard) -> str:
    return f"card {card.number} (left city: {card.left}, right city: {card.right})"


def _waiting(place: ToPlace, view: SoloView) -> str:
    own = [tile for tile in view.loose if view.filled is not place.side]
    tiles = [f"{say_tile(place.theirs)} of {place.partner}"] if place.theirs else []
    if own:
        tiles.append(" or ".join(f"{say_tile(tile)} of yours" for tile in dict.fromkeys(own)))
    return f"{place.town} gets {' and '.join(tiles)}"


def _offer_squares(view: SoloView, moves: Sequence[Place]) -> str:
    before = score_solo(view.cities, view.ville, view.setting)
    points = {}
    for move in moves:
        number = side_number(move.side)
        city = view.cities[number]
        after = city.place(move.tile, city.canvas.cell_of[move.square])
        cities = (after, view.cities[1]) if number == 0 else (view.cities[0], after)
        points[move] = score_solo(cities, view.ville, view.setting).totals()[2 * number] - before.totals()[2 * number]
    drawings = []
    for side in dict.fromkeys(move.side for move in moves):
        city = view.cities[side_number(side)]
        tiles = list(dict.fromkeys(move.tile for move in moves if move.side is side))
        added = points_by_cell(city, tiles, {m: p for m, p in points.items() if m.side is side})
        title = f"points in {TOWN_OF[side]} for {' / '.join(tiles)}"
        drawings.append([title, *draw_city(city, added, cell_width=(4, 7, 10)[len(tiles) - 1])])
    return beside_each_other(*drawings)


def solo_ranking(outcome: Outcome, viewer: Seat | None) -> str:
    """You and the Automas, best first, with all numbers that were compared."""
    shown, names = len(outcome.comparisons) - 1, _names(viewer)
    order = sorted(range(len(names)), key=lambda number: outcome.ranks[number])
    rows = [(f"{outcome.ranks[n]}.  {names[n]}", *outcome.keys[n][:shown]) for n in order]
    return table(("", *outcome.comparisons[:shown]), rows)
