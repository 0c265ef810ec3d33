"""Worlds that the search holds possible."""

import numpy as np
import pytest

from tabletown.batch import NUMPY
from tabletown.batch.chance import key_of
from tabletown.batch.ticket_to_ride_new_york.lanes import TICKETS as HELD
from tabletown.batch.ticket_to_ride_new_york.rules import RidesBatch
from tabletown.bots.search.ticket_to_ride_new_york.belief import helped, weights
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideTrials
from tabletown.bots.ticket_to_ride_new_york.graph import link_mask, ways
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, loaded_net
from tabletown.core.codec import encode
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, TICKETS
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_worlds_fit_the_view(seats: int) -> None:
    net, batch = loaded_net(WEIGHTS / f"rides-{seats}.net"), RidesBatch(seats, xp=NUMPY, by_seeds=False)
    for number, state in enumerate(random_states(GAME, seats, f"belief-{seats}")[::15]):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            trials = RideTrials(net, view, "belief")
            lanes = trials.worlds(key_of(NUMPY, str(number)), 4)
            assert lanes.turn.shape == (4,)
            for lane in range(4):
                world = batch.to_state(lanes, lane, "any")
                assert encode(GAME.view(world, seat)) == encode(view)
                assert not GAME.faults(world)


def test_a_ticket_is_likelier_the_more_of_its_way_stands() -> None:
    for ticket in TICKETS:
        way = ways(ticket)[0]
        assert helped(ticket, 0) == 0
        assert 0 < helped(ticket, way & -way) <= helped(ticket, way) == 1 == helped(ticket, link_mask(ALL_ROUTES))


def test_worlds_in_which_tickets_are_connected_come_more_often() -> None:
    """In the end of random games, too, somebody has connected something."""
    net, compared = loaded_net(WEIGHTS / "rides-2.net"), 0
    for state in random_states(GAME, 2, "likelier")[-40::4]:
        if state.phase is not Phase.TURN:
            continue
        view, other = GAME.view(state, state.turn), 1 - state.turn
        own = link_mask(state.players[other].routes)
        batch = RidesBatch(2, xp=NUMPY, by_seeds=False)
        drawn = batch.lanes(view, key_of(NUMPY, "any"), 300)
        chosen = RideTrials(net, view, "belief").worlds(key_of(NUMPY, "any"), 100)
        held = [np.asarray(lanes.players)[other, HELD].tolist() for lanes in (drawn, chosen)]
        means = [np.mean([sum(helped(one, own) for one in tickets_in(mask)) for mask in some]) for some in held]
        if np.ptp(weights(view, np.asarray(drawn.players))) > 0:
            assert means[1] > means[0]
            compared += 1
    assert compared
