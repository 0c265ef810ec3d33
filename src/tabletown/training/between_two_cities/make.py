"""Tables of people as something to be learnt."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.between_two_cities.scoring import city_points
from tabletown.batch.chance import subkey, words
from tabletown.batch.loops import each, scan
from tabletown.bots.nets.between_two_cities.forward import KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.training.between_two_cities.games import CityGames, Decided, Deciding, chosen_by_all, turn_over
from tabletown.training.between_two_cities.net import (
    NetSizes,
    exported,
    judged,
    new_weights,
    points_of,
    scaled,
    seen_cities,
    tens,
)
from tabletown.training.contract import EARLIER, NET, PlayedRound, RunPace, Sitters, Weights

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
_CHOOSING, _PLACING = range(2)


class CitySamples(NamedTuple):
    """By turn, stage (choosing, placing) and seat; the game is the last axis but one, or the last."""

    cities: Array
    """uint8 [turns, 2, seats, cities, games, numbers]."""
    table: Array
    """uint8 [turns, 2, seats, games, numbers]."""
    aims: Array
    """float32 [turns, 2, seats, 4, games, 1]: what hopes should have been (`Decided.hopes`)."""
    counts: Array
    """float32 [1, 1, seats, games, 1]: 1 where the net itself has decided."""


class PeopleLearnable:
    kind = KIND
    terms = ("win", "score", "points")
    pace = RunPace(trust=0.9)

    def __init__(self, seats: int, size: str, xp: ArrayNamespace, **options: Option) -> None:
        if size not in SIZES:
            raise BadSetup(f"nets are {', '.join(SIZES)}, not “{size[:20]}”")
        self.xp = xp
        self.batch = people_batch(seats, xp, **options)
        self.seats, self.sizes = seats, SIZES[size]
        self.games = CityGames(self.batch, SQUARES, WORTH)
        self.facts: Mapping[str, int | float | str] = {"squares": SQUARES, "worth": WORTH, "seats": seats, "size": size}
        self._own = self._own_cities()
        """int32 [seats, 2]: in the last turn."""

    def _own_cities(self) -> Array:
        xp = self.xp
        last = xp.asarray(self.batch.turns - 1, dtype=xp.int32)
        return self.games.maker.place(last, xp.arange(self.seats, dtype=xp.int32)).own

    def new_weights(self, key: Array) -> dict[str, Array]:
        # By NumPy: JAX would compile every step of it by itself.
        made = new_weights(NUMPY, self.sizes, self.games.form, NUMPY.asarray(key))
        return {name: self.xp.asarray(found) for name, found in made.items()}

    def deal(self, key: Array, games: int) -> Lanes:
        return self.batch.deal(key, games)

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound:
        xp, batch = self.xp, self.batch
        order = (sitters.start + xp.arange(self.seats, dtype=xp.int32)) % self.seats
        dealt = self.deal(subkey(xp, key, 0), games)

        def one_turn(lanes: Lanes, number: Array) -> tuple[Lanes, tuple[Decided, Decided]]:
            drawn = words(xp, subkey(xp, key, number + 1), 4 * self.seats, games).reshape((self.seats, 2, 2, games))

            def how(seat: Array, stage: int) -> Deciding:
                who = sitters.who[seat]
                earlier = xp.equal(who, EARLIER)
                weights = {name: xp.where(earlier, sitters.earlier[name], own) for name, own in sitters.weights.items()}
                return Deciding(weights, who, sitters.warmth, drawn[seat, stage])

            def choose(lanes: Lanes, seat: Array) -> tuple[Lanes, tuple[Array, Decided]]:
                return lanes, self.games.choose(lanes, seat, how(seat, _CHOOSING))

            def place(lanes: Lanes, seat: Array) -> tuple[Lanes, Decided]:
                return self.games.place(lanes, seat, how(seat, _PLACING))

            lanes, (chosen, first) = scan(xp, choose, lanes, xp.arange(self.seats, dtype=xp.int32))
            lanes = chosen_by_all(xp, lanes, chosen)
            lanes, second = scan(xp, place, lanes, order)
            # By seat again, whoever went first.
            back = (xp.arange(self.seats, dtype=xp.int32) - sitters.start) % self.seats
            second = each(lambda found: xp.take(found, back, axis=0), second)
            return turn_over(self.games, lanes), (first, second)

        lanes, decided = scan(xp, one_turn, dealt, xp.arange(batch.turns, dtype=xp.int32))
        return self._played(sitters, lanes, decided)

    def _played(self, sitters: Sitters, lanes: Lanes, decided: tuple[Decided, Decided]) -> PlayedRound:
        xp = self.xp
        standing = self.batch.standing(lanes)
        best = xp.equal(standing.ranks, 1).astype(xp.float32)
        shares = best / xp.sum(best, axis=1)[:, None]
        scores = standing.scores.astype(xp.float32) / (2.0 if self.seats == 2 else 1.0)
        points, _ = city_points(xp, self.batch.kind.scorer, lanes.cities, lanes.mats, lanes.districts)
        own = xp.take(tens(points.astype(xp.float32)), self._own, axis=0)
        ends = xp.concatenate([xp.stack([shares.T, tens(scores).T], axis=1), own], axis=1)
        hopes = xp.stack([one.hopes for one in decided], axis=1)
        counts = xp.equal(sitters.who, NET).astype(xp.float32)[:, None]
        samples = CitySamples(
            xp.stack([one.cities for one in decided], axis=1),
            xp.stack([one.table for one in decided], axis=1),
            self._aims(hopes, ends, sitters.trust)[..., None],
            xp.broadcast_to(counts, (self.seats, shares.shape[0]))[None, None, ..., None],
        )
        return PlayedRound(samples, shares, scores)

    def _aims(self, hopes: Array, ends: Array, trust: Array) -> Array:
        """What hopes [turns, 2, seats, 4, games] should have been, by what came in the end [seats, 4, games]: between
        what the seat hoped for when it decided next, and what that should have been."""
        xp = self.xp
        turned = self.games.maker.back[:, None, None, None, None] > 0
        # Own cities by side, so that they are the same ones in all turns.
        places = xp.asarray([0, 1, 3, 2], dtype=xp.int32)
        by_side = xp.where(turned, xp.take(hopes, places, axis=3), hopes)
        later = xp.where(turned[-1, 0], xp.take(ends, places, axis=1), ends)
        flat = by_side.reshape((-1, *hopes.shape[2:]))
        aims = [later]
        for number in range(flat.shape[0] - 1, 0, -1):
            later = trust * later + (1.0 - trust) * flat[number]
            aims.append(later)
        found = xp.stack(aims[::-1]).reshape(hopes.shape)
        return xp.where(turned, xp.take(found, places, axis=3), found)

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
        seen = seen_cities(xp, self.games.form, weights, xp.moveaxis(some.cities, 3, 0))
        inner = scaled(xp, self.games.form.table, some.table) @ weights["table"] + weights["table+"]
        for number, name in enumerate(("own1", "own2", "near1", "near2")):
            inner = inner + seen[number] @ weights[name]
        inner = inner + xp.sum(seen[4:], axis=0) @ weights["far"]
        outlook = judged(xp, weights, inner)
        counts = xp.broadcast_to(some.counts[..., 0], outlook.win.shape)
        many = xp.maximum(xp.sum(counts), 1.0)
        share, score = some.aims[..., 0, :, 0], some.aims[..., 1, :, 0]
        win = xp.maximum(outlook.win, 0.0) - outlook.win * share + xp.log(1.0 + xp.exp(-xp.abs(outlook.win)))
        ends = xp.square(points_of(weights, seen[:2]) - xp.moveaxis(some.aims[..., 2:, :, 0], 3, 0))
        terms = [win, xp.square(outlook.score - score), xp.mean(ends, axis=0)]
        sums = xp.stack([xp.sum(term * counts) / many for term in terms])
        return sums[0] + 0.5 * sums[1] + 0.5 * sums[2], sums

    def exported(self, weights: Weights) -> Mapping[str, Array]:
        return exported(self.xp, self.games.form, weights)


def make(seats: int, size: str, xp: ArrayNamespace, **options: Option) -> PeopleLearnable:
    """With any module of Capitals: a net for all sets of civic tiles and districts, with landscapes or without."""
    if not any(options.values()):
        return PeopleLearnable(seats, size, xp)
    from tabletown.training.between_two_cities.capitals import CapitalsLearnable

    return CapitalsLearnable(seats, size, xp, **options)
