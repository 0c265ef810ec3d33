"""Tiles that lie open are placed as a good judge would, straight from the rules: once for all worlds.

The policy of playouts looks at many cities at once and only roughly; what follows at once from a move deserves more.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Protocol

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.appraisal import Scales, best_place
from tabletown.bots.between_two_cities.evaluation import Judge
from tabletown.bots.between_two_cities.expected_points import Looker, square_gains
from tabletown.bots.between_two_cities.pinned_city import likely_city, pinned_and_bit, put
from tabletown.core.seat import Seat


class Placer(ABC):
    """Many contenders leave most cities as they are: what was laid once is remembered."""

    def __init__(self) -> None:
        self._known = cache(self._lay)

    def lay(self, city: City, tiles: Sequence[Tile]) -> tuple[City, float]:
        """All of them where each adds most, the one that adds more first; and what the city may score then."""
        return self._known(city, tuple(tiles))

    @abstractmethod
    def _lay(self, city: City, tiles: tuple[Tile, ...]) -> tuple[City, float]: ...


class TablesPlacer(Placer):
    """By what was learned of cities in the base game."""

    def __init__(self, looker: Looker) -> None:
        super().__init__()
        self.looker = looker

    def _lay(self, city: City, tiles: tuple[Tile, ...]) -> tuple[City, float]:
        left = list(tiles)
        while left:
            _, square, tile = max((*self._best(city, tile), tile) for tile in left)
            left.remove(tile)
            city = city.place(tile, city.canvas.cell_of[square])
        return city, self.looker.value(likely_city(city))

    def _best(self, city: City, tile: Tile) -> tuple[float, str]:
        gains = square_gains(city, tile.rank, self.looker)
        square = max(gains, key=lambda one: gains[one])
        return gains[square], square


class RulesPlacer(Placer):
    """By what a city promises with Capitals, beside the others as they stood at first."""

    def __init__(self, scales: Scales) -> None:
        super().__init__()
        self.scales = scales

    def _lay(self, city: City, tiles: tuple[Tile, ...]) -> tuple[City, float]:
        for tile in tiles:
            city = best_place(self.scales, city, tile)[1]
        return city, self.scales.value(city)


class Settles(Protocol):
    """Places what lies open, in a list of cities."""

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        """All tiles of a seat; `filled`: the side that has got its tile already."""

    def lay(self, cities: list[City], number: int, tile: Tile) -> None: ...


class Settler:
    """Everybody's tiles at a table of people, one seat after another: each pair the way round that adds more."""

    def __init__(self, placers: Sequence[Placer], seats: int) -> None:
        self.placers, self.seats = placers, seats

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        left, right = cities_of(seat, self.seats)
        if len(tiles) == 2:
            one, other = tiles
            ways = [
                (self.placers[left].lay(cities[left], [here]), self.placers[right].lay(cities[right], [there]))
                for here, there in ((one, other), (other, one))
            ]
            here, there = max(ways, key=lambda way: way[0][1] + way[1][1])
            cities[left], cities[right] = here[0], there[0]
        elif tiles:
            number = left if filled is Side.RIGHT else right
            self.lay(cities, number, tiles[0])

    def lay(self, cities: list[City], number: int, tile: Tile) -> None:
        cities[number] = self.placers[number].lay(cities[number], [tile])[0]


class JudgeSettler:
    """The same as `balanced` would: it minds what a place leaves to the next tiles, and lifts the lower city."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge, self.seats = judge, seats
        self._best = cache(self._best_place)

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        left, right = cities_of(seat, self.seats)
        if len(tiles) == 2:
            grounds, ways = self.judge.grounds(cities), []
            for one, other in ((tiles[0], tiles[1]), (tiles[1], tiles[0])):
                here, there = self._best(cities[left], one), self._best(cities[right], other)
                first = grounds[left].value + grounds[left].bonus(one.rank) + here[0]
                second = grounds[right].value + grounds[right].bonus(other.rank) + there[0]
                ways.append((self.judge.together(first, second, self.seats), here[1], there[1]))
            _, cities[left], cities[right] = max(ways, key=lambda way: way[0])
        elif tiles:
            self.lay(cities, left if filled is Side.RIGHT else right, tiles[0])

    def lay(self, cities: list[City], number: int, tile: Tile) -> None:
        cities[number] = self._best(cities[number], tile)[1]

    def _best_place(self, city: City, tile: Tile) -> tuple[float, City]:
        """What a tile gains at its best place, and the city with it."""
        return max(self._places_of(city, tile), key=lambda place: place[0])

    def _places_of(self, city: City, tile: Tile) -> Iterator[tuple[float, City]]:
        for square, gain in square_gains(city, tile.rank, self.judge.looker).items():
            site, bit = pinned_and_bit(city, tile.rank, square)
            openness = self.judge.openness(site, put(site, tile.rank, bit))
            yield gain + openness, city.place(tile, city.canvas.cell_of[square])
