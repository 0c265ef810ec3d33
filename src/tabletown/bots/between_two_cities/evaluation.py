"""Moves at a table of people, rated by what they do for a seat's two cities; and how that is seen in the base game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.state import city_index, without
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import next_holder
from tabletown.bots.between_two_cities.appraisal import factory_worth
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Looker, square_gains
from tabletown.bots.between_two_cities.pinned_city import (
    BUILT,
    CELLS,
    FACTORY,
    HALVES,
    TILES,
    PinnedCity,
    likely_city,
    pinned_and_bit,
    put,
)
from tabletown.bots.bot import Thought
from tabletown.core.seat import Seat
from tabletown.core.sentence import Figure, Sentence

M = TypeVar("M")

OFFERED = tuple(SINGLE_COUNTS[tile] / len(SINGLES) for tile in TILES[:9])
"""By building: the share of single tiles that carry it."""
FACTORIES = tuple(halves.count(FACTORY) for halves in HALVES)
"""By the rank of a tile: the factories on it."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a bot cares about besides points that stand, all of it in points for points."""

    lean: float = 0.0
    """The cost of a difference between its two cities."""
    vision: float = 0.0
    """The worth of what the next tiles will find in a city."""
    denial: float = 0.0
    """The worth of what the next seat will find in a hand that is passed on: for a shared city good, else bad."""
    decided_at_start: float = 0.0
    """How far today's order of factories counts while nothing is built (see `races`); without Capitals."""
    future: float = 0.0
    """How much of what a city may still become is counted; with Capitals."""


