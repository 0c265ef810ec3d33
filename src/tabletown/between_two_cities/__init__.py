"""Between Two Cities: partners share cities, and your worse city is your score."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletown.between_two_cities.game import GAME, AnyTable

__all__ = ["GAME", "AnyTable"]

if not TYPE_CHECKING:

    def __getattr__(name):
        """The rules come when they are asked for: the face beside them needs none."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tabletown.between_two_cities import game

        return getattr(game, name)
