"""All sorts of tables on a terminal, by the kind of View."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.moves import Discard, Move
from tabletown.between_two_cities.game import AnyView
from tabletown.between_two_cities.people.text import CityText
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.opening import duo_began, duo_laid, solo_began, solo_laid
from tabletown.between_two_cities.solo.text import SoloText, tell_automa
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.text import DuoText, say_duo
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.seat import Seat

_PEOPLE = CityText()
_SOLO = SoloText()
_THIRD = DuoText()
_HELP = """With Automas: place their tiles as you like (P left d4); in the simple mode throw one away (discard P).
Automaville is scored as well as it could stand: lines, sets and pairs of parks, offices with
a tavern, houses without a factory beside them.
You win if your lower city beats the lower city of each Automa."""


class TableText:
    title = _PEOPLE.title
    help = f"{_PEOPLE.help}\n{_HELP}"

    def draw(self, view: AnyView) -> str:
        match view:
            case SoloView():
                return _SOLO.draw(view)
            case DuoView():
                return _THIRD.draw(view)
            case View():
                return _PEOPLE.draw(view)

    def offer(self, view: AnyView, moves: Sequence[Move]) -> str:
        match view:
            case SoloView():
                return _SOLO.offer(view, moves)
            case DuoView():
                return _THIRD.offer(view, moves)
            case View():
                return _PEOPLE.offer(view, [move for move in moves if not isinstance(move, Discard)])

    def is_private(self, view: AnyView) -> bool:
        return not isinstance(view, SoloView) and bool(view.hand)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        if isinstance(event, told.DuoEnded):
            return say_duo(event.outcome, viewer)
        return tell_automa(event, viewer) or _PEOPLE.tell(event, viewer)

    def opening(self, view: AnyView) -> tuple[str, ...]:
        match view:
            case SoloView():
                laid, began = solo_laid(view), solo_began(view)
            case DuoView():
                laid, began = duo_laid(view), duo_began(view)
            case View():
                return _PEOPLE.opening(view)
        told = (self.tell(event, view.seat) for event in began)
        return (*laid, *(sentence for sentence in told if sentence))

    def close(self, view: AnyView) -> str:
        match view:
            case SoloView():
                return _SOLO.close(view)
            case DuoView():
                return _THIRD.close(view)
            case View():
                return _PEOPLE.close(view)

    def readable(self, view: AnyView) -> Mapping[str, object]:
        match view:
            case SoloView():
                return _SOLO.readable(view)
            case DuoView():
                return _THIRD.readable(view)
            case View():
                return _PEOPLE.readable(view)


TEXT = TableText()
