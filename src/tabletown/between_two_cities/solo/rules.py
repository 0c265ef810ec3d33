"""The solo modes under the contract of `core` (docs/rules/between-two-cities-automa.md)."""

from dataclasses import replace

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.house import automa_lines
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.refusals import (
    check_discard,
    check_in_hand,
    check_phase,
    check_square,
    check_to_place,
)
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place, Side, choices, placements
from tabletown.between_two_cities.people.options import lay_out
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.faults import faults
from tabletown.between_two_cities.solo.moves import Discard, SoloMove, discard, format_move, parse_move
from tabletown.between_two_cities.solo.options import agreed_alone, parse_mode, parse_setting
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.start import start_ville
from tabletown.between_two_cities.solo.state import (
    PARTNER_OF,
    SIDES,
    TOWN_OF,
    YOU,
    Setting,
    SoloPhase,
    SoloState,
    before_all_turns,
    side_number,
    to_place,
)
from tabletown.between_two_cities.solo.turns import begin_turn, end_turn
from tabletown.between_two_cities.solo.view import SoloView, resample, view_of
from tabletown.core.chance import shuffled
from tabletown.core.data import fingerprint
from tabletown.core.errors import BadSetup, check_is_move
from tabletown.core.game import Option, Options, Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat, check_seat
from tabletown.core.sentence import sentence


class SoloGame:
    """The rules for one person and two Automas. Holds no state of its own."""

    name = BetweenTwoCities.name
    rules_version = BetweenTwoCities.rules_version
    seat_counts = range(1, 2)

    def setup(self, seats: int, seed: str, /, **options: Option) -> SoloState:
        if seats not in self.seat_counts:
            raise BadSetup(sentence("setup-solo-seats", count=seats))
        return deal(seed, parse_setting(parse_mode(options), options, seed))

    def agreed(self, seats: int, options: Options) -> Options:
        del seats
        return agreed_alone(options)

    def data_digest(self, seats: int, options: Options) -> str:
        del seats
        return fingerprint(automa_lines(parse_mode(options), options))

    def to_act(self, state: SoloState) -> frozenset[Seat]:
        return frozenset() if state.phase is SoloPhase.OVER else frozenset({YOU})

    def legal_moves(self, state: SoloState, seat: Seat) -> tuple[SoloMove, ...]:
        check_seat(seat, 1)
        match state.phase:
            case SoloPhase.CHOOSE:
                return choices(state.hand)
            case SoloPhase.PLACE:
                return _placements(state)
            case SoloPhase.DISCARD:
                return tuple(discard(tile) for tile in dict.fromkeys(state.hand))
            case SoloPhase.OVER:
                return ()

    def apply(self, state: SoloState, seat: Seat, move: SoloMove) -> Step[SoloState]:
        check_seat(seat, 1)
        check_is_move(move, Choose, Place, Discard)
        match move:
            case Choose(tiles):
                check_phase(state.phase, SoloPhase.CHOOSE)
                check_in_hand(state.hand, tiles)
                kept = replace(state, hand=without(state.hand, tiles), chosen=tiles, loose=tiles)
                return Step(kept, (told.Kept(tiles),))
            case Place():
                return _place(state, move)
            case Discard(tile):
                return _throw_away(state, tile)

    def view(self, state: SoloState, seat: Seat | None) -> SoloView:
        if seat is not None:
            check_seat(seat, 1)
        return view_of(state, seat)

    def outcome(self, state: SoloState) -> Outcome | None:
        over = state.phase is SoloPhase.OVER
        return solo_outcome(state.cities, state.ville, state.setting) if over else None

    format_move = staticmethod(format_move)
    parse_move = staticmethod(parse_move)
    resample = staticmethod(resample)
    faults = staticmethod(faults)


def deal(seed: str, setting: Setting) -> SoloState:
    """The State before the first move, as it was agreed."""
    ville, singles, duplexes = start_ville(setting, seed)
    cards = shuffled(setting.deck, seed, "automa") if setting.mode is Mode.FULL else ()
    left, right, _ = lay_out(3, seed, setting.modules)
    before = before_all_turns(setting, (left, right), ville, cards, (singles, duplexes))
    return begin_turn(before)[0]


def _placements(state: SoloState) -> tuple[SoloMove, ...]:
    found: list[SoloMove] = []
    for side in SIDES:
        city = state.cities[side_number(side)]
        for tile in to_place(state, side):
            found += placements(tile, side, city.canvas).on(city.cells_for(tile))
    return tuple(found)


def _place(state: SoloState, move: Place) -> Step[SoloState]:
    check_phase(state.phase, SoloPhase.PLACE)
    check_to_place(move, to_place(state, move.side), state.loose, state.filled)
    number = side_number(move.side)
    cell = check_square(state.cities[number], move)
    placed = state.cities[number].place(move.tile, cell)
    left, right = state.cities
    cities = (placed, right) if move.side is Side.LEFT else (left, placed)
    if state.theirs[number] is move.tile:
        theirs = (None, state.theirs[1]) if number == 0 else (state.theirs[0], None)
        owner = PARTNER_OF[move.side]
        after = replace(state, cities=cities, theirs=theirs)
    else:
        owner = None
        first, *others = state.loose
        rest = tuple(others) if first is move.tile else (first,)
        after = replace(state, cities=cities, loose=rest, filled=move.side)
    built = told.Built(YOU, move.side, number, TOWN_OF[move.side], move.tile, move.square, owner)
    if after.loose or any(after.theirs):
        return Step(after, (built,))
    turn = state.turns[state.turn]
    if state.setting.mode is Mode.SIMPLE and not turn.duplexes and not turn.is_last:
        return Step(after, (built,))
    return end_turn(after, (built,))


def _throw_away(state: SoloState, tile: Tile) -> Step[SoloState]:
    """Throw one tile away and fill the hand up: the next turn of the simple mode (rule 4.1)."""
    check_phase(state.phase, SoloPhase.DISCARD)
    check_discard(state.hand, tile)
    rest = list(state.hand)
    rest.remove(tile)
    missing = state.setting.hand - len(rest)
    drawn, singles = state.singles[:missing], state.singles[missing:]
    after = replace(
        state,
        singles=singles,
        turn=state.turn + 1,
        hand=(*rest, *drawn),
        chosen=None,
        filled=None,
        discards=(*state.discards, tile),
    )
    return Step(after, (told.ThrownAway((tile,)), told.FilledUp(drawn)))
