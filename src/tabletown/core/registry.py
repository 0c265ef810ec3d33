"""Games by name. The package registers its own; another package may add more."""

from importlib import import_module
from typing import cast

from tabletown.core.errors import UnknownGame
from tabletown.core.game import AnyGame

_modules: dict[str, str] = {}
_doors: dict[str, str] = {}


def register(name: str, module: str, door: str = "") -> None:
    """Make `load(name)` import `module`, or its sub-package `door` that knows all sorts of tables; take its `GAME`."""
    _modules[name] = module
    _doors[name] = f"{module}.{door}" if door else module


def names() -> tuple[str, ...]:
    return tuple(_modules)


def module_of(name: str) -> str:
    """Where a game lives. Raises UnknownGame."""
    if name not in _modules:
        raise UnknownGame(f"“{name}” is not a game here: there is {', '.join(_modules)}")
    return _modules[name]


def door_of(name: str) -> str:
    """Where the rules and the `text` of all its tables are."""
    module_of(name)
    return _doors[name]


def load(name: str) -> AnyGame:
    """The rules of a game."""
    return cast(AnyGame, import_module(door_of(name)).GAME)
