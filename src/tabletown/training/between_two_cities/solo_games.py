"""Solo games in lockstep: choose two tiles, place all four, and throw one away where that is to be done.

A decision looks at what the own two cities are at the end of the turn. The Automa's tile goes onto its best squares
first, by what the city will score; beside each of these your tile is tried on all squares.
"""

from itertools import combinations, product
from typing import NamedTuple

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.cells import count, nth_cell
from tabletown.batch.between_two_cities.cities import CityArrays, Outline, build, cells_of, facts_of
from tabletown.batch.between_two_cities.hands import without
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.loops import each
from tabletown.bots.nets.between_two_cities.solo_choosing import HALVES_CHOOSING, HALVES_PLACING
from tabletown.training.between_two_cities.deciding import Decided, Deciding, PairChoice, PairJudge
from tabletown.training.between_two_cities.net import ground, points_of, seen_cities
from tabletown.training.between_two_cities.solo_rows import SoloAgreed, SoloMaker, SoloScene
from tabletown.training.between_two_cities.spots import MOST_SQUARES, Spots, TileSquares, best_spots, placing_of

_CELLS = 64
"""A spot's `cell` holds two numbers: the cell of your tile, and this many times the number of the half it was tried
beside."""


class BegunCities(NamedTuple):
    """The own cities with the Automas' tiles on their best squares: by half, city and lane."""

    tile: Array
    """int8 [2, lanes]: −1 where there is none; the city is as it was then."""
    cells: Array
    fine: Array
    """Whether there is such a half."""
    rows: Array
    """[halves, 2, lanes, numbers]."""
    cities: CityArrays


class BegunStart(NamedTuple):
    """What tiles are tried beside: by half, city and lane."""

    cities: CityArrays
    fine: Array


class TurnBegun(NamedTuple):
    """What is the same for choosing and for placing: worked out once."""

    scene: SoloScene
    cities: BegunCities


