"""The net that `examples/ppo.py` learnt, as it is frozen in the population v1: its card is `ppo_v1.md`.

NumPy alone plays it, from a View: one look at what each legal move makes of its two cities, and the one it likes best.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.after_states import MoveJudge
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import AnyBot, Budget, Decision, Thought
from tabletown.core.chance import Stream
from tabletown.core.errors import BadSetup

SEATS = 4
FILE = Path(__file__).with_name("ppo_v1.npz")
SCALE = 0.125

# Twice as many digits as were learnt: in whatever order a processor adds up, the same move is liked best.
_Floats: TypeAlias = NDArray[np.float64]


class PpoBot:
    name = "ppo"

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed, "ppo")
        self._weights = weights()
        self._judge = _judge()

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        if view.seat is None or view.seats != SEATS or view.modules != BASE:
            raise BadSetup(f"ppo has learnt tables of {SEATS} people without modules, and plays at no other")
        batch = self._judge.batch
        # Any world will do in which this seat sees what it does: nothing else goes into the numbers.
        world = GAME.resample(view, self._stream)
        lanes, seat = batch.from_states([world]), NUMPY.asarray([view.seat])
        seen = self._judge.choosing(lanes, seat) if view.phase is Phase.CHOOSE else self._judge.placing(lanes, seat)
        liked = think(self._weights, *(SCALE * np.asarray(part)[0] for part in (seen.table, seen.cities)))
        places = {action: place for place, action in enumerate(np.asarray(seen.action)[0].tolist())}
        worth = {move: float(liked[places[batch.action_of(world, view.seat, move)]]) for move in moves}
        best = max(moves, key=lambda move: worth[move])
        return Decision(best, (Thought(best, worth[best], "what it learnt"),))


def make_ppo(seed: str, budget: Budget) -> AnyBot:
    del budget  # One look is all it takes.
    return cast(AnyBot, PpoBot(seed))


def think(net: Mapping[str, _Floats], table: _Floats, cities: _Floats) -> _Floats:
    """What it likes, by legal move: by the cities that each makes and by the table (`think` in `examples/ppo.py`)."""

    def layer(given: _Floats, name: str) -> _Floats:
        return given @ net[name] + net[f"{name}+"]

    def bent(given: _Floats) -> _Floats:
        return np.maximum(given, 0.0)

    inner = bent(layer(cities, "move") + layer(table, "table"))
    return layer(bent(layer(inner, "more")), "policy")[..., 0]


@cache
def weights() -> Mapping[str, _Floats]:
    with np.load(FILE, allow_pickle=False) as found:
        return {name: found[name].astype(np.float64) for name in found.files}


@cache
def _judge() -> MoveJudge:
    return MoveJudge(PeopleBatch(SEATS, BASE, NUMPY))
