"""How a seat at a table of people tries its moves out: worlds from its View, and everybody plays on in them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.convert import CityConverter, side_number
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.chance import key_of, subkey
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.options import read_options
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for
from tabletown.bots.between_two_cities.arrays import number_of_pair
from tabletown.bots.between_two_cities.balanced import BALANCED, TASTE, CapitalsJudge
from tabletown.bots.between_two_cities.evaluation import Judge
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.net import NetBot, net_called, weights_for
from tabletown.bots.bot import Thought, ThoughtUnit
from tabletown.bots.search.between_two_cities.cities import GrowingCities, as_array, read_cities
from tabletown.bots.search.between_two_cities.lore import RatedByNet
from tabletown.bots.search.between_two_cities.placers import JudgeSettler, RulesPlacer, Settler, Settles
from tabletown.bots.search.between_two_cities.playout import Picks, Playout, PlayoutTable
from tabletown.bots.search.between_two_cities.worths import DOUBT, standing, win_shares
from tabletown.bots.search.field import TrialValues
from tabletown.bots.search.one_search import RatingWeight
from tabletown.core.seat import Seat

if TYPE_CHECKING:
    from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
    from tabletown.between_two_cities.two_with_automa.view import DuoView

DRAWN = 256
"""Worlds drawn at a time."""

LaidPlan: TypeAlias = tuple[Place, ...]
"""Placements of one seat, one after another."""


class Stage(NamedTuple):
    """How moves are compared in a part of a game."""

    most_contenders: int = 16
    doubt: float = DOUBT
    """See `win_shares`."""
    care: float = 0.0
    """How much a point of `standing` adds, in shares of the win."""
    weight: RatingWeight = RatingWeight(0.002)
    """How much the rating counts beside games. The default is so small that it only decides between equal ones."""


FIRST_ROUND, CAPITALS_FIRST_ROUND, LATER_ROUNDS, LAST_PLACEMENTS = (
    RatingWeight(factor, unit=ThoughtUnit.CHANCES) for factor in (4.0, 2.0, 1.0, 0.02)
)
"""Where the net rates: what its chances count beside those that games tell. Fitted to decisions whose moves were played
on in 96 worlds each, 4,611 of the base game and 738 with all modules. In the first round the net tells far more than
games do; later games tell at least as much; for the last placements they tell exactly what moves are worth. Against
`balanced` half the weight is as good in later rounds; better players play differently."""
BY_NET = 8
"""Moves that are tried out at least where the net rates: its order is better than the judge's."""
ALWAYS, RATED = Stage(), Stage(weight=RatingWeight(0.015))
"""In the base game without a net. Fitted to 1,009 decisions: while choosing, and in the first round, the judge adds to
what games tell; for later placements it adds nothing."""
EARLY, CHOOSING, PLACING = Stage(10, 4.0, 0.03), Stage(4, 2.5, 0.002), Stage(7, 2.5, 0.002)
"""With Capitals. At first games hardly tell which move wins, but well which one builds better; in the last round real
opponents play better than simulated ones, and games overrate moves that are rated low."""


class OpenTiles(NamedTuple):
    """A table on which some tiles lie open."""

    cities: list[City]
    loose: list[list[Tile]]
    """By seat."""
    filled: list[Side | None]
    theirs: tuple[Tile | None, Tile | None] = (None, None)
    """Those of an Automa in the last seat, for its left and its right city."""

    def settled(self, settler: Settles) -> "OpenTiles":
        """All of them placed, the Automa's first."""
        cities = list(self.cities)
        for number, tile in zip(cities_of(Seat(len(cities) - 1), len(cities)), self.theirs, strict=True):
            if tile is not None:
                settler.lay(cities, number, tile)
        for seat, tiles in enumerate(self.loose):
            settler.settle(cities, Seat(seat), tiles, self.filled[seat])
        return OpenTiles(cities, [], [])


def stage_of(view: "View | DuoView") -> Stage:
    """As far as it is the same whoever rates moves."""
    if view.modules == BASE:
        is_first = view.turns[view.turn].round == view.turns[0].round
        return RATED if is_first or view.phase is Phase.CHOOSE else ALWAYS
    if view.turns[view.turn].round < view.turns[-1].round:
        return EARLY
    late = CHOOSING if view.phase is Phase.CHOOSE else PLACING
    if view.turn + 1 < len(view.turns):
        return late
    # Once all lies open, nearly every city scores what is foretold.
    return late._replace(doubt=1.5 if late is CHOOSING else 0.5)


