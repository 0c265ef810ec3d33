"""Tables of the base game played side by side: everybody chooses and places as a cheap form of `balanced` would."""

import numpy as np

from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.bots.between_two_cities.arrays import FACTORIES, FIRST_HALF, SCALE, SECOND_HALF, Index, Small
from tabletown.bots.between_two_cities.expected_points import NO_ROOM
from tabletown.bots.between_two_cities.lanes import Lanes
from tabletown.bots.between_two_cities.manner import Manner
from tabletown.bots.between_two_cities.pinned_city import CELLS, FACTORY
from tabletown.bots.between_two_cities.placing import NO_SPOT, put, row_of, single_gains
from tabletown.bots.between_two_cities.sweep import Sweep, base_gains, points, sweep, values

SPOTS = 3
"""The places of a tile that are compared by what they leave to the tiles to come."""
SHARP_TURNS = 2
"""As long as that: it takes time, and far ahead it tells moves apart no better."""


class Crowd(Lanes):
    """Cities by building and column."""

    def __init__(self, seats: int, turn: int, masks: Index, hands: Index, manner: Manner) -> None:
        super().__init__(seats, turn, schedule(seats), hands)
        self.masks = masks
        self.manner, self.lean, self.denial = manner, manner.lean, manner.denial
        self.blurred = turn + SHARP_TURNS
        """From this turn on only points decide about places."""
        self._seen: Sweep | None = None
        self._laid = 0
        """Cells built in every city in this turn."""

    def end_turn(self, deals: dict[int, Index]) -> None:
        super().end_turn(deals)
        self._laid = 0

    def totals(self) -> Small:
        worth: Small = np.array([MOST, SECOND, OTHER], np.int16)[self._ahead(0)] * np.int16(SCALE)
        return self._by_city(points(self._look(), worth))

    def _look(self) -> Sweep:
        if self._seen is None:
            self._seen = sweep(self.masks)
        return self._seen

    def _worths(self) -> Small:
        seen = self._look()
        # What the race for factories adds to the cities as they stand.
        race: Small = (1 - self._ahead(0)) * self._factories() * self._sure
        return values(seen, self.manner.ahead[self.built]) + race

    def _singles(self) -> Small:
        gains = single_gains(self._look(), self.manner.ahead[self.built + 1], self.manner)
        gains[FACTORY] += self._joining()
        return gains

    def _duplexes(self) -> list[Small]:
        base = base_gains(self._look(), self.manner.ahead[min(CELLS, self.built + 2)])
        joining = self._joining()
        found = []
        for side in (0, 1):
            columns = ((self.owned[:, side] * self.lanes)[:, None] + np.arange(self.lanes)).ravel()
            here = sweep(self.masks[:, columns])
            gains = []
            for place in range(self.hands.shape[1]):
                ranks = self.hands[:, place].ravel()
                best = row_of(here, ranks, self.manner).max(axis=0)
                gain = base[FIRST_HALF[ranks], columns] + base[SECOND_HALF[ranks], columns] + best
                gain += joining[columns] * FACTORIES[ranks]
                gain[best < NO_SPOT] = NO_ROOM[0] * SCALE
                gains.append(gain.reshape(-1, self.lanes))
            found.append(np.stack(gains, axis=1))
        return found

    def _put(self, ranks: Index) -> None:
        self._laid += 2 if self.turns[self.turn].duplexes else 1
        spots = SPOTS if self.turn < self.blurred else 0
        self.masks = put(self._look(), ranks, self.built + self._laid, self.manner, spots)
        self._seen = None

    def _factories(self) -> Small:
        found: Small = self._look().counts[FACTORY].astype(np.int16)
        return found

    def _joining(self) -> Small:
        """What the race for factories adds to the gain of one more."""
        found: Small = (1 - self._ahead(1)) * self._sure
        return found

    @property
    def _sure(self) -> np.int16:
        return np.int16(SCALE * self.built // CELLS)
