"""What one visitor may use, in one place: by address and by prefix, in seconds that nobody can set.

Sixty people behind one address play at these limits: whatever stands here is for all of them together.
"""

import time
from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from tabletown.server.metrics import Metrics
from tabletown.server.wire.bans import Bans
from tabletown.server.wire.limits import UNREAD, Bucket, Buckets, Holdings, Rate
from tabletown.server.wire.turnstile import AT_ONCE, Turnstile

_KIB, _MIB = 1 << 10, 1 << 20
CONNECTIONS = 600
"""Open ones of one address: sixty browsers, with six and a socket each, have 420."""
SPARE_FILES = 64
"""Files that the server needs for itself."""
KNOWN_SECONDS = 1.0
"""How long sockets go on with the buckets of their address without looking them up."""
STALLED = 32
"""Answers of one address that wait because nobody reads them; of more the oldest is given up."""


class Limit(StrEnum):
    """What there is a budget for. The names are in the metrics, in the journal and in the reason of a closed socket."""

    CONNECTIONS = "connections"
    HANDSHAKES = "handshakes"
    HELLOS = "hellos"
    MESSAGES = "messages"
    CONTROL = "control-frames"
    BYTES = "bytes"
    UNREAD = "unread"
    STORED = "stored-bytes"
    TOLD = "told"
    """What a wish tells to how many: a line of talk before two hundred onlookers is two hundred frames."""
    REQUESTS = "requests"
    FILES = "files"
    TABLES = "tables"
    BOTS = "bot-seconds"
    SOLVER = "solver-seconds"
    HEAD = "head"
    BODY = "body"
    LATE = "late"
    """It has not said in time what it wants."""
    PIPELINE = "pipeline"
    BANNED = "banned"
    """The host of the server lets nobody in from this address."""


RATES = {
    Limit.HANDSHAKES: Rate(400, 40),
    Limit.HELLOS: Rate(400, 20),
    Limit.MESSAGES: Rate(3_000, 300),
    Limit.CONTROL: Rate(1_000, 50),
    Limit.BYTES: Rate(4 * _MIB, _MIB / 2),
    Limit.STORED: Rate(4 * _MIB, 16 * _KIB),
    Limit.TOLD: Rate(6_000, 600),
    Limit.REQUESTS: Rate(600, 60),
    Limit.FILES: Rate(3_000, 200),
    Limit.TABLES: Rate(60, 0.2),
    Limit.BOTS: Rate(120, 0.25),
    Limit.SOLVER: Rate(30, 0.25),
}
"""By address; a prefix may use eight times as much."""
PER_SOCKET = Rate(60, 20)
"""Messages of one socket."""
CONTROL_PER_SOCKET = Rate(60, 2)
"""Pings, pongs and fragments of one socket: browsers send none unasked, programs one in twenty seconds."""
STORED_LEAST = 150
"""Bytes that a wish is counted with at least: so much is stored of a move."""
_BY_MESSAGE = (Limit.MESSAGES, Limit.BYTES, Limit.STORED, Limit.TOLD)
"""What nearly every message is counted with."""
AtHand: TypeAlias = tuple[tuple[Bucket, ...], ...]
"""The buckets of one address, by `_BY_MESSAGE`."""


class Budgets:
    def __init__(
        self,
        metrics: Metrics,
        factor: float = 1.0,
        files: int = 1 << 20,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.now = now
        self.per_socket = PER_SOCKET.times(factor)
        self.control_per_socket = CONTROL_PER_SOCKET.times(factor)
        self.metrics = metrics
        self._buckets = {limit: Buckets(rate.times(factor)) for limit, rate in RATES.items()}
        self._most = max(16, files - SPARE_FILES)
        self.opened = 0
        """Connections of all addresses."""
        # One address never has all the files there are.
        self.connections = Holdings(min(CONNECTIONS * factor, 0.6 * self._most))
        self.bans = Bans()
        self.turnstile = Turnstile(at_once=AT_ONCE * max(1.0, factor))
        self.unread = Holdings(UNREAD * max(1.0, factor))
        self._at_hand: dict[str, AtHand] = {}
        self._at_hand_until = 0.0

    def take(self, limit: Limit, address: str, cost: float = 1.0) -> bool:
        granted = self._buckets[limit].take(address, self.now(), cost)
        if not granted:
            self.refused(limit)
        return granted

    def at_hand(self, address: str, now: float) -> tuple[AtHand, float]:
        """For whoever takes from them again and again, and until when. All sockets of an address look them up together,
        once in a while, so that those of an address that is heard of are the last to be forgotten."""
        if now >= self._at_hand_until:
            self._at_hand, self._at_hand_until = {}, now + KNOWN_SECONDS
        found = self._at_hand.get(address)
        if found is None:
            found = self._at_hand[address] = tuple([self._buckets[limit].of(address, now) for limit in _BY_MESSAGE])
        return found, self._at_hand_until

    def spend(self, limit: Limit, address: str, cost: float) -> None:
        """What was used, as is known afterwards."""
        self._buckets[limit].spend(address, self.now(), cost)

    def is_used_up(self, limit: Limit, address: str) -> bool:
        return self._buckets[limit].is_empty(address, self.now())

    def refused(self, limit: Limit) -> None:
        self.metrics.refusals[limit.value] += 1

    def cut(self, limit: Limit) -> None:
        """A connection was ended for this."""
        self.metrics.cuts[limit.value] += 1

    @property
    def is_full(self) -> bool:
        """Whether one more connection would take the last files."""
        return self.opened >= self._most
