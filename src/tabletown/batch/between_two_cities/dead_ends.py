"""Where a tile fits on a landscape and may not go all the same: the duplexes to come would have no place (rule 10.4).

Few shapes have such cells, and none that has not eight singles or fewer. All were worked out once for each mat of the
box by the rules themselves (`dead_ends.json`, made anew by `python -m tabletown.batch.between_two_cities.dead_ends`),
and are found again in a table by hash.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import WORD, Cells
from tabletown.batch.loops import may_be
from tabletown.between_two_cities.box.canvas import Canvas, Mask, canvas
from tabletown.between_two_cities.box.capitals import BIG, capitals
from tabletown.between_two_cities.box.fitting import fitting, safe_cells
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import DUPLEXES_PER_CITY

_SHAPES = (Tile.SHOP, Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)
"""Any tile of each shape."""
_SINGLES = 8
"""Singles in a city when its duplexes come."""
_BITS, _DEEP = range(16, 25), 2
"""Places of the table as a power of two, as few as will do, and entries that may share one."""
_TRIES = 200
_LOW = (1 << WORD) - 1
FILE = Path(__file__).with_name("dead_ends.json")
_TAG = 24
"""From this bit of the upper word on: which mat, and which shape."""


class DeadEnds(NamedTuple):
    """uint32 [places × 2]: entries beside each other share a place."""

    low: Array
    high: Array
    """What is built; the upper word with mat and shape."""
    cells: Cells
    """Where a tile must not go."""
    factors: tuple[int, int]
    bits: int

    def of(self, xp: ArrayNamespace, built: Cells, mat: Array, shape: Array) -> Cells:
        """Of cities of any shape of array; none for all but a few."""
        tag = built.high | (mat.astype(xp.uint32) * 3 + shape) << _TAG
        one, other = (xp.asarray(factor, dtype=xp.uint32) for factor in self.factors)
        place = ((built.low * one ^ tag * other) >> WORD - self.bits).astype(xp.int32) * _DEEP
        found = Cells(xp.zeros_like(tag), xp.zeros_like(tag))
        for entry in range(_DEEP):
            here = place + entry
            same = xp.equal(self.low.take(here), built.low) & xp.equal(self.high.take(here), tag)
            if may_be(xp, same):
                mask = -same.astype(xp.uint32)
                found = found | Cells(self.cells.low.take(here) & mask, self.cells.high.take(here) & mask)
        return found


def dead_ends(xp: ArrayNamespace, grounds: Sequence[Canvas]) -> DeadEnds:
    rows = _rows(tuple(grounds))
    bits, factors, places = _hashed(rows)
    table = np.zeros((4, _DEEP << bits), np.uint32)
    filled = np.zeros(1 << bits, np.intp)
    for place, row in zip(places.tolist(), rows, strict=True):
        table[:, place * _DEEP + filled[place]] = row
        filled[place] += 1
    low, high, cells_low, cells_high = (xp.asarray(row.copy()) for row in table)
    return DeadEnds(low, high, Cells(cells_low, cells_high), factors, bits)


@cache
def _rows(grounds: tuple[Canvas, ...]) -> NDArray[np.uint64]:
    """[entries, 4]: the words of the key, and those of the cells."""
    entries = [
        (built & _LOW, built >> WORD | (number * 3 + shape) << _TAG, wrong & _LOW, wrong >> WORD)
        for number, ground in enumerate(grounds)
        for shape, built, wrong in known_ends().get(ground.name) or ends_on(ground)
    ]
    return np.array(entries, np.uint64).reshape(-1, 4)


@cache
def known_ends() -> dict[str, list[list[int]]]:
    """By mat."""
    found: dict[str, list[list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def _hashed(rows: NDArray[np.uint64]) -> tuple[int, tuple[int, int], NDArray[np.intp]]:
    """Factors are tried, the same ones every time, until no place has too many entries."""
    random = Random(0)
    for bits in (bits for bits in _BITS for _ in range(_TRIES)):
        one, other = (random.getrandbits(WORD) | 1 for _ in range(2))
        mixed = (rows[:, 0] * np.uint64(one) ^ rows[:, 1] * np.uint64(other)) & np.uint64(_LOW)
        places = (mixed >> np.uint64(WORD - bits)).astype(np.intp)
        if np.bincount(places, minlength=1).max() <= _DEEP:
            return bits, (one, other), places
    raise ValueError("the landscapes have too many dead ends for a table")


def ends_on(ground: Canvas) -> list[list[int]]:
    """Of a mat: what shape of tile, on what is built, must not go to which cells."""
    found = []
    for built, windows, shapes in shapes_on(ground):
        for shape in shapes:
            tile = _SHAPES[shape]
            wrong = fitting(ground, built, windows, tile) & ~safe_cells(ground, built, windows, tile, DUPLEXES_PER_CITY)
            if wrong:
                found.append([shape, built, wrong])
    return found


def shapes_on(ground: Canvas) -> Iterator[tuple[Mask, Mask, tuple[int, ...]]]:
    """All that up to eight singles can build, its windows, and the shapes of the tiles that come next."""
    every: dict[Mask, Mask] = {0: ground.all_windows}
    for _ in range(_SINGLES):
        after: dict[Mask, Mask] = {}
        for built, windows in every.items():
            yield built, windows, (0,)
            room = safe_cells(ground, built, windows, Tile.SHOP, DUPLEXES_PER_CITY)
            while room:
                first = room & -room
                room ^= first
                after[built | first] = windows & ground.contains[first.bit_length() - 1]
        every = after
    for built, windows in every.items():
        yield built, windows, (1, 2)


def _write() -> None:
    mats = [canvas(BIG, mat.grid) for mat in capitals().mats]
    lines = [f"{json.dumps(one.name)}: {json.dumps(ends_on(one), separators=(',', ':'))}" for one in mats]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