def net_weight(view: View) -> RatingWeight:
    """How far the net's rating counts beside games."""
    if view.phase is Phase.PLACE and view.turn + 1 == len(view.turns):
        return LAST_PLACEMENTS
    if view.turns[view.turn].round > view.turns[0].round:
        return LATER_ROUNDS
    return FIRST_ROUND if view.modules == BASE else CAPITALS_FIRST_ROUND


class PeopleLore(RatedByNet[View, Move]):
    def __init__(self) -> None:
        self.judge = Judge(Looker(fitted_points()), TASTE)

    def judged(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        if view.modules != BASE:
            return CapitalsJudge(view, BALANCED).rate(moves)
        return self.judge.rate(view, moves)

    def load(self, view: View) -> NetBot:
        return net_called(weights_for(view))

    def weight(self, view: View) -> RatingWeight:
        return stage_of(view).weight if self.net(view) is None else net_weight(view)

    def most_contenders(self, view: View) -> int:
        most = stage_of(view).most_contenders
        return most if self.net(view) is None else max(most, BY_NET)

    def trials(self, view: View, seed: str, is_up: Callable[[], bool]) -> "PeopleTrials":
        del is_up
        return PeopleTrials(view, self.settler(view.cities, view.modules, view.seats), seed)

    def settler(self, cities: Sequence[City], modules: Modules, seats: int) -> Settles:
        """Who places tiles that lie open."""
        if modules == BASE:
            return JudgeSettler(self.judge, seats)
        return Settler([RulesPlacer(one) for one in scales_for(cities, modules, BALANCED.future)], seats)


class PeopleTrials:
    """Everybody else, and this seat after its move, plays as `Playout` does."""

    def __init__(self, view: "View | DuoView", settler: Settles, seed: str) -> None:
        if view.seat is None:
            raise ValueError("an onlooker has no move to choose")
        self.view, self.seat, self.settler = view, view.seat, settler
        self.setting, self.converter = self._table()
        self.seats = self.setting.kind.seats
        # Worlds of their own for every step of a game.
        self._key = key_of(NUMPY, f"{seed}/{self._step()}")
        self._drawn: Lanes | DuoArrays | None = None
        self._number = self._used = 0
        self._goes = int(self._key[0]) << 32 | int(self._key[1])
        """Grows by one at each batch of games: every batch draws other whims for the opponents."""
        self._lane_of: dict[LaidPlan, int] = {}
        self._after: GrowingCities | None = None

    def play(self, moves: Sequence[Move], worlds: int) -> TrialValues:
        if self.view.phase is Phase.PLACE and self.view.turn == len(self.view.turns) - 1:
            return self._last(_placements(moves))
        table = self._worlds(worlds)
        if self.view.phase is Phase.CHOOSE:
            self._choose(table, [move for move in moves if isinstance(move, Choose)])
        else:
            self._place(table, _placements(moves))
        table.play()
        shares, likings = self._worth(table)
        return TrialValues(shares.reshape(len(moves), worlds), likings.reshape(len(moves), worlds))

    def _table(self) -> tuple[PlayoutTable, CityConverter]:
        modules = self.view.modules
        batch, setting = _table(self.view.seats, modules.landscapes, modules.civics, bool(modules.districts))
        return setting, batch.converter.cities

    def _step(self) -> str:
        """Tells the decisions of a game apart."""
        return f"{self.view.turn}/{self.view.phase}/{len(self.view.loose[self.seat])}"

    def _draw(self, key: Array, count: int) -> "Lanes | DuoArrays":
        if not isinstance(self.view, View):
            raise TypeError("this is no table of people alone")
        modules = self.view.modules
        batch, _ = _table(self.view.seats, modules.landscapes, modules.civics, bool(modules.districts))
        return batch.lanes(self.view, key, count)

    def _playout(self, lanes: "Lanes | DuoArrays") -> Playout:
        return Playout(self.setting, lanes, self.seat, self._goes)

    def _worth(self, table: Playout) -> TrialValues:
        """By lane."""
        totals, owned, stage = table.totals(), self.setting.owned, stage_of(self.view)
        shares = win_shares(totals, owned, self.seat, stage.doubt)
        return TrialValues(shares, shares + stage.care * standing(totals, owned, self.seat) if stage.care else shares)

    def _worlds(self, count: int) -> Playout:
        """The next worlds. Many are drawn at a time, because a few take nearly as long."""
        if self._drawn is None or self._used + count > self._drawn.turn.shape[0]:
            key = subkey(NUMPY, self._key, self._number)
            self._drawn, self._number, self._used = self._draw(key, max(count, DRAWN)), self._number + 1, 0
        rows = np.arange(self._used, self._used + count)
        self._used += count
        self._goes += 1
        return self._playout(take_lanes(self._drawn, as_array(rows)))

    def _choose(self, table: Playout, moves: Sequence[Choose]) -> None:
        """Everybody else takes what it would anyway, whatever this seat does: choices are secret."""
        worlds = table.lane_count
        picks, turned = table.choose()
        pair, way = np.tile(picks.pair, len(moves)), np.tile(picks.turned, len(moves))
        for number, move in enumerate(moves):
            own, here = number_of_pair(self.view.hand, move.tiles), slice(number * worlds, (number + 1) * worlds)
            pair[self.seat, here], way[self.seat, here] = own, turned[self.seat, own]
        table.spread(len(moves))
        table.play_turn(Picks(pair, way))

    def _place(self, table: Playout, moves: Sequence[Place]) -> None:
        plans = [(move,) for move in moves]
        if self._after is None:
            # The same in every world; the first go has all moves.
            self._after = self._settled(plans, self.settler).cities
            self._lane_of = {plan: number for number, plan in enumerate(plans)}
        worlds = table.lane_count
        table.spread(len(moves))
        table.cities = self._after.of(np.repeat([self._lane_of[plan] for plan in plans], worlds))
        table.end_turn()

    def _last(self, moves: Sequence[Place]) -> TrialValues:
        """In the last turn nothing is hidden: one world, and of all that this seat can still do the best."""
        plans = [plan for move in moves for plan in self._plans(move)]
        table = self._settled(plans, None)
        if self._others_place():
            shares, likings = self._worth(table)
        else:
            shares = likings = table.wins(self.seat)
        best: dict[Place, int] = {}
        for number, plan in enumerate(plans):
            if plan[0] not in best or likings[number] > likings[best[plan[0]]]:
                best[plan[0]] = number
        found = [best[move] for move in moves]
        return TrialValues(shares[found][:, None], likings[found][:, None])

    def _others_place(self) -> bool:
        return any(tiles for seat, tiles in enumerate(self.view.loose) if seat != self.seat)

    def _plans(self, move: Place) -> list[LaidPlan]:
        """A placement, and after it every one of the other tile."""
        rest = list(self.view.loose[self.seat])
        rest.remove(move.tile)
        if not rest:
            return [(move,)]
        side = Side.RIGHT if move.side is Side.LEFT else Side.LEFT
        city = self.view.cities[city_index(self.seat, side, self.seats)]
        cells = city.cells_for(rest[0])
        squares = [square for cell, square in enumerate(city.canvas.squares) if cells >> cell & 1]
        return [(move, Place(rest[0], side, square)) for square in squares]

    def _opened(self, plan: LaidPlan) -> OpenTiles:
        """What is left to be placed after a plan of this seat."""
        view = self.view
        cities, loose, filled = list(view.cities), [list(tiles) for tiles in view.loose], list(view.filled)
        for move in plan:
            number = city_index(self.seat, move.side, self.seats)
            cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
            loose[self.seat].remove(move.tile)
        filled[self.seat] = plan[0].side
        return OpenTiles(cities, loose, filled)

    def _settled(self, plans: Sequence[LaidPlan], settler: Settles | None) -> Playout:
        """A lane for each plan, and all other tiles that lie open placed: as a judge would, or else by the policy."""
        every = [self._opened(plan) for plan in plans]
        if settler is not None:
            every = [one.settled(settler) for one in every]
        table = self._worlds(1)
        table.spread(len(plans))
        arrays = self.converter.arrays([one.cities for one in every])
        mats = self.converter.mats([one.cities for one in every])
        table.cities = read_cities(self.setting.ground, arrays, mats)
        table.look_again()
        if settler is None:
            self._settle(table, every)
        return table

    def _settle(self, table: Playout, every: Sequence[OpenTiles]) -> None:
        numbers = self.setting.kind.tiles.numbers
        loose = np.array([[numbers(tiles, 2) for tiles in one.loose] for one in every], np.intp).transpose(1, 2, 0)
        filled = np.array([[side_number(side) for side in one.filled] for one in every], np.intp).T
        table.settle(loose, filled)


def _placements(moves: Sequence[Move]) -> list[Place]:
    return [move for move in moves if isinstance(move, Place)]


@cache
def _table(seats: int, landscapes: bool, civics: bool, districts: bool) -> tuple[PeopleBatch, PlayoutTable]:
    options = {"landscapes": landscapes, "civics": civics, "districts": districts}
    # Districts are drawn table by table: here only that there are some.
    batch = PeopleBatch(seats, read_options(seats, "", options), NUMPY)
    return batch, PlayoutTable(batch.kind)
