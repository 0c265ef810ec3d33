"""Limits that keep one visitor from spoiling it for the others. Memory is bounded whatever they do."""

from collections import OrderedDict
from dataclasses import dataclass

FRAME = 16 * 1024
"""Bytes of a message from a client."""
BODY = 16 * 1024
"""Bytes of an HTTP body."""
WAITING = 64
"""Requests of one connection that wait for the writer."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system may hold back for one connection."""
BEHIND = 256 * 1024
"""Bytes that may wait for a slow reader before updates are left out for it."""
FAR_BEHIND = 4 * 1024 * 1024
"""Bytes after which a reader is dropped."""
ADDRESSES = 10_000
"""Addresses that are remembered."""
LISTENERS = 200
"""Connections at one table."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many per second."""

    burst: float
    per_second: float


class Bucket:
    """Tokens that drip in and are taken out."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1


class Buckets:
    """One bucket per address; those used longest ago are forgotten first."""

    def __init__(self, rate: Rate, most: int = ADDRESSES) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)

    def __len__(self) -> int:
        return len(self._buckets)
