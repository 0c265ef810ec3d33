"""The bot `balanced` in arrays, for nets to play against: the same points, the same tastes (`bots…evaluation`)."""

from itertools import combinations

from tabletown.batch.arrays import Array, pick, settled
from tabletown.batch.between_two_cities.cells import Cells, count, cut_four, nth_cell
from tabletown.batch.between_two_cities.cities import LYING, STANDING, CityArrays, Outline, cells_of, facts_of
from tabletown.batch.between_two_cities.ground import CODE_OF
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.balanced import TASTE
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.pinned_city import CELLS, FIRST
from tabletown.training.between_two_cities.rows import Present, RowMaker, SeatPlace
from tabletown.training.between_two_cities.settler import BaseValues, best_but
from tabletown.training.between_two_cities.sight import ArrayGains, ArraySight, TileHalves
from tabletown.training.between_two_cities.spots import MOST_SQUARES, Placing, Whims, noise

_NEVER = -1e6
_WINDOWS = 16
_CANVAS = 8
"""Cells from one row of a canvas to the next."""
_MIDDLE = FIRST.bit_length() - 1
_FIRST_STEP = _MIDDLE // 4 * _CANVAS + _MIDDLE % 4


class AsBalanced:
    def __init__(self, maker: RowMaker) -> None:
        self.maker, self.kind, self.xp = maker, maker.kind, maker.xp
        xp = self.xp
        self.sight = ArraySight(xp)
        self.values = BaseValues(xp)
        self._corners = self.kind.ground.corners
        numbers = [0] * (max(CODE_OF.values()) + 1)
        for number, building in enumerate(BUILDINGS):
            numbers[CODE_OF[building]] = number
        self._number_of = xp.asarray(numbers, dtype=xp.int32)
        """By code: the number of a building."""
        self._every = xp.arange(MOST_SQUARES[self.kind.ground.size], dtype=xp.int32)[:, None, None, None]
        self._windows = xp.arange(_WINDOWS, dtype=xp.uint32)

    def choose(self, lanes: Lanes, seat: Array, whims: Whims) -> Array:
        xp = self.xp
        place, now = self.maker.place(lanes.turn[0], seat), self._present(lanes)
        hand = pick(xp, lanes.hands, xp.broadcast_to(seat, lanes.turn.shape))
        gains = self._gains(lanes, place, now, hand)
        pairs = list(combinations(range(hand.shape[0]), 2))
        base = self.values.value(xp.take(now.rows, place.own, axis=0))
        rated = []
        for one, other in pairs:
            ways = [
                self._together(base[0] + gains[left, 0], base[1] + gains[right, 1])
                for left, right in ((one, other), (other, one))
            ]
            real = (hand[one] >= 0) & (hand[other] >= 0)
            rated.append(xp.where(real, xp.maximum(*ways), _NEVER))
        liked = xp.stack(rated) + self._passed_on(lanes, gains, pairs, hand)
        any_pair = xp.where(liked > _NEVER / 2, noise(xp, whims.words[0], len(pairs)), _NEVER)
        liked = xp.where(whims.only, any_pair, liked)
        best = xp.argmax(liked, axis=0)
        at = xp.asarray(pairs, dtype=xp.int32)
        first, second = (pick(xp, hand, xp.take(at[:, part], best)) for part in (0, 1))
        return xp.stack([xp.minimum(first, second), xp.maximum(first, second)])

    def place(self, lanes: Lanes, seat: Array, whims: Whims) -> Placing:
        """Both tiles of a seat, one into each of its cities, where it likes them best; by chance if `whims.only`."""
        xp = self.xp
        place, now = self.maker.place(lanes.turn[0], seat), self._present(lanes)
        # Tiles int8 [2, lanes]; each in either city: [2 tiles, 2 cities, lanes].
        loose = pick(xp, lanes.loose, xp.broadcast_to(seat, lanes.turn.shape))
        own = self.maker.cities_at(lanes.cities, place.own)
        tile = xp.broadcast_to(loose[:, None], (2, 2, loose.shape[1]))
        facts = facts_of(xp, self.kind.facts, tile)
        mats = xp.take(lanes.mats, place.own, axis=0)
        # All cells where they fit, one by one on a first axis: cell int32 and real bool [squares, 2, 2, lanes].
        room = self.kind.room(Outline(cells_of(own.built), own.windows, mats), facts.shape)
        many = count(xp, room)
        cell = nth_cell(xp, room, xp.minimum(many - 1, self._every))
        real = self._every < many
        # What each square adds, and what it leaves open: float32 [squares, 2, 2, lanes].
        bonus = self._joined(now, place.own)[None] * self._factories(loose)[:, None]
        gain, openness = self._worth(own, self._halves(tile), cell, bonus)
        liked = gain + openness
        anywhere = noise(xp, whims.words[0], liked.size // liked.shape[-1]).reshape(liked.shape)
        liked = xp.where(whims.only, anywhere, liked)
        liked = xp.where(real, liked, _NEVER)
        # The best square of each tile in each city, [2, 2, lanes]; `later` is the best gain if nothing comes after.
        best, top = xp.argmax(liked, axis=0).astype(xp.int32), xp.max(liked, axis=0)
        later = xp.max(xp.where(real, gain, _NEVER), axis=0)
        base = self.values.value(xp.take(now.rows, place.own, axis=0))
        # Tile 0 into city 0 or into city 1. What stays open counts for the tile that is laid first: the better of both
        # orders.
        straight = xp.maximum(
            self._together(base[0] + top[0, 0], base[1] + later[1, 1]),
            self._together(base[0] + later[0, 0], base[1] + top[1, 1]),
        )
        crossed = xp.maximum(
            self._together(base[0] + top[1, 0], base[1] + later[0, 1]),
            self._together(base[0] + later[1, 0], base[1] + top[0, 1]),
        )
        # bool [lanes]; then what goes into either city, and where.
        turned = crossed > straight
        squares = xp.take_along_axis(cell, best[None], axis=0)[0]
        return Placing(
            xp.stack([xp.where(turned, loose[1], loose[0]), xp.where(turned, loose[0], loose[1])]),
            xp.stack([xp.where(turned, squares[1 - side, side], squares[side, side]) for side in (0, 1)]),
        )

    def _present(self, lanes: Lanes) -> Present:
        return settled(self.xp, self.maker.present(lanes))

    def _together(self, one: Array, other: Array) -> Array:
        return self.values.together(one, other, self.kind.seats)

    def _halves(self, tile: Array) -> TileHalves:
        xp = self.xp
        facts = facts_of(xp, self.kind.facts, tile)
        first, second = (xp.take(self._number_of, code.astype(xp.int32)) for code in (facts.first, facts.second))
        return TileHalves(first, second, facts.shape)

    def _factories(self, tiles: Array) -> Array:
        return self.maker.buildings(tiles)[..., 1].astype(self.xp.float32)

    def _joined(self, now: Present, numbers: Array) -> Array:
        """What the race adds to a factory that joins a city: [cities, lanes]."""
        xp = self.xp
        counts, most, second = (
            xp.take(found, numbers, axis=0) for found in (now.factories, now.others.most, now.others.second)
        )
        worth = xp.where(counts + 1 >= most, MOST, xp.where(counts + 1 >= second, SECOND, OTHER))
        built = xp.take(self.maker.built(now.rows), numbers, axis=0).astype(xp.float32)
        return (worth.astype(xp.float32) - EXPECTED_WORTH) * built / CELLS

    def _gains(self, lanes: Lanes, place: SeatPlace, now: Present, hand: Array) -> Array:
        """What tiles of the hand add at best to the own and the near cities: [hand, 4, lanes]."""
        xp = self.xp
        numbers = xp.concatenate([place.own, place.near])
        cities = self.maker.cities_at(lanes.cities, numbers)
        room, _ = self._rooms(cities)
        corner = xp.take(self._corners, xp.argmax(room, axis=0))
        masks, built = settled(xp, self._masks(cities.codes, corner))
        tile = self._halves(hand[:, None])
        count = xp.bitwise_count(built).astype(xp.int32) + 1 + (tile.shape[0] > 0).astype(xp.int32)
        gains = ArrayGains(*settled(xp, tuple(self.sight.gains(masks, xp.minimum(count, CELLS)))))
        best = self.sight.best(gains, built, tile)
        return best + self._joined(now, numbers)[None] * self._factories(hand)[:, None]

    def _rooms(self, cities: CityArrays) -> tuple[Array, Array]:
        """By window, where single tiles could go: how many cells, −1 where the city cannot lie; and what is built."""
        xp = self.xp
        window = self._windows.reshape((_WINDOWS,) + (1,) * cities.windows.ndim)
        corner = self._corners.reshape(window.shape)
        built = cut_four(Cells(cities.built[0][None], cities.built[1][None]), corner)
        many = xp.bitwise_count(self.sight.frontier(built)).astype(xp.int32)
        return xp.where((cities.windows >> window & 1) > 0, many, -1), built

    def _masks(self, codes: Array, corner: Array) -> tuple[Array, Array]:
        """Buildings in the window at a corner, uint32 [9, …], and all of them."""
        masks = self.maker.masks_at(codes, corner)
        built = masks[0]
        for number in range(1, masks.shape[0]):
            built = built | masks[number]
        return masks, built

    def _worth(self, own: CityArrays, tile: TileHalves, cell: Array, bonus: Array) -> tuple[Array, Array]:
        """What tiles [tiles, 2, lanes] add on cells [squares, tiles, 2, lanes], and what they leave open."""
        xp = self.xp
        # Where the second half lies: on the same cell for a single tile. Then the windows that contain both halves.
        lying, standing = (xp.equal(tile.shape, one).astype(xp.int32) for one in (LYING, STANDING))
        contains = self.kind.ground.contains
        other = cell + lying + _CANVAS * standing
        windows = own.windows & xp.take(contains, cell) & xp.take(contains, other)
        corner = settled(xp, self._likeliest(own, windows, cell))
        # The city in its likeliest window: masks uint32 [9, squares, tiles, 2, lanes], built without the first axis.
        codes = own.codes[:, :, None, None]
        masks, built = settled(xp, self._masks(codes, corner))
        # Cells of the canvas as numbers 0 to 15 of the window, then as bits; a single tile has no second bit.
        place, at = cell, corner.astype(xp.int32)
        first = 4 * (place // _CANVAS - at // _CANVAS) + place % _CANVAS - at % _CANVAS
        second = first + lying + 4 * standing
        # Masks with the tile: each half is added to the mask of its building.
        number = xp.arange(masks.shape[0], dtype=xp.int32).reshape((-1,) + (1,) * cell.ndim)
        one = xp.asarray(1, dtype=xp.uint32)
        bits = [one << half.astype(xp.uint32) for half in (first, xp.minimum(second, CELLS - 1))]
        bits[1] = xp.where(tile.shape > 0, bits[1], 0).astype(xp.uint32)
        after = masks | xp.where(xp.equal(number, tile.first), bits[0], 0).astype(xp.uint32)
        after = after | xp.where(xp.equal(number, tile.second), bits[1], 0).astype(xp.uint32)
        after = settled(xp, after)
        full = built | bits[0] | bits[1]
        # What both halves add where they lie, by tables for the number of cells that are built then.
        before, then = (xp.bitwise_count(found).astype(xp.int32) for found in (built, full))
        gains = ArrayGains(*settled(xp, tuple(self.sight.gains(masks, xp.minimum(then, CELLS)))))
        wide = TileHalves(*(xp.broadcast_to(found, cell.shape) for found in tile))
        gain = self.sight.there(gains, wide, first, xp.minimum(second, CELLS - 1)) + bonus
        # What one tile more would add, with this tile and without: counts for the share of the cells that stay free.
        change = self.sight.offer(after, full, then) - self.sight.offer(masks, built, before)
        left = (CELLS - then).astype(xp.float32) / CELLS
        return gain, xp.where(then < CELLS, TASTE.vision * change * left, 0.0)

    def _likeliest(self, own: CityArrays, windows: Array, cell: Array) -> Array:
        """The corner of the window that leaves most room before a tile is laid, of those that it can lie in."""
        xp = self.xp
        room, _ = self._rooms(own)
        room = room[:, None, None]
        window = self._windows.reshape((_WINDOWS,) + (1,) * cell.ndim)
        free = xp.where((windows >> window & 1) > 0, room, -1)
        corner = xp.take(self._corners, xp.argmax(free, axis=0))
        # A city that is not begun has its first cell in the middle.
        nothing = xp.equal(own.built[0] | own.built[1], 0)
        return xp.where(nothing, (cell - _FIRST_STEP).astype(xp.uint32), corner).astype(xp.uint32)

    def _passed_on(self, lanes: Lanes, gains: Array, pairs: list[tuple[int, int]], hand: Array) -> Array:
        """What the next holder of this hand will find in the rest, as far as it concerns this seat: [pairs, lanes]."""
        xp = self.xp
        concerned = ((2, -1.0), (3, -1.0)) if self.kind.seats == 2 else ((0, 1.0), (2, -1.0))
        total = xp.zeros((len(pairs), hand.shape[1]), dtype=xp.float32)
        for city, sign in concerned:
            found = xp.where(hand >= 0, gains[:, city], _NEVER)
            total = total + sign * xp.stack([best_but(xp, found, pair) for pair in pairs])
        goes_on = self.maker.passes(lanes.turn[0])
        return xp.where(goes_on, TASTE.denial * total, 0.0)
