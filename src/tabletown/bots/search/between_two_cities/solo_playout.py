"""Solo tables played on side by side: the Automas by their rules as a batch has them, you by the policy in slices.

All lanes are in the same turn: they come from one View.
"""

from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.between_two_cities.automas.ville import count_buildings, ville_gains
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.standing import solo_totals
from tabletown.batch.between_two_cities.solo.turns import end_turn, throw_away
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes, pairs_of
from tabletown.bots.search.between_two_cities.builders import BoxTables, Builders, together
from tabletown.bots.search.between_two_cities.cell_worths import FACTORY
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.playout import best_without

DENIAL = 6
"""In quarters of a point for a point: the cost of what the next Automa finds for Automaville in the row that is passed
on."""
CITIES = 2


class SoloTables(BoxTables):
    """What all playouts of a sort of solo table share."""

    def __init__(self, kind: SoloKind) -> None:
        super().__init__(kind)
        self.kind = kind
        singles = 2 if kind.full else 1
        self.before = tuple(accumulate((2 if turn.duplexes else singles for turn in kind.turns), initial=0))
        """By turn: cells built in every city when it begins."""


class Ends(NamedTuple):
    """By lane: what cities score."""

    left: NDArray[np.int32]
    ville: NDArray[np.int32]
    right: NDArray[np.int32]
    own: NDArray[np.int32]
    """[2, lanes]: what your two are worth to you, where some points count double."""


