"""All live tables of this process: what connections and HTTP ask of them, and who comes and goes."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from itertools import count

from tabletown.server.journal import note
from tabletown.server.live.absence import is_forgotten, out_of_time, stand_ins, stopped_draws, watch_host
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.caller import Caller
from tabletown.server.live.checks import MOST_ENTRIES, SPARE_ENTRIES
from tabletown.server.live.elsewhere import Elsewhere
from tabletown.server.live.fetching import STORE_SECONDS, Fetching
from tabletown.server.live.kept_data import DataKeeper
from tabletown.server.live.listener import Listener, Posted
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import new_header, summary_of, wanting_players
from tabletown.server.live.log import Header
from tabletown.server.live.movers import Movers
from tabletown.server.live.partners import Partners
from tabletown.server.live.places import has_place
from tabletown.server.live.retention import KEEP_ALL, Retention
from tabletown.server.live.rounds import RETRY_SECONDS, ROUND, WRITERS, Rounds
from tabletown.server.live.steady_time import steady_time
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.live.upkeep import Upkeep
from tabletown.server.live.wishes import Arrive, StandIn, Wish
from tabletown.server.metrics import Metrics
from tabletown.server.stores.chain import Damage
from tabletown.server.stores.store import Addition, Store
from tabletown.server.stores.trouble import in_words
from tabletown.server.wire import protocol
from tabletown.server.wire.bodies import OpenTable, TableSummary
from tabletown.server.wire.budgets import Budgets
from tabletown.server.wire.protocol import Status, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.requests import Hello

TICK_SECONDS = 1.0
_OPEN, _RUNNING, _OVER = Status
"""Of all tables at every tick: a member of an enum is found in ten times the time."""
ORDERS_TICKS = 5
"""How often processes that share a store look for what the host has ordered; one that is alone does at every tick."""


@dataclass(frozen=True, slots=True)
class NewTable:
    header: Header
    host: str
    """The host's token."""


