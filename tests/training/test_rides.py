"""Ticket to Ride: New York as it is learnt: rows of arrays and of Views, gains, and a run of seconds."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from tests.training.conftest import quickly_compiled

from tabletown.batch.arrays import NUMPY, Array, compiled, jax_arrays
from tabletown.batch.chance import key_of, subkey, words
from tabletown.batch.loops import each
from tabletown.batch.ticket_to_ride_new_york.actions import actions_by_move
from tabletown.batch.ticket_to_ride_new_york.lanes import Lanes
from tabletown.batch.ticket_to_ride_new_york.rules import KEYS, RidesBatch, make_batch
from tabletown.bots.nets.files import NetFault, NetFile
from tabletown.bots.nets.ticket_to_ride_new_york.forward import ARRAYS, PlainNet, liked, number_of
from tabletown.bots.nets.ticket_to_ride_new_york.lane_rows import table_rows
from tabletown.bots.nets.ticket_to_ride_new_york.layout import LAYOUT, ROW, SCALES, place_of
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.ticket_to_ride_new_york.net import NetBot, numpy_net
from tabletown.core.errors import BadSetup
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.training.contract import RANDOM, load_learnable
from tabletown.training.export import net_of
from tabletown.training.run import Run, start
from tabletown.training.store import RunPlan, save
from tabletown.training.ticket_to_ride_new_york.by_hand import liked_by_hand
from tabletown.training.ticket_to_ride_new_york.games import Moves, choose
from tabletown.training.ticket_to_ride_new_york.make import LAMBDA, gains
from tabletown.training.ticket_to_ride_new_york.net import hopes, likings, seen_rows

xp = NUMPY
PLAN = RunPlan(
    game=GAME.name,
    seats=2,
    size="tiny",
    seed="short",
    games=32,
    parts=4,
    rounds=3,
    rate=5e-3,
    times=3,
    alone=1.0,
    by_hand=0.0,
)


class Position(NamedTuple):
    batch: RidesBatch
    lanes: Lanes
    seat: Array
    rows: Array
    legal: Array

    def view(self, lane: int) -> View:
        return GAME.view(self.batch.to_state(self.lanes, lane), Seat(int(self.seat[lane])))

    def acting(self) -> list[int]:
        return [lane for lane in range(self.seat.shape[0]) if int(self.seat[lane]) >= 0]


def positions(seats: int, lanes: int) -> Iterator[Position]:
    """Whole games; in every second lane chance plays, in the others the policy by hand."""
    batch = make_batch(seats, xp=xp, chance=KEYS)
    now = batch.deal(key_of(xp, f"rides {seats}"), lanes)
    by_hand = (xp.arange(lanes, dtype=xp.float32) % 2)[:, None] * 1e4
    for number in range(400):
        seat = batch.actor(now)
        if not bool(xp.any(seat >= 0)):
            return
        found = Position(batch, now, seat, table_rows(xp, now, seat), batch.legal(now, seat))
        yield found
        word = words(xp, subkey(xp, key_of(xp, "moves"), number), 1, lanes)[0]
        action, _ = choose(xp, liked_by_hand(xp, found.rows) * by_hand, found.legal, word)
        now = batch.step(now, seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrays_and_views_give_the_same_rows(seats: int) -> None:
    compared, last = 0, np.zeros(ROW, np.uint8)
    for number, position in enumerate(positions(seats, 8)):
        for lane in position.acting():
            if (number + lane) % 4 == 0:
                row = np.frombuffer(table_row(position.view(lane)), np.uint8)
                other = np.asarray(position.rows)[lane]
                wrong = [
                    name for name, _, _ in LAYOUT if not np.array_equal(row[place_of(name)], other[place_of(name)])
                ]
                assert not wrong
                compared, last = compared + 1, np.maximum(last, row)
    assert compared > 60
    # Nearly everything was there at least once: players that do not sit there aside.
    assert np.count_nonzero(last) > ROW - (4 - seats) * 72 - 250


def test_actions_are_numbered_as_in_the_batch() -> None:
    state = GAME.setup(2, "numbers")
    view = GAME.view(state, Seat(0))
    assert all(number_of(view, move) == action for move, action in actions_by_move().items())
    batch = make_batch(2, xp=xp, chance=KEYS)
    for move in GAME.legal_moves(state, Seat(0)):
        assert number_of(view, move) == batch.action_of(state, Seat(0), move)


def small_net() -> tuple[NetFile, dict[str, Array]]:
    """New weights as a file has them, and the same for arrays, rounded as in the file."""
    learnable = load_learnable(GAME.name, 3, "tiny", xp)
    made = {name: found * (30.0 if name == "actions" else 1.0) for name, found in _new(learnable.new_weights).items()}
    net = net_of(learnable, made)
    weights = {name: np.array(array.floats(), np.float32).reshape(array.shape) for name, array in net.arrays.items()}
    weights["first"] /= np.array(SCALES, np.float32)[:, None]
    return net, {name: xp.asarray(found) for name, found in weights.items()}


def _new(new_weights: object) -> dict[str, Array]:
    assert callable(new_weights)
    found: dict[str, Array] = new_weights(key_of(xp, "weights"))
    return found


def with_numpy(rows: list[list[float]], matrix: list[list[float]]) -> list[list[float]]:
    """A matrix product that is handed in."""
    found: list[list[float]] = (np.array(rows) @ np.array(matrix)).tolist()
    return found


def test_all_forms_of_the_net_choose_the_same() -> None:
    net, weights = small_net()
    quick, plain = NumpyNet(net), PlainNet(net, with_numpy)
    assert set(net.arrays) == set(ARRAYS)
    for number, position in enumerate(positions(3, 4)):
        lane = number % 4
        if lane not in position.acting():
            continue
        view, row = position.view(lane), np.asarray(position.rows)[lane].tobytes()
        seat = Seat(int(position.seat[lane]))
        moves = GAME.legal_moves(position.batch.to_state(position.lanes, lane), seat)
        seen = seen_rows(xp, weights, position.rows)
        one, other = quick.like(row), plain.like(row)
        arrays = np.asarray(likings(weights, seen))[lane]
        assert np.allclose(one.actions, other.actions, atol=1e-3) and np.allclose(one.actions, arrays, atol=1e-3)
        assert one.hope == pytest.approx(other.hope, abs=1e-4)
        assert one.hope == pytest.approx(float(np.asarray(hopes(weights, seen))[lane]), abs=1e-4)
        best = liked(one, view, moves)[0].move
        assert best == liked(other, view, moves)[0].move == NetBot(quick).decide(view, moves).move
        masked = np.where(np.asarray(position.legal)[lane], arrays, -np.inf)
        assert number_of(view, best) == int(np.argmax(masked))


def test_weights_for_other_rows_are_refused() -> None:
    net, _ = small_net()
    short = NetFile(net.kind, net.facts, {**net.arrays, "first": net.arrays["second"]})
    with pytest.raises(NetFault, match="other numbers"):
        numpy_net(short)


@pytest.mark.usefixtures("quick_compiler")
def test_jax_makes_the_rows_of_numpy() -> None:
    jax = jax_arrays()
    make = compiled(jax, partial(table_rows, jax))
    for number, position in enumerate(positions(4, 8)):
        if number % 40 == 20:
            there = make(each(jax.asarray, position.lanes), jax.asarray(position.seat))
            assert np.array_equal(np.asarray(there), np.asarray(position.rows))


def test_gains_go_back_from_the_end_seat_by_seat() -> None:
    seat = [0, 1, 0, 1, 0, 1]
    hope = np.array([0.5, 0.4, 0.6, 0.3, 0.2, 0.7], np.float32)
    ends = np.zeros((6, 2, 1), np.float32)
    ends[3] = [[1.0], [0.0]]
    nothing = xp.zeros((6, 1, 1), dtype=xp.uint8)
    moves = Moves(
        *(nothing, nothing, xp.zeros((6, 1)), xp.zeros((6, 1)), xp.asarray(hope[:, None])),
        *(xp.asarray(seat, dtype=xp.int32)[:, None], xp.asarray([[False]] * 3 + [[True]] + [[False]] * 2)),
        xp.asarray(ends),
    )
    gain, target, known = (np.asarray(found)[:, 0] for found in gains(xp, moves))
    # The game ends with the fourth move; what comes after it is broken off.
    last = np.array([1.0 - 0.6, 0.0 - 0.3])
    first = np.array([0.6 - 0.5, 0.3 - 0.4]) + LAMBDA * last
    assert known.tolist() == [True] * 4 + [False] * 2
    assert np.allclose(gain[:4], [first[0], first[1], last[0], last[1]], atol=1e-6)
    assert np.allclose(target[:4], gain[:4] + hope[:4], atol=1e-6)


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path]:
    folder = tmp_path_factory.mktemp("rides")
    run = start(folder, PLAN, NUMPY)
    with quickly_compiled():
        while run.number < PLAN.rounds:
            if run.number == PLAN.rounds - 1:
                save(folder, run.checkpoint())
            run.round()
    return run, folder


def test_a_short_run_beats_chance(learnt: tuple[Run, Path]) -> None:
    run, _ = learnt
    assert run.look(2 * PLAN.games, {"random": RANDOM})["random"] > 0.75, "a half would be chance"


def test_a_run_that_was_broken_off_goes_on_as_if_nothing_had_been(learnt: tuple[Run, Path]) -> None:
    run, folder = learnt
    whole = run.checkpoint()
    other = start(folder, PLAN, NUMPY)
    other.learn = run.learn
    assert other.number == PLAN.rounds - 1
    other.round()
    again = other.checkpoint()
    assert again.arrays.keys() == whole.arrays.keys()
    assert all(np.array_equal(again.arrays[name], whole.arrays[name]) for name in whole.arrays)


def test_sizes_that_there_are_not() -> None:
    with pytest.raises(BadSetup, match="nets are tiny"):
        load_learnable(GAME.name, 2, "vast", NUMPY)
