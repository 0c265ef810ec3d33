"""Points of civic buildings: 1 alone, 3 and 6 with what they like beside them, 1 with what they dislike (rule 11)."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial

from tabletown.between_two_cities.box.canvas import Canvas
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City

CIVIC_POINTS = (1, 3, 6)
"""By the number of liked types beside it."""


def civic_points(city: City) -> int:
    """Points of all civic buildings of a city."""
    points = 0
    planes, wishes = city.planes, _wishes(city.canvas)
    for cell, tile in city.civics:
        hated, first, second = wishes[cell << _RANK_BITS | tile.rank]
        points += 1 if planes & hated else CIVIC_POINTS[(planes & first > 0) + (planes & second > 0)]
    return points


def types_beside(city: City, cell: int) -> tuple[Kind, ...]:
    """The building types that share an edge with a cell."""
    near = near_by_type(city.canvas, cell)
    return tuple(kind for kind in TYPES if city.planes & near[kind])


def points_beside(tile: Tile, beside: frozenset[Kind] | tuple[Kind, ...]) -> int:
    """What a civic tile is worth with these types beside it (rule 11.3)."""
    if tile.dislikes in beside:
        return CIVIC_POINTS[0]
    return CIVIC_POINTS[sum(kind in beside for kind in tile.likes)]


class _Wishes(dict[int, tuple[int, int, int]]):
    """By cell and rank of a civic tile: masks over all planes of what it hates and of what it likes beside it."""

    def __init__(self, ground: Canvas) -> None:
        self._near = cache(partial(near_by_type, ground))

    def __missing__(self, key: int) -> tuple[int, int, int]:
        if len(self) >= _KEPT:
            self.clear()
        cell, rank = key >> _RANK_BITS, key & (1 << _RANK_BITS) - 1
        tile, near = _TILES[rank], self._near(cell)
        hated = near[tile.dislikes] if tile.dislikes else 0
        first, second = (near[kind] for kind in tile.likes)
        found = self[key] = (hated, first, second)
        return found


def near_by_type(ground: Canvas, cell: int) -> Mapping[Kind, int]:
    """By type: the cells beside this one, in every plane of that type, so that one `&` answers the question."""
    beside = ground.beside(1 << cell) & (1 << ground.plane) - 1
    return {
        kind: sum(beside << n * ground.plane for n, building in enumerate(BUILDINGS) if building.kind is kind)
        for kind in TYPES
    }


_wishes = lru_cache(maxsize=1 << 9)(_Wishes)
_TILES = tuple(Tile)
_RANK_BITS = len(_TILES).bit_length()
_KEPT = 1 << 9
"""Of one canvas."""
