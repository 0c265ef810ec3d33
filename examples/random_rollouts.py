"""A random game on every face of the environments: PettingZoo both ways, Gymnasium, OpenSpiel (JAX: many_games.py)."""

import sys
from random import Random

import numpy as np

from tabletown.batch.arrays import MissingExtra
from tabletown.envs import make

CITIES = "between-two-cities-v0"


def turn_by_turn() -> dict[str, float]:
    env = make(CITIES, seats=4)
    env.reset(seed=7)
    worth = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        worth[agent] = reward
        env.step(None if seen is None or terminated else env.action_space(agent).sample(seen["action_mask"]))
    return worth


def at_once() -> dict[str, float]:
    env = make(CITIES, api="parallel", seats=4, reward="low-city")
    seen, _ = env.reset(seed=7)
    worth: dict[str, float] = {}
    while env.agents:
        actions = {agent: env.action_space(agent).sample(one["action_mask"]) for agent, one in seen.items()}
        seen, worth, *_ = env.step(actions)
    return worth


def one_seat(seats: int, opponents: str = "") -> float:
    env = make(CITIES, api="gymnasium", reward="margin", seats=seats, opponents=opponents)
    _, info = env.reset(seed=7)
    reward, over = 0.0, False
    while not over:
        mask = np.asarray(info["action_mask"], np.int8)
        _, reward, over, _, info = env.step(env.action_space.sample(mask))
    return reward


def with_chance() -> list[float]:
    random, state = Random(7), make(CITIES, api="open-spiel", seats=4).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state.returns()


if __name__ == "__main__":
    try:
        print("PettingZoo, turn by turn:", turn_by_turn())
        print("PettingZoo, all at once:", at_once())
        print("Gymnasium, against the two Automas:", one_seat(1))
        print("Gymnasium, against three greedy bots:", one_seat(4, "greedy"))
        print("OpenSpiel:", with_chance())
    except MissingExtra as missing:
        sys.exit(str(missing))
