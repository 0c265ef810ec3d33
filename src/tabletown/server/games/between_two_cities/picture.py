"""The picture for all sorts of tables of Between Two Cities, by the type of View, Move and Event."""

from collections.abc import Iterable, Mapping

from tabletown.between_two_cities.sorts import BySort
from tabletown.core.event import Event
from tabletown.core.game import Option
from tabletown.server.games.between_two_cities.people import PICTURE as PEOPLE
from tabletown.server.live.picture import Concerned, Legal, Picture

_PICTURES: BySort[Picture] = BySort("tabletown.server.games.between_two_cities.{}", "PICTURE")


class TablePicture:
    """What belongs to Automas is imported when the first table with them is drawn."""

    def public(self, view: object) -> Mapping[str, bytes]:
        return _PICTURES[type(view)].public(view)

    def own(self, view: object) -> Mapping[str, bytes]:
        return _PICTURES[type(view)].own(view)

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        return _PICTURES[type(view)].offers(view, seat, legal)

    def parts(self, view: object, move: object, seat: int) -> bytes:
        return _PICTURES[type(view)].parts(view, move, seat)

    def concerned(self, events: Iterable[Event], seats: int, options: Mapping[str, Option]) -> Concerned:
        # Whatever happens only with Automas concerns everybody, as all does that people's picture does not know.
        return PEOPLE.concerned(events, seats, options)

    def reveals(self, event: Event) -> bool:
        return _PICTURES[type(event)].reveals(event)

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        return seats > 1 and not move.startswith("discard") and PEOPLE.shares(seats, by, to, move)

    def partners(self, view: object, seat: int) -> frozenset[int]:
        return _PICTURES[type(view)].partners(view, seat)

    def is_secret(self, view: object) -> bool:
        return _PICTURES[type(view)].is_secret(view)

    def may_wait_for(self, view: object, seat: int) -> frozenset[int]:
        return _PICTURES[type(view)].may_wait_for(view, seat)


PICTURE = TablePicture()
