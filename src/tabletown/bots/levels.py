"""How hard the bots play, in words for people: each level is a bot and its time, game by game."""

from dataclasses import dataclass, field
from enum import StrEnum

from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import make_bot, names_for, own_names, unknown_bot
from tabletown.core.errors import TabletownError, UnknownGame
from tabletown.core.face import LevelFace
from tabletown.core.registry import face


class Level(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Opponent:
    bot: str
    budget: Budget = field(default_factory=Budget)


class UnknownLevel(TabletownError):
    """No level of this name, or no levels for this game."""


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels that a game has, easiest first; some games have none."""
    return tuple(_players(game))


def opponents(game: str) -> tuple[str, ...]:
    """Whom a person can ask to take a seat: the levels, then the bots by name."""
    return (*levels_of(game), *names_for(game))


def good_opponent(game: str) -> str:
    """One who plays well and at once, where there is one."""
    levels = levels_of(game)
    if levels:
        return Level.HARD if Level.HARD in levels else levels[-1]
    return own_names(game)[-1]


def make_opponent(game: str, name: str, seed: str, budget: Budget | None = None) -> AnyBot:
    """A bot by level, or by name with a budget (a level has its own). Raises UnknownBot or BadBot."""
    if name in levels_of(game):
        return make_player(game, name, seed)
    if ":" not in name and name not in names_for(game):
        raise unknown_bot(game, name, opponents(game))
    return make_bot(game, name, seed, budget)


def parse_level(text: str) -> Level:
    try:
        return Level(text.strip().lower())
    except ValueError:
        raise UnknownLevel(f"“{text[:20]}” is not a level: there is {', '.join(Level)}") from None


def player_at(game: str, level: str) -> Opponent:
    """Who plays a game at a level. Raises UnknownLevel."""
    wanted = parse_level(level)
    players = _players(game)
    if wanted not in players:
        raise UnknownLevel(f"there are no levels for {game}: name a bot instead")
    return players[wanted]


def make_player(game: str, level: str, seed: str) -> AnyBot:
    player = player_at(game, level)
    return make_bot(game, player.bot, seed, player.budget)


def _players(game: str) -> dict[Level, Opponent]:
    try:
        levels = face(game).levels
    except UnknownGame:
        return {}
    return {parse_level(level.name): Opponent(level.bot, _budget(level)) for level in levels}


def _budget(level: LevelFace) -> Budget:
    # Whoever does not err is not told its level: nothing would be another for that.
    return Budget(seconds=level.seconds, level=level.name if level.fallible else "")
