"""What others will take whose hands we know: they look ahead too, to the end of the round."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.bots.between_two_cities.arrays import Index, Small
from tabletown.bots.between_two_cities.capitals import BALANCED
from tabletown.bots.between_two_cities.lanes import Lanes, Trial, pairs_of
from tabletown.core.seat import Seat

PAIRS = 8
"""So many of a hand are looked at more closely, the best ones at a glance."""
WORLDS = 8
"""In so many worlds."""
RIVALRY = 1.0
"""The cost of what the cities of the others are worth, in the middle."""


class Guess(NamedTuple):
    """What a seat may take, and what it sees in that."""

    seat: Seat
    pairs: Index
    values: Small
    """In hundredths."""

    def take(self, whims: Small) -> Index:
        """By lane: the pair that is taken. Who looks ahead errs half as much."""
        liked = self.values[:, None] + (whims[self.seat, self.pairs] >> 1)
        found: Index = self.pairs[liked.argmax(axis=0)]
        return found


def trials(now: Lanes, rated: Small, seats: Iterable[Seat]) -> list[Trial]:
    """The best pairs of these seats at a glance, no two of the same tiles. Their hands are the same in all lanes."""
    found = []
    first, second, _ = pairs_of(now.hands.shape[1])
    for seat in seats:
        hand = now.hands[seat, :, 0]
        tiles = np.sort(np.stack([hand[first], hand[second]]), axis=0)
        _, different = np.unique(tiles, axis=1, return_index=True)
        best = sorted(different.tolist(), key=lambda pair: (-int(rated[seat, pair, 0]), pair))
        found += [Trial(seat, pair) for pair in best[:PAIRS]]
    return found


def guesses(every: Sequence[Trial], worths: NDArray[np.float64], seats: int) -> list[Guess]:
    """From what all cities are worth afterwards, by city, trial and world."""
    found = []
    for seat in dict.fromkeys(trial.seat for trial in every):
        own = [number for number, trial in enumerate(every) if trial.seat == seat]
        values = standing(worths[:, own], seat, seats).mean(axis=1).round().astype(np.int16)
        found.append(Guess(seat, np.array([every[number].pair for number in own], np.intp), values))
    return found


def standing(worths: NDArray[np.float64], seat: Seat, seats: int) -> NDArray[np.float64]:
    """What it means for a seat that all cities are worth that much."""
    own = cities_of(seat, seats)
    left, right = (worths[city] for city in own)
    values: NDArray[np.float64] = left + right
    if seats > 2:
        values = values - BALANCED.lean * np.abs(left - right)
        values -= RIVALRY * np.delete(worths, own, axis=0).mean(axis=0)
    return values
