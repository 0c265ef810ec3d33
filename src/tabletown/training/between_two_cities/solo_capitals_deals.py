"""New solo tables with Capitals to be learnt from: every game has modules, a level and more of its own.

The box has civic tiles and districts, and Automaville has room for as much as it gets at any of these tables. Where a
game draws less of the stack for it, places there stay empty, so that all games find what they draw in the same places.
"""

from functools import partial
from itertools import product
from typing import TypeAlias

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, along
from tabletown.batch.between_two_cities.automas.choosing import without_place
from tabletown.batch.between_two_cities.automas.ville import civic_values, count_buildings, count_kinds, ville_losses
from tabletown.batch.between_two_cities.deals import stack, wanted_words
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.deals import SoloStart, before_turns
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.piles import laid_down, top_of
from tabletown.batch.between_two_cities.solo.turns import city_factories, weakest
from tabletown.batch.between_two_cities.sources import Keys, Source
from tabletown.batch.chance import subkey, words
from tabletown.batch.loops import each, either, repeat
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import DISTRICTS, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Kind
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.solo.growth import ROUNDS as GROWS, Growth, growth_after
from tabletown.between_two_cities.solo.start import normal_level
from tabletown.training.between_two_cities.capitals import WITHOUT
from tabletown.training.between_two_cities.solo_deals import (
    HIGHEST,
    SoloDeal,
    drawn_levels,
    highest_setting,
    is_one_of,
)
from tabletown.training.between_two_cities.solo_rows import SoloAgreed

BOOKLET_PART, HARD_PART = 0.2, 0.15
"""The part of the games in which Automaville grows as the booklet says, and of those with hard districts."""
_LEVELS, _WHICH, _BOX = 100, 101, 102
"""Purposes of keys."""
_TILE_BITS = 7
_TILE = (1 << _TILE_BITS) - 1
_GrowthTable: TypeAlias = dict[tuple[bool, ...], list[Growth]]


class CapitalsSoloKind(SoloKind):
    """All sets of modules with landscapes, or without them, side by side."""

    def __init__(self, xp: ArrayNamespace, mode: Mode, *, landscapes: bool) -> None:
        self._growth = _growth_table(landscapes=landscapes)
        pair = Kind.SHOP, Kind.FACTORY
        super().__init__(xp, highest_setting(mode, Modules(landscapes, True, (pair,) * DISTRICTS)))
        self.growths = {turn: growth for turn in range(len(self.turns)) if (growth := self.growth_in(turn))}
        """By turn: what there is room for."""
        numbers = list(self.growths)
        self.growth_at: Array = xp.asarray(
            [numbers.index(turn) if turn in numbers else -1 for turn in range(len(self.turns))], dtype=xp.int32
        )
        """int32 [turns]: after which turn Automaville grows for the first, and for the second time; else −1."""
        rows = np.array([self._growth[some] for some in product((False, True), repeat=3)], np.int32)
        self.growth_by: Array = xp.asarray(rows.transpose(1, 2, 0).copy())
        """int32 [2, 2, 8]: by the house rule or the booklet, civic tiles and districts, what Automaville keeps after
        rounds 1 and 3, and what is thrown away."""
        self.most_thrown = int(rows[:, :, 1].max())

    def growth_in(self, turn: int) -> Growth | None:
        """The most that any game draws, and keeps."""
        if super().growth_in(turn) is None:
            return None
        every = [found[GROWS.index(self.turns[turn].round)] for found in self._growth.values()]
        kept, drawn = max(growth.kept for growth in every), max(growth.drawn for growth in every)
        return Growth(kept, drawn - kept)


def _growth_table(*, landscapes: bool) -> _GrowthTable:
    pairs = ((Kind.SHOP, Kind.FACTORY),)
    return {
        (even, civics, districts): [
            growth_after(number, Modules(landscapes, civics, pairs if districts else ()), even=even) for number in GROWS
        ]
        for even, civics, districts in product((False, True), repeat=3)
    }


def deal_with_capitals(kind: CapitalsSoloKind, key: Array, games: int) -> SoloDeal:
    xp = kind.xp
    agreed, paired = _agreed(kind, key, games)
    wanted = {**wanted_words(kind), "singles": len(SINGLES), **({"automa": len(kind.deck)} if kind.full else {})}
    source = Keys(xp, key, games, wanted)
    districts = xp.where(agreed.civics, source.districts(civics=True), source.districts(civics=False))
    start = _start(kind, source, agreed, words(xp, subkey(xp, key, _BOX), len(singles_of(kind.modules)), games))
    return SoloDeal(before_turns(kind, source, start, xp.where(paired, districts, -1)), agreed)


def _agreed(kind: CapitalsSoloKind, key: Array, games: int) -> tuple[SoloAgreed, Array]:
    """And which games have districts."""
    xp = kind.xp
    level = drawn_levels(kind, subkey(xp, key, _LEVELS), games)
    drawn = words(xp, subkey(xp, key, _WHICH), 4, games)
    parts = (WITHOUT, WITHOUT, BOOKLET_PART, HARD_PART)
    without, unpaired, booklet, hard = (is_one_of(drawn[number], part) for number, part in enumerate(parts))
    # Something of Capitals is always there.
    unpaired = unpaired if kind.modules.landscapes else unpaired & xp.logical_not(without)
    civics, paired = xp.logical_not(without), xp.logical_not(unpaired)
    usual = xp.equal(level, normal_level(kind.setting.mode, kind.modules)) & xp.logical_not(hard & paired)
    if kind.full:
        growth = xp.zeros((2, 2, games), dtype=xp.int32)
    else:
        which = 4 * (1 - booklet.astype(xp.int32)) + 2 * civics.astype(xp.int32) + paired.astype(xp.int32)
        growth, usual = xp.take(kind.growth_by, which, axis=-1), usual & xp.logical_not(booklet)
    return SoloAgreed(level, civics, growth, 1 + hard.astype(xp.int32), usual), paired


