"""What a tile would bring on every square of a city, as far as a bot can see: at any table of people."""

from functools import cache
from typing import Protocol

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for, ways
from tabletown.bots.between_two_cities.fitted import fitted_outlook
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH, Looker
from tabletown.bots.between_two_cities.reading import site_and_bit, square_gains
from tabletown.bots.between_two_cities.site import points, put


class Sense(Protocol):
    """About the cities of one View, by their numbers."""

    def gains(self, city: int, tile: Tile) -> dict[str, float]:
        """By legal square: points that the city gains in the end."""

    def now(self, city: int, tile: Tile, square: str) -> int:
        """Points that the city gains at once."""


class SmallSense:
    """For the base game; factories at their middling worth."""

    def __init__(self, view: View, looker: Looker) -> None:
        self.cities = view.cities
        self.looker = looker

    def gains(self, city: int, tile: Tile) -> dict[str, float]:
        return square_gains(self.cities[city], tile.rank, self.looker)

    def now(self, city: int, tile: Tile, square: str) -> int:
        site, bit = site_and_bit(self.cities[city], tile.rank, square)
        return round(points(put(site, tile.rank, bit), EXPECTED_WORTH) - points(site, EXPECTED_WORTH))


class WideSense:
    """With Capitals: factories and districts as they compare today."""

    def __init__(self, view: View) -> None:
        self.cities = view.cities
        self.today = scales_for(view.cities, view.modules, future=0.0)
        self.later = scales_for(view.cities, view.modules, future=1.0)

    def gains(self, city: int, tile: Tile) -> dict[str, float]:
        ground, scales = self.cities[city], self.later[city]
        value = scales.value(ground)
        return {ground.canvas.squares[cell]: scales.value(after) - value for cell, after in ways(ground, tile)}

    def now(self, city: int, tile: Tile, square: str) -> int:
        ground, scales = self.cities[city], self.today[city]
        after = ground.place(tile, ground.canvas.cell_of[square])
        return round(scales.value(after) - scales.value(ground))


def sense_of(view: View) -> Sense:
    return SmallSense(view, _looker()) if view.modules == BASE else WideSense(view)


@cache
def _looker() -> Looker:
    return Looker(fitted_outlook())
