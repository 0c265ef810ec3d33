"""Between Two Cities for 2 to 7 players, with Capitals as options (docs/rules/between-two-cities.md)."""

from typing import TypeVar

from tabletown.between_two_cities.box.capitals import capitals_lines
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people import events as happened, notation
from tabletown.between_two_cities.people.faults import faults
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side, choices, placements
from tabletown.between_two_cities.people.options import lay_out, read_options, singles_of
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.refusals import check_choice, check_placement
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import (
    Phase,
    State,
    city_index,
    drawn,
    passed,
    with_choices,
    with_next_turn,
    with_placement,
    with_reveal,
    without,
)
from tabletown.between_two_cities.people.view import View, view_of
from tabletown.between_two_cities.people.worlds import resample
from tabletown.core.chance import shuffled
from tabletown.core.data import fingerprint
from tabletown.core.errors import BadSetup, check_is_move
from tabletown.core.event import Event
from tabletown.core.game import Option, Options, Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat, check_seat
from tabletown.core.sentence import Word, sentence

T = TypeVar("T")

_SIDES = (_LEFT, _) = tuple(Side)


class BetweenTwoCities:
    """The rules. Holds no state of its own."""

    name = "between-two-cities"
    rules_version = 1
    seat_counts = range(2, 8)

    def setup(self, seats: int, seed: str, /, **options: Option) -> State:
        if seats not in self.seat_counts:
            raise BadSetup(
                sentence("setup-players", game=Word("game-between-two-cities"), least=2, most=7, count=seats)
            )
        modules = read_options(seats, seed, options)
        singles = shuffled(singles_of(modules), seed, "singles")
        duplexes = shuffled(DUPLEXES, seed, "duplexes")
        return State(
            singles,
            duplexes,
            turn=0,
            hands=drawn(schedule(seats, modules.hand)[0], singles, duplexes, seats),
            chosen=(None,) * seats,
            loose=((),) * seats,
            filled=(None,) * seats,
            cities=lay_out(seats, seed, modules),
            past=(),
            modules=modules,
        )

    def data_digest(self, seats: int, options: Options) -> str:
        del seats
        return fingerprint(capitals_lines(options))

    def to_act(self, state: State) -> frozenset[Seat]:
        if None in state.chosen:
            return frozenset(
                [Seat(seat) for seat, pair in enumerate(state.chosen) if pair is None and state.hands[seat]]
            )
        return frozenset([Seat(seat) for seat, tiles in enumerate(state.loose) if tiles])

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        check_seat(seat, state.seats)
        if state.loose[seat]:
            return _placements(state, seat)
        if state.chosen[seat] is None:
            return choices(state.hands[seat])
        return ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        check_seat(seat, len(state.hands))
        if isinstance(move, Choose):
            return _choose(state, seat, move)
        check_is_move(move, Place)
        return _place(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            check_seat(seat, len(state.hands))
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state.cities, state.seats, state.modules) if state.phase is Phase.OVER else None

    format_move = staticmethod(notation.format_move)
    parse_move = staticmethod(notation.parse_move)
    resample = staticmethod(resample)
    faults = staticmethod(faults)


def _placements(state: State, seat: Seat) -> tuple[Move, ...]:
    tiles = state.loose[seat]
    found: list[Move] = []
    filled = state.filled[seat]
    # Where its next tile can go (rule 3.4).
    sides = _SIDES if filled is None else _SIDES[1:] if filled is _LEFT else _SIDES[:1]
    # Two equal tiles are one and the same move.
    for tile in tiles if tiles[0] is not tiles[-1] else tiles[:1]:
        for side in sides:
            city = state.cities[city_index(seat, side, state.seats)]
            found += placements(tile, side, city.canvas).on(city.cells_for(tile))
    return tuple(found)


def _choose(state: State, seat: Seat, move: Choose) -> Step[State]:
    check_choice(state, seat, move)
    chosen = _put(state.chosen, seat, move.tiles)
    if None in chosen:
        return Step(with_choices(state, chosen), (happened.chosen(seat),))
    pairs = tuple([pair for pair in chosen if pair is not None])
    hands = tuple([without(hand, pair) for hand, pair in zip(state.hands, pairs, strict=True)])
    revealed = with_reveal(state, hands, chosen, pairs)
    return Step(revealed, (happened.chosen(seat), happened.Revealed(pairs)))


def _place(state: State, seat: Seat, move: Place) -> Step[State]:
    cell = check_placement(state, seat, move)
    number = city_index(seat, move.side, len(state.hands))
    first, *others = state.loose[seat]
    rest = tuple(others) if first is move.tile else (first,)
    after = with_placement(
        state,
        loose=_put(state.loose, seat, rest),
        filled=_put(state.filled, seat, move.side),
        cities=_put(state.cities, number, state.cities[number].place(move.tile, cell)),
    )
    placed = happened.placed(seat, move.side, number, move.tile, move.square)
    return Step(after, (placed,)) if any(after.loose) else _next_turn(after, placed)


def _next_turn(state: State, placed: Event) -> Step[State]:
    """All have placed: pass on or discard what is left, and pick up the next hands (rules 3.5 and 3.6)."""
    seats = state.seats
    turns = state.turns
    finished, number = turns[state.turn], state.turn + 1
    events = [placed]
    if finished.passing is not None:
        hands = passed(state.hands, finished.passing)
        events.append(happened.HandsPassed(finished.passing))
    else:
        events += [happened.Discarded(Seat(seat), hand, only=Seat(seat)) for seat, hand in enumerate(state.hands)]
        if number < len(turns):
            hands = drawn(turns[number], state.singles, state.duplexes, seats)
            events.append(happened.RoundBegan(turns[number].round, turns[number].part))
        else:
            hands = ((),) * seats
            events.append(happened.GameEnded(final_outcome(state.cities, seats, state.modules)))
    events += [happened.PickedUp(Seat(seat), hand, only=Seat(seat)) for seat, hand in enumerate(hands) if hand]
    pairs = tuple([pair for pair in state.chosen if pair is not None])
    return Step(with_next_turn(state, hands, (*state.past, pairs)), tuple(events))


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
