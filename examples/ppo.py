"""PPO in one file: copies of one net play Between Two Cities with each other, thousands of games at once, and learn.

    python ppo.py --minutes 10                         on an accelerator, with tabletown[jax]
    python ppo.py --minutes 10 --games 128 --width 64  on two cores
    tabletown arena between-two-cities --bots greedy,ppo:make --lone ppo:make    how strong it is (all in this folder)

A game is a rollout: every game of so many seats has the same decisions in the same order. What a seat gets is a share
of the win and a little for the points of its lower city, which it is given as they come. The net judges every legal
move by what it makes of the seat's two cities (`MoveJudge` works that out), all moves by the same weights.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol, cast

try:
    import jax
    import jax.numpy as jnp
    from jax import Array
except ModuleNotFoundError:
    sys.exit("JAX is not installed: pip install 'tabletown[jax]'")
import numpy as np

from tabletown.batch import NUMPY, load_batch
from tabletown.batch.arrays import ArrayNamespace, jax_arrays
from tabletown.batch.between_two_cities.after_states import CITY_NUMBERS, TOTAL, MoveJudge
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget, Decision, Thought
from tabletown.core.chance import Stream

NAME = "between-two-cities"
WEIGHTS = os.environ.get("PPO", "ppo.npz")
CLIP, LAMBDA, EPOCHS, BLOCKS = 0.2, 0.95, 2, 16
NEVER = -1e9
SCALE = 0.125
"""What the net is given is numbers of about this size."""

Weights = dict[str, Array]


class Ended(Protocol):
    ranks: Array
    scores: Array


class Seen(Protocol):
    """`AfterStates` of the batch: of n games, at most m legal moves."""

    @property
    def table(self) -> Array: ...
    @property
    def action(self) -> Array: ...
    @property
    def legal(self) -> Array: ...
    @property
    def cities(self) -> Array: ...


class Batch(Protocol):
    """What learning needs of a batch, with JAX's arrays."""

    @property
    def seats(self) -> int: ...
    @property
    def longest(self) -> int: ...
    def deal(self, key: Array, lanes: int) -> object: ...
    def actor(self, lanes: object) -> Array: ...
    def step(self, lanes: object, seat: Array, action: Array) -> object: ...
    def standing(self, lanes: object) -> Ended: ...


class Judge(Protocol):
    """`MoveJudge`, the same."""

    @property
    def numbers(self) -> int: ...
    def is_choosing(self, lanes: object) -> Array: ...
    def choosing(self, lanes: object, seat: Array) -> Seen: ...
    def placing(self, lanes: object, seat: Array) -> Seen: ...


class Games(NamedTuple):
    batch: Batch
    judge: Judge

    def look(self, lanes: object, seat: Array) -> Seen:
        """All games are at the same decision: one of both is worked out."""
        choosing = self.judge.is_choosing(lanes)[0]
        return cast(Seen, jax.lax.cond(choosing, self.judge.choosing, self.judge.placing, lanes, seat))


class Rollout(NamedTuple):
    """By decision and game: [decisions, games, …]."""

    seen: Seen
    chosen: Array
    """Which of the legal moves."""
    likely: Array
    """The logarithm of the chance that it had."""
    value: Array
    points: Array
    """[…, seats]: everybody's score so far."""


class Learnt(NamedTuple):
    """Weights, and what Adam remembers of their slopes."""

    weights: Weights
    mean: Weights
    square: Weights
    steps: Array


def make_games(seats: int, xp: ArrayNamespace) -> Games:
    batch = PeopleBatch(seats, BASE, xp)
    return Games(cast(Batch, batch), cast(Judge, MoveJudge(batch)))


def new_weights(numbers: int, width: int, seed: int) -> Weights:
    """Of a net for so many numbers about the table."""
    sizes = {
        "table": (numbers, width),
        "move": (2 * CITY_NUMBERS, width),
        "more": (width, width),
        "policy": (width, 1),
        "all": (numbers, width),
        "again": (width, width),
        "value": (width, 1),
    }
    keys = jax.random.split(jax.random.PRNGKey(seed), len(sizes))
    weights: Weights = {}
    for key, (name, (wide, out)) in zip(keys, sizes.items(), strict=True):
        scale = 0.01 if name in ("policy", "value") else (1 / wide) ** 0.5
        weights[name] = scale * jax.random.normal(key, (wide, out))
        weights[f"{name}+"] = jnp.zeros(out)
    return weights


