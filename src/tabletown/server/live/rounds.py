"""Rounds of work: a writer takes the tables of which something was asked, stores what was decided with one commit, then
tells everybody.

There are two writers, so that one can work while the other waits for the disk; a table is in one's hands at a time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import islice

from tabletown.core.registry import described, is_own, package_of
from tabletown.server.journal import note
from tabletown.server.live.fetching import Fetching
from tabletown.server.live.guard import GameFailed, failed
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.upkeep import Upkeep
from tabletown.server.metrics import Metrics
from tabletown.server.stores.store import Addition, Store
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal, broken_game

WRITERS = 2
ROUND = 64
"""Tables that a writer takes at a time: with all of them in one round the loop would be idle during its commit."""
BREATH = 8
"""Tables that are told one after the other before the loop may do something else."""
BREATH_FRAMES = 32
"""The same for frames: a table with many around it takes as long as many tables."""
RETRY_SECONDS = 1.0
"""How long a table whose store failed waits before it is tried again."""


class Rounds:
    def __init__(
        self,
        store: Store,
        fetching: Fetching,
        upkeep: Upkeep,
        metrics: Metrics,
        now: Callable[[], float],
        after: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._store = store
        self._fetching = fetching
        self._upkeep = upkeep
        self._metrics = metrics
        self._now = now
        self._after = after
        """What is done with a table once all were told."""
        self._busy: dict[str, LiveTable] = {}
        self._resting: list[asyncio.Future[None]] = []
        """Writers that have nothing to do. One is woken at a time: with an Event both would be, with every wish."""
        self.in_hand: set[LiveTable] = set()
        """Tables that a writer is busy with."""

    @property
    def waiting(self) -> int:
        return len(self._busy)

    @property
    def is_idle(self) -> bool:
        return not self._busy and not self.in_hand

    def wake(self, live: LiveTable) -> None:
        self._busy[live.table.header.id] = live
        if self._resting:
            self._wake_writer()

    def _wake_writer(self) -> None:
        while self._resting:
            resting = self._resting.pop()
            if not resting.done():
                resting.set_result(None)
                return

    async def _rest(self) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._resting.append(woken)
        await woken

    async def write(self) -> None:
        """What one writer does, for ever."""
        while True:
            live_tables = self._take_busy()
            if not live_tables:
                await self._rest()
                continue
            started = time.perf_counter()
            try:
                await self._round(live_tables)
            except Exception as error:
                # One table must not stop the others; those of this round are read anew from the store.
                self._upkeep.no_store(error, "round-failed")
                self._metrics.count("store_errors")
                await self._recover(live_tables, Refusal(Why.BUSY))
            for live in live_tables:
                self.in_hand.discard(live)
                live.release()
            self._metrics.cycle_seconds.add(time.perf_counter() - started)

    def _take_busy(self) -> list[LiveTable]:
        """The tables that have waited longest and that the other writer is not busy with."""
        free = (live for live in self._busy.values() if live not in self.in_hand)
        live_tables = list(islice(free, ROUND))
        for live in live_tables:
            del self._busy[live.table.header.id]
        self.in_hand.update(live_tables)
        if len(live_tables) == ROUND:
            self._wake_writer()
        return live_tables

    async def _round(self, live_tables: Sequence[LiveTable]) -> None:
        now = self._now()
        live_tables = [live for live in live_tables if not live.lost or await self._is_found(live)]
        for live in live_tables:
            if live.stale:
                await self._fetching.catch_up(live)
        additions, live_tables = await self._work(live_tables, now)
        late: frozenset[str] = frozenset()
        if additions:
            started = time.perf_counter()
            late = await self._store.append(additions)
            self._upkeep.works()
            self._metrics.commit_seconds.add(time.perf_counter() - started)
            self._metrics.count("commits")
            self._metrics.count("entries", sum(len(addition.entries) for addition in additions))
        await self._tell(live_tables, late, now)

    async def _tell(self, live_tables: Sequence[LiveTable], late: Collection[str], now: float) -> None:
        """Everybody at these tables hears what was decided, now that it is stored; `late`: where others came first."""
        frames = 0
        for number, live in enumerate(live_tables, 1):
            if live.table.header.id in late:
                await self._fetching.reread(live)
                self._metrics.count("conflicts")
                self.wake(live)
                continue
            if number % BREATH == 0 or frames >= BREATH_FRAMES:
                # Frames leave when the loop comes round: the first must not wait for the last.
                frames = 0
                await asyncio.sleep(0)
            live.used = now
            try:
                sent = live.tell(now)
                frames += sent
                self._metrics.count("frames", sent)
                await self._after(live)
            except Exception as error:
                await self._break_down(live, error)
            if live.has_more:
                # So many newcomers came that wishes are left in the inbox: queue this table again, behind the others.
                self.wake(live)
                await asyncio.sleep(0)

    async def _work(self, live_tables: Sequence[LiveTable], now: float) -> tuple[list[Addition], list[LiveTable]]:
        """What is to be stored, and the tables that are in order. One that is not keeps nobody else waiting."""
        additions, sound = [], []
        for live in live_tables:
            try:
                addition = live.work(now)
            except Exception as error:
                await self._break_down(live, error)
                continue
            sound.append(live)
            if addition is not None:
                additions.append(addition)
        return additions, sound

    async def _break_down(self, live: LiveTable, error: Exception) -> None:
        """The rules or the picture of one table failed: it goes back to what is stored, and waits."""
        note("table-failed", table=live.table.header.id, game=live.table.header.game, error=repr(error)[:200])
        self._metrics.count("table_errors")
        await self._recover([live], _told(live.table.header.game, error))

    async def _recover(self, live_tables: Sequence[LiveTable], refusal: Refusal) -> None:
        for live in live_tables:
            live.refuse_all(refusal)
            live.lost = True
            if await self._is_found(live):
                self._wake_later(live)

    async def _is_found(self, live: LiveTable) -> bool:
        """Without its store a table cannot go on: whoever is there waits, and it is tried again in a while."""
        try:
            await self._fetching.reread(live)
        except Exception as error:
            note("table-lost", table=live.table.header.id, error=repr(error)[:200])
            live.refuse_waiting(Refusal(Why.BUSY))
            self._wake_later(live)
        return not live.lost

    def _wake_later(self, live: LiveTable) -> None:
        """Its bots have to be asked again; at once, they would try a full disk without a pause."""
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, live)


def _told(game: str, error: Exception) -> Refusal:
    """Whose fault it is, where that is known: a game of another package may also bring a picture that fails."""
    if isinstance(error, GameFailed):
        return broken_game(error)
    return Refusal(Why.BUSY) if is_own(game) else broken_game(failed(game, package_of(game), described(error)))
