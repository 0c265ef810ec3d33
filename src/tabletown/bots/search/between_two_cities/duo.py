"""How one of two people tries her moves out at a table with an Automa, which plays by its rules in the batch."""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.convert import CityConverter, side_number
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import duo_batch
from tabletown.batch.between_two_cities.two_with_automa.batch import DuoBatch
from tabletown.batch.between_two_cities.two_with_automa.kind import DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.batch.between_two_cities.two_with_automa.turns import end_turn
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.people.moves import Move, Place
from tabletown.between_two_cities.two_with_automa.state import AUTOMA_SEAT, PEOPLE, SEATS, SHARED_CITY, SHARED_SIDE
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.automas.duo import as_third
from tabletown.bots.bot import Thought
from tabletown.bots.nets.files import NoNet
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.lore import ComparesMoves, RatedByNet
from tabletown.bots.search.between_two_cities.people import (
    LaidPlan,
    OpenTiles,
    PeopleLore,
    PeopleTrials,
    stage_of,
)
from tabletown.bots.search.between_two_cities.placers import Settles
from tabletown.bots.search.between_two_cities.playout import Picks, Playout, PlayoutTable, read_hands
from tabletown.bots.search.one_search import RatingWeight


class DuoTable(PlayoutTable):
    def __init__(self, kind: DuoKind) -> None:
        super().__init__(kind)
        self.duo = kind


class DuoPlayout(Playout):
    """The Automa is in the last seat: what it took is placed there, and nothing is chosen for it."""

    def __init__(self, table: DuoTable, lanes: DuoArrays, seat: int = -1, seed: int = 0) -> None:
        super().__init__(table, lanes, seat, seed)
        self.duo, self.every = table.duo, lanes
        self._read_hands()

    def spread(self, times: int) -> None:
        rows = np.tile(np.arange(self.lane_count), times)
        super().spread(times)
        self.every = take_lanes(self.every, as_array(rows))

    def take(self, picks: Picks) -> tuple[Index, Index]:
        left, right = super().take(picks)
        left[AUTOMA_SEAT], right[AUTOMA_SEAT] = np.asarray(self.every.theirs)
        return left, right

    def end_turn(self) -> None:
        hands = np.full(np.asarray(self.every.hands).shape, -1, np.int8)
        hands[:PEOPLE, : self.hands.shape[1]] = self.hands[:PEOPLE]
        hands[AUTOMA_SEAT] = self.every.hands[AUTOMA_SEAT]
        nothing = np.full(np.asarray(self.every.theirs).shape, -1, np.int8)
        lanes = self.every._replace(
            cities=self.cities.arrays(),
            hands=as_array(hands),
            loose=as_array(np.full(np.asarray(self.every.loose).shape, -1, np.int8)),
            theirs=as_array(nothing),
        )
        self.every = end_turn(self.duo, lanes)
        self.turn += 1
        self._laid = 0
        self._read_hands()

    def _read_hands(self) -> None:
        """In the Automa's place lies a copy: its own row is shorter, and played by other rules."""
        self.hands = read_hands(self.every.hands)
        self.hands[AUTOMA_SEAT] = self.hands[0]


class DuoLore(RatedByNet[DuoView, Move]):
    """Moves are rated as at a table of three people; the Automa's tile is placed last."""

    def __init__(self) -> None:
        self.people = PeopleLore()

    def judged(self, view: DuoView, moves: Sequence[Move]) -> list[Thought[Move]]:
        return self.people.judged(*as_third(view, moves))

    def load(self, view: DuoView) -> ComparesMoves[DuoView, Move]:
        raise NoNet("net-none-beside-automa")

    def weight(self, view: DuoView) -> RatingWeight:
        return stage_of(view).weight

    def most_contenders(self, view: DuoView) -> int:
        return stage_of(view).most_contenders

    def trials(self, view: DuoView, seed: str, is_up: Callable[[], bool]) -> "DuoTrials":
        del is_up
        return DuoTrials(view, self.people.settler(view.cities, view.modules, SEATS), seed)


class DuoTrials(PeopleTrials):
    def __init__(self, view: DuoView, settler: Settles, seed: str) -> None:
        self.duo = view
        modules = view.modules
        self.batch, self.table = _table(modules.landscapes, modules.civics, bool(modules.districts))
        super().__init__(view, settler, seed)

    def _table(self) -> tuple[PlayoutTable, CityConverter]:
        return self.table, self.batch.converter.cities

    def _step(self) -> str:
        return f"{super()._step()}/{sum(map(bool, self.duo.theirs))}"

    def _draw(self, key: Array, count: int) -> DuoArrays:
        return self.batch.lanes(self.duo, key, count)

    def _playout(self, lanes: Lanes | DuoArrays) -> Playout:
        if not isinstance(lanes, DuoArrays):
            raise TypeError("these are no lanes of two people and an Automa")
        return DuoPlayout(self.table, lanes, self.seat, self._goes)

    def _others_place(self) -> bool:
        return super()._others_place() or self.duo.theirs[PEOPLE - 1 - self.seat] is not None

    def _is_theirs(self, move: Place) -> bool:
        """Of two equal tiles the Automa's is placed first, as the rules have it."""
        return self.duo.theirs[self.seat] is move.tile and move.side is SHARED_SIDE[self.seat]

    def _plans(self, move: Place) -> list[LaidPlan]:
        return [(move,)] if self._is_theirs(move) else super()._plans(move)

    def _opened(self, plan: LaidPlan) -> OpenTiles:
        theirs = list(self.duo.theirs)
        if not self._is_theirs(plan[0]):
            return super()._opened(plan)._replace(theirs=(theirs[0], theirs[1]))
        move, view = plan[0], self.duo
        number, cities = SHARED_CITY[self.seat], list(view.cities)
        cities[number] = cities[number].place(move.tile, cities[number].canvas.cell_of[move.square])
        theirs[self.seat] = None
        loose, filled = [list(tiles) for tiles in view.loose], list(view.filled)
        return OpenTiles(cities, loose, filled, (theirs[0], theirs[1]))

    def _settle(self, table: Playout, every: Sequence[OpenTiles]) -> None:
        """The Automa's left city is shared with the first person, its right one with the second."""
        numbers = self.setting.kind.tiles.numbers
        loose = [[numbers(tiles, 2) for tiles in (*one.loose, ())] for one in every]
        filled = [[*(side_number(side) for side in one.filled), -1] for one in every]
        theirs = [[numbers((tile,) if tile else (), 1)[0] for tile in one.theirs] for one in every]
        table.settle(
            np.array(loose, np.intp).transpose(1, 2, 0), np.array(filled, np.intp).T, np.array(theirs, np.intp).T
        )


@cache
def _table(landscapes: bool, civics: bool, districts: bool) -> tuple[DuoBatch, DuoTable]:
    batch = duo_batch(NUMPY, automa="third", landscapes=landscapes, civics=civics, districts=districts)
    return batch, DuoTable(batch.kind)
