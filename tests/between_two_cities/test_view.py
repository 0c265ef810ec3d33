"""What a seat may know: twin games that differ only in what it never saw look the same to it from start to end."""

from dataclasses import replace

import pytest

from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import Phase, State, drawn
from tabletown.between_two_cities.people.worlds import known_hands
from tabletown.core.chance import Stream
from tabletown.core.codec import encode, tagged
from tabletown.core.event import Event
from tabletown.core.record import Played
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_sitting, random_states


def opening(world: State) -> State:
    """The first State of a game whose stacks lie as in this one."""
    hands = drawn(schedule(world.seats)[0], world.singles, world.duplexes, world.seats)
    return replace(GAME.setup(world.seats, "any"), singles=world.singles, duplexes=world.duplexes, hands=hands)


def told(events: tuple[Event, ...], seat: Seat | None) -> bytes:
    return encode([tagged(event) for event in events if event.is_for(seat)])


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("seed", ["twin-1", "twin-2"])
def test_a_game_with_other_unseen_tiles_looks_the_same_to_the_end(seats: int, seed: str) -> None:
    sitting = random_sitting(GAME, seats, seed)
    for viewer in (None, *all_seats(seats)):
        state = GAME.setup(seats, seed)
        twin = opening(GAME.resample(GAME.view(sitting.state, viewer), Stream(seed, f"twin/{viewer}")))
        assert viewer is None or seats == 2 or twin.singles != state.singles
        for entry in sitting.record.entries:
            assert encode(GAME.view(state, viewer)) == encode(GAME.view(twin, viewer))
            assert isinstance(entry, Played)
            move = GAME.parse_move(entry.move)
            step, other = GAME.apply(state, entry.seat, move), GAME.apply(twin, entry.seat, move)
            assert told(step.events, viewer) == told(other.events, viewer)
            state, twin = step.state, other.state
        assert encode(GAME.view(state, viewer)) == encode(GAME.view(twin, viewer))


def test_a_hand_may_not_be_looked_at_again_while_placing() -> None:
    for state in random_states(GAME, 4, "hands"):
        view = GAME.view(state, Seat(2))
        if state.phase is Phase.PLACE:
            assert view.hand == ()
            assert view.held[-1] != ()
        if state.phase is Phase.CHOOSE:
            assert view.hand == state.hands[2] == view.held[-1]


def test_choices_are_secret_until_the_reveal() -> None:
    first = GAME.setup(3, "secret")
    moves = GAME.legal_moves(first, Seat(0))
    views = {encode(GAME.view(GAME.apply(first, Seat(0), move).state, Seat(1))) for move in moves}
    assert len(views) == 1
    view = GAME.view(GAME.apply(first, Seat(0), moves[0]).state, Seat(1))
    assert view.has_chosen == (True, False, False)


def test_a_seat_remembers_the_hands_it_held() -> None:
    states = random_states(GAME, 5, "memory")
    last = GAME.view(states[-1], Seat(3))
    held = {state.turn: state.hands[3] for state in reversed(states) if state.phase is Phase.CHOOSE}
    assert last.held == tuple(held[turn] for turn in range(7))


def test_an_onlooker_holds_nothing() -> None:
    for state in random_states(GAME, 3, "onlooker"):
        view = GAME.view(state, None)
        assert (view.hand, view.held, view.choice) == ((), (), None)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_stacks_swapped_by_hand_show_in_no_view(seats: int) -> None:
    """What is still in the box may lie in any order, at any time of the game."""
    for state in random_states(GAME, seats, "box")[::3]:
        turns = [turn for turn in schedule(seats)[: state.turn + 1] if turn.drawn >= 0]
        singles = max((turn.drawn + turn.hand * seats for turn in turns if not turn.duplexes), default=0)
        duplexes = max((turn.drawn + turn.hand * seats for turn in turns if turn.duplexes), default=0)
        other = replace(
            state,
            singles=state.singles[:singles] + state.singles[: singles - 1 : -1],
            duplexes=state.duplexes[:duplexes] + tuple(reversed(state.duplexes[duplexes:])),
        )
        for viewer in (None, *all_seats(seats)):
            assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))


def test_hands_swapped_by_hand_show_only_to_their_holders() -> None:
    first = GAME.setup(4, "swap")
    stack = (*first.singles[:7], *first.singles[14:21], *first.singles[7:14], *first.singles[21:])
    other = opening(replace(first, singles=stack))
    for viewer in (None, Seat(0), Seat(3)):
        assert encode(GAME.view(other, viewer)) == encode(GAME.view(first, viewer))
    assert encode(GAME.view(other, Seat(1))) != encode(GAME.view(first, Seat(1)))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hands_that_were_passed_on_are_known_less_what_was_taken_since(seats: int) -> None:
    state, known = GAME.setup(seats, "passed on"), 0
    while acting := GAME.to_act(state):
        for seat in all_seats(seats):
            for holder, hand in known_hands(GAME.view(state, seat)):
                assert sorted(hand) == sorted(state.hands[holder])
                known += 1
        assert not list(known_hands(GAME.view(state, None)))
        state = GAME.apply(state, min(acting), GAME.legal_moves(state, min(acting))[0]).state
    assert known
