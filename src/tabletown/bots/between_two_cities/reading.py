"""From what a seat may know to what bots compute with: ranks of tiles, and cities in pinned squares."""

from functools import lru_cache

from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.outlook import Looker, gain_rows
from tabletown.bots.between_two_cities.site import (
    BUILT,
    HALVES,
    STRIDE,
    TILES,
    WHOLE,
    Site,
    anchors,
    bits,
    canvas_cell,
    frontier,
    pinned,
)


@lru_cache(maxsize=4096)
def sites(city: City) -> tuple[tuple[int, Site], ...]:
    """Every square the city can still become, the one that leaves most room to build on first."""
    return tuple(sorted(pinned(city), key=lambda found: -frontier(found[1][BUILT]).bit_count()))


def likely_site(city: City) -> Site:
    return sites(city)[0][1]


def square_gains(city: City, rank: int, looker: Looker) -> dict[str, float]:
    """By legal square: what this tile would add there, the best over all squares the city can become with it."""
    ground = city.canvas
    room = city.room_for(TILES[rank])
    found: dict[str, float] = {}
    for corner, site in sites(city):
        for bit, gain in gains_in(site, rank, looker):
            cell = canvas_cell(corner, bit)
            if not city.built:
                cell = ground.middle
            if room >> cell & 1:
                square = ground.squares[cell]
                found[square] = max(gain, found.get(square, gain))
    return found


def site_and_bit(city: City, rank: int, square: str) -> tuple[Site, int]:
    """A pinned square of the city in which this placement fits, and where it lies there."""
    cell = city.canvas.cell_of[square]
    for corner, site in sites(city):
        open_cells = frontier(site[BUILT]) if not STRIDE[rank] else anchors(site[BUILT], STRIDE[rank])
        for bit in bits(open_cells):
            if canvas_cell(corner, bit) == cell:
                return site, bit
    raise ValueError(f"{TILES[rank]} cannot be placed on {square}")


def gains_in(site: Site, rank: int, looker: Looker) -> list[tuple[int, float]]:
    """By place in a pinned square: what this tile would add there."""
    built = site[BUILT].bit_count()
    stride = STRIDE[rank]
    if not stride:
        open_cells = bits(frontier(site[BUILT]))
        return list(gain_rows(site, looker.outlook[built + 1], open_cells)[rank].items())
    places = bits(anchors(site[BUILT], stride))
    if not places:
        return []
    rows = gain_rows(site, looker.outlook[built + 2], bits(WHOLE & ~site[BUILT]))
    first, second = (rows[half] for half in HALVES[rank])
    return [(bit, first[bit] + second[bit << stride]) for bit in places]
