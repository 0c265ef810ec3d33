"""What a table is worth to a seat: its share of the win, as far as that can be seen."""

from math import exp

from tabletown.between_two_cities.scoring import factory_worths
from tabletown.bots.between_two_cities.outlook import Looker
from tabletown.bots.between_two_cities.playout import Table
from tabletown.bots.between_two_cities.site import FACTORY, points


def totals(table: Table, looker: Looker) -> list[float]:
    """What the cities will score: exactly once all is built, else as expected."""
    if table.turn < len(table.turns):
        return [looker.value(site) for site in table.cities]
    worths = factory_worths([site[FACTORY].bit_count() for site in table.cities])
    return [points(site, worth) for site, worth in zip(table.cities, worths, strict=True)]


def win_share(table: Table, seat: int, looker: Looker, doubt: float, lean: float) -> float:
    """How much of the win goes to a seat, softened by doubt (in points): near calls count in part."""
    cities = totals(table, looker)
    if table.seats == 2:
        scores = [cities[left] + cities[right] for left, right in table.owned]
    else:
        scores = [
            (cities[left] + cities[right] - lean * abs(cities[left] - cities[right])) / 2 for left, right in table.owned
        ]
    own = scores[seat]
    return 1 / sum([exp((score - own) / doubt) for score in scores])