class SoloPlayout(Builders):
    def __init__(self, tables: SoloTables, lanes: SoloArrays) -> None:
        super().__init__(tables, lanes.cities, lanes.mats, lanes.districts)
        self.solo, self.lanes = tables, lanes
        self.turn = int(np.asarray(lanes.turn)[0])

    def play(self) -> None:
        """On to the end."""
        while self.turn < len(self.solo.kind.turns):
            self.play_turn()

    def play_turn(self) -> None:
        """What the Automas chose is laid first: so it is known what fits beside it."""
        kind = self.solo.kind
        turn, before = kind.turns[self.turn], self.cities
        if not kind.full or turn.duplexes:
            self.put(self._choose(), turn.duplexes)
        else:
            theirs = np.asarray(self.lanes.theirs).astype(np.intp)
            is_last = self.turn + 1 == len(kind.turns)
            self.cities = before.copy() if is_last else before
            self.put(theirs, duplexes=False)
            own = self._choose()
            if is_last:
                # Now both cells of each city are open again, for the same two tiles.
                self.cities = before
                self.look_again()
                if not self.finish(theirs, own):
                    self.put(theirs, duplexes=False)
                    self.put(own, duplexes=False)
            else:
                self.put(own, duplexes=False)
        self.end_turn()

    def end_turn(self) -> None:
        """All is placed: throw a tile away where that is to be done; Automaville grows, the Automas choose."""
        kind = self.solo.kind
        if kind.stays(kind.turns[self.turn]):
            self.throw(self._useless())
            return
        nothing = as_array(np.full_like(np.asarray(self.lanes.theirs), -1))
        lanes = self.lanes._replace(cities=self.cities.arrays(), theirs=nothing, loose=nothing)
        self._go_on(end_turn(kind, lanes, keep=False))

    def throw(self, tiles: NDArray[np.int8]) -> None:
        """One tile each, by lane, leaves the hand: so the turn ends (simple mode)."""
        nothing = as_array(np.full_like(np.asarray(self.lanes.theirs), -1))
        lanes = self.lanes._replace(cities=self.cities.arrays(), loose=nothing)
        self._go_on(throw_away(self.solo.kind, lanes, as_array(tiles), keep=False))

    def ends(self) -> Ends:
        lanes = self.lanes._replace(cities=self.cities.arrays())
        totals, own = solo_totals(self.solo.kind, lanes)
        left, ville, right = np.asarray(totals)
        return Ends(left, ville, right, np.asarray(own)[[0, 2]])

    def _go_on(self, lanes: SoloArrays) -> None:
        self.lanes, self.turn = lanes, self.turn + 1

    def _hand(self) -> Index:
        """By place and lane."""
        hand = np.asarray(self.lanes.hand)
        return hand[: int((hand[:, 0] >= 0).sum())].astype(np.intp)

    def _choose(self) -> Index:
        """The pair that seems best at a glance leaves the hand: by city and lane, the tile for it."""
        hand = self._hand()
        left, right = self._gains(hand)
        one_worth, other_worth = self.worths(self._built(), self._ville_factories())
        lead = one_worth - other_worth
        first, second, rest = pairs_of(len(hand))
        straight, crossed = together(left[first], right[second], lead), together(left[second], right[first], lead)
        rated = np.maximum(straight, crossed)
        if self.solo.kind.full and self.solo.kind.turns[self.turn].passing is not None:
            rated -= self._passed_on(hand)
        pair = rated.argmax(axis=0)
        lanes = np.arange(hand.shape[1])
        turned = (crossed > straight)[pair, lanes]
        one, other = np.where(turned, second[pair], first[pair]), np.where(turned, first[pair], second[pair])
        kept = np.full(np.asarray(self.lanes.hand).shape, -1, np.int8)
        kept[: rest.shape[1]] = hand[rest[pair].T, lanes]
        self.lanes = self.lanes._replace(hand=as_array(kept))
        return np.stack([hand[one, lanes], hand[other, lanes]])

    def _built(self) -> int:
        """Cells of every city when you choose: in the full mode the Automas' tiles are laid before."""
        turn = self.solo.kind.turns[self.turn]
        return self.solo.before[self.turn] + int(self.solo.kind.full and not turn.duplexes)

    def _gains(self, hand: Index) -> tuple[Wholes, Wholes]:
        """By place and lane: what a tile adds to the left and to the right city."""
        kind, middle = self.solo.kind, self._ville_factories()
        turn = kind.turns[self.turn]
        if turn.duplexes:
            found = self.duplex_gains([np.stack([row] * CITIES) for row in hand], self.solo.before[self.turn], middle)
            both = np.stack(found, axis=1)
        else:
            built = self._built()
            gains = self.single_gains(built, middle)
            hands = np.stack([hand] * CITIES)
            both = self.glance().in_city(gains, hands, np.arange(CITIES), self.solo.left(built + 1))
        return both[0], both[1]

    def _passed_on(self, hand: Index) -> Wholes:
        """By pair and lane: the cost of what the next Automa will find for Automaville in the rest."""
        kind = self.solo.kind
        counts = count_buildings(kind.choosing.ville, self.lanes.ville)
        own = np.bitwise_count(self.cities.masks[FACTORY]).astype(np.int32)
        gains = np.asarray(ville_gains(kind.choosing.ville, counts, [as_array(row) for row in own]))
        # What a civic tile would be worth there is not looked at.
        wanted = np.where(hand < len(gains), np.take_along_axis(gains, np.minimum(hand, len(gains) - 1), axis=0), 0)
        first, second, _ = pairs_of(len(hand))
        best = best_without(wanted.astype(np.int16)[None], first, second)[0]
        found: Wholes = best * np.int16(SCALE * DENIAL // 4)
        return found

    def _useless(self) -> NDArray[np.int8]:
        """By lane the tile that helps least."""
        hand = self._hand()
        wish = np.maximum(*self._gains(hand))
        found: NDArray[np.int8] = hand[wish.argmin(axis=0), np.arange(hand.shape[1])].astype(np.int8)
        return found

    def _ville_factories(self) -> NDArray[np.int16]:
        counts = count_buildings(self.solo.kind.choosing.ville, self.lanes.ville)
        found: NDArray[np.int16] = np.asarray(counts)[FACTORY].astype(np.int16)
        return found
