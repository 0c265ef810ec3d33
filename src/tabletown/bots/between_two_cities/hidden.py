"""Many possible worlds at once: the hands a View does not show, and what will be drawn."""

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from math import comb
from typing import NamedTuple

import numpy as np

from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase, without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import Index, Small, bell


@dataclass(frozen=True, slots=True)
class Worlds:
    """Hands and deals by seat, place in the hand and lane: ranks of tiles."""

    hands: Index
    """What everybody holds now; while placing, what will be passed on."""
    deals: dict[int, Index]
    """By turn: what is drawn then."""
    whims: dict[int, Small] = field(default_factory=dict)
    """By turn, then by seat, pair of the hand (see `lanes.pairs_of`) and lane: how much more than its worth somebody
    fancies it."""

    def of(self, lanes: Index) -> "Worlds":
        """The worlds of these lanes, in this order."""
        return Worlds(
            self.hands[:, :, lanes],
            {turn: deal[:, :, lanes] for turn, deal in self.deals.items()},
            {turn: whims[:, :, lanes] for turn, whims in self.whims.items()},
        )


class Imagination:
    """Makes up worlds that a View allows, the same ones again for the same seed."""

    def __init__(self, view: View, seed: str) -> None:
        self.view = view
        self.chance = np.random.PCG64(int.from_bytes(sha256(seed.encode()).digest()[:16]))
        told = traces(view)
        seen = tuple(tile for hands in told for hand in hands for tile in hand.seen)
        self.singles, self.duplexes = (
            np.array([tile.rank for tile in _minus(box, seen)], np.intp) for box in (singles_of(view.modules), DUPLEXES)
        )
        self.known = {hand.holder: hand.left for hand in told[-1]}

    def worlds(self, lanes: int, fickle: int = 0) -> Worlds:
        """`fickle`: how far the others' choices are from the best ones that we know of, in hundredths of a point."""
        stacks = {False: self._shuffled(self.singles, lanes), True: self._shuffled(self.duplexes, lanes)}
        view = self.view
        now, taken = view.turns[view.turn], {False: 0, True: 0}

        def draw(sort: bool, size: int) -> Index:
            start = taken[sort]
            taken[sort] += size
            return stacks[sort][start : start + size]

        size = now.hand - (2 if view.phase is Phase.PLACE else 0)
        hands = np.empty((view.seats, size, lanes), np.intp)
        for seat, hand in self.known.items():
            if hand is None:
                hands[seat] = draw(now.duplexes, size)
            else:
                hands[seat] = np.array([tile.rank for tile in hand], np.intp)[:, None]
        deals = {
            number: draw(turn.duplexes, turn.hand * view.seats).reshape(view.seats, turn.hand, lanes)
            for number, turn in enumerate(view.turns)
            if turn.drawn >= 0 and number > view.turn
        }
        return Worlds(hands, deals, self.whims(lanes, fickle))

    def whims(self, lanes: int, fickle: int) -> dict[int, Small]:
        """See `Worlds`; nothing if nobody is fickle."""
        view, found = self.view, dict[int, Small]()
        if not fickle:
            return found
        for number in range(view.turn + (view.phase is Phase.PLACE), len(view.turns)):
            shape = view.seats, comb(view.turns[number].hand, 2), lanes
            whims = bell(self.chance.random_raw(shape[0] * shape[1] * lanes), fickle).astype(np.int16).reshape(shape)
            if view.seat is not None:
                # We ourselves will choose as well as we can.
                whims[view.seat] = 0
            found[number] = whims
        return found

    def _shuffled(self, stack: Index, lanes: int) -> Index:
        # Raw words and a stable sort: no release of NumPy may change what a seed gives.
        keys = self.chance.random_raw(lanes * len(stack)).reshape(len(stack), lanes)
        return stack[keys.argsort(axis=0, kind="stable")]


class Trace(NamedTuple):
    """One hand from its deal until now, as one seat has seen it."""

    seen: Hand
    """Its tiles that were seen at any time."""
    holder: int
    left: Hand | None
    """What is left of it; None if this seat never held it."""


def traces(view: View) -> list[list[Trace]]:
    """All hands dealt so far, deal by deal."""
    deals = [number for number, turn in enumerate(view.turns[: view.turn + 1]) if turn.drawn >= 0]
    return [[_trace(view, deal, seat) for seat in range(view.seats)] for deal in deals]


def _trace(view: View, deal: int, holder: int) -> Trace:
    seen: Hand = ()
    left: Hand | None = None
    for number in range(deal, view.turn + 1):
        if number > deal:
            passing = view.turns[number - 1].passing
            if passing is None:
                break
            holder = (holder + (1 if passing is Passing.LEFT else -1)) % view.seats
        if left is None and holder == view.seat:
            left = view.held[number]
            seen += left
        if number < len(view.past):
            pair = view.past[number][holder]
            seen, left = (seen + pair, None) if left is None else (seen, without(left, pair))
    return Trace(seen, holder, left)


def _minus(box: Hand, tiles: Hand) -> Hand:
    counts = Counter(box)
    counts.subtract(tile for tile in tiles if tile in counts)
    return tuple(counts.elements())
