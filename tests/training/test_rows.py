"""What a net sees in arrays is what it sees in a View, and it decides the same."""

from importlib import import_module

import numpy as np
import pytest
from tests.training.positions import Known, cool, played, small_net

from tabletown.batch.arrays import NUMPY, compiled, jax_arrays
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.chance import key_of
from tabletown.batch.loops import each
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose
from tabletown.bots.nets.between_two_cities.choosing import NetPosition
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.with_numpy import Floats
from tabletown.training.between_two_cities.games import CityGames, chosen_by_all
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH


@pytest.mark.usefixtures("unrounded")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_arrays_and_views_give_the_same_rows_and_moves(seats: int) -> None:
    net, weights = small_net(seats)
    reader = NumpyNet(net)
    for known in played(seats, weights, 1):
        _compare(NetPosition(reader, known.view(0)), known, 0)


@pytest.mark.usefixtures("unrounded")
@pytest.mark.parametrize(("seats", "landscapes", "lanes"), [(2, False, 3), (3, True, 3)])
def test_the_same_with_capitals_whatever_the_modules(seats: int, landscapes: bool, lanes: int) -> None:
    """Every lane draws modules of its own."""
    options = {"landscapes": landscapes, "civics": True}
    net, weights = small_net(seats, **options)
    reader = NumpyNet(net)
    sets = set()
    for known in played(seats, weights, lanes, **options):
        for lane in range(lanes):
            position = NetPosition(reader, known.view(lane))
            sets.add((position.view.modules.civics, bool(position.view.modules.districts)))
            _compare(position, known, lane)
    assert len(sets) > 1


def _compare(position: NetPosition[Floats], known: Known, lane: int) -> None:
    view = position.view
    assert view.seat is not None
    if known.chosen is not None:
        moves = GAME.legal_moves(known.state(lane), view.seat)
        judged = position.choices([move for move in moves if isinstance(move, Choose)])
    else:
        judged = position.placements(SQUARES)
    best = max(hope.share + WORTH * hope.score for hope, _ in judged)
    table, cities = np.asarray(known.decided.table)[lane].tobytes(), np.asarray(known.decided.cities)[:, lane]
    rows = [row.tobytes() for row in cities]
    assert table.startswith(position.around.table)
    assert rows[2:] == [position.rows[city] for city in (*position.around.near, *position.around.far)]
    # What the arrays decided is among what the View allows, with the same rows, and nothing is better.
    same = [
        hope.share + WORTH * hope.score
        for hope, pair in judged
        if [position.rows[spot.row] for spot in (pair.first, pair.second)] == rows[:2]
        if position.around.table + pair.row == table
    ]
    assert same and max(same) > best - 1e-5


@pytest.mark.usefixtures("quick_compiler")
def test_jax_decides_as_numpy_does() -> None:
    seats, lanes = 3, 8
    _, weights = small_net(seats)
    jax, xp = import_module("jax"), jax_arrays()
    on_numpy, on_jax = (CityGames(people_batch(seats, library), SQUARES, WORTH) for library in (NUMPY, xp))
    dealt = on_numpy.batch.deal(key_of(NUMPY, "both"), lanes)
    how = cool(weights, lanes)
    there = jax.tree_util.tree_map(xp.asarray, how)
    open_now = chosen_by_all(NUMPY, dealt, NUMPY.stack([dealt.hands[seat, :2] for seat in range(seats)]))
    placed, decided = on_numpy.place(open_now, NUMPY.asarray(2), how)
    placed_there, decided_there = compiled(xp, on_jax.place)(each(xp.asarray, open_now), xp.asarray(2), there)
    assert np.array_equal(np.asarray(placed.cities.codes), np.asarray(placed_there.cities.codes))
    for one, other in ((decided.cities, decided_there.cities), (decided.table, decided_there.table)):
        assert np.array_equal(np.asarray(one), np.asarray(other))
    assert np.allclose(np.asarray(decided.hopes), np.asarray(decided_there.hopes), atol=1e-5)
