"""Policies over arrays: an action for every lane at once. They play what data sets are made of."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import one_of
from tabletown.batch.contract import AnyBatch
from tabletown.batch.loops import take_lanes
from tabletown.core.errors import BadSetup
from tabletown.core.registry import face, part

NEVER = -9999
"""Less than any move is worth."""

Numbers: TypeAlias = NDArray[np.int32]
Bools: TypeAlias = NDArray[np.bool_]


class Policy(Protocol):
    def __call__(self, lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        """int32 [lanes]: one of the legal actions, bool [lanes, actions]; chance comes from a word per lane alone."""


MakePolicy: TypeAlias = Callable[[AnyBatch], Policy]
"""Of a batch on NumPy. Raises BadSetup for tables that it cannot play."""


def make_random(batch: AnyBatch) -> Policy:
    """Any legal move, each with the same chance."""

    def choose(lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        del lanes, seat
        return one_of(batch.xp, mask, word)

    return choose


def make_greedy(batch: AnyBatch) -> Policy:
    """Every legal move is tried, and one with the best own score at once is taken; of equals any."""

    def choose(lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        rows, actions = np.nonzero(cast(Bools, mask))
        acting = seat[rows]
        tried = batch.step(take_lanes(lanes, cast(Array, rows)), acting, cast(Array, actions.astype(np.int32)))
        scores = batch.standing(tried).scores[np.arange(rows.size), acting]
        worth = np.full(mask.shape, NEVER, np.int32)
        worth[rows, actions] = cast(Numbers, scores)
        return best_of(worth, mask, word)

    return choose


def best_of(worth: Numbers, mask: Array, word: Array) -> Array:
    """A legal action that is worth most, [lanes, actions]; of equals any."""
    allowed = cast(Bools, mask)
    legal = np.where(allowed, worth, NEVER)
    return one_of(NUMPY, cast(Array, allowed & (legal == legal.max(axis=1, keepdims=True))), word)


GENERAL: Mapping[str, MakePolicy] = {"random": make_random, "greedy": make_greedy}
"""For any game; its own go before them."""


def policies_of(game: str) -> Mapping[str, MakePolicy]:
    where = face(game).policies
    return {**GENERAL, **(cast("Mapping[str, MakePolicy]", part(game, where, "keys")) if where else {})}


def make_policy(game: str, name: str, batch: AnyBatch) -> Policy:
    """Raises BadSetup."""
    known = policies_of(game)
    if name not in known:
        raise BadSetup(f"there is no policy “{name[:40]}” over arrays: there is {', '.join(known)}")
    return known[name](batch)
