"""What a table is worth to a seat: its share of the win, as far as that can be seen."""

from math import exp, sqrt

import numpy as np
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.between_two_cities.scoring import factory_worths
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.playout import Table
from tabletown.bots.between_two_cities.site import FACTORY, points

DOUBT, DOUBT_AT_END = 5.3, 1.2
"""In points: what may still change from the first turn on (less with every turn), and what is left of it at the end:
a playout is only one of many ends."""
LEAN, LEAN_AT_END = 0.8, 0.98
"""How far the lower city decides: both can still turn out the lower one before the end."""


def totals(table: Table, looker: Looker) -> list[float]:
    """What the cities will score: exactly once all is built, else as expected."""
    if table.turn < len(table.turns):
        return [looker.value(site) for site in table.cities]
    worths = factory_worths([site[FACTORY].bit_count() for site in table.cities])
    return [points(site, worth) for site, worth in zip(table.cities, worths, strict=True)]


def win_share(table: Table, seat: int, looker: Looker) -> float:
    """How much of the win goes to a seat, softened by doubt: near calls count in part."""
    over = table.turn == len(table.turns)
    left = 1 - table.turn / len(table.turns)
    doubt, lean = (DOUBT_AT_END, LEAN_AT_END) if over else (DOUBT * sqrt(left), LEAN)
    cities = totals(table, looker)
    scores = [_score(cities[left], cities[right], lean, table.seats) for left, right in table.owned]
    own = scores[seat]
    return 1 / sum([exp((score - own) / doubt) for score in scores])


def _score(one: float, other: float, lean: float, seats: int) -> float:
    """The lower city, and a little of the higher one as tie-break; with two players the sum (rules 7 and 8.3)."""
    return one + other if seats == 2 else (one + other - lean * abs(one - other)) / 2


def win_shares(crowd, seat):
    cities = crowd.totals() / SCALE
    one, other = cities[crowd.owned[:, 0]], cities[crowd.owned[:, 1]]
    scores = one + other if crowd.seats == 2 else (one + other - LEAN_AT_END * np.abs(one - other)) / 2
    return 1 / np.exp((scores - scores[seat]) / DOUBT_AT_END).sum(axis=0)
