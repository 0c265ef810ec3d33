"""Tiles in arrays: what is on them, by rank."""

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.expected_points import KINDS
from tabletown.bots.between_two_cities.pinned_city import HALVES, STRIDE

TILES = tuple(Tile)
FIRST_CIVIC = next(tile.rank for tile in TILES if tile.is_civic)
KIND: Index = np.array(KINDS, np.intp)
"""By building: its type."""
FIRST_HALF: Index = np.array([halves[0] for halves in HALVES], np.intp)
SECOND_HALF: Index = np.array([halves[-1] for halves in HALVES], np.intp)
"""The building on the last half; on a single tile that is the only one."""
STANDS: NDArray[np.bool_] = np.array(STRIDE) == 4
LIKED: Index = np.array([[TYPES.index(kind) for kind in tile.likes] or [0, 0] for tile in TILES], np.intp).T
HATED: Index = np.array([TYPES.index(tile.dislikes) if tile.dislikes else 0 for tile in TILES], np.intp)
"""Types of civic wishes; nothing for other tiles."""


def ranks_of(tiles: tuple[Tile, ...] | list[Tile]) -> list[int]:
    return [tile.rank for tile in tiles]
