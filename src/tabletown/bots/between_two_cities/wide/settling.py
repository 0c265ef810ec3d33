"""What cities with Capitals look like once all tiles that lie open are placed, each where it adds most."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.appraisal import best_place, scales_for
from tabletown.bots.between_two_cities.capitals import BALANCED
from tabletown.core.seat import Seat


class WideSettler:
    """Places loose tiles, and remembers where: many candidates leave most cities as they are.

    Cities are appraised beside each other as they stood at first.
    """

    def __init__(self, cities: Sequence[City], modules: Modules, seats: int) -> None:
        self.scales = scales_for(cities, modules, BALANCED.future)
        self.seats = seats
        self._places: dict[tuple[int, City, Tile], tuple[float, City]] = {}

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        """Place a seat's loose tiles; `filled` is the side that has got its tile already."""
        left, right = cities_of(seat, self.seats)
        if len(tiles) == 2:
            found = []
            for one, other in ((tiles[0], tiles[1]), (tiles[1], tiles[0])):
                here, there = self._best(left, cities[left], one), self._best(right, cities[right], other)
                found.append((here[0] + there[0], here[1], there[1]))
            _, cities[left], cities[right] = max(found, key=lambda way: way[0])
        elif tiles:
            number = left if filled is Side.RIGHT else right
            cities[number] = self._best(number, cities[number], tiles[0])[1]

    def _best(self, number: int, city: City, tile: Tile) -> tuple[float, City]:
        key = (number, city, tile)
        if key not in self._places:
            self._places[key] = best_place(self.scales[number], city, tile)
        return self._places[key]
