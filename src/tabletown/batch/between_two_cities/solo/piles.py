"""Stacks and piles of tiles of many lanes: what lies on top, and what is laid down."""

from tabletown.batch.arrays import Array, ArrayNamespace, along


def top_of(xp: ArrayNamespace, stack: Array, start: Array, size: int) -> Array:
    """So many tiles of a stack from a place on, by lane."""
    places = xp.maximum(start, 0) + xp.arange(size, dtype=xp.int32)[:, None]
    return along(xp, stack, xp.minimum(places, stack.shape[0] - 1))


def laid_down(xp: ArrayNamespace, pile: Array, at: Array, tiles: Array, number: Array) -> Array:
    """So many of these tiles [k, lanes] laid down from a place on, by lane."""
    place = xp.arange(pile.shape[0], dtype=xp.int32)[:, None] - at
    inside = xp.minimum(xp.maximum(place, 0), tiles.shape[0] - 1)
    return xp.where((place >= 0) & (place < number), along(xp, tiles, inside), pile)
