"""Who can be asked to take a seat: the levels of a game, then its bots by name."""

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import Level, UnknownLevel, make_player, player_at
from tabletown.bots.roster import bots_for, make_bot

STAND_IN = Level.HARD
"""Who moves for the absent: good, and quick."""


def opponents(game: str) -> tuple[str, ...]:
    return (*_levels(game), *bots_for(game))


def stand_in(game: str) -> str:
    return STAND_IN if STAND_IN in _levels(game) else next(reversed(bots_for(game)))


def make_opponent(game: str, name: str, seed: str, seconds: float) -> AnyBot:
    """A bot by level or by name. One with a name may think for so many seconds."""
    if name in _levels(game):
        return make_player(game, name, seed)
    return make_bot(game, name, seed, Budget(seconds=seconds))


def _levels(game: str) -> tuple[Level, ...]:
    try:
        player_at(game, Level.EASY)
    except UnknownLevel:
        return ()
    return tuple(Level)
