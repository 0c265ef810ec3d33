"""PPO in one file: copies of one net play Between Two Cities with each other, thousands of games at once, and learn.

    python ppo.py --minutes 10                         on an accelerator, with tabletown[jax]
    python ppo.py --minutes 10 --games 256 --width 128 on two cores
    tabletown arena between-two-cities --bots greedy,ppo:make --lone ppo:make    how strong it is (all in this folder)

A game is a rollout: every game of so many seats has the same decisions in the same order. What a seat gets is a share
of the win and a little for the points of its lower city, which it is given as they come.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol, cast

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tabletown.batch import NUMPY, load_batch
from tabletown.batch.arrays import jax_arrays
from tabletown.batch.chance import key_of
from tabletown.batch.contract import AnyBatch
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.chance import Stream

NAME = "between-two-cities"
WEIGHTS = os.environ.get("PPO", "ppo.npz")
PLANES = 9 * 49
"""Numbers of an observation for each city: they are its last."""
CLIP, LAMBDA, EPOCHS, BLOCKS = 0.2, 0.95, 2, 16

Weights = dict[str, Array]


class Ended(Protocol):
    ranks: Array
    scores: Array


class Sizes(Protocol):
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def features(self) -> int: ...
    @property
    def longest(self) -> int: ...


class Games(Sizes, Protocol):
    """What learning needs of a batch, with JAX's arrays."""

    def deal(self, key: Array, lanes: int) -> object: ...
    def actor(self, lanes: object) -> Array: ...
    def observe(self, lanes: object, seat: Array) -> Array: ...
    def legal(self, lanes: object, seat: Array) -> Array: ...
    def step(self, lanes: object, seat: Array, action: Array) -> object: ...
    def standing(self, lanes: object) -> Ended: ...


class Rollout(NamedTuple):
    """By decision and game: [decisions, games, …]."""

    seen: Array
    mask: Array
    action: Array
    likely: Array
    """The logarithm of the chance that this action had."""
    value: Array
    points: Array
    """[…, seats]: everybody's score so far."""


class Learnt(NamedTuple):
    """Weights, and what Adam remembers of their slopes."""

    weights: Weights
    mean: Weights
    square: Weights
    steps: Array


def cities_at(seats: int) -> int:
    return 4 if seats == 2 else seats


