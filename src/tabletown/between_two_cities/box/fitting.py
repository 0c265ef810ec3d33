"""Where the next tile may go: free, beside what is built, in a window, and never into a dead end (rules 4 and 10).

All of it is arithmetic on masks. Only a landscape can make a city run into a dead end: then a placement must leave a
place for every duplex that is still to come, whichever way it lies.
"""

from tabletown.between_two_cities.box.canvas import Canvas, Mask
from tabletown.between_two_cities.box.tiles import Tile

_MANY = 7
"""With so many places for either sort of duplex in a window, no single tile in it can lead into a dead end.

The single covers a cell of at most two of each sort, the first duplex of three of its own and four of the other.
"""
_OWN, _OTHER = 4, 5
"""The same for the first duplex: places of its own sort and of the other that must be there before."""
_KEPT = 1 << 10
"""Answers that a canvas remembers. Partners ask about the same city several times in a row."""


def fitting(ground: Canvas, built: Mask, windows: Mask, tile: Tile) -> Mask:
    """Cells that are free, beside what is built, and in one of the windows."""
    reach = ground.reach(windows)
    if not built:
        # Without a landscape all squares are one and the same: the middle.
        plots = reach.lying if tile.lies else reach.standing if tile.stands else reach.cells
        return ground.first & plots if ground.nature else ground.first
    width = ground.width
    touching = built << 1 | built >> 1 | built << width | built >> width
    if tile.lies:
        return reach.lying & ~(built | built >> 1) & (touching | touching >> 1)
    if tile.stands:
        return reach.standing & ~(built | built >> width) & (touching | touching >> width)
    return reach.cells & ~built & touching


def all_fitting(ground: Canvas, built: Mask, windows: Mask) -> tuple[Mask, Mask, Mask]:
    """The same for every shape of tile at once, where something is built."""
    cells, lying, standing = ground.reach(windows)
    width = ground.width
    touching = built << 1 | built >> 1 | built << width | built >> width
    return (
        cells & ~built & touching,
        lying & ~(built | built >> 1) & (touching | touching >> 1),
        standing & ~(built | built >> width) & (touching | touching >> width),
    )


def safe_cells(ground: Canvas, built: Mask, windows: Mask, tile: Tile, missing: int) -> Mask:
    """The fitting cells from which every duplex that is missing in the city still has a place (rule 10.4)."""
    shape = tile.shape
    after = missing - (shape > 0)
    if after <= 0:
        return fitting(ground, built, windows, tile)
    key = (built, windows, missing, shape)
    known = ground.safe.get(key)
    if known is None:
        if len(ground.safe) >= _KEPT:
            ground.safe.clear()
        known = ground.safe[key] = _work_out(ground, built, windows, SHAPES[shape], after)
    return known


def can_be_finished(ground: Canvas, built: Mask, windows: Mask, missing: int) -> bool:
    """Whether every duplex that is still to come has a place, whichever way it lies, that leaves one for the next.

    Singles always have room: a square that the landscape cuts in two is no window, so all its cells can be filled.
    """
    if missing <= 0 or not windows:
        return bool(windows)
    for tile in (_LYING, _STANDING):
        cells = fitting(ground, built, windows, tile)
        if missing == 1:
            if not cells:
                return False
            continue
        while cells:
            first = cells & -cells
            if _is_safe(ground, built, windows, tile, first, missing - 1):
                break
            cells ^= first
        else:
            return False
    return True


_SINGLE, _LYING, _STANDING = Tile.SHOP, Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD
SHAPES = (_SINGLE, _LYING, _STANDING)
"""Any tile of each shape: what stands on it does not matter here."""


def _work_out(ground: Canvas, built: Mask, windows: Mask, tile: Tile, missing: int) -> Mask:
    cells = fitting(ground, built, windows, tile)
    unsure = cells & ~_surely_safe(ground, built, windows, tile, missing) if built else cells
    while unsure:
        first = unsure & -unsure
        unsure ^= first
        if not _is_safe(ground, built, windows, tile, first, missing):
            cells ^= first
    return cells


def _is_safe(ground: Canvas, built: Mask, windows: Mask, tile: Tile, first: Mask, missing: int) -> bool:
    """Whether the city with the tile there (its first half given as a mask) can be finished."""
    cell = first.bit_length() - 1
    windows &= ground.contains[cell]
    if tile is not _SINGLE:
        step = 1 if tile is _LYING else ground.width
        windows &= ground.contains[cell + step]
        first |= first << step
    return can_be_finished(ground, built | first, windows, missing)


def _surely_safe(ground: Canvas, built: Mask, windows: Mask, tile: Tile, missing: int) -> Mask:
    """Cells in windows that have plenty of places for duplexes, so that one tile cannot take them all."""
    if missing > 2 - tile.is_duplex:
        return 0
    width = ground.width
    touching = built << 1 | built >> 1 | built << width | built >> width
    lying_free, standing_free = touching | touching >> 1, touching | touching >> width
    lying_free &= ~(built | built >> 1)
    standing_free &= ~(built | built >> width)
    need_lying = _MANY if tile is _SINGLE else _OWN if tile is _LYING else _OTHER
    need_standing = _MANY if tile is _SINGLE else _OWN if tile is _STANDING else _OTHER
    safe = 0
    for number, (cells, lying, standing) in enumerate(ground.fits):
        if (
            windows >> number & 1
            and (lying & lying_free).bit_count() >= need_lying
            and (standing & standing_free).bit_count() >= need_standing
        ):
            safe |= cells if tile is _SINGLE else lying if tile is _LYING else standing
    return safe
