"""Tables of two people and an Automa, as a GameBatch."""

from functools import partial

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, along, apart, one_hot, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, SQUARES, Cells, only, squares
from tabletown.batch.between_two_cities.cities import Outline, build, facts_of
from tabletown.batch.between_two_cities.deals import wanted_words
from tabletown.batch.between_two_cities.ground import pairs_of_hand
from tabletown.batch.between_two_cities.hands import choices, chosen_tiles
from tabletown.batch.between_two_cities.moves import SQUARE_NUMBER, choice_number, choice_of, place_of
from tabletown.batch.between_two_cities.parts import BatchOfParts, BatchParts
from tabletown.batch.between_two_cities.ranking import ring_standing
from tabletown.batch.between_two_cities.sources import KEYS, Dealer
from tabletown.batch.between_two_cities.table import SIDES
from tabletown.batch.between_two_cities.two_with_automa.deals import deal_duo
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays, DuoConverter
from tabletown.batch.between_two_cities.two_with_automa.observation import DuoObserver
from tabletown.batch.between_two_cities.two_with_automa.playout import duo_end
from tabletown.batch.between_two_cities.two_with_automa.turns import end_turn, revealed
from tabletown.batch.between_two_cities.two_with_automa.worlds import DuoWorlds
from tabletown.batch.contract import Standing
from tabletown.batch.loops import on_lanes
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SHARED_SIDE, DuoState
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.game import Option
from tabletown.core.seat import Seat

_THEIRS = 2
"""The third tile that may be placed on a side, behind one's own two."""
_TILES = 3