class Hub:
    def __init__(
        self,
        store: Store,
        bots: BotWorkers,
        patience: float = 0.0,
        now: Callable[[], float] | None = None,
        budgets: Budgets | None = None,
        retention: Retention = KEEP_ALL,
    ) -> None:
        self.store = store
        self.retention = retention
        self.budgets = budgets or Budgets(Metrics())
        self.metrics = self.budgets.metrics
        self.now = now = now or steady_time()
        self._bots = bots
        bots.share(self.budgets)
        self._data = DataKeeper(store)
        self._upkeep = Upkeep(store, self.budgets, now, retention)
        self._fetching = Fetching(store, self._data, self._upkeep)
        self._rounds = Rounds(store, self._fetching, self._upkeep, self.metrics, now, self._told)
        partners = Partners(bots, patience, now, self._wish, self.wake, self._spawn)
        self._movers = Movers(bots, partners, self.metrics, now, self._wish, self._spawn)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._heard: dict[str, int] = {}
        """By table that is being read: the version that somebody else has stored meanwhile."""
        self._elsewhere = Elsewhere(store, self._live, self._loading, self.wake)
        self._tasks: set[asyncio.Task[None]] = set()
        self._lasting: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start(self._woken)
        # Before any table is read: what is brought back from a backup after this is noticed.
        await self._upkeep.obey(self._live)
        self._lasting = [asyncio.create_task(self._rounds.write()) for _ in range(WRITERS)]
        self._lasting.append(asyncio.create_task(self._tick()))
        if self.retention.shortest:
            self._lasting.append(asyncio.create_task(self._upkeep.sweep(self._live, self._rounds.in_hand)))

    async def close(self) -> None:
        """What was accepted is stored; what was not answered is asked again by the client after a restart."""
        while not self._rounds.is_idle:
            await asyncio.sleep(0.005)
        for task in (*self._lasting, *self._tasks):
            task.cancel()
        await asyncio.gather(*self._lasting, *self._tasks, return_exceptions=True)
        self._bots.close()
        await self.store.close()

    # ---- what connections and HTTP ask for

    async def open_table(self, wish: OpenTable) -> NewTable:
        token = new_token()
        header = new_header(wish, hash_token(token), self.now())
        await self.create(header, Addition(header.id, (), summary_of(Table(header))))
        note("opened", table=header.id, game=header.game, seats=header.seats)
        return NewTable(header, token)

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        """For the public list."""
        try:
            async with asyncio.timeout(STORE_SECONDS):
                stored = await self.store.wanting_players(10 * limit)
        except Exception as error:
            raise self._upkeep.no_store(error) from None
        return wanting_players(stored, self._live.values(), limit)

    async def live(self, table: str) -> LiveTable | None:
        """A table, from memory or from the store."""
        live = self._live.get(table)
        if live is not None:
            if self.store.shared:
                self._woken(table, live.table.version + 1)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str, loading: "asyncio.Task[LiveTable | None]") -> None:
        """Also if whoever asked for it has gone: a table is read once at a time."""
        del self._loading[table]
        self._woken(table, self._heard.pop(table, -1))
        if not loading.cancelled():
            # Nobody may be left to be told.
            loading.exception()

    async def fresh(self, table: str) -> LiveTable | None:
        """A table with all that any process has stored of it so far, and nothing that is not stored yet."""
        live = await self.live(table)
        if live is not None and (self.store.shared or live.lost or live in self._rounds.in_hand):
            caught_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            live.readers.append(caught_up)
            live.stale |= self.store.shared
            self.wake(live)
            try:
                async with asyncio.timeout(STORE_SECONDS):
                    await caught_up
            except TimeoutError as error:
                raise self._upkeep.no_store(error) from None
        return live

    def ask(self, live: LiveTable, wish: Wish, listener: Listener | None) -> None:
        """Put a wish into a table's inbox; the answer comes when it is stored."""
        live.inbox.append(Posted(wish, listener))
        self.wake(live)

    def _wish(self, live: LiveTable, wish: Wish) -> None:
        self.ask(live, wish, None)

    def wake(self, live: LiveTable) -> None:
        self._rounds.wake(live)

    async def hello(self, listener: Listener, hello: Hello) -> LiveTable:
        """Come to a table. Raises Refusal."""
        live = await self.live(hello.table)
        if live is None:
            raise Refusal(Why.NO_TABLE)
        if not has_place(live, listener):
            raise Refusal(Why.TOO_MANY)
        live.presence.guests.add(listener)
        self.ask(live, hello, listener)
        for seat in live.table.seats_of(listener.actor.tokens):
            chair = live.table.chairs[seat]
            if chair.stand_in is not None:
                self.ask(live, StandIn(seat, None), None)
            if chair.awaited:
                self.ask(live, Arrive(chair.token, came=True), None)
        return live

    def leave(self, live: LiveTable, listener: Listener) -> None:
        live.presence.leave(listener, self.now())
        self.wake(live)

    async def create(self, header: Header, addition: Addition, is_read: bool = False) -> None:
        """`is_read`: it is about to move in."""
        try:
            await self._data.keep(header)
            await self.store.create(header, addition)
            if is_read:
                await self.store.read(header.id)
        except Exception as error:
            raise self._upkeep.no_store(error) from None
        self._upkeep.works()

    async def once(self, table: str, wish: Wish) -> protocol.Seated | protocol.Accepted:
        """One wish over HTTP, answered when it is stored. Raises Refusal."""
        live = await self.live(table)
        if live is None:
            raise Refusal(Why.NO_TABLE)
        caller = Caller()
        self.ask(live, wish, caller)
        return await caller.answered

    # ---- tables come into memory, and others go on with them

    async def _load(self, table: str) -> LiveTable | None:
        opened = await self._fetching.open(table)
        if opened is None:
            self._elsewhere.moved(table)
            return None
        return self.move_in(opened.table, opened.damage)

    def move_in(self, table: Table, damage: Damage | None = None) -> LiveTable:
        live = LiveTable(table, self.retention)
        live.damage = damage
        now = self.now()
        live.used = now
        live.presence.begin(table.header.seats, now)
        self._live[table.header.id] = live
        self._elsewhere.ask(table.header.id)
        self._movers.ask(live)
        return live

    async def _told(self, live: LiveTable) -> None:
        """All have heard what was stored: now the table goes, or its bots are asked."""
        table = live.table.header.id
        if live.table.fate.removed:
            await self._upkeep.bury(live, self._live)
            self._elsewhere.moved(table)
            return
        if live.presence.moved:
            live.presence.moved = False
            self._elsewhere.moved(table)
        self._movers.ask(live)

    def _woken(self, table: str, version: int) -> None:
        if not table:
            self._elsewhere.ask_all()
            self._spawn(self._look_up_all())
        elif version == 0:
            self._elsewhere.ask(table)
        elif table in self._loading:
            self._heard[table] = version
        elif (live := self._live.get(table)) is not None and live.table.version < version:
            live.stale = True
            self.wake(live)

    async def _look_up_all(self) -> None:
        """Notices may have been missed: which tables have gone on is one question."""
        try:
            asked = tuple(self._live)
            found = await self.store.versions(asked)
            for table in asked:
                # One that is not there any more was deleted: reading it tells.
                self._woken(table, found.get(table, MOST_ENTRIES + 2 * SPARE_ENTRIES))
        except Exception as error:
            note("store-failed", words=in_words(error), error=repr(error)[:200])
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._woken, "", 0)

    # ---- the absent, and clocks

    async def _tick(self) -> None:
        for number in count():
            await asyncio.sleep(TICK_SECONDS)
            now = self.now()
            if not self.store.shared or number % ORDERS_TICKS == 0:
                await self._obey()
            for at, live in enumerate(list(self._live.values()), 1):
                if at % ROUND == 0:
                    await asyncio.sleep(0)
                self._watch(live, now)
            self.metrics.gauges["tabletown_tables_loaded"] = len(self._live)
            self.metrics.gauges["tabletown_tables_waiting"] = self._rounds.waiting
            self.metrics.gauges["tabletown_bots_waiting"] = self._bots.waiting
            if self.store.shared:
                await self._elsewhere.meet(now)

    async def _obey(self) -> None:
        for live in self._live.values() if await self._upkeep.obey(self._live) else ():
            live.lost = True
            self.wake(live)

    def _watch(self, live: LiveTable, now: float) -> None:
        status = live.table.status
        if status is _RUNNING and live.damage is None and not live.table.fate.closed:
            self._look_after(live, now)
        if status is _OPEN or live.draw_seen[0]:
            for wish in stopped_draws(live, now):
                self.ask(live, wish, None)
        if status is not _OVER and watch_host(live, now):
            self.wake(live)
        if not live.presence.guests and live not in self._rounds.in_hand and is_forgotten(live, now):
            del self._live[live.table.header.id]
            self.store.rest(live.table.header.id)
            self._elsewhere.moved(live.table.header.id)

    def _look_after(self, live: LiveTable, now: float) -> None:
        for wish in stand_ins(live, now):
            self.ask(live, wish, None)
        if live.table.header.clock is None or not live.presence.guests:
            return
        if any(seat not in live.thinking for seat in out_of_time(live.table, now)):
            self.wake(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
