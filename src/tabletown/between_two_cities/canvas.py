"""The ground a city grows on: a canvas big enough for every place the finished square could still take.

The first tile takes the middle, so that shifted copies of a city are one city. Cells are bits, row by row from the top,
with a guard column so that shifting a mask sideways never wraps into the next row.
"""

from functools import cache
from typing import NamedTuple

Mask = int
"""A set of cells (or of windows), one bit each."""


class Reach(NamedTuple):
    """Where the windows that are still possible let something stand."""

    cells: Mask
    lying: Mask
    """Left halves of lying dominoes that fit into one window."""
    standing: Mask
    """Top halves of standing dominoes that fit into one window."""


class Canvas:
    """Geometry of one size of city. Made once per size by `canvas(size)` and shared by all its cities."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.side = 2 * size - 1
        self.width = self.side + 1
        self.plane = self.width * self.side
        """Bits that one building's mask takes when masks are packed into one number."""
        self.name = f"{size}x{size}"
        self.middle = self.cell(size - 1, size - 1)
        self.corners = tuple(self.cell(row, column) for row in range(size) for column in range(size))
        """Top left cell of every window."""
        square = sum(1 << self.cell(row, column) for row in range(size) for column in range(size))
        self.windows = tuple(square << corner for corner in self.corners)
        self.all_windows: Mask = (1 << len(self.windows)) - 1
        self.contains = tuple(
            sum(1 << number for number, window in enumerate(self.windows) if window >> cell & 1)
            for cell in range(self.plane)
        )
        """By cell: the windows it lies in."""
        self.squares = tuple(square_name(cell % self.width, cell // self.width) for cell in range(self.plane))
        self.cell_of = {name: cell for cell, name in enumerate(self.squares) if cell % self.width < self.side}
        self._reaches: dict[Mask, Reach] = {}

    @staticmethod
    def named(name: str) -> "Canvas":
        return canvas(int(name.split("x")[0]))

    def __repr__(self) -> str:
        return f"canvas({self.size})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return canvas, (self.size,)

    def cell(self, row: int, column: int) -> int:
        return row * self.width + column

    def beside(self, cells: Mask) -> Mask:
        """The cells that share an edge with one of these (some may lie outside every window)."""
        return cells << 1 | cells >> 1 | cells << self.width | cells >> self.width

    def reach(self, windows: Mask) -> Reach:
        """What the remaining windows allow; there are few different sets of them, so each is worked out once."""
        known = self._reaches.get(windows)
        if known is None:
            known = self._reaches[windows] = self._reach(windows)
        return known

    def _reach(self, windows: Mask) -> Reach:
        cells = lying = standing = 0
        for number, window in enumerate(self.windows):
            if windows >> number & 1:
                cells |= window
                # Both halves in one and the same window: a domino inside the union of windows need not be.
                lying |= window & window >> 1
                standing |= window & window >> self.width
        return Reach(cells, lying, standing)


@cache
def canvas(size: int) -> Canvas:
    return Canvas(size)


def square_name(column: int, row: int) -> str:
    """`a1` is the top left square: columns are letters from the left, rows numbers from the top."""
    return f"{chr(ord('a') + column)}{row + 1}"
