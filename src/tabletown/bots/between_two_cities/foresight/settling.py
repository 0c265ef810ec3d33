"""What cities with Capitals look like once all tiles that lie open are placed, each where it adds most."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.appraisal import Scales, best_place
from tabletown.bots.search.between_two_cities.placers import Settler


class GainPlacer:
    """Remembers where tiles went: many moves leave most cities as they are.

    Cities are appraised beside each other as they stood at first.
    """

    def __init__(self, scales: Scales) -> None:
        self._scales = scales
        self._places: dict[tuple[City, Tile], tuple[City, float]] = {}

    def lay(self, city: City, tiles: Sequence[Tile]) -> tuple[City, float]:
        """One tile, and what the city gains by it."""
        (tile,) = tiles
        if (city, tile) not in self._places:
            gain, after = best_place(self._scales, city, tile)
            self._places[city, tile] = after, gain
        return self._places[city, tile]


def gain_settler(scales: Sequence[Scales], seats: int) -> Settler:
    """`scales`: by city."""
    return Settler([GainPlacer(one) for one in scales], seats)
