"""Moves of a solo game with Capitals, rated on the cities as they are, whatever their size and tiles."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tabletown.between_two_cities.automas.ville import ville_sizes
from tabletown.between_two_cities.automas.worth import city_factories, weigh_ville
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.districts import plan, sizes_in
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import SIDES, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.appraisal import Scales, best_gain
from tabletown.bots.between_two_cities.automas.reasons import Reasons
from tabletown.bots.bot import Thought

Gains: TypeAlias = tuple[dict[Tile, float], dict[Tile, float]]
"""By city: what each tile that could go there would add."""


class CityJudge:
    """`future` is how much of what may still come counts, `lean` the cost of a difference between the two cities."""

    def __init__(self, future: float, lean: float, denial: float) -> None:
        self.future = future
        self.lean = lean
        self.denial = denial

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        scales = self.scales(view)
        values = [scale.value(city) for scale, city in zip(scales, view.cities, strict=True)]
        left, right = (
            {tile: best_gain(city, tile, scale, value) for tile in (*view.hand, *view.loose)}
            for city, scale, value in zip(view.cities, scales, values, strict=True)
        )
        reasons = self._reasons(view, (left, right), values)
        rated = [self._rate(view, move, (left, right), scales, values, reasons) for move in moves]
        return sorted(rated, key=lambda thought: -thought.value)

    def scales(self, view: SoloView) -> tuple[Scales, Scales]:
        """How each city is to be valued beside the other one and Automaville."""
        modules = view.setting.modules
        plans = tuple(plan(district) for district in modules.districts)
        middle = ville_sizes(view.ville, modules.districts, hard=view.setting.hard)
        ville = view.ville.count()[Building.FACTORY]
        left, right = view.cities
        factories = [(city_factories(city), ville) for city in (right, left)]
        sizes = [(sizes_in(city, city.square_masks(), plans), middle) for city in (right, left)]
        one, other = (Scales(*rivals, plans, self.future) for rivals in zip(factories, sizes, strict=True))
        return one, other

    def _rate(
        self,
        view: SoloView,
        move: SoloMove,
        gains: Gains,
        scales: tuple[Scales, Scales],
        values: Sequence[float],
        reasons: Reasons,
    ) -> Thought[SoloMove]:
        left, right = values
        match move:
            case Choose((one, other)):
                ways = [(left + gains[0][a], right + gains[1][b]) for a, b in ((one, other), (other, one))]
                value = max(self._together(*way) for way in ways) - self._passed_on(view, move)
                return Thought(move, value, reasons.choice(move))
            case Discard(tile):
                return Thought(move, -max(gains[0][tile], gains[1][tile]), reasons.discard(move))
            case Place():
                number = side_number(move.side)
                city = view.cities[number]
                totals = list(values)
                totals[number] = scales[number].value(city.place(move.tile, city.canvas.cell_of[move.square]))
                words = reasons.placement(move, totals[number] - values[number])
                rest = list(view.loose)
                if view.theirs[number] is not move.tile:
                    rest.remove(move.tile)
                    if rest and view.filled is not SIDES[1 - number]:
                        totals[1 - number] += gains[1 - number][rest[0]]
                return Thought(move, self._together(*totals), words)

    def _reasons(self, view: SoloView, gains: Gains, values: Sequence[float]) -> Reasons:
        left, right = values
        return Reasons(
            view,
            lambda number, tile: gains[number][tile],
            lambda here, there: self._together(left + here, right + there),
            _weigh(view) if self.denial else None,
        )

    def _passed_on(self, view: SoloView, move: Choose) -> float:
        """What the next Automa will find for Automaville in the row that is passed on."""
        if not self.denial or view.now is None or view.now.passing is None:
            return 0.0
        weigh = _weigh(view)
        return self.denial * max(weigh(tile) for tile in set(without(view.hand, move.tiles)))

    def _together(self, left: float, right: float) -> float:
        return left + right - self.lean * abs(left - right)


def _weigh(view: SoloView) -> Callable[[Tile], int]:
    left, right = view.cities
    return weigh_ville(view.ville, (city_factories(left), city_factories(right)))
