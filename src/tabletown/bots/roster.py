"""Bots by name, for every game."""

from collections.abc import Callable
from typing import TypeAlias

from tabletown.bots.bot import Bot
from tabletown.bots.random import RandomBot
from tabletown.core.errors import TabletownError

MakeBot: TypeAlias = Callable[[str], Bot[object]]
"""A bot from its seed: the same seed plays the same moves."""

_EVERY_GAME: dict[str, MakeBot] = {"random": RandomBot}
_BY_GAME: dict[str, dict[str, MakeBot]] = {}


class UnknownBot(TabletownError):
    """No bot of this name."""


def bots_for(game: str) -> dict[str, MakeBot]:
    """The bots that can play a game, weakest first."""
    return {**_EVERY_GAME, **_BY_GAME.get(game, {})}


def make_bot(game: str, name: str, seed: str) -> Bot[object]:
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"“{name}” is not a bot for {game}: there is {', '.join(known)}")
    return known[name](seed)
