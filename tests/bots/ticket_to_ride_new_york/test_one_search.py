"""The one search at Ticket to Ride: New York."""

from random import Random

import pytest

from tabletown.bots.bot import Budget
from tabletown.bots.search.ticket_to_ride_new_york import one_search
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.state import State


def positions(seats: int, every: int) -> list[tuple[State, Seat]]:
    state, found, random = GAME.setup(seats, "one-search"), [], Random(seats)
    while acting := sorted(GAME.to_act(state)):
        found.append((state, acting[0]))
        state = GAME.apply(state, acting[0], random.choice(GAME.legal_moves(state, acting[0]))).state
    return found[::every]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_the_same_again_and_keeps_its_budget(seats: int) -> None:
    for state, seat in positions(seats, 30)[:4]:
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one, other = (one_search("again", Budget(simulations=40)).decide(view, moves) for _ in range(2))
        assert one == other
        assert one.move in moves
        assert one.simulations <= 40


def test_no_time_gives_a_legal_move() -> None:
    state, seat = positions(2, 25)[1]
    moves = GAME.legal_moves(state, seat)
    assert one_search("", Budget(seconds=1e-9)).decide(GAME.view(state, seat), moves).move in moves
