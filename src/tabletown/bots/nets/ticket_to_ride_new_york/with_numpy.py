"""The same net with NumPy."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.nets.files import NetFile
from tabletown.bots.nets.ticket_to_ride_new_york.forward import ARRAYS, Liking

Floats: TypeAlias = NDArray[np.float32]


class NumpyNet:
    def __init__(self, net: NetFile) -> None:
        self._arrays: dict[str, Floats] = {
            name: np.frombuffer(net.arrays[name].numbers, "<f2").reshape(net.arrays[name].shape).astype(np.float32)
            for name in ARRAYS
        }

    def like(self, row: bytes) -> Liking:
        actions, hope = self.like_all(np.frombuffer(row, np.uint8))
        return Liking(actions.tolist(), float(hope))

    def like_all(self, rows: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """Likings [..., actions] and hopes [...] of rows [..., numbers]."""
        seen = rows.astype(np.float32)
        for name in ("first", "second"):
            seen = np.maximum(self._through(seen, name), 0)
        return self._through(seen, "actions"), self._through(seen, "hope")[..., 0]

    def _through(self, given: Floats, name: str) -> Floats:
        found: Floats = given @ self._arrays[name] + self._arrays[f"{name}+"]
        return found
