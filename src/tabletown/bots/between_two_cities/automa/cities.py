"""Moves of a solo game with Capitals rated by points on the cities as they are, whatever their size and tiles."""

from collections.abc import Sequence

from tabletown.between_two_cities.automa.moves import Discard, Move
from tabletown.between_two_cities.automa.solo_score import score_solo
from tabletown.between_two_cities.automa.solo_state import SIDES, side_number
from tabletown.between_two_cities.automa.solo_view import SoloView
from tabletown.between_two_cities.automa.worth import city_factories, weigh_city
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.moves import Choose, Place
from tabletown.between_two_cities.tiles import Building, Tile
from tabletown.bots.bot import Thought


class CityJudge:
    """Looks at what a move gives at once; `lean` is the cost of a difference between the two cities."""

    def __init__(self, lean: float) -> None:
        self.lean = lean

    def rate(self, view: SoloView, moves: Sequence[Move]) -> list[Thought[Move]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        gains = self._gains(view)
        rated = [self._rate(view, move, gains) for move in moves]
        return sorted(rated, key=lambda thought: -thought.value)

    def _gains(self, view: SoloView) -> tuple[dict[Tile, int], dict[Tile, int]]:
        """By city: what each tile that could go there would add."""
        ville = view.ville.count()[Building.FACTORY]
        left, right = view.cities
        found = []
        for city, other in ((left, right), (right, left)):
            weigh = weigh_city(city, (ville, city_factories(other)))
            tiles = dict.fromkeys((*view.hand, *view.loose))
            # A city that has got everything of this turn may have no room left.
            found.append({tile: weigh(tile) if city.room_for(tile) else 0 for tile in tiles})
        return found[0], found[1]

    def _rate(self, view: SoloView, move: Move, gains: tuple[dict[Tile, int], dict[Tile, int]]) -> Thought[Move]:
        left, _, right = view.points
        match move:
            case Choose((one, other)):
                ways = [(left + gains[0][a], right + gains[1][b]) for a, b in ((one, other), (other, one))]
                return Thought(move, max(self._together(*way) for way in ways), f"keep {one} and {other}")
            case Discard(tile):
                return Thought(move, -float(max(gains[0][tile], gains[1][tile])), f"throw {tile} away")
            case Place():
                return Thought(move, self._placed(view, move, gains), f"{move.tile} {move.side} {move.square}")

    def _placed(self, view: SoloView, move: Place, gains: tuple[dict[Tile, int], dict[Tile, int]]) -> float:
        number = side_number(move.side)
        cities: list[City] = list(view.cities)
        cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
        totals = list(score_solo(cities, view.ville, view.setting).totals()[::2])
        rest = list(view.loose)
        if view.theirs[number] is not move.tile:
            rest.remove(move.tile)
            other = 1 - number
            if rest and view.filled is not SIDES[other]:
                totals[other] += gains[other][rest[0]]
        return self._together(*totals)

    def _together(self, left: int, right: int) -> float:
        return left + right - self.lean * abs(left - right)
