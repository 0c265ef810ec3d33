"""Games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and JAX in the style of Pgx."""

from tabletown.envs.encoding import IllegalAction, action_table, load_encoding
from tabletown.envs.making import make
from tabletown.envs.names import environments

__all__ = ["IllegalAction", "action_table", "environments", "load_encoding", "make"]