def think(weights: Weights, seen: Seen) -> tuple[Array, Array]:
    """Logits [n, moves] and values [n]: each move by the cities that it makes and by the table, all the same way."""

    def layer(given: Array, name: str) -> Array:
        return given @ weights[name].astype(given.dtype) + weights[f"{name}+"].astype(given.dtype)

    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    table, cities = (SCALE * given.astype(kind) for given in (seen.table, seen.cities))
    inner = jax.nn.relu(layer(cities, "move") + layer(table, "table")[:, None])
    liked = layer(jax.nn.relu(layer(inner, "more")), "policy")[..., 0].astype(jnp.float32)
    value = layer(jax.nn.relu(layer(jax.nn.relu(layer(table, "all")), "again")), "value")[:, 0]
    return jnp.where(seen.legal, liked, NEVER), value.astype(jnp.float32)


def of_each(found: Array, chosen: Array) -> Array:
    """The entry [n, chosen] of every row of [n, moves]."""
    return jnp.take_along_axis(found, chosen[:, None], axis=1)[:, 0]


def deal(games: Games, count: int, key: Array) -> tuple[object, Array]:
    """New games, and a key for each of their decisions."""
    first, *rest = jax.random.split(key, 1 + games.batch.longest)
    return games.batch.deal(jax.random.bits(first, (2,), jnp.uint32), count), jnp.stack(rest)


def shares(ended: Ended) -> Array:
    """Of the win: [games, seats]."""
    best = ended.ranks == 1
    return best / best.sum(axis=1, keepdims=True)


def play(games: Games, count: int, weights: Weights, key: Array) -> tuple[Rollout, Array, Array]:
    """Whole games, and at their end shares of the win and scores: [games, seats]."""
    batch = games.batch

    def decide(lanes: object, key: Array) -> tuple[object, Rollout]:
        seat = batch.actor(lanes)
        seen = games.look(lanes, seat)
        logits, value = think(weights, seen)
        chosen = jax.random.categorical(key, logits)
        likely = of_each(jax.nn.log_softmax(logits), chosen)
        points = batch.standing(lanes).scores
        after = batch.step(lanes, seat, of_each(seen.action, chosen))
        return after, Rollout(seen, chosen, likely, value, points)

    lanes, rollout = jax.lax.scan(decide, *deal(games, count, key))
    standing = batch.standing(lanes)
    return rollout, shares(standing), standing.scores


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


def loss(weights: Weights, part: Rollout, gain: Array, aim: Array, noise: Array) -> Array:
    logits, value = think(weights, part.seen)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(of_each(logs, part.chosen) - part.likely)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    open_minded = -(jnp.exp(logs) * jnp.where(part.seen.legal, logs, 0)).sum(axis=1).mean()
    return -better + 0.5 * jnp.square(value - aim).mean() - noise * open_minded


