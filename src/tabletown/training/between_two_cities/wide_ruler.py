"""Groups of 5×5 cities by tables: on an accelerator they are there at once, and each is asked for in every decision."""

from functools import cache
from importlib import import_module

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, compiled, jax_arrays
from tabletown.batch.between_two_cities.cells import Cells, cut_five
from tabletown.batch.between_two_cities.points import BigRuler
from tabletown.batch.between_two_cities.scoring import Scorer
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.batch.loops import scan

_SIDE = 5
_ROW = (1 << _SIDE) - 1
_BELOW = 3
"""Rows whose masks are worked out together, for each of those above: all at once would fit no cache."""


def quick_ruler(kind: BoxKind) -> Scorer:
    """What a table scores by, as quick as the machine allows."""
    xp = kind.xp
    if xp is NUMPY or not kind.modules.landscapes or import_module("jax").default_backend() == "cpu":
        return kind.scorer
    return kind.scorer._replace(ruler=_on_jax())


@cache
def _on_jax() -> "TableRuler":
    """The same for all sorts of tables."""
    return TableRuler(jax_arrays())


class TableRuler:
    """As `BigRuler`, with the largest group known beforehand: 2^25 masks, a byte each."""

    def __init__(self, xp: ArrayNamespace) -> None:
        self.xp = xp
        slow = BigRuler(xp)
        self._slow = slow

        def block(none: tuple[()], number: Array) -> tuple[tuple[()], Array]:
            # All masks with the same rows above: a block fits the processor's cache. Cells are a byte for each row.
            mask = number << _SIDE * _BELOW | xp.arange(1 << _SIDE * _BELOW, dtype=xp.uint32)
            rows = [mask >> _SIDE * row & _ROW for row in range(_SIDE)]
            low = rows[0] | rows[1] << 8 | rows[2] << 16 | rows[3] << 24
            return none, slow.largest(Cells(low, rows[4]), xp.zeros_like(mask)).astype(xp.uint8)

        def known() -> Array:
            above = xp.arange(1 << _SIDE * (_SIDE - _BELOW), dtype=xp.uint32)
            return scan(xp, block, (), above)[1].reshape(-1)

        self._largest = compiled(xp, known)()

    def shops(self, cells: Cells, corner: Array) -> Array:
        return self._slow.shops(cells, corner)

    def parks(self, cells: Cells, corner: Array) -> Array:
        return self._slow.parks(cells, corner)

    def largest(self, cells: Cells, corner: Array) -> Array:
        mask = cut_five(cells, corner, _SIDE).astype(self.xp.int32)
        return self.xp.take(self._largest, mask).astype(self.xp.int32)
