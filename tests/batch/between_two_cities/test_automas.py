"""Tables with Automas as arrays, held against the rules."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol, cast

import numpy as np
import pytest

from tabletown import load
from tabletown.batch import NUMPY, jax_arrays, load_batch
from tabletown.batch.arrays import compiled
from tabletown.batch.between_two_cities.make import duo_batch, make, solo_batch
from tabletown.batch.between_two_cities.solo.automas import automas_choose
from tabletown.batch.between_two_cities.sources import SEEDS
from tabletown.batch.chance import key_of
from tabletown.batch.loops import each
from tabletown.between_two_cities.solo.rules import SoloGame
from tabletown.between_two_cities.two_with_automa.rules import TwoWithAutoma
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, Options
from tabletown.testing import check_batch
from tabletown.testing.batches import different_arrays


class _DealsSeeds(Protocol):
    def deal_seeds(self, seeds: Sequence[str], /) -> object: ...


LANDSCAPES, CIVICS, DISTRICTS = ({name: True} for name in ("landscapes", "civics", "districts"))
ALL = LANDSCAPES | CIVICS | DISTRICTS
FULL: Options = {"automa": "full"}
SIMPLE: Options = {"automa": "simple", "growth": "even"}
THIRD: Options = {"automa": "third"}
SOLO: list[Options] = [
    FULL,
    {**FULL, "level": 0},
    {**FULL, **CIVICS, "level": 10},
    {**FULL, **ALL},
    {"automa": "simple"},
    {"automa": "simple", "level": 10, **CIVICS},
    {**SIMPLE, **CIVICS, **DISTRICTS, "level": 4, "hard": True, "double": "shops+civics+district-2"},
]
DUO: list[Options] = [THIRD, {**THIRD, **ALL}]


@pytest.mark.parametrize("options", SOLO)
def test_alone_every_move_is_as_in_the_rules(options: Options) -> None:
    batch = solo_batch(NUMPY, **options)
    assert check_batch(SoloGame(), batch, "alone", options, games=2) == 2 * batch.longest


@pytest.mark.parametrize("options", DUO)
def test_with_an_automa_every_move_is_as_in_the_rules(options: Options) -> None:
    batch = duo_batch(NUMPY, **options)
    assert check_batch(TwoWithAutoma(), batch, "third", options, games=2) == 2 * batch.longest


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {**SIMPLE, **CIVICS}), (1, FULL), (1, {**FULL, **CIVICS, **DISTRICTS}), (2, {**THIRD, **DISTRICTS})],
)
def test_random_play_in_lockstep_ends_as_rules_say(seats: int, options: Options) -> None:
    """From the beginning, and from the midst of turns in which lanes have done different things."""
    game, batch = load("between-two-cities"), load_batch("between-two-cities", seats, xp=NUMPY, **options)
    key = key_of(NUMPY, "lockstep")
    lanes = batch.deal(key, 12)
    for number in range(17):
        seat = NUMPY.where(NUMPY.arange(12) > number - 9, batch.actor(lanes), -1)
        lanes = batch.step(lanes, seat, NUMPY.asarray(np.asarray(batch.legal(lanes, seat)).argmax(axis=1)))
    for start in (batch.deal(key, 12), lanes):
        end = batch.playout(start, key)
        standing = batch.standing(end)
        states = [batch.to_state(end, lane) for lane in range(12)]
        # On the way less is kept: at the end nothing of it is left.
        assert different_arrays(end, batch.from_states(states)) is None
        for lane, state in enumerate(states):
            assert game.faults(state) == ()
            outcome = game.outcome(state)
            assert outcome is not None
            assert outcome.ranks == tuple(np.asarray(standing.ranks)[lane].tolist())


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {**FULL, **CIVICS, **DISTRICTS}), (1, {**SIMPLE, "level": 3}), (2, THIRD), (5, DISTRICTS)],
)
def test_our_seeds_deal_the_games_of_a_table(seats: int, options: Options) -> None:
    seeds = [f"our seed {number}" for number in range(24)]
    states = [load("between-two-cities").setup(seats, seed, **options) for seed in seeds]
    batch = make(seats, xp=NUMPY, chance=SEEDS, **options)
    dealt = cast(_DealsSeeds, batch).deal_seeds(seeds)
    assert [batch.to_state(dealt, lane) for lane in range(len(seeds))] == states
    # What a key deals is the game of the seed that spells it out.
    by_key = batch.deal(NUMPY.asarray([[0x12, 7], [0xABCDEF01, 9]], dtype=np.uint32), 2)
    spelled = load("between-two-cities").setup(seats, "key 00000012abcdef01", **options)
    assert batch.to_state(by_key, 0) == spelled


@pytest.mark.usefixtures("quick_compiler")
def test_automas_choose_the_same_on_jax() -> None:
    """As if they chose once more: whole games on JAX are for `make batch-check`."""
    xp = jax_arrays()
    one, other = (solo_batch(library, **FULL, level=4) for library in (NUMPY, xp))
    lanes = one.deal(key_of(NUMPY, "both"), 16)
    chosen = compiled(xp, partial(automas_choose, other.kind))
    assert different_arrays(chosen(each(xp.asarray, lanes)), automas_choose(one.kind, lanes)) is None


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (1, {"level": 99}, "level"),
        (1, {"automa": "third"}, "third"),
        (3, {"automa": "third"}, "third"),
        (2, {"automa": "third", "level": 4}, "level"),
        (4, {"chance": "dice"}, "seeds or from keys"),
    ],
)
def test_what_is_no_table_is_refused(seats: int, options: dict[str, Option], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        make(seats, xp=NUMPY, **options)
