"""Games by policies over arrays, some hundreds at a time, with every decision that was made in them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, cast, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import key_of, subkey
from tabletown.batch.contract import AnyBatch, load_batch
from tabletown.batch.loops import take_lanes
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, agreed
from tabletown.core.record import check_seed
from tabletown.core.registry import load
from tabletown.envs.encoding import Encoded, load_encoding
from tabletown.envs.policies import Policy, make_policy

AT_ONCE, UNSEEN_AT_ONCE = 512, 4096
"""Games side by side: what they saw stays below some hundred megabytes. Where it is not kept, more are quicker."""


@runtime_checkable
class SeedDealer(Protocol):
    """A batch that deals the games of our seeds in arrays."""

    def deal_seeds(self, seeds: Sequence[str]) -> object: ...


@dataclass(frozen=True, slots=True)
class DataPlan:
    """Everything that decides what is in a data set. How many games are played at once decides nothing."""

    game: str
    seats: int
    seed: str
    games: int
    policies: tuple[str, ...]
    """By seat."""
    options: tuple[tuple[str, Option], ...] = ()
    observed: bool = True
    """Whether decisions are kept with what was seen and allowed."""

    def deal(self, number: int) -> str:
        """The seed of a game, from 1: a table with this seed has the same deal, as in the arena."""
        return f"{self.seed}/{number}"


class PlayedGames(NamedTuple):
    """Games side by side; a game that is over earlier has seat −1 from there on."""

    first: int
    """The number of the first of them."""
    seeds: tuple[str, ...]
    seats: NDArray[np.int8]
    """Whose decision it was: [decisions, games]."""
    actions: NDArray[np.int16]
    """[decisions, games]."""
    scores: NDArray[np.int32]
    """[games, seats], and of others who score where some do."""
    ranks: NDArray[np.int32]
    """[games, seats]; 1 is best."""
    seen: Encoded | None
    """int8 [decisions, games, features]: what the seat that decided knew."""
    masks: NDArray[np.uint8] | None
    """[decisions, games, bytes]: eight actions a byte, the lowest bit first."""

    @property
    def shares(self) -> NDArray[np.float32]:
        """Shares of the win: [games, seats]."""
        best = self.ranks == 1
        return np.asarray(best / best.sum(axis=1, keepdims=True), np.float32)


def check_data_plan(plan: DataPlan) -> tuple[AnyBatch, tuple[Policy, ...]]:
    """What plays. Raises BadSetup with one sentence."""
    check_seed(plan.deal(plan.games))
    load(plan.game).setup(plan.seats, plan.deal(1), **agreed(load(plan.game), plan.seats, dict(plan.options)))
    if plan.games < 1:
        raise BadSetup(f"a data set has 1 game or more, not {plan.games}")
    if len(plan.policies) != plan.seats:
        raise BadSetup(f"{plan.seats} seats need as many policies, and there are {len(plan.policies)}")
    batch = load_batch(plan.game, plan.seats, xp=NUMPY, **dict(plan.options))
    load_encoding(plan.game, plan.seats, **dict(plan.options))
    made = {name: make_policy(plan.game, name, batch) for name in dict.fromkeys(plan.policies)}
    return batch, tuple(made[name] for name in plan.policies)


def play_plan(plan: DataPlan, at_once: int | None = None) -> Iterator[PlayedGames]:
    """All games of a plan, in order. Raises BadSetup."""
    batch, policies = check_data_plan(plan)
    at_once = at_once or (AT_ONCE if plan.observed else UNSEEN_AT_ONCE)
    for first in range(1, plan.games + 1, at_once):
        numbers = range(first, min(first + at_once, plan.games + 1))
        yield _play(batch, plan, policies, numbers)


def replay_games(plan: DataPlan, first: int, actions: Sequence[Sequence[int]]) -> PlayedGames:
    """Games whose actions are known, from the number of the first on: so what was seen need not be stored."""
    batch, _ = check_data_plan(plan)
    longest = max(map(len, actions))
    table = np.zeros((longest, len(actions)), np.int32)
    for game, row in enumerate(actions):
        table[: len(row), game] = row
    return _play(batch, plan, (_Stored(table),) * plan.seats, range(first, first + len(actions)))


class _Stored:
    """Repeats recorded actions, one at each call: it is called once for every decision."""

    def __init__(self, table: NDArray[np.int32]) -> None:
        self._rows = iter(table)

    def __call__(self, lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        del lanes, seat, mask, word
        return cast(Array, next(self._rows))


def _play(batch: AnyBatch, plan: DataPlan, policies: Sequence[Policy], numbers: range) -> PlayedGames:
    seeds = tuple(plan.deal(number) for number in numbers)
    lanes = _deal(batch, plan, seeds)
    keys = subkey(NUMPY, key_of(NUMPY, plan.seed), cast(Array, np.arange(numbers.start, numbers.stop)))
    acted, chosen = list[Array](), list[Array]()
    seen, masks = list[Array](), list[NDArray[np.uint8]]()
    while bool(NUMPY.any((seat := batch.actor(lanes)) >= 0)):
        mask = batch.legal(lanes, seat)
        # A word for every game and decision, whoever else is played beside it.
        word = subkey(NUMPY, keys, NUMPY.full(len(seeds), len(acted), dtype=NUMPY.int32))[0]
        action = _choose(policies, lanes, seat, mask, word)
        acted.append(seat.astype(NUMPY.int8))
        chosen.append(action.astype(NUMPY.int16))
        if plan.observed:
            seen.append(batch.observe(lanes, seat))
            masks.append(np.packbits(cast("NDArray[np.bool_]", mask), axis=1, bitorder="little"))
        lanes = batch.step(lanes, seat, action)
    standing = batch.standing(lanes)
    return PlayedGames(
        first=numbers.start,
        seeds=seeds,
        seats=cast("NDArray[np.int8]", NUMPY.stack(acted)),
        actions=cast("NDArray[np.int16]", NUMPY.stack(chosen)),
        scores=cast("NDArray[np.int32]", standing.scores),
        ranks=cast("NDArray[np.int32]", standing.ranks),
        seen=cast(Encoded, NUMPY.stack(seen)) if seen else None,
        masks=np.stack(masks) if masks else None,
    )


def _deal(batch: AnyBatch, plan: DataPlan, seeds: Sequence[str]) -> object:
    if isinstance(batch, SeedDealer):
        return batch.deal_seeds(seeds)
    game, options = load(plan.game), dict(plan.options)
    return batch.from_states([game.setup(plan.seats, seed, **agreed(game, plan.seats, options)) for seed in seeds])


def _choose(policies: Sequence[Policy], lanes: object, seat: Array, mask: Array, word: Array) -> Array:
    """Every lane by the policy of the seat that is to act in it."""
    if all(policy is policies[0] for policy in policies):
        return policies[0](lanes, seat, mask, word)
    actions = np.zeros(len(seat), np.int32)
    for policy in dict.fromkeys(policies):
        own = [number for number, other in enumerate(policies) if other is policy]
        rows = np.flatnonzero(np.isin(cast("NDArray[np.integer]", seat), own))
        if rows.size:
            some = cast(Array, rows)
            chosen = policy(take_lanes(lanes, some), seat[some], mask[some], word[some])
            actions[rows] = cast("NDArray[np.integer]", chosen)
    return cast(Array, actions)