def acting(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("an onlooker has no move to choose")
    return view.seat


class MoveRating(ABC, Generic[M]):
    """The moves of one View. Whoever sees cities in some way says what tiles add to them."""

    own: tuple[int, int]
    """The numbers of the left and of the right city of whoever moves."""

    @abstractmethod
    def gain(self, city: int, tile: Tile) -> float:
        """What a tile adds at best to a city, by its number."""

    @abstractmethod
    def both(self, left: float, right: float) -> float:
        """What gains in the left and in the right city mean for whoever moves."""

    @abstractmethod
    def thoughts(self, moves: Sequence[M]) -> list[Thought[M]]:
        """All moves with their values, in any order."""

    def rate(self, moves: Sequence[M]) -> list[Thought[M]]:
        """The same, best first; equal values keep the order of the list."""
        return sorted(self.thoughts(moves), key=lambda thought: -thought.value)

    def best_way(self, move: Choose) -> tuple[float, Sentence]:
        """Which way round two tiles are worth more, one to the left and one to the right: how much, and why."""
        first, second = move.tiles
        ways = []
        for left, right in ((first, second), (second, first)):
            here, there = self.gain(self.own[0], left), self.gain(self.own[1], right)
            ways.append((self.both(here, there), tell_pair(left, here, right, there)))
        return max(ways, key=lambda way: way[0])


def paired(one: float, other: float, lean: float) -> float:
    """What two cities are worth to whoever builds both: each point between them costs so much."""
    return one + other - lean * abs(one - other)


class PeopleRating(MoveRating[Move]):
    """The moves of the seat that a View of a table of people belongs to."""

    def __init__(self, view: View, taste: Taste) -> None:
        self.view, self.seat, self.taste = view, acting(view), taste
        self.own = cities_of(self.seat, view.seats)

    @abstractmethod
    def second(self, city: int, tile: Tile) -> float:
        """What a tile adds at best if it is placed after the one that is rated."""

    @abstractmethod
    def placed(self, moves: Sequence[Place]) -> list[float]:
        """What each of these placements adds to its city."""

    def thoughts(self, moves: Sequence[Move]) -> list[Thought[Move]]:
        places = [move for move in moves if isinstance(move, Place)]
        found = [self._choice(move) for move in moves if isinstance(move, Choose)]
        return found + [self._placement(*placed) for placed in zip(places, self.placed(places), strict=True)]

    def _choice(self, move: Choose) -> Thought[Move]:
        value, words = self.best_way(move)
        return Thought(move, value + self._passed_on(move), words)

    def _passed_on(self, move: Choose) -> float:
        """What the next holder of this hand will find in the rest, as far as it concerns this seat."""
        turn = self.view.turns[self.view.turn]
        if not self.taste.denial or turn.passing is None:
            return 0.0
        rest = set(without(self.view.hand, move.tiles))
        value = 0.0
        for city in cities_of(Seat(next_holder(self.seat, turn, self.view.seats)), self.view.seats):
            best = max([self.gain(city, tile) for tile in rest])
            value += best if city in self.own else -best
        return self.taste.denial * value

    def _placement(self, move: Place, here: float) -> Thought[Move]:
        words, there = tell_place(move.tile, move.side, here), 0.0
        other = Side.RIGHT if move.side is Side.LEFT else Side.LEFT
        rest = list(self.view.loose[self.seat])
        rest.remove(move.tile)
        if rest:
            there = self.second(city_index(self.seat, other, self.view.seats), rest[0])
            words = tell_then(words, rest[0], other, there)
        gains = (here, there) if move.side is Side.LEFT else (there, here)
        return Thought(move, self.both(*gains), words)


class Race(NamedTuple):
    """What factories will be worth, in points beyond their middling worth, as cities compete for the most of them (rule
    6.2): each of this city's that stands, and each once one more does."""

    standing: float
    joined: float


def races(cities: Sequence[PinnedCity], decided_at_start: float) -> list[Race]:
    """By city. The order of today counts more the fuller a city is."""
    counts = tuple([pinned[FACTORY].bit_count() for pinned in cities])
    found = []
    for pinned, count in zip(cities, counts, strict=True):
        part = decided_at_start + (1 - decided_at_start) * pinned[BUILT].bit_count() / CELLS
        now, then = (factory_worth(number, counts) - EXPECTED_WORTH for number in (count, count + 1))
        found.append(Race(part * now, part * then))
    return found


class Ground:
    """One city as a judge sees it, its factories in the race with those of the others."""

    def __init__(self, pinned: PinnedCity, race: Race, looker: Looker) -> None:
        self.pinned, self.race, self.looker = pinned, race, looker

    @cached_property
    def value(self) -> float:
        return self.looker.value(self.pinned) + self.race.standing * self.pinned[FACTORY].bit_count()

    def bonus(self, rank: int) -> float:
        """What the race adds to the gain of a tile."""
        return self.race.joined * FACTORIES[rank]

    def gain(self, rank: int) -> float:
        return self.looker.best(self.pinned, rank)[0] + self.bonus(rank)


class Judge:
    """Sees cities of the base game by the points to expect."""

    def __init__(self, looker: Looker, taste: Taste) -> None:
        self.looker, self.taste = looker, taste

    def rate(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        """All moves with their values, best first."""
        return _TablesRating(self, view).rate(moves)

    def together(self, one: float, other: float, seats: int) -> float:
        """What two cities are worth to a seat: with two players their sum counts (rule 8.3), else the worse more."""
        return paired(one, other, 0.0 if seats == 2 else self.taste.lean)

    def grounds(self, cities: Sequence[City]) -> list[Ground]:
        found = [likely_city(city) for city in cities]
        return [
            Ground(pinned, race, self.looker)
            for pinned, race in zip(found, races(found, self.taste.decided_at_start), strict=True)
        ]

    def openness(self, pinned: PinnedCity, after: PinnedCity) -> float:
        """What a placement changes in what the next tiles will find in the city."""
        return openness(self.looker, self.taste.vision, pinned, after)


class _TablesRating(PeopleRating):
    def __init__(self, judge: Judge, view: View) -> None:
        super().__init__(view, judge.taste)
        self.judge = judge
        self.grounds = judge.grounds(view.cities)
        self.values = [self.grounds[city].value for city in self.own]
        self._squares: dict[tuple[int, Tile], dict[str, float]] = {}

    def gain(self, city: int, tile: Tile) -> float:
        return self.grounds[city].gain(tile.rank)

    def second(self, city: int, tile: Tile) -> float:
        return max(self._by_square(city, tile).values())

    def placed(self, moves: Sequence[Place]) -> list[float]:
        return [self._placed(city_index(self.seat, move.side, self.view.seats), move) for move in moves]

    def both(self, left: float, right: float) -> float:
        one, other = self.values
        return self.judge.together(one + left, other + right, self.view.seats) - (one + other)

    def _placed(self, city: int, move: Place) -> float:
        pinned, bit = pinned_and_bit(self.view.cities[city], move.tile.rank, move.square)
        more = self.judge.openness(pinned, put(pinned, move.tile.rank, bit))
        return self._by_square(city, move.tile)[move.square] + more

    def _by_square(self, city: int, tile: Tile) -> dict[str, float]:
        """What a tile adds to a city on every square that it can still become."""
        if (city, tile) not in self._squares:
            gains = square_gains(self.view.cities[city], tile.rank, self.judge.looker)
            bonus = self.grounds[city].bonus(tile.rank)
            self._squares[city, tile] = {square: gain + bonus for square, gain in gains.items()}
        return self._squares[city, tile]


def openness(looker: Looker, vision: float, pinned: PinnedCity, after: PinnedCity) -> float:
    """What a placement changes in what the next tiles will find in the city, if that is worth so much."""
    gains = looker.look(after).gains if vision else ()
    if not gains:
        return 0.0
    # Against what the city offers now: else a city that is open anyway would seem to be the better place.
    change = _offer(gains) - _offer(looker.look(pinned).gains)
    return vision * change * (CELLS - after[BUILT].bit_count()) / CELLS


def _offer(gains: Sequence[float]) -> float:
    """What one tile drawn by chance would add."""
    return sum([gain * share for gain, share in zip(gains, OFFERED, strict=True)])


# Made for every move that a judge looks at, and so spelled out: this is twice as quick as `sentence`.


def tell_pair(left: Tile, here: float, right: Tile, there: float) -> Sentence:
    """`B left +2.5, P right +1.8`."""
    values = (("left", left.value), ("here", tell_gain(here)), ("right", right.value), ("there", tell_gain(there)))
    return Sentence("hint-pair", values)


def tell_place(tile: Tile, side: Side, here: float) -> Sentence:
    """`B left +2.5`."""
    return Sentence("hint-place", (("tile", tile.value), ("side", side.value), ("here", tell_gain(here))))


def tell_then(first: Sentence, tile: Tile, side: Side, there: float) -> Sentence:
    """`B left +2.5, then P right +1.8`."""
    return Sentence("hint-then", (("what", first), ("next", tell_place(tile, side, there))))


def tell_hope(what: Sentence, points: float, chance: float) -> Sentence:
    """`B left +2, P right +1; 52 points expected, 34 % to win`."""
    return Sentence("hint-hope", (("what", what), ("points", round(points)), ("chance", round(100 * chance))))


def tell_gain(gain: float) -> Figure:
    return Figure(gain, signed=True)
