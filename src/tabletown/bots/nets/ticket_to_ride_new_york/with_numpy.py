"""The same net with NumPy."""

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.nets.ticket_to_ride_new_york.forward import Liking
from tabletown.bots.nets.with_numpy import Floats, NumpyLayers


class NumpyNet(NumpyLayers):
    def like(self, row: bytes) -> Liking:
        actions, hope = self.like_all(np.frombuffer(row, np.uint8))
        return Liking(actions.tolist(), float(hope))

    def like_all(self, rows: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """Likings [..., actions] and hopes [...] of rows [..., numbers]."""
        seen = rows.astype(np.float32)
        for name in ("first", "second"):
            seen = self.cut_through(seen, name)
        return self.through(seen, "actions"), self.through(seen, "hope")[..., 0]
