"""Chance by keys: Threefry 2×32 with 20 rounds, written once over both array libraries. There is no hidden state.

A key is two words, [2], or two words for every lane, [2, lanes]. The same key gives the same numbers on NumPy and on
JAX, and a lane gets the same numbers however many lanes there are.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate, pairwise
from struct import unpack
from typing import cast

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace

_TURNS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA
_WORD = (1 << 32) - 1
_FEW = 10
"""Turns of the longest game: so many keys are made in Python."""
_SHORT = 16
"""Bits that a number below a small bound is scaled from."""


def key_of(xp: ArrayNamespace, seed: str) -> Array:
    """A key from a text: [2]."""
    return xp.asarray(unpack(">2I", sha256(seed.encode()).digest()[:8]), dtype=xp.uint32)


def threefry(xp: ArrayNamespace, key: Array, high: Array, low: Array) -> tuple[Array, Array]:
    """Two random words for the counter (high, low)."""
    # As arrays of one axis at least: NumPy warns of single numbers that wrap around.
    first, second = (key[n] if key.ndim > 1 else key[n : n + 1] for n in (0, 1))
    keys = (first, second, first ^ second ^ xp.asarray(_PARITY, dtype=xp.uint32))
    one, other = high + keys[0], low + keys[1]
    for block in range(5):
        for turn in _TURNS[block % 2]:
            one = one + other
            other = (other << turn | other >> 32 - turn) ^ one
        one = one + keys[(block + 1) % 3]
        other = other + keys[(block + 2) % 3] + xp.asarray(block + 1, dtype=xp.uint32)
    return one, other


def subkey(xp: ArrayNamespace, key: Array, number: Array | int) -> Array:
    """Another key, for a purpose that has this number (or a number per lane): [2] or [2, lanes]."""
    low = xp.asarray(number).astype(xp.uint32)
    # Words are drawn at counters below 2^31: keys are made beyond them.
    if xp is NUMPY and key.ndim == 1 and low.ndim < 2 and low.size <= _FEW:
        return _few_subkeys(key, low)
    high = xp.full(low.shape, 1 << 31, dtype=xp.uint32)
    made = xp.stack(threefry(xp, key, high, low))
    return made[:, 0] if key.ndim == 1 and low.ndim == 0 else made


def _few_subkeys(key: Array, numbers: Array) -> Array:
    """The same for a few, one after the other: NumPy's calls cost more than such small numbers."""
    first, second = int(key[0]), int(key[1])
    made = [_two_words(first, second, 1 << 31, number) for number in cast("list[int]", numbers.reshape(-1).tolist())]
    rows = NUMPY.asarray(list(zip(*made, strict=True)), dtype=NUMPY.uint32)
    return rows.reshape((2, *numbers.shape))


def _two_words(first: int, second: int, one: int, other: int) -> tuple[int, int]:
    """`threefry` in Python's own numbers."""
    keys = (first, second, first ^ second ^ _PARITY)
    one, other = one + first & _WORD, other + second & _WORD
    for block in range(5):
        for turn in _TURNS[block % 2]:
            one = one + other & _WORD
            other = (other << turn & _WORD | other >> 32 - turn) ^ one
        one = one + keys[(block + 1) % 3] & _WORD
        other = other + keys[(block + 2) % 3] + block + 1 & _WORD
    return one, other


def lane_keys(xp: ArrayNamespace, key: Array, lanes: int) -> Array:
    """A key of its own for every lane: [2, lanes]."""
    return subkey(xp, key, xp.arange(lanes, dtype=xp.int32))


def words(xp: ArrayNamespace, key: Array, count: int, lanes: int) -> Array:
    """Random words, uint32 [count, lanes]."""
    half = (count + 1) // 2
    high = xp.broadcast_to(xp.arange(half, dtype=xp.uint32)[:, None], (half, lanes))
    if key.ndim == 1:
        low = xp.broadcast_to(xp.arange(lanes, dtype=xp.uint32), (half, lanes))
    else:
        low = xp.zeros((half, lanes), dtype=xp.uint32)
    return xp.concatenate(threefry(xp, key, high, low))[:count]


