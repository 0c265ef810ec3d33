"""How hard the bots play, in words for people: each level is a bot and its time, game by game."""

from dataclasses import dataclass, field
from enum import StrEnum

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import make_bot
from tabletown.core.errors import TabletownError


class Level(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Player:
    bot: str
    budget: Budget = field(default_factory=Budget)


class UnknownLevel(TabletownError):
    """No level of this name, or no levels for this game."""


_LEVELS: dict[str, dict[Level, Player]] = {
    "between-two-cities": {
        Level.EASY: Player("random"),
        Level.MEDIUM: Player("greedy"),
        Level.HARD: Player("balanced"),
        Level.EXPERT: Player("search", Budget(seconds=1.0)),
    },
    "ticket-to-ride-new-york": {
        Level.EASY: Player("greedy"),
        Level.MEDIUM: Player("path-fixed"),
        Level.HARD: Player("planner"),
        Level.EXPERT: Player("search", Budget(seconds=1.0)),
    },
}


def parse_level(text: str) -> Level:
    try:
        return Level(text.strip().lower())
    except ValueError:
        raise UnknownLevel(f"“{text[:20]}” is not a level: there is {', '.join(Level)}") from None


def player_at(game: str, level: str) -> Player:
    """Who plays a game at a level. Raises UnknownLevel."""
    wanted = parse_level(level)
    if game not in _LEVELS:
        raise UnknownLevel(f"there are no levels for {game}: name a bot instead")
    return _LEVELS[game][wanted]


def make_player(game: str, level: str, seed: str) -> AnyBot:
    player = player_at(game, level)
    return make_bot(game, player.bot, seed, player.budget)
