"""One decision of one seat, tried out in possible worlds: make a move, let everybody play on, look at the end."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import Index, Small
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.hidden import Imagination, Worlds
from tabletown.bots.between_two_cities.lanes import Lanes, Picks, Trial, pairs_of, tried
from tabletown.bots.between_two_cities.prize import DOUBT, Worth, win_shares
from tabletown.core.seat import Seat, all_seats

Columns: TypeAlias = Sequence[Sequence[int]]
"""By city: the numbers that a lane starts with."""


class Simulator(ABC):
    """Everybody else, and this seat after its move, plays as a crowd does."""

    fickle = 0
    """How little we know what others will choose: see `Imagination.worlds`."""

    def __init__(self, view: View, imagination: Imagination) -> None:
        self.view = view
        self.seat = acting(view)
        self.imagination = imagination
        self._settled: dict[Place, Columns] = {}

    @property
    def doubt(self) -> float:
        """How far off a city may end, in points."""
        return DOUBT

    @abstractmethod
    def _columns(self, cities: Sequence[City]) -> Columns:
        """The cities with their squares pinned down."""

    @abstractmethod
    def _lanes(self, columns: Index, hands: Index) -> Lanes: ...

    @abstractmethod
    def _settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        """Place a seat's loose tiles as it would; `filled` is the side that has got its tile already."""

    def play(self, moves: Sequence[Move], lanes: int) -> Worth:
        """What comes of these moves in so many worlds."""
        crowd, deals = self._begun(moves, lanes, self.fickle)
        crowd.play(deals)
        return self._worth(crowd.totals(), crowd.owned).by_move(len(moves))

    def foresee(self, moves: Sequence[Move], lanes: int) -> NDArray[np.float64]:
        """By city, move and world: what it is worth when the round ends."""
        crowd, deals = self._begun(moves, lanes, 0)
        crowd.play_round(self.view.turns[self.view.turn].round, deals)
        return crowd.worths().astype(np.float64).reshape(-1, len(moves), lanes)

    def _worth(self, totals: Small, owned: Index) -> Worth:
        """By lane, see `win_shares`."""
        shares = win_shares(totals, owned, self.seat, self.doubt)
        return Worth(shares, shares)

    def _begun(self, moves: Sequence[Move], lanes: int, fickle: int) -> tuple[Lanes, dict[int, Index]]:
        """The next turn begins, a group of lanes for each move; and what is drawn later."""
        worlds = self.imagination.worlds(lanes, fickle)
        everywhere = worlds.of(np.tile(np.arange(lanes), len(moves)))
        choices = [move for move in moves if isinstance(move, Choose)]
        crowd = self._chosen(choices, worlds, everywhere) if choices else self._placed(moves, everywhere)
        crowd.end_turn(everywhere.deals)
        return crowd, everywhere.deals

    def _chosen(self, moves: Sequence[Choose], worlds: Worlds, everywhere: Worlds) -> Lanes:
        """Everybody else takes from these hands what it would anyway, whatever this seat does: choices are secret."""
        now = [self._columns(self.view.cities)]
        every = [Trial(self.seat, self._pair_of(move)) for move in moves]
        crowd = self._crowd(now, everywhere)
        crowd.place(*crowd.take(tried(every, *self._choices(now, worlds))))
        return crowd

    def _choices(self, now: Sequence[Columns], worlds: Worlds) -> tuple[Picks, NDArray[np.bool_]]:
        """What everybody takes in these worlds, see `Lanes.choose`."""
        return self._crowd(now, worlds).choose()

    def _placed(self, moves: Sequence[Move], everywhere: Worlds) -> Lanes:
        return self._crowd([self._after(move) for move in moves if isinstance(move, Place)], everywhere)

    def _crowd(self, groups: Sequence[Columns], worlds: Worlds) -> Lanes:
        """As many lanes for each group of cities, one group after the other."""
        lanes = worlds.hands.shape[2] // len(groups)
        columns = np.repeat(np.array(groups, np.intp).transpose(2, 1, 0), lanes, axis=2)
        crowd = self._lanes(columns.reshape(len(columns), -1), worlds.hands)
        crowd.whims = worlds.whims
        return crowd

    def _pair_of(self, move: Choose) -> int:
        hand = self.view.hand
        first, second, _ = pairs_of(len(hand))
        pairs = [sorted((hand[one], hand[other])) for one, other in zip(first, second, strict=True)]
        return pairs.index(sorted(move.tiles))

    def _after(self, move: Place) -> Columns:
        """All cities after this placement and those of all other tiles that lie open: the same in every world."""
        if move not in self._settled:
            view, cities = self.view, list(self.view.cities)
            number = city_index(self.seat, move.side, view.seats)
            city = cities[number]
            cities[number] = city.place(move.tile, city.canvas.cell_of[move.square])
            for seat in all_seats(view.seats):
                tiles, filled = list(view.loose[seat]), view.filled[seat]
                if seat == self.seat:
                    tiles.remove(move.tile)
                    filled = move.side
                self._settle(cities, seat, tiles, filled)
            self._settled[move] = self._columns(cities)
        return self._settled[move]
