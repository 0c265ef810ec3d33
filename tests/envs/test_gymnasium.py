"""Gymnasium's own checks, and what they do not look at."""

from collections.abc import Callable
from random import Random
from typing import cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import CITIES, RIDE, make_any

from tabletown.core.game import Option
from tabletown.envs import make
from tabletown.envs.encoding import Encoded
from tabletown.envs.single import OneSeat

TABLES: list[tuple[str, dict[str, Option]]] = [
    (CITIES, {"seats": 1}),
    (CITIES, {"seats": 1, "automa": "simple", "level": 2}),
    (CITIES, {"seats": 3, "opponents": "greedy", "seat": 1}),
    (CITIES, {"seats": 2, "automa": "third", "opponents": "balanced"}),
    (RIDE, {"seats": 2, "opponents": "greedy"}),
]


def at_random(env: OneSeat, seed: int) -> tuple[int, float]:
    random = Random(seed)
    _, info = env.reset(seed=seed)
    made, worth, over = 0, 0.0, False
    while not over:
        mask = info["action_mask"]
        assert isinstance(mask, np.ndarray)
        _, worth, over, _, info = env.step(random.choice(np.flatnonzero(mask).tolist()))
        made += 1
    assert "illegal" not in info and len(str(info["scores"])) > 2
    return made, worth


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_it_passes_the_official_check(name: str, settings: dict[str, Option]) -> None:
    made = cast(Callable[..., OneSeat], gymnasium.make)(f"tabletown.envs.single:tabletown/{name}", **settings)
    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_a_seed_decides_all_of_a_game(name: str, settings: dict[str, Option]) -> None:
    one, other = (make_any(name, api="gymnasium", reward="margin", **settings) for _ in range(2))
    assert isinstance(one, OneSeat) and isinstance(other, OneSeat)
    other.reset()
    assert at_random(one, 3) == at_random(other, 3)


def test_every_bot_of_the_line_up_can_be_met() -> None:
    env = make(RIDE, api="gymnasium", seats=4, opponents=["random", "planner", "easy"], seat=2)
    made, _ = at_random(env, 1)
    assert made > 5


@pytest.mark.parametrize(("reward", "penalty"), [("win-share", -1), ("margin", -100)])
def test_an_illegal_action_ends_the_episode_with_less_than_any_game(reward: str, penalty: float) -> None:
    env = make(CITIES, api="gymnasium", seats=1, reward=reward)
    env.reset(seed=1)
    _, worth, terminated, truncated, info = env.step(314)
    assert (worth, terminated, truncated) == (penalty, True, False)
    assert str(info["illegal"]).startswith("player_0 may not play action 314 now")
    with pytest.raises(ValueError, match="no game is being played"):
        env.step(0)


def test_what_is_no_whole_number_changes_nothing() -> None:
    one = make(CITIES, api="gymnasium", seats=1)
    _, info = one.reset(seed=1)
    for action in (0.5, "0", None, np.zeros(2, np.int64)):
        with pytest.raises(ValueError, match="an action of the agent is a whole number, not "):
            cast(Callable[[object], object], one.step)(action)
    assert not one.step(int(np.argmax(cast(Encoded, info["action_mask"]))))[2]
    many = make(CITIES, api="vector", seats=1, num_envs=2)
    many.reset(seed=1)
    step = cast(Callable[[object], object], many.step)
    for actions, said in (
        ([0], r"one for each of 2 games, not an array of shape \(1,\)"),
        ([0.5, 0.5], "whole number"),
    ):
        with pytest.raises(ValueError, match=said):
            step(actions)


def test_many_are_played_side_by_side() -> None:
    env = make(CITIES, api="vector", seats=1, num_envs=3)
    seen, info = env.reset(seed=3)
    assert seen.shape == (3, 1565)
    random = Random(1)
    ended = 0
    for _ in range(45):
        actions = [random.choice(np.flatnonzero(mask).tolist() or [0]) for mask in info["action_mask"]]
        seen, _, terminated, _, info = env.step(np.array(actions))
        ended += int(terminated.sum())
    assert ended == 3
    other = gymnasium.make_vec(f"tabletown/{CITIES}", num_envs=2, vectorization_mode="sync", seats=1)
    assert other.reset(seed=3)[0].shape == (2, seen.shape[1])
