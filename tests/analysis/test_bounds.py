from random import Random

import pytest

from tabletown.analysis.between_two_cities.bounds import KindCounts, bounds
from tabletown.analysis.between_two_cities.layout import counts_of, tiles_of
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_city


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_no_city_scores_more_than_its_bound(size: int) -> None:
    random = Random(size)
    for _ in range(300):
        sorts = random.sample(BUILDINGS, random.randint(1, 9))
        text = "/".join("".join(random.choices(sorts, k=size)) for _ in range(size))
        city = parse_city(text, size)
        score = score_city(city, 3)
        assert score.total <= bounds(size).total(counts_of(tiles_of(city)), 3, score.taverns), text


def test_known_bounds_of_a_4x4_square() -> None:
    known = bounds(4)
    assert known.best_shops[:9] == (0, 2, 5, 10, 16, 18, 21, 26, 32)
    assert known.best_parks[:5] == (0, 2, 8, 12, 16)
    assert known.served[:5] == (0, 4, 7, 9, 12)
    assert known.clear[:3] == (16, 13, 11)
    assert known.houses_smoky(KindCounts(0, 1, 0, 0, 0, 15)) == 2


def test_levels_hold_every_set_of_cells_once() -> None:
    for levels in (bounds(3).shops, bounds(3).parks):
        masks = [mask for level in levels for _, sets in level for mask in sets]
        assert sorted(masks) == list(range(1 << 9))
        assert all(level[0][0] == 0 for level in levels)
