"""A solo game on the wire: everything is open, so there is one picture for all."""

from collections.abc import Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.automas.words import reasons, town_message
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Building, Kind
from tabletown.between_two_cities.box.words import name_district
from tabletown.between_two_cities.city.districts import largest_group
from tabletown.between_two_cities.city.doubling import doubled_score
from tabletown.between_two_cities.city.scoring import CityScore, factory_worths
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.automas import BUILDS
from tabletown.between_two_cities.solo.explain import doubled_groups, explain_solo, tell_ville_group
from tabletown.between_two_cities.solo.moves import Discard, format_move
from tabletown.between_two_cities.solo.score import SoloScore, own_totals, score_solo, solo_outcome
from tabletown.between_two_cities.solo.state import Assigned, SoloPhase, side_number
from tabletown.between_two_cities.solo.view import AutomaRow, SoloView, VilleRow
from tabletown.core.event import Event
from tabletown.server.games.between_two_cities.automa_records import (
    AutomaPicture,
    AutomasPicture,
    DiscardPart,
    SoloEndPicture,
    SoloHandPicture,
    SoloTurnPicture,
    TakenPicture,
    VilleGroupPicture,
    VillePicture,
    VilleRowPicture,
)
from tabletown.server.games.between_two_cities.city import CityPicture, city_picture
from tabletown.server.games.between_two_cities.gains import contest
from tabletown.server.games.between_two_cities.offers import choice_offer, placement_offers, worth_with
from tabletown.server.games.between_two_cities.people import (
    CapitalsPicture,
    CitiesPicture,
    DistrictPicture,
    encode,
    group_pictures,
)
from tabletown.server.live.picture import Legal, Unshared
from tabletown.server.wire.said import all_said, said

_CITY_OF = {Town.LEFTHAVEN: 0, Town.RIGHTCASTLE: 1, Town.AUTOMAVILLE: None}
_YOU = 0
_REVEALING = (told.CardDrawn, told.FilledUp, told.VilleGrew, told.SoloEnded)


class SoloPicture(Unshared, CitiesPicture):
    def public(self, view: object) -> Mapping[str, bytes]:
        return solo_sections(cast(SoloView, view))

    def own(self, view: object) -> Mapping[str, bytes]:
        """Everything is open in a solo game: an onlooker sees as much."""
        del view
        return {}

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        del seat
        return solo_offers(cast(SoloView, view), legal)

    def parts(self, view: object, move: object, seat: int) -> bytes:
        return encode(DiscardPart(move.tile)) if isinstance(move, Discard) else super().parts(view, move, seat)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING) or super().reveals(event)


PICTURE = SoloPicture()


def solo_sections(view: SoloView) -> Mapping[str, bytes]:
    sections = {
        "turn": encode(turn_picture(view)),
        "automas": encode(automas_picture(view)),
        "solo": encode(SoloHandPicture(view.hand, view.chosen, view.loose, view.filled, view.theirs)),
        "ville": encode(ville_picture(view)),
    }
    if view.setting.modules != BASE:
        sections["capitals"] = encode(_capitals(view))
    for number, picture in enumerate(city_pictures(view)):
        sections[f"city/{number}"] = encode(picture)
    if view.phase is SoloPhase.OVER:
        sections["end"] = encode(end_picture(view))
    return sections


def solo_offers(view: SoloView, legal: Legal) -> bytes:
    """All legal moves, placements with the points that they add."""
    found: list[bytes] = []
    last = None
    factories = tuple(_factories(view))
    districts, sizes, doubled = view.setting.modules.districts, _score(view).sizes, view.setting.doubled
    for move in legal():
        match move:
            case Choose():
                found.append(choice_offer(move))
            case Discard(tile):
                found.append(encode({"move": format_move(move), "parts": DiscardPart(tile)}))
            case Place(tile, side) if (tile, side) != last:
                # All squares for one tile in one city come at a stroke.
                last = (tile, side)
                number = side_number(side)
                worth, against = worth_with(factories, 2 * number, tile), contest(districts, sizes, 2 * number, doubled)
                found.append(placement_offers(view.cities[number], number, tile, side, worth, against))
    return b"[" + b",".join(found) + b"]"


