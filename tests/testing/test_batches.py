"""The check of batches finds each of several that are broken on purpose."""

from collections.abc import Callable

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.contract import Standing
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.core.seat import Seat
from tabletown.testing import check_batch
from tabletown.testing.batches import Mismatch


class ForgetsAMove(PeopleBatch):
    def legal(self, lanes: Lanes, seat: Array) -> Array:
        mask = np.array(super().legal(lanes, seat))
        mask[:, -1 - 3 * 7] = False
        return NUMPY.asarray(mask)


class ListsMovesTwice(PeopleBatch):
    def legal(self, lanes: Lanes, seat: Array) -> Array:
        mask = np.array(super().legal(lanes, seat))
        choosing = mask[:, : self.pairs].any(axis=1)
        mask[choosing, :3] = True
        return NUMPY.asarray(mask)


class PassesTheWrongWay(PeopleBatch):
    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        after = super().step(lanes, seat, action)
        moved = NUMPY.not_equal(lanes.turn, after.turn)
        return after._replace(hands=NUMPY.where(moved, NUMPY.roll(after.hands, 1, axis=0), after.hands))


class ShowsWhatIsHidden(PeopleBatch):
    def observe(self, lanes: Lanes, seat: Array) -> Array:
        seen = np.array(super().observe(lanes, seat))
        seen[:, 0] = np.asarray(lanes.singles[40])
        return NUMPY.asarray(seen)


class BreaksNoTies(PeopleBatch):
    def standing(self, lanes: Lanes) -> Standing:
        standing = super().standing(lanes)
        scores = np.asarray(standing.scores)
        ranks = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
        return standing._replace(ranks=NUMPY.asarray(ranks))


class MiscountsAType(PeopleBatch):
    def standing(self, lanes: Lanes) -> Standing:
        standing = super().standing(lanes)
        return standing._replace(keys=standing.keys[:, :, ::-1])


class DrawsImpossibleWorlds(PeopleBatch):
    def lanes(self, view: View, key: Array, lanes: int) -> Lanes:
        found = super().lanes(view, key, lanes)
        return found._replace(singles=NUMPY.roll(found.singles, 1, axis=0))


class LosesTheDiscards(PeopleBatch):
    def to_state(self, lanes: Lanes, lane: int, seed: str = "") -> State:
        return super().to_state(lanes._replace(singles=lanes.singles[::-1]), lane, seed)


class NamesAnotherMove(PeopleBatch):
    def action_of(self, state: State, seat: Seat, move: object) -> int:
        del state, seat, move
        return 0


@pytest.mark.parametrize(
    "broken",
    [
        ForgetsAMove,
        ListsMovesTwice,
        PassesTheWrongWay,
        ShowsWhatIsHidden,
        BreaksNoTies,
        MiscountsAType,
        DrawsImpossibleWorlds,
        LosesTheDiscards,
        NamesAnotherMove,
    ],
)
def test_a_broken_batch_is_found(broken: Callable[..., PeopleBatch]) -> None:
    with pytest.raises(Mismatch):
        check_batch(BetweenTwoCities(), broken(3, BASE, NUMPY), "broken", games=12)


def test_a_whole_batch_passes() -> None:
    assert check_batch(BetweenTwoCities(), PeopleBatch(3, BASE, NUMPY), "broken", games=2) == 2 * 63
