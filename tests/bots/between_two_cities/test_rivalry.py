"""The race for the most factories, and open tiles that find their places."""

from itertools import product

import pytest

from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.people import GAME
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.pinned_city import NOTHING_BUILT, PinnedCity
from tabletown.bots.between_two_cities.reading import by_likelihood
from tabletown.bots.between_two_cities.rivalry import races
from tabletown.bots.between_two_cities.settling import Settler
from tabletown.core.seat import all_seats
from tabletown.testing.playouts import random_states


def test_a_race_that_is_sure_pays_as_the_rules_do() -> None:
    for counts in product(range(4), repeat=4):
        found = races([_with_factories(count) for count in counts], 1.0)
        for city, (count, race) in enumerate(zip(counts, found, strict=True)):
            joined = [*counts[:city], count + 1, *counts[city + 1 :]]
            assert race.standing + EXPECTED_WORTH == factory_worths(counts)[city]
            assert race.joined + EXPECTED_WORTH == factory_worths(joined)[city]


def test_in_empty_cities_nothing_is_decided() -> None:
    assert all(race == (0.0, 0.0) for race in races([NOTHING_BUILT] * 4, 0.0))


@pytest.mark.parametrize("seats", [2, 4])
def test_open_tiles_are_all_placed(seats: int) -> None:
    """Whoever has placed what: in the end every city has all the tiles of this turn, by the rules."""
    judge = BalancedBot().judge
    for state in random_states(GAME, seats, "settle")[::5]:
        cities = list(state.cities)
        settler = Settler(judge, seats)
        for seat in all_seats(seats):
            settler.settle(cities, seat, state.loose[seat], state.filled[seat])
        waiting = sum(len(tile.buildings) for tiles in state.loose for tile in tiles)
        assert sum(_built(city) for city in cities) == sum(_built(city) for city in state.cities) + waiting
        assert len({_built(city) for city in cities}) == 1
        assert all(settler.roomiest(city) in [site for _, site in by_likelihood(city)] for city in cities)


def _built(city: City) -> int:
    return city.built.bit_count()


def _with_factories(count: int) -> PinnedCity:
    factories = (1 << count) - 1
    return (0, factories, 0, 0, 0, 0, 0, 0, 0, factories)
