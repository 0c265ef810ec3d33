"""Moves of a solo game, rated by what they make of your two cities and of what Automaville will find, and told why.

Where cities are 4×4 and have no civic tiles, they are seen by the tables of the base game, else as the rules count
them (`appraisal`).
"""

from abc import abstractmethod
from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tabletown.between_two_cities.automas.ville import ville_sizes
from tabletown.between_two_cities.automas.worth import city_factories, weigh_ville
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.districts import plan, sizes_in
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import SIDES, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.appraisal import Scales, best_gain, factory_worth
from tabletown.bots.between_two_cities.evaluation import (
    FACTORIES,
    MoveRating,
    openness,
    paired,
    tell_gain,
    tell_place,
    tell_then,
)
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, NO_ROOM, Looker, square_gains
from tabletown.bots.between_two_cities.pinned_city import (
    BUILT,
    CELLS,
    FACTORY,
    STRIDE,
    PinnedCity,
    likely_city,
    pinned_and_bit,
    put,
)
from tabletown.bots.bot import Thought
from tabletown.core.sentence import Figure, Sentence, sentence

PinnedPair: TypeAlias = tuple[PinnedCity, PinnedCity]
"""Lefthaven and Rightcastle."""
Ranks: TypeAlias = list[int]
"""Of tiles."""


@dataclass(frozen=True, slots=True)
class SoloTaste:
    lean: float = 0.0
    """The cost of a difference between the two cities: the lower one counts."""
    vision: float = 0.0
    """The worth of what the next tiles will find in a city."""
    denial: float = 0.0
    """The cost of what the next Automa will find for Automaville in the row that is passed on."""
    foresight: float = 0.0
    """The cost of Automaville's points at the end of the round, as far as that can be foreseen."""


