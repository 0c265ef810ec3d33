"""What a tile would bring on every square of a city, as far as a bot can see: at any table of people."""

from functools import cache
from typing import Protocol

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for, ways
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.reading import square_gains


class SquareGains(Protocol):
    """About the cities of one View, by their numbers."""

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        """By legal square: points that the city gains in the end."""

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        """Points that the city gains at once."""


class PointsToday:
    """As the rules count cities, and so as everybody at the table is told."""

    def __init__(self, view: View) -> None:
        self.cities, self.districts = view.cities, view.modules.districts

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        ground = self.cities[city]
        after = ground.place(tile, ground.canvas.cell_of[square])
        then = (*self.cities[:city], after, *self.cities[city + 1 :])
        now, later = (score_cities(cities, self.districts)[city].total for cities in (self.cities, then))
        return later - now


class BaseGains(PointsToday):
    """For the base game; factories at their middling worth in the end."""

    def __init__(self, view: View, looker: Looker) -> None:
        super().__init__(view)
        self.looker = looker

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        return square_gains(self.cities[city], tile.rank, self.looker)


class CapitalsGains(PointsToday):
    """With Capitals."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.later = scales_for(view.cities, view.modules, future=1.0)

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        ground, scales = self.cities[city], self.later[city]
        value = scales.value(ground)
        return {ground.canvas.squares[cell]: scales.value(after) - value for cell, after in ways(ground, tile)}


def gains_for(view: View) -> SquareGains:
    return BaseGains(view, _looker()) if view.modules == BASE else CapitalsGains(view)


@cache
def _looker() -> Looker:
    return Looker(fitted_points())
