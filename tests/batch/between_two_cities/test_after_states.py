"""What legal moves make of a seat's cities: held against the moves themselves, and against what may be known."""

from collections.abc import Iterator

import numpy as np
import pytest

from tabletown.batch import NUMPY
from tabletown.batch.arrays import compiled, jax_arrays
from tabletown.batch.between_two_cities.after_states import CITY_NUMBERS, TOTAL, AfterStates, MoveJudge
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.chance import key_of, one_of, words
from tabletown.batch.loops import each, take_lanes
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people import GAME
from tabletown.core.seat import Seat

GAMES = 6
FACTORY_POINTS = 3


def without_factory_points(city: list[int]) -> list[int]:
    return [number for place, number in enumerate(city) if place not in (FACTORY_POINTS, TOTAL)]


def judge_for(seats: int) -> MoveJudge:
    return MoveJudge(PeopleBatch(seats, BASE, NUMPY))


def looked_at(judge: MoveJudge, lanes: Lanes, seat: object) -> AfterStates:
    """All games are at the same decision."""
    acting = NUMPY.asarray(seat)
    return (judge.choosing if bool(judge.is_choosing(lanes)[0]) else judge.placing)(lanes, acting)


def random_games(judge: MoveJudge, seed: str) -> Iterator[tuple[Lanes, AfterStates]]:
    """Every decision of some games."""
    batch = judge.batch
    lanes = batch.deal(key_of(NUMPY, seed), GAMES)
    for number in range(batch.longest):
        seat = batch.actor(lanes)
        yield lanes, looked_at(judge, lanes, seat)
        word = words(NUMPY, key_of(NUMPY, f"{seed}/{number}"), 1, GAMES)[0]
        lanes = batch.step(lanes, seat, one_of(NUMPY, batch.legal(lanes, seat), word))


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_there_is_one_for_every_legal_move_and_no_other(seats: int) -> None:
    judge = judge_for(seats)
    for lanes, found in random_games(judge, "legal"):
        mask = np.asarray(judge.batch.legal(lanes, judge.batch.actor(lanes)))
        action, legal = np.asarray(found.action), np.asarray(found.legal)
        for lane in range(GAMES):
            assert sorted(action[lane][legal[lane]].tolist()) == np.flatnonzero(mask[lane]).tolist()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_tile_makes_the_cities_that_were_told(seats: int) -> None:
    judge, compared = judge_for(seats), 0
    for lanes, found in random_games(judge, "last"):
        seat = judge.batch.actor(lanes)
        last = np.asarray(lanes.loose)[np.asarray(seat), :, np.arange(GAMES)]
        if judge.is_choosing(lanes)[0] or (last[:, 1] >= 0).any():
            continue
        for lane in range(GAMES):
            legal = np.flatnonzero(np.asarray(found.legal)[lane])
            tried = take_lanes(lanes, NUMPY.asarray([lane] * len(legal)))
            seats_now = NUMPY.asarray([int(seat[lane])] * len(legal))
            after = judge.batch.step(tried, seats_now, found.action[lane][NUMPY.asarray(legal)])
            own = [judge.kind.owned[side][int(seat[lane])] for side in (0, 1)]
            cities = np.moveaxis(np.asarray(judge.cities_now(after)), 2, 0)[:, :, own]
            for move, pair in zip(legal.tolist(), cities, strict=True):
                told = np.asarray(found.cities)[lane, move].reshape(2, CITY_NUMBERS).tolist()
                assert told[0][TOTAL] <= told[1][TOTAL]
                built, other = sorted(pair.T.tolist(), key=lambda city: city not in told)
                assert built in told
                # Its factories are compared with the city that was built in as that was before.
                assert without_factory_points(other) in map(without_factory_points, told)
                compared += 1
    assert compared > 500


def test_points_of_all_cities_are_those_of_the_end() -> None:
    judge = judge_for(4)
    lanes = judge.batch.playout(judge.batch.deal(key_of(NUMPY, "end"), 32), key_of(NUMPY, "moves"))
    points = np.asarray(judge.cities_now(lanes))[TOTAL]
    lower = np.minimum(points[list(judge.kind.owned[0])], points[list(judge.kind.owned[1])])
    assert (lower.T == np.asarray(judge.batch.standing(lanes).scores)).all()


def test_nothing_hidden_is_in_the_numbers() -> None:
    judge = judge_for(4)
    for number, (lanes, found) in enumerate(random_games(judge, "hidden")):
        if number % 5:
            continue
        seat = int(judge.batch.actor(lanes)[0])
        view = GAME.view(judge.batch.to_state(lanes, 0), Seat(seat))
        worlds = judge.batch.lanes(view, key_of(NUMPY, f"worlds/{number}"), 3)
        others = looked_at(judge, worlds, [seat] * 3)
        for one, other in zip(found, others, strict=True):
            assert all(np.array_equal(np.asarray(one)[0], row) for row in np.asarray(other))


@pytest.mark.usefixtures("quick_compiler")
def test_jax_finds_the_same() -> None:
    xp, judge = jax_arrays(), judge_for(3)
    compiled_judge = MoveJudge(PeopleBatch(3, BASE, xp))
    chosen = {}
    for lanes, found in random_games(judge, "jax"):
        chosen[bool(judge.is_choosing(lanes)[0])] = lanes, found
    for choosing, (lanes, found) in chosen.items():
        function = compiled_judge.choosing if choosing else compiled_judge.placing
        seat = xp.asarray(judge.batch.actor(lanes))
        again = compiled(xp, function)(each(xp.asarray, lanes), seat)
        assert all(np.array_equal(np.asarray(one), np.asarray(other)) for one, other in zip(found, again, strict=True))