class SoloGames:
    def __init__(self, maker: SoloMaker, squares: int, worth: float) -> None:
        kind = maker.kind
        self.kind, self.xp, self.squares, self.maker = kind, kind.xp, squares, maker
        self.form = maker.form
        self._most_squares = MOST_SQUARES[kind.ground.size]
        self.judge = PairJudge(self.xp, self.form, worth)
        self._choices = [pair for one in combinations(range(kind.hand), 2) for pair in (one, one[::-1])]
        ranks = range(squares)
        # Spots of both tiles by turns, best first.
        ways = [(2 * one, 2 * other + 1) for one, other in product(ranks, ranks)]
        self._placements = ways + [(other, one) for one, other in ways]

    def begun(self, lanes: SoloArrays, agreed: SoloAgreed, how: Deciding) -> TurnBegun:
        scene = self.maker.scene(lanes, agreed)
        if not self.kind.full:
            return TurnBegun(scene, self._as_they_are(scene))
        xp = self.xp
        theirs = xp.take(lanes.theirs, scene.order, axis=0)
        now = BegunStart(_spread(scene.own), xp.ones((1, *theirs.shape), dtype=xp.bool_))
        # Where the Automa has no tile, the only half is the city as it is.
        best = self._best(scene, now, theirs[None], HALVES_PLACING, how)
        first = xp.equal(xp.arange(HALVES_PLACING, dtype=xp.int32)[:, None, None], 0)
        fine = xp.where(theirs < 0, first, best.fine)
        cities = self._built(scene, now.cities, theirs, best.cell)
        return TurnBegun(scene, BegunCities(theirs, best.cell, fine, best.rows, cities))

    def choose(self, lanes: SoloArrays, begun: TurnBegun, how: Deciding) -> tuple[SoloArrays, Decided]:
        """Two tiles leave the hand and lie open."""
        xp, hand, scene = self.xp, lanes.hand, begun.scene
        halves = _cut(begun.cities, HALVES_CHOOSING)
        spots = self._spots(scene, halves, hand, 1, how)
        pairs = xp.asarray(self._choices, dtype=xp.int32)
        places = xp.arange(self.kind.hand, dtype=xp.int32)[:, None]
        taken = xp.equal(places, pairs[:, 0]) | xp.equal(places, pairs[:, 1])
        rest = self.maker.rest(xp.where(taken[..., None], -1, hand[:, None]), lanes.turn[0])
        chosen, decided = self._decide(scene, halves, spots, pairs, rest, how)
        one, other = (pick(xp, hand, xp.take(pairs[:, part], chosen.best)) for part in (0, 1))
        pair = xp.stack([xp.minimum(one, other), xp.maximum(one, other)])
        return lanes._replace(hand=without(xp, hand[None], pair[None])[0], chosen=pair, loose=pair), decided

    def place(self, lanes: SoloArrays, begun: TurnBegun, how: Deciding) -> tuple[SoloArrays, Decided]:
        """All tiles that lie open."""
        xp, halves = self.xp, begun.cities
        scene = begun.scene._replace(table=self.maker.placing(begun.scene.table))
        spots = self._spots(scene, halves, lanes.loose, self.squares, how)
        pairs = xp.asarray(self._placements, dtype=xp.int32)
        held = self.maker.rest(lanes.hand, lanes.turn[0])
        chosen, decided = self._decide(
            scene, halves, spots, pairs, xp.broadcast_to(held, (len(pairs), *held.shape)), how
        )
        placing = placing_of(xp, spots, pairs, chosen.best)
        first = self._built(scene, scene.own, halves.tile, self._at(halves.cells, placing.cell // _CELLS))
        own = self._built(scene, first, placing.tile, placing.cell % _CELLS)
        # `order` swaps at most two cities, so it is its own inverse: the same index brings them back.
        cities = each(lambda found: xp.take(found, scene.order, axis=-2), own)
        nothing = xp.full(lanes.loose.shape, -1, dtype=xp.int8)
        return lanes._replace(cities=cities, loose=nothing, theirs=nothing), decided

    def throw(self, lanes: SoloArrays, agreed: SoloAgreed, how: Deciding) -> tuple[Array, Decided]:
        """Which tile of the hand is thrown away where one is to be: int8 [lanes]. The simple mode."""
        xp, hand = self.xp, lanes.hand
        places = xp.arange(self.kind.hand, dtype=xp.int32)
        scene = self.maker.scene(lanes, agreed)
        now = self._as_they_are(scene)
        seen = seen_cities(xp, self.form, how.weights, now.rows)
        spots = Spots(now.cells, now.cells, now.fine, now.rows, seen)
        rest = self.maker.rest(xp.where(xp.equal(places[:, None], places)[..., None], -1, hand[:, None]), lanes.turn[0])
        pairs = xp.zeros((self.kind.hand, 2), dtype=xp.int32)
        chosen, decided = self._decide(scene, now, spots, pairs, rest, how, hand >= 0)
        return pick(xp, hand, chosen.best), decided

    def _decide(
        self,
        scene: SoloScene,
        halves: BegunCities,
        spots: Spots,
        pairs: Array,
        rest: Array,
        how: Deciding,
        allowed: Array | None = None,
    ) -> tuple[PairChoice, Decided]:
        """By what is left in the hand after each pair, uint8 [pairs, lanes, buildings]."""
        xp = self.xp
        moves = xp.concatenate([rest, self.maker.standing(scene, *self.judge.rows_of(spots, pairs))], axis=-1)
        common = ground(xp, self.form, how.weights, (), None, scene.table)
        chosen = self.judge.choose(spots, pairs, moves, common, how, allowed)
        which = placing_of(xp, spots, pairs, chosen.best).cell // _CELLS
        begun = xp.take_along_axis(halves.rows, which[None, ..., None], axis=0)[0]
        table = xp.concatenate([scene.table, chosen.move], axis=-1)
        return chosen, Decided(xp.concatenate([chosen.own, begun]), table, chosen.hopes)

    def _as_they_are(self, scene: SoloScene) -> BegunCities:
        xp = self.xp
        shape = (1, *scene.mats.shape)
        rows = apart(xp, scene.sure, self.maker.city_rows, scene, scene.own)
        cells = xp.zeros(shape, dtype=xp.int32)
        nothing = xp.full(scene.mats.shape, -1, dtype=xp.int8)
        return BegunCities(nothing, cells, xp.ones(shape, dtype=xp.bool_), rows[None], _spread(scene.own))

    def _spots(self, scene: SoloScene, halves: BegunCities, tiles: Array, squares: int, how: Deciding) -> Spots:
        """So many of the best squares of own tiles [tiles, lanes] in both cities; the best of all tiles first."""
        xp = self.xp
        every = xp.broadcast_to(tiles[:, None], (tiles.shape[0], 2, tiles.shape[1]))
        return self._best(scene, BegunStart(halves.cities, halves.fine), every, squares, how)

    def _best(self, scene: SoloScene, halves: BegunStart, tiles: Array, squares: int, how: Deciding) -> Spots:
        """The same of tiles [tiles, 2, lanes], beside any of the halves."""
        xp = self.xp
        # By half, square, tile, city and lane.
        begun = each(lambda found: found[..., None, None, :, :], halves.cities)
        facts = facts_of(xp, self.kind.facts, tiles)
        mats = xp.broadcast_to(scene.mats, tiles.shape)
        room = self.kind.room(Outline(cells_of(begun.built), begun.windows, mats), facts.shape)
        many = count(xp, room)
        number = xp.arange(self._most_squares, dtype=xp.int32)[:, None, None, None]
        # Where there are fewer, the last one again: nothing is ever built where it must not be.
        cells = nth_cell(xp, room, xp.minimum(many - 1, number))
        rows = apart(xp, scene.sure, self._rows_with, scene, begun, tiles, cells)
        fine = (number < many) & (tiles >= 0) & halves.fine[:, None, None]
        half = xp.arange(halves.fine.shape[0], dtype=xp.int32).reshape((-1, 1, 1, 1, 1))
        found = TileSquares(tiles, *(_flat(one) for one in (cells + _CELLS * half, fine, rows)))
        seen = seen_cities(xp, self.form, how.weights, found.rows)
        return best_spots(xp, found, points_of(how.weights, seen), squares, seen)

    def _rows_with(self, scene: SoloScene, cities: CityArrays, tiles: Array, cells: Array) -> Array:
        return self.maker.city_rows(scene, self._built(scene, cities, tiles, cells))

    def _built(self, scene: SoloScene, cities: CityArrays, tiles: Array, cells: Array) -> CityArrays:
        """Cities with one more tile; as they are where there is none."""
        xp = self.xp
        tiles = xp.broadcast_to(tiles, cells.shape)
        mats = xp.broadcast_to(scene.mats, cells.shape)
        facts = facts_of(xp, self.kind.facts, tiles)
        return build(xp, self.kind.ground, cities, facts, xp.minimum(cells, _CELLS - 1), tiles >= 0, mats)

    def _at(self, cells: Array, half: Array) -> Array:
        """Of [halves, 2, lanes] by [2, lanes]."""
        return self.xp.take_along_axis(cells, half[None], axis=0)[0]


def _spread(cities: CityArrays) -> CityArrays:
    """With one more axis before that of the cities."""
    return each(lambda found: found[..., None, :, :], cities)


def _cut(begun: BegunCities, halves: int) -> BegunCities:
    """No more than so many, the best ones."""
    cities = each(lambda found: found[..., :halves, :, :], begun.cities)
    return BegunCities(begun.tile, begun.cells[:halves], begun.fine[:halves], begun.rows[:halves], cities)


def _flat(found: Array) -> Array:
    """BegunCities and squares as one axis."""
    return found.reshape((-1, *found.shape[2:]))
