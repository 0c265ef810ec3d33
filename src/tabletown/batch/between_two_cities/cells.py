"""Sets of cells of a canvas, two words each: the rows of the upper half and those of the lower.

A canvas has seven rows of seven cells with a guard column (`box.canvas`), so bit `8 × row + column`. Four rows fill one
word of 32 bits: shifting sideways never leaves a word, and shifting by a row carries a byte from one to the other.
"""

from functools import cache
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace

WIDTH, SIDE = 8, 7
WORD = 32
SQUARES = SIDE * SIDE
CELL_OF = tuple(row * WIDTH + column for row in range(SIDE) for column in range(SIDE))
"""By square, row by row: its cell. Squares are what actions count."""


class Cells(NamedTuple):
    """Each uint32, of one and the same shape."""

    low: Array
    """Rows 0 to 3."""
    high: Array
    """Rows 4 to 6."""

    def __and__(self, other: "Cells") -> "Cells":
        return Cells(self.low & other.low, self.high & other.high)

    def __or__(self, other: "Cells") -> "Cells":
        return Cells(self.low | other.low, self.high | other.high)

    def __xor__(self, other: "Cells") -> "Cells":
        return Cells(self.low ^ other.low, self.high ^ other.high)

    def __invert__(self) -> "Cells":
        return Cells(~self.low, ~self.high)

    def rows_down(self) -> "Cells":
        """Every cell a row further down."""
        return Cells(self.low << WIDTH, self.high << WIDTH | self.low >> WORD - WIDTH)

    def rows_up(self) -> "Cells":
        return Cells(self.low >> WIDTH | self.high << WORD - WIDTH, self.high >> WIDTH)

    def to_right(self) -> "Cells":
        return Cells(self.low << 1, self.high << 1)

    def to_left(self) -> "Cells":
        return Cells(self.low >> 1, self.high >> 1)

    def beside(self) -> "Cells":
        """The cells that share an edge with one of these; some may lie outside every window."""
        return self.to_right() | self.to_left() | self.rows_down() | self.rows_up()


def cells_where(xp: ArrayNamespace, condition: Array, yes: Cells, no: Cells) -> Cells:
    return Cells(xp.where(condition, yes.low, no.low), xp.where(condition, yes.high, no.high))


def only(condition: Array, xp: ArrayNamespace, cells: Cells) -> Cells:
    """The cells where the condition holds, else none."""
    mask = -condition.astype(xp.uint32)
    return Cells(cells.low & mask, cells.high & mask)


def count(xp: ArrayNamespace, cells: Cells) -> Array:
    """How many cells: int32."""
    return (xp.bitwise_count(cells.low) + xp.bitwise_count(cells.high)).astype(xp.int32)


def is_empty(xp: ArrayNamespace, cells: Cells) -> Array:
    return xp.equal(cells.low | cells.high, 0)


def one_cell(xp: ArrayNamespace, cell: Array) -> Cells:
    """The set of one cell, from its number."""
    bit = xp.asarray(1, dtype=xp.uint32) << (cell.astype(xp.uint32) & WORD - 1)
    low = cell < WORD
    nothing = xp.zeros_like(bit)
    return Cells(xp.where(low, bit, nothing), xp.where(low, nothing, bit))


def beside_each(xp: ArrayNamespace, place: Array) -> Array:
    """By number of a cell, those that share an edge with it, in the form that `count_common` takes."""
    if xp is NUMPY:
        # As one word: half as much to count.
        return _beside_as_one().take(place)
    return xp.take(xp.asarray(_beside_as_two()), place, axis=1)


def count_common(xp: ArrayNamespace, words: Array, around: Array) -> Array:
    """How many cells of sets [..., 2, cities, lanes] are beside each of some [squares, cities, lanes] (`beside_each`).

    int8 [..., squares, cities, lanes].
    """
    if xp is NUMPY:
        both = cast("_Words", words)
        joined = both[..., 0, :, :] | both[..., 1, :, :].astype(np.uint64) << np.uint64(WORD)
        return xp.bitwise_count(cast(Array, joined)[..., None, :, :] & around).astype(xp.int8)
    low, high = (words[..., part, None, :, :] & around[part] for part in (0, 1))
    return (xp.bitwise_count(low) + xp.bitwise_count(high)).astype(xp.int8)


_Words = NDArray[np.uint32]


@cache
def _beside_as_one() -> Array:
    """uint64 [64]."""
    low, high = _beside_as_two().astype(np.uint64)
    return cast(Array, low | high << np.uint64(WORD))


