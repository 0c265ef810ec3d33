"""Solo tables, as a GameBatch."""

from functools import partial

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, along, apart, one_hot
from tabletown.batch.between_two_cities.cells import CELL_OF, SQUARES, Cells, only, squares
from tabletown.batch.between_two_cities.cities import Outline, build, facts_of
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.batch.between_two_cities.hands import choices, chosen_tiles, first_of_sort, sorted_hand, without
from tabletown.batch.between_two_cities.moves import (
    SQUARE_NUMBER,
    by_rank,
    choice_number,
    choice_of,
    place_of,
)
from tabletown.batch.between_two_cities.parts import BatchOfParts, BatchParts
from tabletown.batch.between_two_cities.solo.deals import deal_solo, wanted_for_solo
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays, SoloConverter
from tabletown.batch.between_two_cities.solo.observation import SoloObserver
from tabletown.batch.between_two_cities.solo.playout import solo_end
from tabletown.batch.between_two_cities.solo.standing import solo_standing
from tabletown.batch.between_two_cities.solo.turns import end_turn, throw_away
from tabletown.batch.between_two_cities.solo.worlds import SoloWorlds
from tabletown.batch.between_two_cities.sources import KEYS, Dealer
from tabletown.batch.contract import NOBODY, Standing
from tabletown.batch.loops import on_lanes
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.solo.moves import Discard, SoloMove, discard
from tabletown.between_two_cities.solo.state import SIDES, Setting, SoloState, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.core.game import Option
from tabletown.core.seat import Seat

_THEIRS = 2
"""The third tile that may be placed on a side, behind your two."""
_TILES = 3


