"""New solo tables to be learnt from: every game has a level of its own.

Tables are of the highest level, whose Automaville has room for most tiles at the start; where the level is lower
some of these places stay empty.
"""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, along
from tabletown.batch.between_two_cities.deals import dealt_districts, stack
from tabletown.batch.between_two_cities.solo.deals import SoloStart, before_turns, wanted_for_solo
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.sources import Keys
from tabletown.batch.chance import below, subkey, words
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES
from tabletown.between_two_cities.solo.start import START_DUPLEXES, normal_level, starts_with_duplexes
from tabletown.between_two_cities.solo.state import Setting
from tabletown.training.between_two_cities.solo_rows import SoloAgreed

HIGHEST, HARD = 10, 5
"""The highest level there is; and the one above which nearly no game is won, whoever plays."""
NORMAL_PART, ANY_PART = 0.5, 0.2
"""The share of games at the normal level; of the others, the share at any level (the rest go up to HARD)."""
_LEVELS = 100
"""The purpose of a key."""


class SoloDeal(NamedTuple):
    lanes: SoloArrays
    """Before the first turn begins."""
    agreed: SoloAgreed


def highest_setting(mode: Mode, modules: Modules = BASE) -> Setting:
    return Setting(mode, HIGHEST, (), modules)


def mixed_deal(kind: SoloKind, key: Array, games: int) -> SoloDeal:
    """Without Capitals."""
    xp, mode, source = kind.xp, kind.setting.mode, Keys(kind.xp, key, games, wanted_for_solo(kind))
    level = drawn_levels(kind, subkey(xp, key, _LEVELS), games)
    singles, duplexes = stack(kind, SINGLES, source, "singles"), stack(kind, DUPLEXES, source, "duplexes")
    by_duplexes = xp.asarray([starts_with_duplexes(Setting(mode, number)) for number in range(HIGHEST + 1)])
    special = xp.take(by_duplexes, level)
    of_singles = xp.where(special, 0, level)
    of_duplexes = xp.where(special, START_DUPLEXES, 0)
    place = xp.arange(HIGHEST, dtype=xp.int32)[:, None]
    first = xp.concatenate([duplexes[:START_DUPLEXES], singles[START_DUPLEXES:HIGHEST]])
    count = of_singles + of_duplexes
    start = xp.where(place < count, xp.where(special, first, singles[:HIGHEST]), -1).astype(xp.int8)
    stacks = _without_first(xp, singles, of_singles), _without_first(xp, duplexes, of_duplexes)
    lanes = before_turns(kind, source, SoloStart(start, *stacks), dealt_districts(kind, source))
    none = xp.zeros((2, 2, games), dtype=xp.int32)
    usual = xp.equal(level, normal_level(mode, BASE))
    agreed = SoloAgreed(level, xp.zeros(games, dtype=xp.bool_), none, xp.zeros(games, dtype=xp.int32), usual)
    return SoloDeal(lanes, agreed)


def drawn_levels(kind: SoloKind, key: Array, games: int) -> Array:
    xp = kind.xp
    drawn = words(xp, key, 3, games)
    bound = xp.where(is_one_of(drawn[1], ANY_PART), HIGHEST + 1, HARD + 1).astype(xp.int32)
    level = below(xp, drawn[0], bound)
    normal = normal_level(kind.setting.mode, kind.modules)
    return xp.where(is_one_of(drawn[2], NORMAL_PART), normal, level).astype(xp.int32)


def is_one_of(words: Array, part: float) -> Array:
    """True for this share of all words. They are shifted because JAX takes no plain number of more than 31 bits."""
    return words >> 8 < int(part * (1 << 24))


def _without_first(xp: ArrayNamespace, tiles: Array, count: Array) -> Array:
    """A stack [tiles, lanes] without its first tiles; −1 at the end keeps its size."""
    size = tiles.shape[0]
    place = xp.arange(size, dtype=xp.int32)[:, None] + count
    return xp.where(place < size, along(xp, tiles, xp.minimum(place, size - 1)), -1).astype(xp.int8)
