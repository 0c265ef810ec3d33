"""Chance from a secret seed: named streams of SHA-256 blocks that any language can redo (docs/chance.md)."""

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

from tabletown.core.errors import BadSetup

T = TypeVar("T")

_WORDS = Struct(">8I")
_RANGE = 1 << 32


class Stream:
    """Numbers from SHA-256(seed/purpose/0), SHA-256(seed/purpose/1), …, four bytes at a time."""

    __slots__ = ("_counter", "_name", "_words")

    def __init__(self, seed: str, purpose: str) -> None:
        try:
            self._name = f"{seed}/{purpose}/".encode()
        except UnicodeEncodeError:
            raise BadSetup("a seed must be text that can be written as UTF-8") from None
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A fair number from 0 to n − 1 (words that would favour the small ones are thrown away)."""
        if not 0 < n <= _RANGE:
            raise ValueError(f"a stream can draw below 1 to 2^32, not below {n}")
        while True:
            word = self._words.pop() if self._words else self._refill()
            # Only words below the largest multiple of n are fair.
            if word < _RANGE - _RANGE % n:
                return word % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Fisher–Yates from the last item to the second."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            pick = self.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def _refill(self) -> int:
        block = sha256(self._name + str(self._counter).encode()).digest()
        self._counter += 1
        # Popped from the end, so the first word of the block goes last.
        self._words = list(reversed(_WORDS.unpack(block)))
        return self._words.pop()


def shuffled(items: Sequence[T], seed: str, purpose: str) -> tuple[T, ...]:
    """One stack, shuffled by its own stream, so that no shuffle moves another."""
    return Stream(seed, purpose).shuffled(items)


def commitment(seed: str) -> str:
    """What is published before the game: the SHA-256 of the seed, in hex."""
    return sha256(seed.encode()).hexdigest()


def keeps_commitment(seed: str, published: str) -> bool:
    """Whether the revealed seed is the one that was committed to."""
    return commitment(seed) == published
