"""Whether the store can be written to, asked by whoever sends visitors here; and by strangers, who may ask, too."""

import asyncio
import time
from collections.abc import Awaitable, Callable

FRESH_SECONDS = 1.0
"""The store writes to find out: so often at most, while it works."""


class Readiness:
    def __init__(self, look: Callable[[], Awaitable[bool]], now: Callable[[], float] = time.monotonic) -> None:
        self._look = look
        self._now = now
        self._good_until = float("-inf")
        self._one_at_a_time = asyncio.Lock()

    async def is_ready(self) -> bool:
        async with self._one_at_a_time:
            if self._now() < self._good_until:
                return True
            is_ready = await self._look()
            if is_ready:
                self._good_until = self._now() + FRESH_SECONDS
            return is_ready
