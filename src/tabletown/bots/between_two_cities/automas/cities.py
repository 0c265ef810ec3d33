"""Moves of a solo game, rated and told why; and how cities of any size and with any tiles are seen there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence, Set
from functools import cache

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
from tabletown.bots.between_two_cities.evaluation import best_way
from tabletown.bots.between_two_cities.hints import tell_gain, tell_place, tell_then
from tabletown.bots.bot import Thought
from tabletown.core.sentence import Figure, Sentence, sentence


class SoloRating(ABC):
    """The moves of one View. Whoever sees cities in some way says what tiles add to them; cities are 0 and 1."""

    def __init__(self, view: SoloView, values: Sequence[float], lean: float, denial: float) -> None:
        """`values`: what the cities are worth now. `lean`: the cost of a difference between them, as the lower one
        counts; `denial`: of what the next Automa will find for Automaville in the row that is passed on."""
        self.view, self.values, self.lean, self.denial = view, values, lean, denial
        left, right = view.cities
        self.weigh = cache(weigh_ville(view.ville, (city_factories(left), city_factories(right))))
        """What a tile would add to Automaville: every pair asks for the same few tiles."""

    @abstractmethod
    def gain(self, city: int, tile: Tile) -> float:
        """What a tile adds to a city at its best place."""

    @abstractmethod
    def chosen(self, move: Choose, best: float, rest: Set[Tile]) -> float:
        """What a choice is worth, if its tiles on their best places are worth so much, and the rest is passed on."""

    @abstractmethod
    def placed(self, move: Place) -> tuple[float, float]:
        """What both cities are worth after it, and what it adds to its own."""

    @abstractmethod
    def wish(self, tile: Tile) -> float:
        """How much one of the cities would like to have a tile."""

    def rate(self, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        return sorted([self._rate(move) for move in moves], key=lambda thought: -thought.value)

    def together(self, one: float, other: float) -> float:
        return one + other - self.lean * abs(one - other)

    def _rate(self, move: SoloMove) -> Thought[SoloMove]:
        match move:
            case Choose():
                one, other = self.values
                best, words = best_way(move, self.gain, lambda here, there: self.together(one + here, other + there))
                rest = self._passed_on(move)
                return Thought(move, self.chosen(move, best, rest), self._kept(move, rest, words))
            case Discard(tile):
                # The rest of the hand stays: throw away what helps least.
                left, right = (tell_gain(self.gain(city, tile)) for city in (0, 1))
                return Thought(move, -self.wish(tile), sentence("hint-discard", left=left, right=right))
            case Place():
                value, here = self.placed(move)
                return Thought(move, value, self._placement(move, here))

    def _placement(self, move: Place, here: float) -> Sentence:
        """`B left +2.5, then P right +1.8`: your second tile goes into the other city."""
        words, number = tell_place(move.tile, move.side, here), side_number(move.side)
        if self.view.theirs[number] is move.tile:
            return words
        rest, other = list(self.view.loose), SIDES[1 - number]
        rest.remove(move.tile)
        if not rest or self.view.filled is other:
            return words
        return tell_then(words, rest[0], other, self.gain(1 - number, rest[0]))

    def _passed_on(self, move: Choose) -> Set[Tile]:
        """Nothing if no row is passed on, or nobody minds."""
        now = self.view.now
        return set(without(self.view.hand, move.tiles)) if self.denial and now is not None and now.passing else set()

    def _kept(self, move: Choose, rest: Set[Tile], words: Sentence) -> Sentence:
        """And what the next Automa would have liked to find: `…, keeps P (+6) from Automaville`."""
        if not rest:
            return words
        best = max(move.tiles, key=self.weigh)
        worth = self.weigh(best)
        if worth <= max(map(self.weigh, rest)):
            return words
        return sentence("hint-keeps", what=words, tile=str(best), worth=Figure(worth, places=0, signed=True))


class CityJudge:
    """`future` is how much of what may still come counts, `lean` the cost of a difference between the two cities."""

    def __init__(self, future: float, lean: float, denial: float) -> None:
        self.future, self.lean, self.denial = future, lean, denial

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first."""
        return _CityRating(self, view).rate(moves)

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


class _CityRating(SoloRating):
    def __init__(self, judge: CityJudge, view: SoloView) -> None:
        self.scales = judge.scales(view)
        values = [scale.value(city) for scale, city in zip(self.scales, view.cities, strict=True)]
        super().__init__(view, values, judge.lean, judge.denial)
        self.gains = [
            {tile: best_gain(city, tile, scale, value) for tile in (*view.hand, *view.loose)}
            for city, scale, value in zip(view.cities, self.scales, values, strict=True)
        ]

    def gain(self, city: int, tile: Tile) -> float:
        return self.gains[city][tile]

    def chosen(self, move: Choose, best: float, rest: Set[Tile]) -> float:
        return best - self.denial * max(map(self.weigh, rest), default=0)

    def wish(self, tile: Tile) -> float:
        return max(self.gain(0, tile), self.gain(1, tile))

    def placed(self, move: Place) -> tuple[float, float]:
        view, number, totals = self.view, side_number(move.side), list(self.values)
        city = view.cities[number]
        totals[number] = self.scales[number].value(city.place(move.tile, city.canvas.cell_of[move.square]))
        here, rest = totals[number] - self.values[number], list(view.loose)
        if view.theirs[number] is not move.tile:
            rest.remove(move.tile)
            if rest and view.filled is not SIDES[1 - number]:
                totals[1 - number] += self.gain(1 - number, rest[0])
        return self.together(*totals), here
