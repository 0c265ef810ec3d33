"""What one more shop or park adds on every cell, by where they stand already."""

from functools import cache

import numpy as np

from tabletown.between_two_cities.city.tables import LINE_POINTS
from tabletown.bots.between_two_cities.foresight.site import CitySize, Plane

_LONGEST = 5


def shop_points(shop: Plane, size: CitySize) -> Plane:
    """By cell: the points that one more shop adds. Every shop is counted in its longer line."""
    grid = shop.reshape(size.size, size.size, -1)
    across, down = (_before(grid, axis) + _after(grid, axis) for axis in (1, 0))
    lying, standing = grid * (across >= down), grid * ((down > across) | (down == 0))
    gains: Plane = np.maximum(
        _line_steps().take(_before(lying, 1) * _LONGEST + _after(lying, 1)),
        _line_steps().take(_before(standing, 0) * _LONGEST + _after(standing, 0)),
    )
    return gains.reshape(shop.shape)


def park_cases(park: Plane, size: CitySize) -> Plane:
    """By cell the case that one more park is: parks beside it (two at most), 3 for a pair, 6 for a larger group."""
    count = size.around(park)
    busy = park * (count > 1)
    large = park * ((busy + size.around(busy)) > 0)
    pair = park * (count == 1) * (1 - large)
    found: Plane = np.minimum(count, 2) + 3 * (size.around(pair) > 0) + 6 * (size.around(large) > 0)
    return found.astype(np.int8)


def _before(grid: Plane, axis: int) -> Plane:
    """By cell: how many of these lie in a row just before it."""
    found = np.zeros_like(grid)
    line, cells = (found, grid) if axis == 0 else (found.swapaxes(0, 1), grid.swapaxes(0, 1))
    for place in range(1, len(grid)):
        line[place] = (line[place - 1] + 1) * cells[place - 1]
    return found


def _after(grid: Plane, axis: int) -> Plane:
    return np.flip(_before(np.flip(grid, axis), axis), axis)


def _best_line(length: int) -> int:
    return LINE_POINTS[4] * (length // 4) + LINE_POINTS[length % 4]


@cache
def _line_steps() -> Plane:
    """By the shops in line before and after: what one between them adds."""
    lengths = range(_LONGEST)
    steps = [[_best_line(a + b + 1) - _best_line(a) - _best_line(b) for b in lengths] for a in lengths]
    return np.array(steps, np.int8).ravel()
