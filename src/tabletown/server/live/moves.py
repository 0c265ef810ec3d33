"""Moves as clients write them: read once for all tables, and tried before they are stored."""

from functools import lru_cache
from typing import NamedTuple

from tabletown.core.game import Step
from tabletown.server.live.guard import guarded


class Tried(NamedTuple):
    """A move that was found legal."""

    written: str
    """As the game writes it, so that the record has one spelling."""
    step: Step[object]


@lru_cache(maxsize=1 << 12)
def read_move(name: str, text: str) -> tuple[object, str]:
    """A move, and how the game writes it: the same few thousand are played at all tables."""
    game = guarded(name, 0)
    move = game.parse_move(text)
    return move, game.format_move(move)
