"""The race for the most factories, and open tiles that find their places."""

from itertools import product

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.scoring import factory_worths
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH
from tabletown.bots.between_two_cities.playout import Table
from tabletown.bots.between_two_cities.reading import likely_site
from tabletown.bots.between_two_cities.rivalry import races
from tabletown.bots.between_two_cities.settling import settle
from tabletown.bots.between_two_cities.site import BUILT, EMPTY_SITE, Site
from tabletown.testing.playouts import random_states


def test_a_race_that_is_sure_pays_as_the_rules_do() -> None:
    for counts in product(range(4), repeat=4):
        found = races([_with_factories(count) for count in counts], 1.0)
        for city, (count, race) in enumerate(zip(counts, found, strict=True)):
            joined = [*counts[:city], count + 1, *counts[city + 1 :]]
            assert race.standing + EXPECTED_WORTH == factory_worths(counts)[city]
            assert race.joined + EXPECTED_WORTH == factory_worths(joined)[city]


def test_in_empty_cities_nothing_is_decided() -> None:
    assert all(race == (0.0, 0.0) for race in races([EMPTY_SITE] * 4, 0.0))


def test_open_tiles_are_all_placed() -> None:
    judge = BalancedBot().judge
    for state in random_states(GAME, 4, "settle")[::5]:
        table = Table(4, state.turn, [], [likely_site(city) for city in state.cities])
        for seat, tiles in enumerate(state.loose):
            before = sum(site[BUILT].bit_count() for site in table.cities)
            ranks = [tile.rank for tile in tiles]
            if len(ranks) == 2 and not any(tile.is_duplex for tile in tiles):
                settle(table, seat, ranks, None, judge)
                assert sum(site[BUILT].bit_count() for site in table.cities) == before + 2


def _with_factories(count: int) -> Site:
    factories = (1 << count) - 1
    return (0, factories, 0, 0, 0, 0, 0, 0, 0, factories)
