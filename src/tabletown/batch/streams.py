"""The streams of `core.chance` in arrays: SHA-256 and Fisher–Yates for many seeds at once, word by word the same.

Seeds are bytes, uint8 [SEED, lanes], with zeros behind them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, along, pick, put
from tabletown.batch.loops import on_lanes, repeat
from tabletown.core.errors import BadSetup

SEED = 104
"""Bytes that a seed may have: with a purpose and a counter it fits into two blocks."""
_WORDS_PER_BLOCK = 8
_BLOCK = 64
_ROUNDS = 64
_KEY = "key "


def _root_bits(number: int, root: int) -> int:
    """The first 32 bits behind the point of a square or cube root."""
    if root == 2:
        return isqrt(number << 64) & 0xFFFFFFFF
    low, high = 0, 1 << 40
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**3 <= number << 96 else (low, middle)
    return low & 0xFFFFFFFF


_PRIMES = [n for n in range(2, 312) if all(n % d for d in range(2, isqrt(n) + 1))]
_START = np.array([_root_bits(prime, 2) for prime in _PRIMES[:8]], np.uint32)
_ROUND_WORDS = np.array([_root_bits(prime, 3) for prime in _PRIMES[:_ROUNDS]], np.uint32)


def seed_bytes(xp: ArrayNamespace, seeds: Sequence[str]) -> Array:
    """uint8 [SEED, lanes]. Raises BadSetup for a seed that does not fit."""
    rows = np.frombuffer(b"".join([_seed_row(seed) for seed in seeds]), np.uint8).reshape(len(seeds), SEED)
    return xp.asarray(np.ascontiguousarray(rows.T))


@lru_cache(1 << 14)
def _seed_row(seed: str) -> bytes:
    """Kept: a lane has the same seed from its first move to its last."""
    text = seed.encode()
    if len(text) > SEED or 0 in text:
        raise BadSetup(f"a seed in arrays has at most {SEED} bytes and no zero among them")
    return text.ljust(SEED, b"\0")


def seed_text(column: Sequence[int]) -> str:
    """The seed of one lane."""
    return bytes(column).rstrip(b"\0").decode()


def key_seeds(xp: ArrayNamespace, keys: Array) -> Array:
    """Seeds that spell keys out, in hexadecimal digits: uint8 [SEED, lanes]."""
    shifts = xp.asarray(list(range(28, -1, -4)), dtype=xp.uint32)[:, None]
    digits = xp.concatenate([keys[0] >> shifts, keys[1] >> shifts]).astype(xp.uint8) & 15
    letters = digits + xp.where(digits > 9, ord("a") - 10, ord("0")).astype(xp.uint8)
    word = xp.asarray(list(_KEY.encode()), dtype=xp.uint8)[:, None]
    lanes = keys.shape[-1]
    behind = xp.zeros((SEED - len(_KEY) - 16, lanes), dtype=xp.uint8)
    return xp.concatenate([xp.broadcast_to(word, (len(_KEY), lanes)), letters, behind])


def stream_words(xp: ArrayNamespace, seed: Array, purpose: str, number: Array | None, count: int) -> Array:
    """The first words of `Stream(seed, purpose)`, uint32 [count, lanes]; with a number, of f"{purpose}/{number}"."""
    blocks = -(-count // _WORDS_PER_BLOCK)
    lanes = seed.shape[-1]
    messages = [_message(xp, seed, purpose, number, counter) for counter in range(blocks)]
    texts, two = xp.concatenate([text for text, _ in messages], axis=1), xp.concatenate([two for _, two in messages])
    digests = _digest(xp, texts, two).reshape((_WORDS_PER_BLOCK, blocks, lanes))
    return xp.moveaxis(digests, 0, 1).reshape((blocks * _WORDS_PER_BLOCK, lanes))[:count]


def shuffled_by(xp: ArrayNamespace, words: Array, items: Array, size: Array) -> Array:
    """`Stream.shuffled` of the first `size` of the items, [k, lanes], by the words of a stream."""
    last_fair = xp.asarray(_last_fair(items.shape[0]))

    def swap(number: Array, carry: tuple[Array, Array]) -> tuple[Array, Array]:
        order, used = carry
        last = items.shape[0] - 1 - number
        moves = last < size
        word, again = pick(xp, words, used), pick(xp, words, used + 1)
        # A word that would favour small numbers is thrown away. Two in a row come once in 10^16 times.
        unfair = word > last_fair[last]
        word = xp.where(unfair, again, word)
        place = (word % (last + 1).astype(xp.uint32)).astype(xp.int32)
        one, other = order[last], pick(xp, order, place)
        place = xp.where(moves, place, -1)
        changed = put(xp, put(xp, order, place, one), xp.where(moves, last, -1), other)
        return changed, used + xp.where(moves, 1 + unfair.astype(xp.int32), 0)

    begin = xp.zeros(items.shape[-1:], dtype=xp.int32)
    return repeat(xp, items.shape[0] - 1, swap, (items, begin))[0]


def _last_fair(most: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """By last place: the highest word that is fair below place + 1."""
    return np.array([(1 << 32) - (1 << 32) % (place + 1) - 1 for place in range(most)], np.uint32)


def _message(xp: ArrayNamespace, seed: Array, purpose: str, number: Array | None, counter: int) -> tuple[Array, Array]:
    """Two blocks, uint32 [32, lanes], and whether the second is part of the message: bool [lanes]."""
    lanes = seed.shape[-1]
    # int32 [lanes]: bytes of the seed. What comes behind it: “/purpose/counter”, or “/purpose/number/counter”.
    length = xp.sum(xp.not_equal(seed, 0), axis=0, dtype=xp.int32)
    tail = [xp.full((lanes,), byte, dtype=xp.int32) for byte in f"/{purpose}{'' if number is None else '/'}".encode()]
    ends = [xp.full((lanes,), byte, dtype=xp.int32) for byte in f"/{counter}".encode()]
    if number is None:
        suffix = xp.stack([*tail, *ends])
        extra = xp.full((lanes,), suffix.shape[0], dtype=xp.int32)
    else:
        suffix, extra = _numbered(xp, tail, number, ends)
    # All places of two blocks, [128, 1]; the seed and the suffix over them, int32 [128, lanes].
    whole = length + extra
    places = xp.arange(2 * _BLOCK, dtype=xp.int32)[:, None]
    padded = xp.concatenate([seed.astype(xp.int32), xp.zeros((2 * _BLOCK - SEED, lanes), dtype=xp.int32)])
    inside = xp.minimum(xp.maximum(places - length, 0), suffix.shape[0] - 1)
    text = xp.where(places < length, padded, along(xp, suffix, inside))
    # SHA-256 ends a message with a bit 1, zeros, and its length in bits at the end of its last block.
    text = xp.where(places < whole, text, xp.where(xp.equal(places, whole), 0x80, 0))
    two = whole + 9 > _BLOCK
    text = text + _length_bytes(xp, places, 8 * whole, xp.where(two, 2 * _BLOCK, _BLOCK))
    # Four bytes are a word, the first one highest.
    groups = text.astype(xp.uint32).reshape((2 * _BLOCK // 4, 4, lanes))
    return groups[:, 0] << 24 | groups[:, 1] << 16 | groups[:, 2] << 8 | groups[:, 3], two


def _numbered(xp: ArrayNamespace, tail: list[Array], number: Array, ends: list[Array]) -> tuple[Array, Array]:
    """The text behind the seed with a number of one to three digits in it, and how many bytes it has."""
    digits = xp.stack([number // 100 % 10, number // 10 % 10, number % 10]) + ord("0")
    leading = xp.where(number > 99, 0, xp.where(number > 9, 1, 2))
    rows = xp.concatenate([digits, xp.stack(ends)])
    places = xp.minimum(xp.arange(rows.shape[0], dtype=xp.int32)[:, None] + leading, rows.shape[0] - 1)
    shifted = along(xp, rows, places)
    suffix = xp.concatenate([xp.stack(tail), shifted[: rows.shape[0]]])
    return suffix, len(tail) + rows.shape[0] - leading


def _length_bytes(xp: ArrayNamespace, places: Array, bits: Array, stop: Array) -> Array:
    """The length of a message in bits at the end of its last block; two bytes are enough."""
    return xp.where(xp.equal(places, stop - 1), bits & 0xFF, xp.where(xp.equal(places, stop - 2), bits >> 8, 0))


class _Hashing(NamedTuple):
    state: Array
    """uint32 [8, lanes]."""
    block: Array
    """uint32 [16, lanes]."""


def _digest(xp: ArrayNamespace, blocks: Array, two: Array) -> Array:
    """SHA-256 of messages of one block or two: uint32 [8, lanes]."""
    start = xp.broadcast_to(xp.asarray(_START)[:, None], (8, blocks.shape[-1]))
    first = _compress(xp, start, blocks[:16])
    second = _Hashing(first, blocks[16:])
    return on_lanes(xp, two, lambda now: _Hashing(_compress(xp, now.state, now.block), now.block), second).state


def _compress(xp: ArrayNamespace, state: Array, block: Array) -> Array:
    """SHA-256 (FIPS 180-4, 6.2.2) of one block a lane: of the 64 message words only the last 16 are kept."""
    constants = xp.asarray(_ROUND_WORDS)

    def turn(number: Array, carry: tuple[Array, Array]) -> tuple[Array, Array]:
        now, words = carry
        a, b, c, d, e, f, g, h = (now[row] for row in range(8))
        mixed = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        one = h + mixed + (e & f ^ ~e & g) + constants[number] + words[0]
        other = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + (a & b ^ a & c ^ b & c)
        early, late = words[1], words[14]
        low = _turned(early, 7) ^ _turned(early, 18) ^ early >> 3
        high = _turned(late, 17) ^ _turned(late, 19) ^ late >> 10
        new = words[0] + low + words[9] + high
        return xp.stack([one + other, a, b, c, d + one, e, f, g]), xp.concatenate([words[1:], new[None]])

    return state + repeat(xp, _ROUNDS, turn, (state, block))[0]


def _turned(word: Array, bits: int) -> Array:
    return word >> bits | word << 32 - bits
