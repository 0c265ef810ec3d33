"""The same net with NumPy."""

from collections.abc import Sequence

import numpy as np

from tabletown.bots.nets.between_two_cities.forward import AROUND, Around, Hope, hope_of, points_of
from tabletown.bots.nets.with_numpy import Floats, NumpyLayers


class NumpyNet(NumpyLayers):
    def look(self, rows: Sequence[bytes]) -> tuple[Floats, list[float]]:
        # [cities, numbers], then what is kept of them: [cities, width of the third layer].
        seen = _floats(rows)
        for name in ("city1", "city2", "city3"):
            seen = self.cut_through(seen, name)
        scores: list[float] = self.through(seen, "points")[:, 0].tolist()
        return seen, [points_of(score) for score in scores]

    def judge(
        self, seen: Floats, pairs: Sequence[tuple[int, int]], around: Around, moves: Sequence[bytes]
    ) -> list[Hope]:
        arrays = self._arrays
        ones, others = zip(*pairs, strict=True)
        table, common = arrays["table"], len(around.table)
        # All that is the same for all pairs: [width of the layer about the seat].
        ground = _floats([around.table])[0] @ table[:common] + arrays["table+"]
        for name, city in zip(AROUND, around.near, strict=False):
            ground = ground + seen[city] @ arrays[name]
        if around.far:
            ground = ground + seen[list(around.far)].sum(axis=0) @ arrays["far"]
        # A city is in many pairs, and goes through its layer once: [pairs, width].
        first, one = np.unique(ones, return_inverse=True)
        second, other = np.unique(others, return_inverse=True)
        inner = (seen[first] @ arrays["own1"])[one] + (seen[second] @ arrays["own2"])[other]
        inner = np.maximum(inner + _floats(moves) @ table[common:] + ground, 0)
        # [pairs, 2].
        out = self.through(self.cut_through(inner, "seat"), "out")
        return [hope_of(win, score) for win, score in out.tolist()]


def _floats(rows: Sequence[bytes]) -> Floats:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1).astype(np.float32)
