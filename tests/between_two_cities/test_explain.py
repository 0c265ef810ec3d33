from random import Random

import pytest

from tabletown.between_two_cities.box.tiles import Kind
from tabletown.between_two_cities.city.explain import Credit, Group, explain_cities, explain_city
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.words import say_group
from tabletown.locales import speaker
from tabletown.testing.between_two_cities.scoring import random_city


@pytest.mark.parametrize("seed", range(30))
def test_groups_add_up_to_the_score_and_cover_the_city(seed: int) -> None:
    random = Random(seed)
    texts = [random_city(random) for _ in range(5)]
    cities = [parse_city(text) for text in texts]
    for text, groups, score in zip(texts, explain_cities(cities), score_cities(cities), strict=True):
        for kind, points in zip(Kind, score, strict=True):
            assert sum(group.points for group in groups if group.kind is kind) == points
        bonus = {Credit.BESIDE_TAVERN}
        covered = sorted(square for group in groups if group.why not in bonus for square in group.squares)
        rows = text.split("/")
        built = [f"{'abcd'[c]}{r + 1}" for r in range(4) for c in range(4) if rows[r][c] != "."]
        assert covered == sorted(built)


def test_why_it_is_25_and_not_24() -> None:
    groups = explain_city(parse_city("S..S/SSSS/S..S/...."), 4)
    assert sorted(group.points for group in groups) == [5, 10, 10]
    assert Group(Kind.SHOP, Credit.LINE, ("a1", "a2", "a3"), 10) in groups


def test_every_reason_has_words() -> None:
    seen = set()
    texts = ["SS.F/MDOO/PPHH/F..H", "FFFF/SPHH/..OM/....", "FFF./S.../..../....", "S.../F..."]
    texts += ["FCS/..C b1:SF-H c2:PH-S", "C a1:SF-H", "PPSS"]
    districts = [(Kind.SHOP, Kind.PARK)]
    for groups in explain_cities([parse_city(text) for text in texts], districts):
        for group in groups:
            seen.add(group.why)
            assert str(group.points) in say_group(group, speaker())
            assert all(square in say_group(group, speaker()) for square in group.squares)
    assert seen == set(Credit)
