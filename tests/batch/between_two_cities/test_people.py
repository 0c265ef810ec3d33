"""Tables of people as arrays, held against the rules."""

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pytest

from tabletown import load
from tabletown.batch import NUMPY, jax_arrays, load_batch
from tabletown.batch.arrays import Array, compiled
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import make, people_batch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.core.errors import BadSetup
from tabletown.core.game import Options
from tabletown.testing import check_batch
from tabletown.testing.batches import different_arrays

GAME = BetweenTwoCities()
CIVICS, DISTRICTS, BOTH = {"civics": True}, {"districts": True}, {"civics": True, "districts": True}
TABLES: list[tuple[int, Options]] = [*((seats, {}) for seats in range(2, 8)), (2, BOTH), (3, CIVICS), (4, DISTRICTS)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_is_as_in_the_rules(seats: int, options: Options) -> None:
    batch = people_batch(seats, NUMPY, **options)
    assert check_batch(GAME, batch, "people", options, games=4) == 4 * batch.longest


@pytest.fixture
def quick_compiler() -> Iterator[None]:
    """What is compiled here runs once: to make it quick takes longer than to run it."""
    config = import_module("jax").config
    config.update("jax_disable_most_optimizations", True)
    yield
    config.update("jax_disable_most_optimizations", False)


@pytest.mark.usefixtures("quick_compiler")
def test_the_same_on_jax() -> None:
    options: Options = {"districts": True}
    assert check_batch(GAME, people_batch(3, jax_arrays(), **options), "jax", options, games=8) == 8 * 63


@pytest.mark.parametrize("seats", [2, 4])
def test_random_play_in_lockstep_ends_as_rules_say(seats: int) -> None:
    options: Options = {"civics": True, "districts": True}
    batch = people_batch(seats, NUMPY, **options)
    key = key_of(NUMPY, "lockstep")
    # From the beginning, and from the midst of a turn in which seats have done different things.
    lanes = batch.deal(key, 24)
    for number in range(11):
        seat = batch.actor(lanes) if number % 3 else NUMPY.asarray(np.full(24, seats - 1, np.int32))
        mask = np.asarray(batch.legal(lanes, seat))
        seat = NUMPY.where(NUMPY.asarray(mask.any(axis=1)), seat, -1)
        lanes = batch.step(lanes, seat, NUMPY.asarray(mask.argmax(axis=1)))
    for start in (batch.deal(key, 24), lanes):
        end = batch.playout(start, key)
        standing = batch.standing(end)
        for lane in range(24):
            state = batch.to_state(end, lane)
            assert GAME.faults(state) == ()
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert outcome.scores == tuple(np.asarray(standing.scores)[lane].tolist())


@pytest.mark.usefixtures("quick_compiler")
def test_numpy_and_jax_play_the_same_games() -> None:
    xp = jax_arrays()
    one, other = people_batch(3, NUMPY), people_batch(3, xp)
    expected = one.playout(one.deal(key_of(NUMPY, "both"), 64), key_of(NUMPY, "play"))

    def play(deal: Array, key: Array) -> Lanes:
        return other.playout(other.deal(deal, 64), key)

    assert different_arrays(compiled(xp, play)(key_of(xp, "both"), key_of(xp, "play")), expected) is None


def test_a_seed_gives_the_same_game_as_at_a_table() -> None:
    batch = load_batch("between-two-cities", 4)
    state = load("between-two-cities").setup(4, "our seed")
    assert batch.to_state(batch.from_states([state]), 0) == state


def test_random_play_is_spread_over_all_squares_and_tiles() -> None:
    batch = people_batch(4, NUMPY)
    end = batch.playout(batch.deal(key_of(NUMPY, "spread"), 512), key_of(NUMPY, "spread"))
    assert len(np.unique(np.asarray(end.cities.windows), axis=0)) > 1
    assert 35 < float(np.asarray(batch.standing(end).scores).mean()) < 50


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"automa": "third"}), (4, {"landscapes": True})])
def test_tables_that_are_not_batched_say_so(seats: int, options: dict[str, str | bool]) -> None:
    with pytest.raises(BadSetup, match="as a batch yet"):
        make(seats, xp=NUMPY, **options)
