"""How you try your moves out alone with Automas: worlds from your View, the same for all moves."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.solo.batch import SoloBatch
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.chance import key_of, subkey
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.state import Hand, without
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.state import Setting, side_number
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.appraisal import ways
from tabletown.bots.between_two_cities.automas.judge import SoloJudge
from tabletown.bots.between_two_cities.automas.solo import BALANCED, city_judge, is_small
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.solo_net import SoloNetBot, solo_net_called, solo_weights
from tabletown.bots.bot import Thought, ThoughtUnit
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.lore import RatedByNet
from tabletown.bots.search.between_two_cities.placers import Placer, RulesPlacer, TablesPlacer
from tabletown.bots.search.between_two_cities.solo_playout import Ends, SoloPlayout, SoloTables
from tabletown.bots.search.field import TrialValues, Values
from tabletown.bots.search.one_search import RatingWeight

DRAWN = 256
"""Worlds drawn at a time."""
DOUBT = 3.0
"""In points: how much a near miss counts as half a win."""
DECISIVE_MARGIN = 60
"""Margins beyond are as good as won, or lost."""
PARTS = 50
"""Of a point: so finely margins are told apart."""

Cities = tuple[City, City]


BY_JUDGE, BY_NET = RatingWeight(0.03, 12.0), RatingWeight(1.0, unit=ThoughtUnit.CHANCES)
"""How far ratings count beside games: of a judge in points, of the net in shares of the win."""
MOST_CONTENDERS = 12


class SoloLore(RatedByNet[SoloView, SoloMove]):
    def __init__(self) -> None:
        self.judge, self.wide = SoloJudge(Looker(fitted_points()), BALANCED), city_judge(BALANCED)

    def judged(self, view: SoloView, moves: Sequence[SoloMove]) -> list[Thought[SoloMove]]:
        return (self.judge if is_small(view) else self.wide).rate(view, moves)

    def load(self, view: SoloView) -> SoloNetBot:
        return solo_net_called(solo_weights(view))

    def weight(self, view: SoloView) -> RatingWeight:
        return BY_JUDGE if self.net(view) is None else BY_NET

    def most_contenders(self, view: SoloView) -> int:
        del view
        return MOST_CONTENDERS

    def trials(self, view: SoloView, seed: str, is_up: Callable[[], bool]) -> "SoloTrials":
        del is_up
        placers: tuple[Placer, Placer]
        if is_small(view):
            placers = TablesPlacer(self.judge.looker), TablesPlacer(self.judge.looker)
        else:
            left, right = self.wide.scales(view)
            placers = RulesPlacer(left), RulesPlacer(right)
        return SoloTrials(view, placers, seed)


class After(NamedTuple):
    """What a move leaves, all that lies open placed."""

    cities: Cities
    hand: Hand


class SoloTrials:
    def __init__(self, view: SoloView, placers: tuple[Placer, Placer], seed: str) -> None:
        self.view, self.placers = view, placers
        self.batch, self.tables = _table(_sort(view.setting))
        step = f"{seed}/{view.turn}/{view.phase}/{len(view.loose)}/{sum(map(bool, view.theirs))}"
        self._key = key_of(NUMPY, step)
        self._drawn: SoloArrays | None = None
        self._number = self._used = 0
        self._after: dict[SoloMove, After] = {}

    def play(self, moves: Sequence[SoloMove], worlds: int) -> TrialValues:
        shares = self._shares(moves, worlds)
        return TrialValues(shares, shares)

    def _shares(self, moves: Sequence[SoloMove], worlds: int) -> Values:
        view = self.view
        if view.setting.mode is Mode.FULL and view.turn == len(self.tables.kind.turns) - 1:
            # Nothing is hidden any more: of all that can still be done the best.
            return np.array([[max(map(self._end, self._ways(move)))] for move in moves])
        table = self._table(moves, worlds)
        if isinstance(moves[0], Discard):
            numbers = self.tables.kind.tiles.numbers
            thrown = [numbers([move.tile], 1)[0] for move in moves if isinstance(move, Discard)]
            table.throw(np.repeat(np.array(thrown, np.int8), worlds))
        else:
            table.end_turn()
        table.play()
        return self._chances(table.ends()).reshape(len(moves), worlds)

    def _chances(self, ends: Ends) -> Values:
        """By lane: how likely such a game is won, a near miss counting in part."""
        low, high = ends.own.min(axis=0), ends.own.max(axis=0)
        rival = ends.ville
        if self.view.setting.doubled:
            # An Automa counts no city twice: its lower one may be one of yours.
            rival = np.minimum(rival, np.maximum(ends.left, ends.right))
        # The higher city breaks ties.
        return chances_by(PARTS * (low - rival) + high)

    def _table(self, moves: Sequence[SoloMove], worlds: int) -> SoloPlayout:
        after = [self._settled(move) for move in moves]
        lanes = take_lanes(self._worlds(worlds), as_array(np.tile(np.arange(worlds), len(moves))))
        rows = as_array(np.repeat(np.arange(len(moves)), worlds))
        kind = self.tables.kind
        cities = take_lanes(self.batch.converter.cities.arrays([one.cities for one in after]), rows)
        hands = np.array([kind.tiles.numbers(one.hand, kind.hand) for one in after], np.int8).T
        lanes = lanes._replace(cities=cities, hand=as_array(hands[:, np.asarray(rows)]))
        return SoloPlayout(self.tables, lanes)

    def _worlds(self, count: int) -> SoloArrays:
        """The next worlds. Many are drawn at a time, because a few take nearly as long."""
        if self._drawn is None or self._used + count > self._drawn.turn.shape[0]:
            key = subkey(NUMPY, self._key, self._number)
            self._drawn = self.batch.lanes(self.view, key, max(count, DRAWN))
            self._number, self._used = self._number + 1, 0
        rows = np.arange(self._used, self._used + count)
        self._used += count
        return take_lanes(self._drawn, as_array(rows))

    def _settled(self, move: SoloMove) -> After:
        """The same in all worlds."""
        if move not in self._after:
            begun = begin_turn(self.view, move)
            left, right = begun.cities
            for_left, for_right = self._best_split(begun)
            cities = self.placers[0].lay(left, for_left)[0], self.placers[1].lay(right, for_right)[0]
            self._after[move] = After(cities, begun.hand)
        return self._after[move]

    def _best_split(self, begun: "BegunTurn") -> tuple[list[Tile], list[Tile]]:
        def worth(way: tuple[list[Tile], list[Tile]]) -> float:
            left, right = (
                placer.lay(city, tiles)[1] for placer, city, tiles in zip(self.placers, begun.cities, way, strict=True)
            )
            return left + right - BALANCED.lean * abs(left - right)

        ways = begun.splits()
        return ways[0] if len(ways) == 1 else max(ways, key=worth)

    def _ways(self, move: SoloMove) -> Iterator[Cities]:
        """All ends that can come of it."""
        begun = begin_turn(self.view, move)
        for left, right in begun.splits():
            for one in _laid(begun.cities[0], left):
                for other in _laid(begun.cities[1], right):
                    yield one, other

    def _end(self, cities: Cities) -> float:
        return float(0 in solo_outcome(cities, self.view.ville, self.view.setting).winners)


class BegunTurn(NamedTuple):
    """A move is made, and these tiles lie open."""

    cities: Cities
    hand: Hand
    theirs: tuple[Tile | None, Tile | None]
    own: list[Tile]
    filled: Side | None
    """The side that has got one of your tiles."""

    def splits(self) -> list[tuple[list[Tile], list[Tile]]]:
        """The ways to share your tiles out: by side, what is to be laid."""
        theirs = [[tile] if tile is not None else [] for tile in self.theirs]
        if len(self.own) == 2:
            one, other = self.own
            pairs = [([one], [other]), ([other], [one])] if one is not other else [([one], [other])]
        elif self.own:
            pairs = [([], self.own)] if self.filled is Side.LEFT else [(self.own, [])]
        else:
            pairs = [([], [])]
        return [([*theirs[0], *left], [*theirs[1], *right]) for left, right in pairs]


def begin_turn(view: SoloView, move: SoloMove) -> BegunTurn:
    left, right = view.cities
    match move:
        case Choose(tiles):
            return BegunTurn((left, right), without(view.hand, tiles), view.theirs, list(tiles), view.filled)
        case Discard():
            return BegunTurn((left, right), view.hand, (None, None), [], view.filled)
        case Place():
            number = side_number(move.side)
            cities, theirs, own, filled = [left, right], list(view.theirs), list(view.loose), view.filled
            cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
            if theirs[number] is move.tile:
                theirs[number] = None
            else:
                own.remove(move.tile)
                filled = move.side
            return BegunTurn((cities[0], cities[1]), view.hand, (theirs[0], theirs[1]), own, filled)


def _laid(city: City, tiles: Sequence[Tile]) -> Iterator[City]:
    if not tiles:
        yield city
        return
    for _, after in ways(city, tiles[0]):
        yield from _laid(after, tiles[1:])


def _sort(setting: Setting) -> Setting:
    """The same for all tables of a sort: their districts come with their lanes."""
    pair = Kind.SHOP, Kind.FACTORY
    return replace(setting, modules=replace(setting.modules, districts=(pair,) * len(setting.modules.districts)))


@lru_cache(maxsize=8)
def _table(setting: Setting) -> tuple[SoloBatch, SoloTables]:
    batch = SoloBatch(setting, NUMPY)
    return batch, SoloTables(batch.kind)


def chances_by(margins: NDArray[np.integer]) -> Values:
    """How likely games with such margins are won, in so many parts of a point; a near miss counts in part."""
    found: Values = _by_margin()[
        np.clip(margins, -PARTS * DECISIVE_MARGIN, PARTS * DECISIVE_MARGIN) + PARTS * DECISIVE_MARGIN
    ]
    return found


@lru_cache(maxsize=1)
def _by_margin() -> Values:
    """Rounded, so that it is the same on every machine."""
    margins = range(-PARTS * DECISIVE_MARGIN, PARTS * DECISIVE_MARGIN + 1)
    return np.array([round(1 / (1 + exp((0.5 - margin / PARTS) / DOUBT)), 6) for margin in margins])