class SoloRating(MoveRating[SoloMove]):
    own = 0, 1

    def __init__(self, view: SoloView, values: Sequence[float], lean: float, denial: float) -> None:
        """`values`: what the cities are worth now. `lean`: the cost of a difference between them, as the lower one
        counts; `denial`: of what the next Automa will find for Automaville in the row that is passed on."""
        self.view, self.values, self.lean, self.denial = view, values, lean, denial
        left, right = view.cities
        self.weigh = cache(weigh_ville(view.ville, (city_factories(left), city_factories(right))))
        """What a tile would add to Automaville: every pair asks for the same few tiles."""

    @abstractmethod
    def chosen(self, move: Choose, best: float, rest: Set[Tile]) -> float:
        """What a choice is worth, if its tiles on their best places are worth so much, and the rest is passed on."""

    @abstractmethod
    def placed(self, move: Place) -> tuple[float, float]:
        """What both cities are worth after it, and what it adds to its own."""

    @abstractmethod
    def wish(self, tile: Tile) -> float:
        """How much one of the cities would like to have a tile."""

    def thoughts(self, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        return [self._thought(move) for move in moves]

    def both(self, left: float, right: float) -> float:
        one, other = self.values
        return paired(one + left, other + right, self.lean)

    def _thought(self, move: SoloMove) -> Thought[SoloMove]:
        match move:
            case Choose():
                best, words = self.best_way(move)
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
    """Where cities are seen as the rules count them.

    `future` is how much of what may still come counts, `lean` the cost of a difference between the two cities.
    """

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
        one, other = totals
        return paired(one, other, self.lean), here


def shares_after(view: SoloView, move: Choose | Place) -> list[tuple[Ranks, Ranks]]:
    """Once a move is made: the ways to share out what is still to be placed. By way what goes left, and right."""
    theirs = [[tile.rank] if tile is not None else [] for tile in view.theirs]
    own, filled = [tile.rank for tile in (move.tiles if isinstance(move, Choose) else view.loose)], view.filled
    if isinstance(move, Place):
        number = side_number(move.side)
        if view.theirs[number] is move.tile:
            theirs[number] = []
        else:
            own.remove(move.tile.rank)
            filled = move.side
    ways: list[tuple[Ranks, Ranks]] = [([], own)] if filled is Side.LEFT else [(own, [])]
    if len(own) == 2:
        ways = [(own[:1], own[1:]), (own[1:], own[:1])][: len(set(own))]
    return [([*theirs[0], *left], [*theirs[1], *right]) for left, right in ways]


class SoloJudge:
    """Where cities are seen by the tables of the base game."""

    def __init__(self, looker: Looker, taste: SoloTaste) -> None:
        self.looker, self.taste = looker, taste

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first."""
        return _TablesRating(self, view).rate(moves)

    def worths(self, pair: PinnedPair, ville_factories: int) -> tuple[float, float]:
        """What each city is worth beside the other one and Automaville."""
        one, other = pair
        left, right = one[FACTORY].bit_count(), other[FACTORY].bit_count()
        return (
            self.looker.value(one) + race_points(one, left, (right, ville_factories)),
            self.looker.value(other) + race_points(other, right, (left, ville_factories)),
        )

    def total(self, pair: PinnedPair, ville_factories: int) -> float:
        return paired(*self.worths(pair, ville_factories), self.taste.lean)

    def settled(
        self, pair: PinnedPair, ways: Sequence[tuple[Ranks, Ranks]], ville_factories: int
    ) -> tuple[float, PinnedPair]:
        """What the cities are worth together once tiles are shared out in the best way, and those cities."""
        ends = [(self.finish(pair[0], left), self.finish(pair[1], right)) for left, right in ways]
        return max([(self.total(end, ville_factories), end) for end in ends], key=lambda found: found[0])

    def finish(self, pinned: PinnedCity, ranks: Sequence[int]) -> PinnedCity:
        """Place tiles where each adds most, the one that adds more first."""
        if len(ranks) == 2:
            ranks = sorted(ranks, key=lambda rank: -self.looker.best(pinned, rank)[0])
        for rank in ranks:
            pinned = put(pinned, rank, self.looker.best(pinned, rank)[1])
        return pinned


class _TablesRating(SoloRating):
    """By what was learned of cities in the base game."""

    def __init__(self, judge: SoloJudge, view: SoloView) -> None:
        self.judge, self.looker = judge, judge.looker
        self.ville = view.ville.count()[Building.FACTORY]
        left, right = view.cities
        self.pair = likely_city(left), likely_city(right)
        self._gains: dict[tuple[int, int], float] = {}
        super().__init__(view, judge.worths(self.pair, self.ville), judge.taste.lean, judge.taste.denial)

    def gain(self, city: int, tile: Tile) -> float:
        if (city, tile.rank) not in self._gains:
            found = self.looker.best(self.pair[city], tile.rank)
            best = found[0]
            if found == NO_ROOM:
                best = max(square_gains(self.view.cities[city], tile.rank, self.looker).values())
            self._gains[city, tile.rank] = best + self._joined(city, tile.rank)
        return self._gains[city, tile.rank]

    def chosen(self, move: Choose, best: float, rest: Set[Tile]) -> float:
        del best
        value = self.judge.settled(self.pair, shares_after(self.view, move), self.ville)[0]
        if not rest or self.view.now is None:
            return value
        # Whoever gets the row shares one city with you: there a good tile helps.
        shared = self.pair[0 if self.view.now.passing is Passing.LEFT else 1]
        help_ = max([self.looker.best(shared, tile.rank)[0] for tile in rest])
        return value - self.denial * (max(map(self.weigh, rest)) - 0.5 * help_)

    def wish(self, tile: Tile) -> float:
        return 0.0 if STRIDE[tile.rank] else max([self.looker.best(pinned, tile.rank)[0] for pinned in self.pair])

    def placed(self, move: Place) -> tuple[float, float]:
        number, rank = side_number(move.side), move.tile.rank
        pinned, bit = pinned_and_bit(self.view.cities[number], rank, move.square)
        after = put(pinned, rank, bit)
        left, right = self.pair
        pair = (left, after) if number else (after, right)
        value = self.judge.settled(pair, shares_after(self.view, move), self.ville)[0]
        more = openness(self.looker, self.judge.taste.vision, pinned, after)
        gain = dict(self.looker.gains(pinned, rank))[bit] + self._joined(number, rank)
        return value + more, gain + more

    def _joined(self, city: int, rank: int) -> float:
        """What the race for factories adds to the gain of a tile."""
        if not FACTORIES[rank]:
            return 0.0
        pinned = self.pair[city]
        own, rivals = pinned[FACTORY].bit_count(), (self.pair[1 - city][FACTORY].bit_count(), self.ville)
        return race_points(pinned, own + FACTORIES[rank], rivals) - race_points(pinned, own, rivals)


def race_points(pinned: PinnedCity, count: int, rivals: tuple[int, int]) -> float:
    """What so many factories are worth beyond the middle: today's order counts more the fuller the city is."""
    part = pinned[BUILT].bit_count() / CELLS
    return part * count * (factory_worth(count, rivals) - EXPECTED_WORTH)
