"""A round: games are played, and a net learns from all of them. Compiled once; everything stays on the device."""

from collections.abc import Callable
from functools import partial
from math import log
from typing import NamedTuple, TypeAlias, cast

import jax

from tabletown.batch.arrays import Array, ArrayNamespace, compiled, jax_arrays
from tabletown.training.contract import Learnable, PlayedRound, Sitters, TableSort, Weights

_NEAR, _FAR, _TINY = 0.9, 0.999, 1e-8
"""How much Adam remembers of slopes and of their squares."""
_AVERAGED = 0.999
"""How much of the averaged weights stays with every step."""
_STEEPEST = 1.0

PlayRound: TypeAlias = Callable[[Sitters, Array], PlayedRound]
LearnRound: TypeAlias = Callable[["Learnt", object, Array], tuple["Learnt", Array]]


class Learnt(NamedTuple):
    """All that changes while a net learns."""

    weights: dict[str, Array]
    mean: dict[str, Array]
    """What Adam remembers of slopes."""
    squares: dict[str, Array]
    averaged: dict[str, Array]
    """What plays in earnest."""
    steps: Array
    """int32."""


def begin(weights: dict[str, Array]) -> Learnt:
    xp = jax_arrays()
    nothing = {name: xp.zeros_like(found) for name, found in weights.items()}
    return Learnt(weights, nothing, nothing, weights, xp.asarray(0, dtype=xp.int32))


def compiled_play(sort: TableSort, xp: ArrayNamespace, games: int) -> PlayRound:
    def play(sitters: Sitters, key: Array) -> PlayedRound:
        return sort.play(sitters, key, games)

    return compiled(xp, play)


def compiled_learning(learnable: Learnable, parts: int) -> LearnRound:
    """From samples of a round, part by part, at a rate: what is learnt, and the mean of the terms of the loss."""
    return cast(LearnRound, jax.jit(partial(_learn, learnable, parts)))


def _learn(learnable: Learnable, parts: int, learnt: Learnt, samples: object, rate: Array) -> tuple[Learnt, Array]:
    xp = jax_arrays()
    slopes_of = cast(
        Callable[[Weights, object], tuple[dict[str, Array], Array]], jax.grad(learnable.loss, has_aux=True)
    )

    def improve(learnt: Learnt, part: object) -> tuple[Learnt, Array]:
        slopes, terms = slopes_of(learnt.weights, part)
        return _step(learnt, slopes, rate), terms

    scan = cast(Callable[..., tuple[Learnt, Array]], jax.lax.scan)
    learnt, terms = scan(improve, learnt, learnable.parts(samples, parts))
    return learnt, xp.mean(terms, axis=0)


def _step(learnt: Learnt, slopes: dict[str, Array], rate: Array) -> Learnt:
    """Adam, with slopes that are never too steep."""
    xp = jax_arrays()
    steep = sum((xp.sum(xp.square(slope)) for slope in slopes.values()), start=xp.asarray(0.0))
    tamed = xp.minimum(_STEEPEST / (steep**0.5 + _TINY), 1.0)
    steps = learnt.steps + 1
    number = steps.astype(xp.float32)
    mean, squares, weights, averaged = {}, {}, {}, {}
    # Averages begin with little weight on what was there at first.
    kept = xp.minimum(_AVERAGED, (1.0 + number) / (10.0 + number))
    for name, old in learnt.weights.items():
        slope = slopes[name] * tamed
        mean[name] = _NEAR * learnt.mean[name] + (1 - _NEAR) * slope
        squares[name] = _FAR * learnt.squares[name] + (1 - _FAR) * xp.square(slope)
        size = (squares[name] / (1.0 - xp.exp(number * log(_FAR)))) ** 0.5
        weights[name] = old - rate * (mean[name] / (1.0 - xp.exp(number * log(_NEAR)))) / (size + _TINY)
        averaged[name] = kept * learnt.averaged[name] + (1.0 - kept) * weights[name]
    return Learnt(weights, mean, squares, averaged, steps)
