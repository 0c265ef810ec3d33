"""What one more shop or park adds on every cell, by where they stand already: each layout is worked out once."""

from collections.abc import Callable
from functools import cache

import numpy as np

from tabletown.between_two_cities.city.tables import LINE_POINTS
from tabletown.bots.between_two_cities.arrays import Index, Masks
from tabletown.bots.between_two_cities.wide.ground import Ground, Plane, ground_of

MOST = 1 << 16
"""So many layouts are remembered, a few megabytes in all; a game knows some thousands."""
LONGEST = 5


class Layouts:
    def __init__(self, ground: Ground, work_out: Callable[[Plane, Ground], Plane]) -> None:
        self.ground, self.work_out = ground, work_out
        self._places: dict[int, int] = {}
        self._known: Plane = np.empty((1024, ground.cells), np.int8)

    def look_up(self, masks: Masks) -> tuple[Plane, Index]:
        """By cell, for every different layout among these; and by column which of them it is."""
        different, where = np.unique(masks, return_inverse=True)
        layouts: list[int] = different.tolist()
        new = [layout for layout in layouts if layout not in self._places]
        if len(self._places) + len(new) > MOST:
            # Begin anew, with those of this look.
            self._places.clear()
            new = layouts
        if new:
            self._learn(new)
        found = self._known.take([self._places[layout] for layout in layouts], axis=0)
        return np.ascontiguousarray(found.T), where

    def _learn(self, layouts: list[int]) -> None:
        start = len(self._places)
        end = start + len(layouts)
        if end > len(self._known):
            self._known = np.concatenate([self._known, np.empty((end, self.ground.cells), np.int8)])
        planes = self.ground.planes(np.array(layouts, np.int32))
        self._known[start:end] = self.work_out(planes, self.ground).T
        self._places.update(zip(layouts, range(start, end), strict=True))


@cache
def shop_layouts(size: int) -> Layouts:
    """The points that one more shop adds."""
    return Layouts(ground_of(size), _shop_points)


@cache
def park_layouts(size: int) -> Layouts:
    """The case that one more park is: parks beside it (two at most), 3 for a pair and 6 for a larger group there."""
    return Layouts(ground_of(size), _park_cases)


def _shop_points(shop: Plane, ground: Ground) -> Plane:
    """Every shop is counted in its longer line."""
    grid = shop.reshape(ground.size, ground.size, -1)
    across, down = (_before(grid, axis) + _after(grid, axis) for axis in (1, 0))
    lying, standing = grid * (across >= down), grid * ((down > across) | (down == 0))
    gains: Plane = np.maximum(
        _line_steps().take(_before(lying, 1) * LONGEST + _after(lying, 1)),
        _line_steps().take(_before(standing, 0) * LONGEST + _after(standing, 0)),
    )
    return gains.reshape(shop.shape)


def _park_cases(park: Plane, ground: Ground) -> Plane:
    count = ground.around(park)
    busy = park * (count > 1)
    large = park * ((busy + ground.around(busy)) > 0)
    pair = park * (count == 1) * (1 - large)
    found: Plane = np.minimum(count, 2) + 3 * (ground.around(pair) > 0) + 6 * (ground.around(large) > 0)
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
    lengths = range(LONGEST)
    steps = [[_best_line(a + b + 1) - _best_line(a) - _best_line(b) for b in lengths] for a in lengths]
    return np.array(steps, np.int8).ravel()
