"""What a tile would bring on every square of a city, as far as a bot can see: at any table of people."""

from functools import cache
from typing import Protocol

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for, ways
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Looker
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.pinned_city import points, put
from tabletown.bots.between_two_cities.reading import pinned_and_bit, square_gains


class SquareGains(Protocol):
    """About the cities of one View, by their numbers."""

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        """By legal square: points that the city gains in the end."""

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        """Points that the city gains at once."""


class BaseGains:
    """For the base game; factories at their middling worth."""

    def __init__(self, view: View, looker: Looker) -> None:
        self.cities = view.cities
        self.looker = looker

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        return square_gains(self.cities[city], tile.rank, self.looker)

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        pinned, bit = pinned_and_bit(self.cities[city], tile.rank, square)
        return round(points(put(pinned, tile.rank, bit), EXPECTED_WORTH) - points(pinned, EXPECTED_WORTH))


class CapitalsGains:
    """With Capitals: factories and districts as they compare today."""

    def __init__(self, view: View) -> None:
        self.cities = view.cities
        self.today = scales_for(view.cities, view.modules, future=0.0)
        self.later = scales_for(view.cities, view.modules, future=1.0)

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        ground, scales = self.cities[city], self.later[city]
        value = scales.value(ground)
        return {ground.canvas.squares[cell]: scales.value(after) - value for cell, after in ways(ground, tile)}

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        ground, scales = self.cities[city], self.today[city]
        after = ground.place(tile, ground.canvas.cell_of[square])
        return round(scales.value(after) - scales.value(ground))


def gains_for(view: View) -> SquareGains:
    return BaseGains(view, _looker()) if view.modules == BASE else CapitalsGains(view)


@cache
def _looker() -> Looker:
    return Looker(fitted_points())
