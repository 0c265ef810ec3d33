"""All sorts of tables on a terminal, by the kind of View."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.automas.moves import Discard, Move
from tabletown.between_two_cities.automas.telling import tell_automa
from tabletown.between_two_cities.game import AnyView
from tabletown.between_two_cities.people.telling import tell_people
from tabletown.between_two_cities.people.text import CityText
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.opening import duo_began, duo_laid, solo_began, solo_laid
from tabletown.between_two_cities.solo.text import SoloText
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.text import DuoText
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.sentence import Say, Sentence
from tabletown.core.words import fold

_PEOPLE = CityText()
_SOLO = SoloText()
_THIRD = DuoText()


class TableText:
    title = _PEOPLE.title

    def help(self, say: Say) -> str:
        return fold(f"{_PEOPLE.help(say)}\n{say('automa-help')}")

    def draw(self, view: AnyView, say: Say) -> str:
        match view:
            case SoloView():
                return fold(_SOLO.draw(view, say))
            case DuoView():
                return fold(_THIRD.draw(view, say))
            case View():
                return fold(_PEOPLE.draw(view, say))

    def offer(self, view: AnyView, moves: Sequence[Move], say: Say) -> str:
        match view:
            case SoloView():
                return _SOLO.offer(view, moves, say)
            case DuoView():
                return _THIRD.offer(view, moves, say)
            case View():
                return _PEOPLE.offer(view, [move for move in moves if not isinstance(move, Discard)], say)

    def is_private(self, view: AnyView) -> bool:
        return not isinstance(view, SoloView) and bool(view.hand)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        return tell_automa(event) or tell_people(event)

    def opening(self, view: AnyView) -> tuple[Sentence, ...]:
        match view:
            case SoloView():
                laid, began = solo_laid(view), solo_began(view)
            case DuoView():
                laid, began = duo_laid(view), duo_began(view)
            case View():
                return _PEOPLE.opening(view)
        return (*laid, *(told for event in began for told in self.tell(event)))

    def close(self, view: AnyView, say: Say) -> str:
        match view:
            case SoloView():
                return fold(_SOLO.close(view, say))
            case DuoView():
                return fold(_THIRD.close(view, say))
            case View():
                return fold(_PEOPLE.close(view, say))

    def readable(self, view: AnyView) -> Mapping[str, object]:
        match view:
            case SoloView():
                return _SOLO.readable(view)
            case DuoView():
                return _THIRD.readable(view)
            case View():
                return _PEOPLE.readable(view)


TEXT = TableText()
