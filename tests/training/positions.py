"""Positions of whole games in lockstep, each as lanes and as a View, for whoever compares the two."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.nets.files import NetFile
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.games import chosen_by_all, turn_over
from tabletown.training.between_two_cities.make import people
from tabletown.training.between_two_cities.net import scales
from tabletown.training.contract import NET, Weights
from tabletown.training.export import net_of

xp = NUMPY


class Known(NamedTuple):
    batch: PeopleBatch
    lanes: Lanes
    """Before the decision."""
    seat: int
    decided: Decided
    chosen: Array | None
    """Tiles, while choosing."""

    def state(self, lane: int) -> State:
        return state_of(self.batch, self.lanes, lane)

    def view(self, lane: int) -> View:
        return GAME.view(self.state(lane), Seat(self.seat))


def state_of(batch: PeopleBatch, lanes: Lanes, lane: int) -> State:
    """With Capitals a lane has modules of its own."""
    if not batch.modules.civics:
        return batch.to_state(lanes, lane)
    civics, districts = int(lanes.singles[-1, lane]) >= 0, int(lanes.districts[0, 0, lane]) >= 0
    landscapes = batch.modules.landscapes
    own = people_batch(batch.seats, xp, landscapes=landscapes, civics=civics, districts=districts)
    return own.to_state(lanes if districts else lanes._replace(districts=lanes.districts[:0]), lane)


def small_net(seats: int, **options: Option) -> tuple[NetFile, Weights]:
    """New weights as a file has them, and the same for arrays, rounded as in the file."""
    learnable = people(seats, "tiny", xp, **options)
    net = net_of(learnable, learnable.new_weights(key_of(xp, "weights")))
    weights = {name: np.array(array.floats(), np.float32).reshape(array.shape) for name, array in net.arrays.items()}
    for name, factors in scales(learnable.games.form).items():
        weights[name] /= np.array(factors, np.float32)[:, None]
    return net, {name: xp.asarray(found) for name, found in weights.items()}


def cool(weights: Weights, lanes: int) -> Deciding:
    """Nothing is left to chance."""
    nothing = xp.zeros((2, lanes), dtype=xp.uint32)
    return Deciding(weights, xp.asarray(NET), xp.asarray(0.0), nothing)


def played(seats: int, weights: Weights, lanes: int, **options: Option) -> Iterator[Known]:
    learnable = people(seats, "tiny", xp, **options)
    batch, games = learnable.batch, learnable.games
    now, how = learnable.deal(key_of(xp, f"deal {seats}"), lanes), cool(weights, lanes)
    for _ in range(batch.turns):
        choices = []
        for seat in range(seats):
            chosen, decided = games.choose(now, xp.asarray(seat), how)
            choices.append(chosen)
            yield Known(batch, now, seat, decided, chosen)
        now = chosen_by_all(xp, now, xp.stack(choices))
        for seat in range(seats):
            before = now
            now, decided = games.place(now, xp.asarray(seat), how)
            yield Known(batch, before, seat, decided, None)
        now = turn_over(games, now)