class DuoBatch(BatchOfParts[DuoArrays, DuoState, DuoView]):
    """Actions: pairs of places in the sorted hand, then placements by tile, side and square."""

    seats = PEOPLE

    def __init__(self, modules: Modules, xp: ArrayNamespace, chance: Option = KEYS) -> None:
        self.kind = DuoKind(xp, modules)
        self.turns = len(self.kind.times.turns)
        self.pairs = len(pairs_of_hand(modules.hand))
        self.actions = self.pairs + _TILES * len(SIDES) * SQUARES
        self.longest = 4 * PEOPLE * self.turns
        self.converter = DuoConverter(self.kind)
        worlds = DuoWorlds(self.kind if xp is NUMPY else DuoKind(NUMPY, modules))
        dealer = Dealer(xp, chance, {**wanted_words(self.kind), "automa": len(self.kind.deck)})
        super().__init__(
            BatchParts(dealer, partial(deal_duo, self.kind), self.converter, DuoObserver(self.kind), worlds)
        )
        self._cell_of = xp.asarray(CELL_OF, dtype=xp.int32)
        self._shared = xp.asarray([SIDES.index(side) for side in SHARED_SIDE], dtype=xp.int32)
        """By person: on which side lies the city that she shares with the Automa."""

    def to_act(self, lanes: DuoArrays) -> Array:
        return self._acting(lanes).T

    def actor(self, lanes: DuoArrays) -> Array:
        return self.first_of(self._acting(lanes))

    def legal(self, lanes: DuoArrays, seat: Array) -> Array:
        xp, sure = self.xp, lanes.turn[0] >= 0
        own = xp.maximum(seat, 0)
        choosing = (pick(xp, lanes.chosen, own)[0] < 0) & (seat >= 0)
        pairs = choices(xp, pick(xp, lanes.hands, own)) & choosing
        placing = xp.all(lanes.chosen[:, 0] >= 0, axis=0) & (seat >= 0)
        room = apart(xp, sure, self._room, lanes, own, placing)
        places = squares(xp, room).astype(xp.bool_)
        return xp.concatenate([pairs, places.reshape((-1, seat.shape[0]))]).T

    def step(self, lanes: DuoArrays, seat: Array, action: Array) -> DuoArrays:
        xp, sure = self.xp, lanes.turn[0] >= 0
        choosing = (seat >= 0) & (action < self.pairs)
        placing = (seat >= 0) & (action >= self.pairs)
        own = xp.maximum(seat, 0)
        lanes = apart(xp, sure, self._choose, lanes, own, action, choosing)
        lanes = apart(xp, sure, self._place, lanes, own, xp.maximum(action - self.pairs, 0), placing)
        done = placing & xp.all(lanes.loose[:, 0] < 0, axis=0) & xp.all(lanes.theirs < 0, axis=0)
        ended = partial(apart, xp, sure, partial(end_turn, self.kind))
        return on_lanes(xp, done, ended, lanes)

    def standing(self, lanes: DuoArrays) -> Standing:
        """Of both people and, last, the Automa."""
        over = self.xp.equal(lanes.turn, self.turns)
        return ring_standing(self.kind, lanes.cities, lanes.mats, lanes.districts, over)

    def playout(self, lanes: DuoArrays, key: Array) -> DuoArrays:
        return duo_end(self.kind, lanes, key)

    def move_of(self, state: DuoState, seat: Seat, action: int) -> Move:
        if action < self.pairs:
            return choice_of(state.hands[seat], self.kind.hand, action)
        rest, square = divmod(action - self.pairs, SQUARES)
        number, side = divmod(rest, len(SIDES))
        tile = state.theirs[seat] if number == _THEIRS else state.loose[seat][number]
        if tile is None:
            raise ValueError(f"action {action} is not legal here")
        return place_of(tile, side, square)

    def action_of(self, state: DuoState, seat: Seat, move: Move) -> int:
        if isinstance(move, Choose):
            return choice_number(state.hands[seat], self.kind.hand, move)
        # Of two equal ones the Automa's is placed first, in the city that is its own, too.
        theirs = state.theirs[seat] is move.tile and move.side is SHARED_SIDE[seat]
        number = _THEIRS if theirs else state.loose[seat].index(move.tile)
        square = SQUARE_NUMBER[move.square]
        return self.pairs + (number * len(SIDES) + SIDES.index(move.side)) * SQUARES + square

    def _acting(self, lanes: DuoArrays) -> Array:
        """bool [2, lanes]."""
        xp = self.xp
        missing = lanes.chosen[:, 0] < 0
        choosing = missing & (lanes.hands[:PEOPLE, 0] >= 0)
        busy = (lanes.loose[:, 0] >= 0) | (lanes.theirs >= 0)
        return xp.where(xp.any(missing, axis=0), choosing, busy)

    def _room(self, lanes: DuoArrays, seat: Array, placing: Array) -> Cells:
        """By tile (one's own two, the Automa's) and side, where it may go: [3, 2, lanes]."""
        xp, kind = self.xp, self.kind
        city = xp.stack([xp.take(kind.city_of, 2 * seat + side) for side in range(len(SIDES))])

        def there(by_city: Array) -> Array:
            """Of the seat's two cities: [1, sides, lanes]."""
            return along(xp, by_city, city)[None]

        sides = xp.arange(len(SIDES), dtype=xp.int32)[:, None]
        theirs = xp.where(xp.equal(sides, xp.take(self._shared, seat)), pick(xp, lanes.theirs, seat), -1)
        own = pick(xp, lanes.loose, seat)
        tiles = xp.stack([xp.broadcast_to(own[0], theirs.shape), xp.broadcast_to(own[1], theirs.shape), theirs])
        free = xp.not_equal(pick(xp, lanes.filled, seat), sides)
        # Equal tiles are one and the same move.
        first = free & xp.not_equal(own[0], theirs)
        second = free & xp.not_equal(own[1], theirs) & xp.not_equal(own[1], own[0])
        useful = xp.stack([first, second, xp.ones(first.shape, dtype=xp.bool_)]) & (tiles >= 0) & placing
        built = Cells(there(lanes.cities.built[0]), there(lanes.cities.built[1]))
        outline = Outline(built, there(lanes.cities.windows), there(lanes.mats))
        return only(useful, xp, kind.room(outline, facts_of(xp, kind.facts, tiles).shape))

    def _choose(self, lanes: DuoArrays, seat: Array, action: Array, now: Array) -> DuoArrays:
        xp = self.xp
        pair = chosen_tiles(xp, pick(xp, lanes.hands, seat), action)
        chosen = xp.where(one_hot(xp, lanes.chosen, seat) & now, pair[None], lanes.chosen)
        complete = now & xp.all(chosen[:, 0] >= 0, axis=0)
        return revealed(xp, lanes._replace(chosen=chosen), complete)

    def _place(self, lanes: DuoArrays, seat: Array, placement: Array, now: Array) -> DuoArrays:
        xp, kind = self.xp, self.kind
        part, square = placement // SQUARES, placement % SQUARES
        side, number = part % len(SIDES), part // len(SIDES)
        is_theirs, second = xp.equal(number, _THEIRS), xp.equal(number, 1)
        own = pick(xp, lanes.loose, seat)
        tile = xp.where(is_theirs, pick(xp, lanes.theirs, seat), xp.where(second, own[1], own[0]))
        left = xp.stack([xp.where(second, own[0], own[1]), xp.full(side.shape, -1, dtype=xp.int8)])
        city = xp.take(kind.city_of, 2 * seat + side)
        there = xp.equal(xp.arange(kind.cities, dtype=xp.int32)[:, None], city) & now
        mover = one_hot(xp, lanes.filled, seat) & now
        mine = mover & xp.logical_not(is_theirs)
        facts = facts_of(xp, kind.facts, tile)
        return lanes._replace(
            cities=build(xp, kind.ground, lanes.cities, facts, xp.take(self._cell_of, square), there, lanes.mats),
            loose=xp.where(mine[:, None], left[None], lanes.loose),
            filled=xp.where(mine, side.astype(xp.int8), lanes.filled),
            theirs=xp.where(mover & is_theirs, -1, lanes.theirs).astype(xp.int8),
        )
