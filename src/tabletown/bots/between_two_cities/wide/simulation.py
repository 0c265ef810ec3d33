"""One decision where Capitals is played, tried out in possible games of a wide crowd."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Small
from tabletown.bots.between_two_cities.hidden import Imagination, Worlds
from tabletown.bots.between_two_cities.lanes import Lanes, Picks, tried
from tabletown.bots.between_two_cities.prize import Worth
from tabletown.bots.between_two_cities.simulation import Columns, Simulator
from tabletown.bots.between_two_cities.wide.crowd import WideCrowd
from tabletown.bots.between_two_cities.wide.guesses import WORLDS, Guess, guesses, standing, trials
from tabletown.bots.between_two_cities.wide.pinning import pinned
from tabletown.bots.between_two_cities.wide.settling import WideSettler
from tabletown.core.seat import Seat

FICKLE = 200
"""In hundredths: a good player looks ahead and takes what a glance rates first in only a quarter of his turns."""
EARLY_DOUBT, LATE_DOUBT, LAST_DOUBT = 4.0, 2.5, 1.5
"""In points, for the first rounds, the last one and its last turn: by how much a real game may miss the average of the
simulated ones, on top of their own spread. The doubt is largest early, so there a small lead in simulations counts for
little."""
EARLY_CARE, LATE_CARE = 0.03, 0.002
"""In the first rounds and in the last one: shares of the win that a point of `standing` is worth besides. At first
games hardly tell which move wins, but well which one builds better; later it decides only between moves that win
equally often: so who has no chance any more builds on with care."""


class WideSimulator(Simulator):
    fickle = FICKLE

    def __init__(self, view: View, imagination: Imagination) -> None:
        super().__init__(view, imagination)
        self.settler = WideSettler(view.cities, view.modules, view.seats)
        self._guessed: list[Guess] | None = None
        self._pinned: dict[City, tuple[int, ...]] = {}

    @property
    def doubt(self) -> float:
        if self.view.turn + 1 == len(self.view.turns):
            return LAST_DOUBT
        return LATE_DOUBT if is_last_round(self.view) else EARLY_DOUBT

    def _worth(self, totals: Small, owned: Index) -> Worth:
        shares = super()._worth(totals, owned).shares
        care = LATE_CARE if is_last_round(self.view) else EARLY_CARE
        return Worth(shares, shares + care / SCALE * standing(totals.astype(np.float64), self.seat, self.view.seats))

    def _choices(self, now: Sequence[Columns], worlds: Worlds) -> tuple[Picks, NDArray[np.bool_]]:
        picks, turned = super()._choices(now, worlds)
        if worlds.whims:
            lanes = np.arange(picks.pair.shape[1])
            for guess in self._guesses(now):
                pair = guess.take(worlds.whims[self.view.turn])
                picks.pair[guess.seat], picks.turned[guess.seat] = pair, turned[guess.seat, pair, lanes]
        return picks, turned

    def _guesses(self, now: Sequence[Columns]) -> list[Guess]:
        """The same in all worlds, as far as we know."""
        if self._guessed is None:
            known = [Seat(seat) for seat, hand in self.imagination.known.items() if hand and seat != self.seat]
            self._guessed = self._look_ahead(now, known) if known else []
        return self._guessed

    def _look_ahead(self, now: Sequence[Columns], seats: Sequence[Seat]) -> list[Guess]:
        worlds = self.imagination.worlds(WORLDS)
        begun = self._crowd(now, worlds)
        rated, turned = begun.rate()
        every = trials(begun, rated, seats)
        everywhere = worlds.of(np.tile(np.arange(WORLDS), len(every)))
        crowd = self._crowd(now, everywhere)
        crowd.place(*crowd.take(tried(every, *begun.choose_by(rated, turned))))
        crowd.end_turn(everywhere.deals)
        crowd.play_round(self.view.turns[self.view.turn].round, everywhere.deals)
        worths = crowd.worths().astype(np.float64).reshape(-1, len(every), WORLDS)
        return guesses(every, worths, self.view.seats)

    def _columns(self, cities: Sequence[City]) -> Columns:
        for city in cities:
            if city not in self._pinned:
                self._pinned[city] = pinned(city)
        return [self._pinned[city] for city in cities]

    def _lanes(self, columns: Index, hands: Index) -> Lanes:
        return WideCrowd(self.view.seats, self.view.turn, columns, hands, self.view.modules)

    def _settle(self, cities: list[City], seat: Seat, tiles: Sequence[Tile], filled: Side | None) -> None:
        self.settler.settle(cities, seat, tiles, filled)


def is_last_round(view: View) -> bool:
    return view.turns[view.turn].round == view.turns[-1].round
