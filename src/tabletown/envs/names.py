"""Environments by name: `your-game-v0`, where the version grows whenever numbers or rewards mean something else."""

from tabletown.core.errors import BadSetup
from tabletown.core.registry import face, names

VERSION = 0
NAMESPACE = "tabletown"
"""Of the environments in Gymnasium's own registry."""


class UnknownEnvironment(BadSetup):
    """No environment of this name."""


def environments() -> tuple[str, ...]:
    """All that there are."""
    return tuple(versioned(game) for game in names() if face(game).envs)


def versioned(game: str) -> str:
    return f"{game}-v{VERSION}"


def game_of(name: str) -> str:
    """The game that an environment plays. Raises UnknownEnvironment."""
    if not isinstance(name, str):
        raise UnknownEnvironment(f"the name of an environment is a text, not {type(name).__name__}")
    game, _, version = name.removeprefix(f"{NAMESPACE}/").rpartition("-v")
    known = environments()
    if versioned(game) in known and version.isdigit() and int(version) != VERSION:
        raise UnknownEnvironment(f"there is no version {version} of {game}: there is {versioned(game)}")
    if f"{game}-v{version}" not in known:
        raise UnknownEnvironment(f"there is no environment “{name[:60]}”: there is {', '.join(known)}")
    return game
