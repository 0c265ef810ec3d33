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
from tabletown.between_two_cities.people.view import View
from tabletown.bots.nets.files import NetFile
from tabletown.core.seat import Seat
from tabletown.training.between_two_cities.games import CityGames, Decided, Deciding, chosen_by_all, turn_over
from tabletown.training.between_two_cities.make import SQUARES, WORTH, make
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

    def view(self, lane: int) -> View:
        return GAME.view(self.batch.to_state(self.lanes, lane), Seat(self.seat))


def small_net(seats: int) -> tuple[NetFile, Weights]:
    """New weights as a file has them, and the same for arrays, rounded as in the file."""
    learnable = make(seats, "tiny", xp)
    net = net_of(learnable, learnable.new_weights(key_of(xp, "weights")))
    weights = {name: np.array(array.floats(), np.float32).reshape(array.shape) for name, array in net.arrays.items()}
    for name, factors in scales().items():
        weights[name] /= np.array(factors, np.float32)[:, None]
    return net, {name: xp.asarray(found) for name, found in weights.items()}


def cool(weights: Weights, lanes: int) -> Deciding:
    """Nothing is left to chance."""
    nothing = xp.zeros((2, lanes), dtype=xp.uint32)
    return Deciding(weights, xp.asarray(NET), xp.asarray(0.0), nothing)


def played(seats: int, weights: Weights, lanes: int) -> Iterator[Known]:
    batch = people_batch(seats, xp)
    games = CityGames(batch, SQUARES, WORTH)
    now, how = batch.deal(key_of(xp, f"deal {seats}"), lanes), cool(weights, lanes)
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
