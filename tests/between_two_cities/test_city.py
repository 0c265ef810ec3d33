"""Where tiles may go, held against a slow and obvious search over coordinates."""

from random import Random

import pytest

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.fitting import SHAPES, fitting
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City, empty_city
from tabletown.between_two_cities.city.notation import bits, parse_city

Square = tuple[int, int]


def slow_cells(city: City, tile: Tile) -> set[int]:
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
        room = bits(cities[-1].cells_for(tile))
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
        for tile, room in zip(SHAPES, city.cells_by_shape(), strict=True):
            assert set(bits(city.cells_for(tile))) == set(bits(room)) == slow_cells(city, tile)


@pytest.mark.parametrize("seed", range(20))
def test_bigger_cities_are_the_same_type(seed: int) -> None:
    random = Random(seed)
    tiles = [random.choice(SINGLES) for _ in range(17)]
    tiles[8:8] = random.sample(DUPLEXES, 4)
    cities = grow(random, tiles, size=5)
    assert cities[-1].is_full
    for city in cities[:-1:4]:
        for tile in (Tile.PARK, Tile.HOUSE_BED, Tile.MUSIC_OVER_PARK):
            assert set(bits(city.cells_for(tile))) == slow_cells(city, tile)


def test_no_4x4_city_runs_into_a_dead_end_whatever_duplexes_come() -> None:
    """All shapes of six singles that can be built have room for any two duplexes, and then for singles to the end."""
    shapes = [empty_city()]
    for tiles in [(Tile.SHOP,)] * 6 + [(Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)] * 2 + [(Tile.SHOP,)] * 6:
        assert all(city.cells_for(tile) for city in shapes for tile in tiles)
        grown = [city.place(tile, cell) for tile in tiles for city in shapes for cell in bits(city.cells_for(tile))]
        shapes = list({(city.built, city.windows): city for city in grown}.values())
    assert {city.is_full for city in shapes} == {True}


def test_the_first_tile_takes_the_middle_wherever_it_lies() -> None:
    city = empty_city()
    assert bits(city.cells_for(Tile.SHOP)) == bits(city.cells_for(Tile.SHOP_HOUSE)) == [city.canvas.cell_of["d4"]]


def test_the_window_floats_until_tiles_pin_it() -> None:
    city = empty_city().place(Tile.SHOP, canvas(4).cell_of["d4"])
    assert city.windows.bit_count() == 16
    city = city.place(Tile.SHOP, canvas(4).cell_of["e4"])
    assert city.windows.bit_count() == 12
    for square in ("f4", "g4"):
        city = city.place(Tile.SHOP, canvas(4).cell_of[square])
    assert city.windows.bit_count() == 4
    assert city.canvas.cell_of["c4"] not in bits(city.cells_for(Tile.PARK))


def test_both_halves_of_a_duplex_share_one_window() -> None:
    city = empty_city()
    for square in ("d4", "d5", "d6"):
        city = city.place(Tile.HOUSE, canvas(4).cell_of[square])
    above = city.canvas.cell_of["d2"]
    assert above not in bits(city.cells_for(Tile.FACTORY_OVER_FOOD))
    assert city.canvas.cell_of["d3"] in bits(city.cells_for(Tile.HOUSE))


def test_a_duplex_may_touch_with_either_half() -> None:
    city = empty_city().place(Tile.HOUSE, canvas(4).cell_of["d4"])
    room = {city.canvas.squares[cell] for cell in bits(city.cells_for(Tile.SHOP_MUSIC))}
    assert room == {"b4", "e4", "c3", "d3", "c5", "d5"}


def test_masks_of_the_square_are_the_cells_of_the_notation() -> None:
    text = "SSSS/HHOM/OPOO/OPHP"
    masks = dict(zip(BUILDINGS, parse_city(text).square_masks(), strict=True))
    flat = text.replace("/", "")
    for building, mask in masks.items():
        assert mask == sum(1 << place for place, letter in enumerate(flat) if letter == building)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_masks_are_cut_out_wherever_the_square_lies(size: int) -> None:
    random = Random(size)
    for _ in range(30):
        city = grow(random, [random.choice(SINGLES) for _ in range(size * size)], size)[-1]
        row, column = divmod(city.corner, city.canvas.width)
        for building, mask in zip(BUILDINGS, city.square_masks(), strict=True):
            cells = [(r, c) for r in range(size) for c in range(size)]
            expected = [city.at(city.canvas.cell(row + r, column + c)) is building for r, c in cells]
            assert [bool(mask >> place & 1) for place in range(size * size)] == expected


