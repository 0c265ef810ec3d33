"""A run: rounds one after another, looked at now and then, and kept so that it goes on anywhere.

What happens in a round follows from the plan and the round's number alone, so a run that was broken off goes on as if
nothing had been.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import cos, exp, log, pi
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.chance import key_of
from tabletown.bots.nets.files import NetFault, read
from tabletown.training.contract import BY_HAND, EARLIER, NET, RANDOM, Learnable, PlayedRound, Sitters, load_learnable
from tabletown.training.curve import ALONE, SCORED, keep_curve, tell
from tabletown.training.learning import Learnt, begin, compiled_learning, compiled_play
from tabletown.training.store import BadRun, Checkpoint, KeptArrays, RunPlan, load, save, shapes

USUAL_ROUNDS = 20_000
"""Of a new run, if nothing else is said."""
POOL = 8
"""Earlier selves that are kept."""
SLOWEST = 0.01
"""The rate at the end, as a share of the rate at the start."""
LONE = 0.9
"""The share of rounds against the hand-written policy in which the net has a single seat, as when it is measured."""
WARMING_UP = 0.01
"""The part of the rounds in which the rate rises."""
COOLEST = 0.002
"""The warmth at the end: how much chance decides."""
_COMPILED, _TIMED = 2, 22
"""After so many rounds of a process everything is compiled; after so many it is known how long a round takes."""
OPPONENTS = {"random": RANDOM, "by_hand": BY_HAND}
"""Whom the net is held against while it learns."""


class RoundSetting(NamedTuple):
    """How one round is played."""

    who: tuple[int, ...]
    start: int
    slot: int
    """Which of the earlier selves."""
    rate: float
    warmth: float


class Run:
    """One net, and how far it has come."""

    def __init__(self, learnable: Learnable, plan: RunPlan) -> None:
        self.learnable, self.plan, self.xp = learnable, plan, learnable.xp
        self.sorts = {sort.name: sort for sort in learnable.sorts}
        self.plays = {name: compiled_play(sort, self.xp, plan.games) for name, sort in self.sorts.items()}
        self.learn = compiled_learning(learnable, plan.parts)
        self.learn_lone = compiled_learning(learnable, lone_parts(plan, learnable.seats))
        self.learnt: Learnt = begin(learnable.new_weights(key_of(self.xp, f"{plan.seed}/weights")))
        self.pool = [dict(self.learnt.weights)] * POOL
        self.number, self.seconds = 0, 0.0

    def get_ready(self) -> None:
        """Where there are tables of several sorts, all are compiled side by side, by a round each that is forgotten."""
        if self.xp is not NUMPY and len(self.sorts) > 1:
            with ThreadPoolExecutor(len(self.sorts)) as threads:
                list(threads.map(self._tried, self.sorts))

    def round(self) -> dict[str, float]:
        """One more. Gives the terms of the loss, and the mean score."""
        sort = self.learnable.sorts[self.number % len(self.learnable.sorts)].name
        self.learnt, found = self._tried(sort)
        self.number += 1
        if self.number % max(1, self.plan.rounds // (2 * POOL)) == 0:
            self.pool = [*self.pool[1:], dict(self.learnt.averaged)]
        return found

    def _tried(self, sort: str) -> tuple[Learnt, dict[str, float]]:
        """What the next round would make of what is learnt, at tables of a sort."""
        setting = setting_of(self.plan, self.learnable.seats, self.number)
        key = key_of(self.xp, f"{self.plan.seed}/round/{self.number}")
        sitters = self._sitters(self.learnt.weights, self.pool[setting.slot], setting)
        played, learnt = self.plays[sort](sitters, key), self.learnt
        samples, learn = played.samples, self.learn
        if setting.who.count(NET) == 1:
            # Parts of a round have about the same size, whoever plays.
            samples, learn = self.learnable.of_seat(samples, setting.who.index(NET)), self.learn_lone
        for _ in range(self.plan.times):
            learnt, terms = learn(learnt, samples, self._number(setting.rate))
        found = dict(zip(self.learnable.terms, np.asarray(terms).tolist(), strict=True))
        return learnt, {**found, "mean": float(np.asarray(played.scores).mean())}

    def look(self, games: int, opponents: Mapping[str, int] = OPPONENTS) -> dict[str, float]:
        """Shares of the win of a single seat among others, each seat equally often, on deals that are never learnt
        from."""
        found: dict[str, float] = {}
        seats = self.learnable.seats
        if seats == 1:
            return self._look_alone(games)
        for name, other in opponents.items():
            shares = []
            for seat in range(seats):
                for part in range(games // (seats * self.plan.games)):
                    who = tuple(NET if number == seat else other for number in range(seats))
                    # In every seat the same deals.
                    played = self._held_out(next(iter(self.sorts)), who, part)
                    shares.append(float(np.asarray(played.shares)[:, seat].mean()))
            if shares:
                found[name] = round(sum(shares) / len(shares), 4)
        return found

    def _look_alone(self, games: int) -> dict[str, float]:
        """Over all sorts of tables, and of each where there are several."""
        shares: dict[str, float] = {}
        scores: dict[str, float] = {}
        for sort in self.sorts:
            rounds = [self._held_out(sort, (NET,), part) for part in range(games // self.plan.games)]
            if rounds:
                told = [slice(None) if one.usual is None else np.asarray(one.usual) for one in rounds]
                shares[sort], scores[sort] = (
                    float(np.mean([np.asarray(one)[usual].mean() for one, usual in zip(found, told, strict=True)]))
                    for found in ([one.shares for one in rounds], [one.scores for one in rounds])
                )
        if not shares:
            return {}
        found = {ALONE: round(fmean(shares.values()), 4), SCORED: round(fmean(scores.values()), 2)}
        if len(shares) > 1:
            found |= {f"{ALONE}_{sort}": round(share, 4) for sort, share in shares.items()}
            found |= {f"{SCORED}_{sort}": round(score, 2) for sort, score in scores.items()}
        return found

    def _held_out(self, sort: str, who: tuple[int, ...], part: int) -> PlayedRound:
        sitters = self._sitters(self.learnt.averaged, self.pool[0], RoundSetting(who, 0, 0, 0.0, 0.0))
        return self.plays[sort](sitters, key_of(self.xp, f"held out/{part}"))

    def checkpoint(self) -> Checkpoint:
        arrays: KeptArrays = {}
        for part, weights in self._parts().items():
            arrays |= {f"{part}/{name}": np.asarray(found) for name, found in weights.items()}
        arrays["steps"] = np.asarray(self.learnt.steps)
        return Checkpoint(self.plan, self.number, self.seconds, arrays)

    def go_on(self, kept: Checkpoint) -> None:
        """Raises BadRun where these are no arrays of such a net."""
        if shapes(kept.arrays) != shapes(self.checkpoint().arrays):
            raise BadRun("this run was kept by other sources, for a net of another form: begin in another folder")
        xp = jax_arrays()
        steps = xp.asarray(kept.arrays["steps"], dtype=xp.int32)
        weights, mean, squares, averaged = (_on_device(kept, part) for part in Learnt._fields[:4])
        self.learnt = Learnt(weights, mean, squares, averaged, steps)
        self.pool = [_on_device(kept, f"pool{number}") for number in range(POOL)]
        self.number, self.seconds = kept.number, kept.seconds

    def _parts(self) -> dict[str, Mapping[str, Array]]:
        learnt = self.learnt
        own = {"weights": learnt.weights, "mean": learnt.mean, "squares": learnt.squares, "averaged": learnt.averaged}
        return {**own, **{f"pool{number}": found for number, found in enumerate(self.pool)}}

    def _sitters(self, weights: dict[str, Array], earlier: dict[str, Array], setting: RoundSetting) -> Sitters:
        xp = self.xp
        start = xp.asarray(setting.start, dtype=xp.int32)
        who = xp.asarray(setting.who, dtype=xp.int32)
        own, old = ({name: xp.asarray(found) for name, found in some.items()} for some in (weights, earlier))
        return Sitters(own, old, who, start, self._number(setting.warmth), self._number(self.plan.trust))

    def _number(self, number: float) -> Array:
        return self.xp.asarray(number, dtype=self.xp.float32)


def lone_parts(plan: RunPlan, seats: int) -> int:
    """How many parts a round has in which one seat learns: about as large as other parts, and of equal size."""
    return next(parts for parts in range(max(1, plan.parts // seats), 0, -1) if plan.games % parts == 0)


def setting_of(plan: RunPlan, seats: int, number: int) -> RoundSetting:
    """Who plays a round, its rate and its warmth, from its number alone."""
    random = Random(f"{plan.seed}/setting/{number}")
    chance, others = random.random(), random.randint(1, seats - 1) if seats > 1 else 0
    other = NET if chance < plan.alone else EARLIER if chance < 1 - plan.by_hand else BY_HAND
    if other == BY_HAND and random.random() < LONE:
        others = seats - 1
    places = set(random.sample(range(seats), others))
    who = tuple(other if seat in places else NET for seat in range(seats))
    gone = min(1.0, number / max(1, plan.rounds))
    # Adam knows nothing of its slopes at first: great steps would undo what a run may have begun with.
    first = min(1.0, (number + 1) / max(1.0, WARMING_UP * plan.rounds))
    rate = plan.rate * first * (SLOWEST + (1 - SLOWEST) * (1 + cos(pi * gone)) / 2)
    warm, cool = log(plan.warmth), log(COOLEST)
    return RoundSetting(who, random.randrange(seats), random.randrange(POOL), rate, exp(warm + (cool - warm) * gone))


def start(folder: Path, plan: RunPlan, xp: ArrayNamespace, other: Path | None = None) -> Run:
    """The run that a folder holds, or a new one; of one that goes on only the rounds can change. Raises BadRun.

    A new one can begin with what another run has learnt, at a table of another size, say.
    """
    kept = load(folder, plan.game)
    if kept is not None:
        plan = dataclasses.replace(kept.plan, rounds=plan.rounds or kept.plan.rounds)
    elif not plan.rounds:
        plan = dataclasses.replace(plan, rounds=USUAL_ROUNDS)
    if plan.games % plan.parts:
        raise BadRun(f"{plan.games} games cannot be cut into {plan.parts} parts")
    run = Run(load_learnable(plan.game, plan.seats, plan.size, xp, **plan.table), plan)
    if kept is not None:
        run.go_on(kept)
    elif other is not None:
        run.learnt = begin(_begun_with(other, run.learnable, plan))
        run.pool = [dict(run.learnt.weights)] * POOL
    return run


def _begun_with(other: Path, learnable: Learnable, plan: RunPlan) -> dict[str, Array]:
    """What another run has learnt: in its folder, or in a file that it made. A wider net plays as it did at first."""
    new = learnable.new_weights(key_of(learnable.xp, f"{plan.seed}/weights"))
    if other.is_dir():
        kept = load(other, plan.game)
        found = (
            _on_device(kept, "averaged") if kept is not None and bool(kept.plan.options) == bool(plan.options) else {}
        )
    else:
        found = weights_of(other, learnable, new)
    if found.keys() != new.keys() or any(not _fits(found[name], array) for name, array in new.items()):
        raise BadRun(f"{other} holds no run of {plan.game} with a net that is {plan.size} and looks at such tables")
    return {name: _widened(np.asarray(found[name]), np.asarray(array)) for name, array in new.items()}


def _fits(old: Array, new: Array) -> bool:
    return old.ndim == new.ndim and all(one <= other for one, other in zip(old.shape, new.shape, strict=True))


def _widened(old: NDArray[np.float32], new: NDArray[np.float32]) -> Array:
    """The old weights in a corner of the new ones; zeros keep new inputs from changing old outputs."""
    made = np.array(new)
    made[..., : old.shape[-1]] = 0.0
    made[tuple(slice(size) for size in old.shape)] = old
    return jax_arrays().asarray(made)


def weights_of(path: Path, learnable: Learnable, new: Mapping[str, Array]) -> dict[str, Array]:
    """What a file holds, as it is learnt with: nothing if it is of another sort than new weights. Raises BadRun."""
    xp = learnable.xp
    try:
        net = read(path.read_bytes())
    except OSError as error:
        raise BadRun(f"{path}: {error.strerror}") from None
    except NetFault as fault:
        raise BadRun(f"{path}: {fault}") from None
    known = {name: np.frombuffer(array.numbers, "<f2").reshape(array.shape) for name, array in net.arrays.items()}
    if net.kind != learnable.kind:
        # A net for other tables of the game sees the same in some layers: the others begin anew.
        known = {name: found for name, found in known.items() if name in learnable.shared}
        if not known or any(found.shape != new[name].shape for name, found in known.items()):
            return {}
    elif known.keys() != new.keys():
        return {}
    # What a number is multiplied with on the way into a file is the same in every column.
    ones = {name: xp.ones((*array.shape[:-1], 1), dtype=xp.float32) for name, array in new.items()}
    factors = {name: np.asarray(array) for name, array in learnable.exported(ones).items()}
    try:
        found = {name: np.float32(array) / factors[name][: len(array)] for name, array in known.items()}
        return {**new, **{name: jax_arrays().asarray(array) for name, array in found.items()}}
    except (ValueError, TypeError):
        return {}


def _on_device(kept: Checkpoint, part: str) -> dict[str, Array]:
    return {name: jax_arrays().asarray(found) for name, found in kept.part(part).items()}


class Limits(NamedTuple):
    """When to stop, and how often to look."""

    seconds: float
    looks: int
    """Rounds between two looks."""
    games: int
    """Of a look, for each opponent."""
    kept: float
    """Seconds between two checkpoints."""
    planned: float = 0.0
    """Seconds that the whole run shall take, over all processes: rounds follow from that; 0: they are as planned."""


def train(run: Run, folder: Path, limits: Limits) -> Iterator[dict[str, float]]:
    """Round after round, and each line of the curve. Raises BadRun.

    A checkpoint is kept after the first round of every process, too: so runs that are killed early get on.
    """
    keep_curve(folder, run.number)
    started, before = monotonic(), run.seconds
    run.get_ready()
    saved, timed, first, kept = started, started, run.number, run.number
    while run.number < run.plan.rounds and (run.number == first or monotonic() - started < limits.seconds):
        terms = run.round()
        run.seconds = before + monotonic() - started
        played = run.number - first
        if played == _COMPILED:
            timed = monotonic()
        # Looks take time, too: so it is asked again after each.
        if limits.planned and (played == _TIMED or (played > _TIMED and run.number % limits.looks == 1)):
            one = (monotonic() - timed) / (played - _COMPILED)
            left = max(0.0, limits.planned - run.seconds) / max(one, 1e-9)
            run.plan = dataclasses.replace(run.plan, rounds=run.number + max(1, int(left)))
        if run.number % limits.looks == 0 or run.number == run.plan.rounds:
            line = {
                "round": run.number,
                "games": run.number * run.plan.games,
                "seconds": round(run.seconds, 1),
                **{name: round(value, 4) for name, value in terms.items()},
                **run.look(limits.games),
            }
            tell(folder, line)
            yield line
        if played == 1 or monotonic() - saved >= limits.kept:
            save(folder, run.checkpoint())
            saved, kept = monotonic(), run.number
    if run.number > kept:
        save(folder, run.checkpoint())