def _start(kind: CapitalsSoloKind, source: Source, agreed: SoloAgreed, drawn: Array) -> SoloStart:
    """Automaville begins with ordinary tiles; all others are shuffled together (`solo.start`)."""
    xp, taken = kind.xp, agreed.level
    plain = stack(kind, SINGLES, source, "singles")
    place = xp.arange(plain.shape[0], dtype=xp.int32)[:, None]
    ville = xp.where(place < taken, plain, -1)[:HIGHEST].astype(xp.int8)
    wishing = xp.asarray(kind.tiles.numbers(capitals().civics, 0), dtype=xp.int8)[:, None]
    box = xp.concatenate([xp.where(place < taken, -1, plain), xp.where(agreed.civics, wishing, -1)])
    singles = _shuffled(xp, box, drawn)
    return SoloStart(
        ville, singles if kind.full else _with_gaps(kind, singles, agreed), stack(kind, DUPLEXES, source, "duplexes")
    )


def _shuffled(xp: ArrayNamespace, tiles: Array, drawn: Array) -> Array:
    """Tiles [tiles, lanes], −1 for none, in the order of random words; what is none comes last."""
    low = (tiles & _TILE).astype(xp.uint32)
    marked = (tiles < 0).astype(xp.uint32) << 31 | drawn >> 1 + _TILE_BITS << _TILE_BITS | low
    order = xp.sort(marked.T, axis=1, stable=False).T
    return xp.where(order >> 31 > 0, -1, (order & _TILE).astype(xp.int32)).astype(xp.int8)


def _with_gaps(kind: CapitalsSoloKind, singles: Array, agreed: SoloAgreed) -> Array:
    """After the tiles that Automaville draws in a game come empty places (−1), up to the most that it draws in any
    game."""
    xp, size = kind.xp, singles.shape[0]
    spare = sum(growth.drawn for growth in kind.growths.values())
    place = xp.arange(size + spare, dtype=xp.int32)[:, None]
    at, empty = place, place < 0
    for number, (turn, growth) in enumerate(kind.growths.items()):
        drawn = xp.sum(agreed.growth[number], axis=0)
        beyond = place - (kind.course[turn].singles + drawn)
        missing = growth.drawn - drawn
        empty = empty | (beyond >= 0) & (beyond < missing)
        at = at - xp.minimum(xp.maximum(beyond, 0), missing)
    tiles = along(xp, singles, xp.minimum(at, size - 1))
    return xp.where(empty | (at >= size), -1, tiles).astype(xp.int8)


def grown_as_agreed(agreed: SoloAgreed, kind: SoloKind, lanes: SoloArrays) -> SoloArrays:
    """As `ville_grown`, game by game as it was agreed."""
    if not isinstance(kind, CapitalsSoloKind) or kind.full:
        return lanes
    which = kind.growth_at[lanes.turn[0]]
    return either(kind.xp, which >= 0, partial(_grown, kind), _not_grown, lanes, agreed, which)


def _not_grown(lanes: SoloArrays, agreed: SoloAgreed, which: Array) -> SoloArrays:
    del agreed, which
    return lanes


def _grown(kind: CapitalsSoloKind, lanes: SoloArrays, agreed: SoloAgreed, which: Array) -> SoloArrays:
    xp, tables = kind.xp, kind.choosing.ville
    kept, thrown = agreed.growth[which, 0], agreed.growth[which, 1]
    most = max(growth.drawn for growth in kind.growths.values())
    place = xp.arange(most, dtype=xp.int32)[:, None]
    top = top_of(xp, lanes.singles, xp.take(kind.times.singles, lanes.turn), most)
    fresh = _civics_last(xp, xp.where(place < kept + thrown, top, -1))
    before, factories = count_buildings(tables, lanes.ville), city_factories(kind, lanes)
    civics = civic_values(tables, count_kinds(xp, before + count_buildings(tables, fresh)), fresh)
    values = xp.where(fresh >= FIRST_CIVIC, civics, 0).astype(xp.int8)

    def throw(number: Array, now: tuple[Array, Array]) -> tuple[Array, Array]:
        tiles, worths = now
        losses = ville_losses(tables, before + count_buildings(tables, tiles), (factories[0], factories[1]))
        out = weakest(kind, tiles, worths, losses)
        after = without_place(xp, tiles, out), without_place(xp, worths, out)
        return each(lambda new, old: xp.where(number < thrown, new, old), after, now)

    fresh, values = repeat(xp, kind.most_thrown, throw, (fresh, values))
    there = xp.take(kind.times.ville, lanes.turn)
    return lanes._replace(
        ville=laid_down(xp, lanes.ville, there, fresh, kept), values=laid_down(xp, lanes.values, there, values, kept)
    )


def _civics_last(xp: ArrayNamespace, tiles: Array) -> Array:
    """Ordinary tiles, then civic ones, both in their order, then none."""
    place = xp.arange(tiles.shape[0], dtype=xp.int32)[:, None]
    group = xp.where(tiles < 0, 2, (tiles >= FIRST_CIVIC).astype(xp.int32))
    order = xp.sort((group << 16 | place << 8 | (tiles & _TILE).astype(xp.int32)).T, axis=1).T
    return xp.where(order >> 17 > 0, -1, order & _TILE).astype(xp.int8)
