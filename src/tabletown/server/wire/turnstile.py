"""Whoever says much at once is heard a little at a time, by turns with all others of the same address or prefix.

Else a thousand messages that have come together, or sixty sockets with twenty each, would keep everybody waiting until
the last of them is read, however quickly each is refused.
"""

import asyncio
import time
from collections import deque
from typing import Protocol

from tabletown.server.wire.address import holders

FRAMES = 8
"""Frames of one socket that are read in one go; people send one."""

SECONDS = 0.002
"""How long those of one address are heard, each time round the loop."""


class Waiting(Protocol):
    def next_turn(self) -> None: ...


class Turnstile:
    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._waiting: dict[str, deque[Waiting]] = {}
        self._is_due = False

    def wait(self, address: str, one: Waiting) -> None:
        """Its turn comes when others have had theirs, once each time round the loop."""
        self._waiting.setdefault(holders(address)[-1], deque()).append(one)
        self._come_round()

    def _come_round(self) -> None:
        if self._waiting and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        self._is_due = False
        for who in list(self._waiting):
            until = time.perf_counter() + self._seconds
            self._next_of(who)
            while who in self._waiting and time.perf_counter() < until:
                self._next_of(who)
        self._come_round()

    def _next_of(self, who: str) -> None:
        queue = self._waiting[who]
        one = queue.popleft()
        if not queue:
            del self._waiting[who]
        one.next_turn()
