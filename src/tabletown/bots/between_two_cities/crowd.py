"""Many tables played side by side, one lane each: everybody chooses and places as a cheap form of `balanced` would."""

from functools import cache
from itertools import accumulate, combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.schedule import Passing, schedule
from tabletown.between_two_cities.scoring import MOST, OTHER, SECOND
from tabletown.bots.between_two_cities.arrays import (
    CLOSED,
    FACTORIES,
    FIRST_HALF,
    KIND,
    SCALE,
    SECOND_HALF,
    STANDS,
    Figures,
    Index,
    Number,
    Small,
    lookups,
)
from tabletown.bots.between_two_cities.outlook import EXPECTED_WORTH, NO_ROOM
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.bots.between_two_cities.site import CELLS, FACTORY, FIRST, WHOLE
from tabletown.bots.between_two_cities.sweep import Sweep, base_gains, cell_gains, points, row_of, sweep, values


class Manner(NamedTuple):
    """How the crowd plays: what it expects of cities, and in hundredths what it cares about (see `Taste`)."""

    ahead: tuple[Figures, ...]
    hot: float
    lean: int
    denial: int


class Picks(NamedTuple):
    """By seat and lane: which pair of the hand is taken (see `pairs_of`), and whether its first tile goes right."""

    pair: Index
    turned: NDArray[np.bool_]


