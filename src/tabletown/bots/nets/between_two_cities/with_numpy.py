"""The same net with NumPy."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.nets.between_two_cities.forward import AROUND, Around, Hope, hope_of, points_of
from tabletown.bots.nets.files import NetArray, NetFile

Floats: TypeAlias = NDArray[np.float32]


class NumpyNet:
    def __init__(self, net: NetFile) -> None:
        self._arrays = {name: _floats(found) for name, found in net.arrays.items()}
        self._cut = self._arrays["table"].shape[0]

    def look(self, rows: Sequence[bytes]) -> tuple[Floats, list[float]]:
        seen = _bytes(rows)
        for name in ("city1", "city2", "city3"):
            seen = self._layer(seen, name)
        scores: list[float] = (seen @ self._arrays["points"] + self._arrays["points+"])[:, 0].tolist()
        return seen, [points_of(score) for score in scores]

    def judge(
        self, seen: Floats, pairs: Sequence[tuple[int, int]], around: Around, moves: Sequence[bytes]
    ) -> list[Hope]:
        arrays = self._arrays
        ones, others = zip(*pairs, strict=True)
        table, common = arrays["table"], len(around.table)
        ground = _bytes([around.table])[0] @ table[:common] + arrays["table+"]
        for name, city in zip(AROUND, around.near, strict=False):
            ground = ground + seen[city] @ arrays[name]
        if around.far:
            ground = ground + seen[list(around.far)].sum(axis=0) @ arrays["far"]
        # A city is in many pairs, and goes through its layer once.
        first, one = np.unique(ones, return_inverse=True)
        second, other = np.unique(others, return_inverse=True)
        inner = (seen[first] @ arrays["own1"])[one] + (seen[second] @ arrays["own2"])[other]
        inner = np.maximum(inner + _bytes(moves) @ table[common:] + ground, 0)
        out = self._layer(inner, "seat") @ arrays["out"] + arrays["out+"]
        return [hope_of(win, score) for win, score in out.tolist()]

    def _layer(self, given: Floats, name: str) -> Floats:
        found: Floats = np.maximum(given @ self._arrays[name] + self._arrays[f"{name}+"], 0)
        return found


def _floats(array: NetArray) -> Floats:
    return np.frombuffer(array.numbers, "<f2").reshape(array.shape).astype(np.float32)


def _bytes(rows: Sequence[bytes]) -> Floats:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1).astype(np.float32)
