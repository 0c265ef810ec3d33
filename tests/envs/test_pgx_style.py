"""JAX in the style of Pgx: the six fields, keys, ends, illegal actions and games that begin anew."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.envs.tables import RIDE

from tabletown.batch.arrays import Array
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.envs import load_encoding, make
from tabletown.envs.pgx_style import ManyGames, PgxStyle
from tabletown.envs.rewards import REWARDS, batch_rewards
from tabletown.testing.batches import different_arrays

GAMES, LONGEST = 3, 280
EXAMPLE = Path(__file__).parents[2] / "examples" / "many_games.py"
Step = Callable[[ManyGames, object, Array], ManyGames]
Begin = Callable[[Array], ManyGames]


@pytest.fixture(scope="module")
def begin() -> Iterator[Begin]:
    """New games. What is compiled here runs seldom: to make it quick takes longer than to run it."""
    jax = import_module("jax")
    jax.config.update("jax_disable_most_optimizations", True)
    yield jax.jit(make(RIDE, api="pgx", seats=2, chance="keys").init)
    jax.config.update("jax_disable_most_optimizations", False)


def keys(number: int) -> Array:
    random = import_module("jax.random")
    return cast(Array, random.split(random.PRNGKey(number), GAMES))


def numbers(array: Array) -> NDArray[np.int64]:
    return np.asarray(cast(NDArray[np.int64], array))


def legal(state: ManyGames, random: np.random.Generator) -> NDArray[np.int64]:
    mask = numbers(state.legal_action_mask)
    found: NDArray[np.int64] = np.argmax(np.where(mask, random.random(mask.shape), -1), axis=1)
    return found


def compare(env: PgxStyle, state: ManyGames, game: int) -> Outcome | None:
    """One game with what the pure rules say of it."""
    encoding = load_encoding("ticket-to-ride-new-york", 2)
    jax = import_module("jax")
    lanes = jax.tree_util.tree_map(lambda array: jax.numpy.moveaxis(array, 0, -1), state.lanes)
    there = env.batch.to_state(lanes, game, "any")
    seat = Seat(int(state.current_player[game]))
    assert (encoding.observe(there, seat) == numbers(state.observation)[game]).all()
    outcome = encoding.game.outcome(there)
    if outcome is None:
        assert (encoding.mask(there, seat) == numbers(state.legal_action_mask)[game]).all()
    return outcome


def test_games_are_played_to_their_end_and_stay_there(begin: Begin) -> None:
    env = make(RIDE, api="pgx", seats=2, chance="keys")
    step: Step = import_module("jax").jit(env.step)
    random = np.random.default_rng(1)
    state = begin(keys(1))
    assert (env.num_players, env.num_actions, env.observation_shape) == (2, 238, (304,))
    worth = np.zeros((GAMES, 2))
    # In the last game somebody plays what is not legal: to pass with cards to draw.
    state = step(state, legal(state, random), keys(2))
    loser = int(state.current_player[GAMES - 1])
    state = step(state, np.array([*legal(state, random)[:-1], 234]), keys(2))
    assert numbers(state.terminated).tolist() == [False, False, True]
    assert numbers(state.rewards)[-1].tolist() == [1 - 2 * (loser == seat) for seat in range(2)]
    for number in range(LONGEST):
        if number % 25 == 0:
            compare(env, state, number // 25 % 2)
        state = step(state, legal(state, random), keys(2))
        worth += numbers(state.rewards)
        if numbers(state.terminated).all():
            break
    assert worth[-1].tolist() == [0, 0]
    for game in range(GAMES - 1):
        outcome = compare(env, state, game)
        assert outcome is not None
        assert worth[game].tolist() == [REWARDS["win-share"](outcome, seat) for seat in range(2)]
    assert numbers(state.legal_action_mask).all() and not numbers(state.truncated).any()
    again = step(state, legal(state, random), keys(2))
    assert not numbers(again.rewards).any() and numbers(again.terminated).all()
    assert env.to_svg(again, 1).startswith("<svg")


def test_games_begin_anew_in_the_example(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del begin
    monkeypatch.setattr("sys.argv", ["many_games.py", str(GAMES)])
    found = run_path(str(EXAMPLE))
    said = re.fullmatch(r"300 decisions, (\d+) games ended\n<svg .*\n", capsys.readouterr().out)
    # Random games have about 100 decisions: after as many steps all are others than they were, and still played on.
    assert said is not None and int(said[1]) >= 2
    env, last = found["env"], found["last"]
    assert isinstance(env, PgxStyle) and isinstance(last, ManyGames)
    assert [compare(env, last, game) for game in range(GAMES)] == [None] * GAMES
    with pytest.raises(ValueError, match="need keys"):
        env.step(last, last.current_player)
    with pytest.raises(ValueError, match="a key is two words of uint32"):
        env.init(np.zeros(3, np.uint32))


def test_games_that_end_together_all_begin_anew_by_their_own_keys(begin: Begin) -> None:
    env = make(RIDE, api="pgx", seats=2, chance="keys", auto_reset=True)
    step: Step = import_module("jax").jit(env.step)
    state = begin(keys(1))
    # Three of three are more than the part that is dealt at once.
    after = step(state, np.full(GAMES, env.num_actions), keys(2))
    assert numbers(after.terminated).all()
    players = numbers(state.current_player).tolist()
    assert numbers(after.rewards).tolist() == [[1 - 2 * (loser == seat) for seat in range(2)] for loser in players]
    assert different_arrays(after.lanes, begin(keys(2)).lanes) is None


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("x", r"actions are whole numbers, one for each game, \(3,\): not str"),
        (None, r"one for each game, \(3,\): not NoneType"),
        (np.zeros(GAMES, np.float32), r"one for each game, \(3,\): not float32 \(3,\)"),
        (np.zeros(2, np.int32), r"one for each game, \(3,\): not int32 \(2,\)"),
    ],
)
def test_what_are_no_actions_is_said_before_anything_is_compiled(begin: Begin, action: object, said: str) -> None:
    env, state = make(RIDE, api="pgx", seats=2, chance="keys"), begin(keys(1))
    with pytest.raises(ValueError, match=said):
        env.step(state, action)


def test_what_is_no_key_or_no_state_is_said() -> None:
    env = make(RIDE, api="pgx", seats=2, chance="keys")
    with pytest.raises(ValueError, match=r"a key is two words of uint32, or one of jax\.random\.key: not int"):
        env.init(3)
    with pytest.raises(ValueError, match=r"keys are \[2\] for one game or \[n, 2\] for n of them, not \(0, 2\)"):
        env.init(np.zeros((0, 2), np.uint32))
    with pytest.raises(TypeError, match="a state is what init or step gave, not str"):
        env.to_svg(cast(ManyGames, "state"))


@pytest.mark.parametrize("game", [GAMES, -1, "first"])
def test_a_game_that_there_is_not_is_not_drawn(begin: Begin, game: object) -> None:
    env, state = make(RIDE, api="pgx", seats=2, chance="keys"), begin(keys(1))
    with pytest.raises(IndexError, match=rf"there is no game {game} in this state: there are 0 to {GAMES - 1}"):
        env.to_svg(state, cast(int, game))


def test_one_game_and_vmap_are_the_form_for_many() -> None:
    """Shapes alone are worked out here: compiling takes long, and what is compiled is the same."""
    found = import_module("jax")
    env = make(RIDE, api="pgx", seats=2, chance="keys")
    one = found.eval_shape(env.init, keys(1)[0])
    assert (one.observation.shape, one.terminated.shape) == ((304,), ())
    typed = found.random.split(found.random.key(1), GAMES)
    many = found.eval_shape(env.init, typed)
    mapped = found.eval_shape(found.vmap(env.init), typed)
    assert found.tree_util.tree_map(lambda leaf: leaf.shape, many) == found.tree_util.tree_map(
        lambda leaf: leaf.shape, mapped
    )


@pytest.mark.parametrize("reward", ["win-share", "score", "margin"])
def test_rewards_in_arrays_are_those_of_outcomes(reward: str) -> None:
    encoding = load_encoding("ticket-to-ride-new-york", 3)
    batch = import_module("tabletown.batch").load_batch("ticket-to-ride-new-york", 3, chance="keys")
    key = import_module("tabletown.batch.chance").key_of(batch.xp, "rewards")
    end = batch.playout(batch.deal(key, 12), key)
    found = numbers(batch_rewards(batch.xp, reward, batch.standing(end)))
    for lane in range(12):
        outcome = encoding.game.outcome(batch.to_state(end, lane, "any"))
        assert outcome is not None
        assert found[lane].tolist() == pytest.approx([REWARDS[reward](outcome, seat) for seat in range(3)])
