from collections import Counter
from itertools import combinations

import pytest

from tabletown.analysis.between_two_cities.best_city import best_city_of_the_box, report
from tabletown.analysis.between_two_cities.bounds import KindCounts
from tabletown.analysis.between_two_cities.building import build_order
from tabletown.analysis.between_two_cities.layout import tiles_of
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLE_COUNTS, Tile
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.city.notation import format_city, parse_city
from tabletown.between_two_cities.city.scoring import MOST, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.testing.playouts import random_states


def test_the_best_city_of_the_box() -> None:
    record = best_city_of_the_box()
    assert record.total == score_city(record.best.city, MOST).total == 69
    assert record.mixes == 20349
    assert [(attempt.counts, attempt.bound) for attempt in record.attempts] == [
        (KindCounts(0, 0, 4, 12, 0, 0), 71),
        (KindCounts(0, 2, 8, 6, 0, 0), 69),
        (KindCounts(0, 0, 8, 6, 2, 0), 69),
    ]
    assert [attempt.layout and attempt.layout.score.total for attempt in record.attempts] == [None, 69, 69]
    check_box(tiles_of(record.best.city), duplexes=2)
    check_order(record.best.city, record.order)


def test_all_singles_would_reach_more() -> None:
    record = best_city_of_the_box(duplexes=False)
    assert record.total == score_city(record.best.city, MOST).total == 71
    assert [attempt.bound for attempt in record.attempts] == [71]
    check_box(tiles_of(record.best.city), duplexes=0)
    assert record.order == ()


def test_no_duplex_of_the_box_joins_taverns_and_offices() -> None:
    # This is why 71 is out of reach.
    assert not [tile for tile in DUPLEXES if {building.kind for building in tile.buildings} <= {"tavern", "office"}]


def test_the_report_shows_the_city_and_every_mix_that_had_to_be_tried() -> None:
    record = best_city_of_the_box()
    text = report(record)
    assert format_city(record.best.city) in text
    assert "4 tavern, 12 office: bound 71, best no such tiles" in text
    assert len(text.splitlines()) == 4 + len(record.attempts)


def test_two_duplexes_can_lie_anywhere() -> None:
    squares = [(row, column) for row in range(4) for column in range(4)]
    lying = [(Tile.SHOP_HOUSE, {(r, c): "S", (r, c + 1): "H"}) for r, c in squares if c < 3]
    standing = [(Tile.HOUSE_OVER_SHOP, {(r, c): "H", (r + 1, c): "S"}) for r, c in squares if r < 3]
    pairs = [(a, b) for a, b in combinations(lying + standing, 2) if not a[1].keys() & b[1].keys()]
    assert len(pairs) == 224
    for pair in pairs:
        city = City(canvas(4), windows=1, built=0, planes=0)
        for tile, covered in pair:
            city = city.place(tile, city.canvas.cell(*min(covered)))
        for square in squares:
            if not city.built >> city.canvas.cell(*square) & 1:
                city = city.place(Tile.PARK, city.canvas.cell(*square))
        check_order(city, build_order(city))


@pytest.mark.parametrize("seats", range(2, 8))
def test_cities_of_real_games_have_an_order(seats: int) -> None:
    for city in random_states(GAME, seats, f"order-{seats}")[-1].cities:
        check_order(city, build_order(city))


@pytest.mark.parametrize("text", ["SSSS/HHOM/OPOO/OPHP", "SHSS/HHOM/OPOO/OPHP +a1b1", "SH../HHOM/OPOO/OPHP"])
def test_a_city_without_two_duplexes_has_no_order(text: str) -> None:
    assert build_order(parse_city(text)) == ()


def check_order(city: City, order: tuple[tuple[Tile, str], ...]) -> None:
    """Play the order on an empty canvas, asking the rules each time, and compare what stands at the end."""
    assert [tile.is_duplex for tile, _ in order] == [False] * 6 + [True] * 2 + [False] * 6
    grown = empty_city()
    cell_of = grown.canvas.cell_of
    for tile, square in order:
        cell = cell_of[square] - cell_of[order[0][1]] + grown.canvas.middle
        assert grown.cells_for(tile) >> cell & 1, f"{tile} may not go to {square}"
        grown = grown.place(tile, cell)
    assert grown.is_full
    assert format_city(grown) == format_city(city)


def check_box(tiles: tuple[Tile, ...], duplexes: int) -> None:
    counts = Counter(tiles)
    assert sum(tile.is_duplex for tile in tiles) == duplexes
    assert all(count <= SINGLE_COUNTS.get(tile, 1) for tile, count in counts.items())
