"""How a seat at a table of people tries its moves out: worlds from its View, and everybody plays on in them."""

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.convert import side_number
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.chance import key_of, subkey
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.balanced import TASTE
from tabletown.bots.between_two_cities.capitals import BALANCED, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import Judge, acting
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.reading import likely_city
from tabletown.bots.bot import Thought
from tabletown.bots.search.between_two_cities.cities import GrowingCities, as_array
from tabletown.bots.search.between_two_cities.outlook import SCALE
from tabletown.bots.search.between_two_cities.playout import Picks, Playout, PlayoutTable, pairs_of
from tabletown.bots.search.between_two_cities.prize import DOUBT, standing, win_shares
from tabletown.bots.search.field import Values

DRAWN = 256
"""Worlds drawn at a time."""

LaidPlan: TypeAlias = tuple[Place, ...]
"""Placements of one seat, one after another."""


class Stage(NamedTuple):
    """How moves are compared in a part of a game."""

    candidates: int = 16
    doubt: float = DOUBT
    """See `prize`."""
    care: float = 0.0
    """Shares of the win that a point of `standing` is worth besides."""


ALWAYS = Stage()
EARLY, CHOOSING, PLACING = Stage(10, 4.0, 0.03), Stage(4, 2.5, 0.002), Stage(7, 2.5, 0.002)
"""With Capitals. At first games hardly tell which move wins, but well which one builds better; in the last round real
opponents play better than simulated ones, and games overrate moves that are rated low."""


def stage_of(view: View) -> Stage:
    if view.modules == BASE:
        return ALWAYS
    if view.turns[view.turn].round < view.turns[-1].round:
        return EARLY
    late = CHOOSING if view.phase is Phase.CHOOSE else PLACING
    return late._replace(doubt=1.5) if view.turn + 1 == len(view.turns) else late


