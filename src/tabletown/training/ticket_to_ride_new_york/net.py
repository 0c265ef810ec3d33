"""The net of `bots.nets.ticket_to_ride_new_york.forward` in arrays, as it learns."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.chance import subkey, words
from tabletown.batch.ticket_to_ride_new_york.actions import ACTIONS
from tabletown.bots.nets.ticket_to_ride_new_york.layout import ROW, SCALES
from tabletown.training.contract import Weights

_LAST = {"actions": 0.01, "hope": 0.1}
"""How small last layers begin."""


class NetSizes(NamedTuple):
    """How wide the layers are."""

    first: int = 512
    second: int = 256

    @property
    def shapes(self) -> dict[str, tuple[int, int]]:
        return {
            "first": (ROW, self.first),
            "second": (self.first, self.second),
            "actions": (self.second, ACTIONS),
            "hope": (self.second, 1),
        }


def new_weights(xp: ArrayNamespace, sizes: NetSizes, key: Array) -> dict[str, Array]:
    """Uniform numbers of a usual size; the last layers begin small."""
    weights = {}
    for number, (name, (wide, out)) in enumerate(sizes.shapes.items()):
        drawn = words(xp, subkey(xp, key, number), wide, out) >> 8
        spread = (drawn.astype(xp.float32) / float(1 << 23)) - 1.0
        weights[name] = spread * ((6 / wide) ** 0.5 * _LAST.get(name, 1.0))
        weights[f"{name}+"] = xp.zeros((out,), dtype=xp.float32)
    return weights


def seen_rows(xp: ArrayNamespace, weights: Weights, rows: Array) -> Array:
    """What is left of rows [..., numbers] before the last layers."""
    seen = rows.astype(xp.float32) * xp.asarray(SCALES, dtype=xp.float32)
    for name in ("first", "second"):
        seen = xp.maximum(seen @ weights[name] + weights[f"{name}+"], 0.0)
    return seen


def likings(weights: Weights, seen: Array) -> Array:
    """Logits, [..., actions]."""
    return seen @ weights["actions"] + weights["actions+"]


def hopes(weights: Weights, seen: Array) -> Array:
    """[...]: share of the win, and a little for points ahead."""
    return (seen @ weights["hope"] + weights["hope+"])[..., 0]


def exported(xp: ArrayNamespace, weights: Weights) -> dict[str, Array]:
    """As files have them: for numbers that are not scaled."""
    return {**weights, "first": weights["first"] * xp.asarray(SCALES, dtype=xp.float32)[:, None]}
