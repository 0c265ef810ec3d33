"""Who is next, where many wait for few places: by turns among those who ask, whatever each of them has waiting.

Those are households: one has as many addresses of IPv6 as it likes.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tabletown.server.wire.address import holders


class Turns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.is_late: Callable[[str], bool] = _nobody
        """Whether somebody has used up a budget: then all others come first."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting(self, who: str) -> int:
        return len(self._waiting.get(holders(who)[0], ()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Whoever is cancelled while waiting gives up the place in the queue."""
        await self._wait(holders(who)[0])
        try:
            yield
        finally:
            self._free += 1
            self._next()

    async def _wait(self, who: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._free += 1
                self._next()
            else:
                self._forget(who, mine)
            raise

    def _next(self) -> None:
        while self._free and self._waiting:
            who = next((one for one in self._waiting if not self.is_late(one)), next(iter(self._waiting)))
            mine = self._waiting[who].popleft()
            if self._waiting[who]:
                self._waiting.move_to_end(who)
            else:
                del self._waiting[who]
            if not mine.done():
                self._free -= 1
                mine.set_result(None)

    def _forget(self, who: str, mine: asyncio.Future[None]) -> None:
        queue = self._waiting.get(who, deque())
        if mine in queue:
            queue.remove(mine)
        if not queue:
            self._waiting.pop(who, None)


def _nobody(who: str) -> bool:
    del who
    return False
