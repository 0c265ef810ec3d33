"""Random play of many games at once on JAX, in the style of Pgx: `python examples/many_games.py 1024`."""

import sys

try:
    import jax
    import jax.numpy as jnp
except ModuleNotFoundError:
    sys.exit("JAX is not installed: pip install 'tabletown[jax]'")

from tabletown.envs import make
from tabletown.envs.pgx_style import ManyGames

GAMES, STEPS = int(sys.argv[1]) if sys.argv[1:] else 1024, 100

env = make("ticket-to-ride-new-york-v0", api="pgx", seats=2, chance="keys", auto_reset=True)


def random_step(state: ManyGames, key: jax.Array) -> tuple[ManyGames, jax.Array]:
    choosing, dealing = jax.random.split(key)
    mask = jnp.asarray(state.legal_action_mask)
    action = jnp.argmax(jnp.where(mask, jax.random.uniform(choosing, mask.shape), -1), axis=1)
    after = env.step(state, action, jax.random.split(dealing, GAMES))
    return after, jnp.sum(jnp.asarray(after.terminated))


@jax.jit
def play(seed: jax.Array) -> tuple[ManyGames, jax.Array]:
    start = env.init(jax.random.split(seed, GAMES))
    return jax.lax.scan(random_step, start, jax.random.split(seed, STEPS))


last, ended = play(jax.random.PRNGKey(7))
print(f"{GAMES * STEPS} decisions, {int(ended.sum())} games ended")
print(env.to_svg(last)[:60], "…")
