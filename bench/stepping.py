"""Random play on JAX, one decision a step in every game: ours and those of Pgx in the same way."""

from collections.abc import Callable, Sequence
from importlib import import_module
from time import perf_counter

from tabletown.batch.chance import one_of
from tabletown.core.game import Option
from tabletown.envs.pgx_style import ManyGames

_SECONDS = 2.0
"""At least so long is each measured."""
_STEPS = 96
"""Steps of a compiled loop: somewhat more than a game of four has decisions."""
_SELDOM = 60
"""Before anything is measured, one move of so many is not legal, and ends its game."""


def steps_per_second(init: Callable[..., object], step: Callable[..., object], games: int) -> tuple[float, float]:
    """With masks, observations and games that begin anew out of step; and how long it takes to compile such a loop."""
    jax = import_module("jax")
    numpy = import_module("jax.numpy")

    def one(state: ManyGames, key: object, *, spread: bool) -> tuple[object, object]:
        choosing, dealing, ending = jax.random.split(key, 3)
        # Pgx's own states have a field of this name, too.
        mask = state.legal_action_mask
        action = one_of(numpy, mask, jax.random.bits(choosing, (games,), numpy.uint32))
        if spread:
            seldom = jax.random.bits(ending, (games,), numpy.uint32) < (1 << 32) // _SELDOM
            action = numpy.where(seldom, numpy.argmin(mask, axis=1).astype(numpy.int32), action)
        return step(state, action, jax.random.split(dealing, games)), None

    def many(state: object, key: object, *, spread: bool = False) -> object:
        keys = jax.random.split(key, _STEPS)
        return jax.lax.scan(lambda now, own: one(now, own, spread=spread), state, keys)[0]

    state = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), games))
    start = perf_counter()
    run = jax.jit(many).lower(state, jax.random.PRNGKey(0)).compile()
    compiling = perf_counter() - start
    # Games of one length that begin together end together for ever.
    state = jax.jit(lambda now, key: many(now, key, spread=True))(state, jax.random.PRNGKey(1))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(0)))
    made, start = 0, perf_counter()
    while perf_counter() - start < _SECONDS:
        made += 1
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(made)))
    return games * made * _STEPS / (perf_counter() - start), compiling


def options_of(given: Sequence[str]) -> dict[str, Option]:
    """Of `NAME`, which is then switched on, and `NAME=VALUE`."""
    parts = [option.partition("=") for option in given]
    return {name: value if is_told else True for name, is_told, value in parts}
