"""How big a State is, and how long importing the package takes."""

import subprocess
import sys
from statistics import median

from bench.figures import Figure, deep_size
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Side, choice
from tabletown.testing.playouts import random_states

SHARED = [*Tile, *Side, canvas(4), *(choice(a, b).tiles for a in Tile for b in Tile)]
"""Made once, held by every State: not counted."""


def measure() -> list[Figure]:
    figures = []
    for seats, target in ((4, 4096), (7, 6144)):
        sizes = [deep_size(state, SHARED) for state in random_states(GAME, seats, "bench")]
        figures.append(Figure(f"largest State of a {seats}-player game", max(sizes), "bytes", target, at_most=True))
    return [*figures, Figure("import tabletown", import_seconds(), "s", 0.15, at_most=True)]


def import_seconds() -> float:
    code = "from time import perf_counter as t; s = t(); import tabletown; print(t() - s)"
    command = [sys.executable, "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(9)]
    return median(map(float, runs))