def new_weights(batch: Sizes, width: int, seed: int) -> Weights:
    sizes = {
        "city": (PLANES, width // 2),
        "town": (width // 2, width // 4),
        "all": (batch.features + cities_at(batch.seats) * (width // 4 - PLANES), width),
        "more": (width, width),
        "policy": (width, batch.actions),
        "value": (width, 1),
    }
    keys = jax.random.split(jax.random.PRNGKey(seed), len(sizes))
    weights: Weights = {}
    for key, (name, (wide, out)) in zip(keys, sizes.items(), strict=True):
        scale = 0.01 if name in ("policy", "value") else (2 / wide) ** 0.5
        weights[name] = scale * jax.random.normal(key, (wide, out))
        weights[f"{name}+"] = jnp.zeros(out)
    return weights


def think(weights: Weights, seen: Array, seats: int) -> tuple[Array, Array]:
    """Logits [n, actions] and values [n] of observations [n, features]: cities by one small net, then all together."""

    def layer(given: Array, name: str) -> Array:
        return given @ weights[name].astype(given.dtype) + weights[f"{name}+"].astype(given.dtype)

    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    given = seen.astype(kind)
    tail = cities_at(seats) * PLANES
    cities = given[:, -tail:].reshape((len(seen), -1, PLANES))
    towns = jax.nn.relu(layer(jax.nn.relu(layer(cities, "city")), "town"))
    inner = jnp.concatenate([given[:, :-tail], towns.reshape((len(seen), -1))], axis=1)
    inner = jax.nn.relu(layer(jax.nn.relu(layer(inner, "all")), "more"))
    return layer(inner, "policy").astype(jnp.float32), layer(inner, "value")[:, 0].astype(jnp.float32)


def play(batch: Games, games: int, weights: Weights, key: Array) -> tuple[Rollout, Array, Array]:
    """Whole games, and at their end shares of the win and scores: [games, seats]."""

    def decide(lanes: object, key: Array) -> tuple[object, Rollout]:
        seat = batch.actor(lanes)
        seen, mask = batch.observe(lanes, seat), batch.legal(lanes, seat)
        logits, value = think(weights, seen, batch.seats)
        logits = jnp.where(mask, logits, -1e9)
        action = jax.random.categorical(key, logits)
        likely = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], axis=1)[:, 0]
        points = batch.standing(lanes).scores
        return batch.step(lanes, seat, action), Rollout(seen, mask, action, likely, value, points)

    first, *rest = jax.random.split(key, 1 + batch.longest)
    lanes = batch.deal(jax.random.bits(first, (2,), jnp.uint32), games)
    lanes, rollout = jax.lax.scan(decide, lanes, jnp.stack(rest))
    standing = batch.standing(lanes)
    best = standing.ranks == 1
    return rollout, best / best.sum(axis=1, keepdims=True), standing.scores


def judge(turns: Sequence[Sequence[int]], rollout: Rollout, wins: Array, scores: Array, worth: Array) -> Array:
    """How much better than foreseen each decision turned out: [decisions, games]. `turns` are the decisions by seat."""
    found = jnp.zeros_like(rollout.value)
    for seat, own in enumerate(turns):
        index = jnp.asarray(own)
        had = jnp.concatenate([rollout.points[index, :, seat], scores[None, :, seat]]) * worth
        got = jnp.diff(had, axis=0).at[-1].add(wins[:, seat])
        ahead = jnp.concatenate([rollout.value[index], jnp.zeros_like(wins[None, :, seat])])
        better = got + ahead[1:] - ahead[:-1]

        def back(later: Array, now: Array) -> tuple[Array, Array]:
            total = now + LAMBDA * later
            return total, total

        found = found.at[index].set(jax.lax.scan(back, jnp.zeros_like(better[0]), better, reverse=True)[1])
    return found


def loss(weights: Weights, seats: int, part: Rollout, gain: Array, aim: Array, noise: Array) -> Array:
    logits, value = think(weights, part.seen, seats)
    logs = jax.nn.log_softmax(jnp.where(part.mask, logits, -1e9))
    likely = jnp.take_along_axis(logs, part.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(likely - part.likely)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    open_minded = -(jnp.exp(logs) * jnp.where(part.mask, logs, 0)).sum(axis=1).mean()
    return -better + 0.5 * jnp.square(value - aim).mean() - noise * open_minded


def learn(
    batch: Games, games: int, turns: Sequence[Sequence[int]], learnt: Learnt, key: Array, pace: Array
) -> tuple[Learnt, Array]:
    """One round: games are played, and the net learns from them. Says mean scores. `pace`: rate, noise, worth."""
    rate, noise, worth = pace
    rollout, wins, scores = play(batch, games, learnt.weights, key)
    gains = judge(turns, rollout, wins, scores, worth)
    # A share of the games at a time, with all their decisions: games do not depend on each other.
    blocks = min(BLOCKS, games)

    def cut(found: Array) -> Array:
        by_block = found.reshape((found.shape[0], blocks, games // blocks, *found.shape[2:]))
        return jnp.moveaxis(by_block, 1, 0).reshape((blocks, -1, *found.shape[2:]))

    parts = jax.tree_util.tree_map(cut, (rollout, gains, gains + rollout.value))

    def improve(learnt: Learnt, part: tuple[Rollout, Array, Array]) -> tuple[Learnt, None]:
        slopes = jax.grad(loss)(learnt.weights, batch.seats, *part, noise)
        size = jnp.sqrt(sum(jnp.square(slope).sum() for slope in slopes.values()))
        slopes = {name: slope * jnp.minimum(1, 0.5 / (size + 1e-9)) for name, slope in slopes.items()}
        steps = learnt.steps + 1
        mean = {name: 0.9 * old + 0.1 * slopes[name] for name, old in learnt.mean.items()}
        square = {name: 0.999 * old + 0.001 * slopes[name] ** 2 for name, old in learnt.square.items()}
        near, far = 1 - 0.9**steps, 1 - 0.999**steps
        weights = {
            name: old - rate * (mean[name] / near) / (jnp.sqrt(square[name] / far) + 1e-8)
            for name, old in learnt.weights.items()
        }
        return Learnt(weights, mean, square, steps), None

    for _ in range(EPOCHS):
        learnt, _ = jax.lax.scan(improve, learnt, parts)
    return learnt, scores.mean()


def share_against_random(batch: Games, games: int, weights: Weights, key: Array) -> Array:
    """The net sits once among players that move at random, in every seat as often: its share of the wins."""
    own = jnp.arange(games) % batch.seats

    def decide(lanes: object, key: Array) -> tuple[object, None]:
        seat = batch.actor(lanes)
        mask = batch.legal(lanes, seat)
        logits, _ = think(weights, batch.observe(lanes, seat), batch.seats)
        best = jnp.argmax(jnp.where(mask, logits, -1e9), axis=1)
        drawn = jax.random.categorical(key, jnp.where(mask, 0.0, -1e9))
        return batch.step(lanes, seat, jnp.where(seat == own, best, drawn)), None

    first, *rest = jax.random.split(key, 1 + batch.longest)
    lanes = batch.deal(jax.random.bits(first, (2,), jnp.uint32), games)
    lanes, _ = jax.lax.scan(decide, lanes, jnp.stack(rest))
    best = batch.standing(lanes).ranks == 1
    shares = best / best.sum(axis=1, keepdims=True)
    return jnp.take_along_axis(shares, own[:, None], axis=1).mean()


def order_of_decisions(seats: int) -> list[list[int]]:
    """By seat, the numbers of its decisions in a game: the same in every game."""
    batch = load_batch(NAME, seats, xp=NUMPY)
    lanes, turns = batch.deal(key_of(NUMPY, "order"), 1), [list[int]() for _ in range(seats)]
    for number in range(batch.longest):
        seat = batch.actor(lanes)
        turns[int(seat[0])].append(number)
        lanes = batch.step(lanes, seat, NUMPY.argmax(batch.legal(lanes, seat), axis=1))
    return turns


def keep(weights: Weights, path: str) -> None:
    # Under another name first: whoever stops it has the weights before.
    np.savez(f"{path}.part.npz", allow_pickle=False, **{name: np.asarray(found) for name, found in weights.items()})
    os.replace(f"{path}.part.npz", path)


def training(wanted: argparse.Namespace) -> Iterator[dict[str, float]]:
    """A line of the curve whenever it is time to look."""
    batch = cast(Games, load_batch(NAME, wanted.seats, xp=jax_arrays()))
    weights = new_weights(batch, wanted.width, wanted.seed)
    none = jax.tree_util.tree_map(jnp.zeros_like, weights)
    learnt = Learnt(weights, none, none, jnp.zeros((), jnp.int32))
    turns = order_of_decisions(wanted.seats)
    one_round = jax.jit(partial(learn, batch, wanted.games, turns))
    look = jax.jit(partial(share_against_random, batch, min(wanted.games, 4096)))
    key, rounds, started, looked, score = jax.random.PRNGKey(wanted.seed), 0, monotonic(), 0.0, 0.0
    end = 60 * wanted.minutes
    while True:
        gone = monotonic() - started
        left = 1 - min(gone / end, 1) if end else 0.0
        over = gone >= end if end else rounds >= wanted.rounds
        if over or gone - looked > end / 20 > 0:
            looked = gone
            keep(learnt.weights, wanted.out)
            share = look(learnt.weights, jax.random.PRNGKey(1))
            counted = {"seconds": round(gone, 1), "rounds": rounds, "games": rounds * wanted.games}
            yield counted | {"share": round(float(share), 4), "score": round(score, 2)}
        if over:
            return
        pace = jnp.asarray([1e-5 + 7e-4 * left, 1e-3 + 0.01 * left, 0.004 + 0.02 * left])
        learnt, mean = one_round(learnt, jax.random.fold_in(key, rounds), pace)
        score, rounds = float(mean), rounds + 1


think_once = jax.jit(think, static_argnums=2)


class PpoBot:
    """The net alone: what it likes best of what is allowed."""

    name = "ppo"

    def __init__(self, seed: str, weights: Mapping[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]) -> None:
        self._stream = Stream(seed, "ppo")
        self._weights = {name: jnp.asarray(found) for name, found in weights.items()}
        self._batches: dict[int, AnyBatch] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        assert view.seat is not None, "a bot has a seat"
        batch = self._batches.setdefault(view.seats, load_batch(NAME, view.seats, xp=NUMPY))
        # Integers are counted in a State: any will do in which this seat sees what it does.
        world = GAME.resample(view, self._stream)
        logits, _ = think_once(self._weights, jnp.asarray([batch.observe_view(view)], jnp.int8), view.seats)
        liked = {move: float(logits[0, batch.action_of(world, view.seat, move)]) for move in moves}
        best = max(moves, key=lambda move: liked[move])
        return Decision(best, (Thought(best, liked[best], "what it learnt"),))


def make(seed: str, budget: Budget) -> PpoBot:
    del budget  # One look is all it takes.
    with np.load(WEIGHTS) as found:
        return PpoBot(seed, dict(found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4096, help="games at once")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=1, help="without minutes: so many rounds")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default=WEIGHTS)
    for line in training(parser.parse_args(sys.argv[1:])):
        print(json.dumps(line), flush=True)
