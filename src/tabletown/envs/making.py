"""`make`: all environments by name. What only an extra installs is imported when it is asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Literal, cast, overload

from tabletown.batch.arrays import MissingExtra
from tabletown.core.errors import BadSetup
from tabletown.core.registry import face
from tabletown.envs.names import game_of

if TYPE_CHECKING:
    from tabletown.envs.aec import TurnByTurn
    from tabletown.envs.open_spiel_games import SpielGame
    from tabletown.envs.parallel import AtOnce
    from tabletown.envs.pgx_style import PgxStyle
    from tabletown.envs.single import OneSeat, Several

_MAKERS = {
    "aec": "aec:make_aec",
    "parallel": "parallel:make_parallel",
    "gymnasium": "single:make_single",
    "vector": "single:make_several",
    "pgx": "pgx_style:make_pgx",
    "open-spiel": "open_spiel_games:make_spiel",
}
"""By api: the function of this room that makes it from the name, the game and the seats."""
_LIBRARIES = {
    "pettingzoo": ("PettingZoo", "envs"),
    "gymnasium": ("Gymnasium", "envs"),
    "pyspiel": ("OpenSpiel", "open-spiel"),
}
"""By what is imported: its name, and the extra that installs it."""


@overload
def make(
    name: str, /, *, api: Literal["aec"] = "aec", seats: int | None = None, **settings: object
) -> "TurnByTurn": ...
@overload
def make(name: str, /, *, api: Literal["parallel"], seats: int | None = None, **settings: object) -> "AtOnce": ...
@overload
def make(name: str, /, *, api: Literal["gymnasium"], seats: int | None = None, **settings: object) -> "OneSeat": ...
@overload
def make(name: str, /, *, api: Literal["vector"], seats: int | None = None, **settings: object) -> "Several": ...
@overload
def make(name: str, /, *, api: Literal["pgx"], seats: int | None = None, **settings: object) -> "PgxStyle": ...
@overload
def make(name: str, /, *, api: Literal["open-spiel"], seats: int | None = None, **settings: object) -> "SpielGame": ...
def make(name: str, /, *, api: str = "aec", seats: int | None = None, **settings: object) -> object:
    """An environment by name, such as `your-game-v0`, in the form of an api; settings are told in docs/envs.md.

    Raises BadSetup for names, seats, options and rewards that there are not, and MissingExtra, each with one sentence.
    """
    game = game_of(name)
    if api not in [*_MAKERS]:
        raise BadSetup(f"there is no api “{str(api)[:20]}”: there is {', '.join(_MAKERS)}")
    if seats is None:
        seats = face(game).default_seats
    if type(seats) is not int:
        raise BadSetup(f"the number of seats is a whole number, not {type(seats).__name__}")
    module, _, function = _MAKERS[api].partition(":")
    maker = cast(Callable[..., object], getattr(_imported(module), function))
    return maker(game, seats, **settings)


def _imported(module: str) -> object:
    """A module of this room that stands on a library which an extra installs. Raises MissingExtra."""
    try:
        return import_module(f"tabletown.envs.{module}")
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in _LIBRARIES:
            raise
        library, extra = _LIBRARIES[missing]
        raise MissingExtra(f"{library} is not installed: pip install 'tabletown[{extra}]'") from None
