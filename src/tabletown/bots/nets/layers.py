"""Layers of nets as plain lists, with a matrix product that is handed in; `with_numpy` has the quick form."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from tabletown.bots.nets.files import NetArray, NetFile

PlainRows: TypeAlias = list[list[float]]
Product: TypeAlias = Callable[[PlainRows, PlainRows], PlainRows]
"""Rows times a matrix."""


class PlainLayers:
    """What a file has, by name: matrices, and under the same name with a plus sign what is added behind them."""

    def __init__(self, net: NetFile, product: Product) -> None:
        self._product = product
        self._arrays = {name: _rows(found) for name, found in net.arrays.items()}

    # Rows are [rows, in] and become [rows, out].
    def times(self, rows: PlainRows, name: str) -> PlainRows:
        return self._product(rows, self._arrays[name])

    def through(self, rows: PlainRows, name: str) -> PlainRows:
        (added,) = self._arrays[f"{name}+"]
        return [[number + more for number, more in zip(row, added, strict=True)] for row in self.times(rows, name)]

    def cut_through(self, rows: PlainRows, name: str) -> PlainRows:
        """What comes out below zero becomes zero."""
        return [[max(0.0, number) for number in row] for row in self.through(rows, name)]


def floats_of(rows: Iterable[bytes]) -> PlainRows:
    return [[float(number) for number in row] for row in rows]


def plain_product(rows: PlainRows, matrix: PlainRows) -> PlainRows:
    """For whoever has nothing quicker."""
    columns = list(zip(*matrix, strict=True))
    return [[sum([a * b for a, b in zip(row, column, strict=True)]) for column in columns] for row in rows]


def _rows(array: NetArray) -> PlainRows:
    """A row of numbers as a matrix of one row."""
    wide, numbers = array.shape[-1], array.floats()
    return [list(numbers[start : start + wide]) for start in range(0, len(numbers), wide)]
