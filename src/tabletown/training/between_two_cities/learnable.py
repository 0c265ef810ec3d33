"""What all sorts of tables have in common when they are learnt: their targets and their loss."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, cast

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.loops import each
from tabletown.bots.nets.between_two_cities.city_rows import RowForm
from tabletown.bots.nets.between_two_cities.forward import AROUND
from tabletown.core.errors import BadSetup
from tabletown.training.between_two_cities.net import (
    Judged,
    NetSizes,
    exported,
    judged,
    new_weights,
    points_of,
    scaled,
    seen_cities,
)
from tabletown.training.contract import Weights

SIZES = {
    "tiny": NetSizes(32, 32, 16, 32, 32),
    "small": NetSizes(128, 64, 32, 128, 64),
    "medium": NetSizes(),
    "large": NetSizes(512, 384, 128, 384, 192),
    "broad": NetSizes(512, 384, 128, 768, 384),
}
SQUARES = 3
WORTH = 0.003
"""Of a point, in shares of the win."""


class CitySamples(NamedTuple):
    """By turn, stage (choosing, placing, throwing away) and seat; the game is the last axis but one, or the last."""

    cities: Array
    """uint8 [turns, stages, seats, cities, games, numbers]."""
    table: Array
    """uint8 [turns, stages, seats, games, numbers]."""
    aims: Array
    """float32 [turns, stages, seats, 4, games, 1]: what hopes should have been (`Decided.hopes`)."""
    counts: Array
    """float32 [turns or 1, stages or 1, seats, games, 1]: 1 where the net itself has decided."""


class CityLearnable:
    terms = ("win", "score", "points")
    shared = tuple(f"{name}{added}" for name in ("city1", "city2", "city3", "points") for added in ("", "+"))
    around: ClassVar[tuple[str, ...]] = AROUND
    """Layers that look at cities of others."""
    valued = 2
    """How many cities of a sample are compared with final points: those of the own two, by turns."""

    def __init__(self, seats: int, size: str, xp: ArrayNamespace, form: RowForm) -> None:
        self.xp, self.seats, self.form, self.sizes = xp, seats, form, sizes_of(size)
        self.facts: Mapping[str, int | float | str] = {"squares": SQUARES, "worth": WORTH, "seats": seats, "size": size}

    def new_weights(self, key: Array) -> dict[str, Array]:
        # By NumPy: JAX would compile every step of it by itself.
        made = new_weights(NUMPY, self.sizes, self.form, NUMPY.asarray(key), self.around)
        return {name: self.xp.asarray(found) for name, found in made.items()}

    def of_seat(self, samples: object, seat: int) -> object:
        return each(lambda found: found[:, :, seat : seat + 1], cast(CitySamples, samples))

    def parts(self, samples: object, parts: int) -> object:
        def cut(found: Array) -> Array:
            *before, games, after = found.shape
            by_part = found.reshape((*before, parts, games // parts, after))
            return jax_arrays().moveaxis(by_part, -3, 0)

        return CitySamples(*map(cut, cast(CitySamples, samples)))

    def loss(self, weights: Weights, part: object) -> tuple[Array, Array]:
        xp = jax_arrays()
        some = cast(CitySamples, part)
        # The layers of the net. seen: [cities, turns, stages, seats, games, wide]; inner: the same without cities.
        seen = seen_cities(xp, self.form, weights, xp.moveaxis(some.cities, 3, 0))
        inner = scaled(xp, self.form.table, some.table) @ weights["table"] + weights["table+"]
        for number, name in enumerate(("own1", "own2", *self.around[:2])):
            inner = inner + seen[number] @ weights[name]
        if self.around:
            inner = inner + xp.sum(seen[4:], axis=0) @ weights["far"]
        judgement: Judged = judged(xp, weights, inner)
        # [turns, stages, seats, games]: what the net itself decided; aims of the same shape.
        counts = xp.broadcast_to(some.counts[..., 0], judgement.win.shape)
        many = xp.maximum(xp.sum(counts), 1.0)
        share, score = some.aims[..., 0, :, 0], some.aims[..., 1, :, 0]
        # Cross entropy of the share of the win, from its logit, in the form that never overflows.
        win = xp.maximum(judgement.win, 0.0) - judgement.win * share + xp.log(1.0 + xp.exp(-xp.abs(judgement.win)))
        # Points of the own two cities, [2, turns, …]; `seen` may hold these cities several times, by turns.
        ends = xp.moveaxis(some.aims[..., 2:, :, 0], 3, 0)
        every = xp.concatenate([ends] * (self.valued // 2))
        missed = xp.square(points_of(weights, seen[: self.valued]) - every)
        terms = [win, xp.square(judgement.score - score), xp.mean(missed, axis=0)]
        sums = xp.stack([xp.sum(term * counts) / many for term in terms])
        return sums[0] + 0.5 * sums[1] + 0.5 * sums[2], sums

    def exported(self, weights: Weights) -> Mapping[str, Array]:
        return exported(self.xp, self.form, weights)


def sizes_of(size: str) -> NetSizes:
    """Raises BadSetup."""
    if size not in SIZES:
        raise BadSetup(f"nets are {', '.join(SIZES)}, not “{size[:20]}”")
    return SIZES[size]


def aimed_at(xp: ArrayNamespace, hopes: Array, ends: Array, turned: Array, real: Array, trust: Array) -> Array:
    """Targets for hopes [turns, stages, seats, 4, games], from what came in the end [seats, 4, games]: a mean of the
    seat's hope at its next decision and that decision's own target, weighted by `trust`.

    `turned`, bool [turns]: where the first of the own cities is on the other side; `real`, bool [turns, stages]:
    where there was something to be decided.
    """
    other = turned[:, None, None, None, None]
    # Own cities by side, so that they are the same ones in all turns.
    places = xp.asarray([0, 1, 3, 2], dtype=xp.int32)
    by_side = xp.where(other, xp.take(hopes, places, axis=3), hopes)
    later = xp.where(turned[-1], xp.take(ends, places, axis=1), ends)
    flat, counted = by_side.reshape((-1, *hopes.shape[2:])), real.reshape(-1)
    aims = [later]
    for number in range(flat.shape[0] - 1, 0, -1):
        later = xp.where(counted[number], trust * later + (1.0 - trust) * flat[number], later)
        aims.append(later)
    found = xp.stack(aims[::-1]).reshape(hopes.shape)
    return xp.where(other, xp.take(found, places, axis=3), found)
