from random import Random

import numpy as np
from bench.batch import score_many

from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.testing.between_two_cities.scoring import random_city


def test_many_cities_at_once_score_as_each_alone() -> None:
    random = Random("batch")
    cities = [parse_city(random_city(random)) for _ in range(20_000)]
    masks = np.array([city.square_masks() for city in cities], np.uint16).T
    worths = [random.choice((2, 3, 4)) for _ in cities]
    totals = score_many(masks, np.array(worths, np.uint8))
    assert totals.tolist() == [score_city(c, worth).total for c, worth in zip(cities, worths, strict=True)]
    assert score_many(masks, 3).tolist() == [score_city(city, 3).total for city in cities]
