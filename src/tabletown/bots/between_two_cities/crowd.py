"""Many tables played side by side, one lane each: everybody chooses and places as a cheap form of `balanced` would."""

from functools import cache
from itertools import accumulate, combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.schedule import Passing, schedule
from tabletown.between_two_cities.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.arrays import FACTORIES, FIRST_HALF, SCALE, SECOND_HALF, Index, Small
from tabletown.bots.between_two_cities.manner import Manner
from tabletown.bots.between_two_cities.outlook import NO_ROOM
from tabletown.bots.between_two_cities.placing import NO_SPOT, best_of, put, row_of, single_gains
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.bots.between_two_cities.site import CELLS, FACTORY
from tabletown.bots.between_two_cities.sweep import Sweep, base_gains, points, sweep, values

SPOTS = 3
"""The places of a tile that are compared by what they leave to the tiles to come."""
SHARP_TURNS = 2
"""As long as that: it takes time, and far ahead it tells moves apart no better."""


class Picks(NamedTuple):
    """By seat and lane: which pair of the hand is taken (see `pairs_of`), and whether its first tile goes right."""

    pair: Index
    turned: NDArray[np.bool_]


class Crowd:
    """Cities by building and column (all lanes of a city, city by city); hands by seat, place in the hand and lane."""

    def __init__(self, seats: int, turn: int, masks: Index, hands: Index, manner: Manner) -> None:
        self.seats, self.turn, self.masks, self.hands, self.manner = seats, turn, masks, hands, manner
        self.turns = schedule(seats)
        self.blurred = turn + SHARP_TURNS
        """From this turn on only points decide about places."""
        self.owned = np.array(owned_cities(seats))
        self.lanes = hands.shape[2]
        self._seen: Sweep | None = None
        self._laid = 0
        """Cells built in every city in this turn."""

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return built_before(self.seats)[self.turn]

    def choose(self) -> tuple[Picks, NDArray[np.bool_]]:
        """What everybody takes from its hand; and by seat, pair and lane, which way round it would go."""
        seen = self._look()
        if self.turns[self.turn].duplexes:
            left, right = self._duplexes(seen)
            loss = None
        else:
            gains = self._singles(seen)
            left, right = (self._in_city(gains, self.owned[:, side]) for side in (0, 1))
            loss = self._passed_on(gains)
        worth = self._by_city(values(seen, self.manner.ahead[self.built]) + self._standing(seen))
        lead = (worth[self.owned[:, 0]] - worth[self.owned[:, 1]])[:, None]
        first, second, _ = pairs_of(self.hands.shape[1])
        straight = self._together(left[:, first], right[:, second], lead)
        crossed = self._together(left[:, second], right[:, first], lead)
        best = np.maximum(straight, crossed)
        if loss is not None:
            best -= loss
        pair = best_of(best)
        turns = crossed > straight
        return Picks(pair, np.take_along_axis(turns, pair[:, None], axis=1)[:, 0]), turns

    def take(self, picks: Picks) -> tuple[Index, Index]:
        """Take these tiles out of the hands: by seat and lane, the tile for the left and the one for the right city."""
        first, second, rest = pairs_of(self.hands.shape[1])
        one = np.take_along_axis(self.hands, first[picks.pair][:, None], axis=1)[:, 0]
        other = np.take_along_axis(self.hands, second[picks.pair][:, None], axis=1)[:, 0]
        self.hands = np.take_along_axis(self.hands, np.moveaxis(rest[picks.pair], 2, 1), axis=1)
        return np.where(picks.turned, other, one), np.where(picks.turned, one, other)

    def place(self, left: Index, right: Index) -> None:
        """Everybody's left tile first, then everybody's right tile."""
        if self.seats == 2:
            self._put(np.stack([left, right], axis=1).ravel())
            return
        self._put(left.ravel())
        # City i lies to the right of seat i + 1.
        self._put(np.roll(right, -1, axis=0).ravel())

    def end_turn(self, deals: dict[int, Index]) -> None:
        """Pass the hands on, or pick up the next deal."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        self._laid = 0
        if passing is not None:
            self.hands = np.roll(self.hands, 1 if passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.turns):
            self.hands = deals[self.turn]

    def play(self, deals: dict[int, Index]) -> None:
        """Play on to the end."""
        while self.turn < len(self.turns):
            self.place(*self.take(self.choose()[0]))
            self.end_turn(deals)

    def totals(self) -> Small:
        """By city and lane: what it scores, factories compared."""
        seen = self._look()
        worth: Small = np.array([MOST, SECOND, OTHER], np.int16)[self._ahead(seen, 0)] * np.int16(SCALE)
        return self._by_city(points(seen, worth))

    def _look(self) -> Sweep:
        if self._seen is None:
            self._seen = sweep(self.masks)
        return self._seen

    def _by_city(self, columns: Small) -> Small:
        return columns.reshape(-1, self.lanes)

    def _singles(self, seen: Sweep) -> Small:
        """By building and column: what it adds at its best place."""
        gains = single_gains(seen, self.manner.ahead[self.built + 1], self.manner)
        gains[FACTORY] += self._joining(seen)
        return gains

    def _in_city(self, gains: Small, city: Index) -> Small:
        """By seat, tile of its hand and lane: what that would add to one city, its own or another's."""
        columns = (city * self.lanes)[:, None, None] + np.arange(self.lanes)
        found: Small = gains.ravel().take(self.hands * gains.shape[1] + columns)
        return found

    def _duplexes(self, seen: Sweep) -> list[Small]:
        """The same for duplexes, in the left and in the right city."""
        base = base_gains(seen, self.manner.ahead[min(CELLS, self.built + 2)])
        joining = self._joining(seen)
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
        """One tile into every city."""
        self._laid += 2 if self.turns[self.turn].duplexes else 1
        spots = SPOTS if self.turn < self.blurred else 0
        self.masks = put(self._look(), ranks, self.built + self._laid, self.manner, spots)
        self._seen = None

    def _standing(self, seen: Sweep) -> Small:
        """What the race for factories adds to the cities as they stand."""
        found: Small = (1 - self._ahead(seen, 0)) * seen.counts[FACTORY].astype(np.int16) * self._sure
        return found

    def _joining(self, seen: Sweep) -> Small:
        """What it adds to the gain of one more factory."""
        found: Small = (1 - self._ahead(seen, 1)) * self._sure
        return found

    @property
    def _sure(self) -> np.int16:
        return np.int16(SCALE * self.built // CELLS)

    def _ahead(self, seen: Sweep, more: int) -> Small:
        """By column: how many different numbers of factories are ahead, two at most, with so many more here."""
        counts = self._by_city(seen.counts[FACTORY].astype(np.int16))
        most = counts.max(axis=0)
        second = np.where(counts < most, counts, -1).max(axis=0)
        own = counts + np.int16(more)
        found: Small = ((most > own).astype(np.int16) + (second > own)).ravel()
        return found

    def _together(self, left: Small, right: Small, lead: Small) -> Small:
        both = left + right
        if self.seats > 2:
            apart = lead + left
            apart -= right
            both -= (np.abs(apart) >> 2) * np.int16(self.manner.lean)
        return both

    def _passed_on(self, gains: Small) -> Small | None:
        """By seat, pair and lane: what the next holder will find in the rest, a loss to this seat unless shared."""
        passing = self.turns[self.turn].passing
        if passing is None or not self.manner.denial:
            return None
        holders = (np.arange(self.seats) + (1 if passing is Passing.LEFT else -1)) % self.seats
        _, _, rest = pairs_of(self.hands.shape[1])
        loss = np.zeros((self.seats, len(rest), self.lanes), np.int16)
        for side in (0, 1):
            city = self.owned[holders, side]
            best = self._in_city(gains, city)[:, rest].max(axis=2)
            if city[0] in self.owned[0]:
                loss -= best
            else:
                loss += best
        loss >>= 2
        loss *= np.int16(self.manner.denial)
        return loss


@cache
def built_before(seats: int) -> tuple[int, ...]:
    """By turn: every city gets one tile of every seat that builds it."""
    builders = 1 if seats == 2 else 2
    return tuple(accumulate((builders * (2 if turn.duplexes else 1) for turn in schedule(seats)), initial=0))


@cache
def pairs_of(size: int) -> tuple[Index, Index, Index]:
    """All pairs of a hand: the first, the second, and by pair the rest."""
    pairs = list(combinations(range(size), 2))
    rest = [[place for place in range(size) if place not in pair] for pair in pairs]
    first, second = np.array(pairs, np.intp).T
    return first, second, np.array(rest, np.intp)
