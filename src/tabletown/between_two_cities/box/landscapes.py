"""Landscape mats: which shapes let every city be finished, whatever tiles come (rule 10.4)."""

from collections.abc import Iterator

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.fitting import can_be_finished, safe_cells
from tabletown.between_two_cities.box.tiles import Tile

SIDE, NATURAL = 3, 5
"""A mat has three rows of three cells; five of them are nature."""

DEAD_ENDS = frozenset(
    ("###/.#./#..", "##./#.#/.#.", "##./.##/#..", "##./.#./##.", "##./.#./#.#", "#.#/.#./#.#"),
)
"""Of the 23 different mats, turned and mirrored ones counted once: those on which a city could get stuck.

Found by going through all shapes that eight singles can make (`can_get_stuck`): a test does it again.
"""


def normal_form(grid: str) -> str:
    """One and the same text for a mat and all its turned and mirrored copies."""
    return min(_copies(grid))


def can_get_stuck(ground: Canvas, singles: int, duplexes: int) -> bool:
    """Whether some legal way of placing the first singles ends where the next one has no legal place."""
    shapes: dict[Mask, Mask] = {0: ground.all_windows}
    for _ in range(singles):
        grown: dict[Mask, Mask] = {}
        for built, windows in shapes.items():
            cells = safe_cells(ground, built, windows, Tile.SHOP, duplexes)
            if not cells:
                return True
            while cells:
                first = cells & -cells
                cells ^= first
                grown[built | first] = windows & ground.contains[first.bit_length() - 1]
        shapes = grown
    return not all(can_be_finished(ground, built, windows, duplexes) for built, windows in shapes.items())


def _copies(grid: str) -> Iterator[str]:
    rows = grid.split("/")
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        yield "/".join(rows)
        yield "/".join(row[::-1] for row in rows)
