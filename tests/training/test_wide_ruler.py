"""Groups of 5×5 cities by tables are those that are worked out one by one."""

import numpy as np

from tabletown.batch.arrays import NUMPY, jax_arrays
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.points import BigRuler
from tabletown.training.between_two_cities.wide_ruler import TableRuler

CORNERS = np.array([8 * row + column for row in range(3) for column in range(3)], np.uint32)


def test_tables_know_what_is_worked_out() -> None:
    random = np.random.default_rng(1)
    low, high, thin, thinner = random.integers(0, 1 << 32, (4, 5000), dtype=np.uint32)
    cells = Cells(NUMPY.asarray(low & thin & 0x7F7F7F7F), NUMPY.asarray(high & thinner & 0x7F7F7F))
    corner = NUMPY.asarray(CORNERS[random.integers(0, len(CORNERS), 5000)])
    slow, quick = BigRuler(NUMPY), TableRuler(jax_arrays())
    for name in ("shops", "parks", "largest"):
        one, other = (np.asarray(getattr(ruler, name)(cells, corner)) for ruler in (slow, quick))
        assert np.array_equal(one, other) and one.max() > 4
