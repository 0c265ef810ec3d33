"""Where tiles may go, held against a slow and obvious search over coordinates."""

from random import Random

import pytest

from tabletown.between_two_cities.canvas import canvas
from tabletown.between_two_cities.city import City, empty_city
from tabletown.between_two_cities.notation import bits, parse_city
from tabletown.between_two_cities.tiles import DUPLEXES, SINGLES, Building, Tile

Square = tuple[int, int]


def slow_room(city: City, tile: Tile) -> set[int]:
    """Try every cell: free, touching, and everything inside some window of size × size."""
    ground, size = city.canvas, city.canvas.size
    built = {divmod(cell, ground.width) for cell in bits(city.built)}
    if not built:
        return {ground.middle}
    found = set()
    for row in range(ground.side):
        for column in range(ground.side):
            cells = {(row, column)}
            cells |= {(row, column + 1)} if tile.lies else {(row + 1, column)} if tile.stands else set()
            if not cells & built and touches(cells, built) and fits(cells | built, size):
                found.add(ground.cell(row, column))
    return found


def touches(cells: set[Square], built: set[Square]) -> bool:
    return any(abs(r - s) + abs(c - d) == 1 for r, c in cells for s, d in built)


def fits(cells: set[Square], size: int) -> bool:
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return max(rows) - min(rows) < size and max(columns) - min(columns) < size


def grow(random: Random, tiles: list[Tile], size: int = 4) -> list[City]:
    cities = [empty_city(size)]
    for tile in tiles:
        room = bits(cities[-1].room_for(tile))
        assert room, f"no room for {tile} in {cities[-1]}"
        cities.append(cities[-1].place(tile, random.choice(room)))
    return cities


def game_order(random: Random, singles: int, duplexes: int = 2) -> list[Tile]:
    half = singles // 2
    drawn = random.sample(SINGLES, singles)
    return [*drawn[:half], *random.sample(DUPLEXES, duplexes), *drawn[half:]]


@pytest.mark.parametrize("seed", range(40))
def test_room_is_what_a_slow_search_finds(seed: int) -> None:
    random = Random(seed)
    for city in grow(random, game_order(random, 12))[:-1]:
        for tile in (Tile.SHOP, Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD):
            assert set(bits(city.room_for(tile))) == slow_room(city, tile)


@pytest.mark.parametrize("seed", range(20))
def test_bigger_cities_are_the_same_type(seed: int) -> None:
    random = Random(seed)
    tiles = [random.choice(SINGLES) for _ in range(17)]
    tiles[8:8] = random.sample(DUPLEXES, 4)
    cities = grow(random, tiles, size=5)
    assert cities[-1].is_full
    for city in cities[:-1:4]:
        for tile in (Tile.PARK, Tile.HOUSE_BED, Tile.MUSIC_OVER_PARK):
            assert set(bits(city.room_for(tile))) == slow_room(city, tile)


def test_no_4x4_city_runs_into_a_dead_end_whatever_duplexes_come() -> None:
    """All shapes of six singles that can be built have room for any two duplexes, and then for singles to the end."""
    shapes = [empty_city()]
    for tiles in [(Tile.SHOP,)] * 6 + [(Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)] * 2 + [(Tile.SHOP,)] * 6:
        assert all(city.room_for(tile) for city in shapes for tile in tiles)
        grown = [city.place(tile, cell) for tile in tiles for city in shapes for cell in bits(city.room_for(tile))]
        shapes = list({(city.built, city.windows): city for city in grown}.values())
    assert {city.is_full for city in shapes} == {True}


def test_the_first_tile_takes_the_middle_wherever_it_lies() -> None:
    city = empty_city()
    assert bits(city.room_for(Tile.SHOP)) == bits(city.room_for(Tile.SHOP_HOUSE)) == [city.canvas.cell_of["d4"]]


def test_the_window_floats_until_tiles_pin_it() -> None:
    city = empty_city().place(Tile.SHOP, canvas(4).cell_of["d4"])
    assert city.windows.bit_count() == 16
    city = city.place(Tile.SHOP, canvas(4).cell_of["e4"])
    assert city.windows.bit_count() == 12
    for square in ("f4", "g4"):
        city = city.place(Tile.SHOP, canvas(4).cell_of[square])
    assert city.windows.bit_count() == 4
    assert city.canvas.cell_of["c4"] not in bits(city.room_for(Tile.PARK))


def test_both_halves_of_a_duplex_share_one_window() -> None:
    city = empty_city()
    for square in ("d4", "d5", "d6"):
        city = city.place(Tile.HOUSE, canvas(4).cell_of[square])
    above = city.canvas.cell_of["d2"]
    assert above not in bits(city.room_for(Tile.FACTORY_OVER_FOOD))
    assert city.canvas.cell_of["d3"] in bits(city.room_for(Tile.HOUSE))


def test_a_duplex_may_touch_with_either_half() -> None:
    city = empty_city().place(Tile.HOUSE, canvas(4).cell_of["d4"])
    room = {city.canvas.squares[cell] for cell in bits(city.room_for(Tile.SHOP_MUSIC))}
    assert room == {"b4", "e4", "c3", "d3", "c5", "d5"}


def test_masks_of_the_square_are_the_cells_of_the_notation() -> None:
    text = "SSSS/HHOM/OPOO/OPHP"
    masks = dict(zip(Building, parse_city(text).square_masks(), strict=True))
    flat = text.replace("/", "")
    for building, mask in masks.items():
        assert mask == sum(1 << place for place, letter in enumerate(flat) if letter == building)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_masks_are_cut_out_wherever_the_square_lies(size: int) -> None:
    random = Random(size)
    for _ in range(30):
        city = grow(random, [random.choice(SINGLES) for _ in range(size * size)], size)[-1]
        row, column = divmod(city.corner, city.canvas.width)
        for building, mask in zip(Building, city.square_masks(), strict=True):
            cells = [(r, c) for r in range(size) for c in range(size)]
            expected = [city.at(city.canvas.cell(row + r, column + c)) is building for r, c in cells]
            assert [bool(mask >> place & 1) for place in range(size * size)] == expected
