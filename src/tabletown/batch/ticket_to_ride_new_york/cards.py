"""Bundles of cards in arrays: four bits for every kind in an int32 [lanes], as in the rules (`cards.Bundle`)."""

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.ticket_to_ride_new_york.cards import WILD_SHIFT, Card

KINDS = len(Card)
BITS = 4
COLOUR_BITS = (1 << WILD_SHIFT) - 1
_EVEN = 0x0F0F0F0F
_ONES = 0x01010101
_TOPS = 0x80808080


def size(cards: Array) -> Array:
    """How many cards: int32 [lanes]."""
    pairs = (cards & _EVEN) + (cards >> BITS & _EVEN)
    # The highest byte of the product is the sum of the four; there are only 44 cards, so nothing overflows into it.
    return pairs * _ONES >> 24


def wilds(cards: Array) -> Array:
    return cards >> WILD_SHIFT


def counts(xp: ArrayNamespace, cards: Array) -> Array:
    """One row for every kind: int32 [7, …] of […]."""
    shifts = BITS * xp.arange(KINDS, dtype=xp.int32).reshape((KINDS,) + (1,) * cards.ndim)
    return cards >> shifts & 15


def unit_at(xp: ArrayNamespace, cards: Array, place: Array) -> Array:
    """The card at this place among the cards in the order of the kinds, as a bundle of one: int32 [lanes]."""
    asked = place.astype(xp.uint32) * xp.asarray(_ONES, dtype=xp.uint32) | xp.asarray(_TOPS, dtype=xp.uint32)
    low, high = _spread(xp, cards), _spread(xp, cards >> 16)
    # Every byte is the number of cards up to and with its kind; its top bit stays where that is no more than asked.
    before = low * xp.asarray(_ONES, dtype=xp.uint32)
    after = (high + (before >> 24)) * xp.asarray(_ONES, dtype=xp.uint32)
    tops = xp.asarray(_TOPS, dtype=xp.uint32)
    kind = xp.bitwise_count(asked - before & tops).astype(xp.int32)
    kind = kind + xp.bitwise_count(asked - after & tops).astype(xp.int32)
    return 1 << BITS * kind


def _spread(xp: ArrayNamespace, cards: Array) -> Array:
    """The four lowest counts, one in every byte: uint32 [lanes]."""
    wide = (cards & 0xFFFF).astype(xp.uint32)
    wide = (wide | wide << 8) & xp.asarray(0x00FF00FF, dtype=xp.uint32)
    return (wide | wide << 4) & xp.asarray(_EVEN, dtype=xp.uint32)
