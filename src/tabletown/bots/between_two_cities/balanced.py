"""The simple bots at tables of people: they rate moves and look no further.

In the base game they judge by what cities are expected to become, with Capitals straight from the rules (`appraisal`).
There `balanced` also looks ahead (`foresight`).
"""

from collections.abc import Callable, Sequence

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Move, Place
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import best_gain, scales_for
from tabletown.bots.between_two_cities.evaluation import Judge, PeopleRating, Taste
from tabletown.bots.between_two_cities.expected_points import Looker, faint, fitted_points
from tabletown.bots.bot import Bot, ByTable, Decision, first_of

TASTE = Taste(lean=0.5, vision=3.0, denial=0.5)
"""Of `balanced` in the base game."""
HINT, GLANCE = 0.08, 0.1
"""So little of what is to come, and of what a place leaves open, only decides between moves of the same points."""
GREEDY, BALANCED = Taste(), Taste(future=1.0, lean=0.6, vision=3.0, denial=0.3)
"""With Capitals."""


class EveryTable(ByTable[View, Move]):
    """A bot for the base game, and one that is made with the first table where Capitals is played."""

    def __init__(self, base: Bot[View, Move], make_capitals: Callable[[], Bot[View, Move]]) -> None:
        super().__init__(
            base.name,
            lambda view: "base" if view.modules == BASE else "capitals",
            lambda kind: base if kind == "base" else make_capitals(),
        )


class JudgingBot:
    """Plays what its judge likes best."""

    def __init__(self, name: str, judge: Judge) -> None:
        self.name, self.judge = name, judge

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of(self.judge.rate(view, moves))


class BalancedBot(JudgingBot):
    """Lifts the worse city, builds by what both can still become, and minds what it passes on."""

    def __init__(self) -> None:
        super().__init__("balanced", Judge(Looker(fitted_points()), TASTE))


class GreedyBot(JudgingBot):
    """Takes what gives most points at once in both cities together; only between equals it thinks of later."""

    def __init__(self) -> None:
        looker = Looker(tuple([faint(prospect, HINT) for prospect in fitted_points()]))
        super().__init__("greedy", Judge(looker, Taste(vision=GLANCE, decided_at_start=1.0)))


class CapitalsBot:
    """Plays what its taste likes best."""

    def __init__(self, name: str, taste: Taste) -> None:
        self.name, self.taste = name, taste

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        return first_of(CapitalsJudge(view, self.taste).rate(moves))


class CapitalsJudge(PeopleRating):
    """Sees cities as the rules count them, and by what they promise."""

    def __init__(self, view: View, taste: Taste) -> None:
        super().__init__(view, taste)
        self.scales = scales_for(view.cities, view.modules, taste.future)
        self.values = [scales.value(city) for scales, city in zip(self.scales, view.cities, strict=True)]
        self._known: dict[tuple[int, int], float] = {}

    def gain(self, city: int, tile: Tile) -> float:
        key = (city, tile.rank)
        if key not in self._known:
            self._known[key] = best_gain(self.view.cities[city], tile, self.scales[city], self.values[city])
        return self._known[key]

    def second(self, city: int, tile: Tile) -> float:
        return self.gain(city, tile)

    def both(self, left: float, right: float) -> float:
        """The worse city counts more (rule 7.1), but with two players."""
        one, other = (self.values[city] for city in self.own)
        if self.view.seats == 2:
            return left + right
        before, after = abs(one - other), abs(one + left - other - right)
        return left + right - self.taste.lean * (after - before)

    def placed(self, moves: Sequence[Place]) -> list[float]:
        """What the cities are worth then, and what each placement changes in what the next tiles will find there."""
        numbers = [city_index(self.seat, move.side, self.view.seats) for move in moves]
        before = [self.view.cities[number] for number in numbers]
        after = [
            city.place(move.tile, city.canvas.cell_of[move.square]) for city, move in zip(before, moves, strict=True)
        ]
        openness = [0.0] * len(after)
        if self.taste.vision and len(after) > 1 and not any(city.is_full for city in after):
            # Arrays come with the first table that asks for them: bots of the base game play without NumPy.
            from tabletown.bots.between_two_cities.foresight.gains import offers

            found = offers([*after, *dict.fromkeys(before)])
            now = dict(zip(dict.fromkeys(before), found[len(after) :], strict=True))
            share = self.taste.vision * (1 - len(after[0]) / after[0].canvas.cells)
            openness = [share * (there - now[city]) for there, city in zip(found, before, strict=False)]
        return [
            self.scales[number].value(city) - self.values[number] + more
            for number, city, more in zip(numbers, after, openness, strict=True)
        ]
