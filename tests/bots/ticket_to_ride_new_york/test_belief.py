"""Worlds that a bot holds possible, and how it values the ends of games."""

import numpy as np
import pytest

from tabletown.bots.ticket_to_ride_new_york.belief import helped, imagine
from tabletown.bots.ticket_to_ride_new_york.graph import link_mask, ways
from tabletown.bots.ticket_to_ride_new_york.trials import Trials, worth
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, TICKETS


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_worlds_that_are_imagined_fit_the_view_and_can_be_played_on(seats: int) -> None:
    for number, state in enumerate(random_states(GAME, seats, f"belief-{seats}")[::15]):
        for seat in GAME.to_act(state):
            view, stream = GAME.view(state, seat), Stream("belief", str(number))
            worlds = imagine(view, 4, stream)
            for world in worlds:
                assert encode(GAME.view(world, seat)) == encode(view)
                assert not GAME.faults(world)
            played = Trials(worlds, seat, stream).run([GAME.legal_moves(state, seat)[0]], 4, lambda: False)
            assert played is not None and all(0 <= value <= 1 for value in played[0])


def test_a_ticket_is_likelier_the_more_of_its_way_stands() -> None:
    for ticket in TICKETS:
        way = ways(ticket)[0]
        assert helped(ticket, 0) == 0
        assert 0 < helped(ticket, way & -way) <= helped(ticket, way) == 1 == helped(ticket, link_mask(ALL_ROUTES))


def test_a_win_is_worth_more_than_a_lead() -> None:
    assert _first((30, 2), (29, 2)) > 0.5 > _first((29, 2), (30, 2))
    assert _first((30, 2), (30, 2)) == 0.5
    assert _first((30, 2), (30, 1)) > _first((30, 2), (30, 2))


def _first(*ends: tuple[int, int]) -> float:
    """What an end of a game, points and tickets by seat, is worth to the first seat."""
    points, tickets = np.array(ends).T
    return float(worth(points[:, None], tickets[:, None], 0)[0])
