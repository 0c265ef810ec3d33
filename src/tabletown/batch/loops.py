"""Loops over both array libraries, and work that few lanes need: Python does on NumPy what JAX compiles."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, stacked

C = TypeVar("C")
Y = TypeVar("Y")
_Rows: TypeAlias = NDArray[np.intp]
_Bools: TypeAlias = NDArray[np.bool_]
_Plain: TypeAlias = NDArray[np.generic]
_Trees: TypeAlias = tuple[tuple[object, ...], ...]


class _Lax(Protocol):
    def fori_loop(self, start: int, stop: int, body: Callable[[Array, C], C], carry: C, /) -> C: ...
    def scan(self, body: Callable[[C, Array], tuple[C, Y]], carry: C, over: Array, /) -> tuple[C, Y]: ...
    def cond(self, condition: Array, yes: Callable[..., Y], no: Callable[..., Y], /, *given: object) -> Y: ...
    def while_loop(self, goes_on: Callable[[C], Array], body: Callable[[C], C], carry: C, /) -> C: ...


def repeat(xp: ArrayNamespace, times: int, body: Callable[[Array, C], C], carry: C) -> C:
    """`body(number, carry)` for the numbers below `times`."""
    if xp is NUMPY:
        for number in range(times):
            carry = body(xp.asarray(number, dtype=xp.int32), carry)
        return carry
    return _lax().fori_loop(0, times, body, carry)


def while_any(xp: ArrayNamespace, active: Callable[[C], Array], body: Callable[[C], C], carry: C) -> C:
    """`body(carry)` as long as any lane is active."""
    if xp is NUMPY:
        while _some(active(carry)):
            carry = body(carry)
        return carry
    return _lax().while_loop(lambda now: xp.any(active(now)), body, carry)


def scan(xp: ArrayNamespace, body: Callable[[C, Array], tuple[C, Y]], carry: C, over: Array) -> tuple[C, Y]:
    """`body(carry, entry)` for the entries of an array; what it gives besides, one behind another."""
    if xp is not NUMPY:
        return _lax().scan(body, carry, over)
    given = []
    for number in range(over.shape[0]):
        carry, made = body(carry, over[number])
        given.append(made)
    return carry, each(lambda *found: stacked(xp, found), *given)


def either(xp: ArrayNamespace, condition: Array, yes: Callable[..., Y], no: Callable[..., Y], *given: object) -> Y:
    """What one of two functions gives, by a single bool; the other is not worked out."""
    if xp is NUMPY:
        return yes(*given) if bool(condition) else no(*given)
    return _lax().cond(condition, yes, no, *given)


def rounds_left(xp: ArrayNamespace, round_now: Array, rounds: int) -> int:
    """How many rounds the slowest lane still needs. On JAX all rounds: no shape may depend on what is in an array."""
    return rounds - int(xp.min(round_now)) if xp is NUMPY else rounds


def at_most(xp: ArrayNamespace, numbers: Array, bound: int) -> int:
    """The largest of some numbers, which are no larger than a bound. On JAX the bound, for the same reason."""
    return max(1, int(xp.max(numbers))) if xp is NUMPY else bound


def may_be(xp: ArrayNamespace, condition: Array) -> bool:
    """Whether a condition may hold in some lane; if not, work can be skipped. Always true on JAX, which cannot know."""
    return xp is not NUMPY or _some(condition)


def on_lanes(xp: ArrayNamespace, chosen: Array, function: Callable[[C], C], lanes: C) -> C:
    """A function of a NamedTuple of arrays, applied in the chosen lanes alone: bool [lanes].

    NumPy works on these lanes only, and on nothing if there are none; JAX works on all and keeps these.
    """
    if xp is not NUMPY:
        return each(lambda new, old: new if new is old else xp.where(chosen, new, old), function(lanes), lanes)
    number = np.count_nonzero(cast(_Bools, chosen))
    if number == 0:
        return lanes
    if number == chosen.size:
        return function(lanes)
    rows = np.flatnonzero(cast(_Bools, chosen))
    some = take_lanes(lanes, cast(Array, rows))
    return each(lambda new, was, old: old if new is was else _with(old, rows, new), function(some), some, lanes)


def _some(condition: Array) -> bool:
    """Whether it holds anywhere: twice as quick as `any`."""
    return bool(np.count_nonzero(cast(_Bools, condition)))


def take_lanes(lanes: C, rows: Array) -> C:
    """These lanes of a NamedTuple of arrays, in this order; one may be named more than once."""
    return each(lambda array: array[..., rows], lanes)


def each(function: Callable[..., Array], lanes: C, *others: C) -> C:
    """A function of arrays, array by array, over NamedTuples of arrays, which may hold others."""
    if not isinstance(lanes, tuple):
        return cast("C", function(lanes, *others))
    parts = [each(function, *part) for part in zip(lanes, *cast("_Trees", others), strict=True)]
    make = cast("Callable[[list[object]], C]", getattr(lanes, "_make", tuple))
    return make(parts)


def _with(array: Array, rows: _Rows, part: Array) -> Array:
    changed = cast(_Plain, array).copy()
    changed[..., rows] = cast(_Plain, part)
    return cast(Array, changed)


def _lax() -> _Lax:
    return cast(_Lax, import_module("jax.lax"))