class SoloBatch(BatchOfParts[SoloArrays, SoloState, SoloView]):
    """Actions: pairs of places in the sorted hand; placements by tile, side and square; places to throw away."""

    seats = 1

    def __init__(self, setting: Setting, xp: ArrayNamespace, chance: Option = KEYS) -> None:
        self.kind = SoloKind(xp, setting)
        self.turns, hand = len(self.kind.turns), setting.hand
        self.pairs = len(pairs_of_hand(hand))
        self.thrown = self.pairs + _TILES * len(SIDES) * SQUARES
        """The first action that throws a tile away."""
        self.actions = self.thrown + (0 if self.kind.full else hand)
        more = 2 * sum(not turn.duplexes for turn in self.kind.turns) if self.kind.full else 0
        self.longest = 3 * self.turns + more + sum(self.kind.stays(turn) for turn in self.kind.turns)
        self.converter = SoloConverter(self.kind)
        worlds = SoloWorlds(self.kind if xp is NUMPY else SoloKind(NUMPY, setting))
        dealer = Dealer(xp, chance, wanted_for_solo(self.kind))
        super().__init__(
            BatchParts(dealer, partial(deal_solo, self.kind), self.converter, SoloObserver(self.kind), worlds)
        )
        self._cell_of = xp.asarray(CELL_OF, dtype=xp.int32)

    def to_act(self, lanes: SoloArrays) -> Array:
        return (lanes.turn < self.turns)[:, None]

    def actor(self, lanes: SoloArrays) -> Array:
        return self.xp.where(lanes.turn < self.turns, 0, NOBODY).astype(self.xp.int32)

    def legal(self, lanes: SoloArrays, seat: Array) -> Array:
        xp, sure = self.xp, lanes.turn[0] >= 0
        playing = (seat >= 0) & (lanes.turn < self.turns)
        choosing = playing & (lanes.chosen[0] < 0)
        pairs = choices(xp, lanes.hand) & choosing
        room = apart(xp, sure, self._room, lanes, playing & (lanes.chosen[0] >= 0))
        places = squares(xp, room).astype(xp.bool_)
        parts = [pairs, places.reshape((-1, seat.shape[0]))]
        if not self.kind.full:
            left = playing & (lanes.chosen[0] >= 0) & (lanes.loose[0] < 0)
            parts.append(first_of_sort(xp, sorted_hand(xp, lanes.hand)) & left)
        return xp.concatenate(parts).T

    def step(self, lanes: SoloArrays, seat: Array, action: Array) -> SoloArrays:
        xp, sure = self.xp, lanes.turn[0] >= 0
        acts = (seat >= 0) & (action >= 0)
        placing = acts & (action >= self.pairs) & (action < self.thrown)
        lanes = apart(xp, sure, self._choose, lanes, action, acts & (action < self.pairs))
        lanes = apart(xp, sure, self._place, lanes, xp.maximum(action - self.pairs, 0), placing)
        done = placing & (lanes.loose[0] < 0) & xp.all(lanes.theirs < 0, axis=0)
        if not self.kind.full:
            lanes = self._throw(lanes, action, acts & (action >= self.thrown))
            done = done & xp.logical_not(xp.take(self.kind.times.stays, lanes.turn))
        ended = partial(apart, xp, sure, partial(end_turn, self.kind))
        return on_lanes(xp, done, ended, lanes)

    def standing(self, lanes: SoloArrays) -> Standing:
        return solo_standing(self.kind, lanes)

    def playout(self, lanes: SoloArrays, key: Array) -> SoloArrays:
        return solo_end(self.kind, lanes, key)

    def move_of(self, state: SoloState, seat: Seat, action: int) -> SoloMove:
        del seat
        if action < self.pairs:
            return choice_of(state.hand, self.kind.hand, action)
        if action >= self.thrown:
            return discard(by_rank(state.hand)[action - self.thrown])
        rest, square = divmod(action - self.pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        tile = state.theirs[side] if number == _THEIRS else state.loose[number]
        if tile is None:
            raise ValueError(f"action {action} is not legal here")
        return place_of(tile, side, square)

    def action_of(self, state: SoloState, seat: Seat, move: SoloMove) -> int:
        del seat
        if isinstance(move, Choose):
            return choice_number(state.hand, self.kind.hand, move)
        if isinstance(move, Discard):
            return self.thrown + by_rank(state.hand).index(move.tile)
        side = side_number(move.side)
        # Of two equal ones the Automa's is placed first.
        number = _THEIRS if state.theirs[side] is move.tile else state.loose.index(move.tile)
        square = SQUARE_NUMBER[move.square]
        return self.pairs + (number * len(SIDES) + side) * SQUARES + square

    def _room(self, lanes: SoloArrays, playing: Array) -> Cells:
        """By tile (your two, the Automa's) and side, where it may go: [3, 2, lanes]."""
        xp, kind = self.xp, self.kind
        own, theirs = lanes.loose, lanes.theirs
        tiles = xp.stack([xp.broadcast_to(own[0], theirs.shape), xp.broadcast_to(own[1], theirs.shape), theirs])
        free = xp.not_equal(lanes.filled, xp.arange(len(SIDES), dtype=xp.int8)[:, None])
        first = free & xp.not_equal(own[0], theirs)
        # Equal tiles are one and the same move.
        second = free & xp.not_equal(own[1], theirs) & xp.not_equal(own[1], own[0])
        useful = xp.stack([first, second, xp.ones(first.shape, dtype=xp.bool_)]) & (tiles >= 0) & playing
        outline = Outline(
            Cells(lanes.cities.built[0][None], lanes.cities.built[1][None]),
            lanes.cities.windows[None],
            lanes.mats[None],
        )
        return only(useful, xp, kind.room(outline, facts_of(xp, kind.facts, tiles).shape))

    def _choose(self, lanes: SoloArrays, action: Array, now: Array) -> SoloArrays:
        xp = self.xp
        pair = chosen_tiles(xp, lanes.hand, action)
        return lanes._replace(
            hand=xp.where(now, without(xp, lanes.hand[None], pair[None])[0], lanes.hand),
            chosen=xp.where(now, pair, lanes.chosen),
            loose=xp.where(now, pair, lanes.loose),
        )

    def _place(self, lanes: SoloArrays, placement: Array, now: Array) -> SoloArrays:
        xp, kind = self.xp, self.kind
        part, square = placement // SQUARES, placement % SQUARES
        side, number = part % len(SIDES), part // len(SIDES)
        own, theirs = lanes.loose, xp.where(xp.equal(side, 0), lanes.theirs[0], lanes.theirs[1])
        is_theirs, second = xp.equal(number, _THEIRS), xp.equal(number, 1)
        tile = xp.where(is_theirs, theirs, xp.where(second, own[1], own[0]))
        there = one_hot(xp, lanes.theirs, side) & now
        left = xp.stack([xp.where(second, own[0], own[1]), xp.full(side.shape, -1, dtype=xp.int8)])
        mine = now & xp.logical_not(is_theirs)
        facts = facts_of(xp, kind.facts, tile)
        return lanes._replace(
            cities=build(xp, kind.ground, lanes.cities, facts, xp.take(self._cell_of, square), there, lanes.mats),
            loose=xp.where(mine, left, own),
            filled=xp.where(mine, side.astype(xp.int8), lanes.filled),
            theirs=xp.where(there & is_theirs, -1, lanes.theirs).astype(xp.int8),
        )

    def _throw(self, lanes: SoloArrays, action: Array, now: Array) -> SoloArrays:
        xp = self.xp
        place = xp.minimum(xp.maximum(action - self.thrown, 0), self.kind.hand - 1)
        tile = along(xp, sorted_hand(xp, lanes.hand), place[None])
        # The tile travels with its lane.
        carried = (lanes, tile)
        return on_lanes(xp, now, lambda some: (throw_away(self.kind, some[0], some[1][0]), some[1]), carried)[0]
