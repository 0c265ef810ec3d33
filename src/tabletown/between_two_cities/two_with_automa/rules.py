"""Two people and one Automa under the contract of `core` (rule 6)."""

from dataclasses import replace
from typing import TypeVar

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.cards import deck
from tabletown.between_two_cities.automas.house import automa_lines
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.refusals import check_in_hand, check_phase, check_square, check_to_place
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side, choices, placements
from tabletown.between_two_cities.people.notation import format_move, parse_move
from tabletown.between_two_cities.people.options import lay_out, singles_of
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import Phase, city_index, passed
from tabletown.between_two_cities.two_with_automa.automa import automa_chooses
from tabletown.between_two_cities.two_with_automa.events import DuoEnded
from tabletown.between_two_cities.two_with_automa.faults import faults
from tabletown.between_two_cities.two_with_automa.options import parse_duo
from tabletown.between_two_cities.two_with_automa.state import (
    AUTOMA_SEAT,
    PEOPLE,
    SEATS,
    DuoState,
    automa_took,
    busy,
    draw_hands,
    less,
    to_place,
)
from tabletown.between_two_cities.two_with_automa.view import DuoView, view_of
from tabletown.between_two_cities.two_with_automa.worlds import resample
from tabletown.core.chance import shuffled
from tabletown.core.data import fingerprint
from tabletown.core.errors import BadSetup, IllegalMove, Refused, check_is_move
from tabletown.core.event import Event
from tabletown.core.game import Option, Options, Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat, check_seat
from tabletown.core.sentence import Sentence, sentence

T = TypeVar("T")

_NOBODY = (None, None)
_NOTHING = ((), ())


class TwoWithAutoma:
    """The rules for two people and one Automa. Holds no state of its own."""

    name = BetweenTwoCities.name
    rules_version = BetweenTwoCities.rules_version
    seat_counts = range(2, 3)

    def setup(self, seats: int, seed: str, /, **options: Option) -> DuoState:
        if seats not in self.seat_counts:
            raise BadSetup(sentence("setup-duo-seats", count=seats))
        return deal(seed, parse_duo(options, seed))

    def data_digest(self, seats: int, options: Options) -> str:
        del seats
        return fingerprint(automa_lines(Mode.THIRD, options))

    def to_act(self, state: DuoState) -> frozenset[Seat]:
        match state.phase:
            case Phase.CHOOSE:
                return frozenset(Seat(seat) for seat, pair in enumerate(state.chosen) if pair is None)
            case Phase.PLACE:
                return frozenset(Seat(seat) for seat in range(PEOPLE) if busy(state, seat))
            case Phase.OVER:
                return frozenset()

    def legal_moves(self, state: DuoState, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, PEOPLE)
        if state.phase is Phase.CHOOSE:
            return choices(state.hands[seat]) if state.chosen[seat] is None else ()
        return _placements(state, seat) if state.phase is Phase.PLACE else ()

    def apply(self, state: DuoState, seat: Seat, move: Move) -> Step[DuoState]:
        check_seat(seat, PEOPLE)
        check_is_move(move, Choose, Place)
        match move:
            case Choose():
                return _choose(state, seat, move)
            case Place():
                return _place(state, seat, move)

    def view(self, state: DuoState, seat: Seat | None) -> DuoView:
        if seat is not None:
            check_seat(seat, PEOPLE)
        return view_of(state, seat)

    def outcome(self, state: DuoState) -> Outcome | None:
        return final_outcome(state.cities, SEATS, state.modules) if state.phase is Phase.OVER else None

    format_move = staticmethod(format_move)
    parse_move = staticmethod(parse_move)
    resample = staticmethod(resample)
    faults = staticmethod(faults)


def deal(seed: str, modules: Modules = BASE) -> DuoState:
    """The State before the first move."""
    singles = shuffled(singles_of(modules), seed, "singles")
    duplexes = shuffled(DUPLEXES, seed, "duplexes")
    before = DuoState(
        singles,
        duplexes,
        cards=shuffled(deck(), seed, "automa"),
        dealt=0,
        turn=0,
        hands=((), (), ()),
        chosen=_NOBODY,
        loose=_NOTHING,
        filled=_NOBODY,
        theirs=_NOBODY,
        waiting=(duplexes[0], duplexes[1]),
        assigned=(),
        cities=lay_out(SEATS, seed, modules),
        past=(),
        modules=modules,
    )
    return _begin_turn(replace(before, hands=draw_hands(before.turns[0], singles, duplexes)))[0]


