"""Where duplexes can lie together: each place fixes some cells of some kinds before the search begins."""

from collections.abc import Sequence

from tabletown.analysis.between_two_cities.partition import Parts
from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.box.tiles import Kind, Tile

_NUMBER_OF = {kind: number for number, kind in enumerate(Kind)}


def starts(duplexes: Sequence[Tile], size: int) -> dict[Parts, tuple[int, ...]]:
    """All ways to fix the kinds of cells with these duplexes, each with the cells of the first halves.

    Different places can fix the same cells alike (two equal duplexes do): one of them is enough.
    """
    ways: dict[Parts, tuple[int, ...]] = {Parts(0, 0, 0, 0, 0, 0): ()}
    for duplex in duplexes:
        longer: dict[Parts, tuple[int, ...]] = {}
        for parts, places in ways.items():
            for first, second in _places(duplex, size):
                if not parts.all & (first | second):
                    longer.setdefault(_with(parts, duplex, first, second), (*places, first.bit_length() - 1))
        ways = longer
    return ways


def _places(duplex: Tile, size: int) -> list[tuple[Mask, Mask]]:
    """The cells of both halves wherever the duplex fits into the square."""
    across, down = (1, 0) if duplex.lies else (0, 1)
    cells = [row * size + column for row in range(size - down) for column in range(size - across)]
    return [(1 << cell, 1 << cell + across + down * size) for cell in cells]


def _with(parts: Parts, duplex: Tile, first: Mask, second: Mask) -> Parts:
    masks = list(parts)
    for building, cell in zip(duplex.buildings, (first, second), strict=True):
        masks[_NUMBER_OF[building.kind]] |= cell
    return Parts(*masks)
