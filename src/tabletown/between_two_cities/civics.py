"""Points of civic buildings: 1 alone, 3 and 6 with what they like beside them, 1 with what they dislike (rule 11)."""

from collections.abc import Mapping
from functools import lru_cache

from tabletown.between_two_cities.canvas import Canvas
from tabletown.between_two_cities.city import BUILDINGS, City
from tabletown.between_two_cities.tiles import TYPES, Kind, Tile

CIVIC_POINTS = (1, 3, 6)
"""By the number of liked types beside it."""


def civic_points(city: City) -> int:
    """Points of all civic buildings of a city."""
    points = 0
    planes, ground = city.planes, city.canvas
    for cell, tile in city.civics:
        near = _near(ground, cell)
        if tile.dislikes is None or planes & near[tile.dislikes]:
            points += CIVIC_POINTS[0]
            continue
        first, second = tile.likes
        points += CIVIC_POINTS[(planes & near[first] > 0) + (planes & near[second] > 0)]
    return points


def types_beside(city: City, cell: int) -> tuple[Kind, ...]:
    """The building types that share an edge with a cell."""
    near = _near(city.canvas, cell)
    return tuple(kind for kind in TYPES if city.planes & near[kind])


def points_beside(tile: Tile, beside: frozenset[Kind] | tuple[Kind, ...]) -> int:
    """What a civic tile is worth with these types beside it (rule 11.3)."""
    if tile.dislikes in beside:
        return CIVIC_POINTS[0]
    return CIVIC_POINTS[sum(kind in beside for kind in tile.likes)]


@lru_cache(maxsize=1 << 13)
def _near(ground: Canvas, cell: int) -> Mapping[Kind, int]:
    """By type: the cells beside this one, in every plane of that type, so that one `&` answers the question."""
    beside = ground.beside(1 << cell) & (1 << ground.plane) - 1
    return {
        kind: sum(beside << n * ground.plane for n, building in enumerate(BUILDINGS) if building.kind is kind)
        for kind in TYPES
    }
