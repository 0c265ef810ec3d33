"""Every legal move of a solo game rated by what it makes of your two cities, and of what Automaville will find."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeAlias

from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.automas.reasons import Reasons
from tabletown.bots.between_two_cities.automas.twin import place_best, ville_gains, worth
from tabletown.bots.between_two_cities.evaluation import OFFERED
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, NO_ROOM, Looker
from tabletown.bots.between_two_cities.pinned_city import BUILT, CELLS, FACTORY, STRIDE, PinnedCity, put
from tabletown.bots.between_two_cities.reading import gains_in, likely_city, pinned_and_bit, square_gains
from tabletown.bots.between_two_cities.rivalry import FACTORIES
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


class SoloJudge:
    """Rates moves by one outlook and one taste."""

    def __init__(self, looker: Looker, taste: SoloTaste) -> None:
        self.looker = looker
        self.taste = taste

    def rate(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        reasons = self._reasons(view)
        rated = [self._rate(view, move, reasons) for move in moves]
        return sorted(rated, key=lambda thought: -thought.value)

    def _rate(self, view: SoloView, move: SoloMove, reasons: Reasons) -> Thought[SoloMove]:
        match move:
            case Choose(tiles):
                value = self.settled(view, (likely_city(view.cities[0]), likely_city(view.cities[1])), tiles, None)
                return Thought(move, value - self._passed_on(view, move), reasons.choice(move))
            case Place():
                value, here = self._placed(view, move)
                return Thought(move, value, reasons.placement(move, here))
            case Discard(tile):
                # The rest of the hand stays: throw away what helps least.
                return Thought(move, -self.wish(view, tile), reasons.discard(move))

    def total(self, sites: Sites, ville_factories: int) -> float:
        """What two cities are worth together: the lower one more."""
        return self._together(*self._values(sites, ville_factories))

    def settled(self, view: SoloView, sites: Sites, own: Sequence[Tile], filled: Side | None) -> float:
        """What the cities are worth once these own tiles, and the Automas' that still lie there, are placed well."""
        theirs = [[tile.rank] if tile is not None else [] for tile in view.theirs]
        return self.best_split(sites, theirs, [tile.rank for tile in own], filled, _ville_factories(view))

    def best_split(
        self, sites: Sites, theirs: Sequence[Sequence[int]], own: Sequence[int], filled: Side | None, ville: int
    ) -> float:
        return max(self.total(after, ville) for after in self.splits(sites, theirs, own, filled))

    def splits(
        self, sites: Sites, theirs: Sequence[Sequence[int]], own: Sequence[int], filled: Side | None
    ) -> Iterator[Sites]:
        """The ways to share own tiles out, each with everything placed."""
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
            site = place_best(site, rank, self.looker)
        return site

    def wish(self, view: SoloView, tile: Tile) -> float:
        """How much one of the cities would like to have a tile."""
        if STRIDE[tile.rank]:
            return 0.0
        return max(self.looker.best(likely_city(city), tile.rank)[0] for city in view.cities)

    def gain(self, view: SoloView, number: int, tile: Tile) -> float:
        """What a tile adds to a city at its best place."""
        city = view.cities[number]
        found = self.looker.best(likely_city(city), tile.rank)
        if found == NO_ROOM:
            return max(square_gains(city, tile.rank, self.looker).values()) + self._joined(view, number, tile.rank)
        return found[0] + self._joined(view, number, tile.rank)

    def _reasons(self, view: SoloView) -> Reasons:
        left, right = self._values((likely_city(view.cities[0]), likely_city(view.cities[1])), _ville_factories(view))
        gains = _ville_gains(view) if self.taste.denial else None
        return Reasons(
            view,
            # Every pair asks for the same few tiles.
            cache(partial(self.gain, view)),
            lambda here, there: self._together(left + here, right + there),
            None if gains is None else lambda tile: gains[tile.rank],
        )

    def _values(self, sites: Sites, ville_factories: int) -> tuple[float, float]:
        left, right = (site[FACTORY].bit_count() for site in sites)
        one = self.looker.value(sites[0]) + self._race(sites[0], left, right, ville_factories)
        other = self.looker.value(sites[1]) + self._race(sites[1], right, left, ville_factories)
        return one, other

    def _together(self, one: float, other: float) -> float:
        return one + other - self.taste.lean * abs(one - other)

    def _placed(self, view: SoloView, move: Place) -> tuple[float, float]:
        """What the cities are worth after it, and what it adds to its own."""
        number = side_number(move.side)
        site, bit = pinned_and_bit(view.cities[number], move.tile.rank, move.square)
        after = put(site, move.tile.rank, bit)
        sites = [likely_city(city) for city in view.cities]
        sites[number] = after
        theirs = [[tile.rank] if tile is not None else [] for tile in view.theirs]
        own, filled = [tile.rank for tile in view.loose], view.filled
        if theirs[number] == [move.tile.rank]:
            theirs[number] = []
        else:
            own.remove(move.tile.rank)
            filled = move.side
        value = self.best_split((sites[0], sites[1]), theirs, own, filled, _ville_factories(view))
        openness = self._openness(site, after)
        gain = dict(gains_in(site, move.tile.rank, self.looker))[bit] + self._joined(view, number, move.tile.rank)
        return value + openness, gain + openness

    def _openness(self, site: PinnedCity, after: PinnedCity) -> float:
        """What a placement changes in what the next tiles will find in the city."""
        gains = self.looker.look(after).gains if self.taste.vision else ()
        if not gains:
            return 0.0
        change = _offer(gains) - _offer(self.looker.look(site).gains)
        return self.taste.vision * change * (CELLS - after[BUILT].bit_count()) / CELLS

    def _passed_on(self, view: SoloView, move: Choose) -> float:
        turn = view.now
        if not self.taste.denial or turn is None or turn.passing is None:
            return 0.0
        rest = {tile.rank for tile in without(view.hand, move.tiles)}
        gains = _ville_gains(view)
        # Whoever gets the row shares one city with you: there a good tile helps.
        shared = likely_city(view.cities[0 if turn.passing is Passing.LEFT else 1])
        help_ = max(self.looker.best(shared, rank)[0] for rank in rest)
        return self.taste.denial * (max(gains[rank] for rank in rest) - 0.5 * help_)

    def _race(self, site: PinnedCity, count: int, other: int, ville: int) -> float:
        """Factories beyond their middling worth: today's order counts more the fuller the city is."""
        part = site[BUILT].bit_count() / CELLS
        return part * count * (worth(count, other, ville) - EXPECTED_WORTH)

    def _joined(self, view: SoloView, number: int, rank: int) -> float:
        """What the race adds to the gain of a tile."""
        if not FACTORIES[rank]:
            return 0.0
        site, counts, ville = likely_city(view.cities[number]), _city_factories(view), _ville_factories(view)
        own, other = counts[number], counts[1 - number]
        return self._race(site, own + FACTORIES[rank], other, ville) - self._race(site, own, other, ville)


def _ville_gains(view: SoloView) -> Sequence[int]:
    counts = list(view.ville.count().values())[:9]
    return ville_gains(counts, *_city_factories(view))


def _city_factories(view: SoloView) -> tuple[int, int]:
    left, right = (city.mask(Building.FACTORY).bit_count() for city in view.cities)
    return left, right


def _ville_factories(view: SoloView) -> int:
    return view.ville.count()[Building.FACTORY]


def _offer(gains: Sequence[float]) -> float:
    return sum(gain * share for gain, share in zip(gains, OFFERED, strict=True))
