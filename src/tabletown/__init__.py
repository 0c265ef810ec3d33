"""Board games, played right. `tabletown.load(name)` gives the rules of a game."""

from importlib import import_module
from typing import cast

from tabletown.core.registry import load, names, register
from tabletown.core.speaking import Speak, register_speaker
from tabletown.games import register_own

__all__ = ["__version__", "load", "names", "register"]
__version__ = "0.4.0"

register_own()


def _english() -> Speak:
    """Not before something is said: most programs never need words, and the browser's Python has none."""
    return cast("Speak", import_module("tabletown.locales").say_sentence)


register_speaker(_english)
