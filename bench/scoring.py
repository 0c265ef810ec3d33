"""How long one city takes to score: by tables, by the slow scorer, and many at once."""

import numpy as np

from bench.batch import score_many
from bench.figures import Figure, microseconds_each, per_second
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import score_city, score_masks
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people import GAME
from tabletown.testing.between_two_cities import slow_scorer
from tabletown.testing.playouts import random_states


def measure() -> list[Figure]:
    cities = finished_cities(2000)
    masks = [city.square_masks() for city in cities]
    ruler = tables(4)
    from_masks = microseconds_each(lambda item: score_masks(item, 3, ruler), masks)
    from_city = microseconds_each(lambda city: score_city(city, 3), cities)
    slow = microseconds_each(_slow, [format_city(city) for city in cities[:300]], rounds=3)
    rows = np.tile(np.array(masks, np.uint16).T, (1, 250))
    many = per_second(lambda: score_many(rows, 3).size)
    return [
        Figure("score one city from 4×4 masks", from_masks, "µs", 2, at_most=True),
        Figure("score one city from a City", from_city, "µs", 4, at_most=True),
        Figure("slow scorer, one city", slow, "µs", note="caches emptied for every city"),
        Figure("fast scorer against the slow one", slow / from_city, "times", 40, note="from a City"),
        Figure("many cities at once (NumPy), one core", many / 1e6, "million/s", 10),
    ]


def finished_cities(count: int) -> list[City]:
    cities: list[City] = []
    number = 0
    while len(cities) < count:
        cities += random_states(GAME, 5, f"bench-{number}")[-1].cities
        number += 1
    return cities[:count]


def _slow(city: str) -> object:
    slow_scorer.shop_points.cache_clear()
    slow_scorer.tavern_points.cache_clear()
    return slow_scorer.slow_scores([city])
