"""Tables of people, as a GameBatch."""

from functools import partial

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, along, apart, one_hot, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, SQUARES, Cells, only, squares
from tabletown.batch.between_two_cities.cities import Outline, build, facts_of
from tabletown.batch.between_two_cities.deals import deal, wanted_words
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.batch.between_two_cities.hands import choices, chosen_tiles, next_turn, revealed
from tabletown.batch.between_two_cities.lanes import Converter, Lanes
from tabletown.batch.between_two_cities.moves import SQUARE_NUMBER, choice_number, choice_of, place_of
from tabletown.batch.between_two_cities.observation import Observer
from tabletown.batch.between_two_cities.parts import BatchOfParts, BatchParts
from tabletown.batch.between_two_cities.playout import random_end
from tabletown.batch.between_two_cities.ranking import ring_standing
from tabletown.batch.between_two_cities.sources import KEYS, Dealer
from tabletown.batch.between_two_cities.table import SIDES, TableKind
from tabletown.batch.between_two_cities.worlds import Worlds
from tabletown.batch.contract import Standing
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.core.game import Option
from tabletown.core.seat import Seat


class PeopleBatch(BatchOfParts[Lanes, State, View]):
    """Actions: pairs of places in the sorted hand, then placements by loose tile, side and square."""

    def __init__(self, seats: int, modules: Modules, xp: ArrayNamespace, chance: Option = KEYS) -> None:
        self.kind = TableKind(xp, seats, modules)
        self.seats, self.modules = seats, modules
        self.turns = len(self.kind.times.turns)
        self.pairs = len(pairs_of_hand(modules.hand))
        self.actions = self.pairs + 2 * len(SIDES) * SQUARES
        self.longest = 3 * seats * self.turns
        self.converter = Converter(self.kind)
        worlds = Worlds(self.kind if xp is NUMPY else TableKind(NUMPY, seats, modules))
        dealer = Dealer(xp, chance, wanted_words(self.kind))
        super().__init__(BatchParts(dealer, partial(deal, self.kind), self.converter, Observer(self.kind), worlds))
        self._cell_of = xp.asarray(CELL_OF, dtype=xp.int32)

    def to_act(self, lanes: Lanes) -> Array:
        return self._acting(lanes).T

    def actor(self, lanes: Lanes) -> Array:
        return self.first_of(self._acting(lanes))

    def legal(self, lanes: Lanes, seat: Array) -> Array:
        xp = self.xp
        sure = lanes.turn[0] >= 0
        pairs = apart(xp, sure, self._choices, lanes, seat)
        room = apart(xp, sure, self._room, lanes, seat)
        places = squares(xp, room).astype(xp.bool_)
        return xp.concatenate([pairs, places.reshape((-1, seat.shape[0]))]).T

    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        xp = self.xp
        choosing = (seat >= 0) & (action < self.pairs)
        placing = (seat >= 0) & (action >= self.pairs)
        own = xp.maximum(seat, 0)
        sure = lanes.turn[0] >= 0
        lanes = apart(xp, sure, self._choose, lanes, own, action, choosing)
        lanes = apart(xp, sure, self._place, lanes, own, xp.maximum(action - self.pairs, 0), placing)
        done = placing & xp.all(lanes.loose[:, 0] < 0, axis=0)
        return next_turn(xp, self.kind.times, lanes, done)

    def standing(self, lanes: Lanes) -> Standing:
        over = self.xp.equal(lanes.turn, self.turns)
        return ring_standing(self.kind, lanes.cities, lanes.mats, lanes.districts, over)

    def playout(self, lanes: Lanes, key: Array) -> Lanes:
        return random_end(self.kind, lanes, key)

    def move_of(self, state: State, seat: Seat, action: int) -> Move:
        if action < self.pairs:
            return choice_of(state.hands[seat], self.modules.hand, action)
        rest, square = divmod(action - self.pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        return place_of(state.loose[seat][number], side, square)

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        if isinstance(move, Choose):
            return choice_number(state.hands[seat], self.modules.hand, move)
        number = state.loose[seat].index(move.tile)
        square = SQUARE_NUMBER[move.square]
        return self.pairs + (number * len(SIDES) + SIDES.index(move.side)) * SQUARES + square

    def _acting(self, lanes: Lanes) -> Array:
        """bool [seats, lanes]."""
        missing = lanes.chosen[:, 0] < 0
        choosing = missing & (lanes.hands[:, 0] >= 0)
        return self.xp.where(self.xp.any(missing, axis=0), choosing, lanes.loose[:, 0] >= 0)

    def _choices(self, lanes: Lanes, seat: Array) -> Array:
        """bool [pairs, lanes]."""
        own = self.xp.maximum(seat, 0)
        choosing = (pick(self.xp, lanes.chosen, own)[0] < 0) & (seat >= 0)
        return choices(self.xp, pick(self.xp, lanes.hands, own)) & choosing

    def _room(self, lanes: Lanes, seat: Array) -> Cells:
        """By loose tile and side, where it may go: [2, 2, lanes]."""
        xp, kind = self.xp, self.kind
        own = xp.maximum(seat, 0)
        city = xp.stack([xp.take(kind.city_of, 2 * own + side) for side in range(len(SIDES))])

        def there(by_city: Array) -> Array:
            """Of the seat's two cities: [1, sides, lanes]."""
            return along(xp, by_city, city)[None]

        outline = Outline(
            Cells(there(lanes.cities.built[0]), there(lanes.cities.built[1])),
            there(lanes.cities.windows),
            there(lanes.mats),
        )
        loose = pick(xp, lanes.loose, own)
        shape = facts_of(xp, kind.facts, loose).shape[:, None]
        free = xp.not_equal(pick(xp, lanes.filled, own), xp.arange(len(SIDES), dtype=xp.int8)[:, None])
        # Two equal tiles are one and the same move.
        useful = xp.stack([loose[0] >= 0, (loose[1] >= 0) & xp.not_equal(loose[0], loose[1])]) & (seat >= 0)
        return only(useful[:, None] & free[None], xp, kind.room(outline, shape))

    def _choose(self, lanes: Lanes, seat: Array, action: Array, now: Array) -> Lanes:
        xp = self.xp
        pair = chosen_tiles(xp, pick(xp, lanes.hands, seat), action)
        chosen = xp.where(one_hot(xp, lanes.chosen, seat) & now, pair[None], lanes.chosen)
        complete = now & xp.all(chosen[:, 0] >= 0, axis=0)
        return revealed(xp, lanes._replace(chosen=chosen), complete)

    def _place(self, lanes: Lanes, seat: Array, placement: Array, now: Array) -> Lanes:
        xp, kind = self.xp, self.kind
        part, square = placement // SQUARES, placement % SQUARES
        side = part % len(SIDES)
        second = part >= len(SIDES)
        loose = pick(xp, lanes.loose, seat)
        tile, rest = xp.where(second, loose[1], loose[0]), xp.where(second, loose[0], loose[1])
        city = xp.take(kind.city_of, 2 * seat + side)
        there = xp.equal(xp.arange(kind.cities, dtype=xp.int32)[:, None], city) & now
        cell = xp.take(self._cell_of, square)
        left = xp.stack([rest, xp.full(rest.shape, -1, dtype=xp.int8)])
        own = one_hot(xp, lanes.filled, seat) & now
        return lanes._replace(
            cities=build(xp, kind.ground, lanes.cities, facts_of(xp, kind.facts, tile), cell, there, lanes.mats),
            loose=xp.where(own[:, None], left[None], lanes.loose),
            filled=xp.where(own, side.astype(xp.int8), lanes.filled),
        )
