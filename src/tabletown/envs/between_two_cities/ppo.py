"""The net that `examples/ppo.py` learnt, as it is frozen in the population v1: its card is `ppo_v1.md`.

NumPy alone plays it, from a View: one look at what its seat may know, and the legal move that it likes best.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import AnyBot, Budget, Decision, Thought
from tabletown.core.chance import Stream
from tabletown.core.errors import BadSetup

SEATS = 4
FILE = Path(__file__).with_name("ppo_v1.npz")
PLANES = 9 * 49
"""Numbers of an observation for each city: they are its last."""

_Floats: TypeAlias = NDArray[np.float32]


class PpoBot:
    name = "ppo"

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed, "ppo")
        self._weights = _weights()
        self._batch = _batch()

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        if view.seat is None or view.seats != SEATS or view.modules != BASE:
            raise BadSetup(f"ppo has learnt tables of {SEATS} people without modules, and plays at no other")
        liked = think(self._weights, np.array(self._batch.observe_view(view), np.float32))
        # Integers are counted in a State: any will do in which this seat sees what it does.
        world = GAME.resample(view, self._stream)
        worth = {move: float(liked[self._batch.action_of(world, view.seat, move)]) for move in moves}
        best = max(moves, key=lambda move: worth[move])
        return Decision(best, (Thought(best, worth[best], "what it learnt"),))


def make_ppo(seed: str, budget: Budget) -> AnyBot:
    del budget  # One look is all it takes.
    return cast(AnyBot, PpoBot(seed))


def think(weights: Mapping[str, _Floats], seen: _Floats) -> _Floats:
    """What it likes, by action: cities by one small net, then all together (`think` in `examples/ppo.py`)."""

    def layer(given: _Floats, name: str) -> _Floats:
        return given @ weights[name] + weights[f"{name}+"]

    def bent(given: _Floats) -> _Floats:
        return np.maximum(given, np.float32(0))

    cities = seen[-SEATS * PLANES :].reshape(SEATS, PLANES)
    towns = bent(layer(bent(layer(cities, "city")), "town"))
    inner = np.concatenate([seen[: -SEATS * PLANES], towns.reshape(-1)])
    return layer(bent(layer(bent(layer(inner, "all")), "more")), "policy")


@cache
def _weights() -> Mapping[str, _Floats]:
    with np.load(FILE, allow_pickle=False) as found:
        return {name: found[name].astype(np.float32) for name in found.files}


@cache
def _batch() -> PeopleBatch:
    return PeopleBatch(SEATS, BASE, NUMPY)
