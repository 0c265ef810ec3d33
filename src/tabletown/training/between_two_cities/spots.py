"""Where tiles may go in a seat's two cities, and what the cities become there."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, apart, pick
from tabletown.batch.between_two_cities.cells import count, nth_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.loops import each
from tabletown.training.between_two_cities.rows import About, Present, SeatPlace, TableRows

MOST_SQUARES = {4: 13, 5: 14}
"""By the side of a city: no tile has more squares to go to. (On landscapes: 13 in all shapes of eight singles or fewer,
and in all shapes that were tried beyond them.)"""
_NEVER = -1e9


class Placing(NamedTuple):
    """Two tiles, one for each of the own cities: int8 and int32 [2, lanes]."""

    tile: Array
    cell: Array


class Whims(NamedTuple):
    """Chance instead of judgement."""

    only: Array
    """One bool: whether chance alone decides."""
    words: Array
    """uint32 [2, lanes]: all chance there is."""


class TileSquares(NamedTuple):
    """All squares of tiles: by square, tile, city and lane."""

    tile: Array
    """[tiles, 2, lanes]."""
    cells: Array
    fine: Array
    """Whether there is such a square."""
    rows: Array
    """[squares, tiles, 2, lanes, numbers]: of what the cities become."""


class Spots(NamedTuple):
    """Tiles on squares of the own cities: by spot, city and lane."""

    tile: Array
    cell: Array
    fine: Array
    """Whether there is such a spot."""
    rows: Array
    """[spots, 2, lanes, numbers]."""
    seen: Array
    """The same as the net sees them."""


class Scene(NamedTuple):
    """What a seat looks at when it decides."""

    place: SeatPlace
    now: Present
    own: CityArrays
    mats: Array
    """Of the own cities, int32 [2, lanes]."""
    about: About
    table: Array
    sure: Array
    """Always true (see `apart`)."""


class SquareFinder:
    """Squares of one sort of table."""

    def __init__(self, maker: TableRows) -> None:
        self.maker, self.kind, self.xp = maker, maker.kind, maker.xp
        self._most_squares = MOST_SQUARES[maker.kind.ground.size]

    def scene_of(self, lanes: Lanes, seat: Array) -> Scene:
        turn = lanes.turn[0]
        place = self.maker.place(turn, seat)
        sure = lanes.turn[0] >= 0
        now = apart(self.xp, sure, self.maker.present, lanes)
        own = self.maker.cities_at(lanes.cities, place.own)
        mats = self.xp.take(lanes.mats, place.own, axis=0)
        table = self.maker.table_row(lanes, turn, seat, place, now)
        return Scene(place, now, own, mats, self.maker.about(lanes), table, sure)

    def _after(self, scene: Scene, tile: Array, cell: Array) -> Array:
        """Rows of the own cities with one more tile: [..., 2, lanes, numbers] of [..., 2, lanes]."""
        xp = self.xp
        mats = xp.broadcast_to(scene.mats, cell.shape)
        there = xp.ones(cell.shape, dtype=xp.bool_)
        facts = facts_of(xp, self.kind.facts, xp.broadcast_to(tile, cell.shape))
        ones = (1,) * (cell.ndim - 2)
        own = each(lambda array: array.reshape((*array.shape[:-2], *ones, *array.shape[-2:])), scene.own)
        cities = build(xp, self.kind.ground, own, facts, xp.minimum(cell, 63), there, mats)
        others = each(lambda found: xp.take(found, scene.place.own, axis=-2), scene.now.others)
        return self.maker.city_rows(cities, mats, scene.about, others)

    def squares_of(self, scene: Scene, tiles: Array) -> TileSquares:
        """Where tiles [tiles, lanes] may go in both cities, and what these become."""
        xp = self.xp
        real = (tiles >= 0)[:, None]
        tile = xp.broadcast_to(tiles[:, None], (tiles.shape[0], 2, tiles.shape[1]))
        facts = facts_of(xp, self.kind.facts, tile)
        outline = Outline(cells_of(scene.own.built), scene.own.windows, scene.mats)
        room = self.kind.room(outline, facts.shape)
        many = count(xp, room)
        every = xp.arange(self._most_squares, dtype=xp.int32)[:, None, None, None]
        # Where there are fewer, the last one again: nothing is ever built where it must not be.
        cells = nth_cell(xp, room, xp.minimum(many - 1, every))
        rows = apart(xp, scene.sure, self._after, scene, tile, cells)
        return TileSquares(tile, cells, (every < many) & real, rows)

    def built(self, lanes: Lanes, seat: Array, placing: Placing) -> Lanes:
        xp, kind = self.xp, self.kind
        place = self.maker.place(lanes.turn[0], seat)
        there = xp.ones(placing.cell.shape, dtype=xp.bool_)
        mats = xp.take(lanes.mats, place.own, axis=0)
        before = self.maker.cities_at(lanes.cities, place.own)
        own = build(xp, kind.ground, before, facts_of(xp, kind.facts, placing.tile), placing.cell, there, mats)
        number = xp.arange(kind.cities, dtype=xp.int32)[:, None]
        ones, others = (xp.equal(number, place.own[part]) for part in (0, 1))

        def changed(new: Array, old: Array) -> Array:
            return xp.where(ones, new[..., :1, :], xp.where(others, new[..., 1:, :], old))

        mine = xp.equal(xp.arange(kind.seats, dtype=xp.int32)[:, None, None], seat)
        return lanes._replace(
            cities=each(changed, own, lanes.cities),
            loose=xp.where(mine, xp.asarray(-1, dtype=xp.int8), lanes.loose),
        )


def best_spots(xp: ArrayNamespace, found: TileSquares, scores: Array, squares: int, seen: Array) -> Spots:
    """So many squares of every tile with the highest scores."""
    every = xp.arange(scores.shape[0], dtype=xp.int32)[:, None, None, None]
    scores = xp.where(found.fine, scores, _NEVER)
    best, fine = [], []
    for _ in range(squares):
        best.append(xp.argmax(scores, axis=0).astype(xp.int32))
        fine.append(xp.max(scores, axis=0) > _NEVER / 2)
        scores = xp.where(xp.equal(every, best[-1]), _NEVER, scores)
    at = xp.stack(best)

    def taken(some: Array, index: Array) -> Array:
        """[squares × tiles, 2, lanes, …]."""
        those = xp.take_along_axis(some, index, axis=0)
        return those.reshape((-1, *those.shape[2:]))

    laid = xp.broadcast_to(found.tile, at.shape).reshape((-1, *found.tile.shape[1:]))
    good = xp.stack(fine).reshape(laid.shape)
    return Spots(laid, taken(found.cells, at), good, taken(found.rows, at[..., None]), taken(seen, at[..., None]))


def placing_of(xp: ArrayNamespace, spots: Spots, pairs: Array, best: Array) -> Placing:
    chosen = [xp.take(pairs[:, part], best) for part in (0, 1)]
    tile, cell = (
        xp.stack([pick(xp, found[:, part], chosen[part]) for part in (0, 1)]) for found in (spots.tile, spots.cell)
    )
    return Placing(tile, cell)


def noise(xp: ArrayNamespace, word: Array, count: int) -> Array:
    """Numbers between 0 and 1, float32 [count, lanes], from a word for every lane, mixed with places (see `one_of`)."""
    number = (xp.arange(count, dtype=xp.uint32) * xp.asarray(0x9E3779B9, dtype=xp.uint32))[:, None] ^ word
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        number = (number ^ number >> shift) * xp.asarray(factor, dtype=xp.uint32)
    number = number ^ number >> 16
    return ((number >> 9).astype(xp.float32) + 0.5) / float(1 << 23)
