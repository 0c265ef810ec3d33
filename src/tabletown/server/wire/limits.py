"""Limits that keep one visitor from spoiling it for the others. Memory is bounded whatever they do."""

from collections import OrderedDict
from dataclasses import dataclass

from tabletown.server.wire.address import holders

HEAD = 32 * 1024
"""Bytes of the head of a request."""
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
UNREAD = 16 * 1024 * 1024
"""Bytes that all connections of one address together may leave unread."""
ADDRESSES = 10_000
"""Addresses that are remembered."""
ONLOOKERS = 200
"""Connections without a seat at one table."""
PER_SEAT = 16
"""Connections of one seat."""
REST_SECONDS = 60.0
"""Longer than anybody has a bucket at hand without asking for it again (`budgets.KNOWN_SECONDS`): nobody shall go on
with one while there is a new one for the same address."""
WIDE = 8
"""How many times as much a prefix may use as one address in it."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many per second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.per_second * factor)


class Bucket:
    """Tokens that drip in and are taken out."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        left, passed = self._left, now - self._at
        if passed > 0:
            rate = self._rate
            left += passed * rate.per_second
            if left > rate.burst:
                left = rate.burst
        self._at = now
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """What was used already: it may be more than there was."""
        self._left = max(-self._rate.burst, self._filled(now) - cost)

    def is_empty(self, now: float) -> bool:
        return self._filled(now) <= 0

    def is_at_rest(self, now: float) -> bool:
        """Full, and not taken from for a while: as good as a new one."""
        return (
            now - self._at >= REST_SECONDS and self._left + (now - self._at) * self._rate.per_second >= self._rate.burst
        )

    def _filled(self, now: float) -> float:
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.per_second)
        self._at = now
        return self._left


class Buckets:
    """One bucket per address, and one per prefix; those used longest ago are forgotten first.

    Whoever comes makes room by what is at rest, so there are never many more than are in use.
    """

    def __init__(self, rate: Rate, most: int = ADDRESSES) -> None:
        self._rates = (rate, rate.times(WIDE))
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        return all(bucket.take(now, cost) for bucket in self.of(address, now))

    def spend(self, address: str, now: float, cost: float) -> None:
        for bucket in self.of(address, now):
            bucket.spend(now, cost)

    def is_empty(self, address: str, now: float) -> bool:
        return any(bucket.is_empty(now) for bucket in self.of(address, now))

    def of(self, address: str, now: float) -> tuple[Bucket, ...]:
        """Its own, and that of its prefix, which count as used now."""
        return tuple([self._bucket(name, rate, now) for name, rate in zip(holders(address), self._rates, strict=False)])

    def _bucket(self, name: str, rate: Rate, now: float) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[name] = Bucket(rate, now)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def _forget(self, now: float) -> None:
        """Two at a time: there are fewer soon, and nobody waits for all of them."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or (len(self._buckets) < self._most and not self._buckets[oldest].is_at_rest(now)):
                return
            del self._buckets[oldest]

    def __len__(self) -> int:
        return len(self._buckets)


class Holdings:
    """What is in use now, by address and prefix: connections, bytes that nobody has read."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._held: dict[str, float] = {}

    def add(self, address: str, amount: float) -> bool:
        """Says whether more is in use now than should be."""
        # Asked with every frame that is sent: no generators, and no call that can be spared.
        most, is_full = self._most, False
        for name in holders(address):
            held = self._held.get(name, 0) + amount
            if held > 0:
                self._held[name] = held
            else:
                self._held.pop(name, None)
            is_full = is_full or held >= most
            most = self._most * WIDE
        return is_full

    def is_full(self, address: str) -> bool:
        """Whether more is in use than should be."""
        names = holders(address)
        return any(self._held.get(name, 0) >= self._most * (WIDE if at else 1) for at, name in enumerate(names))

    def of(self, address: str) -> float:
        return self._held.get(holders(address)[0], 0)
