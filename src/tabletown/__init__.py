"""Board games, played right. `tabletown.load(name)` gives the rules of a game."""

from tabletown.core.registry import load, names, register
from tabletown.games import register_own

__all__ = ["__version__", "load", "names", "register"]
__version__ = "0.1.0"

register_own()
