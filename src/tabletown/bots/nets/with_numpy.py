"""Layers of nets with NumPy: the quick form of `layers`."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.nets.files import NetFile

Floats: TypeAlias = NDArray[np.float32]


class NumpyLayers:
    def __init__(self, net: NetFile) -> None:
        # float32 [in, out] by name of a matrix, [out] by that of what is added behind it.
        self._arrays: dict[str, Floats] = {
            name: np.frombuffer(found.numbers, "<f2").reshape(found.shape).astype(np.float32)
            for name, found in net.arrays.items()
        }

    def through(self, rows: Floats, name: str) -> Floats:
        """Of rows [..., in]: [..., out]."""
        found: Floats = rows @ self._arrays[name] + self._arrays[f"{name}+"]
        return found

    def cut_through(self, rows: Floats, name: str) -> Floats:
        """What comes out below zero becomes zero."""
        found: Floats = np.maximum(self.through(rows, name), 0)
        return found