@cache
def _beside_as_two() -> _Words:
    """uint32 [2, 64]."""
    beside = one_cell(NUMPY, cast(Array, np.arange(2 * WORD, dtype=np.int32))).beside()
    return np.stack([cast("_Words", word) for word in beside])


def squares(xp: ArrayNamespace, cells: Cells) -> Array:
    """By square, 1 if it is in the set, else 0: of [..., lanes] that is int8 [..., 49, lanes]."""
    if xp is NUMPY:
        return cast(Array, _squares_of_bytes(cast("_Words", cells.low), cast("_Words", cells.high)))
    bits = xp.asarray([cell % WORD for cell in CELL_OF], dtype=xp.uint32)[:, None]
    first = [cell < WORD for cell in CELL_OF].index(False)
    low, high = cells.low[..., None, :], cells.high[..., None, :]
    # Nothing is put together: a long row of bytes is written in one go.
    both = xp.where(xp.arange(SQUARES, dtype=xp.int32)[:, None] < first, low, high) >> bits
    return (both & 1).astype(xp.int8)


def _squares_of_bytes(low: _Words, high: _Words) -> NDArray[np.int8]:
    """A row of the canvas is a byte of these words: a quarter of what words would take."""
    rows = np.empty((*low.shape[:-1], SIDE, low.shape[-1]), np.uint8)
    for row in range(SIDE):
        word = low if row < WORD // WIDTH else high
        rows[..., row, :] = word >> np.uint32(WIDTH * row % WORD) & np.uint32(255)
    found = rows[..., None, :] >> np.arange(SIDE, dtype=np.uint8)[:, None]
    found &= 1
    return found.view(np.int8).reshape((*low.shape[:-1], SQUARES, low.shape[-1]))


def nth_cell(xp: ArrayNamespace, cells: Cells, number: Array) -> Array:
    """The cell that has so many before it in the set: int32. `number` is int32, and smaller than the set."""
    before = xp.bitwise_count(cells.low).astype(xp.int32)
    below = number >= before
    word = xp.where(below, cells.high, cells.low)
    rest = number - xp.where(below, before, xp.zeros_like(before))
    place = below.astype(xp.int32) * WORD
    if xp is NUMPY:
        return place + _nth_bit(word, rest)
    for half in (16, 8, 4, 2, 1):
        inside = xp.bitwise_count(word & (1 << half) - 1).astype(xp.int32)
        beyond = rest >= inside
        rest = xp.where(beyond, rest - inside, rest)
        word = xp.where(beyond, word >> half, word)
        place = place + beyond.astype(xp.int32) * half
    return place


def _nth_bit(word: Array, number: Array) -> Array:
    """The same within a word, from a table: on processors quicker than counting ever smaller halves."""
    xp = NUMPY
    before = xp.bitwise_count(word & _HALF).astype(xp.int32)
    beyond = number >= before
    half = xp.where(beyond, word >> 16, word & _HALF).astype(xp.int32)
    rest = number - xp.where(beyond, before, 0)
    place = _bits_in_order().take((half << 4) + (rest & 15))
    return place.astype(xp.int32) + beyond.astype(xp.int32) * 16


_HALF = (1 << 16) - 1


@cache
def _bits_in_order() -> Array:
    """By mask of sixteen bits and number: which bit has so many before it. uint8 [65,536 × 16]."""
    bits = np.arange(16, dtype=np.uint8)
    is_set = (np.arange(1 << 16, dtype=np.uint32)[:, None] >> bits & 1).astype(np.bool_)
    order = np.argsort(np.where(is_set, bits, 99), axis=1, kind="stable").astype(np.uint8)
    return cast(Array, order.reshape(-1))


def cut_five(cells: Cells, corner: Array, width: int) -> Array:
    """The 5×5 square at a corner (uint32), in rows of so many bits: uint32."""
    rows = cells.low >> corner | cells.high << 1 << (WORD - 1 - corner)
    found = rows & _FIVE | (cells.high >> corner & _FIVE) << 4 * width
    for row in range(1, 4):
        found = found | rows >> (WIDTH - width) * row & _FIVE << width * row
    return found


_FIVE = 31


def cut_four(cells: Cells, corner: Array) -> Array:
    """The 4×4 square at a corner (uint32), as sixteen bits without gaps: uint32."""
    # In two steps, because a shift by 32 is not defined.
    rows = (cells.low >> corner | cells.high << 1 << (WORD - 1 - corner)) & 0x0F0F0F0F
    rows = (rows | rows >> 4) & 0x00FF00FF
    return (rows | rows >> 8) & 0xFFFF
