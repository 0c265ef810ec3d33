"""Moves tried out on the batch: all play as the net does, up to the own turn after next; then its hope counts."""

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import key_of, subkey, words
from tabletown.batch.contract import NOBODY
from tabletown.batch.loops import take_lanes
from tabletown.batch.ticket_to_ride_new_york.lanes import TURN, Lanes
from tabletown.batch.ticket_to_ride_new_york.rules import RidesBatch
from tabletown.bots.bot import Thought, ThoughtUnit
from tabletown.bots.nets.ticket_to_ride_new_york.forward import liked, number_of
from tabletown.bots.nets.ticket_to_ride_new_york.lane_rows import table_rows
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.search.field import TrialValues, Values
from tabletown.bots.search.one_search import RatingWeight
from tabletown.bots.search.ticket_to_ride_new_york.belief import likely
from tabletown.bots.ticket_to_ride_new_york.net import plan_of, words_for
from tabletown.bots.ticket_to_ride_new_york.reading import read
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

xp = NUMPY
MOST_CONTENDERS = 8
"""Moves that are tried out: those that the net likes best."""
LEAST = 0.002
"""A move that the net would make less often than that is not tried."""
WAIT = 1
"""Own turns to come before the net's hope counts."""
POINT = 0.01
"""What a point ahead counts besides the share of the win, as the net learnt it."""
CLIPPED = 20
OFTEN = 4
"""Worlds that are drawn for every world that is wanted."""
Ints = NDArray[np.int64]


class RideLore:
    """The net says which moves are worth a trial; a logarithm of its liking counts as a point."""

    def __init__(self, net: NumpyNet) -> None:
        self._net = net

    def rate(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        row, now = table_row(view), read(view)
        plan = plan_of(view, row)
        found = liked(self._net.like(row), view, moves)[:MOST_CONTENDERS]
        fine = [one for one in found if one.chance >= LEAST]
        return [Thought(one.move, one.chance, words_for(one.move, now, plan), log(one.chance)) for one in fine]

    def weight(self, view: View) -> RatingWeight:
        del view
        return RatingWeight(0.02, 60.0, ThoughtUnit.LIKINGS)

    def most_contenders(self, view: View) -> int:
        del view
        return MOST_CONTENDERS

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> "RideTrials":
        del is_up
        return RideTrials(self._net, view, seed)


class _Going(NamedTuple):
    """Games that are still played on."""

    lanes: Lanes
    place: Ints
    """Of each among all games."""
    turns: Ints
    """Own turns that are still to begin."""


class RideTrials:
    def __init__(self, net: NumpyNet, view: View, seed: str) -> None:
        assert view.seat is not None
        self._net, self._view, self._seat = net, view, view.seat
        self._batch = RidesBatch(view.seats, xp=xp, by_seeds=False)
        left = "/".join(f"{player.taxis}.{player.hand_size}.{player.tickets}" for player in view.players)
        self._key = key_of(xp, f"{seed}/{view.phase}/{left}/{view.deck_size}")
        self._goes = 0

    def play(self, moves: Sequence[Move], worlds: int) -> TrialValues:
        """The same worlds for all moves, and the same luck in them."""
        key = subkey(xp, self._key, self._goes)
        self._goes += 1
        lanes = take_lanes(self.worlds(subkey(xp, key, 0), worlds), cast(Array, np.tile(np.arange(worlds), len(moves))))
        actions = np.repeat([number_of(self._view, move) for move in moves], worlds)
        seats = np.full(actions.shape, self._seat, np.int32)
        lanes = self._batch.step(lanes, cast(Array, seats), cast(Array, actions.astype(np.int32)))
        found = self._played_on(lanes, key, worlds).reshape(len(moves), worlds)
        return TrialValues(np.clip(found, 0.0, 1.0), found)

    def worlds(self, key: Array, count: int) -> Lanes:
        """What may be the case: those in which the others' tickets fit their routes come more often."""
        drawn = self._batch.lanes(self._view, key, OFTEN * count)
        return take_lanes(drawn, cast(Array, likely(self._view, np.asarray(drawn.players), count)))

    def _played_on(self, lanes: Lanes, key: Array, worlds: int) -> Values:
        games = lanes.phase.shape[0]
        found = np.zeros(games)
        going = _Going(lanes, np.arange(games), np.full(games, WAIT))
        number = 0
        while going.place.size:
            number += 1
            seat = np.asarray(self._batch.actor(going.lanes))
            over = seat == NOBODY
            own = (seat == self._seat) & (np.asarray(going.lanes.phase) == TURN)
            turns = going.turns - own
            rows = np.asarray(table_rows(xp, going.lanes, cast(Array, seat)))
            actions, hopes = self._net.like_all(rows)
            halts = own & (turns < 0) | over
            found[going.place] = np.where(over, self._ends(going.lanes), hopes)
            legal = np.asarray(self._batch.legal(going.lanes, cast(Array, seat)))
            # The same luck in the same world, whatever the move.
            word = np.asarray(words(xp, subkey(xp, key, number), 1, worlds))[0][going.place % worlds]
            chosen = _drawn(np.where(legal, actions, -1e9), word, legal)
            after = self._batch.step(going.lanes, cast(Array, seat), cast(Array, chosen))
            goes_on = np.flatnonzero(~halts)
            going = _Going(take_lanes(after, cast(Array, goes_on)), going.place[goes_on], turns[goes_on])
        return found

    def _ends(self, lanes: Lanes) -> NDArray[np.float64]:
        """What a game that is over is worth to the own seat."""
        standing = self._batch.standing(lanes)
        best = np.asarray(standing.ranks) == 1
        scores = np.asarray(standing.scores)
        others = np.delete(scores, self._seat, axis=1).max(axis=1)
        ahead = np.clip(scores[:, self._seat] - others, -CLIPPED, CLIPPED)
        share: NDArray[np.float64] = best[:, self._seat] / best.sum(axis=1) + POINT * ahead
        return share


def _drawn(likings: NDArray[np.float32], word: NDArray[np.uint32], legal: NDArray[np.bool_]) -> NDArray[np.int32]:
    """An action of each lane, by its liking and a word."""
    chances = np.exp(likings - likings.max(axis=1, keepdims=True)) * legal
    summed = np.cumsum(chances, axis=1)
    place = (word >> 8) / (1 << 24) * summed[:, -1]
    chosen: NDArray[np.int32] = np.argmax(summed > place[:, None], axis=1).astype(np.int32)
    return chosen