class PeopleLore:
    """`balanced` at a glance says which moves are worth a trial."""

    share_per_point = 0.002
    """Only between moves that win equally often it counts, and there always."""
    trust = inf
    one_of = 2

    def __init__(self) -> None:
        self.judge = Judge(Looker(fitted_points()), TASTE)

    def rate(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        if view.modules != BASE:
            return CapitalsJudge(view, BALANCED).rate(moves)
        return self.judge.rate(view, moves)

    def candidates(self, view: View) -> int:
        return stage_of(view).candidates

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> "PeopleTrials":
        del is_up
        worths = np.array([round(SCALE * worth) for worth in self._worths(view)], np.int16)
        return PeopleTrials(view, worths, seed)

    def _worths(self, view: View) -> Sequence[float]:
        if view.modules != BASE:
            return CapitalsJudge(view, BALANCED).values
        return [self.judge.looker.value(likely_city(city)) for city in view.cities]


class PeopleTrials:
    """Everybody else, and this seat after its move, plays as `Playout` does."""

    def __init__(self, view: View, worths: NDArray[np.int16], seed: str) -> None:
        self.view, self.seat, self.worths = view, acting(view), worths
        modules = view.modules
        self.batch, self.setting = _table(view.seats, modules.landscapes, modules.civics, bool(modules.districts))
        # Worlds of their own for every step of a game.
        self._key = key_of(NUMPY, f"{seed}/{view.turn}/{view.phase}/{len(view.loose[self.seat])}")
        self._drawn: Lanes | None = None
        self._number = self._used = 0
        self._goes = int(self._key[0]) << 32 | int(self._key[1])
        """Counted on: so every go has whims of its own."""
        self._lane_of: dict[LaidPlan, int] = {}
        self._after: GrowingCities | None = None

    def play(self, moves: Sequence[Move], worlds: int) -> Values:
        if self.view.phase is Phase.PLACE and self.view.turn == len(self.view.turns) - 1:
            return self._last(_placements(moves))
        table = self._worlds(worlds)
        if self.view.phase is Phase.CHOOSE:
            self._choose(table, [move for move in moves if isinstance(move, Choose)])
        else:
            self._place(table, _placements(moves))
        table.play()
        return self._worth(table).reshape(len(moves), worlds)

    def _worth(self, table: Playout) -> Values:
        """By lane."""
        totals, owned, stage = table.totals(), self.setting.owned, stage_of(self.view)
        found = win_shares(totals, owned, self.seat, stage.doubt)
        return found + stage.care * standing(totals, owned, self.seat) if stage.care else found

    def _worlds(self, count: int) -> Playout:
        """The next ones. They are drawn many at a time: by few it takes nearly as long."""
        if self._drawn is None or self._used + count > self._drawn.turn.shape[0]:
            key = subkey(NUMPY, self._key, self._number)
            self._drawn, self._number, self._used = (
                self.batch.lanes(self.view, key, max(count, DRAWN)),
                self._number + 1,
                0,
            )
        rows = np.arange(self._used, self._used + count)
        self._used += count
        self._goes += 1
        return Playout(self.setting, take_lanes(self._drawn, as_array(rows)), self.worths, self.seat, self._goes)

    def _choose(self, table: Playout, moves: Sequence[Choose]) -> None:
        """Everybody else takes what it would anyway, whatever this seat does: choices are secret."""
        worlds = table.count
        picks, turned = table.choose()
        pair, way = np.tile(picks.pair, len(moves)), np.tile(picks.turned, len(moves))
        for number, move in enumerate(moves):
            own, here = self._pair_of(move), slice(number * worlds, (number + 1) * worlds)
            pair[self.seat, here], way[self.seat, here] = own, turned[self.seat, own]
        table.spread(len(moves))
        table.play_turn(Picks(pair, way))

    def _pair_of(self, move: Choose) -> int:
        hand = self.view.hand
        first, second, _ = pairs_of(len(hand))
        pairs = [sorted((hand[one], hand[other])) for one, other in zip(first, second, strict=True)]
        return pairs.index(sorted(move.tiles))

    def _place(self, table: Playout, moves: Sequence[Place]) -> None:
        plans = [(move,) for move in moves]
        if self._after is None:
            # The same in every world; the first go has all moves.
            self._after = self._settled(plans).cities
            self._lane_of = {plan: number for number, plan in enumerate(plans)}
        worlds = table.count
        table.spread(len(moves))
        table.cities = self._after.of(np.repeat([self._lane_of[plan] for plan in plans], worlds))
        table.end_turn()

    def _last(self, moves: Sequence[Place]) -> Values:
        """In the last turn nothing is hidden: one world, and of all that this seat can still do the best."""
        plans = [plan for move in moves for plan in self._plans(move)]
        table = self._settled(plans)
        others = any(tiles for seat, tiles in enumerate(self.view.loose) if seat != self.seat)
        shares = self._worth(table) if others else table.wins(self.seat)
        best = dict.fromkeys(moves, -np.inf)
        for plan, share in zip(plans, shares.tolist(), strict=True):
            best[plan[0]] = max(best[plan[0]], share)
        return np.array([[best[move]] for move in moves])

    def _plans(self, move: Place) -> list[LaidPlan]:
        """A placement, and after it every one of the other tile."""
        rest = list(self.view.loose[self.seat])
        rest.remove(move.tile)
        if not rest:
            return [(move,)]
        side = Side.RIGHT if move.side is Side.LEFT else Side.LEFT
        city = self.view.cities[city_index(self.seat, side, self.view.seats)]
        room = city.room_for(rest[0])
        squares = [square for cell, square in enumerate(city.canvas.squares) if room >> cell & 1]
        return [(move, Place(rest[0], side, square)) for square in squares]

    def _settled(self, plans: Sequence[LaidPlan]) -> Playout:
        """A lane for each plan, and all other tiles that lie open placed."""
        view, seat, lanes = self.view, self.seat, len(plans)
        table = self._worlds(1)
        table.spread(lanes)
        numbers = self.setting.kind.tiles.numbers
        loose = np.repeat(np.array([numbers(tiles, 2) for tiles in view.loose], np.intp)[:, :, None], lanes, axis=2)
        filled = np.repeat(np.array([side_number(side) for side in view.filled], np.intp)[:, None], lanes, axis=1)
        for step in range(len(plans[0])):
            tiles, cells = np.zeros(table.cities.built.shape, np.intp), np.zeros(table.cities.built.shape, np.uint64)
            for lane, plan in enumerate(plans):
                move = plan[step]
                city = city_index(seat, move.side, view.seats)
                tiles[city, lane] = numbers([move.tile], 1)[0]
                cells[city, lane] = 1 << view.cities[city].canvas.cell_of[move.square]
            table.cities.build(tiles, cells)
        for lane, plan in enumerate(plans):
            rest = list(view.loose[seat])
            for move in plan:
                rest.remove(move.tile)
            loose[seat, :, lane], filled[seat, lane] = numbers(rest, 2), side_number(plan[0].side)
        table.settle(loose, filled)
        return table


def _placements(moves: Sequence[Move]) -> list[Place]:
    return [move for move in moves if isinstance(move, Place)]


@cache
def _table(seats: int, landscapes: bool, civics: bool, districts: bool) -> tuple[PeopleBatch, PlayoutTable]:
    batch = people_batch(seats, NUMPY, landscapes=landscapes, civics=civics, districts=districts)
    return batch, PlayoutTable(batch.kind)
