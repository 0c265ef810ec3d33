"""Landscapes: hands of nine, 5×5 cities around mats, and no way into a dead end."""

from collections import Counter
from functools import cache
from gc import collect
from itertools import combinations, product
from random import Random
from weakref import ref

import pytest

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.landscapes import DEAD_ENDS, can_get_stuck, normal_form
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Tile
from tabletown.between_two_cities.city.city import City, empty_city
from tabletown.between_two_cities.city.notation import bits, parse_city
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.notation import parse_move
from tabletown.between_two_cities.people.refusals import Illegal
from tabletown.between_two_cities.people.state import State
from tabletown.core.errors import BadSetup, IllegalMove
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_moves, random_states

MATS = [mat.grid for mat in capitals().mats]
Square = tuple[int, int]


def test_cities_are_5x5_with_a_mat_of_their_own() -> None:
    for seats in (2, 3, 6):
        state = GAME.setup(seats, "mats", landscapes=True)
        assert len(state.cities) == (4 if seats == 2 else seats)
        mats = [city.canvas.landscape for city in state.cities]
        assert len(set(mats)) == len(mats)
        assert set(mats) <= set(MATS)
        assert {city.canvas.cells for city in state.cities} == {20}


def test_every_mat_is_dealt_to_some_city() -> None:
    dealt = Counter(GAME.setup(3, f"deal {n}", landscapes=True).cities[0].canvas.landscape for n in range(200))
    assert set(dealt) == set(MATS)
    assert min(dealt.values()) > 10


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_hands_of_nine_give_four_turns(seats: int) -> None:
    state = GAME.setup(seats, "nine", landscapes=True)
    assert {len(hand) for hand in state.hands} == {9}
    played = random_states(GAME, seats, "nine", {"landscapes": True})[-1]
    times = 2 if seats == 2 else 1
    turns = Counter((turn.round, turn.duplexes) for turn in played.turns)
    assert turns == {(1, False): 4 * times, (2, True): times, (3, False): 4 * times}
    for city in played.cities:
        assert city.is_full
        assert len(city) == 20
        assert (city.lying | city.standing).bit_count() == 2
        assert not city.built & city.canvas.nature


def test_without_landscapes_hands_are_seven_and_cities_4x4() -> None:
    state = GAME.setup(4, "small", civics=True, districts=True)
    assert {len(hand) for hand in state.hands} == {7}
    assert {city.canvas.size for city in state.cities} == {4}


def test_seven_players_with_hands_of_nine_need_the_civic_tiles() -> None:
    with pytest.raises(BadSetup, match=r"7 players with hands of 9 draw 126 single tiles.* the box has 108"):
        GAME.setup(7, "x", landscapes=True)
    assert len(GAME.setup(7, "x", landscapes=True, civics=True).singles) == 129
    assert len(GAME.setup(6, "x", landscapes=True).singles) == 108


def test_the_first_tile_lies_on_a_plot() -> None:
    for grid in MATS:
        city = empty_city(5, grid)
        room = city.cells_for(Tile.SHOP)
        assert room == city.canvas.first
        assert room.bit_count() == 4


def test_mats_on_which_a_city_could_get_stuck_are_known() -> None:
    """All 23 different mats, and on each all shapes that eight singles can make."""
    grids = {normal_form(_grid(set(nature))) for nature in combinations(range(9), 5)}
    assert len(grids) == 23
    assert {grid for grid in grids if can_get_stuck(canvas(5, grid), singles=8, duplexes=2)} == DEAD_ENDS


def _grid(nature: set[int]) -> str:
    return "/".join("".join("#" if 3 * row + column in nature else "." for column in range(3)) for row in range(3))


@pytest.mark.parametrize("grid", MATS)
def test_no_city_on_our_mats_ever_gets_stuck(grid: str) -> None:
    """A proof, not a sample: every shape of eight singles on this mat, in its own orientation."""
    assert not can_get_stuck(canvas(5, grid), singles=8, duplexes=2)


@pytest.mark.parametrize("grid", MATS)
def test_random_cities_are_always_finished(grid: str) -> None:
    random = Random(grid)
    for _ in range(25):
        city = empty_city(5, grid)
        for tile in [*random.sample(SINGLES, 8), *random.sample(DUPLEXES, 2), *random.sample(SINGLES, 8)]:
            room = bits(city.cells_for(tile))
            assert room, "stuck"
            city = city.place(tile, random.choice(room))
        assert city.is_full


@cache
def windows_of(nature: frozenset[Square]) -> list[frozenset[Square]]:
    """All 5×5 squares of the canvas that contain the mat, less nature."""
    return [
        frozenset((r, c) for r in range(top, top + 5) for c in range(left, left + 5)) - nature
        for top in range(3)
        for left in range(3)
    ]


@cache
def beside(square: Square) -> set[Square]:
    row, column = square
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def fillable(built: frozenset[Square], window: frozenset[Square]) -> bool:
    """Whether single tiles, each beside another, fill the window: tried by filling it."""
    if not built <= window:
        return False
    filled = edge = set(built)
    while edge := {near for square in edge for near in beside(square)} & window - filled:
        filled = filled | edge
    return filled == window


