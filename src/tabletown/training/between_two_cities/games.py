"""Games in lockstep: in every turn all seats choose, one after another, then place, one after another.

A decision looks at what the own two cities become. For every tile and city the best squares are found first, by what
the city will score; then pairs of cities are judged.
"""

from itertools import combinations, product

from tabletown.batch.arrays import Array, ArrayNamespace, pick
from tabletown.batch.between_two_cities.hands import next_turn, revealed
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.loops import either
from tabletown.training.between_two_cities.balanced import AsBalanced
from tabletown.training.between_two_cities.capitals_rows import CapitalsMaker
from tabletown.training.between_two_cities.deciding import Decided, Deciding, PairJudge
from tabletown.training.between_two_cities.net import (
    ground,
    points_of,
    seen_cities,
)
from tabletown.training.between_two_cities.rows import RowMaker, TableRows
from tabletown.training.between_two_cities.settler import CapitalsByHand, HandPolicy
from tabletown.training.between_two_cities.spots import (
    Placing,
    Scene,
    Spots,
    SquareFinder,
    Whims,
    best_spots,
    placing_of,
)
from tabletown.training.contract import BY_HAND, RANDOM

_NEVER = -1e9


class CityGames:
    def __init__(self, batch: PeopleBatch, squares: int, worth: float) -> None:
        self.batch, self.xp, self.kind = batch, batch.xp, batch.kind
        self.squares = squares
        modules, hand = batch.modules, batch.modules.hand
        self.maker: TableRows
        self.by_hand: HandPolicy
        if modules.civics:
            self.maker = CapitalsMaker(batch.kind)
            self.finder = SquareFinder(self.maker)
            self.by_hand = CapitalsByHand(self.finder)
        else:
            self.maker = maker = RowMaker(batch.kind)
            self.finder = SquareFinder(maker)
            self.by_hand = AsBalanced(maker)
        self.form = self.maker.form
        self.judge = PairJudge(self.xp, self.form, worth)
        self._choices = [pair for one in combinations(range(hand), 2) for pair in (one, one[::-1])]
        ranks = range(squares)
        # Spots of both tiles by turns, best first.
        ways = [(2 * one, 2 * other + 1) for one, other in product(ranks, ranks)]
        self._placements = ways + [(other, one) for one, other in ways]

    def choose(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Array, Decided]:
        """Two tiles of the hand, int8 [2, lanes], smaller number first."""
        return either(self.xp, how.who >= BY_HAND, self._chosen_by_hand, self._chosen_by_net, lanes, seat, how)

    def place(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Lanes, Decided]:
        """Both tiles of a seat."""
        xp = self.xp
        placing, decided = either(xp, how.who >= BY_HAND, self._placed_by_hand, self._placed_by_net, lanes, seat, how)
        return self.finder.built(lanes, seat, placing), decided

    def _chosen_by_net(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Array, Decided]:
        xp = self.xp
        scene = self.finder.scene_of(lanes, seat)
        hand = pick(xp, lanes.hands, xp.broadcast_to(seat, lanes.turn.shape))
        spots = self._spots(scene, hand, 1, how)
        pairs = xp.asarray(self._choices, dtype=xp.int32)
        held = self.maker.buildings(hand).astype(xp.int32)
        rest = xp.sum(held, axis=0) - xp.take(held, pairs[:, 0], axis=0) - xp.take(held, pairs[:, 1], axis=0)
        best, decided = self._decide(scene, seat, spots, pairs, rest.astype(xp.uint8), how)
        one, other = (pick(xp, hand, xp.take(pairs[:, part], best)) for part in (0, 1))
        return xp.stack([xp.minimum(one, other), xp.maximum(one, other)]), decided

    def _placed_by_net(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Placing, Decided]:
        xp = self.xp
        scene = self.finder.scene_of(lanes, seat)
        loose = pick(xp, lanes.loose, xp.broadcast_to(seat, lanes.turn.shape))
        spots = self._spots(scene, loose, self.squares, how)
        pairs = xp.asarray(self._placements, dtype=xp.int32)
        rest = xp.broadcast_to(
            self.maker.rest(lanes, seat), (len(self._placements), *spots.tile.shape[-1:], self.maker.kinds)
        )
        best, decided = self._decide(scene, seat, spots, pairs, rest.astype(xp.uint8), how)
        return placing_of(xp, spots, pairs, best), decided

    def _chosen_by_hand(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Array, Decided]:
        return self.by_hand.choose(lanes, seat, self._whims(how)), self._nothing_decided(lanes)

    def _placed_by_hand(self, lanes: Lanes, seat: Array, how: Deciding) -> tuple[Placing, Decided]:
        return self.by_hand.place(lanes, seat, self._whims(how)), self._nothing_decided(lanes)

    def _whims(self, how: Deciding) -> Whims:
        return Whims(self.xp.equal(how.who, RANDOM), how.words)

    def _nothing_decided(self, lanes: Lanes) -> Decided:
        """Nobody learns from what others decide."""
        xp, games = self.xp, lanes.turn.shape[0]
        return Decided(
            xp.zeros((4 + self.maker.far_cities, games, len(self.form.city)), dtype=xp.uint8),
            xp.zeros((games, len(self.form.table)), dtype=xp.uint8),
            xp.zeros((4, games), dtype=xp.float32),
        )

    def _spots(self, scene: Scene, tiles: Array, squares: int, how: Deciding) -> Spots:
        """The best squares of tiles [tiles, lanes] in both cities; the best of all tiles first."""
        found = self.finder.squares_of(scene, tiles)
        seen = seen_cities(self.xp, self.form, how.weights, found.rows)
        return best_spots(self.xp, found, points_of(how.weights, seen), squares, seen)

    def _decide(
        self, scene: Scene, seat: Array, spots: Spots, pairs: Array, rest: Array, how: Deciding
    ) -> tuple[Array, Decided]:
        """Which of the pairs of spots, int32 [lanes]."""
        xp, maker, now, place, weights = self.xp, self.maker, scene.now, scene.place, how.weights
        ones, others = self.judge.rows_of(spots, pairs)
        moves = xp.concatenate([rest, maker.standing(now, place, seat, ones, others)], axis=-1)
        around = [xp.take(now.rows, numbers, axis=0) for numbers in (place.near, place.far)]
        near, far = (seen_cities(xp, self.form, weights, rows) for rows in around)
        common = ground(xp, self.form, weights, (near[0], near[1]), far, scene.table)
        chosen = self.judge.choose(spots, pairs, moves, common, how)
        cities = xp.concatenate([chosen.own, *around])
        return chosen.best, Decided(cities, xp.concatenate([scene.table, chosen.move], axis=-1), chosen.hopes)


def chosen_by_all(xp: ArrayNamespace, lanes: Lanes, chosen: Array) -> Lanes:
    """Choices [seats, 2, lanes] lie open."""
    return revealed(xp, lanes._replace(chosen=chosen), xp.ones(lanes.turn.shape, dtype=xp.bool_))


def turn_over(games: CityGames, lanes: Lanes) -> Lanes:
    return next_turn(games.xp, games.kind.times, lanes, games.xp.ones(lanes.turn.shape, dtype=games.xp.bool_))
