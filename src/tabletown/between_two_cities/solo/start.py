"""How Automaville starts: so many random tiles as the level says (rules 1.6 and 1.7)."""

from tabletown.between_two_cities.automas.house import house
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Tile
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.growth import ROUNDS
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.state import Setting
from tabletown.core.chance import shuffled
from tabletown.core.errors import BadSetup
from tabletown.core.sentence import sentence

_NORMAL_WITH_CAPITALS = {Mode.SIMPLE: 1, Mode.FULL: 4}
START_DUPLEXES = 2


def normal_level(mode: Mode, modules: Modules) -> int:
    """The level for people who know the game (rule 1.7)."""
    if modules != BASE:
        return _NORMAL_WITH_CAPITALS[mode]
    return house().full if mode is Mode.FULL else house().simple


def start_ville(setting: Setting, seed: str) -> tuple[Ville, Hand, Hand]:
    """Automaville before the first turn, and what is left of both stacks."""
    singles = shuffled(singles_of(setting.modules), seed, "singles")
    duplexes = shuffled(DUPLEXES, seed, "duplexes")
    check_level(setting)
    if starts_with_duplexes(setting):
        return Ville(duplexes[:START_DUPLEXES]), singles, duplexes[START_DUPLEXES:]
    taken: list[Tile] = []
    rest = list(singles)
    put_back: list[Tile] = []
    while len(taken) < setting.level:
        tile = rest.pop(0)
        (put_back if tile.is_civic else taken).append(tile)
    if put_back:
        # Civic tiles go back into the box and it is shuffled again: else everybody would know what comes next.
        box = sorted([*rest, *put_back], key=lambda tile: tile.rank)
        return Ville(tuple(taken)), shuffled(box, seed, "singles/2"), duplexes
    return Ville(tuple(taken)), tuple(rest), duplexes


def check_level(setting: Setting) -> None:
    """Whether the box has tiles enough. Raises BadSetup."""
    most = min(len(SINGLES), len(singles_of(setting.modules)) - singles_needed(setting))
    if not 0 <= setting.level <= most:
        raise BadSetup(sentence("setup-level", most=most, level=setting.level))


def starts_with_duplexes(setting: Setting) -> bool:
    """The normal level of the full mode in the base game: two duplexes instead of four singles (rule 1.7)."""
    return setting.modules == BASE and setting.mode is Mode.FULL and setting.level == house().full


def singles_needed(setting: Setting) -> int:
    """How many singles the game itself draws."""
    if setting.mode is Mode.FULL:
        return 2 * 3 * setting.hand
    turns = sum(not turn.duplexes for turn in solo_schedule(setting.mode, setting.hand))
    return 2 * setting.hand + 3 * (turns - 2) + sum(setting.growth_after(number).drawn for number in ROUNDS)
