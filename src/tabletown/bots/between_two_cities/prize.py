"""What the end of a game is worth to a seat: its share of the win."""

from functools import cache
from math import exp

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.scoring import factory_worths
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.crowd import Crowd
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.playout import Table
from tabletown.bots.between_two_cities.site import FACTORY, points

DOUBT = 1.2
"""In points: how near a call must be to count only in part. A playout is only one of many ends."""
FURTHEST = 15 * SCALE
"""Differences of scores beyond this are all the same."""


def totals(table: Table, looker: Looker) -> list[float]:
    """What the cities will score: exactly once all is built, else as expected."""
    if table.turn < len(table.turns):
        return [looker.value(site) for site in table.cities]
    worths = factory_worths([site[FACTORY].bit_count() for site in table.cities])
    return [points(site, worth) for site, worth in zip(table.cities, worths, strict=True)]


def win_shares(crowd: Crowd, seat: int) -> NDArray[np.float64]:
    """By lane: how much of the win goes to a seat."""
    cities = crowd.totals().astype(np.int32)
    one, other = cities[crowd.owned[:, 0]], cities[crowd.owned[:, 1]]
    # The lower city, and as tie-break the higher one; with two players the sum (rules 7 and 8.3).
    scores = one + other if crowd.seats == 2 else np.minimum(one, other) + np.abs(one - other) // SCALE
    behind = np.clip(scores - scores[seat], -FURTHEST, FURTHEST) + FURTHEST
    shares: NDArray[np.float64] = 1 / _odds()[behind].sum(axis=0)
    return shares


@cache
def _odds() -> NDArray[np.float64]:
    """By difference of two scores, from the least on: how much likelier the one wins than the other."""
    return np.array([exp(apart / SCALE / DOUBT) for apart in range(-FURTHEST, FURTHEST + 1)])
