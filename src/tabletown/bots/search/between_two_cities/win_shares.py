"""What the end of a game is worth to a seat: its share of the win."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.search.field import Values

DOUBT = 1.5
"""In points: how far off a city may end. A playout is only one of many ends, and a near call should count in part."""
ENDS = 8
"""Every playout is scored at so many ends near its own, and at as many mirrored ones."""
LEAN = 0.6
"""What a point of difference between two cities costs the seat that has them."""
_HIGHEST = 1 << 20
_EVEN_BYTES, _ADD_UP = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0001000100010001)
_BYTES_MEAN, _BYTES_SPREAD = 8 * 255 // 2, 209
"""Of the sum of eight bytes: its mean and its standard deviation."""


def win_shares(points: NDArray[np.int32], owned: NDArray[np.intp], seat: int, doubt: float = DOUBT) -> Values:
    """By lane: how much of the win goes to a seat, over many ends near the one that was played.

    `points`: by city and lane; `owned`: by side and seat, the city.
    Cities are shaken, not scores: neighbours share a city, so they often tie there, and then the other one decides.
    """
    cities = points * SCALE + _shaken(len(points), round(doubt * SCALE))[:, :, None]
    one, other = cities[:, owned[0]], cities[:, owned[1]]
    # The lower city, then the higher one; with two players the sum (rules 7 and 8.3).
    keys = one + other if owned.shape[1] == 2 else np.minimum(one, other) * _HIGHEST + np.maximum(one, other)
    wins = keys == keys.max(axis=1, keepdims=True)
    shares: Values = (wins[:, seat] / wins.sum(axis=1)).mean(axis=0)
    return shares


@cache
def _shaken(cities: int, spread: int) -> NDArray[np.int64]:
    """By end and city: what is added to its score, the same for every move, so that it favours none."""
    if not spread:
        return np.zeros((1, cities), np.int64)
    noise = bell(np.random.PCG64(cities).random_raw(ENDS * cities), spread).reshape(ENDS, cities)
    return np.concatenate([noise, -noise])


def bell(words: NDArray[np.uint64], spread: int) -> NDArray[np.int64]:
    """Random words as whole numbers around 0, most of them nearer than `spread`, the same on every machine."""
    # The sum of eight bytes is as good as a normal distribution, and whole.
    pairs = (words & _EVEN_BYTES) + (words >> np.uint64(8) & _EVEN_BYTES)
    total = (pairs * _ADD_UP >> np.uint64(48)).astype(np.int64)
    found: NDArray[np.int64] = (total - _BYTES_MEAN) * spread // _BYTES_SPREAD
    return found


def standing(points: NDArray[np.int32], owned: NDArray[np.intp], seat: int) -> Values:
    """By lane, in points: how well a seat's cities stand beside those of the others, whoever wins."""
    cities = points.astype(np.float64)
    left, right = cities[owned[0, seat]], cities[owned[1, seat]]
    value: Values = left + right
    if owned.shape[1] > 2:
        value = value - LEAN * np.abs(left - right)
        value -= np.delete(cities, owned[:, seat], axis=0).mean(axis=0)
    return value