class Crowd:
    """Cities by building, city and lane; hands by seat, place in the hand and lane."""

    def __init__(self, seats: int, turn: int, masks: Index, hands: Index, manner: Manner) -> None:
        self.seats, self.turn, self.masks, self.hands, self.manner = seats, turn, masks, hands, manner
        self.turns = schedule(seats)
        self.owned = np.array(owned_cities(seats))
        self._seen: tuple[Sweep, Small] | None = None

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return built_before(self.seats)[self.turn]

    def choose(self) -> tuple[Picks, NDArray[np.bool_]]:
        """What everybody takes from its hand."""
        seen, rows = self._look()
        gains = self._offered(seen, rows)
        worth = values(seen, self.manner.ahead[self.built]) + self._standing(seen)
        worth = worth.reshape(self.masks.shape[1:])
        lead = worth[self.owned[:, 0]] - worth[self.owned[:, 1]]
        first, second, _ = pairs_of(self.hands.shape[1])
        left, right = gains
        straight = self._together(left[:, first], right[:, second], lead[:, None])
        crossed = self._together(left[:, second], right[:, first], lead[:, None])
        best = np.maximum(straight, crossed)
        if self.manner.denial and self.turns[self.turn].passing is not None:
            best = best - self._passed_on(seen, rows, gains)
        pair = best.argmax(axis=1)
        at = pair[:, None]
        turns = crossed > straight
        return Picks(pair, np.take_along_axis(turns, at, axis=1)[:, 0]), turns

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
            self._put(np.stack([left, right], axis=1).reshape(4, -1))
            return
        self._put(left)
        # City i lies to the right of seat i + 1.
        self._put(np.roll(right, -1, axis=0))

    def end_turn(self, deals: dict[int, Index]) -> None:
        """Pass the hands on, or pick up the next deal."""
        passing = self.turns[self.turn].passing
        self.turn += 1
        if passing is not None:
            self.hands = np.roll(self.hands, 1 if passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.turns):
            self.hands = deals[self.turn]

    def play(self, deals: dict[int, Index]) -> None:
        """Play on to the end."""
        while self.turn < len(self.turns):
            self.place(*self.take(self.choose()[0]))
            self.end_turn(deals)

    def totals(self) -> Number:
        """By city and lane: what it scores, factories compared."""
        seen = sweep(self.masks.reshape(9, -1))
        counts = self.masks.shape[1:]
        places = _places_in_race(seen.counts[FACTORY].reshape(counts), 0)
        worth = np.array([MOST, SECOND, OTHER], np.int32)[places] * SCALE
        return points(seen, worth.ravel()).reshape(counts)

    def _look(self) -> tuple[Sweep, Small]:
        if self._seen is None:
            seen = sweep(self.masks.reshape(9, -1))
            self._seen = seen, cell_gains(seen, self.manner.hot)
        return self._seen

    def _offered(self, seen: Sweep, rows: Small) -> tuple[Number, Number]:
        """By seat, tile of the hand and lane: what it would add to the left, and to the right city."""
        left, right = self.owned[:, 0], self.owned[:, 1]
        if self.turns[self.turn].duplexes:
            base = base_gains(seen, self.manner.ahead[min(CELLS, self.built + 2)])
            return self._duplexes(base, rows, left), self._duplexes(base, rows, right)
        gains = self._singles(seen, rows)
        return self._in_city(gains, left), self._in_city(gains, right)

    def _singles(self, seen: Sweep, rows: Small) -> Number:
        """By building, city and lane: what it adds at its best place."""
        best = (rows + self._closed(seen)).max(axis=1)
        gains = base_gains(seen, self.manner.ahead[self.built + 1]) + best[KIND]
        gains[FACTORY] += self._joining(seen)
        return gains.reshape(self.masks.shape)

    def _in_city(self, gains: Number, city: Index) -> Number:
        """What the tiles of each seat's hand would add to one city of its own or of another."""
        lanes = np.arange(self.hands.shape[2])
        return gains[self.hands, city[:, None, None], lanes]

    def _duplexes(self, base: Number, rows: Small, city: Index) -> Number:
        lanes = self.hands.shape[2]
        columns = (city[:, None] * lanes + np.arange(lanes)).ravel()
        here, built = rows[:, :, columns], self._built_masks()[columns]
        joining = self._joining(self._look()[0])[columns]
        found = np.empty(self.hands.shape, np.int32)
        for place in range(self.hands.shape[1]):
            ranks = self.hands[:, place].ravel()
            best = duplex_row(here, built, ranks).max(axis=0).astype(np.int32)
            both = base[FIRST_HALF[ranks], columns] + base[SECOND_HALF[ranks], columns]
            gain = np.where(best > CLOSED // 2, both + best + joining * FACTORIES[ranks], round(NO_ROOM[0] * SCALE))
            found[:, place] = gain.reshape(-1, lanes)
        return found

    def _put(self, ranks: Index) -> None:
        """One tile into every city, where it adds most."""
        seen, rows = self._look()
        tiles = ranks.ravel()
        masks = self.masks.reshape(9, -1)
        columns = np.arange(masks.shape[1])
        duplexes = self.turns[self.turn].duplexes
        row = (
            duplex_row(rows, self._built_masks(), tiles)
            if duplexes
            else row_of(rows, KIND[tiles]) + self._closed(seen)
        )
        cells = 15 - ((row.astype(np.int32) << 4) + _FROM_LAST).max(axis=0) % 16
        bit = np.int64(1) << cells
        if duplexes:
            bit[row.max(axis=0) < CLOSED // 2] = 0
            masks[SECOND_HALF[tiles], columns] |= np.where(STANDS[tiles], bit << 4, bit << 1)
        masks[FIRST_HALF[tiles], columns] |= bit
        self.masks = masks.reshape(self.masks.shape)
        self._seen = None

    def _built_masks(self) -> Index:
        found: Index = np.bitwise_or.reduce(self.masks, axis=0).ravel()
        return found

    def _closed(self, seen: Sweep) -> Small:
        """By cell: shut where a single tile cannot go."""
        built = np.bitwise_or.reduce(seen.masks, axis=0)
        ask = lookups()
        frontier = np.where(built == 0, FIRST, ask.beside[built] & ~built)
        return ask.closed.take(frontier, axis=1)

    def _standing(self, seen: Sweep) -> Number:
        """What the race for factories adds to the cities as they stand."""
        counts = seen.counts[FACTORY].reshape(self.masks.shape[1:])
        found: Number = (1 - _places_in_race(counts, 0)).ravel() * seen.counts[FACTORY] * self._sure()
        return found

    def _joining(self, seen: Sweep) -> Number:
        """What it adds to the gain of one more factory."""
        counts = seen.counts[FACTORY].reshape(self.masks.shape[1:])
        found: Number = ((1 - _places_in_race(counts, 1)).ravel() * self._sure()).astype(np.int32)
        return found

    def _sure(self) -> int:
        return SCALE * self.built // CELLS

    def _together(self, left: Number, right: Number, lead: Number) -> Number:
        both = left + right
        if self.seats == 2:
            return both
        return both - np.abs(lead + left - right) * self.manner.lean // 100

    def _passed_on(self, seen: Sweep, rows: Small, gains: tuple[Number, Number]) -> Number:
        """By seat, pair and lane: what the next holder will find in the rest, bad for this seat unless shared."""
        step = 1 if self.turns[self.turn].passing is Passing.LEFT else -1
        holders = (np.arange(self.seats) + step) % self.seats
        everywhere = self._singles(seen, rows)
        _, _, rest = pairs_of(self.hands.shape[1])
        loss = np.zeros((self.seats, len(rest), self.hands.shape[2]), np.int32)
        for side in (0, 1):
            city = self.owned[holders, side]
            best = self._in_city(everywhere, city)[:, rest].max(axis=2)
            loss += best if city[0] not in self.owned[0] else -best
        return loss * self.manner.denial // 100


_FROM_LAST: Number = np.arange(15, -1, -1, dtype=np.int32)[:, None]
"""Of equal cells the first one wins."""


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


def duplex_row(rows: Small, built: Index, ranks: Index) -> Small:
    """By the cell of its first half: what a duplex adds there; shut where it cannot go."""
    first, second = row_of(rows, KIND[FIRST_HALF[ranks]]), row_of(rows, KIND[SECOND_HALF[ranks]])
    beside = np.zeros_like(second)
    beside[:-1] = second[1:]
    below = np.zeros_like(second)
    below[:-4] = second[4:]
    stands = STANDS[ranks]
    return first + np.where(stands, below, beside) + lookups().closed.take(_anchors(built, stands), axis=1)


def _anchors(built: Index, stands: NDArray[np.bool_]) -> Index:
    free = WHOLE & ~built
    touching = lookups().beside[built]
    lying = free & free >> 1 & 0x7777 & (touching | touching >> 1)
    standing = free & free >> 4 & (touching | touching >> 4)
    return np.where(built == 0, FIRST, np.where(stands, standing, lying))


def _places_in_race(counts: Index, more: int) -> Index:
    """By city and lane: how many different numbers of factories are ahead, two at most, with so many more here."""
    most = counts.max(axis=0)
    second = np.where(counts < most, counts, -1).max(axis=0)
    own = counts + more
    found: Index = (most > own).astype(np.intp) + (second > own)
    return found
