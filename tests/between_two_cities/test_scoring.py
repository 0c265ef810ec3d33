"""The fast scorer: against the rulebooks' own figures, and against the slow scorer over everything there is."""

from itertools import product

import pytest

from tabletown.between_two_cities.city import scoring
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import (
    CityScore,
    factory_worths,
    growing_score,
    growing_total,
    score_cities,
    score_city,
    tavern_points,
)
from tabletown.between_two_cities.city.tables import best_lines, park_points, tables
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.testing.between_two_cities import slow_scorer
from tabletown.testing.between_two_cities.scoring import compare_scorers

MASKS = range(1 << 16)
EXAMPLES = {
    "SSSS/HHOM/OPOO/OPHP": 56,
    "MFFF/PPFP/SSMP/HHHF": 52,
    "MDFF/HEFP/SHBP/HHHO": 62,
    "MDFF/OEOB/OOOO/SSSS": 62,
    "MDHH/SEOB/SOHH/SFPP": 62,
    "FSFF/PFPP/FBHP/PPHH": 57,
}
"""The six cities pictured in the rulebooks."""


def squares_of(mask: int) -> frozenset[slow_scorer.Square]:
    return frozenset(divmod(cell, 4) for cell in range(16) if mask >> cell & 1)


def points(city: str) -> CityScore:
    return score_cities([parse_city(city)])[0]


def test_the_pictured_cities_score_what_the_rulebooks_say() -> None:
    scores = score_cities([parse_city(city) for city in EXAMPLES])
    assert [score.total for score in scores] == list(EXAMPLES.values())


def test_the_pictured_game_is_won_as_the_rulebooks_say() -> None:
    order = [list(EXAMPLES)[place] for place in (1, 5, 2, 0, 3, 4)]
    outcome = final_outcome([parse_city(city) for city in order], 6)
    assert sorted(outcome.scores) == [52, 52, 56, 56, 57, 62]
    assert outcome.scores[outcome.winners[0]] == 62


def test_every_set_of_shops_is_cut_in_the_best_way() -> None:
    shops = tables(4).shops
    assert all(shops[mask] == slow_scorer.shop_points(squares_of(mask)) for mask in MASKS)


def test_every_set_of_parks_scores_by_its_groups() -> None:
    parks = tables(4).parks
    assert all(parks[mask] == slow_scorer.park_points(squares_of(mask)) for mask in MASKS)


def test_every_set_of_cells_knows_its_neighbours() -> None:
    beside = tables(4).beside
    for mask in MASKS:
        around = {square for cell in squares_of(mask) for square in slow_scorer.around(cell)}
        assert squares_of(beside[mask]) == {(r, c) for r, c in around if 0 <= r < 4 and 0 <= c < 4}


def test_the_best_cut_is_a_partition_worth_its_points() -> None:
    shops = tables(4).shops
    for mask in range(0, 1 << 16, 7):
        lines = best_lines(mask, 4)
        assert sum(lines) == mask
        assert sum((0, 2, 5, 10, 16)[line.bit_count()] for line in lines) == shops[mask]


def test_every_number_of_taverns_is_sorted_into_the_best_sets() -> None:
    for counts in product(range(8), repeat=4):
        assert tavern_points(*counts) == slow_scorer.tavern_points(counts)


def test_whole_cities_score_as_the_slow_scorer_says() -> None:
    assert compare_scorers(6000, "make test") == 0


def test_bigger_squares_use_the_same_rules() -> None:
    shops, parks = tables(5).shops, tables(5).parks
    assert shops[0b11111] == 18
    assert shops[0b00001_00001_00001_00001_00001] == 18
    assert parks[0b11111] == 14
    for mask in (0b10101_11111_00100, 0b11011_11011, 0b1110_0111_1111_1001_0110):
        cells = frozenset(divmod(cell, 5) for cell in range(25) if mask >> cell & 1)
        assert shops[mask] == slow_scorer.shop_points(cells)
        assert parks[mask] == slow_scorer.park_points(cells)


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("S", 2),
        ("SS", 5),
        ("SSS", 10),
        ("SSSS", 16),
        ("SSSS/...S/...S/S...", 23),
        ("S..S/SSSS/S..S/....", 25),
        ("SSSS/S.../S.../S...", 26),
        (".S../SSSS/.S../.S..", 23),
    ],
)
def test_shops_score_by_their_best_lines(city: str, expected: int) -> None:
    assert points(city).shops == expected


@pytest.mark.parametrize(
    ("counts", "worths"),
    [
        ((5, 5, 3, 2, 1, 0), (4, 4, 3, 2, 2, 2)),
        ((0, 0, 0), (4, 4, 4)),
        ((1, 0, 0), (4, 3, 3)),
        ((3, 2, 2, 1), (4, 3, 3, 2)),
    ],
)
def test_factories_compare_cities(counts: tuple[int, ...], worths: tuple[int, ...]) -> None:
    assert factory_worths(counts) == worths


def test_factories_of_one_city_alone_are_most() -> None:
    assert points("FFF").factories == 12
    assert score_city(parse_city("FFF"), 2).factories == 6


@pytest.mark.parametrize(
    ("city", "expected"), [("M", 1), ("MD", 4), ("MDE", 9), ("MDEB", 17), ("DDEE/M...", 13), ("MMMM", 4)]
)
def test_taverns_score_by_sets_of_different_ones(city: str, expected: int) -> None:
    assert points(city).taverns == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("O", 1),
        ("OO", 3),
        ("OOOO/OO..", 21),
        ("OOOO/OOO.", 22),
        (".M../MOM./.M..", 2),
        ("OMO./.O..", 9),
        ("O.M.", 1),
    ],
)
def test_offices_score_by_number_and_by_taverns_beside(city: str, expected: int) -> None:
    assert points(city).offices == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [("P.P./.P.P", 8), ("PPP./...P", 14), ("PP../PP..", 13), ("PP../..PP", 16), ("PPPP/P...", 14)],
)
def test_parks_score_by_their_groups(city: str, expected: int) -> None:
    assert points(city).parks == expected


def test_a_park_group_of_n_parks() -> None:
    assert [park_points(count) for count in range(8)] == [0, 2, 8, 12, 13, 14, 15, 16]


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("H", 0),
        ("HH", 0),
        ("HS", 1),
        ("HMDO", 2),
        ("HF", 1),
        ("H.F.", 1),
        ("HSPO/M..F", 5),
        ("FHSP/..OM", 1),
    ],
)
def test_houses_score_by_other_types_unless_a_factory_is_beside(city: str, expected: int) -> None:
    assert points(city).houses == expected


@pytest.mark.parametrize("kept", [2, 1 << 12])
def test_a_city_that_is_asked_for_again_scores_the_same(monkeypatch: pytest.MonkeyPatch, kept: int) -> None:
    """Whatever a factory has become worth meanwhile, and also when others have been counted since."""
    monkeypatch.setattr(scoring, "_scores", {})
    monkeypatch.setattr(scoring, "_SCORES_KEPT", kept)
    cities = [parse_city(city) for city in EXAMPLES]
    for worth, districts in [(2, 0), (4, 3), (3, 0), (0, 0)]:
        for city in cities:
            assert growing_score(city, worth, districts) == score_city(city, worth, districts)
            assert growing_total(city, worth) == score_city(city, worth).total
    assert len(scoring._scores) == min(kept, len(cities))
