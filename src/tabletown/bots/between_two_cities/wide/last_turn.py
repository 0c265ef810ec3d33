"""The last turn is short enough to be played as it will be: only what others choose has to be guessed."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Move, Pair, Place
from tabletown.between_two_cities.people.state import city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.lanes import pairs_of
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.bots.between_two_cities.prize import Worth
from tabletown.bots.between_two_cities.search import Clock
from tabletown.bots.between_two_cities.wide.ending import Ending, Laying
from tabletown.bots.between_two_cities.wide.simulation import WideSimulator
from tabletown.core.seat import all_seats

KNOWN_DOUBT = 0.5
"""In points: where all choices are known, 95 of 100 cities score exactly what is foretold."""
TILES = tuple(Tile)

Taken: TypeAlias = tuple[Pair, ...]
"""By seat: what it takes; nothing while tiles are placed, when all of it lies open."""


def simulator_for(view: View, imagination: Imagination, clock: Clock) -> WideSimulator:
    """Where hands are not known, worlds hardly ever repeat: then many rough games say more than a few exact ones."""
    is_known = not view.hand or None not in imagination.known.values()
    if view.turn + 1 == len(view.turns) and is_known:
        return LastTurn(view, imagination, clock)
    return WideSimulator(view, imagination)


class LastTurn(WideSimulator):
    """What follows from a move, and from what others have taken, is worked out once for both."""

    def __init__(self, view: View, imagination: Imagination, clock: Clock) -> None:
        super().__init__(view, imagination)
        self.clock = clock
        self.owned = np.array(owned_cities(view.seats))
        self._ends: dict[tuple[Move, Taken], list[int]] = {}

    @property
    def doubt(self) -> float:
        return KNOWN_DOUBT

    def play(self, moves: Sequence[Move], lanes: int) -> Worth:
        """What comes of these moves in so many worlds; while tiles are placed there is only one.

        When time is up, rare worlds are left out; in the likeliest one, moves that were not played are liked least.
        """
        found = list[NDArray[np.float64]]()
        for taken, often in self._guessed_choices(lanes).most_common():
            if found and self.clock.is_up:
                break
            ends = self._ends_of(moves, taken)
            if found and len(ends) < len(moves):
                break
            shares, liking = self._worth(np.array(ends, np.int16).T * np.int16(SCALE), self.owned)
            worth = np.stack([np.zeros(len(moves)), np.full(len(moves), liking.min() - 1)])
            worth[:, : len(ends)] = shares, liking
            found.append(np.repeat(worth[..., None], often, axis=2))
        return Worth(*np.concatenate(found, axis=2))

    def _ends_of(self, moves: Sequence[Move], taken: Taken) -> list[list[int]]:
        """By move, as far as there is time: what the cities score. One at least."""
        ends = [self._end(moves[0], taken)]
        for move in moves[1:]:
            if self.clock.is_up and (move, taken) not in self._ends:
                break
            ends.append(self._end(move, taken))
        return ends

    def _guessed_choices(self, lanes: int) -> Counter[Taken]:
        """What everybody takes, and in how many worlds; whatever this seat takes is up to its move."""
        if not self.view.hand:
            return Counter([()])
        worlds = self.imagination.worlds(lanes, self.fickle)
        pairs = self._choices([self._columns(self.view.cities)], worlds)[0].pair
        pairs[self.seat] = 0
        first, second, _ = pairs_of(worlds.hands.shape[1])
        tiles = np.stack([np.take_along_axis(worlds.hands, of[pairs][:, None], axis=1)[:, 0] for of in (first, second)])
        # By lane, seat and tile: pairs are in the order of ranks, as everywhere.
        ranks: list[list[list[int]]] = np.sort(tiles, axis=0).transpose(2, 1, 0).tolist()
        return Counter(tuple((TILES[one], TILES[other]) for one, other in lane) for lane in ranks)

    def _end(self, move: Move, taken: Taken) -> list[int]:
        key = move, taken
        if key not in self._ends:
            ending = self._chosen_by_all(move, taken) if isinstance(move, Choose) else self._laid(move)
            self._ends[key] = ending.play()
        return self._ends[key]

    def _chosen_by_all(self, move: Choose, taken: Taken) -> Ending:
        view = self.view
        loose = [move.tiles if seat == self.seat else taken[seat] for seat in all_seats(view.seats)]
        return Ending(view.cities, loose, view.filled, view.modules)

    def _laid(self, move: Place) -> Ending:
        view = self.view
        number = city_index(self.seat, move.side, view.seats)
        city = view.cities[number]
        ending = Ending(view.cities, view.loose, view.filled, view.modules)
        after = city.place(move.tile, city.canvas.cell_of[move.square])
        ending.lay(self.seat, Laying(move.tile, move.side, number, after))
        return ending
