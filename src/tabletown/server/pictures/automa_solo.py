"""A solo game on the wire: everything is open, so there is one picture for all."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tabletown.between_two_cities.automa.moves import Discard, format_move
from tabletown.between_two_cities.automa.names import Town
from tabletown.between_two_cities.automa.solo_automas import BUILDS
from tabletown.between_two_cities.automa.solo_score import doubled_total, score_solo, solo_outcome
from tabletown.between_two_cities.automa.solo_state import TOWNS, Assigned, SoloPhase, side_number
from tabletown.between_two_cities.automa.solo_view import AutomaRow, SoloView
from tabletown.between_two_cities.automa.words import phrases, town_message
from tabletown.between_two_cities.automa.worth import city_factories
from tabletown.between_two_cities.explain import explain_city
from tabletown.between_two_cities.moves import Choose, Place, Side
from tabletown.between_two_cities.scoring import CityScore, factory_worths
from tabletown.between_two_cities.state import Hand
from tabletown.between_two_cities.tiles import Building
from tabletown.server.pictures.automa_records import (
    AutomaPicture,
    AutomasPicture,
    DiscardPart,
    SoloEndPicture,
    SoloHandPicture,
    SoloTurnPicture,
    TakenPicture,
    VillePicture,
    VilleRowPicture,
)
from tabletown.server.pictures.between_two_cities import (
    CityPicture,
    choice_offer,
    city_picture,
    encode,
    placement_offers,
)

_CITY_OF = {Town.LEFTHAVEN: 0, Town.RIGHTCASTLE: 1, Town.AUTOMAVILLE: None}
_YOU = 0


def solo_sections(view: SoloView) -> Mapping[str, bytes]:
    sections = {
        "turn": encode(turn_picture(view)),
        "automas": encode(automas_picture(view)),
        "solo": encode(SoloHandPicture(view.hand, view.chosen, view.loose, view.filled, view.theirs)),
        "ville": encode(ville_picture(view)),
    }
    for number, picture in enumerate(city_pictures(view)):
        sections[f"city/{number}"] = encode(picture)
    if view.phase is SoloPhase.OVER:
        sections["end"] = encode(end_picture(view))
    return sections


def solo_offers(view: SoloView, moves: Sequence[object]) -> bytes:
    """All legal moves, placements with the points that they add."""
    found: list[bytes] = []
    last = None
    for move in moves:
        match move:
            case Choose():
                found.append(choice_offer(move))
            case Discard(tile):
                found.append(encode({"move": format_move(move), "parts": DiscardPart(tile)}))
            case Place(tile, side) if (tile, side) != last:
                # All squares for one tile in one city come at a stroke.
                last = (tile, side)
                number = side_number(side)
                factories = _factories(view)
                others = tuple(factories[: 2 * number] + factories[2 * number + 1 :])
                found.append(placement_offers(view.cities[number], number, tile, side, others))
    return b"[" + b",".join(found) + b"]"


def turn_picture(view: SoloView) -> SoloTurnPicture:
    now = view.now
    if now is None:
        return SoloTurnPicture(view.phase, 0, "", 0, 0, None)
    return SoloTurnPicture(view.phase, now.round, "", now.step, now.steps, now.passing)


def automas_picture(view: SoloView) -> AutomasPicture:
    setting = view.setting
    rows = tuple(_automa(row) for row in view.automas)
    return AutomasPicture(setting.mode, setting.level, setting.doubled, rows, len(view.cards_left))


def _automa(row: AutomaRow) -> AutomaPicture:
    builds = BUILDS[row.automa]
    columns = (town_message(builds[Side.LEFT]), town_message(builds[Side.RIGHT]))
    taken = tuple(_taken(one) for one in row.taken)
    return AutomaPicture(row.automa, row.card, columns, row.tiles, dealt_row(row.tiles, taken), taken)


def _taken(one: Assigned) -> TakenPicture:
    choice = one.choice
    reasons = phrases(one.automa, one.town, choice)
    town = town_message(one.town)
    return TakenPicture(town, _CITY_OF[one.town], choice.tile, choice.place, choice.rule, reasons, choice.weighed)


def dealt_row(rest: Hand, taken: Sequence[TakenPicture]) -> tuple[str, ...]:
    """A row as it lay before tiles were taken from it, the last one put back first."""
    row: list[str] = [*rest]
    for one in reversed(taken):
        row.insert(one.place, one.tile)
    return tuple(row)


def ville_picture(view: SoloView) -> VillePicture:
    rows = zip(CityScore._fields, view.ville_rows, strict=False)
    shown = tuple(VilleRowPicture(name, row.tiles, row.points) for name, row in rows)
    return VillePicture(shown, view.points[TOWNS.index(Town.AUTOMAVILLE)])


def city_pictures(view: SoloView) -> tuple[CityPicture, ...]:
    """Lefthaven and Rightcastle."""
    worths = factory_worths(_factories(view))[::2]
    pictures = [
        city_picture(city, n, worth, 3) for n, (city, worth) in enumerate(zip(view.cities, worths, strict=True))
    ]
    return tuple(replace(picture, owners=(_YOU,)) for picture in pictures)


def end_picture(view: SoloView) -> SoloEndPicture:
    doubled, worths = view.setting.doubled, factory_worths(_factories(view))
    score = score_solo(view.cities, view.ville)
    groups = tuple(explain_city(city, worth) for city, worth in zip(view.cities, worths[::2], strict=True))
    own = (doubled_total(score.left, doubled), doubled_total(score.right, doubled))
    return SoloEndPicture(solo_outcome(view.cities, view.ville, doubled), groups, own)


def _factories(view: SoloView) -> tuple[int, int, int]:
    left, right = view.cities
    return city_factories(left), view.ville.count()[Building.FACTORY], city_factories(right)
