"""Solo games with Capitals played side by side, one lane each, by a quick policy: it sees what `survey` sees."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.automas.choosing import without_place
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.solo.schedule import SoloTurn, solo_schedule
from tabletown.between_two_cities.solo.state import Setting
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH
from tabletown.bots.between_two_cities.foresight.cities import (
    CrowdCities,
    CrowdPicks,
    Laid,
    best_gains,
    best_ways,
    cells_before,
)
from tabletown.bots.between_two_cities.foresight.site import FIRST_CIVIC, FIRST_HALF, SECOND_HALF
from tabletown.bots.between_two_cities.foresight.survey import Survey
from tabletown.bots.between_two_cities.foresight.ville import LaneVille, taken_for_city
from tabletown.bots.between_two_cities.foresight.worths import compared, district_points, factory_points, factory_worth
from tabletown.bots.between_two_cities.pinned_city import FACTORY
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.worths import ahead_of

CITIES = 2


@dataclass(frozen=True, slots=True)
class SoloStacks:
    """What is hidden, by place in its stack and lane: the next one first."""

    singles: Index
    duplexes: Index
    lines: Index
    """By card: what it says to Autommaso for Automaville and Lefthaven, to Automarta for Automaville and Rightcastle,
    each as a place in `RULES`."""


class SoloCities(CrowdCities):
    """Cities that keep count of what they are worth."""

    def __init__(self, columns: Index, worths: Index, modules: Modules, built: int) -> None:
        super().__init__(columns, modules, built)
        self.worth: Wholes = worths.astype(np.int16)
        """By column, in hundredths."""

    def put(self, ranks: Index, duplexes: bool) -> Laid:
        base, columns = self.look().base_gains(), np.arange(len(ranks))
        laid = super().put(ranks, duplexes)
        gain = np.where(laid.fits, laid.gain, 0)
        building = laid.fits & (ranks < FIRST_CIVIC)
        for half in (FIRST_HALF, SECOND_HALF) if duplexes else (FIRST_HALF,):
            gain += np.where(building, base[half[np.where(building, ranks, 0)], columns], 0)
        self.worth += gain
        return laid


class SoloCrowd:
    """Your two cities (all lanes of Lefthaven, then of Rightcastle); hands by place and lane: yours, then the rows."""

    def __init__(
        self,
        setting: Setting,
        turn: int,
        columns: Index,
        worths: Index,
        hands: Sequence[Index],
        ville: LaneVille,
        stacks: SoloStacks,
    ) -> None:
        self.setting, self.turn, self.hands, self.ville, self.stacks = setting, turn, list(hands), ville, stacks
        self.turns: tuple[SoloTurn, ...] = solo_schedule(setting.mode, setting.hand)
        # In the full mode the Automas add a single to each of yours.
        self._before = cells_before([turn.duplexes for turn in self.turns], 2 if setting.mode is Mode.FULL else 1, 2)
        self.lanes = int(hands[0].shape[1])
        self.cities = SoloCities(columns, worths, setting.modules, self.built)
        self._drawn = {False: 0, True: 0}
        """Singles and duplexes drawn so far."""
        self._cards = 0

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return self._before[self.turn]

    def play(self) -> None:
        """Play on to the end."""
        while self.turn < len(self.turns):
            self._play_turn()

    def _play_turn(self) -> None:
        duplexes = self.turns[self.turn].duplexes
        if self.setting.mode is Mode.FULL and not duplexes:
            self.cities.put(self.automas_choose().ravel(), False)
        self.cities.put(self.choose().ravel(), duplexes)
        self.end_turn()

    def choose(self) -> Index:
        """Take the pair that seems best at a glance: by city and lane, the tile for it."""
        left, right = self._duplexes() if self.turns[self.turn].duplexes else self._singles()
        worth = self.cities.worth.reshape(CITIES, -1)
        rated, turns = best_ways(left, right, worth[0] - worth[1])
        pair = rated.argmax(axis=0)
        one, other, self.hands[0] = CrowdPicks(pair, turns[pair, np.arange(self.lanes)]).taken(self.hands[0])
        return np.stack([one, other])

    def automas_choose(self) -> Index:
        """Both Automas take their tiles; those for your cities are given back, by city and lane."""
        today = Survey(self.cities.masks, self.cities.size, 0.0, hot=0.0)
        gains = best_gains(today, np.unique(np.concatenate(self.hands[1:])).tolist())
        his, hers = self.stacks.lines[self._cards : self._cards + 2]
        self._cards += 2
        # Automaville is Autommaso's left city and Automarta's right one; the left city comes first in round 1.
        ville_first = self.turns[self.turn].round == 1
        found = []
        for number, (for_ville, for_city) in enumerate((his[:2], hers[2:])):
            columns = slice(number * self.lanes, (number + 1) * self.lanes)
            if ville_first:
                self._for_ville(number, for_ville)
            found.append(self._for_city(number, for_city, gains[:, columns], today.types[:, columns] > 0))
            if not ville_first:
                self._for_ville(number, for_ville)
            ville_first = not ville_first
        return np.stack(found)

    def end_turn(self) -> None:
        """Pass the rows on or draw anew; Automaville grows where it does (simple mode)."""
        turn = self.turns[self.turn]
        simple = self.setting.mode is Mode.SIMPLE and not turn.duplexes
        if simple and not turn.is_last:
            self._throw_away()
        self.turn += 1
        self.cities.look_again(self.built)
        if turn.passing is not None:
            step = -1 if turn.passing is Passing.LEFT else 1
            self.hands = self.hands[step:] + self.hands[:step]
        elif simple and not turn.is_last:
            self.hands = [np.concatenate([self.hands[0], self._draw(self.setting.hand - len(self.hands[0]), False)])]
        else:
            if simple:
                growth = self.setting.growth_after(turn.round)
                rivals = self.cities.factories().reshape(CITIES, -1).astype(np.intp)
                self.ville.grow(self._draw(growth.drawn, False), growth.thrown, rivals)
            if self.turn < len(self.turns):
                new = self.turns[self.turn]
                rows = 3 if self.setting.mode is Mode.FULL and not new.duplexes else 1
                self.hands = [self._draw(new.hand, new.duplexes) for _ in range(rows)]

    def totals(self) -> tuple[Wholes, Wholes, Wholes]:
        """Lefthaven, Automaville, Rightcastle: what they score, by lane."""
        districts = self.setting.modules.districts
        seen = compared(self.cities.look(), districts)
        found = np.concatenate([seen.alone.reshape(CITIES, -1), self.ville.alone()[None]])
        found += factory_points(_with(seen.factories, self.ville.counts[FACTORY]))
        for size, middle in zip(seen.districts, self.ville.sizes(districts, hard=self.setting.hard), strict=True):
            found += district_points(_with(size, middle))
        left, right, ville = found
        return left, ville, right

    def _singles(self) -> tuple[Wholes, Wholes]:
        """By tile of your hand and lane: what it adds to the left and to the right city."""
        gains = self.cities.single_gains(np.unique(self.hands[0]).tolist())
        gains[FACTORY] += self._race()
        return gains[self.hands[0], self._columns(0)], gains[self.hands[0], self._columns(1)]

    def _duplexes(self) -> tuple[Wholes, Wholes]:
        base = self.cities.look().base_gains()
        base[FACTORY] += self._race()
        left, right = (
            np.stack([self.cities.duplex_gains(ranks, self._columns(side), base) for ranks in self.hands[0]])
            for side in (0, 1)
        )
        return left, right

    def _for_ville(self, number: int, rules: Index) -> None:
        """An Automa, 0 or 1, takes a tile of its row for Automaville."""
        factories = self.cities.factories().astype(np.intp).reshape(CITIES, -1)
        self.ville.take(self._taken(number, self.ville.taken(rules, self.hands[1 + number], factories)))

    def _for_city(self, number: int, rules: Index, gains: Wholes, types: NDArray[np.bool_]) -> Index:
        """The same for the city that it shares with you."""
        counts = _with(self.cities.factories(), self.ville.counts[FACTORY])
        own, rivals = counts[number], np.delete(counts, number, axis=0)
        now, then = ((own + np.int16(more)) * factory_worth(own + np.int16(more), rivals) for more in (0, 1))
        gains[FACTORY] += (then - now - np.int16(EXPECTED_WORTH)) * np.int16(SCALE)
        return self._taken(number, taken_for_city(rules, self.hands[1 + number], gains, types))

    def _taken(self, number: int, place: Index) -> Index:
        """Take the tile at this place, by lane, out of an Automa's row."""
        row = self.hands[1 + number]
        tile: Index = np.take_along_axis(row, place[None], axis=0)[0]
        self.hands[1 + number] = _without(row, place)
        return tile

    def _throw_away(self) -> None:
        """One tile: what helps least (simple mode)."""
        wish = np.maximum(*self._singles())
        self.hands[0] = _without(self.hands[0], wish.argmin(axis=0))

    def _draw(self, size: int, duplexes: bool) -> Index:
        start = self._drawn[duplexes]
        self._drawn[duplexes] += size
        return (self.stacks.duplexes if duplexes else self.stacks.singles)[start : start + size]

    def _race(self) -> Wholes:
        """By column: what the race for factories adds to the gain of one more; surer the fuller the cities are."""
        counts = _with(self.cities.factories(), self.ville.counts[FACTORY])
        ahead = ahead_of(counts[:CITIES] + np.int16(1), counts)
        return ((1 - ahead) * np.int16(SCALE * self.built // self.cities.cells)).ravel()

    def _columns(self, side: int) -> Index:
        return np.arange(side * self.lanes, (side + 1) * self.lanes)


def _with(numbers: Wholes, middle: NDArray[np.integer]) -> Wholes:
    """By city and lane, Automaville last."""
    return np.concatenate([numbers.reshape(CITIES, -1), middle[None].astype(np.int16)])


def _without(row: Index, place: Index) -> Index:
    """A row without the tile at this place, by lane; the order stays."""
    return np.asarray(without_place(NUMPY, as_array(row), as_array(place)))[:-1]
