"""Hands and a deck for many worlds at once that explain all the cards somebody has seen (rule 9.4).

As the rules' `possible_cards` for one world: two heaps are unseen, and a payment with cards nobody had seen may have
come from either. Where a lane finds no heap for one, it has failed, and is drawn anew.
"""

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, Int32s
from tabletown.batch.chance import below, words
from tabletown.batch.ticket_to_ride_new_york.cards import size, unit_at
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, COUNT, Bundle, Card, bundle, cards_in
from tabletown.ticket_to_ride_new_york.view import View


class CardWorlds(NamedTuple):
    """Bundles, int32 [lanes] or [seats, lanes]."""

    hands: Int32s
    held_over: Int32s
    deck: Int32s
    failed: NDArray[np.bool_]


class _Heap:
    """Unseen cards, and the places in the seats' hands that were filled from them: by lane."""

    def __init__(self, cards: Bundle, places: list[int], lanes: int) -> None:
        self.cards: Int32s = np.full(lanes, cards, np.int32)
        self.places: Int32s = np.repeat(np.array(places, np.int32)[:, None], lanes, axis=1)
        self.given: Int32s = np.zeros_like(self.places)

    def own(self, seat: int, cards: Bundle) -> None:
        """What the viewer knows to hold of it."""
        self.cards -= np.int32(cards)
        self.places[seat], self.given[seat] = 0, cards

    def left(self, seat: int, card: Card) -> Int32s:
        """How many of a kind could have come from here."""
        return cast(Int32s, np.where(self.places[seat] > 0, self.cards >> card.shift & COUNT, 0))

    def give(self, seat: int, units: Int32s) -> None:
        self.cards -= units
        self.places[seat] -= units != 0
        self.given[seat] += units


def deal_unseen(view: View, keys: Array, lanes: int) -> CardWorlds:
    known = [bundle(seen.known) for seen in view.players]
    revealed = [bundle(seen.revealed) for seen in view.players]
    old, fresh = _heaps(view, known, revealed, lanes)
    owed = [(seat, card) for seat in range(view.seats) if seat != view.seat for card in cards_in(revealed[seat])]
    needed = len(owed) + int(old.places.sum(axis=0).max() + fresh.places.sum(axis=0).max())
    drawn = iter(cast(NDArray[np.uint32], words(NUMPY, keys, needed, lanes)))
    failed = np.zeros(lanes, np.bool_)
    for seat, card in owed:
        in_old, in_fresh = old.left(seat, card), fresh.left(seat, card)
        # The fuller heap of that kind is the likelier one.
        from_fresh = _below(next(drawn), in_old + in_fresh) >= in_old
        failed |= in_old + in_fresh == 0
        old.give(seat, np.where(~from_fresh & (in_old > 0), card.unit, 0).astype(np.int32))
        fresh.give(seat, np.where(from_fresh & (in_fresh > 0), card.unit, 0).astype(np.int32))
    for heap in (old, fresh):
        for seat in range(view.seats):
            for _ in range(int(heap.places[seat].max())):
                wanted = heap.places[seat] > 0
                place = _below(next(drawn), np.asarray(size(cast(Array, heap.cards))))
                units = unit_at(NUMPY, cast(Array, heap.cards), cast(Array, place))
                heap.give(seat, np.where(wanted, cast(Int32s, units), 0).astype(np.int32))
    rest = np.array(known, np.int32) - np.array(revealed, np.int32)
    failed |= cast(Int32s, size(cast(Array, fresh.cards))) != view.deck_size
    return CardWorlds(rest[:, None] + old.given + fresh.given, old.given, fresh.cards, failed)


def _heaps(view: View, known: list[Bundle], revealed: list[Bundle], lanes: int) -> tuple[_Heap, _Heap]:
    """The two heaps, less what the viewer holds of them."""
    held_over = bundle(view.held_over)
    seen = bundle(view.display) + bundle(view.discards) + sum(known)
    old = _Heap(held_over, [player.held_over for player in view.players], lanes)
    counts = [p.hand_size - len(p.known) - p.held_over + len(p.revealed) for p in view.players]
    fresh = _Heap(ALL_CARDS - seen - held_over + sum(revealed), counts, lanes)
    if view.seat is not None:
        own = bundle(view.own_held_over)
        old.own(view.seat, own)
        fresh.own(view.seat, bundle(view.hand) - known[view.seat] - own + revealed[view.seat])
    return old, fresh


def _below(word: NDArray[np.uint32], bound: Int32s) -> Int32s:
    return cast(Int32s, below(NUMPY, cast(Array, word), cast(Array, bound)))
