"""Games by name. The package registers its own; another package may add more."""

from importlib import import_module
from typing import cast

from tabletown.core.errors import UnknownGame
from tabletown.core.game import AnyGame
from tabletown.core.sentence import sentence

_modules: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make `load(name)` import `module` and take its `GAME`."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    return tuple(_modules)


def module_of(name: str) -> str:
    """Where a game lives. Raises UnknownGame."""
    if name not in _modules:
        raise UnknownGame(sentence("unknown-game", game=name, games=", ".join(_modules)))
    return _modules[name]


def load(name: str) -> AnyGame:
    """The rules of a game."""
    return cast(AnyGame, import_module(module_of(name)).GAME)