def learn(
    games: Games, count: int, turns: Sequence[Sequence[int]], learnt: Learnt, key: Array, pace: Array
) -> tuple[Learnt, Array]:
    """One round: games are played, and the net learns from them. Says mean scores. `pace`: rate, noise, worth."""
    rate, noise, worth = pace
    rollout, wins, scores = play(games, count, learnt.weights, key)
    gains = judge(turns, rollout, wins, scores, worth)
    # A share of the games at a time, with all their decisions: games do not depend on each other.
    blocks = min(BLOCKS, count)

    def cut(found: Array) -> Array:
        by_block = found.reshape((found.shape[0], blocks, count // blocks, *found.shape[2:]))
        return jnp.moveaxis(by_block, 1, 0).reshape((blocks, -1, *found.shape[2:]))

    parts = jax.tree_util.tree_map(cut, (rollout, gains, gains + rollout.value))

    def improve(learnt: Learnt, part: tuple[Rollout, Array, Array]) -> tuple[Learnt, None]:
        slopes = jax.grad(loss)(learnt.weights, *part, noise)
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


def share_against(games: Games, count: int, weights: Weights, key: Array, warmth: float) -> Array:
    """The net sits once among others, in every seat as often: its share of the wins. They move at random if `warmth`
    is 0, and take what brings most points at once if it is large."""
    batch = games.batch
    own = jnp.arange(count) % batch.seats

    def decide(lanes: object, key: Array) -> tuple[object, None]:
        seat = batch.actor(lanes)
        seen = games.look(lanes, seat)
        best = jnp.argmax(think(weights, seen)[0], axis=1)
        points = seen.cities[..., TOTAL] + seen.cities[..., CITY_NUMBERS + TOTAL].astype(jnp.float32)
        drawn = jax.random.categorical(key, jnp.where(seen.legal, warmth * points, NEVER))
        return batch.step(lanes, seat, of_each(seen.action, jnp.where(seat == own, best, drawn))), None

    lanes, _ = jax.lax.scan(decide, *deal(games, count, key))
    return of_each(shares(batch.standing(lanes)), own).mean()


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
    games = make_games(wanted.seats, jax_arrays())
    weights = new_weights(games.judge.numbers, wanted.width, wanted.seed)
    none = jax.tree_util.tree_map(jnp.zeros_like, weights)
    learnt = Learnt(weights, none, none, jnp.zeros((), jnp.int32))
    turns = order_of_decisions(wanted.seats)
    one_round = jax.jit(partial(learn, games, wanted.games, turns))
    look = jax.jit(partial(share_against, games, min(wanted.games, 4096)))
    key, rounds, started, looked, score = jax.random.PRNGKey(wanted.seed), 0, monotonic(), 0.0, 0.0
    end = 60 * wanted.minutes
    while True:
        gone = monotonic() - started
        left = 1 - min(gone / end, 1) if end else 0.0
        over = gone >= end if end else rounds >= wanted.rounds
        if over or gone - looked > end / 20 > 0:
            looked = gone
            keep(learnt.weights, wanted.out)
            counted = {"seconds": round(gone, 1), "rounds": rounds, "games": rounds * wanted.games}
            others = {"random": 0.0, "greedy": 100.0}
            found = {name: look(learnt.weights, jax.random.PRNGKey(1), warmth) for name, warmth in others.items()}
            yield counted | {name: round(float(share), 4) for name, share in found.items()} | {"score": round(score, 2)}
        if over:
            return
        pace = jnp.asarray([1e-5 + 7e-4 * left, 1e-3 + 0.01 * left, 0.004 + 0.02 * left])
        learnt, mean = one_round(learnt, jax.random.fold_in(key, rounds), pace)
        score, rounds = float(mean), rounds + 1


think_once = jax.jit(think)


class PpoBot:
    """The net alone: what it likes best of what is allowed."""

    name = "ppo"

    def __init__(self, seed: str, weights: Mapping[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]) -> None:
        self._stream = Stream(seed, "ppo")
        self._weights = {name: jnp.asarray(found) for name, found in weights.items()}
        self._judges: dict[int, MoveJudge] = {}

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        assert view.seat is not None, "a bot has a seat"
        if view.seats not in self._judges:
            self._judges[view.seats] = MoveJudge(PeopleBatch(view.seats, BASE, NUMPY))
        judge = self._judges[view.seats]
        # Any world will do in which this seat sees what it does.
        world = GAME.resample(view, self._stream)
        lanes, seat = judge.batch.from_states([world]), NUMPY.asarray([view.seat])
        seen = judge.choosing(lanes, seat) if view.phase is Phase.CHOOSE else judge.placing(lanes, seat)
        logits = np.asarray(think_once(self._weights, cast(Seen, seen))[0])
        # Places without a move bear the number of the first one.
        legal = np.asarray(seen.legal)[0]
        liked = dict(zip(np.asarray(seen.action)[0, legal].tolist(), logits[0, legal].tolist(), strict=True))
        worth = {move: liked[judge.batch.action_of(world, view.seat, move)] for move in moves}
        best = max(moves, key=lambda move: worth[move])
        return Decision(best, (Thought(best, worth[best], "what it learnt"),))


def make(seed: str, budget: Budget) -> PpoBot:
    del budget  # One look is all it takes.
    with np.load(WEIGHTS) as found:
        return PpoBot(seed, dict(found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4096, help="games at once")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=1, help="without minutes: so many rounds")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default=WEIGHTS)
    asked = parser.parse_args(sys.argv[1:])
    if min(asked.games, asked.width, asked.rounds) < 1 or asked.minutes < 0 or asked.seats not in GAME.seat_counts:
        parser.error("games, width and rounds are at least 1, minutes not below 0, and seats 2 to 7")
    for line in training(asked):
        print(json.dumps(line), flush=True)
