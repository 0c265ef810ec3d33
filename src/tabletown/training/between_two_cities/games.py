"""Games in lockstep: in every turn all seats choose, one after another, then place, one after another.

A decision looks at what the own two cities become. For every tile and city the best squares are found first, by what
the city will score; then pairs of cities are judged.
"""

from itertools import combinations, product
from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, apart, pick
from tabletown.batch.between_two_cities.cells import count, nth_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.hands import next_turn, revealed
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.loops import each
from tabletown.bots.nets.between_two_cities.forward import SPREAD, USUAL
from tabletown.training.between_two_cities.capitals_rows import CapitalsMaker
from tabletown.training.between_two_cities.net import (
    ground,
    judged,
    moves_part,
    points_of,
    seen_cities,
)
from tabletown.training.between_two_cities.rows import About, Present, RowMaker, SeatPlace, TableRows
from tabletown.training.between_two_cities.settler import ByHand, CapitalsByHand, HandPolicy
from tabletown.training.contract import BY_HAND, RANDOM, Weights

MOST_SQUARES = {4: 13, 5: 14}
"""By the side of a city: no tile has more squares to go to. (On landscapes: 13 in all shapes of eight singles or fewer,
and in all shapes that were tried beyond them.)"""
_NEVER = -1e9
_ANY = 1.0


class Deciding(NamedTuple):
    """How a decision is made."""

    weights: Weights
    who: Array
    """int32: one of those that `contract` lists."""
    warmth: Array
    """float32: how much chance there is in it, in shares of the win."""
    words: Array
    """uint32 [2, lanes]: all chance there is."""


class Decided(NamedTuple):
    """What a net learns from: a decision that was made, in every lane."""

    cities: Array
    """uint8 [4 + far, lanes, numbers]: rows of the own two after it, the near two, the far ones."""
    table: Array
    """uint8 [lanes, numbers]: of the table and of the move."""


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


