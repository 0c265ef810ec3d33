"""Who can be asked to take a seat, and who moves for the absent."""

from tabletown.bots import levels
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.levels import opponents

__all__ = ["make_opponent", "opponents", "stand_in"]


def stand_in(game: str) -> str:
    """Who moves for the absent."""
    return levels.good_opponent(game)


def make_opponent(game: str, name: str, seed: str, seconds: float) -> AnyBot:
    """A bot by level or by name. One with a name may think for so many seconds."""
    return levels.make_opponent(game, name, seed, Budget(seconds=seconds))
