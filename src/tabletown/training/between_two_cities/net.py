"""The net of `bots.nets.between_two_cities.forward` in arrays, as it learns."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace
from tabletown.batch.chance import subkey, words
from tabletown.bots.nets.between_two_cities.city_rows import RowForm
from tabletown.bots.nets.between_two_cities.forward import AROUND, LAYERS, SPREAD, USUAL
from tabletown.training.contract import Weights

_LAST = ("points", "out")


class NetSizes(NamedTuple):
    """How wide the layers are."""

    city: int = 384
    street: int = 256
    kept: int = 96
    seat: int = 256
    last: int = 128

    def shapes(self, form: RowForm, around: Sequence[str] = AROUND) -> dict[str, tuple[int, int]]:
        kept, seat = self.kept, self.seat
        return {
            "city1": (len(form.city), self.city),
            "city2": (self.city, self.street),
            "city3": (self.street, kept),
            "points": (kept, 1),
            **dict.fromkeys(("own1", "own2", *around), (kept, seat)),
            "table": (len(form.table), seat),
            "seat": (seat, self.last),
            "out": (self.last, 2),
        }


def new_weights(
    xp: ArrayNamespace, sizes: NetSizes, form: RowForm, key: Array, around: Sequence[str] = AROUND
) -> dict[str, Array]:
    """Uniform numbers of a usual size; the last layers begin small."""
    weights, shapes = {}, sizes.shapes(form, around)
    for number, (name, (wide, out)) in enumerate(shapes.items()):
        drawn = words(xp, subkey(xp, key, number), wide, out) >> 8
        spread = (drawn.astype(xp.float32) / float(1 << 23)) - 1.0
        weights[name] = spread * ((6 / wide) ** 0.5 * (0.1 if name in _LAST else 1.0))
    for name in LAYERS:
        if not name.startswith(("own", "near", "far")):
            weights[f"{name}+"] = xp.zeros((shapes[name][1],), dtype=xp.float32)
    return weights


class Judged(NamedTuple):
    """What is expected: by pair of cities and lane."""

    win: Array
    """Logits."""
    score: Array
    """In tens above or below fifty."""


def seen_cities(xp: ArrayNamespace, form: RowForm, weights: Weights, rows: Array) -> Array:
    """[..., kept] of rows [..., numbers]."""
    brief = brief_floats(xp)
    flat = rows.reshape((-1, rows.shape[-1])).astype(brief)
    for name in ("city1", "city2", "city3"):
        matrix = weights[name]
        if name == "city1":
            matrix = matrix * xp.asarray(form.city, dtype=xp.float32)[:, None]
        # One type of float throughout: so a product is compiled together with what follows it.
        flat = xp.maximum(flat @ matrix.astype(brief) + weights[f"{name}+"].astype(brief), 0.0)
    return flat.reshape((*rows.shape[:-1], flat.shape[-1]))


def brief_floats(xp: ArrayNamespace) -> object:
    """What cities are seen with: on an accelerator sixteen bits, which is what plays in the end anyway."""
    if xp is NUMPY or import_module("jax").default_backend() == "cpu":
        return xp.float32
    return import_module("jax.numpy").bfloat16


def points_of(weights: Weights, seen: Array) -> Array:
    """What cities will score, in tens above or below fifty: [...]."""
    return (seen.astype(weights["points"].dtype) @ weights["points"] + weights["points+"])[..., 0]


def scaled(xp: ArrayNamespace, scales: Sequence[float], rows: Array) -> Array:
    return rows.astype(xp.float32) * xp.asarray(scales, dtype=xp.float32)


def ground(
    xp: ArrayNamespace, form: RowForm, weights: Weights, near: Sequence[Array], far: Array | None, table: Array
) -> Array:
    """What is the same for all moves, [lanes, seat], of seen cities [lanes, kept], [far, lanes, kept], and a row."""
    common = scaled(xp, form.table, _padded(xp, form, table)) @ weights["table"] + weights["table+"]
    for name, seen in zip(AROUND, near, strict=False):
        common = common + seen @ weights[name]
    return common if far is None else common + xp.sum(far, axis=0) @ weights["far"]


def _padded(xp: ArrayNamespace, form: RowForm, table: Array) -> Array:
    nothing = xp.zeros((*table.shape[:-1], form.move), dtype=xp.uint8)
    return xp.concatenate([table, nothing], axis=-1)


def judged(xp: ArrayNamespace, weights: Weights, inner: Array) -> Judged:
    """From all that was summed up, [..., seat]."""
    inner = xp.maximum(xp.maximum(inner, 0.0) @ weights["seat"] + weights["seat+"], 0.0)
    out = inner @ weights["out"] + weights["out+"]
    return Judged(out[..., 0], out[..., 1])


def moves_part(xp: ArrayNamespace, form: RowForm, weights: Weights, rows: Array) -> Array:
    """[..., seat] of the rows of moves."""
    return scaled(xp, form.table[-form.move :], rows) @ weights["table"][-form.move :]


def scales(form: RowForm) -> dict[str, tuple[float, ...]]:
    """By layer that reads rows: what its numbers are multiplied with while it learns."""
    return {"city1": form.city, "table": form.table}


def tens(scores: Array) -> Array:
    return (scores - USUAL) / SPREAD


def exported(xp: ArrayNamespace, form: RowForm, weights: Weights) -> dict[str, Array]:
    """As files have them: for numbers that are not scaled."""
    plain = dict(weights)
    for name, factors in scales(form).items():
        plain[name] = weights[name] * xp.asarray(factors, dtype=xp.float32)[:, None]
    return plain
