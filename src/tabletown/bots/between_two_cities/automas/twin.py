"""A private, mutable twin of a solo game without Capitals, to look ahead to the end of a round fast."""

from collections.abc import Sequence
from typing import TypeAlias

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.house import places_by_number
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.ville import park_pairs_points, shops_points
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, office_points, tavern_points
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.schedule import SoloTurn
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, KINDS, NOTHING_TO_COME, Looker
from tabletown.bots.between_two_cities.pinned_city import CELLS, FACTORY, PinnedCity

VilleCounts: TypeAlias = list[int]
"""By building: how many stand in Automaville."""

_NOW = Looker((NOTHING_TO_COME,) * (CELLS + 1))
"""Looks at what a tile gives at once, and at nothing else: as Automas do."""


def worth(count: int, one: int, other: int) -> int:
    """What one factory is worth in a city with so many, against two others."""
    ahead = (one > count) + (other > count and other != one)
    return (MOST, SECOND, OTHER)[ahead]


def ville_points(counts: Sequence[int], factory_worth: int) -> int:
    """Automaville by numbers of buildings; a test holds it against the rules."""
    shop, factory, bed, drink, food, music, office, park, house = counts
    taverns = bed + drink + food + music
    others = (shop > 0) + (factory > 0) + (taverns > 0) + (office > 0) + (park > 0)
    return (
        shops_points(shop)
        + factory * factory_worth
        + tavern_points(bed, drink, food, music)
        + office_points(office)
        + (office if taverns else 0)
        + park_pairs_points(park)
        + house * others
    )


class Twin:
    """A round of the full mode, with single tiles: two pinned cities, Automaville by counts, rows of tile ranks.

    A test holds every change against the rules.
    """

    __slots__ = ("cards", "cities", "hands", "turn", "turns", "ville")

    def __init__(self, state: SoloState, cities: Sequence[PinnedCity]) -> None:
        self.turns: tuple[SoloTurn, ...] = state.turns
        self.turn = state.turn
        self.cities = list(cities)
        self.ville: VilleCounts = list(state.ville.count().values())[:9]
        self.hands = [[tile.rank for tile in hand] for hand in (state.hand, *state.rows)]
        self.cards = list(reversed(state.cards[state.dealt :]))

    def copy(self) -> "Twin":
        other = object.__new__(Twin)
        other.turns, other.turn = self.turns, self.turn
        other.cities, other.ville = self.cities.copy(), self.ville.copy()
        other.hands, other.cards = [hand.copy() for hand in self.hands], self.cards.copy()
        return other

    def end_turn(self) -> None:
        """Pass the rows on; what a new round would draw is not looked at."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is Passing.LEFT:
            self.hands = self.hands[-1:] + self.hands[:-1]
        elif passing is Passing.RIGHT:
            self.hands = self.hands[1:] + self.hands[:1]

    def automas_choose(self) -> tuple[int, int]:
        """Both Automas take their tiles; those for the two cities are given back."""
        first_left = self.turns[self.turn].round == 1
        his, hers = self.cards.pop().solo_line(Automa.AUTOMMASO), self.cards.pop().solo_line(Automa.AUTOMARTA)
        if first_left:
            self._take_for_ville(1, his.ville)
            left = self._take_for_city(1, his.shared, 0)
            right = self._take_for_city(2, hers.shared, 1)
            self._take_for_ville(2, hers.ville)
        else:
            left = self._take_for_city(1, his.shared, 0)
            self._take_for_ville(1, his.ville)
            self._take_for_ville(2, hers.ville)
            right = self._take_for_city(2, hers.shared, 1)
        return left, right

    def factories(self, city: int) -> int:
        return self.cities[city][FACTORY].bit_count()

    def _take_for_ville(self, number: int, rule: Rule) -> None:
        row = self.hands[number]
        ville = self.ville
        rank = row[0]
        if rule is not Rule.FIRST:
            rank = missing_in(row, _types(ville)) if rule is Rule.MISSING else -1
            if rank < 0:
                rank = best_of(row, ville_gains(ville, self.factories(0), self.factories(1)))
        row.remove(rank)
        ville[rank] += 1

    def _take_for_city(self, number: int, rule: Rule, city: int) -> int:
        row, site = self.hands[number], self.cities[city]
        rank = row[0]
        if rule is not Rule.FIRST:
            rank = missing_in(row, _types([mask.bit_count() for mask in site[:9]])) if rule is Rule.MISSING else -1
            if rank < 0:
                rank = best_of(row, self._city_gains(city, site))
        row.remove(rank)
        return rank

    def _city_gains(self, city: int, site: PinnedCity) -> Sequence[float]:
        gains = list(_NOW.look(site).gains)
        count, one, other = self.factories(city), self.ville[FACTORY], self.factories(1 - city)
        more = (count + 1) * worth(count + 1, one, other) - count * worth(count, one, other)
        gains[FACTORY] += more - EXPECTED_WORTH
        return gains


def ville_gains(ville: VilleCounts, one: int, other: int) -> list[int]:
    """By building: what one more adds to Automaville, against cities with so many factories."""
    count = ville[FACTORY]
    now = worth(count, one, other)
    before = ville_points(ville, now)
    gains = []
    for rank in range(len(ville)):
        ville[rank] += 1
        gains.append(ville_points(ville, worth(count + 1, one, other) if rank == FACTORY else now) - before)
        ville[rank] -= 1
    return gains


def missing_in(row: Sequence[int], types: set[int]) -> int:
    """A tile of a type that is not there yet, by the list of types; −1 if none is missing."""
    listed = places_by_number()
    wanted = (rank for rank in row if KINDS[rank] not in types)
    return min(wanted, key=lambda rank: listed[KINDS[rank]], default=-1)


def best_of(row: Sequence[int], gains: Sequence[float]) -> int:
    """By gain, then by the list of types, then from the left."""
    listed = places_by_number()
    return min(row, key=lambda rank: (-gains[rank], listed[KINDS[rank]]))


def _types(counts: Sequence[int]) -> set[int]:
    return {KINDS[rank] for rank, count in enumerate(counts) if count}
