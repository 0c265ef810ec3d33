"""The net itself, with nothing but a matrix product that is handed in; `with_numpy` has the quick form.

Cities go through three layers, each city by itself; what comes out says what the city will score, and is summed into a
layer about the seat: its two cities after a move, those around it, and the table. That tells the share of the win and
the score to expect.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, Protocol, TypeVar

from tabletown.bots.nets.between_two_cities.city_rows import RowForm
from tabletown.bots.nets.layers import PlainLayers, PlainRows, floats_of

T = TypeVar("T")
KIND = "cities after a move, 1"
CAPITALS_KIND = "cities of Capitals after a move, 1"
SOLO_KIND = "cities after a turn alone with Automas, 1"
SOLO_CAPITALS_KIND = "cities of Capitals after a turn alone with Automas, 1"
AROUND = ("near1", "near2", "far")
"""What looks at cities of others: who plays alone has none."""
LAYERS = ("city1", "city2", "city3", "points", "own1", "own2", "near1", "near2", "far", "table", "seat", "out")
ARRAYS = (*LAYERS, *(f"{name}+" for name in LAYERS if not name.startswith(("own", "near", "far"))))
"""Those with a plus sign are added to what comes out of their layer."""
SOLO_ARRAYS = tuple(name for name in ARRAYS if name not in AROUND)
USUAL, SPREAD = 50.0, 10.0
"""Scores come out of a net as so many tens above or below fifty."""


def shapes_for(form: RowForm, around: Sequence[str] = AROUND) -> dict[str, tuple[int | str, int | str]]:
    """Of matrices that look at such rows: see `check_shapes`."""
    beside = dict.fromkeys(("own1", "own2", *around), ("city", "ground"))
    return {
        "city1": (len(form.city), "first"),
        "city2": ("first", "second"),
        "city3": ("second", "city"),
        "points": ("city", 1),
        **beside,
        "table": (len(form.table), "ground"),
        "seat": ("ground", "seat"),
        "out": ("seat", 2),
    }


class Around(NamedTuple):
    """What is there besides the own two cities: numbers of rows, and the row of the table."""

    near: Sequence[int]
    """Two, or none for who plays alone."""
    far: Sequence[int]
    table: bytes


class Hope(NamedTuple):
    """What a seat may expect."""

    share: float
    """Of the win."""
    score: float


SHARE_DIGITS, SCORE_DIGITS = 5, 3


def hope_of(win: float, score: float) -> Hope:
    """What comes out of a net, rounded far above the errors of sums: moves that are equally good (a city mirrored, a
    tile on either of two like squares) shall be equal with every way to multiply matrices, and the first be taken."""
    return Hope(round(1 / (1 + exp(-win)), SHARE_DIGITS), points_of(score))


def points_of(score: float) -> float:
    """That a city is expected to score, rounded alike."""
    return round(USUAL + SPREAD * score, SCORE_DIGITS)


class CityNet(Protocol[T]):
    def look(self, rows: Sequence[bytes]) -> tuple[T, list[float]]:
        """Cities by their rows: what is kept of them, and what each is expected to score in the end."""

    def judge(self, seen: T, pairs: Sequence[tuple[int, int]], around: Around, moves: Sequence[bytes]) -> list[Hope]:
        """Pairs of cities (numbers of rows), each with the row of its move."""


class PlainNet(PlainLayers):
    """The same, step by step, for where there is no NumPy."""

    def look(self, rows: Sequence[bytes]) -> tuple[PlainRows, list[float]]:
        seen = floats_of(rows)
        for name in ("city1", "city2", "city3"):
            seen = self.cut_through(seen, name)
        return seen, [points_of(score) for (score,) in self.through(seen, "points")]

    def judge(
        self, seen: PlainRows, pairs: Sequence[tuple[int, int]], around: Around, moves: Sequence[bytes]
    ) -> list[Hope]:
        table = self.through(floats_of([around.table + move for move in moves]), "table")
        others = [*zip(AROUND, around.near, strict=False), *(("far", city) for city in around.far)]
        ground = [self.times([seen[city]], name)[0] for name, city in others]
        numbers = sorted({city for pair in pairs for city in pair})
        cities = [seen[number] for number in numbers]
        first, second = (dict(zip(numbers, self.times(cities, name), strict=True)) for name in ("own1", "own2"))
        inner = [
            [max(0.0, sum(parts)) for parts in zip(row, first[one], second[other], *ground, strict=True)]
            for row, (one, other) in zip(table, pairs, strict=True)
        ]
        out = self.through(self.cut_through(inner, "seat"), "out")
        return [hope_of(win, score) for win, score in out]
