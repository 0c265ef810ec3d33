"""Tables with Capitals played side by side: everybody chooses and places by what `survey` sees."""

from collections.abc import Sequence

import numpy as np

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Small
from tabletown.bots.between_two_cities.lanes import Lanes
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.between_two_cities.wide.cities import WideCities
from tabletown.bots.between_two_cities.wide.scores import totals
from tabletown.bots.between_two_cities.wide.worths import worths


class WideCrowd(Lanes):
    """Cities as `site.column` writes them."""

    lean, denial = 2, 1

    def __init__(self, seats: int, turn: int, columns: Index, hands: Index, modules: Modules) -> None:
        super().__init__(seats, turn, schedule(seats, modules.hand), hands)
        self.modules = modules
        self.sites = WideCities(columns, modules, self.built, self.cities)

    def end_turn(self, deals: dict[int, Index]) -> None:
        super().end_turn(deals)
        self.sites.look_again(self.built)

    def totals(self) -> Small:
        points = totals(self.sites.masks, self.sites.ground, self.cities, self.modules.districts)
        return self._by_city(points * np.int16(SCALE))

    def _worths(self) -> Small:
        return worths(self.sites.look(), self.cities, 1 - self.built / self.sites.cells)

    def _singles(self) -> Small:
        gains = self.sites.single_gains(np.flatnonzero(np.bincount(self.hands.ravel())).tolist())
        gains[FACTORY] += self._joining()
        return gains

    def _duplexes(self) -> Sequence[Small]:
        base = self.sites.look().base_gains()
        base[FACTORY] += self._joining()
        found = []
        for side in (0, 1):
            columns = ((self.owned[:, side] * self.lanes)[:, None] + np.arange(self.lanes)).ravel()
            gains = [
                self.sites.duplex_gains(self.hands[:, place].ravel(), columns, base).reshape(-1, self.lanes)
                for place in range(self.hands.shape[1])
            ]
            found.append(np.stack(gains, axis=1))
        return found

    def _put(self, ranks: Index) -> None:
        self.sites.put(ranks, self.turns[self.turn].duplexes)

    def _factories(self) -> Small:
        return self.sites.factories()

    def _joining(self) -> Small:
        """What the race for factories adds to the gain of one more."""
        sure = np.int16(SCALE * self.built // self.sites.cells)
        after = self._ahead(1)
        found: Small = (1 - after) * sure
        # Those that stand gain with it when it takes them ahead.
        found += (self._ahead(0) - after) * self._factories() * sure
        return found
