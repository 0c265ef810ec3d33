"""Games with hidden things that can be chosen: two tables that look the same to one seat, and differ in all else.

`python -m bench.rigged serve …` is a server that offers them, also with leaks planted on purpose.
"""

import sys
from types import ModuleType

from bench.rigged.game import LEAKS, Rigged
from tabletown.core.registry import load, module_of, names, register


def register_all() -> None:
    """`rigged-x` for every game x, and `leaky-view-x` and so on."""
    for name in names():
        for leak in ("", *LEAKS):
            # Modules end like the real ones, so that the server draws the same pictures.
            module = ModuleType(f"bench.rigged.{leak or 'none'}.{module_of(name).rpartition('.')[2]}")
            rigged = f"leaky-{leak}-{name}" if leak else f"rigged-{name}"
            module.GAME = Rigged(load(name), rigged, leak)  # type: ignore[attr-defined]
            sys.modules[module.__name__] = module
            register(rigged, module.__name__)
