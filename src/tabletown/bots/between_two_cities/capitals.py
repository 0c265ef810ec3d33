"""Bots at a table with Capitals: the same tastes, judging by `appraisal`. Without Capitals they play as ever."""

from collections.abc import Callable, Sequence
from functools import cached_property

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import city_index, without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import best_gain, scales_for
from tabletown.bots.between_two_cities.foresight.pinning import offers
from tabletown.bots.between_two_cities.hints import tell_pair, tell_place, tell_then
from tabletown.bots.between_two_cities.taste import Taste
from tabletown.bots.bot import Bot, Decision, Thought, first_of
from tabletown.core.seat import Seat

GREEDY = Taste()
BALANCED = Taste(future=1.0, lean=0.6, vision=3.0, denial=0.3)


class EveryTable:
    """A bot for the base game, and one that is made with the first table where Capitals is played."""

    def __init__(self, base: Bot[View, Move], make_capitals: Callable[[], Bot[View, Move]]) -> None:
        self.base, self.name = base, base.name
        self._make_capitals = make_capitals

    @cached_property
    def capitals(self) -> Bot[View, Move]:
        return self._make_capitals()

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return (self.base if view.modules == BASE else self.capitals).decide(view, moves)


class CapitalsBot:
    """Plays what its taste likes best."""

    def __init__(self, name: str, taste: Taste) -> None:
        self.name = name
        self.taste = taste

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of(CapitalsJudge(view, self.taste).rate(moves))


class CapitalsJudge:
    """Rates the moves of the seat that a View belongs to."""

    def __init__(self, view: View, taste: Taste) -> None:
        if view.seat is None:
            raise ValueError("an onlooker has no move to choose")
        self.view, self.seat, self.taste = view, view.seat, taste
        self.scales = scales_for(view.cities, view.modules, taste.future)
        self.values = [scales.value(city) for scales, city in zip(self.scales, view.cities, strict=True)]
        self.known: dict[tuple[int, int], float] = {}

    def rate(self, moves: Sequence[Move]) -> list[Thought[Move]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        places = [move for move in moves if isinstance(move, Place)]
        rated = [self._choice(move) for move in moves if isinstance(move, Choose)]
        rated += [self._placement(*placed) for placed in zip(places, *self._placed(places), strict=True)]
        return sorted(rated, key=lambda thought: -thought.value)

    def gain(self, number: int, tile: Tile) -> float:
        """What a tile adds at best to a city."""
        key = (number, tile.rank)
        if key not in self.known:
            self.known[key] = best_gain(self.view.cities[number], tile, self.scales[number], self.values[number])
        return self.known[key]

    def _together(self, left: float, right: float) -> float:
        """What gains in the left and the right city mean for the seat: the worse city counts more (rule 7.1)."""
        one, other = (self.values[city] for city in cities_of(self.seat, self.view.seats))
        if self.view.seats == 2:
            return left + right
        before, after = abs(one - other), abs(one + left - other - right)
        return left + right - self.taste.lean * (after - before)

    def _choice(self, move: Choose) -> Thought[Move]:
        left_city, right_city = cities_of(self.seat, self.view.seats)
        first, second = move.tiles
        ways = []
        for left, right in ((first, second), (second, first)):
            here, there = self.gain(left_city, left), self.gain(right_city, right)
            ways.append((self._together(here, there), tell_pair(left, here, right, there)))
        value, words = max(ways, key=lambda way: way[0])
        return Thought(move, value + self._passed_on(move), words)

    def _passed_on(self, move: Choose) -> float:
        passing = self.view.turns[self.view.turn].passing
        if not self.taste.denial or passing is None:
            return 0.0
        rest = without(self.view.hand, move.tiles)
        holder = Seat((self.seat + (1 if passing is Passing.LEFT else -1)) % self.view.seats)
        own = cities_of(self.seat, self.view.seats)
        value = 0.0
        for city in cities_of(holder, self.view.seats):
            best = max(self.gain(city, tile) for tile in rest)
            value += best if city in own else -best
        return self.taste.denial * value

    def _placed(self, moves: Sequence[Place]) -> tuple[list[City], list[float]]:
        """The cities after these placements, and what each changes in what the next tiles will find there."""
        before = [self.view.cities[city_index(self.seat, move.side, self.view.seats)] for move in moves]
        after = [
            city.place(move.tile, city.canvas.cell_of[move.square]) for city, move in zip(before, moves, strict=True)
        ]
        if not self.taste.vision or any(city.is_full for city in after) or len(after) < 2:
            return after, [0.0] * len(after)
        found = offers([*after, *dict.fromkeys(before)])
        now = dict(zip(dict.fromkeys(before), found[len(after) :], strict=True))
        share = self.taste.vision * (1 - len(after[0]) / after[0].canvas.cells)
        return after, [share * (there - now[city]) for there, city in zip(found, before, strict=False)]

    def _placement(self, move: Place, after: City, openness: float) -> Thought[Move]:
        number = city_index(self.seat, move.side, self.view.seats)
        here = self.scales[number].value(after) - self.values[number] + openness
        words = tell_place(move.tile, move.side, here)
        other = Side.RIGHT if move.side is Side.LEFT else Side.LEFT
        later, there = _other_tile(self.view.loose[self.seat], move.tile), 0.0
        if later is not None:
            there = self.gain(city_index(self.seat, other, self.view.seats), later)
            words = tell_then(words, later, other, there)
        left, right = (here, there) if move.side is Side.LEFT else (there, here)
        return Thought(move, self._together(left, right), words)


def _other_tile(tiles: Sequence[Tile], placed: Tile) -> Tile | None:
    rest = list(tiles)
    rest.remove(placed)
    return rest[0] if rest else None
