"""Districts: three pairs of cards, the largest groups, and how cities compare."""

from itertools import combinations
from random import Random

import pytest

from tabletown.between_two_cities.box.modules import NEVER
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.districts import district_sizes, place_points
from tabletown.between_two_cities.city.explain import Credit, explain_cities
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people import GAME
from tabletown.testing.between_two_cities import slow_scorer
from tabletown.testing.between_two_cities.scoring import random_capital, random_districts

SHOPS_AND_PARKS = (Kind.SHOP, Kind.PARK)


def test_three_pairs_of_seven_cards() -> None:
    left_over = set()
    for number in range(300):
        pairs = GAME.setup(4, f"cards {number}", districts=True, civics=True).modules.districts
        cards = [kind for pair in pairs for kind in pair]
        assert len(pairs) == 3
        assert len(set(cards)) == 6
        left_over |= {*TYPES, Kind.CIVIC} - set(cards)
    assert left_over == {*TYPES, Kind.CIVIC}


def test_without_civic_tiles_the_civic_card_is_out() -> None:
    for number in range(50):
        pairs = GAME.setup(4, f"cards {number}", districts=True).modules.districts
        assert {kind for pair in pairs for kind in pair} == set(TYPES)


def test_factory_and_house_are_never_a_pair() -> None:
    drawn = {
        frozenset(pair)
        for number in range(600)
        for pair in GAME.setup(3, f"redraw {number}", districts=True, civics=True).modules.districts
    }
    assert drawn == {frozenset(pair) for pair in combinations((*TYPES, Kind.CIVIC), 2)} - {frozenset(NEVER)}


def test_a_district_is_the_largest_group_of_two_kinds_together() -> None:
    assert district_sizes(parse_city("SP.S/.SHP/..PP"), [SHOPS_AND_PARKS]) == (4,)
    assert district_sizes(parse_city("S.P/.S."), [SHOPS_AND_PARKS]) == (1,)
    assert district_sizes(parse_city("S#P"), [SHOPS_AND_PARKS]) == (1,)
    assert district_sizes(parse_city("HHOO"), [SHOPS_AND_PARKS]) == (0,)
    assert district_sizes(parse_city("BDEM/O.CC c2:SF-H d2:SF-P"), [(Kind.TAVERN, Kind.CIVIC)]) == (6,)


@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ((5, 4, 3, 2), (6, 3, 0, 0)),
        ((5, 5, 3, 3), (6, 6, 3, 3)),
        ((4, 4, 4), (6, 6, 6)),
        ((2, 0, 0), (6, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 3, 2, 3, 2), (0, 6, 3, 6, 3)),
    ],
)
def test_the_largest_scores_6_and_the_second_3(sizes: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert place_points(sizes) == points


def test_districts_are_compared_across_all_cities() -> None:
    cities = [parse_city(text) for text in ("SPSP", "SP..", "S...", "HHHH")]
    assert [score.districts for score in score_cities(cities, [SHOPS_AND_PARKS])] == [6, 3, 0, 0]
    assert [score.districts for score in score_cities(cities)] == [0, 0, 0, 0]
    twice = score_cities(cities, [SHOPS_AND_PARKS, (Kind.HOUSE, Kind.OFFICE)])
    assert [score.districts for score in twice] == [6, 3, 0, 6]


def test_districts_are_explained_with_their_squares() -> None:
    cities = [parse_city(text) for text in ("SP.S/HS..", "PS.H", "S.P.")]
    first, second, third = (groups[-1] for groups in explain_cities(cities, [SHOPS_AND_PARKS]))
    assert (first.why, first.squares, first.points) == (Credit.LARGEST_DISTRICT, ("a1", "b1", "b2"), 6)
    assert (second.why, second.squares, second.points) == (Credit.SECOND_DISTRICT, ("a1", "b1"), 3)
    assert (third.why, third.squares, third.points) == (Credit.SMALLER_DISTRICT, ("a1",), 0)
    assert {group.others for group in (first, second, third)} == {SHOPS_AND_PARKS}


@pytest.mark.parametrize("size", [4, 5])
def test_the_largest_group_of_any_cells(size: int) -> None:
    random, largest = Random(size), tables(size).largest
    for _ in range(3000):
        mask = random.getrandbits(size * size) & (random.getrandbits(size * size) | random.choice((0, -1)))
        cells = frozenset(divmod(cell, size) for cell in range(size * size) if mask >> cell & 1)
        assert largest[mask] == max(slow_scorer.group_sizes(cells), default=0)


@pytest.mark.parametrize("seed", range(10))
def test_explanations_add_up_to_the_score(seed: int) -> None:
    random = Random(seed)
    texts: list[str] = []
    while len(texts) < 4:
        try:
            parse_city(text := random_capital(random))
        except ValueError:
            continue
        texts.append(text)
    cities, districts = [parse_city(text) for text in texts], random_districts(random)
    for groups, score in zip(explain_cities(cities, districts), score_cities(cities, districts), strict=True):
        for kind, points in zip(Kind, score, strict=True):
            assert sum(group.points for group in groups if group.kind is kind) == points
