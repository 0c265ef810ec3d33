"""Bots by name, for every game."""

from collections.abc import Callable
from typing import TypeAlias

from tabletown.bots.bot import Bot
from tabletown.bots.random import RandomBot
from tabletown.core.errors import TabletownError

MakeBot: TypeAlias = Callable[[str], Bot[object]]
"""A bot from its seed: the same seed plays the same moves."""

_BOTS: dict[str, MakeBot] = {"random": RandomBot}


class UnknownBot(TabletownError):
    """No bot of this name."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return tuple(_BOTS)


def make_bot(game: str, name: str, seed: str) -> Bot[object]:
    if name not in _BOTS:
        raise UnknownBot(f"“{name}” is not a bot for {game}: there is {', '.join(bot_names(game))}")
    return _BOTS[name](seed)
