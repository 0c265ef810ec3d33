"""Games that are played on ahead, side by side, one lane each: people take what seems best at a glance.

All lanes are in the same turn: they come from one View.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, partial
from hashlib import sha256
from itertools import accumulate
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.appraisal import Scales, best_place
from tabletown.bots.between_two_cities.arrays import Index, Wholes, pairs_of
from tabletown.bots.between_two_cities.foresight.building import ColumnCities
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.core.seat import Seat

N = TypeVar("N", bound=np.generic)

QUARTERS_APART = 2
"""The cost of a difference between two cities, in quarters of a point for a point."""


class TablesAhead(ABC):
    """Hands by seat, place in the hand and lane: ranks of tiles. In columns all lanes of a city lie together."""

    cities: ColumnCities

    def __init__(
        self, duplexes: Sequence[bool], turn: int, owned: Index, hands: Index, builders: Sequence[int]
    ) -> None:
        """`duplexes`: by turn, whether they are placed. `owned`: by seat its left and right city. `builders`: how many
        tiles every city gets in a turn with singles, and in one with duplexes."""
        self.duplexes, self.turn, self.owned, self.hands = duplexes, turn, owned, hands
        self.lanes = int(hands.shape[-1])
        cells = [2 * builders[1] if two else builders[0] for two in duplexes]
        self._before = tuple(accumulate(cells, initial=0))

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return self._before[self.turn]

    @abstractmethod
    def joining(self) -> Wholes:
        """By column: what the race for factories adds to the gain of one more."""

    @abstractmethod
    def lead(self) -> Wholes | None:
        """By seat, 1 and lane: how far its left city is ahead of the right one; None where that does not matter."""

    def passed_on(self, gains: Wholes) -> Wholes | None:
        """By seat, pair and lane: what is lost by passing the rest of the hand on; None if nothing is."""
        del gains
        return None

    def choose(self) -> tuple[Index, NDArray[np.bool_]]:
        """By seat and lane: the pair of its hand that seems best (see `pairs_of`). And by seat, pair and lane: whether
        its first tile would go right."""
        loss = None
        if self.duplexes[self.turn]:
            left, right = (self._duplexes(side) for side in (0, 1))
        else:
            gains = self.singles()
            left, right = (self.in_city(gains, self.owned[:, side]) for side in (0, 1))
            loss = self.passed_on(gains)
        lead = self.lead()
        first, second, _ = pairs_of(self.hands.shape[1])
        straight = _together(left[:, first], right[:, second], lead)
        crossed = _together(left[:, second], right[:, first], lead)
        best = np.maximum(straight, crossed)
        if loss is not None:
            best -= loss
        return best.argmax(axis=1), crossed > straight

    def place(self, pair: Index, turned: NDArray[np.bool_]) -> None:
        """Take these pairs, as `choose` gives them, out of the hands, and place them."""
        first, second, rest = pairs_of(self.hands.shape[1])
        one, other = (_at(self.hands, place[pair]) for place in (first, second))
        self.hands = np.take_along_axis(self.hands, np.moveaxis(rest[pair], -1, 1), axis=1)
        crossed, duplexes = _at(turned, pair), self.duplexes[self.turn]
        left, right = np.where(crossed, other, one), np.where(crossed, one, other)
        if len(self.owned) <= 2:
            self.cities.put(np.stack([left, right], axis=1).ravel(), duplexes)
            return
        # Everybody's left tile first. City i lies to the right of seat i + 1.
        self.cities.put(left.ravel(), duplexes)
        self.cities.put(np.roll(right, -1, axis=0).ravel(), duplexes)

    def singles(self) -> Wholes:
        """By rank of a single tile and column: what it adds at its best place."""
        gains = self.cities.single_gains(np.flatnonzero(np.bincount(self.hands.ravel())).tolist())
        gains[FACTORY] += self.joining()
        return gains

    def in_city(self, gains: Wholes, city: Index) -> Wholes:
        """By seat, tile of its hand and lane: what that would add to one city, its own or another's."""
        found: Wholes = gains.ravel().take(self.hands * gains.shape[1] + self._columns(city)[:, None])
        return found

    def by_city(self, columns: Wholes) -> Wholes:
        return columns.reshape(-1, self.lanes)

    def _duplexes(self, side: int) -> Wholes:
        """By seat, tile of its hand and lane: what a duplex adds at its best place in the city on this side."""
        base, columns = self.cities.look().base_gains(), self._columns(self.owned[:, side]).ravel()
        base[FACTORY] += self.joining()
        gains = [
            self.by_city(self.cities.duplex_gains(self.hands[:, place].ravel(), columns, base))
            for place in range(self.hands.shape[1])
        ]
        return np.stack(gains, axis=1)

    def _columns(self, city: Index) -> Index:
        """By seat and lane."""
        return (city * self.lanes)[:, None] + np.arange(self.lanes)


def _together(left: Wholes, right: Wholes, lead: Wholes | None) -> Wholes:
    both = left + right
    if lead is not None:
        apart = lead + left
        apart -= right
        both -= (np.abs(apart) >> 2) * np.int16(QUARTERS_APART)
    return both


def _at(array: NDArray[N], place: Index) -> NDArray[N]:
    """By seat and lane one entry of [seats, places, lanes]."""
    return np.take_along_axis(array, place[:, None], axis=1)[:, 0]


class OpenTilesPlacer:
    """Places tiles that lie open where they add most: cities are compared as they stood at first."""

    def __init__(self, scales: Sequence[Scales], seats: int) -> None:
        self.seats = seats
        # Moves that are compared leave most cities as they are.
        self._best = [cache(partial(best_place, one)) for one in scales]

    def lay(self, cities: list[City], number: int, tile: Tile) -> None:
        cities[number] = self._best[number](cities[number], tile)[1]

    def settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        """All tiles of a seat, a pair the way round that adds more; `filled`: the side that has its tile already."""
        left, right = cities_of(seat, self.seats)
        if len(tiles) == 2:
            ways = [
                (self._best[left](cities[left], here), self._best[right](cities[right], there))
                for here, there in (tiles, tiles[::-1])
            ]
            here, there = max(ways, key=lambda way: way[0][0] + way[1][0])
            cities[left], cities[right] = here[1], there[1]
        elif tiles:
            self.lay(cities, left if filled is Side.RIGHT else right, tiles[0])


def shuffler(seed: str) -> np.random.PCG64:
    return np.random.PCG64(int.from_bytes(sha256(seed.encode()).digest()[:16]))


def shuffled(chance: np.random.PCG64, stack: Index, lanes: int) -> Index:
    """By place and lane."""
    # Raw words and a stable sort: no release of NumPy may change what a seed gives.
    keys = chance.random_raw(lanes * len(stack)).reshape(len(stack), lanes)
    return stack[keys.argsort(axis=0, kind="stable")]
