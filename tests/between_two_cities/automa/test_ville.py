"""Automaville, held against every case of the rules and against the best that tiles could ever score."""

from functools import cache
from itertools import product

import pytest

from tabletown.between_two_cities.automas.ville import (
    CivicCame,
    Ville,
    civic_value,
    civics_since,
    district_size,
    park_pairs_points,
    score_ville,
    shops_points,
)
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, factory_worths, office_points, tavern_points
from tabletown.between_two_cities.city.tables import LINE_POINTS, park_points


def ville(tiles: str) -> Ville:
    return Ville(tuple(Tile(tile) for tile in tiles.split()))


def score(tiles: str, worth: int = MOST) -> dict[str, int]:
    return score_ville(ville(tiles).count(), worth)._asdict()


def test_six_shops_are_a_line_of_four_and_one_of_two() -> None:
    assert score("S S S S S S")["shops"] == 16 + 5


@cache
def best_lines(count: int) -> int:
    return max((LINE_POINTS[n] + best_lines(count - n) for n in range(1, min(4, count) + 1)), default=0)


@pytest.mark.parametrize("count", range(25))
def test_shops_stand_in_the_best_lines_there_are(count: int) -> None:
    assert shops_points(count) == best_lines(count)


@pytest.mark.parametrize(("own", "worth"), [(3, MOST), (2, SECOND), (1, OTHER)])
def test_factories_are_compared_with_your_two_cities(own: int, worth: int) -> None:
    compared = factory_worths((own, 3, 2))[0]
    assert compared == worth
    assert score(" ".join("F" * own), compared)["factories"] == own * worth


def test_taverns_make_the_best_sets() -> None:
    assert score("D D E E M")["taverns"] == 13
    for counts in product(range(4), repeat=4):
        tiles = " ".join(letter for letter, count in zip("BDEM", counts, strict=True) for _ in range(count))
        assert score(tiles)["taverns"] == tavern_points(*counts)


def test_every_office_gets_its_point_if_there_is_any_tavern() -> None:
    assert score("O O O")["offices"] == 6
    assert score("O O O B")["offices"] == 6 + 3


def test_offices_start_anew_with_the_seventh() -> None:
    assert [office_points(count) for count in (6, 7, 12, 13, 28)] == [21, 22, 42, 43, 94]


def test_parks_stand_in_separate_pairs() -> None:
    assert score("P P P")["parks"] == 8 + 2
    assert [park_pairs_points(count) for count in range(6)] == [0, 2, 8, 10, 16, 18]
    assert park_pairs_points(4) > park_points(4)


def test_houses_are_never_beside_a_factory() -> None:
    assert score("H H F S")["houses"] == 4
    assert score("H F S B O P")["houses"] == 5
    assert score("H H")["houses"] == 0


def test_halves_of_duplexes_count_as_buildings() -> None:
    assert score("H/S OS D/H") == score("H S O S D H")


@pytest.mark.parametrize(
    ("shops", "factories", "houses", "value"),
    [
        (0, 0, 0, 1),
        (1, 0, 0, 3),
        (0, 1, 0, 3),
        (1, 1, 0, 6),
        (1, 1, 1, 1),
        (2, 1, 1, 3),
        # The booklet's own example: fewer shops than houses, more factories than houses.
        (1, 3, 2, 3),
        (3, 3, 2, 6),
    ],
)
def test_a_civic_tile_is_worth_a_step_for_each_liked_type_that_outnumbers_the_disliked(
    shops: int, factories: int, houses: int, value: int
) -> None:
    counts = {**dict.fromkeys(Kind, 0), Kind.SHOP: shops, Kind.FACTORY: factories, Kind.HOUSE: houses}
    assert civic_value(counts, Kind.SHOP, Kind.FACTORY, Kind.HOUSE) == value


def test_a_district_is_the_larger_of_two_counts_and_one_more() -> None:
    assert district_size((3, 5)) == 6
    assert district_size((3, 5), hard=True) == 7
    assert district_size((0, 0)) == 1


def test_a_whole_automaville() -> None:
    assert score("S S S S S S F F B D E O O P P P H H", SECOND) == {
        "shops": 21,
        "factories": 6,
        "taverns": 9,
        "offices": 3 + 2,
        "parks": 10,
        "houses": 10,
        "civics": 0,
        "districts": 0,
    }


def test_why_a_civic_tile_is_worth_what_it_is_is_told_from_when_it_came() -> None:
    before = ville("S S").grown([Tile("SP-F")])
    after = before.grown([Tile("SF-P"), Tile.FACTORY, Tile("ST-O")]).grown([Tile.OFFICE] * 3)
    assert civics_since(before, after) == (
        CivicCame(Tile("SF-P"), 6, ((Kind.SHOP, 2), (Kind.FACTORY, 1)), (Kind.PARK, 0)),
        CivicCame(Tile("ST-O"), 3, ((Kind.SHOP, 2), (Kind.TAVERN, 0)), (Kind.OFFICE, 0)),
    )
    assert civics_since(after, after) == ()
    assert [came.value for came in civics_since(Ville(()), after)] == list(after.values)
