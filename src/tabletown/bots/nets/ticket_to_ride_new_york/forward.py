"""The net itself, with nothing but a matrix product that is handed in; `with_numpy` has the quick form.

A row about the table goes through two layers; what comes out says how much each of 238 actions is liked, and what the
seat may hope for.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from tabletown.bots.nets.files import NetArray, NetFile

PlainRows: TypeAlias = list[list[float]]
Product: TypeAlias = Callable[[PlainRows, PlainRows], PlainRows]
"""Rows times a matrix."""

KIND = "rides: actions of a row, 1"
LAYERS = ("first", "second", "actions", "hope")
ARRAYS = (*LAYERS, *(f"{name}+" for name in LAYERS))
"""Those with a plus sign are added to what comes out of their layer."""


class Liking(NamedTuple):
    """What a net makes of a row."""

    actions: Sequence[float]
    """By action, as logits: only their differences matter."""
    hope: float
    """Share of the win, and a little for points ahead."""


class RideNet(Protocol):
    def like(self, row: bytes) -> Liking: ...


class PlainNet:
    """Step by step, for where there is no NumPy."""

    def __init__(self, net: NetFile, product: Product) -> None:
        self._product = product
        self._arrays = {name: _rows(net.arrays[name]) for name in ARRAYS}

    def like(self, row: bytes) -> Liking:
        seen = [float(number) for number in row]
        for name in ("first", "second"):
            seen = [max(0.0, number) for number in self._through(seen, name)]
        return Liking(self._through(seen, "actions"), self._through(seen, "hope")[0])

    def _through(self, given: list[float], name: str) -> list[float]:
        (found,), (added,) = self._product([given], self._arrays[name]), self._arrays[f"{name}+"]
        return [number + more for number, more in zip(found, added, strict=True)]


def _rows(array: NetArray) -> PlainRows:
    """A row of numbers as a matrix of one row."""
    wide, numbers = array.shape[-1], array.floats()
    return [list(numbers[start : start + wide]) for start in range(0, len(numbers), wide)]
