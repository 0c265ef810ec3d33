"""Tables with Automas on the wire, and the picture for all sorts of tables of Between Two Cities."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.moves import Discard
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.server.games.between_two_cities import automa_records as records
from tabletown.server.games.between_two_cities.automa_records import DiscardPart
from tabletown.server.games.between_two_cities.people import PICTURE as PEOPLE, encode
from tabletown.server.games.between_two_cities.solo import solo_offers, solo_sections
from tabletown.server.games.between_two_cities.two_with_automa import duo_offers, duo_own, duo_sections
from tabletown.server.live.picture import Concerned, Legal, everybody

SECTIONS: tuple[type[Struct], ...] = (
    records.SoloTurnPicture,
    records.AutomasPicture,
    records.SoloHandPicture,
    records.VillePicture,
    records.SoloEndPicture,
    records.WaitingPicture,
    records.DiscardPart,
)
"""What the documentation tells of these tables, besides what it tells of the game."""

EVENTS: tuple[type[Event], ...] = (
    told.CardDrawn,
    told.Took,
    told.Kept,
    told.Built,
    told.ThrownAway,
    told.FilledUp,
    told.VilleGrew,
    told.SoloEnded,
    told.DuoEnded,
)
_AUTOMA_EVENTS = frozenset(EVENTS)
_REVEALING = (told.CardDrawn, told.FilledUp, told.VilleGrew, told.SoloEnded, told.DuoEnded)


class TablePicture:
    """By the kind of View: people only, you and two Automas, or two people and one Automa."""

    def public(self, view: object) -> Mapping[str, bytes]:
        match view:
            case SoloView():
                return solo_sections(view)
            case DuoView():
                return duo_sections(view)
        return PEOPLE.public(view)

    def own(self, view: object) -> Mapping[str, bytes]:
        match view:
            case SoloView():
                # Everything is open in a solo game: an onlooker sees as much.
                return {}
            case DuoView():
                return duo_own(view)
        return PEOPLE.own(view)

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        match view:
            case SoloView():
                return solo_offers(view, legal)
            case DuoView():
                return duo_offers(view, seat, legal)
        return PEOPLE.offers(view, seat, legal)

    def parts(self, move: object, seat: int, seats: int) -> bytes:
        if isinstance(move, Discard):
            return encode(DiscardPart(move.tile))
        return PEOPLE.parts(move, seat, seats)

    def concerned(self, events: Iterable[Event], seats: int) -> Concerned:
        happened = tuple(events)
        if not _AUTOMA_EVENTS.isdisjoint(map(type, happened)):
            return everybody(seats)
        return PEOPLE.concerned(happened, seats)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING) or PEOPLE.reveals(event)

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        return seats > 1 and not move.startswith("discard") and PEOPLE.shares(seats, by, to, move)

    def partners(self, view: object, seat: int) -> frozenset[int]:
        # Alone, or with a partner at one city: a wish is asked for only where bots might wait for it.
        return frozenset() if isinstance(view, SoloView | DuoView) else PEOPLE.partners(view, seat)


PICTURE = TablePicture()
