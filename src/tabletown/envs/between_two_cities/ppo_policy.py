"""The frozen net `ppo` over arrays: what the bot plays from a View, for all games at once."""

from collections.abc import Callable
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.after_states import AfterStates, MoveJudge
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.contract import AnyBatch
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.box.modules import BASE
from tabletown.core.errors import BadSetup
from tabletown.envs.between_two_cities.ppo import SCALE, SEATS, think, weights
from tabletown.envs.policies import Policy

_AT_ONCE = 256
"""Games whose moves are looked at together: all that could be played, in doubles, fills the memory."""
_DIGITS = 9
"""A matrix product of one game and of many may differ behind them."""

_Rows: TypeAlias = NDArray[np.intp]
_Bools: TypeAlias = NDArray[np.bool_]
_Look: TypeAlias = Callable[[Lanes, Array], AfterStates]


def make_ppo_policy(batch: AnyBatch) -> Policy:
    """What it likes best; of equals the first."""
    rules = cast(object, batch)
    if not isinstance(rules, PeopleBatch) or rules.xp is not NUMPY or rules.seats != SEATS or rules.modules != BASE:
        raise BadSetup(f"ppo has learnt tables of {SEATS} people without modules, and plays at no other")
    return _Ppo(rules)


class _Ppo:
    def __init__(self, batch: PeopleBatch) -> None:
        self._judge, self._weights, self._pairs = MoveJudge(batch), weights(), batch.pairs

    def __call__(self, lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        del word
        allowed = cast(_Bools, mask)
        worth = np.full(mask.shape, -np.inf)
        for some, look in (
            (allowed[:, : self._pairs], self._judge.choosing),
            (allowed[:, self._pairs :], self._judge.placing),
        ):
            acting = np.flatnonzero(some.any(axis=1))
            for start in range(0, acting.size, _AT_ONCE):
                self._like(look, cast(Lanes, lanes), seat, acting[start : start + _AT_ONCE], worth)
        return cast(Array, np.where(allowed, worth, -np.inf).argmax(axis=1).astype(np.int32))

    def _like(self, look: _Look, lanes: Lanes, seat: Array, rows: _Rows, worth: NDArray[np.float64]) -> None:
        """Writes what these games' moves are worth."""
        some = cast(Array, rows)
        seen = look(take_lanes(lanes, some), seat[some])
        table, cities = (SCALE * np.asarray(part, np.float64) for part in (seen.table, seen.cities))
        liked = np.round(think(self._weights, table[:, None], cities), _DIGITS)
        games, moves = np.nonzero(cast(_Bools, seen.legal))
        worth[rows[games], cast("NDArray[np.int32]", seen.action)[games, moves]] = liked[games, moves]
