"""Environments: decisions a second of PettingZoo's two forms on one core, and Pgx-style steps beside Pgx.

`python -m bench.environments` prints one table. Pgx is measured where it is installed (`pip install pgx`); it is no
part of the project. `--games 1024,65536` sets how many games JAX plays at once; `--only-jax` needs no PettingZoo.
"""

import argparse
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from bench.stepping import options_of, steps_per_second
from tabletown.core.game import Option
from tabletown.envs import make

if TYPE_CHECKING:
    from tabletown.envs.aec import TurnByTurn
    from tabletown.envs.parallel import AtOnce
    from tabletown.envs.spaces import Observed

_SECONDS = 2.0
"""At least so long is each measured."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="between-two-cities-v0")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="for Pgx-style games")
    parser.add_argument("--games", default="1024", help="sizes, with commas")
    parser.add_argument("--pgx", default="backgammon,go_9x9", help="games of Pgx to measure beside ours")
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--without-jax", action="store_true")
    some.add_argument("--only-jax", action="store_true")
    wanted = parser.parse_args()
    print(f"{wanted.game}, {wanted.seats} seats, random play")
    print("| work | decisions per second | compiling, s |\n|---|---|---|")
    if not wanted.only_jax:
        _tell("PettingZoo Parallel, one core", _rate(lambda seed: _at_once(wanted.game, wanted.seats, seed)))
        _tell("PettingZoo AEC, one core", _rate(lambda seed: _turn_by_turn(wanted.game, wanted.seats, seed)))
    if not wanted.without_jax:
        for games in map(int, wanted.games.split(",")):
            _beside_pgx(wanted.game, wanted.seats, options_of(wanted.option), games, wanted.pgx)


def _beside_pgx(name: str, seats: int, options: dict[str, Option], games: int, others: str) -> None:
    env = make(name, api="pgx", seats=seats, auto_reset=True, **options)
    _tell(f"Pgx-style, {games:,} games", *steps_per_second(env.init, env.step, games))
    for other in filter(None, others.split(",")):
        try:
            theirs = import_module("pgx").make(other)
        except ImportError:
            print("Pgx is not installed")
            return
        step = import_module("pgx.experimental.wrappers").auto_reset(theirs.step, theirs.init)
        mapped = import_module("jax").vmap
        _tell(f"Pgx {other}, {games:,} games", *steps_per_second(mapped(theirs.init), mapped(step), games))


def _tell(work: str, rate: float, compiling: float | None = None) -> None:
    print(f"| {work} | {rate:,.0f} | {'' if compiling is None else f'{compiling:.1f}'} |", flush=True)


def _rate(play: Callable[[int], int]) -> float:
    """Seconds of the processor, the choice of random actions included."""
    play(0)
    made, start, seed = 0, process_time(), 1
    while process_time() - start < _SECONDS:
        made += play(seed)
        seed += 1
    return made / (process_time() - start)


def _at_once(name: str, seats: int, seed: int) -> int:
    env, random, made = _parallel(name, seats), Random(seed), 0
    seen, _ = env.reset(seed=seed)
    wait = env.action_space(env.possible_agents[0]).n - 1
    while env.agents:
        actions = {agent: _any_legal(one, random) for agent, one in seen.items()}
        made += sum(action != wait for action in actions.values())
        seen, *_ = env.step(actions)
    return made


def _turn_by_turn(name: str, seats: int, seed: int) -> int:
    env, random, made = _aec(name, seats), Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        if terminated or seen is None:
            break
        env.step(_any_legal(seen, random))
        made += 1
    return made


@cache
def _parallel(name: str, seats: int) -> "AtOnce":
    return make(name, api="parallel", seats=seats)


@cache
def _aec(name: str, seats: int) -> "TurnByTurn":
    return make(name, seats=seats)


def _any_legal(seen: "Observed", random: Random) -> int:
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


if __name__ == "__main__":
    main()
