"""Cities of many tables: where tiles may go, and building."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, stacked
from tabletown.batch.between_two_cities.cells import Cells, cells_where, is_empty, one_cell, only
from tabletown.batch.between_two_cities.ground import CODE_BITS, CanvasTables, Facts
from tabletown.batch.loops import may_be

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
    packed = table.take(xp.maximum(tile, 0).astype(xp.int32))
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
    reach = Cells(ground.reach.low.take(index), ground.reach.high.take(index))
    near = built.beside()
    taken = built
    if may_be(xp, shape):
        near = near | first_half(xp, shape, near)
        taken = built | first_half(xp, shape, built)
    grown = reach & ~taken & near
    found, empty = grown, is_empty(xp, built)
    if may_be(xp, empty):
        first = Cells(ground.first.low.take(outline.mat), ground.first.high.take(outline.mat))
        found = cells_where(xp, empty, first & reach, grown)
    if ground.dead_ends is not None:
        found = found & ~ground.dead_ends.of(xp, built, outline.mat, shape)
    return found


def build(
    xp: ArrayNamespace, ground: CanvasTables, cities: CityArrays, tile: Facts, cell: Array, active: Array, mat: Array
) -> CityArrays:
    """One more tile in every city where `active` is true: all arguments [cities, lanes]."""
    first_cell = only(active, xp, one_cell(xp, cell))
    first = stacked(xp, [*first_cell])
    wishes = cities.wishes
    if wishes.shape[0]:
        wishes = wishes | _planes(xp, tile.wishes, WISHES, first)
    after = cities._replace(
        codes=cities.codes | _planes(xp, tile.first, CODE_BITS, first),
        built=cities.built | first,
        windows=_less_windows(xp, ground, cities.windows, cell, active, mat),
        wishes=wishes,
    )
    if not may_be(xp, tile.shape):
        return after
    second = stacked(xp, [*second_half(xp, tile.shape, first_cell)])
    lying, standing = (xp.equal(tile.shape, shape) for shape in (LYING, STANDING))
    other = cell + lying.astype(xp.int32) + standing.astype(xp.int32) * 8
    return after._replace(
        codes=after.codes | _planes(xp, tile.second, CODE_BITS, second),
        built=after.built | second,
        windows=_less_windows(xp, ground, after.windows, other, active, mat),
        lying=cities.lying | first & -lying.astype(xp.uint32),
        standing=cities.standing | first & -standing.astype(xp.uint32),
    )


def _less_windows(
    xp: ArrayNamespace, ground: CanvasTables, windows: Array, cell: Array, active: Array, mat: Array
) -> Array:
    """Those in which a cell lies, where something is built there."""
    return xp.where(active, windows & ground.contains.take(mat * 64 + cell), windows)


def _planes(xp: ArrayNamespace, bits: Array, count: int, cells: Array) -> Array:
    """The cells [2, …, cities, lanes] in every plane whose bit is set: [count, 2, …, cities, lanes]."""
    number = xp.arange(count, dtype=xp.uint32).reshape((count,) + (1,) * cells.ndim)
    return -(bits >> number & 1) & cells


def cells_of(words: Array) -> Cells:
    """Of an array [2, …]."""
    return Cells(words[0], words[1])
