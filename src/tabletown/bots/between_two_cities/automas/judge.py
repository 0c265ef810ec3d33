"""Every legal move of a solo game rated by what it makes of your two cities, and of what Automaville will find."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tabletown.between_two_cities.automas.worth import city_factories
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.state import side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.automas.cities import SoloRating
from tabletown.bots.between_two_cities.evaluation import FACTORIES, openness
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, NO_ROOM, Looker
from tabletown.bots.between_two_cities.pinned_city import BUILT, CELLS, FACTORY, STRIDE, PinnedCity, put
from tabletown.bots.between_two_cities.reading import gains_in, likely_city, pinned_and_bit, square_gains
from tabletown.bots.bot import Thought

Sites: TypeAlias = tuple[PinnedCity, PinnedCity]
"""Lefthaven and Rightcastle."""


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


class OpenRanks(NamedTuple):
    """What is still to be placed once a move is made."""

    theirs: tuple[list[int], list[int]]
    """By city: the tile of its Automa."""
    own: list[int]
    filled: Side | None
    """The side that has got one of your tiles."""


def open_after(view: SoloView, move: Choose | Place) -> OpenRanks:
    left, right = ([tile.rank] if tile is not None else [] for tile in view.theirs)
    if isinstance(move, Choose):
        return OpenRanks((left, right), [tile.rank for tile in move.tiles], view.filled)
    own, rank = [tile.rank for tile in view.loose], move.tile.rank
    waiting = (left, right)[side_number(move.side)]
    if waiting == [rank]:
        waiting.clear()
        return OpenRanks((left, right), own, view.filled)
    own.remove(rank)
    return OpenRanks((left, right), own, move.side)


class SoloJudge:
    """Rates moves by one outlook and one taste."""

    def __init__(self, looker: Looker, taste: SoloTaste) -> None:
        self.looker = looker
        self.taste = taste

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first."""
        return _TablesRating(self, view).rate(moves)

    def values(self, sites: Sites, ville_factories: int) -> tuple[float, float]:
        """What each city is worth beside the other one and Automaville."""
        left, right = (site[FACTORY].bit_count() for site in sites)
        one = self.looker.value(sites[0]) + race(sites[0], left, right, ville_factories)
        other = self.looker.value(sites[1]) + race(sites[1], right, left, ville_factories)
        return one, other

    def total(self, sites: Sites, ville_factories: int) -> float:
        """What two cities are worth together: the lower one more."""
        one, other = self.values(sites, ville_factories)
        return one + other - self.taste.lean * abs(one - other)

    def settled(self, sites: Sites, tiles: OpenRanks, ville_factories: int) -> tuple[float, Sites]:
        """What the cities are worth together once all that lies open is placed well, and those cities."""
        ways = [(self.total(after, ville_factories), after) for after in self._splits(sites, tiles)]
        return max(ways, key=lambda way: way[0])

    def _splits(self, sites: Sites, tiles: OpenRanks) -> Iterator[Sites]:
        """The ways to share own tiles out, each with everything placed."""
        theirs, own, filled = tiles
        if len(own) == 2:
            ways = [([own[0]], [own[1]]), ([own[1]], [own[0]])]
        elif own:
            ways = [([], [own[0]])] if filled is Side.LEFT else [([own[0]], [])]
        else:
            ways = [([], [])]
        for left, right in ways if len(own) < 2 or own[0] != own[1] else ways[:1]:
            yield self.finish(sites[0], [*theirs[0], *left]), self.finish(sites[1], [*theirs[1], *right])

    def finish(self, site: PinnedCity, ranks: Sequence[int]) -> PinnedCity:
        """Place tiles where each adds most, the one that adds more first."""
        if len(ranks) == 2:
            ranks = sorted(ranks, key=lambda rank: -self.looker.best(site, rank)[0])
        for rank in ranks:
            site = put(site, rank, self.looker.best(site, rank)[1])
        return site


class _TablesRating(SoloRating):
    """By what was learned of cities in the base game."""

    def __init__(self, judge: SoloJudge, view: SoloView) -> None:
        self.judge, self.looker = judge, judge.looker
        self.ville = view.ville.count()[Building.FACTORY]
        left, right = (likely_city(city) for city in view.cities)
        self.sites = left, right
        self._gains: dict[tuple[int, int], float] = {}
        super().__init__(view, judge.values(self.sites, self.ville), judge.taste.lean, judge.taste.denial)

    def gain(self, city: int, tile: Tile) -> float:
        if (city, tile.rank) not in self._gains:
            found = self.looker.best(self.sites[city], tile.rank)
            best = found[0]
            if found == NO_ROOM:
                best = max(square_gains(self.view.cities[city], tile.rank, self.looker).values())
            self._gains[city, tile.rank] = best + self._joined(city, tile.rank)
        return self._gains[city, tile.rank]

    def chosen(self, move: Choose, best: float, rest: Set[Tile]) -> float:
        del best
        value = self.judge.settled(self.sites, open_after(self.view, move), self.ville)[0]
        if not rest or self.view.now is None:
            return value
        # Whoever gets the row shares one city with you: there a good tile helps.
        shared = self.sites[0 if self.view.now.passing is Passing.LEFT else 1]
        help_ = max([self.looker.best(shared, tile.rank)[0] for tile in rest])
        return value - self.denial * (max(map(self.weigh, rest)) - 0.5 * help_)

    def wish(self, tile: Tile) -> float:
        return 0.0 if STRIDE[tile.rank] else max([self.looker.best(site, tile.rank)[0] for site in self.sites])

    def placed(self, move: Place) -> tuple[float, float]:
        number, rank = side_number(move.side), move.tile.rank
        site, bit = pinned_and_bit(self.view.cities[number], rank, move.square)
        after = put(site, rank, bit)
        left, right = self.sites
        sites = (left, after) if number else (after, right)
        value = self.judge.settled(sites, open_after(self.view, move), self.ville)[0]
        more = openness(self.looker, self.judge.taste.vision, site, after)
        gain = dict(gains_in(site, rank, self.looker))[bit] + self._joined(number, rank)
        return value + more, gain + more

    def _joined(self, city: int, rank: int) -> float:
        """What the race adds to the gain of a tile."""
        if not FACTORIES[rank]:
            return 0.0
        site, counts = self.sites[city], [city_factories(one) for one in self.view.cities]
        own, other = counts[city], counts[1 - city]
        return race(site, own + FACTORIES[rank], other, self.ville) - race(site, own, other, self.ville)


def race(site: PinnedCity, count: int, other: int, ville: int) -> float:
    """Factories beyond their middling worth: today's order counts more the fuller the city is."""
    part = site[BUILT].bit_count() / CELLS
    return part * count * (worth(count, other, ville) - EXPECTED_WORTH)


def worth(count: int, one: int, other: int) -> int:
    """What one factory is worth in a city with so many, against two others."""
    ahead = (one > count) + (other > count and other != one)
    return (MOST, SECOND, OTHER)[ahead]
