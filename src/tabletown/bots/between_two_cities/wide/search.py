"""`search` where Capitals is played: the same halving, in possible games of a wide crowd."""

from collections.abc import Sequence

from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.moves import Move, Side
from tabletown.between_two_cities.ranking import cities_of
from tabletown.between_two_cities.tiles import Tile
from tabletown.between_two_cities.view import View
from tabletown.bots.between_two_cities.appraisal import Scales, scales_for, ways
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.capitals import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.lanes import Lanes
from tabletown.bots.between_two_cities.search import SIMULATIONS, Clock, imagine, search_among
from tabletown.bots.between_two_cities.simulation import Columns, Simulator
from tabletown.bots.between_two_cities.wide.crowd import WideCrowd
from tabletown.bots.between_two_cities.wide.pinning import pinned
from tabletown.bots.bot import Budget, Decision
from tabletown.core.seat import Seat


class WideSearch:
    name = "search"

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget if budget != Budget() else Budget(simulations=SIMULATIONS)

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        clock = Clock(self.budget)
        rated = CapitalsJudge(view, BALANCED).rate(moves)
        return search_among(rated, lambda: WideSimulator(view, imagine(view, self.seed)), clock)


class WideSimulator(Simulator):
    def __init__(self, view: View, imagination: Imagination) -> None:
        super().__init__(view, imagination)
        self.scales = scales_for(view.cities, view.modules, BALANCED.future)
        self._pinned: dict[tuple[int, City], tuple[int, ...]] = {}
        self._places: dict[tuple[int, City, Tile], tuple[float, City]] = {}

    def _columns(self, cities: Sequence[City]) -> Columns:
        return [self._column(number, city) for number, city in enumerate(cities)]

    def _lanes(self, columns: Index, hands: Index) -> Lanes:
        return WideCrowd(self.view.seats, self.view.turn, columns, hands, self.view.modules)

    def _settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        left, right = cities_of(seat, self.view.seats)
        if len(tiles) == 2:
            found = []
            for one, other in ((tiles[0], tiles[1]), (tiles[1], tiles[0])):
                here, there = self._best(left, cities[left], one), self._best(right, cities[right], other)
                found.append((here[0] + there[0], here[1], there[1]))
            _, cities[left], cities[right] = max(found, key=lambda way: way[0])
        elif tiles:
            number = left if filled is Side.RIGHT else right
            cities[number] = self._best(number, cities[number], tiles[0])[1]

    def _column(self, number: int, city: City) -> tuple[int, ...]:
        key = (number, city)
        if key not in self._pinned:
            self._pinned[key] = pinned(city, self.scales[number].value(city))
        return self._pinned[key]

    def _best(self, number: int, city: City, tile: Tile) -> tuple[float, City]:
        key = (number, city, tile)
        if key not in self._places:
            self._places[key] = _best_place(self.scales[number], city, tile)
        return self._places[key]


def _best_place(scales: Scales, city: City, tile: Tile) -> tuple[float, City]:
    """What a tile gains at its best place, and the city with it."""
    value = scales.value(city)
    return max(((scales.value(after) - value, after) for _, after in ways(city, tile)), key=lambda way: way[0])