class CityGames:
    def __init__(self, batch: PeopleBatch, squares: int, worth: float) -> None:
        self.batch, self.xp, self.kind = batch, batch.xp, batch.kind
        self.squares, self.worth = squares, worth
        modules, hand = batch.modules, batch.modules.hand
        self.maker: TableRows = CapitalsMaker(batch.kind) if modules.civics else RowMaker(batch.kind)
        self.by_hand: HandPolicy = CapitalsByHand(batch.xp) if modules.civics else ByHand(batch.xp)
        self.form = self.maker.form
        self._most_squares = MOST_SQUARES[batch.kind.ground.size]
        self._choices = [pair for one in combinations(range(hand), 2) for pair in (one, one[::-1])]
        ranks = range(squares)
        # Spots of both tiles by turns, best first.
        ways = [(2 * one, 2 * other + 1) for one, other in product(ranks, ranks)]
        self._placements = ways + [(other, one) for one, other in ways]

    def choose(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Array, Decided]:
        """Two tiles of the hand, int8 [2, lanes], smaller number first."""
        xp = self.xp
        scene = self._scene(lanes, seat)
        hand = pick(xp, lanes.hands, xp.broadcast_to(seat, lanes.turn.shape))
        spots = self._spots(scene, hand, 1, how)
        pairs = xp.asarray(self._choices, dtype=xp.int32)
        held = self.maker.buildings(hand).astype(xp.int32)
        rest = xp.sum(held, axis=0) - xp.take(held, pairs[:, 0], axis=0) - xp.take(held, pairs[:, 1], axis=0)
        best, decided = self._decide(scene, seat, spots, pairs, rest.astype(xp.uint8), how)
        one, other = (pick(xp, hand, xp.take(pairs[:, part], best)) for part in (0, 1))
        return xp.stack([xp.minimum(one, other), xp.maximum(one, other)]), decided

    def place(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Lanes, Decided]:
        """Both tiles of a seat."""
        xp = self.xp
        scene = self._scene(lanes, seat)
        loose = pick(xp, lanes.loose, xp.broadcast_to(seat, lanes.turn.shape))
        spots = self._spots(scene, loose, self.squares, how)
        pairs = xp.asarray(self._placements, dtype=xp.int32)
        rest = xp.broadcast_to(
            self.maker.rest(lanes, seat), (len(self._placements), *spots.tile.shape[-1:], self.maker.kinds)
        )
        best, decided = self._decide(scene, seat, spots, pairs, rest.astype(xp.uint8), how)
        chosen = [xp.take(pairs[:, part], best) for part in (0, 1)]
        tile, cell = (
            xp.stack([pick(xp, found[:, part], chosen[part]) for part in (0, 1)]) for found in (spots.tile, spots.cell)
        )
        return self._built(lanes, scene, seat, tile, cell), decided

    def _scene(self, lanes: Lanes, seat: Array) -> Scene:
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

    def _spots(self, scene: Scene, tiles: Array, squares: int, how: Deciding) -> Spots:
        """The best squares of tiles [tiles, lanes] in both cities; the best of all tiles first."""
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
        seen = seen_cities(xp, self.form, how.weights, rows)
        scores = xp.where((every < many) & real, self._city_scores(rows, seen, how), _NEVER)
        best, fine = [], []
        for _ in range(squares):
            best.append(xp.argmax(scores, axis=0).astype(xp.int32))
            fine.append(xp.max(scores, axis=0) > _NEVER / 2)
            scores = xp.where(xp.equal(every, best[-1]), _NEVER, scores)
        at = xp.stack(best)

        def taken(found: Array, index: Array) -> Array:
            """[squares × tiles, 2, lanes, …]."""
            some = xp.take_along_axis(found, index, axis=0)
            return some.reshape((-1, *some.shape[2:]))

        laid = xp.broadcast_to(tile, at.shape).reshape((-1, *tile.shape[1:]))
        good = xp.stack(fine).reshape(laid.shape)
        return Spots(laid, taken(cells, at), good, taken(rows, at[..., None]), taken(seen, at[..., None]))

    def _city_scores(self, rows: Array, seen: Array, how: Deciding) -> Array:
        xp = self.xp
        learnt = points_of(how.weights, seen)
        scores = xp.where(xp.equal(how.who, BY_HAND), self.by_hand.value(rows), learnt)
        flat = noise(xp, how.words[1], scores.size // scores.shape[-1])
        return xp.where(xp.equal(how.who, RANDOM), flat.reshape(scores.shape), scores)

    def _decide(
        self, scene: Scene, seat: Array, spots: Spots, pairs: Array, rest: Array, how: Deciding
    ) -> tuple[Array, Decided]:
        """Which of the pairs of spots, int32 [lanes]."""
        xp, maker, now, place, weights = self.xp, self.maker, scene.now, scene.place, how.weights
        ones, others = (xp.take(spots.rows[:, part], pairs[:, part], axis=0) for part in (0, 1))
        moves = xp.concatenate([rest, maker.standing(now, place, seat, ones, others)], axis=-1)
        around = [xp.take(now.rows, numbers, axis=0) for numbers in (place.near, place.far)]
        near, far = (seen_cities(xp, self.form, weights, rows) for rows in around)
        common = ground(xp, self.form, weights, (near[0], near[1]), far, scene.table)
        inner = [xp.take(spots.seen[:, part] @ weights[f"own{part + 1}"], pairs[:, part], axis=0) for part in (0, 1)]
        outlook = judged(xp, weights, inner[0] + inner[1] + moves_part(xp, self.form, weights, moves) + common)
        utility = 1.0 / (1.0 + xp.exp(-outlook.win)) + self.worth * (USUAL + SPREAD * outlook.score)
        settled = self.by_hand.together(self.by_hand.value(ones), self.by_hand.value(others), self.kind.seats)
        utility = xp.where(xp.equal(how.who, BY_HAND), settled, utility)
        chance = xp.where(how.who >= RANDOM, _ANY, xp.where(xp.equal(how.who, BY_HAND), 0.0, how.warmth))
        utility = xp.where(xp.equal(how.who, RANDOM), 0.0, utility)
        fine = xp.take(spots.fine[:, 0], pairs[:, 0], axis=0) & xp.take(spots.fine[:, 1], pairs[:, 1], axis=0)
        drawn = -xp.log(-xp.log(noise(xp, how.words[0], pairs.shape[0])))
        best = xp.argmax(xp.where(fine, utility + chance * drawn, _NEVER), axis=0).astype(xp.int32)
        at = best[None, :, None]
        rows = [xp.take_along_axis(found, at, axis=0)[0] for found in (ones, others, moves)]
        cities = xp.concatenate([xp.stack(rows[:2]), *around])
        return best, Decided(cities, xp.concatenate([scene.table, rows[2]], axis=-1))

    def _built(self, lanes: Lanes, scene: Scene, seat: Array, tile: Array, cell: Array) -> Lanes:
        xp, kind = self.xp, self.kind
        there = xp.ones(cell.shape, dtype=xp.bool_)
        own = build(xp, kind.ground, scene.own, facts_of(xp, kind.facts, tile), cell, there, scene.mats)
        number = xp.arange(kind.cities, dtype=xp.int32)[:, None]
        ones, others = (xp.equal(number, scene.place.own[part]) for part in (0, 1))

        def changed(new: Array, old: Array) -> Array:
            return xp.where(ones, new[..., :1, :], xp.where(others, new[..., 1:, :], old))

        mine = xp.equal(xp.arange(kind.seats, dtype=xp.int32)[:, None, None], seat)
        return lanes._replace(
            cities=each(changed, own, lanes.cities),
            loose=xp.where(mine, xp.asarray(-1, dtype=xp.int8), lanes.loose),
        )


def noise(xp: ArrayNamespace, word: Array, count: int) -> Array:
    """Numbers between 0 and 1, float32 [count, lanes], from a word for every lane, mixed with places (see `one_of`)."""
    number = (xp.arange(count, dtype=xp.uint32) * xp.asarray(0x9E3779B9, dtype=xp.uint32))[:, None] ^ word
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        number = (number ^ number >> shift) * xp.asarray(factor, dtype=xp.uint32)
    number = number ^ number >> 16
    return ((number >> 9).astype(xp.float32) + 0.5) / float(1 << 23)


def chosen_by_all(xp: ArrayNamespace, lanes: Lanes, chosen: Array) -> Lanes:
    """Choices [seats, 2, lanes] lie open."""
    return revealed(xp, lanes._replace(chosen=chosen), xp.ones(lanes.turn.shape, dtype=xp.bool_))


def turn_over(games: CityGames, lanes: Lanes) -> Lanes:
    return next_turn(games.xp, games.kind.times, lanes, games.xp.ones(lanes.turn.shape, dtype=games.xp.bool_))
