"""Games with hidden things that can be chosen: two tables that look the same to one seat, and differ in all else.

`python -m bench.rigged serve …` is a server that offers them, also with leaks planted on purpose.
"""

import sys
from dataclasses import replace
from types import ModuleType

from bench.rigged.game import LEAKS, Rigged
from bench.rigged.text import RiggedText
from tabletown.core.face import Face
from tabletown.core.registry import OWN, face, load, names, register
from tabletown.core.text import load_text


def register_all() -> None:
    """`rigged-x` for every game x, and `leaky-view-x` and so on."""
    for name in names():
        for leak in ("", *LEAKS):
            module = ModuleType(f"bench.rigged.{leak or 'none'}.{name.replace('-', '_')}")
            rigged = f"leaky-{leak}-{name}" if leak else f"rigged-{name}"
            vars(module).update(
                GAME=Rigged(load(name), rigged, leak),
                FACE=_rigged_face(face(name), rigged, module.__name__),
                TEXT=RiggedText(load_text(name)),
            )
            sys.modules[module.__name__] = module
            # As one of ours, so that no guard stands before it.
            register(rigged, f"{module.__name__}:FACE", OWN)


def _rigged_face(real: Face, name: str, module: str) -> Face:
    """The server draws the same pictures, and only the random bot knows these games."""
    plain = replace(real, bots=(), levels=(), lineup="", talk="", options=(), groups=(), endpoints="", commands=())
    return replace(plain, name=name, rules=f"{module}:GAME")
