"""What the end of a game is worth to a seat: its share of the win."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Small, bell
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.pinned_city import FACTORY, points
from tabletown.bots.between_two_cities.playout import Table

DOUBT = 1.5
"""In points: how far off a city may end. A playout is only one of many ends, and a near call should count in part."""
ENDS = 8
"""So many ends of every playout are looked at, and as many the other way round."""


class Worth(NamedTuple):
    """What possible ends are worth to a seat, by move and world; all moves meet the same worlds."""

    shares: NDArray[np.float64]
    """Of the win."""
    liking: NDArray[np.float64]
    """What moves are compared by: the share, and whatever else is cared for."""

    def by_move(self, moves: int) -> "Worth":
        return Worth(self.shares.reshape(moves, -1), self.liking.reshape(moves, -1))


def totals(table: Table, looker: Looker) -> list[float]:
    """What the cities will score: exactly once all is built, else as expected."""
    if table.turn < len(table.turns):
        return [looker.value(site) for site in table.cities]
    worths = factory_worths([site[FACTORY].bit_count() for site in table.cities])
    return [points(site, worth) for site, worth in zip(table.cities, worths, strict=True)]


def win_shares(totals: Small, owned: Index, seat: int, doubt: float = DOUBT) -> NDArray[np.float64]:
    """By lane: how much of the win goes to a seat, over many ends near the one that was played.

    `totals`: by city and lane, in hundredths; `owned`: by seat, its two cities.
    Cities are shaken, not scores: neighbours share a city, so they often tie there, and then the other one decides.
    """
    cities = totals + _shaken(len(totals), doubt)[:, :, None]
    one, other = cities[:, owned[:, 0]], cities[:, owned[:, 1]]
    # The lower city, then the higher one; with two players the sum (rules 7 and 8.3).
    keys = one + other if len(owned) == 2 else np.minimum(one, other) * _HIGHEST + np.maximum(one, other)
    wins = keys == keys.max(axis=1, keepdims=True)
    shares: NDArray[np.float64] = (wins[:, seat] / wins.sum(axis=1)).mean(axis=0)
    return shares


@cache
def _shaken(cities: int, doubt: float) -> NDArray[np.int64]:
    """By end and city: what is added to its score. The same every time: so it tells no moves apart."""
    words = np.random.PCG64(cities).random_raw(ENDS * cities).reshape(ENDS, cities)
    noise = bell(words, round(doubt * SCALE))
    return np.concatenate([noise, -noise])


_HIGHEST = 1 << 20
