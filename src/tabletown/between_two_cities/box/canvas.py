"""The ground a city grows on: a canvas big enough for every place the finished square could still take.

Without a landscape the first tile takes the middle, so that shifted copies of a city are one city. With one, the canvas
lies around the landscape, whose natural cells are never built on. Cells are bits, row by row from the top, with a guard
column so that shifting a mask sideways never wraps into the next row.
"""

from functools import lru_cache
from typing import NamedTuple
from weakref import WeakValueDictionary

Mask = int
"""A set of cells (or of windows), one bit each."""

NATURE = "#"
PLOT = "."
_SIZES = range(1, 7)


class Reach(NamedTuple):
    """Where a window, or any of those that are still possible, lets something stand."""

    cells: Mask
    lying: Mask
    """Left halves of lying dominoes that fit into one window."""
    standing: Mask
    """Top halves of standing dominoes that fit into one window."""


class Canvas:
    """Geometry of one sort of city. Made once by `canvas(size, landscape)` and shared by all its cities.

    A landscape is a small grid such as `##./#../##.`: the finished square contains the whole of it, nothing is built on
    `#`, and the first tile lies on one of its plots (`.`).
    """

    def __init__(self, size: int, landscape: str = "") -> None:
        self.size = size
        self.landscape = landscape
        self.name = f"{size}x{size}" + (f":{landscape}" if landscape else "")
        rows = landscape.split("/") if landscape else [PLOT]
        self.side = 2 * size - len(rows)
        self.width = self.side + 1
        self.plane = self.width * self.side
        """Bits that one building's mask takes when masks are packed into one number."""
        start = size - len(rows)
        inside = {self.cell(start + r, start + c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
        self.middle = self.cell(start + len(rows) // 2, start + len(rows) // 2)
        self.nature: Mask = sum(1 << cell for cell, mark in inside.items() if mark == NATURE)
        self.first: Mask = sum(1 << cell for cell, mark in inside.items() if mark == PLOT)
        """Where the first tile may lie."""
        self.cells = size * size - self.nature.bit_count()
        """How many cells a full city has."""
        self.corners, self.windows = self._windows(start + 1)
        self.all_windows: Mask = (1 << len(self.windows)) - 1
        self.contains = tuple(
            sum(1 << number for number, window in enumerate(self.windows) if window >> cell & 1)
            for cell in range(self.plane)
        )
        """By cell: the windows it lies in."""
        self.neighbours = tuple(self.beside(1 << cell) for cell in range(self.plane))
        """By cell: those that share an edge with it."""
        self.squares = tuple(square_name(cell % self.width, cell // self.width) for cell in range(self.plane))
        self.cell_of = {name: cell for cell, name in enumerate(self.squares) if cell % self.width < self.side}
        self.fits = tuple(Reach(w, w & w >> 1, w & w >> self.width) for w in self.windows)
        """By window: where something can stand in it."""
        self.safe: dict[tuple[Mask, Mask, int, int], Mask] = {}
        """What `safe_cells` has worked out for cities on this canvas."""
        self._reaches: dict[Mask, Reach] = {}

    @staticmethod
    def named(name: str) -> "Canvas":
        size, _, landscape = name.partition(":")
        rows = landscape.split("/")
        square = all(len(row) == len(rows) for row in rows) and set(landscape) <= {NATURE, PLOT, "/"}
        if size not in {f"{n}x{n}" for n in _SIZES} or (landscape and (not square or len(rows) > int(size[0]))):
            raise ValueError(f"{name[:40]!r} is not a canvas")
        return canvas(int(size[0]), landscape)

    def __repr__(self) -> str:
        return f"canvas({self.size}, {self.landscape!r})" if self.landscape else f"canvas({self.size})"

    def __reduce__(self) -> tuple[object, tuple[int, str]]:
        return canvas, (self.size, self.landscape)

    def cell(self, row: int, column: int) -> int:
        return row * self.width + column

    def beside(self, cells: Mask) -> Mask:
        """The cells that share an edge with one of these (some may lie outside every window)."""
        return cells << 1 | cells >> 1 | cells << self.width | cells >> self.width

    def in_one_piece(self, cells: Mask) -> bool:
        reached = cells & -cells
        while (grown := (reached | self.beside(reached)) & cells) != reached:
            reached = grown
        return reached == cells

    def reach(self, windows: Mask) -> Reach:
        """What the remaining windows allow; there are few different sets of them, so each is worked out once."""
        known = self._reaches.get(windows)
        if known is None:
            known = self._reaches[windows] = self._reach(windows)
        return known

    def _windows(self, offsets: int) -> tuple[tuple[int, ...], tuple[Mask, ...]]:
        """Corners and cells of all squares. One that the landscape cuts in two could never be filled, so it is none."""
        square = sum(1 << self.cell(row, column) for row in range(self.size) for column in range(self.size))
        corners = [self.cell(row, column) for row in range(offsets) for column in range(offsets)]
        free = [(corner, square << corner & ~self.nature) for corner in corners]
        whole = [(corner, cells) for corner, cells in free if self.in_one_piece(cells)]
        return tuple(corner for corner, _ in whole), tuple(cells for _, cells in whole)

    def _reach(self, windows: Mask) -> Reach:
        cells = lying = standing = 0
        for number, window in enumerate(self.fits):
            if windows >> number & 1:
                cells |= window.cells
                # Both halves in one and the same window: a domino inside the union of windows need not be.
                lying |= window.lying
                standing |= window.standing
        return Reach(cells, lying, standing)


def canvas(size: int, landscape: str = "") -> Canvas:
    """The one canvas of this sort."""
    return (_mat_canvas if len(landscape) <= _MAT else _square_canvas)(size, landscape)


def _made_once(size: int, landscape: str = "") -> Canvas:
    known = _in_use.get((size, landscape))
    if known is None:
        known = _in_use[size, landscape] = Canvas(size, landscape)
    return known


_in_use: WeakValueDictionary[tuple[int, str], Canvas] = WeakValueDictionary()
"""Cities on two canvases of one sort would not be equal: one that a city stands on is never made again."""
_MAT = len("###/###/###")
# People type cities, and with them mats that no box has, and whole squares: there are too many to keep all of them.
# Those of the box must not go because of squares.
_mat_canvas = lru_cache(maxsize=1 << 9)(_made_once)
_square_canvas = lru_cache(maxsize=1 << 9)(_made_once)


def square_name(column: int, row: int) -> str:
    """`a1` is the top left square: columns are letters from the left, rows numbers from the top."""
    return f"{chr(ord('a') + column)}{row + 1}"
