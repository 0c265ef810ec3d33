"""Between Two Cities as tables get it: with people only, or with Automas, by the kind of State."""

from typing import TypeAlias

from tabletown.between_two_cities.automas.cards import deck_lines
from tabletown.between_two_cities.automas.house import house_lines
from tabletown.between_two_cities.automas.moves import Move, format_move, parse_move
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.capitals import capitals_lines
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.options import parse_duo, parse_mode, parse_setting, without_automa
from tabletown.between_two_cities.solo.rules import SOLO
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.rules import THIRD
from tabletown.between_two_cities.two_with_automa.state import DuoState
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.chance import Stream
from tabletown.core.data import fingerprint
from tabletown.core.errors import BadSetup, IllegalMove, Refused
from tabletown.core.game import Option, Options, Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.core.sentence import Word, sentence

AnyState: TypeAlias = State | SoloState | DuoState
AnyView: TypeAlias = View | SoloView | DuoView

PEOPLE = BetweenTwoCities()


class AnyTable:
    """All sorts of tables under one name. Whoever knows the sort uses its own rules, which have full types."""

    name = PEOPLE.name
    rules_version = PEOPLE.rules_version
    seat_counts = range(1, 8)

    def setup(self, seats: int, seed: str, /, **options: Option) -> AnyState:
        if seats not in self.seat_counts:
            raise BadSetup(
                sentence("setup-players", game=Word("game-between-two-cities"), least=1, most=7, count=seats)
            )
        mode = parse_mode(seats, options)
        if mode is None:
            return PEOPLE.setup(seats, seed, **without_automa(options))
        if mode is Mode.THIRD:
            return THIRD.setup(seed, parse_duo(options, seed))
        return SOLO.setup(seed, parse_setting(mode, options, seed))

    def data_digest(self, seats: int, options: Options) -> str:
        mode = parse_mode(seats, options)
        cards = [] if mode in (None, Mode.SIMPLE) else deck_lines()
        more = capitals_lines(options)
        house = [] if mode is None else house_lines(mode, capitals=bool(more))
        return fingerprint([*cards, *house, *more])

    def to_act(self, state: AnyState) -> frozenset[Seat]:
        match state:
            case SoloState():
                return SOLO.to_act(state)
            case DuoState():
                return THIRD.to_act(state)
            case State():
                return PEOPLE.to_act(state)

    def legal_moves(self, state: AnyState, seat: Seat) -> tuple[Move, ...]:
        match state:
            case SoloState():
                return SOLO.legal_moves(state, seat)
            case DuoState():
                return THIRD.legal_moves(state, seat)
            case State():
                return PEOPLE.legal_moves(state, seat)

    def apply(self, state: AnyState, seat: Seat, move: Move) -> Step[AnyState]:
        match state:
            case SoloState():
                solo = SOLO.apply(state, seat, move)
                return Step(solo.state, solo.events)
            case DuoState():
                third = THIRD.apply(state, seat, move)
                return Step(third.state, third.events)
            case State():
                if not isinstance(move, Choose | Place):
                    raise IllegalMove(Refused.NOT_A_MOVE, move=repr(str(move)[:40]))
                step = PEOPLE.apply(state, seat, move)
                return Step(step.state, step.events)

    def view(self, state: AnyState, seat: Seat | None) -> AnyView:
        match state:
            case SoloState():
                return SOLO.view(state, seat)
            case DuoState():
                return THIRD.view(state, seat)
            case State():
                return PEOPLE.view(state, seat)

    def outcome(self, state: AnyState) -> Outcome | None:
        match state:
            case SoloState():
                return SOLO.outcome(state)
            case DuoState():
                return THIRD.outcome(state)
            case State():
                return PEOPLE.outcome(state)

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def resample(self, view: AnyView, stream: Stream) -> AnyState:
        match view:
            case SoloView():
                return SOLO.resample(view, stream)
            case DuoView():
                return THIRD.resample(view, stream)
            case View():
                return PEOPLE.resample(view, stream)

    def faults(self, state: AnyState) -> tuple[str, ...]:
        match state:
            case SoloState():
                return SOLO.faults(state)
            case DuoState():
                return THIRD.faults(state)
            case State():
                return PEOPLE.faults(state)


GAME = AnyTable()
