"""Two people and one Automa on the wire: the Automa lies open, the other hand does not."""

from collections.abc import Mapping
from typing import cast

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.words import reasons, town_message
from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.city.districts import district_sizes
from tabletown.between_two_cities.city.scoring import factory_worths, score_cities
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.two_with_automa.events import DuoEnded
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS, SHARED_CITY, DuoAssigned
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.seat import Seat
from tabletown.server.games.between_two_cities.automa_records import (
    AutomaPicture,
    AutomasPicture,
    TakenPicture,
    WaitingPicture,
)
from tabletown.server.games.between_two_cities.city import city_picture
from tabletown.server.games.between_two_cities.gains import contest
from tabletown.server.games.between_two_cities.offers import choice_offer, placement_offers, worth_with
from tabletown.server.games.between_two_cities.people import (
    CitiesPicture,
    EndPicture,
    HandPicture,
    SidePicture,
    SidesPicture,
    TurnPicture,
    capitals_picture,
    encode,
    explained,
    held_section,
)
from tabletown.server.games.between_two_cities.solo import dealt_row
from tabletown.server.live.picture import Legal
from tabletown.server.wire.said import all_said


class DuoPicture(CitiesPicture):
    def public(self, view: object) -> Mapping[str, bytes]:
        return duo_sections(cast(DuoView, view))

    def own(self, view: object) -> Mapping[str, bytes]:
        return duo_own(cast(DuoView, view))

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        return duo_offers(cast(DuoView, view), seat, legal)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, DuoEnded) or super().reveals(event)

    def partners(self, view: object, seat: int) -> frozenset[int]:
        """With a partner at one city only: a wish is asked for only where bots might wait for it."""
        del view, seat
        return frozenset()

    def is_secret(self, view: object) -> bool:
        return cast(DuoView, view).phase is Phase.CHOOSE

    def may_wait_for(self, view: object, seat: int) -> frozenset[int]:
        """The two people share one city."""
        seen = cast(DuoView, view)
        is_open = [bool(seen.loose[one]) and seen.filled[one] is not seen.shared_side[one] for one in range(PEOPLE)]
        return frozenset([1 - seat]) if all(is_open) else frozenset()


PICTURE = DuoPicture()


def duo_sections(view: DuoView) -> Mapping[str, bytes]:
    worths = factory_worths([city_factories(city) for city in view.cities])
    sections = {
        "turn": encode(_turn(view)),
        "automas": encode(AutomasPicture(Mode.THIRD, None, (), (_automa(view),), len(view.cards_left))),
        "waiting": encode(WaitingPicture(view.theirs, view.waiting, view.shared_side)),
    }
    modules = view.modules
    if modules != BASE:
        sections["capitals"] = encode(capitals_picture(view.cities, modules))
    points = [score.districts for score in score_cities(view.cities, modules.districts)]
    for number, (city, worth) in enumerate(zip(view.cities, worths, strict=True)):
        sections[f"city/{number}"] = encode(city_picture(city, number, worth, SEATS, modules, points[number]))
    if view.phase is Phase.OVER:
        outcome = final_outcome(view.cities, SEATS, modules)
        sections["end"] = encode(EndPicture(outcome, explained(view.cities, modules.districts)))
    return sections


def duo_own(view: DuoView) -> Mapping[str, bytes]:
    if view.seat is None:
        return {}
    left, right = cities_of(view.seat, SEATS)
    before, after = (view.seat - 1) % SEATS, (view.seat + 1) % SEATS
    return {
        "hand": encode(HandPicture(view.hand, view.choice)),
        "sides": encode(SidesPicture(SidePicture(left, after), SidePicture(right, before))),
        "held": held_section(view.held),
    }


def duo_offers(view: DuoView, seat: int, legal: Legal) -> bytes:
    factories = tuple([city_factories(city) for city in view.cities])
    districts = view.modules.districts
    sizes = [district_sizes(city, districts) for city in view.cities]
    found: list[bytes] = []
    last = None
    for move in legal():
        match move:
            case Choose():
                found.append(choice_offer(move))
            case Place(tile, side) if (tile, side) != last:
                last = (tile, side)
                number = city_index(Seat(seat), side, SEATS)
                worth, against = worth_with(factories, number, tile), contest(districts, sizes, number)
                found.append(placement_offers(view.cities[number], number, tile, side, worth, against))
    return b"[" + b",".join(found) + b"]"


def _turn(view: DuoView) -> TurnPicture:
    turns, over = view.turns, view.phase is Phase.OVER
    turn = turns[min(view.turn, len(turns) - 1)]
    return TurnPicture(
        view.phase,
        0 if over else turn.round,
        "",
        0 if over else turn.step,
        0 if over else sum(other.round == turn.round for other in turns),
        None if over else turn.passing,
        view.hand_sizes,
        view.has_chosen,
        view.loose,
        view.filled,
    )


def _automa(view: DuoView) -> AutomaPicture:
    row = view.automa
    taken = tuple(_taken(view, one) for one in row.taken)
    columns = (town_message(_town(SHARED_CITY[0])), town_message(_town(SHARED_CITY[PEOPLE - 1])))
    return AutomaPicture(row.automa, row.card, columns, row.tiles, dealt_row(row.tiles, taken), taken)


def _taken(view: DuoView, one: DuoAssigned) -> TakenPicture:
    choice = one.choice
    why = all_said(reasons(view.automa.automa, _town(one.city), choice))
    town = town_message(_town(one.city))
    return TakenPicture(town, one.city, choice.tile, choice.place, choice.rule, why, choice.weighed)


def _town(city: int) -> str:
    return f"city {city + 1}"
