"""Between Two Cities as tables get it: the sort of table by options at first, then by the type of its records."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from tabletown.between_two_cities.people.notation import parse_move
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.sorts import AUTOMA, BySort, Sort, sort_of
from tabletown.core.chance import Stream
from tabletown.core.errors import BadSetup
from tabletown.core.game import Game, Option, Options, Step, UsesData
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.core.sentence import Word, sentence

if TYPE_CHECKING:
    from tabletown.between_two_cities.people.moves import Choose, Place
    from tabletown.between_two_cities.people.state import State
    from tabletown.between_two_cities.people.view import View
    from tabletown.between_two_cities.solo.moves import Discard
    from tabletown.between_two_cities.solo.state import SoloState
    from tabletown.between_two_cities.solo.view import SoloView
    from tabletown.between_two_cities.two_with_automa.state import DuoState
    from tabletown.between_two_cities.two_with_automa.view import DuoView

AnyState: TypeAlias = "State | SoloState | DuoState"
AnyView: TypeAlias = "View | SoloView | DuoView"
AnyMove: TypeAlias = "Choose | Place | Discard"


class Rules(Game[AnyState, AnyMove, AnyView], UsesData, Protocol):
    """What every sort of table has as `GAME`."""


_RULES: BySort[Rules] = BySort("tabletown.between_two_cities.{}", "GAME")
_ALONE: BySort[Callable[[Options], Options]] = BySort("tabletown.between_two_cities.{}.options", "agreed_alone")
_TITLE = Word("game-between-two-cities")
_DISCARD = "discard"
"""The one move that people among themselves do not have."""


class AnyTable:
    """All sorts of tables under one name. Whoever knows the sort uses its own rules, which have full types."""

    name = BetweenTwoCities.name
    rules_version = BetweenTwoCities.rules_version
    seat_counts = range(1, 8)

    def setup(self, seats: int, seed: str, /, **options: Option) -> AnyState:
        if seats not in self.seat_counts:
            raise BadSetup(sentence("setup-players", game=_TITLE, least=1, most=7, count=seats))
        sort = sort_of(seats, options)
        if sort is Sort.PEOPLE:
            options.pop(AUTOMA, None)
        return _RULES.of(sort).setup(seats, seed, **options)

    def agreed(self, seats: int, options: Options) -> Options:
        return _ALONE.of(Sort.SOLO)(options) if seats == 1 else options

    def data_digest(self, seats: int, options: Options) -> str:
        return _RULES.of(sort_of(seats, options)).data_digest(seats, options)

    def to_act(self, state: AnyState) -> frozenset[Seat]:
        return _RULES[type(state)].to_act(state)

    def legal_moves(self, state: AnyState, seat: Seat) -> tuple[AnyMove, ...]:
        return _RULES[type(state)].legal_moves(state, seat)

    def apply(self, state: AnyState, seat: Seat, move: AnyMove) -> Step[AnyState]:
        return _RULES[type(state)].apply(state, seat, move)

    def view(self, state: AnyState, seat: Seat | None) -> AnyView:
        return _RULES[type(state)].view(state, seat)

    def outcome(self, state: AnyState) -> Outcome | None:
        return _RULES[type(state)].outcome(state)

    def format_move(self, move: AnyMove) -> str:
        return _RULES[type(move)].format_move(move)

    def parse_move(self, text: str) -> AnyMove:
        """A text does not say at which table it is said: only a word that one sort alone knows goes to that sort."""
        return _RULES.of(Sort.SOLO).parse_move(text) if text.split()[:1] == [_DISCARD] else parse_move(text)

    def resample(self, view: AnyView, stream: Stream) -> AnyState:
        return _RULES[type(view)].resample(view, stream)

    def faults(self, state: AnyState) -> tuple[str, ...]:
        return _RULES[type(state)].faults(state)


GAME = AnyTable()
