"""What the cities look like once all tiles that lie open are placed: everybody places as a judge would."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.evaluation import Ground, Judge, offer
from tabletown.bots.between_two_cities.pinned_city import PinnedCity, put
from tabletown.bots.between_two_cities.reading import by_likelihood, likely_city, pinned_and_bit, square_gains
from tabletown.core.seat import Seat


class Settler:
    """Places loose tiles, and remembers where: many candidates leave most cities as they are."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.seats = seats
        self._places: dict[tuple[City, Tile], tuple[float, City]] = {}

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        """Place a seat's loose tiles; `filled` is the side that has got its tile already."""
        left, right = cities_of(seat, self.seats)
        if len(tiles) == 2:
            self._settle_both(cities, left, right, tiles)
        elif tiles:
            city = left if filled is Side.RIGHT else right
            cities[city] = self._best(cities[city], tiles[0])[1]

    def roomiest(self, city: City) -> PinnedCity:
        """The square the city can become that offers most to the tiles to come."""
        if city.is_full:
            return likely_city(city)
        look = self.judge.looker.look
        return max((site for _, site in by_likelihood(city)), key=lambda site: offer(look(site).gains))

    def _settle_both(self, cities: list[City], left: int, right: int, tiles: Sequence[Tile]) -> None:
        grounds = self.judge.grounds(cities)
        ways = []
        for one, other in ((tiles[0], tiles[1]), (tiles[1], tiles[0])):
            here, there = self._best(cities[left], one), self._best(cities[right], other)
            both = _with(grounds[left], one, here[0]), _with(grounds[right], other, there[0])
            ways.append((self.judge.together(*both, self.seats), here[1], there[1]))
        _, cities[left], cities[right] = max(ways, key=lambda way: way[0])

    def _best(self, city: City, tile: Tile) -> tuple[float, City]:
        """What a tile gains at its best place, and the city with it."""
        found = self._places.get((city, tile))
        if found is None:
            found = self._places[city, tile] = max(self._places_of(city, tile), key=lambda place: place[0])
        return found

    def _places_of(self, city: City, tile: Tile) -> list[tuple[float, City]]:
        found = []
        for square, gain in square_gains(city, tile.rank, self.judge.looker).items():
            site, bit = pinned_and_bit(city, tile.rank, square)
            openness = self.judge.openness(site, put(site, tile.rank, bit))
            found.append((gain + openness, city.place(tile, city.canvas.cell_of[square])))
        return found


def _with(ground: Ground, tile: Tile, gain: float) -> float:
    return ground.value + gain + ground.bonus(tile.rank)
