"""What the cities look like once all tiles that lie open are placed: everybody places as a judge would."""

from collections.abc import Sequence

from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.moves import Side
from tabletown.between_two_cities.ranking import cities_of
from tabletown.between_two_cities.tiles import Tile
from tabletown.bots.between_two_cities.evaluation import Judge, offer
from tabletown.bots.between_two_cities.reading import likely_site, site_and_bit, sites, square_gains
from tabletown.bots.between_two_cities.site import Site, put
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

    def roomiest(self, city: City) -> Site:
        """The square the city can become that offers most to the tiles to come."""
        looker = self.judge.looker
        if city.is_full:
            return likely_site(city)
        return max((site for _, site in sites(city)), key=lambda site: offer(looker.look(site).gains))

    def _settle_both(self, cities: list[City], left: int, right: int, tiles: Sequence[Tile]) -> None:
        looker = self.judge.looker
        bases = [looker.value(likely_site(cities[city])) for city in (left, right)]
        ways = []
        for one, other in ((tiles[0], tiles[1]), (tiles[1], tiles[0])):
            here, there = self._best(cities[left], one), self._best(cities[right], other)
            value = self.judge.together(bases[0] + here[0], bases[1] + there[0], self.seats)
            ways.append((value, here[1], there[1]))
        _, cities[left], cities[right] = max(ways, key=lambda way: way[0])

    def _best(self, city: City, tile: Tile) -> tuple[float, City]:
        """What a tile gains at its best place, and the city with it."""
        found = self._places.get((city, tile))
        if found is None:
            gains = square_gains(city, tile.rank, self.judge.looker)
            square = max(gains, key=lambda name: gains[name] + self._openness(city, tile, name))
            gain = gains[square] + self._openness(city, tile, square)
            found = self._places[city, tile] = gain, city.place(tile, city.canvas.cell_of[square])
        return found

    def _openness(self, city: City, tile: Tile, square: str) -> float:
        site, bit = site_and_bit(city, tile.rank, square)
        return self.judge.openness(site, put(site, tile.rank, bit))
