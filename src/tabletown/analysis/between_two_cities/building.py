"""An order in which a finished city can come about: six singles, two duplexes, six singles, each legally placed."""

from collections.abc import Sequence
from typing import TypeAlias

from tabletown.analysis.between_two_cities.layout import tiles_of
from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.city.notation import bits, duplex_cells, square_at

Placement: TypeAlias = tuple[Tile, int]
"""A tile and its cell (of a duplex: its first half)."""

_ROUNDS = (6, 2, 6)
"""How many tiles a city gets in each round; those of the second are duplexes (rule 3)."""


def build_order(city: City) -> tuple[tuple[Tile, str], ...]:
    """Tiles and squares in an order that the rules allow; empty if they allow none.

    A full 4×4 city with two duplexes always has one: a test tries all 224 ways in which two duplexes can lie.
    """
    placements = _placements(city)
    if len(placements) != sum(_ROUNDS) or sum(tile.is_duplex for tile, _ in placements) != _ROUNDS[1]:
        return ()
    empty = empty_city(city.canvas.size)
    for _, first in placements:
        # The first tile always takes the middle of the canvas, so the finished city is shifted to match.
        shift = empty.canvas.middle - first
        shifted = [(tile, cell + shift) for tile, cell in placements]
        if order := _rest_of_order(empty, shifted, set()):
            return tuple((tile, square_at(city, cell - shift)) for tile, cell in order)
    return ()


def _placements(city: City) -> list[Placement]:
    second_halves = {second for _, second in duplex_cells(city)}
    return list(zip(tiles_of(city), [cell for cell in bits(city.built) if cell not in second_halves], strict=True))


def _rest_of_order(city: City, left: Sequence[Placement], dead_ends: set[Mask]) -> tuple[Placement, ...]:
    """The placements that are left in a legal order, or nothing. What is built decides, not how it came about."""
    placed = sum(_ROUNDS) - len(left)
    duplex_turn = _ROUNDS[0] <= placed < _ROUNDS[0] + _ROUNDS[1]
    if city.built in dead_ends:
        return ()
    for placement in left:
        tile, cell = placement
        if tile.is_duplex is not duplex_turn or not city.cells_for(tile) >> cell & 1:
            continue
        others = [other for other in left if other != placement]
        if not others:
            return (placement,)
        if order := _rest_of_order(city.place(tile, cell), others, dead_ends):
            return (placement, *order)
    dead_ends.add(city.built)
    return ()