def turn_picture(view: SoloView) -> SoloTurnPicture:
    now = view.now
    if now is None:
        return SoloTurnPicture(view.phase, 0, "", 0, 0, None)
    return SoloTurnPicture(view.phase, now.round, "", now.step, now.steps, now.passing, now.stays)


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
    why = all_said(reasons(one.automa, one.town, choice))
    town = town_message(one.town)
    return TakenPicture(town, _CITY_OF[one.town], choice.tile, choice.place, choice.rule, why, choice.weighed)


def dealt_row(rest: Hand, taken: Sequence[TakenPicture]) -> tuple[str, ...]:
    """A row as it lay before tiles were taken from it, the last one put back first."""
    row: list[str] = [*rest]
    for one in reversed(taken):
        row.insert(one.place, one.tile)
    return tuple(row)


def ville_picture(view: SoloView) -> VillePicture:
    score = _score(view).ville
    rows = dict(zip(CityScore._fields, view.ville_rows, strict=False))
    empty = VilleRow(Kind.HOUSE, (), 0)
    pictures = []
    for name, points in score.shown(view.setting.modules).items():
        row = rows.get(name, empty)
        pictures.append(VilleRowPicture(name, row.tiles, points, row.values))
    return VillePicture(tuple(pictures), score.total)


def city_pictures(view: SoloView) -> tuple[CityPicture, ...]:
    """Lefthaven and Rightcastle, as they count for you: what counts double does so everywhere."""
    worths, modules, doubled = factory_worths(_factories(view))[::2], view.setting.modules, view.setting.doubled
    score = _score(view)
    pictures = []
    for number, (city, worth) in enumerate(zip(view.cities, worths, strict=True)):
        districts = score.districts[2 * number]
        picture = replace(city_picture(city, number, worth, 3, modules, sum(districts)), owners=(_YOU,))
        if doubled:
            own = doubled_score((score.left, score.right)[number], districts, doubled)
            picture = replace(picture, scores=own.shown(modules), total=own.total)
        pictures.append(picture)
    return tuple(pictures)


def end_picture(view: SoloView) -> SoloEndPicture:
    score = _score(view)
    own = own_totals(score, view.setting.doubled)
    why = explain_solo(view.cities, view.ville, view.setting)
    outcome = solo_outcome(view.cities, view.ville, view.setting)
    ville = [VilleGroupPicture(one.kind, said(tell_ville_group(one)), one.points) for one in why.ville]
    left, _, right = score.totals()
    groups = tuple(group_pictures(doubled_groups(side, view.setting)) for side in (why.left, why.right))
    return SoloEndPicture(outcome, groups, own, tuple(ville), (left, right))


def _capitals(view: SoloView) -> CapitalsPicture:
    modules = view.setting.modules
    return CapitalsPicture(modules.landscapes, modules.civics, district_pictures(view))


def district_pictures(view: SoloView) -> tuple[DistrictPicture, ...]:
    """In the order Lefthaven, Automaville, Rightcastle."""
    modules, score = view.setting.modules, _score(view)
    left, right = view.cities
    pictures = []
    for index, district in enumerate(modules.districts):
        squares = [tuple(city.canvas.squares[cell] for cell in largest_group(city, district)) for city in (left, right)]
        sizes = tuple(town[index] for town in score.sizes)
        points = tuple(town[index] for town in score.districts)
        pictures.append(
            DistrictPicture(said(name_district(district)), district, sizes, points, (squares[0], (), squares[1]))
        )
    return tuple(pictures)


def _score(view: SoloView) -> SoloScore:
    return score_solo(view.cities, view.ville, view.setting)


def _factories(view: SoloView) -> tuple[int, int, int]:
    left, right = view.cities
    return city_factories(left), view.ville.count()[Building.FACTORY], city_factories(right)
