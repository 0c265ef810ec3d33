"""New solo tables to be learnt from: every game has a level of its own.

The batch is one of the highest level, whose Automaville has room for most tiles at the start; where the level is lower
some of these places stay empty.
"""

from typing import NamedTuple

from tabletown.batch.arrays import Array, along
from tabletown.batch.between_two_cities.deals import stack
from tabletown.batch.between_two_cities.solo.batch import SoloBatch
from tabletown.batch.between_two_cities.solo.deals import deal_solo
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.turns import begin_turn
from tabletown.batch.chance import below, subkey, words
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES
from tabletown.between_two_cities.solo.start import START_DUPLEXES, normal_level, starts_with_duplexes
from tabletown.between_two_cities.solo.state import Setting

HIGHEST, HARD = 10, 5
"""Levels go so far; beyond the second nearly nothing is won, whoever plays."""
NORMAL_PART, ANY_PART = 0.5, 0.2
"""The part of the games that have the normal level; of the others, the part that may have any, the rest up to HARD."""
_LEVELS = 100
"""The purpose of a key."""


class SoloDeal(NamedTuple):
    lanes: SoloArrays
    level: Array
    """int32 [lanes]."""


def highest_setting(mode: Mode) -> Setting:
    return Setting(mode, HIGHEST)


def mixed_deal(batch: SoloBatch, key: Array, games: int) -> SoloDeal:
    xp, kind = batch.xp, batch.kind
    mode, source = kind.setting.mode, batch.dealer.by_key(key, games)
    level = drawn_levels(batch, subkey(xp, key, _LEVELS), games)
    singles, duplexes = stack(kind, SINGLES, source, "singles"), stack(kind, DUPLEXES, source, "duplexes")
    by_duplexes = xp.asarray([starts_with_duplexes(Setting(mode, number)) for number in range(HIGHEST + 1)])
    special = xp.take(by_duplexes, level)
    of_singles = xp.where(special, 0, level)
    of_duplexes = xp.where(special, START_DUPLEXES, 0)
    place = xp.arange(HIGHEST, dtype=xp.int32)[:, None]
    first = xp.concatenate([duplexes[:START_DUPLEXES], singles[START_DUPLEXES:HIGHEST]])
    count = of_singles + of_duplexes
    start = xp.where(place < count, xp.where(special, first, singles[:HIGHEST]), -1).astype(xp.int8)
    # All but the stacks and Automaville is the same at every level.
    usual = deal_solo(kind, source)
    lanes = usual._replace(
        singles=_without_first(batch, singles, of_singles),
        duplexes=_without_first(batch, duplexes, of_duplexes),
        ville=xp.concatenate([start, xp.full((kind.ville_places - HIGHEST, games), -1, dtype=xp.int8)]),
    )
    return SoloDeal(begin_turn(kind, lanes), level)


def drawn_levels(batch: SoloBatch, key: Array, games: int) -> Array:
    xp = batch.xp
    drawn = words(xp, key, 3, games)
    bound = xp.where(_is_one_of(drawn[1], ANY_PART), HIGHEST + 1, HARD + 1).astype(xp.int32)
    level = below(xp, drawn[0], bound)
    normal = normal_level(batch.kind.setting.mode, BASE)
    return xp.where(_is_one_of(drawn[2], NORMAL_PART), normal, level).astype(xp.int32)


def _is_one_of(words: Array, part: float) -> Array:
    """Of so many of all words. JAX takes no plain number that has more than 31 bits."""
    return words >> 8 < int(part * (1 << 24))


def _without_first(batch: SoloBatch, tiles: Array, count: Array) -> Array:
    """A stack [tiles, lanes] less so many on its top, as many places as before: −1 at its end."""
    xp, size = batch.xp, tiles.shape[0]
    place = xp.arange(size, dtype=xp.int32)[:, None] + count
    return xp.where(place < size, along(xp, tiles, xp.minimum(place, size - 1)), -1).astype(xp.int8)