LANDSCAPES = ("#../.#./###", "##./#../##.", "#.#/#.#/.#.", "###/#../.#.", ".#./###/.#.")


def slow_finish(built: frozenset[Square], nature: set[Square], missing: int) -> bool:
    """The definition, on coordinates: some whole window is left, and each way a duplex can come leads to safety."""
    windows = [w for w in slow_windows(nature) if built <= w]
    return bool(windows) and (
        missing == 0
        or all(
            any(slow_finish(built | {a, b}, nature, missing - 1) for a, b in slow_dominoes(built, windows, step))
            for step in ((0, 1), (1, 0))
        )
    )


def slow_windows(nature: set[Square]) -> list[frozenset[Square]]:
    found = []
    for top in range(3):
        for left in range(3):
            cells = frozenset((r, c) for r in range(top, top + 5) for c in range(left, left + 5)) - nature
            group, edge = set(), [min(cells)]
            while edge:
                row, column = edge.pop()
                group.add((row, column))
                near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
                edge += (near & cells) - group
            if group == cells:
                found.append(cells)
    return found


def slow_dominoes(
    built: frozenset[Square], windows: list[frozenset[Square]], step: Square
) -> list[tuple[Square, Square]]:
    pairs = {((r, c), (r + step[0], c + step[1])) for window in windows for r, c in window}
    fitting = [pair for pair in pairs if not built & set(pair) and any(set(pair) <= window for window in windows)]
    return [pair for pair in fitting if touches(set(pair), set(built))]


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_landscape_never_makes_a_city_impossible_to_finish(landscape: str) -> None:
    random = Random(landscape)
    for _ in range(12):
        city = empty_city(5, landscape)
        for tile in [*random.sample(SINGLES, 8), *random.sample(DUPLEXES, 2), *random.sample(SINGLES, 8)]:
            room = bits(city.cells_for(tile))
            assert room, "stuck"
            city = city.place(tile, random.choice(room))
        assert city.is_full
        assert not city.built & city.canvas.nature


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_room_in_a_landscape_is_what_the_definition_says(landscape: str) -> None:
    random = Random(landscape)
    city = empty_city(5, landscape)
    width = city.canvas.width
    nature = {divmod(cell, width) for cell in bits(city.canvas.nature)}
    for count, tile in enumerate([*random.sample(SINGLES, 8), *random.sample(DUPLEXES, 2)]):
        room = bits(city.cells_for(tile))
        missing = 2 - max(0, count - 7)
        for cell in bits(fitting(city.canvas, city.built, city.windows, tile)):
            built = frozenset(divmod(c, width) for c in bits(city.place(tile, cell).built))
            assert (cell in room) == slow_finish(built, nature, missing)
        city = city.place(tile, random.choice(room))


def test_the_first_tile_lies_on_a_plot_of_the_landscape() -> None:
    city = empty_city(5, "##./#../##.")
    assert {city.canvas.squares[cell] for cell in bits(city.cells_for(Tile.SHOP))} == {"e3", "d4", "e4", "e5"}


def test_a_landscape_where_a_duplex_might_not_fit_leaves_no_first_tile() -> None:
    assert empty_city(5, "#.#/.#./#.#").cells_for(Tile.SHOP) == 0


def test_a_canvas_travels_by_name() -> None:
    for ground in (canvas(4), canvas(5), canvas(5, "#.#/.#./#.#")):
        assert type(ground).named(ground.name) is ground
    for name in ("", "4", "-3x-3", "99x99", "4x5", "moon"):
        with pytest.raises(ValueError, match="is not a canvas"):
            canvas(4).named(name)
