"""How Automaville starts: so many random tiles as the level says (rules 1.6 and 1.7)."""

from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.schedule import solo_schedule
from tabletown.between_two_cities.automa.solo_state import Setting
from tabletown.between_two_cities.automa.ville import Ville
from tabletown.between_two_cities.state import Hand
from tabletown.between_two_cities.tiles import SINGLES
from tabletown.core.errors import BadSetup

NORMAL = {Mode.SIMPLE: 0, Mode.FULL: 4}
"""The level for people who know the game."""
START_DUPLEXES = 2


def start_ville(setting: Setting, singles: Hand, duplexes: Hand) -> tuple[Ville, Hand, Hand]:
    """Automaville before the first turn, and what is left of both stacks."""
    check_level(setting)
    if starts_with_duplexes(setting):
        return Ville(duplexes[:START_DUPLEXES]), singles, duplexes[START_DUPLEXES:]
    return Ville(singles[: setting.level]), singles[setting.level :], duplexes


def check_level(setting: Setting) -> None:
    """Whether the box has tiles enough. Raises BadSetup."""
    most = len(SINGLES) - singles_needed(setting)
    if not 0 <= setting.level <= most:
        raise BadSetup(f"the level is 0 to {most} here (more tiles the box does not have), not {setting.level}")


def starts_with_duplexes(setting: Setting) -> bool:
    """The normal level of the full mode in the base game: two duplexes instead of four singles."""
    return setting.mode is Mode.FULL and setting.level == NORMAL[Mode.FULL]


def singles_needed(setting: Setting) -> int:
    """How many singles the game itself draws."""
    if setting.mode is Mode.FULL:
        return 2 * 3 * setting.hand
    turns = sum(not turn.duplexes for turn in solo_schedule(setting.mode, setting.hand))
    return 2 * setting.hand + 3 * (turns - 2) + 2 * setting.growth
