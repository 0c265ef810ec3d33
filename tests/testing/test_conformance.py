"""`check_game` passes for our games, and finds what was broken on purpose."""

import os
from dataclasses import replace
from itertools import product

import pytest

import tabletown
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.events import Chosen
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.options import OPTIONS
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.errors import IllegalMove
from tabletown.core.game import Step
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence
from tabletown.testing import check_game
from tabletown.testing.conformance import NonConforming

CASES = [(name, seats) for name in tabletown.names() for seats in tabletown.load(name).seat_counts]


SEEDS = int(os.environ.get("CONFORM_SEEDS", "1"))
"""Games by kind of table. `make conform` plays more of them."""


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("number", range(1, 1 + SEEDS))
def test_our_games_conform(name: str, seats: int, number: int) -> None:
    check_game(tabletown.load(name), seats, f"conform-{number}")


CAPITALS = [
    (seats, dict(zip(OPTIONS, values, strict=True)))
    for seats, values in zip((2, 3, 4, 5, 3, 2, 4), sorted(product((False, True), repeat=3))[1:], strict=True)
]
"""Every combination of the modules, each with one number of seats."""


@pytest.mark.parametrize(("seats", "options"), CAPITALS, ids=str)
def test_capitals_conforms_with_all_combinations(seats: int, options: dict[str, bool]) -> None:
    check_game(GAME, seats, "capitals", options)


class ShowsAnotherHand(BetweenTwoCities):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, hand=state.hands[0]) if seat == 1 else view


class ShowsTheNextTile(BetweenTwoCities):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), hand=state.singles[-1:])


class ShowsChoicesEarly(BetweenTwoCities):
    def view(self, state: State, seat: Seat | None) -> View:
        shown = tuple(pair or () for pair in state.chosen)
        return replace(super().view(state, seat), loose=shown)


class TellsChoicesInEvents(BetweenTwoCities):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        left = state.hands[0][0].rank
        return Step(step.state, tuple(Chosen(Seat(left)) if isinstance(e, Chosen) else e for e in step.events))


class ListsAMoveTwice(BetweenTwoCities):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return (*moves, *moves[:1])


class ForgetsAMove(BetweenTwoCities):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return moves[1:] if len(moves) > 1 else moves


class ListsTooMuch(BetweenTwoCities):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        extra = Choose((state.singles[-1], state.singles[-1]))
        return (*moves, extra) if moves and extra not in moves else moves


class AnswersStrangers(BetweenTwoCities):
    def view(self, state: State, seat: Seat | None) -> View:
        return super().view(state, None if seat is None else Seat(seat % state.seats))


class LosesATile(BetweenTwoCities):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        return Step(replace(step.state, hands=tuple(hand[:-1] for hand in step.state.hands)), step.events)


class MindsTheOrder(BetweenTwoCities):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        if isinstance(move, Choose) and seat == 0 and state.chosen[1] is not None:
            return Step(replace(step.state, filled=(None,) * state.seats, past=()), step.events)
        return step


class WritesMovesBadly(BetweenTwoCities):
    def format_move(self, move: Move) -> str:
        return super().format_move(move).replace("left", "right")


class RefusesWithoutWords(BetweenTwoCities):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        try:
            return super().apply(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(error.reason, Sentence("plain-list", (("items", ""),))) from None


class RefusesWithoutMessage(BetweenTwoCities):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        try:
            return super().apply(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(error.reason, Sentence("")) from None


class WinsTooEarly(BetweenTwoCities):
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state) or final_outcome(state.cities, state.seats)


BROKEN = {
    ShowsAnotherHand: "sees something hidden",
    ShowsTheNextTile: "sees something hidden",
    ShowsChoicesEarly: "sees something hidden",
    TellsChoicesInEvents: "tell .* something hidden",
    ListsAMoveTwice: "listed twice",
    ForgetsAMove: "was played, but is not listed",
    LosesATile: "at fault",
    ListsTooMuch: "not both in your hand",
    AnswersStrangers: "not at the table",
    MindsTheOrder: "order of their moves matters|at fault",
    WritesMovesBadly: "read as another move",
    RefusesWithoutWords: "a refusal says why",
    RefusesWithoutMessage: "a refusal says why",
    WinsTooEarly: "outcome if and only if nobody acts",
}


@pytest.mark.parametrize(("game", "words"), BROKEN.items(), ids=lambda case: getattr(case, "__name__", ""))
def test_what_was_broken_on_purpose_is_found(game: type[BetweenTwoCities], words: str) -> None:
    with pytest.raises(NonConforming, match=words):
        check_game(game(), 4, "broken")


class Glass(BetweenTwoCities):
    """Everybody sees everything, and the worlds it draws agree with that."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), held=state.hands)

    def resample(self, view: View, stream: Stream) -> State:
        del stream
        return self._truth[encode(view.held)]

    def __init__(self) -> None:
        self._truth: dict[bytes, State] = {}

    def to_act(self, state: State) -> frozenset[Seat]:
        self._truth[encode(state.hands)] = state
        return super().to_act(state)


def test_a_game_that_hides_nothing_is_found_even_if_its_worlds_agree() -> None:
    with pytest.raises(NonConforming, match=r"something hidden|nothing hidden"):
        check_game(Glass(), 3, "glass")


def test_several_games_are_played_if_asked_for() -> None:
    with pytest.raises(NonConforming, match="'many-2'"):
        check_game(FailsLate(), 3, "many", games=3)


class FailsLate(BetweenTwoCities):
    def faults(self, state: State) -> tuple[str, ...]:
        return ("late",) if state.singles == self.setup(3, "many-2").singles else ()
