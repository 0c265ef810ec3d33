"""From what a seat may know to what bots compute with: ranks of tiles, and cities in pinned squares."""

from functools import lru_cache

from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.expected_points import Looker, gain_rows
from tabletown.bots.between_two_cities.pinned_city import (
    BUILT,
    HALVES,
    STRIDE,
    TILES,
    WHOLE,
    PinnedCity,
    anchors,
    bits,
    canvas_cell,
    frontier,
    pinned_cities,
)


@lru_cache(maxsize=4096)
def by_likelihood(city: City) -> tuple[tuple[int, PinnedCity], ...]:
    """Every square the city can still become, the one that leaves most room to build on first."""
    return tuple(sorted(pinned_cities(city), key=lambda found: -frontier(found[1][BUILT]).bit_count()))


def likely_city(city: City) -> PinnedCity:
    return by_likelihood(city)[0][1]


def square_gains(city: City, rank: int, looker: Looker) -> dict[str, float]:
    """By legal square: what this tile would add there, the best over all squares the city can become with it."""
    ground = city.canvas
    room = city.cells_for(TILES[rank])
    found: dict[str, float] = {}
    for corner, pinned in by_likelihood(city):
        for bit, gain in gains_in(pinned, rank, looker):
            cell = canvas_cell(corner, bit)
            if not city.built:
                cell = ground.middle
            if room >> cell & 1:
                square = ground.squares[cell]
                found[square] = max(gain, found.get(square, gain))
    return found


def pinned_and_bit(city: City, rank: int, square: str) -> tuple[PinnedCity, int]:
    """A pinned square of the city in which this placement fits, and where it lies there."""
    cell = city.canvas.cell_of[square]
    for corner, pinned in by_likelihood(city):
        open_cells = frontier(pinned[BUILT]) if not STRIDE[rank] else anchors(pinned[BUILT], STRIDE[rank])
        for bit in bits(open_cells):
            if canvas_cell(corner, bit) == cell:
                return pinned, bit
    raise ValueError(f"{TILES[rank]} cannot be placed on {square}")


def gains_in(pinned: PinnedCity, rank: int, looker: Looker) -> list[tuple[int, float]]:
    """By place in a pinned square: what this tile would add there."""
    built = pinned[BUILT].bit_count()
    stride = STRIDE[rank]
    if not stride:
        open_cells = bits(frontier(pinned[BUILT]))
        return list(gain_rows(pinned, looker.expected[built + 1], open_cells)[rank].items())
    places = bits(anchors(pinned[BUILT], stride))
    if not places:
        return []
    rows = gain_rows(pinned, looker.expected[built + 2], bits(WHOLE & ~pinned[BUILT]))
    first, second = (rows[half] for half in HALVES[rank])
    return [(bit, first[bit] + second[bit << stride]) for bit in places]
