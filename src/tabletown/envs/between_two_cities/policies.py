"""Policies over arrays for tables of people."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, pick
from tabletown.batch.between_two_cities.after_states import own_cities, placements
from tabletown.batch.between_two_cities.cells import CELL_OF, SQUARES
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.batch.between_two_cities.hands import sorted_hand
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.between_two_cities.scoring import city_parts
from tabletown.batch.between_two_cities.table import SIDES, TableKind
from tabletown.batch.contract import AnyBatch
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.scoring import SECOND
from tabletown.core.errors import BadSetup
from tabletown.envs.between_two_cities.ppo_policy import make_ppo_policy
from tabletown.envs.policies import NEVER, MakePolicy, Policy, best_of

_Numbers: TypeAlias = NDArray[np.int32]
_Rows: TypeAlias = NDArray[np.intp]
_FACTORY = TYPES.index(Kind.FACTORY)
_SQUARE_OF = np.zeros(64, np.int32)
_SQUARE_OF[list(CELL_OF)] = np.arange(SQUARES)
"""By cell."""


class PlacementGains(NamedTuple):
    """What tiles add to a seat's two cities on every square where they fit: [tiles, sides, squares, lanes]."""

    points: _Numbers
    """`NEVER` where there is no such square."""
    cells: _Numbers

    @property
    def best(self) -> _Numbers:
        """[tiles, sides, lanes]."""
        return cast(_Numbers, self.points.max(axis=2))


def make_greedy(batch: AnyBatch) -> Policy:
    """What gives most points at once in both cities together: two tiles, then their squares. Of equals any.

    A factory counts 3, whatever others have; districts do not count.
    """
    rules = cast(object, batch)
    if not isinstance(rules, PeopleBatch) or rules.xp is not NUMPY:
        raise BadSetup("greedy over arrays plays tables of people, on NumPy: for tables with Automas there is random")
    return _Greedy(rules)


class _Greedy:
    def __init__(self, batch: PeopleBatch) -> None:
        self._batch, self._kind = batch, batch.kind

    def __call__(self, lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        now = cast(Lanes, lanes)
        worth = np.full(mask.shape, NEVER, np.int32)
        allowed = cast("NDArray[np.bool_]", mask)
        choosing = allowed[:, : self._batch.pairs].any(axis=1)
        placing = allowed[:, self._batch.pairs :].any(axis=1)
        for rows, judge in ((np.flatnonzero(choosing), self._choices), (np.flatnonzero(placing), self._places)):
            if rows.size:
                some = cast(Array, rows)
                judge(take_lanes(now, some), seat[some], rows, worth)
        return best_of(worth, mask, word)

    def _choices(self, lanes: Lanes, seat: Array, rows: _Rows, worth: _Numbers) -> None:
        """One tile goes left and the other right, whichever way is better."""
        hand = sorted_hand(NUMPY, pick(NUMPY, lanes.hands, seat))
        best = gains(self._kind, lanes, seat, NUMPY.where(hand < len(self._kind.tiles), hand, -1)).best
        for number, (one, other) in enumerate(pairs_of_hand(hand.shape[0])):
            worth[rows, number] = np.maximum(best[one, 0] + best[other, 1], best[one, 1] + best[other, 0])

    def _places(self, lanes: Lanes, seat: Array, rows: _Rows, worth: _Numbers) -> None:
        """A tile on a square, and what the other tile can then still bring on the other side."""
        found = gains(self._kind, lanes, seat, pick(NUMPY, lanes.loose, seat))
        both = cast("NDArray[np.bool_]", pick(NUMPY, lanes.loose, seat)[1] >= 0)
        best = found.best
        for tile in range(2):
            for side in range(len(SIDES)):
                rest = np.where(both, best[1 - tile, 1 - side], 0)
                first = self._batch.pairs + SQUARES * (len(SIDES) * tile + side)
                for points, cells in zip(found.points[tile, side], found.cells[tile, side], strict=True):
                    there = points > NEVER
                    worth[rows[there], first + _SQUARE_OF[cells[there]]] = (points + rest)[there]


def gains(kind: TableKind, lanes: Lanes, seat: Array, tiles: Array) -> PlacementGains:
    """Of tiles [tiles, lanes], −1 for none."""
    cities, mats = own_cities(kind, lanes, seat)
    found = placements(kind, cities, mats, tiles)
    after = _points(kind, found.cities, found.mats, lanes).reshape(found.there.shape)
    more = NUMPY.where(found.there, after - _points(kind, cities, mats, lanes)[None, :, None], NEVER)
    return PlacementGains(cast(_Numbers, more), cast(_Numbers, found.cells))


def _points(kind: TableKind, cities: CityArrays, mats: Array, lanes: Lanes) -> Array:
    parts = city_parts(NUMPY, kind.scorer, cities, mats, lanes.districts[:0])
    return parts.alone + parts.counts[_FACTORY] * SECOND


POLICIES: Mapping[str, MakePolicy] = {"greedy": make_greedy, "ppo": make_ppo_policy}
