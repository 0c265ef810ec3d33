"""Environments: decisions a second of PettingZoo's two forms on one core, and Pgx-style steps beside Pgx.

`python -m bench.environments` prints one table. Pgx is measured where it is installed (`pip install pgx`); it is no
part of the project. `--games 1024,65536` sets how many games JAX plays at once; `--only-jax` needs no PettingZoo.
"""

import argparse
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from tabletown.envs import make
from tabletown.envs.pgx_style import ManyGames

if TYPE_CHECKING:
    from tabletown.envs.aec import TurnByTurn
    from tabletown.envs.parallel import AtOnce
    from tabletown.envs.spaces import Observed

_SECONDS = 2.0
"""At least so long is each measured."""
_STEPS = 96
"""Steps of a compiled loop: somewhat more than a game of four has decisions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="between-two-cities-v0")
    parser.add_argument("--seats", type=int, default=4)
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
            _beside_pgx(wanted.game, wanted.seats, games, wanted.pgx)


def _beside_pgx(name: str, seats: int, games: int, others: str) -> None:
    env = make(name, api="pgx", seats=seats, auto_reset=True)
    _tell(f"Pgx-style, {games:,} games", *_steps(env.init, env.step, games, is_mapped=False))
    for other in filter(None, others.split(",")):
        try:
            theirs = import_module("pgx").make(other)
        except ImportError:
            print("Pgx is not installed")
            return
        step = import_module("pgx.experimental.wrappers").auto_reset(theirs.step, theirs.init)
        _tell(f"Pgx {other}, {games:,} games", *_steps(theirs.init, step, games, is_mapped=True))


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


def _steps(
    init: Callable[..., object], step: Callable[..., object], games: int, *, is_mapped: bool
) -> tuple[float, float]:
    """Steps a second, with masks, observations and games that begin anew; and how long it takes to compile them."""
    jax = import_module("jax")
    numpy = import_module("jax.numpy")
    if is_mapped:
        init, step = jax.vmap(init), jax.vmap(step)

    def one(state: ManyGames, key: object) -> tuple[object, object]:
        choosing, dealing = jax.random.split(key)
        # Pgx's own states have a field of this name, too.
        mask = state.legal_action_mask
        drawn = jax.random.bits(choosing, mask.shape, numpy.uint32) | 1
        action = numpy.argmax(numpy.where(mask, drawn, 0), axis=1).astype(numpy.int32)
        after = step(state, action, jax.random.split(dealing, games))
        return after, None

    def many(state: object, key: object) -> object:
        return jax.lax.scan(one, state, jax.random.split(key, _STEPS))[0]

    state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), games))
    start = perf_counter()
    run = jax.jit(many).lower(state, jax.random.PRNGKey(0)).compile()
    compiling = perf_counter() - start
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(0)))
    made, start = 0, perf_counter()
    while perf_counter() - start < _SECONDS:
        made += 1
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(made)))
    return games * made * _STEPS / (perf_counter() - start), compiling


if __name__ == "__main__":
    main()
