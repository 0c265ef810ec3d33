"""Possible worlds: the hands a View does not show, and what will be drawn, in many lanes at once."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple, TypeAlias

import numpy as np

from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand, Phase, without
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hand, next_holder
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.foresight.site import ranks_of

LaterHands: TypeAlias = Mapping[int, Index]
"""By turn: what is drawn then, by seat, place in the hand and lane: ranks of tiles."""


class HiddenWorlds(NamedTuple):
    hands: Index
    """What everybody holds now, as in `LaterHands`; while placing, what will be passed on."""
    deals: LaterHands


def worlds(view: View, seed: str, lanes: int) -> HiddenWorlds:
    """Such as the View allows, the same ones again for the same seed."""
    chance = shuffler(seed)
    dealt = [number for number, turn in enumerate(view.turns[: view.turn + 1]) if turn.drawn >= 0]
    seen = [tile for deal in dealt for seat in range(view.seats) for tile in known_hand(view, deal, seat)]
    stacks = {}
    for duplexes, box in ((False, singles_of(view.modules)), (True, DUPLEXES)):
        unseen = Counter(box)
        unseen.subtract(seen)
        stacks[duplexes] = shuffled(chance, np.array(ranks_of(list(unseen.elements())), np.intp), lanes)
    now, taken = view.turns[view.turn], {False: 0, True: 0}

    def draw(duplexes: bool, size: int) -> Index:
        start = taken[duplexes]
        taken[duplexes] += size
        return stacks[duplexes][start : start + size]

    size = now.hand - (2 if view.phase is Phase.PLACE else 0)
    hands = np.empty((view.seats, size, lanes), np.intp)
    for seat in range(view.seats):
        holder, left = _followed(view, dealt[-1], seat)
        hands[holder] = draw(now.duplexes, size) if left is None else np.array(ranks_of(left), np.intp)[:, None]
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


def _followed(view: View, deal: int, holder: int) -> tuple[int, Hand | None]:
    """Who has the hand now that was dealt to a seat, and what is left of it: None if this View never held it."""
    left = known_hand(view, deal, holder)
    was_held = len(left) == view.turns[deal].hand
    for number in range(deal, view.turn + 1):
        if number > deal:
            holder = next_holder(holder, view.turns[number - 1], view.seats)
        if number < len(view.past):
            left = without(left, view.past[number][holder])
    return holder, left if was_held else None
