"""The last tiles of a game are placed as `balanced` places them, straight from the rules; then points are counted."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.appraisal import ways
from tabletown.bots.between_two_cities.wide.guesses import standing
from tabletown.bots.between_two_cities.wide.settling import WideSettler
from tabletown.core.seat import Seat, all_seats


class Laying(NamedTuple):
    """One way to place a tile."""

    tile: Tile
    side: Side
    number: int
    """Of the city."""
    after: City


class Ending:
    """A table in its last turn, all choices revealed. Everybody has the same aims as `balanced` (see `standing`)."""

    def __init__(
        self,
        cities: Sequence[City],
        loose: Sequence[Sequence[Tile]],
        filled: Sequence[Side | None],
        modules: Modules,
    ) -> None:
        self.cities, self.loose, self.filled = list(cities), [list(tiles) for tiles in loose], list(filled)
        self.modules = modules
        self.seats = len(self.loose)

    def lay(self, seat: Seat, laying: Laying) -> None:
        self.cities[laying.number] = laying.after
        self.loose[seat].remove(laying.tile)
        self.filled[seat] = laying.side

    def play(self) -> list[int]:
        """Place all tiles; whoever has most of them left comes first. By city: what it scores then."""
        while any(self.loose):
            seat = max(all_seats(self.seats), key=lambda seat: len(self.loose[seat]))
            self.lay(seat, self._best(seat))
        return self._points(self.cities)

    def _best(self, seat: Seat) -> Laying:
        options = self._options(seat)
        if len(options) == 1:
            return options[0]
        settler = WideSettler(self.cities, self.modules, self.seats)
        ends = [self._points(self._settled(seat, laying, settler)) for laying in options]
        return options[int(standing(np.array(ends, np.float64).T, seat, self.seats).argmax())]

    def _options(self, seat: Seat) -> list[Laying]:
        tiles = self.loose[seat]
        return [
            Laying(tile, side, number, after)
            for tile in (tiles if tiles[0] is not tiles[-1] else tiles[:1])
            for side, number in zip((Side.LEFT, Side.RIGHT), cities_of(seat, self.seats), strict=True)
            if side is not self.filled[seat]
            for _, after in ways(self.cities[number], tile)
        ]

    def _settled(self, seat: Seat, laying: Laying, settler: WideSettler) -> list[City]:
        """All cities after this placement, and those of all other tiles as they seem best now."""
        cities = list(self.cities)
        cities[laying.number] = laying.after
        for other in all_seats(self.seats):
            tiles, filled = list(self.loose[other]), self.filled[other]
            if other == seat:
                tiles.remove(laying.tile)
                filled = laying.side
            settler.settle(cities, other, tiles, filled)
        return cities

    def _points(self, cities: Sequence[City]) -> list[int]:
        return [score.total for score in score_cities(cities, self.modules.districts)]
