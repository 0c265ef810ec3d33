"""PettingZoo's own checks, and what they do not look at."""

from collections.abc import Callable
from random import Random
from typing import cast

import numpy as np
import pytest
from tests.envs.tables import CITIES, RIDE, api_test, parallel_api_test, render_test, seed_test

from tabletown.envs import IllegalAction, make
from tabletown.envs.aec import TurnByTurn
from tabletown.envs.parallel import AtOnce

TABLES = [(CITIES, 2), (CITIES, 3), (RIDE, 2), (RIDE, 4)]


# These checks know by name which environments have masks in their observations, and warn of all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_turn_by_turn_passes_the_official_checks(name: str, seats: int) -> None:
    api_test(make(name, seats=seats), num_cycles=60)
    seed_test(lambda: make(name, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_once_passes_the_official_checks(name: str, seats: int) -> None:
    parallel_api_test(make(name, api="parallel", seats=seats), num_cycles=300)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_two_people_with_an_automa_pass_them_too() -> None:
    api_test(make(CITIES, seats=2, automa="third"), num_cycles=60)
    parallel_api_test(make(CITIES, api="parallel", seats=2, automa="third"), num_cycles=100)
    _, worth, _ = at_random(make(CITIES, api="parallel", seats=2, automa="third"), 1)
    assert set(worth.values()) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("name", [CITIES, RIDE])
def test_it_is_drawn_in_every_way(name: str) -> None:
    def drawn(render_mode: str) -> TurnByTurn:
        return make(name, seats=2, render_mode=render_mode)

    render_test(drawn, custom_tests={"svg": lambda picture: picture.startswith("<svg")})


def at_random(env: AtOnce, seed: int) -> tuple[list[dict[str, int]], dict[str, float], list[list[int]]]:
    """A game of random actions: what was done, what it was worth, and what was seen on the way."""
    random, done, worth, seen = Random(seed), list[dict[str, int]](), dict[str, float](), list[list[int]]()
    observed, _ = env.reset(seed=seed)
    while env.agents:
        actions = {agent: random.choice(np.flatnonzero(one["action_mask"]).tolist()) for agent, one in observed.items()}
        seen += [one["observation"].tolist() for one in observed.values()]
        observed, worth, _, _, infos = env.step(actions)
        done.append(actions)
    assert all({"scores", "ranks"} <= info.keys() for info in infos.values())
    return done, worth, seen


@pytest.mark.parametrize("name", [CITIES, RIDE])
def test_the_same_seed_is_the_same_game(name: str) -> None:
    one, other = (make(name, api="parallel", seats=3) for _ in range(2))
    at_random(other, 4)
    assert at_random(one, 5) == at_random(other, 5)


def test_all_choose_at_once_and_all_place_at_once() -> None:
    env = make(CITIES, api="parallel", seats=4)
    done, worth, _ = at_random(env, 1)
    wait = env.action_space("player_0").n - 1
    # Seven turns of one choice and two placements, and nobody ever waits.
    assert len(done) == 7 * 3
    assert not any(action == wait for actions in done for action in actions.values())
    assert sum(worth.values()) == 1


def test_who_has_nothing_to_do_waits() -> None:
    env = make(RIDE, api="parallel", seats=3)
    observed, _ = env.reset(seed=1)
    wait = env.action_space("player_0").n - 1
    assert not any(one["action_mask"][wait] for one in observed.values())
    observed, *_ = env.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in observed.items()})
    waiting = [agent for agent, one in observed.items() if one["action_mask"][wait]]
    assert len(waiting) == 2
    assert all(observed[agent]["action_mask"].sum() == 1 for agent in waiting)
    acting = ({*observed} - {*waiting}).pop()
    # Whoever waits need not say so.
    env.step({acting: int(np.flatnonzero(observed[acting]["action_mask"])[0])})


@pytest.mark.parametrize(
    ("reward", "expected"),
    [("win-share", [1, 0, 0]), ("low-city", [48, 43, 43]), ("margin", [5, -5, -5])],
)
def test_rewards_come_at_the_end_by_name(reward: str, expected: list[float]) -> None:
    env = make(CITIES, seats=3, reward=reward)
    env.reset(seed=15)
    for agent in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        if terminated:
            break
        assert seen is not None and not any(env.rewards.values()), agent
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert list(env.rewards.values()) == expected
    assert env.infos["player_0"]["scores"] == (48, 43, 43)


def test_an_illegal_action_names_the_move_and_changes_nothing() -> None:
    env = make(CITIES, seats=3)
    env.reset(options={"seed": "harbour-7"})
    for _ in range(3):
        seen, *_ = env.last()
        assert seen is not None
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    before, *_ = env.last()
    assert before is not None
    wrong = int(np.flatnonzero(before["action_mask"][21:] == 0)[0]) + 21
    with pytest.raises(IllegalAction, match=r"player_0 may not play action \d+ now \(“place . left a1”\): "):
        env.step(wrong)
    with pytest.raises(IllegalAction, match="only the actions 0 to 216"):
        env.step(217)
    with pytest.raises(IllegalAction, match="whole number, not float"):
        cast(Callable[[object], None], env.step)(float("nan"))
    after, *_ = env.last()
    assert after is not None
    assert (after["observation"] == before["observation"]).all()


def test_nothing_is_seen_before_the_first_game_or_by_nobody() -> None:
    env = make(CITIES, seats=3)
    with pytest.raises(IllegalAction, match="no game is being played"):
        env.observe("player_0")
    with pytest.raises(IllegalAction, match="no game is being played"):
        env.last()
    with pytest.raises(IllegalAction, match="no game is being played"):
        make(CITIES, seats=3, render_mode="ansi").render()
    env.reset(seed=1)
    together = make(CITIES, api="parallel", seats=3)
    spaces = (env.action_space, env.observation_space, together.action_space, together.observation_space)
    for look in (env.observe, *spaces):
        with pytest.raises(IllegalAction, match="there is no agent nobody: there is player_0, player_1, player_2"):
            cast(Callable[[str], object], look)("nobody")
        with pytest.raises(IllegalAction, match="there is no agent "):
            cast(Callable[[object], object], look)(["player_0"])


def test_no_action_is_played_if_one_is_illegal() -> None:
    env = make(CITIES, api="parallel", seats=3)
    observed, _ = env.reset(seed=1)
    first = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in observed.items()}
    with pytest.raises(IllegalAction, match="player_2 may not play action 216"):
        env.step({**first, "player_2": 216})
    with pytest.raises(IllegalAction, match="player_1 has to act"):
        env.step({"player_0": 0})
    with pytest.raises(IllegalAction, match="there is no agent player_9: there is player_0, player_1, player_2"):
        env.step({**first, "player_9": 0})
    with pytest.raises(IllegalAction, match="actions are a dict by agent, not list"):
        cast(Callable[[object], None], env.step)([0, 0, 0])
    again, *_ = env.step(first)
    assert again["player_0"]["observation"][:10].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_after_the_end_nothing_is_played() -> None:
    env = make(CITIES, api="parallel", seats=2)
    at_random(env, 1)
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step({})


def test_a_seed_is_the_game_of_that_seed_at_a_table() -> None:
    one, other = make(CITIES, seats=3), make(CITIES, seats=3)
    one.reset(seed=7)
    other.reset(options={"seed": "7"})
    assert one.observe("player_0")["observation"].tolist() == other.observe("player_0")["observation"].tolist()
    one.reset()
    assert one.observe("player_0")["observation"].tolist() != other.observe("player_0")["observation"].tolist()
