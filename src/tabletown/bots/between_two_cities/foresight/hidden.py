"""Possible worlds: the hands a View does not show, and what will be drawn, in many lanes at once."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias

import numpy as np

from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase, without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.foresight.tiles import ranks_of

LaterHands: TypeAlias = Mapping[int, Index]
"""By turn: what is drawn then, by seat, place in the hand and lane: ranks of tiles."""


class HiddenWorlds(NamedTuple):
    hands: Index
    """What everybody holds now, as in `LaterHands`; while placing, what will be passed on."""
    deals: LaterHands


def worlds(view: View, seed: str, lanes: int) -> HiddenWorlds:
    """Such as the View allows, the same ones again for the same seed."""
    chance = shuffler(seed)
    told = traces(view)
    seen = tuple(tile for hands in told for hand in hands for tile in hand.seen)
    boxes = {False: _minus(singles_of(view.modules), seen), True: _minus(DUPLEXES, seen)}
    stacks = {sort: shuffled(chance, np.array(ranks_of(box), np.intp), lanes) for sort, box in boxes.items()}
    now, taken = view.turns[view.turn], {False: 0, True: 0}

    def draw(sort: bool, size: int) -> Index:
        start = taken[sort]
        taken[sort] += size
        return stacks[sort][start : start + size]

    size = now.hand - (2 if view.phase is Phase.PLACE else 0)
    hands = np.empty((view.seats, size, lanes), np.intp)
    for hand in told[-1]:
        known = hand.left
        hands[hand.holder] = draw(now.duplexes, size) if known is None else np.array(ranks_of(known), np.intp)[:, None]
    deals = {
        number: draw(turn.duplexes, turn.hand * view.seats).reshape(view.seats, turn.hand, lanes)
        for number, turn in enumerate(view.turns)
        if turn.drawn >= 0 and number > view.turn
    }
    return HiddenWorlds(hands, deals)


def shuffler(seed: str) -> np.random.PCG64:
    return np.random.PCG64(int.from_bytes(sha256(seed.encode()).digest()[:16]))


def shuffled(chance: np.random.PCG64, stack: Index, lanes: int) -> Index:
    """By place and lane."""
    # Raw words and a stable sort: no release of NumPy may change what a seed gives.
    keys = chance.random_raw(lanes * len(stack)).reshape(len(stack), lanes)
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
