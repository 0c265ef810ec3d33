"""Bundles of cards in arrays: four bits for every kind in an int32 [lanes], as in the rules (`cards.Bundle`)."""

from typing import cast

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.ticket_to_ride_new_york.cards import WILD_SHIFT, Card

KINDS = len(Card)
BITS = 4
COLOUR_BITS = (1 << WILD_SHIFT) - 1
_EVEN = 0x0F0F0F0F
_ONES = 0x01010101
_TOPS = cast(Array, np.uint32(0x80808080))
_PAIRS = 0x00FF00FF
_SHIFTS = BITS * np.arange(KINDS, dtype=np.int32)


def size(cards: Array) -> Array:
    """How many cards: int32 [lanes]."""
    pairs = (cards & _EVEN) + (cards >> BITS & _EVEN)
    # The highest byte of the product is the sum of the four; there are only 44 cards, so nothing overflows into it.
    return pairs * _ONES >> 24


def wilds(cards: Array) -> Array:
    return cards >> WILD_SHIFT


def counts(xp: ArrayNamespace, cards: Array) -> Array:
    """One row for every kind: int32 [7, …] of […]."""
    return cards >> xp.asarray(_SHIFTS.reshape((KINDS,) + (1,) * cards.ndim)) & 15


def unit_at(xp: ArrayNamespace, cards: Array, place: Array) -> Array:
    """The card at this place among the cards in the order of the kinds, as a bundle of one: int32.

    Cards are [lanes], places [lanes] or more of them, [..., lanes].
    """
    wide = cards.astype(xp.uint32)
    asked = place.astype(xp.uint32) * _ONES | _TOPS
    # Every byte is the number of cards up to and with its kind; its top bit stays where that is no more than asked.
    before = _spread(wide & 0xFFFF) * _ONES
    after = (_spread(wide >> 16) + (before >> 24)) * _ONES
    kind = xp.bitwise_count(asked - before & _TOPS) + xp.bitwise_count(asked - after & _TOPS)
    return 1 << BITS * kind.astype(xp.int32)


def _spread(cards: Array) -> Array:
    """Four counts, one in every byte: uint32."""
    wide = (cards | cards << 8) & _PAIRS
    return (wide | wide << 4) & _EVEN