@cache
def brute_safe(built: frozenset[Square], nature: frozenset[Square], missing: int) -> bool:
    """The definition, on coordinates: a window that can be filled, and every next duplex leads to a safe state."""
    windows = [window for window in windows_of(nature) if fillable(built, window)]
    if not windows:
        return False
    if missing == 0:
        return True
    for step in ((0, 1), (1, 0)):
        pairs = {((r, c), (r + step[0], c + step[1])) for window in windows for r, c in window}
        legal = [
            pair
            for pair in pairs
            if not built & set(pair)
            and any(set(pair) <= window for window in windows)
            and any(beside(square) & built for square in pair)
        ]
        if not any(brute_safe(built | set(pair), nature, missing - 1) for pair in legal):
            return False
    return True


@pytest.mark.parametrize("grid", [*MATS, "##./..#/##.", "##./.#./#.#"])
def test_legal_placements_are_those_that_brute_force_can_complete(grid: str) -> None:
    random = Random(grid)
    refused = 0
    for _ in range(10):
        city = empty_city(5, grid)
        width = city.canvas.width
        nature = frozenset(divmod(cell, width) for cell in bits(city.canvas.nature))
        singles = random.sample(SINGLES, 16)
        for count, tile in enumerate([*singles[:8], *random.sample(DUPLEXES, 2), *singles[8:]]):
            room, missing = city.cells_for(tile), max(0, 2 - max(0, count - 7))
            for cell in range(city.canvas.plane):
                if placeable(city, tile, cell):
                    after = frozenset(divmod(c, width) for c in bits(city.place(tile, cell).built))
                    safe = brute_safe(after, nature, missing)
                    assert bool(room >> cell & 1) == safe
                    refused += not safe
                else:
                    assert not room >> cell & 1
            if not room:
                assert normal_form(grid) in DEAD_ENDS
                break
            city = city.place(tile, random.choice(bits(room)))
    assert refused


def placeable(city: City, tile: Tile, cell: int) -> bool:
    """On the canvas, not built, not nature, and touching: all that needs no look ahead."""
    ground = city.canvas
    cells = [cell] if not tile.is_duplex else [cell, cell + (1 if tile.lies else ground.width)]
    if any(one >= ground.plane or one % ground.width == ground.side for one in cells):
        return False
    mask = sum(1 << one for one in cells)
    if mask & (city.built | ground.nature):
        return False
    return bool(ground.beside(mask) & city.built if city.built else ground.first >> cell & 1)


def test_a_dead_end_is_refused_with_its_reason() -> None:
    seen = set()
    for number in range(30):
        first = GAME.setup(3, f"dead {number}", landscapes=True)
        for state, seat, move in random_moves(GAME, first, Random(number)):
            if isinstance(move, Place):
                seen |= reasons(state, seat, move)
        if Illegal.DEAD_END in seen:
            break
    assert seen >= {Illegal.DEAD_END, Illegal.NATURE, Illegal.FIRST_ON_A_PLOT, Illegal.OUTSIDE, Illegal.NOT_ADJACENT}


def reasons(state: State, seat: Seat, move: Place) -> set[object]:
    """Why each other square is refused for the same tile; refusing changes nothing."""
    found: set[object] = set()
    legal = set(GAME.legal_moves(state, seat))
    for column in "abcdefg":
        for row in "1234567":
            other = parse_move(f"place {move.tile} {move.side} {column}{row}")
            if other not in legal:
                with pytest.raises(IllegalMove) as error:
                    GAME.apply(state, seat, other)
                found.add(error.value.reason)
    return found


def test_nature_breaks_lines_and_groups() -> None:
    assert score_city(parse_city("SS#SS"), 4).shops == 10
    assert score_city(parse_city("SSSSS"), 4).shops == 18
    assert score_city(parse_city("PP#PP"), 4).parks == 16
    assert score_city(parse_city("HFS/S.."), 4).houses == 1
    assert score_city(parse_city("H#FS/S..."), 4).houses == 2


def test_a_hand_has_moves_for_each_different_pair() -> None:
    state = GAME.setup(4, "pairs", landscapes=True, civics=True)
    moves = GAME.legal_moves(state, Seat(0))
    assert len({move.tiles for move in moves if isinstance(move, Choose)}) == len(moves)


def test_mats_that_people_type_are_not_kept_for_ever() -> None:
    """But one that a city stands on is never made again: cities on two of one sort would not be equal."""
    held = canvas(5, "#../.../...")
    let_go = ref(canvas(5, "##./.../..."))
    for size, cells in product((4, 5, 6), product("#.", repeat=9)):
        mat = "".join(cells)
        canvas(size, "/".join(mat[at : at + 3] for at in (0, 3, 6)))
    collect()
    assert let_go() is None
    assert canvas(5, "#../.../...") is held