def _placements(state: DuoState, seat: Seat) -> tuple[Move, ...]:
    found: list[Move] = []
    for side in Side:
        city = state.cities[city_index(seat, side, SEATS)]
        for tile in to_place(state, seat, side):
            found += placements(tile, side, city.canvas).on(city.cells_for(tile))
    return tuple(found)


def _choose(state: DuoState, seat: Seat, move: Choose) -> Step[DuoState]:
    check_phase(state.phase, Phase.CHOOSE)
    if state.chosen[seat] is not None:
        raise IllegalMove(Refused.OUT_OF_TURN, Sentence("illegal-chosen-already"))
    check_in_hand(state.hands[seat], move.tiles)
    chosen = _put(state.chosen, seat, move.tiles)
    pairs = tuple(pair for pair in chosen if pair is not None)
    if len(pairs) < PEOPLE:
        return Step(replace(state, chosen=chosen), (happened.Chosen(seat),))
    people = tuple(less(hand, pair) for hand, pair in zip(state.hands, pairs, strict=False))
    shown = replace(state, chosen=chosen, hands=(*people, state.hands[AUTOMA_SEAT]), loose=pairs)
    return Step(shown, (happened.Chosen(seat), happened.Revealed(pairs)))


def _place(state: DuoState, seat: Seat, move: Place) -> Step[DuoState]:
    check_phase(state.phase, Phase.PLACE)
    if not busy(state, seat):
        raise IllegalMove(Refused.OUT_OF_TURN, Sentence("illegal-placed-already"))
    check_to_place(move, to_place(state, seat, move.side), state.loose[seat], state.filled[seat])
    number = city_index(seat, move.side, SEATS)
    city = state.cities[number]
    cell = check_square(city, move)
    after = replace(state, cities=_put(state.cities, number, city.place(move.tile, cell)))
    owner = None
    # The city between the two people never gets a tile of the Automa.
    if state.theirs[seat] is move.tile and number != 0:
        owner = Automa.AUTOMMASO
        theirs = state.theirs
        after = replace(after, theirs=(None, theirs[1]) if seat == 0 else (theirs[0], None))
    else:
        loose = _put(state.loose, seat, less(state.loose[seat], (move.tile,)))
        after = replace(after, loose=loose, filled=_put(state.filled, seat, move.side))
    built = told.Built(seat, move.side, number, f"city {number + 1}", move.tile, move.square, owner)
    if busy(after, 0) or busy(after, 1):
        return Step(after, (built,))
    return _end_turn(after, built)


def _end_turn(state: DuoState, built: Event) -> Step[DuoState]:
    turns, number = state.turns, state.turn + 1
    finished = turns[state.turn]
    pairs = tuple(pair for pair in state.chosen if pair is not None)
    events: list[Event] = [built]
    if finished.passing is not None:
        hands = passed(state.hands, finished.passing)
        events.append(happened.HandsPassed(finished.passing))
    else:
        *people, row = state.hands
        events += [happened.Discarded(Seat(n), hand, only=Seat(n)) for n, hand in enumerate(people)]
        events += [told.ThrownAway(row)] if row else []
        hands = ((), (), ())
        if number < len(turns):
            hands = draw_hands(turns[number], state.singles, state.duplexes)
            events.append(happened.RoundBegan(turns[number].round, ""))
    state = replace(
        state,
        turn=number,
        hands=hands,
        chosen=_NOBODY,
        filled=_NOBODY,
        assigned=(),
        past=(*state.past, (*pairs, automa_took(state))),
    )
    if number == len(turns):
        return Step(state, (*events, DuoEnded(final_outcome(state.cities, SEATS, state.modules))))
    events += [happened.PickedUp(Seat(n), hand, only=Seat(n)) for n, hand in enumerate(hands[:PEOPLE])]
    after, more = _begin_turn(state)
    return Step(after, (*events, *more))


def _begin_turn(state: DuoState) -> tuple[DuoState, tuple[Event, ...]]:
    """The Automa assigns its tiles before anybody chooses; in round 2 its waiting duplexes come (rules 6.3 and 6.5)."""
    if state.turns[state.turn].duplexes:
        return replace(state, theirs=state.waiting, waiting=_NOBODY), ()
    return automa_chooses(state)


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
