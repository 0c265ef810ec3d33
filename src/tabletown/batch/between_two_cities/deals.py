"""New tables by chance."""

from functools import cache
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS
from tabletown.batch.between_two_cities.hands import drawn
from tabletown.batch.between_two_cities.lanes import CARDS, Lanes
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.batch.chance import below, shuffled, subkey, words
from tabletown.between_two_cities.box.modules import NEVER, district_cards, pairs_of
from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.people.options import singles_of

_SINGLES, _DUPLEXES, _DISTRICTS = range(3)
"""Purposes of keys."""


def deal(kind: TableKind, key: Array, lanes: int) -> Lanes:
    xp, seats, turns = kind.xp, kind.seats, len(kind.times.turns)
    singles, duplexes = (
        stack(kind, tiles, subkey(xp, key, purpose), lanes)
        for tiles, purpose in ((singles_of(kind.modules), _SINGLES), (DUPLEXES, _DUPLEXES))
    )
    nobody = xp.full((seats, 2, lanes), -1, dtype=xp.int8)
    return Lanes(
        singles=singles,
        duplexes=duplexes,
        turn=xp.zeros(lanes, dtype=xp.int32),
        hands=drawn(xp, kind.times, singles, duplexes, 0),
        chosen=nobody,
        loose=nobody,
        filled=nobody[:, 0],
        past=xp.full((turns, seats, 2, lanes), -1, dtype=xp.int8),
        cities=empty_cities(kind, lanes),
        mats=xp.zeros((kind.cities, lanes), dtype=xp.int32),
        districts=_districts(kind, subkey(xp, key, _DISTRICTS), lanes),
    )


def stack(kind: TableKind, tiles: tuple[Tile, ...], key: Array, lanes: int) -> Array:
    """Tiles in random order: int8 [tiles, lanes]."""
    numbers = kind.xp.asarray(kind.tiles.numbers(tiles, 0), dtype=kind.xp.int8)
    return kind.xp.take(numbers, shuffled(kind.xp, key, len(tiles), lanes))


def empty_cities(kind: TableKind, lanes: int) -> CityArrays:
    xp = kind.xp
    nothing = xp.zeros((2, kind.cities, lanes), dtype=xp.uint32)
    windows = kind.ground.grounds[0].all_windows
    return CityArrays(
        codes=xp.zeros((CODE_BITS, *nothing.shape), dtype=xp.uint32),
        built=nothing,
        windows=xp.full((kind.cities, lanes), windows, dtype=xp.uint32),
        lying=nothing,
        standing=nothing,
        wishes=xp.zeros((WISHES if kind.modules.civics else 0, *nothing.shape), dtype=xp.uint32),
    )


def _districts(kind: TableKind, key: Array, lanes: int) -> Array:
    xp = kind.xp
    if not kind.modules.districts:
        return xp.zeros((0, 2, lanes), dtype=xp.int32)
    draws = xp.asarray(district_draws(civics=kind.modules.civics))
    number = below(xp, words(xp, key, 1, lanes)[0], xp.full(lanes, draws.shape[-1], dtype=xp.int32))
    return xp.take(draws, number, axis=-1)


@cache
def district_draws(*, civics: bool) -> NDArray[np.int32]:
    """All that can be drawn, each as likely as another: [3, 2, draws] (rule 12.2)."""
    decks = [pairs_of(cards) for cards in permutations(district_cards(civics=civics))]
    allowed = sorted({pairs for pairs in decks if not any(set(pair) == NEVER for pair in pairs)})
    rows = [[[CARDS.index(kind) for kind in pair] for pair in pairs] for pairs in allowed]
    return np.moveaxis(np.array(rows, np.int32), 0, -1).copy()
