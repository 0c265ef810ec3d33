"""Many tables played side by side, one lane each: whoever plays chooses, takes, places and passes on like this.

How cities are looked at and built is left to those who know their size: see `crowd` and `wide.crowd`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.people.schedule import Passing, Turn
from tabletown.bots.between_two_cities.arrays import Index, Small
from tabletown.bots.between_two_cities.placing import best_of
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.core.seat import Seat


class Picks(NamedTuple):
    """By seat and lane: which pair of the hand is taken (see `pairs_of`), and whether its first tile goes right."""

    pair: Index
    turned: NDArray[np.bool_]


class Trial(NamedTuple):
    """A pair that a seat may take."""

    seat: Seat
    pair: int


def tried(every: Sequence[Trial], picks: Picks, ways: NDArray[np.bool_]) -> Picks:
    """As many lanes for each trial, one after the other: everybody else takes what it would anyway.

    `ways`: by seat, pair and lane, which way round it would go.
    """
    lanes = picks.pair.shape[1]
    pair, turned = np.tile(picks.pair, len(every)), np.tile(picks.turned, len(every))
    for number, (seat, own) in enumerate(every):
        here = slice(number * lanes, (number + 1) * lanes)
        pair[seat, here], turned[seat, here] = own, ways[seat, own]
    return Picks(pair, turned)


class Lanes(ABC):
    """Cities by column (all lanes of a city, city by city); hands by seat, place in the hand and lane."""

    lean: int
    """In quarters, as `denial`: see `Manner`."""
    denial: int

    def __init__(self, seats: int, turn: int, turns: tuple[Turn, ...], hands: Index) -> None:
        self.seats, self.turn, self.turns, self.hands = seats, turn, turns, hands
        self.owned = np.array(owned_cities(seats))
        self.cities = int(self.owned.max()) + 1
        self.lanes = int(hands.shape[2])
        self.whims: dict[int, Small] = {}
        """By turn: see `hidden.Worlds`."""

    @property
    def built(self) -> int:
        """Cells built in every city when this turn begins."""
        return built_before(self.seats, self.turns)[self.turn]

    @abstractmethod
    def totals(self) -> Small:
        """By city and lane: what it scores, everything compared."""

    @abstractmethod
    def _worths(self) -> Small:
        """By column: what the city is worth as it stands."""

    @abstractmethod
    def _singles(self) -> Small:
        """By rank of a single tile and column: what it adds at its best place."""

    @abstractmethod
    def _duplexes(self) -> Sequence[Small]:
        """By seat, tile of its hand and lane: the same for duplexes, in the left and in the right city."""

    @abstractmethod
    def _put(self, ranks: Index) -> None:
        """One tile into every city."""

    @abstractmethod
    def _factories(self) -> Small:
        """By column: how many factories stand."""

    def choose(self) -> tuple[Picks, NDArray[np.bool_]]:
        """What everybody takes from its hand; and by seat, pair and lane, which way round it would go."""
        return self.choose_by(*self.rate())

    def choose_by(self, rated: Small, turns: NDArray[np.bool_]) -> tuple[Picks, NDArray[np.bool_]]:
        """The same, by a rating that was made already."""
        best = rated
        if self.turn in self.whims:
            best = rated + self.whims[self.turn]
        pair = best_of(best)
        return Picks(pair, np.take_along_axis(turns, pair[:, None], axis=1)[:, 0]), turns

    def rate(self) -> tuple[Small, NDArray[np.bool_]]:
        """By seat, pair and lane: what it is worth at a glance, and which way round it would go."""
        if self.turns[self.turn].duplexes:
            left, right = self._duplexes()
            loss = None
        else:
            gains = self._singles()
            left, right = (self._in_city(gains, self.owned[:, side]) for side in (0, 1))
            loss = self._passed_on(gains)
        worth = self._by_city(self._worths())
        lead = (worth[self.owned[:, 0]] - worth[self.owned[:, 1]])[:, None]
        first, second, _ = pairs_of(self.hands.shape[1])
        straight = self._together(left[:, first], right[:, second], lead)
        crossed = self._together(left[:, second], right[:, first], lead)
        best = np.maximum(straight, crossed)
        if loss is not None:
            best -= loss
        return best, crossed > straight

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
        if passing is not None:
            self.hands = np.roll(self.hands, 1 if passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.turns):
            self.hands = deals[self.turn]

    def play(self, deals: dict[int, Index]) -> None:
        """Play on to the end."""
        while self.turn < len(self.turns):
            self._play_turn(deals)

    def play_round(self, number: int, deals: dict[int, Index]) -> None:
        """Play on as long as this round lasts."""
        while self.turn < len(self.turns) and self.turns[self.turn].round == number:
            self._play_turn(deals)

    def worths(self) -> Small:
        """By city and lane: what it scores if the game is over, else what it is worth as it stands."""
        return self._by_city(self._worths()) if self.turn < len(self.turns) else self.totals()

    def _play_turn(self, deals: dict[int, Index]) -> None:
        self.place(*self.take(self.choose()[0]))
        self.end_turn(deals)

    def _by_city(self, columns: Small) -> Small:
        return columns.reshape(-1, self.lanes)

    def _in_city(self, gains: Small, city: Index) -> Small:
        """By seat, tile of its hand and lane: what that would add to one city, its own or another's."""
        columns = (city * self.lanes)[:, None, None] + np.arange(self.lanes)
        found: Small = gains.ravel().take(self.hands * gains.shape[1] + columns)
        return found

    def _ahead(self, more: int) -> Small:
        """By column: how many different numbers of factories are ahead, two at most, with so many more here."""
        counts = self._by_city(self._factories())
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
            both -= (np.abs(apart) >> 2) * np.int16(self.lean)
        return both

    def _passed_on(self, gains: Small) -> Small | None:
        """By seat, pair and lane: what the next holder will find in the rest, a loss to this seat unless shared."""
        passing = self.turns[self.turn].passing
        if passing is None or not self.denial:
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
        loss *= np.int16(self.denial)
        return loss


@cache
def built_before(seats: int, turns: tuple[Turn, ...]) -> tuple[int, ...]:
    """By turn: every city gets one tile of every seat that builds it."""
    builders = 1 if seats == 2 else 2
    return tuple(accumulate((builders * (2 if turn.duplexes else 1) for turn in turns), initial=0))


@cache
def pairs_of(size: int) -> tuple[Index, Index, Index]:
    """All pairs of a hand: the first, the second, and by pair the rest."""
    pairs = list(combinations(range(size), 2))
    rest = [[place for place in range(size) if place not in pair] for pair in pairs]
    first, second = np.array(pairs, np.intp).T
    return first, second, np.array(rest, np.intp)
