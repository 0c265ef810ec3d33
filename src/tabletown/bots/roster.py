"""Bots by name, game by game."""

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.random import RandomBot
from tabletown.core.errors import TabletownError

MakeBot: TypeAlias = Callable[[str, Budget], AnyBot]
"""A bot from its seed and its budget: the same seed plays the same moves."""

_LINEUPS: dict[str, str] = {
    "between-two-cities": "tabletown.bots.between_two_cities",
    "ticket-to-ride-new-york": "tabletown.bots.ticket_to_ride_new_york",
}
"""By game: the module whose `BOTS` (name to MakeBot, weakest first) can play it, besides the random bot."""

_RANDOM = "random"
_NAMES: dict[str, tuple[str, ...]] = {
    "between-two-cities": ("greedy", "balanced", "search"),
    "ticket-to-ride-new-york": (
        "hungry-faithful",
        "long-route-3-faithful",
        "long-route-3-fixed",
        "hungry-fixed",
        "greedy",
        "one-step-faithful",
        "path-faithful",
        "one-step-fixed",
        "long-route-faithful",
        "path-fixed",
        "long-route-fixed",
        "planner",
        "search",
    ),
}
"""The names in these line-ups once more: a server lists them, and should not import half a second of bots for that."""


class UnknownBot(TabletownError):
    """No bot of this name."""


def names_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, weakest first."""
    return (_RANDOM, *_NAMES.get(game, ()))


def bots_for(game: str) -> dict[str, MakeBot]:
    """The bots that can play a game, weakest first."""
    lineup: dict[str, MakeBot] = {_RANDOM: lambda seed, _budget: RandomBot(seed)}
    if game in _LINEUPS:
        lineup |= import_module(_LINEUPS[game]).BOTS
    return lineup


def make_bot(game: str, name: str, seed: str, budget: Budget | None = None) -> AnyBot:
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"“{name}” is not a bot for {game}: there is {', '.join(known)}")
    return known[name](seed, budget or Budget())
