"""The race for the most factories, and open tiles that find their places."""

from itertools import product

from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.bots.between_two_cities.evaluation import races
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.pinned_city import PinnedCity


def test_a_race_that_is_sure_pays_as_the_rules_do() -> None:
    for counts in product(range(4), repeat=4):
        found = races([_with_factories(count) for count in counts], 1.0)
        for city, (count, race) in enumerate(zip(counts, found, strict=True)):
            joined = [*counts[:city], count + 1, *counts[city + 1 :]]
            assert race.standing + EXPECTED_WORTH == factory_worths(counts)[city]
            assert race.joined + EXPECTED_WORTH == factory_worths(joined)[city]


def test_in_empty_cities_nothing_is_decided() -> None:
    assert all(race == (0.0, 0.0) for race in races([_with_factories(0)] * 4, 0.0))


def _with_factories(count: int) -> PinnedCity:
    factories = (1 << count) - 1
    return (0, factories, 0, 0, 0, 0, 0, 0, 0, factories)
