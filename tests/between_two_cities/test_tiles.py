from collections import Counter

import pytest

from tabletown.between_two_cities.box.tiles import (
    DUPLEXES,
    SINGLE_COUNTS,
    SINGLES,
    TAVERNS,
    TYPES,
    Building,
    Kind,
    Tile,
)
from tabletown.between_two_cities.box.words import name_each
from tabletown.locales import say


def test_108_singles() -> None:
    assert len(SINGLES) == 108
    per_kind = Counter(tile.buildings[0].kind for tile in SINGLES)
    assert per_kind == {
        Kind.SHOP: 16,
        Kind.FACTORY: 16,
        Kind.TAVERN: 20,
        Kind.OFFICE: 20,
        Kind.PARK: 16,
        Kind.HOUSE: 20,
    }
    assert all(SINGLE_COUNTS[Tile(tavern)] == 5 for tavern in TAVERNS)


def test_24_duplexes_with_eight_halves_of_each_kind() -> None:
    assert len(set(DUPLEXES)) == 24
    assert sum(tile.lies for tile in DUPLEXES) == sum(tile.stands for tile in DUPLEXES) == 12
    halves = [half for tile in DUPLEXES for half in tile.buildings]
    assert set(Counter(half.kind for half in halves).values()) == {8}
    assert {tavern: halves.count(tavern) for tavern in TAVERNS} == dict.fromkeys(TAVERNS, 2)


def test_a_duplex_never_joins_two_of_one_kind() -> None:
    assert all(len({half.kind for half in tile.buildings}) == 2 for tile in DUPLEXES)


def test_a_tile_is_known_by_its_notation() -> None:
    for tile in Tile:
        assert Tile(str(tile)) is tile
        assert "".join(tile.buildings) == ("C" if "-" in tile else tile.replace("/", ""))
        assert tile.is_duplex == (len(tile.buildings) == 2)
    assert [tile.rank for tile in Tile] == list(range(93))


def test_kinds_stand_in_the_order_of_the_reference_card() -> None:
    assert [kind.value for kind in TYPES] == ["shop", "factory", "tavern", "office", "park", "house"]
    assert {building.kind for building in Building} == {*TYPES, Kind.CIVIC}


@pytest.mark.parametrize(
    ("language", "pair", "said"),
    [
        ("en", (Tile.SHOP, Tile.SHOP), "two shops"),
        ("de", (Tile.HOUSE, Tile.HOUSE), "zwei Häuser"),
        ("hu", (Tile.BED, Tile.BED), "két szállót"),
        ("ru", (Tile.FACTORY, Tile.FACTORY), "две фабрики"),
        ("en", (Tile.SHOP, Tile.PARK), "a shop and a park"),
        ("ru", (Tile.SHOP, Tile.FACTORY), "магазин и фабрику"),
    ],
)
def test_two_tiles_that_are_alike_are_two_of_them(language: str, pair: tuple[Tile, Tile], said: str) -> None:
    assert say("plain-list", language, items=name_each(pair)) == said
