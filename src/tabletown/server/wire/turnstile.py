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

AT_ONCE = 32.0
"""What those of one address may begin each time round the loop, in messages of sockets."""
REQUEST = 4.0
"""What a request counts: it takes about so many times as long."""


class InLine(Protocol):
    def next_turn(self) -> None: ...


class Turnstile:
    def __init__(self, seconds: float = SECONDS, at_once: float = AT_ONCE) -> None:
        self._seconds = seconds
        self._at_once = at_once
        self._waiting: dict[str, deque[InLine]] = {}
        self._begun: dict[str, float] = {}
        """By address or prefix, since the loop last came round. By numbers, not by time: what a seed does in the
        simulated world must not depend on how fast the machine is."""
        self._is_due = False

    def passes(self, address: str, cost: float = 1.0) -> bool:
        """Whether it can go through at once; else it has to wait."""
        who = holders(address)[-1]
        if who in self._waiting:
            return False
        begun = self._begun.get(who, 0.0)
        if begun >= self._at_once:
            return False
        self._begun[who] = begun + cost
        self._come_round()
        return True

    def wait(self, address: str, one: InLine) -> None:
        """Its turn comes when others have had theirs, once each time round the loop."""
        self._waiting.setdefault(holders(address)[-1], deque()).append(one)
        self._come_round()

    async def turn(self, address: str) -> None:
        """For a request: returns when it may go on."""
        if not self.passes(address, REQUEST):
            walker = _Walker(self, address)
            self.wait(address, walker)
            await walker.through

    def begin(self, address: str, cost: float) -> None:
        """Whoever had to wait begins now."""
        who = holders(address)[-1]
        self._begun[who] = self._begun.get(who, 0.0) + cost

    def _come_round(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        self._is_due = False
        self._begun.clear()
        for who in list(self._waiting):
            until = time.perf_counter() + self._seconds
            self._next_of(who)
            while who in self._waiting and self._begun.get(who, 0.0) < self._at_once and time.perf_counter() < until:
                self._next_of(who)
        if self._waiting:
            self._come_round()

    def _next_of(self, who: str) -> None:
        queue = self._waiting[who]
        one = queue.popleft()
        if not queue:
            del self._waiting[who]
        one.next_turn()


class _Walker:
    """A request that waits for its turn."""

    def __init__(self, turnstile: Turnstile, address: str) -> None:
        self._turnstile, self._address = turnstile, address
        self.through: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def next_turn(self) -> None:
        # Whoever has hung up meanwhile takes nobody's turn.
        if not self.through.done():
            self._turnstile.begin(self._address, REQUEST)
            self.through.set_result(None)
