"""Tables of people as arrays, held against the rules."""

from random import Random

import numpy as np
import pytest

from tabletown import load
from tabletown.batch import NUMPY, jax_arrays, load_batch
from tabletown.batch.arrays import Array, compiled
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.cities import Outline
from tabletown.batch.between_two_cities.dead_ends import ends_on, known_ends, shapes_on
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.between_two_cities.points import BigRuler
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.fitting import safe_cells
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.core.game import Options
from tabletown.testing import check_batch, check_batches
from tabletown.testing.batches import different_arrays

GAME = BetweenTwoCities()
LANDSCAPES, CIVICS, DISTRICTS = ({name: True} for name in ("landscapes", "civics", "districts"))
ALL = LANDSCAPES | CIVICS | DISTRICTS
TABLES: list[tuple[int, Options]] = [
    *((seats, {}) for seats in range(2, 8)),
    (3, CIVICS),
    (4, DISTRICTS),
    (4, LANDSCAPES),
    (2, ALL),
    (5, ALL),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_is_as_in_the_rules(seats: int, options: Options) -> None:
    batch = people_batch(seats, NUMPY, **options)
    games = 4 if seats < 5 else 2
    assert check_batch(GAME, batch, "people", options, games=games) == games * batch.longest


@pytest.mark.usefixtures("quick_compiler")
def test_the_same_on_jax() -> None:
    """One game of the rules holds both libraries."""
    batches = [people_batch(3, xp, **ALL) for xp in (NUMPY, jax_arrays())]
    assert check_batches(GAME, batches, "jax", ALL, games=8) == 8 * 81


@pytest.mark.parametrize("seats", [2, 4])
def test_random_play_in_lockstep_ends_as_rules_say(seats: int) -> None:
    batch = people_batch(seats, NUMPY, **ALL)
    key = key_of(NUMPY, "lockstep")
    # From the beginning, and from the midst of a turn in which seats have done different things.
    lanes = batch.deal(key, 24)
    for number in range(11):
        seat = batch.actor(lanes) if number % 3 else NUMPY.asarray(np.full(24, seats - 1, np.int32))
        mask = np.asarray(batch.legal(lanes, seat))
        seat = NUMPY.where(NUMPY.asarray(mask.any(axis=1)), seat, -1)
        lanes = batch.step(lanes, seat, NUMPY.asarray(mask.argmax(axis=1)))
    for start in (batch.deal(key, 24), lanes):
        end = batch.playout(start, key)
        standing = batch.standing(end)
        for lane in range(24):
            state = batch.to_state(end, lane)
            assert GAME.faults(state) == ()
            outcome = GAME.outcome(state)
            assert outcome is not None
            assert outcome.scores == tuple(np.asarray(standing.scores)[lane].tolist())


@pytest.mark.usefixtures("quick_compiler")
def test_numpy_and_jax_play_the_same_games() -> None:
    xp = jax_arrays()
    one, other = people_batch(3, NUMPY), people_batch(3, xp)
    expected = one.playout(one.deal(key_of(NUMPY, "both"), 64), key_of(NUMPY, "play"))

    def play(deal: Array, key: Array) -> Lanes:
        return other.playout(other.deal(deal, 64), key)

    assert different_arrays(compiled(xp, play)(key_of(xp, "both"), key_of(xp, "play")), expected) is None


def test_a_seed_gives_the_same_game_as_at_a_table() -> None:
    batch = load_batch("between-two-cities", 4)
    state = load("between-two-cities").setup(4, "our seed")
    assert batch.to_state(batch.from_states([state]), 0) == state


def test_random_play_is_spread_over_all_squares_and_tiles() -> None:
    batch = people_batch(4, NUMPY)
    end = batch.playout(batch.deal(key_of(NUMPY, "spread"), 512), key_of(NUMPY, "spread"))
    assert len(np.unique(np.asarray(end.cities.windows), axis=0)) > 1
    assert 35 < float(np.asarray(batch.standing(end).scores).mean()) < 50


def test_shops_of_big_cities_score_as_the_tables_of_the_rules_say() -> None:
    points = BigRuler(NUMPY)
    random = Random(5)
    masks = [random.getrandbits(25) & random.getrandbits(25) for _ in range(500)]
    rows = [sum((mask >> 5 * row & 31) << 8 * row for row in range(5)) for mask in masks]
    low, high = (NUMPY.asarray(np.array([row >> 32 * word & 0xFFFFFFFF for row in rows], np.uint32)) for word in (0, 1))
    corner = NUMPY.zeros(len(masks), dtype=NUMPY.uint32)
    known = tables(5)
    for found, expected in (
        (points.shops(Cells(low, high), corner), known.shops),
        (points.parks(Cells(low, high), corner), known.parks),
        (points.largest(Cells(low, high), corner), known.largest),
    ):
        assert np.asarray(found).tolist() == [expected[mask] for mask in masks]


def test_groups_are_found_without_asking_whether_any_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on an accelerator, where a fixed number of steps does for every mask."""
    monkeypatch.setattr("tabletown.batch.between_two_cities.points.on_accelerator", lambda _: True)
    winding, every_other = 0b11111_10000_11111_00001_11111, 0b10101_01010_10101_01010_10101
    turned = sum(1 << 5 * column + row for row in range(5) for column in range(5) if winding >> 5 * row + column & 1)
    masks = [
        0,
        winding,
        turned,
        every_other,
        every_other >> 1,
        (1 << 25) - 1,
        *(Random(n).getrandbits(25) for n in range(300)),
    ]
    rows = [sum((mask >> 5 * row & 31) << 8 * row for row in range(5)) for mask in masks]
    low, high = (NUMPY.asarray(np.array([row >> 32 * word & 0xFFFFFFFF for row in rows], np.uint32)) for word in (0, 1))
    ruler, cells, corner = BigRuler(NUMPY), Cells(low, high), NUMPY.zeros(len(masks), dtype=NUMPY.uint32)
    parks, shops, largest = (found(cells, corner) for found in (ruler.parks, ruler.shops, ruler.largest))
    assert np.asarray(shops).tolist() == [tables(5).shops[mask] for mask in masks]
    assert np.asarray(parks).tolist() == [tables(5).parks[mask] for mask in masks]
    assert np.asarray(largest).tolist() == [tables(5).largest[mask] for mask in masks]


def test_turns_of_games_that_are_over_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An accelerator plays as many turns in every lane, however far its game is."""
    batch, key = people_batch(4, NUMPY), key_of(NUMPY, "over")
    lanes = batch.deal(key, 16)
    ahead = NUMPY.arange(16, dtype=NUMPY.int32) % 2
    for _ in range(30):
        seat = NUMPY.where(ahead > 0, batch.actor(lanes), -1)
        lanes = batch.step(lanes, seat, NUMPY.argmax(batch.legal(lanes, NUMPY.maximum(seat, 0)), axis=1))
    expected = batch.playout(lanes, key)
    monkeypatch.setattr("tabletown.batch.between_two_cities.playout.on_accelerator", lambda _: True)
    assert different_arrays(batch.playout(lanes, key), expected) is None


def test_no_dead_end_is_forgotten() -> None:
    """Every shape that eight singles can build on one mat, and every shape of tile."""
    ground = canvas(5, capitals().mats[2].grid)
    kind = people_batch(4, NUMPY, **LANDSCAPES).kind
    number = kind.ground.grounds.index(ground)
    expected, asked = [], []
    for built, windows, shapes in shapes_on(ground):
        for shape in shapes:
            tile = (Tile.SHOP, Tile.FOOD_FACTORY, Tile.FACTORY_OVER_FOOD)[shape]
            expected.append(safe_cells(ground, built, windows, tile, 2))
            asked.append((built & 0xFFFFFFFF, built >> 32, windows, shape))
    rows = np.array(asked, np.uint32).T
    low, high, windows_row, shape_row = (NUMPY.asarray(row) for row in rows)
    mats = NUMPY.full(len(asked), number, dtype=NUMPY.int32)
    room = kind.room(Outline(Cells(low, high), windows_row, mats), shape_row)
    found = [one | other << 32 for one, other in zip(*(np.asarray(word).tolist() for word in room), strict=True)]
    assert len(found) > 3_000 and found == expected


def test_dead_ends_are_read_as_they_are_worked_out() -> None:
    for mat in capitals().mats:
        ground = canvas(5, mat.grid)
        assert known_ends()[ground.name] == ends_on(ground)
