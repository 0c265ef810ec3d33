"""Cities of many tables: where tiles may go, and building."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import Cells, cells_where, is_empty, one_cell, only
from tabletown.batch.between_two_cities.ground import CODE_BITS, CanvasTables, Facts

LYING, STANDING = 1, 2
"""Shapes of duplexes (`Tile.shape`)."""
WISHES = 12
"""Six types that a civic tile may like, six that it may dislike."""


class CityArrays(NamedTuple):
    """By word (see `cells`), city and lane; all uint32."""

    codes: Array
    """[4, 2, cities, lanes]: bits of the code of what stands on a cell (`ground.CODE_OF`)."""
    built: Array
    """[2, cities, lanes]."""
    windows: Array
    """[cities, lanes]: windows that can still become the finished square."""
    lying: Array
    """[2, cities, lanes]: left halves of lying duplexes."""
    standing: Array
    """[2, cities, lanes]: top halves of standing duplexes."""
    wishes: Array
    """[12, 2, cities, lanes]: civic tiles that like each type, then those that dislike it; [0, …] without them."""


class Outline(NamedTuple):
    """What of a city says where a tile may go; all of one shape."""

    built: Cells
    windows: Array
    mat: Array
    """int32: which of the table's canvases."""


def facts_of(xp: ArrayNamespace, table: Array, tile: Array) -> Facts:
    """Of tiles by number; −1 is taken for the first."""
    packed = xp.take(table, xp.maximum(tile, 0).astype(xp.int32))
    return Facts(packed & 15, packed >> 4 & 15, packed >> 8 & 3, packed >> 10)


def second_half(xp: ArrayNamespace, shape: Array, cells: Cells) -> Cells:
    """From first halves of duplexes to their second ones; nothing for single tiles."""
    beside = only(xp.equal(shape, LYING), xp, cells.to_right())
    return beside | only(xp.equal(shape, STANDING), xp, cells.rows_down())


def first_half(xp: ArrayNamespace, shape: Array, cells: Cells) -> Cells:
    """The other way: where a first half must lie for its second to be in the set."""
    beside = only(xp.equal(shape, LYING), xp, cells.to_left())
    return beside | only(xp.equal(shape, STANDING), xp, cells.rows_up())


def fitting(xp: ArrayNamespace, ground: CanvasTables, outline: Outline, shape: Array) -> Cells:
    """Cells that are free, beside what is built, and in one of the windows (`box.fitting.fitting`)."""
    built = outline.built
    index = ((outline.mat << ground.windows) + outline.windows.astype(xp.int32)) * 3 + shape.astype(xp.int32)
    reach = Cells(xp.take(ground.reach.low, index), xp.take(ground.reach.high, index))
    touching = built.beside()
    near = touching | first_half(xp, shape, touching)
    grown = reach & ~(built | first_half(xp, shape, built)) & near
    first = Cells(xp.take(ground.first.low, outline.mat), xp.take(ground.first.high, outline.mat))
    return cells_where(xp, is_empty(xp, built), first, grown)


def build(
    xp: ArrayNamespace, ground: CanvasTables, cities: CityArrays, tile: Facts, cell: Array, active: Array, mat: Array
) -> CityArrays:
    """One more tile in every city where `active` is true: all arguments [cities, lanes]."""
    first = only(active, xp, one_cell(xp, cell))
    second = second_half(xp, tile.shape, first)
    lying, standing = (xp.equal(tile.shape, shape) for shape in (LYING, STANDING))
    other = cell + lying.astype(xp.int32) + standing.astype(xp.int32) * 8
    row = mat * 64
    windows = xp.take(ground.contains, row + cell) & xp.take(ground.contains, row + other)
    return CityArrays(
        codes=xp.stack([_with(xp, cities.codes[bit], tile, bit, first, second) for bit in range(CODE_BITS)]),
        built=_joined(xp, cities.built, first | second),
        windows=xp.where(active, cities.windows & windows, cities.windows),
        lying=_joined(xp, cities.lying, only(lying, xp, first)),
        standing=_joined(xp, cities.standing, only(standing, xp, first)),
        wishes=_wishing(xp, cities.wishes, tile, first),
    )


def _with(xp: ArrayNamespace, code: Array, tile: Facts, bit: int, first: Cells, second: Cells) -> Array:
    one, other = (
        only((half >> bit & 1).astype(xp.bool_), xp, cells)
        for half, cells in ((tile.first, first), (tile.second, second))
    )
    return _joined(xp, code, one | other)


def _joined(xp: ArrayNamespace, words: Array, cells: Cells) -> Array:
    return xp.stack([words[0] | cells.low, words[1] | cells.high])


def _wishing(xp: ArrayNamespace, wishes: Array, tile: Facts, first: Cells) -> Array:
    if not wishes.shape[0]:
        return wishes
    return xp.stack(
        [
            _joined(xp, wishes[number], only((tile.wishes >> number & 1).astype(xp.bool_), xp, first))
            for number in range(WISHES)
        ]
    )


def cells_of(words: Array) -> Cells:
    """Of an array [2, …]."""
    return Cells(words[0], words[1])