def words_by_number(xp: ArrayNamespace, key: Array, numbers: int, count: int, lanes: int) -> Array:
    """What `words` gives for each of the subkeys with the numbers below, drawn at once: uint32 [numbers, count, lanes].

    On NumPy the calls of a draw cost more than its numbers, unless there are thousands of lanes.
    """
    half = (count + 1) // 2
    keys = subkey(xp, key, xp.arange(numbers, dtype=xp.int32))
    high, low = (xp.arange(size, dtype=xp.uint32) for size in (half, lanes))
    drawn = threefry(xp, keys[:, :, None, None], high[:, None], low)
    return xp.concatenate(drawn, axis=1)[:, :count]


def words_of_keys(xp: ArrayNamespace, keys: Array, counts: Sequence[int], lanes: int) -> list[Array]:
    """What `words` gives for each of several keys, [2, keys] or [2, keys, lanes], drawn at once: a chain of small steps
    takes long to compile."""
    halves = [(count + 1) // 2 for count in counts]
    places = [place for half in halves for place in range(half)]
    high = xp.asarray(places, dtype=xp.uint32)[:, None]
    if keys.ndim == 2:
        keys, low = keys[:, :, None], xp.arange(lanes, dtype=xp.uint32)
    else:
        low = xp.zeros(lanes, dtype=xp.uint32)
    rows = [xp.broadcast_to(keys[:, n : n + 1], (2, half, keys.shape[-1])) for n, half in enumerate(halves)]
    one, other = threefry(xp, xp.concatenate(rows, axis=1), high, low)
    last = [*accumulate(halves)]
    parts = [slice(end - half, end) for end, half in zip(last, halves, strict=True)]
    return [xp.concatenate([one[part], other[part]])[:count] for part, count in zip(parts, counts, strict=True)]


def below(xp: ArrayNamespace, word: Array, bound: Array) -> Array:
    """A number from 0 to bound − 1 for bounds up to 2^15: fair to one part in 2^16; 0 where the bound is 0. int32."""
    short = (word >> _SHORT).astype(xp.int32)
    return short * bound.astype(xp.int32) >> _SHORT


def shuffled(xp: ArrayNamespace, key: Array, count: int, lanes: int) -> Array:
    """A random order of the numbers below count for every lane: int32 [count, lanes]."""
    return shuffled_numbers(xp, key, range(count), lanes)


def shuffled_numbers(xp: ArrayNamespace, key: Array, numbers: Sequence[int], lanes: int) -> Array:
    """These numbers, which ascend, in the order that `shuffled` would give their places: int32 [numbers, lanes]."""
    return in_order_of(xp, words(xp, key, len(numbers), lanes), numbers)


def in_order_of(xp: ArrayNamespace, drawn: Array, numbers: Sequence[int]) -> Array:
    """Numbers that ascend, each with a random word of its own [numbers, lanes], in the order of these.

    Words are sorted with the numbers in their low bits, so that both libraries come to the same order and nothing is
    looked up afterwards. Equal numbers may change places: nobody can tell.
    """
    first, bits = numbers[0], max(1, (len(numbers) - 1).bit_length())
    if any(one > other for one, other in pairwise(numbers)) or numbers[-1] - first >= 1 << bits:
        raise ValueError("only numbers that ascend, and lie closely together, are shuffled at once")
    low = xp.asarray([number - first for number in numbers], dtype=xp.uint32)[:, None]
    marked = drawn >> bits << bits | low
    order = xp.sort(marked.T, axis=1, stable=False).T & xp.asarray((1 << bits) - 1, dtype=xp.uint32)
    return order.astype(xp.int32) + first


def one_of(xp: ArrayNamespace, mask: Array, word: Array) -> Array:
    """A random true entry of every row of a mask [lanes, entries], by a word per lane: int32 [lanes].

    Every entry gets a number from its place and the word, and the largest wins: one pass, and no sums along the row.
    """
    place = xp.arange(mask.shape[1], dtype=xp.uint32) * xp.asarray(0x9E3779B9, dtype=xp.uint32)
    number = place ^ word[:, None]
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        number = (number ^ number >> shift) * xp.asarray(factor, dtype=xp.uint32)
    return xp.argmax(xp.where(mask, number | 1, 0), axis=1).astype(xp.int32)
