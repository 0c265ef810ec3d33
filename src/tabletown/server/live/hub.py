"""All live tables of this process: a writer takes what arrived, stores it with one commit, then tells everybody.

There are two writers, so that one can work while the other waits for the disk; a table is in one's hands at a time.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from tabletown.core.errors import UnknownGame
from tabletown.core.registry import BrokenGame, is_own, package_of
from tabletown.server.journal import note
from tabletown.server.live.absence import is_forgotten, mover, out_of_time, stand_ins, watch_host
from tabletown.server.live.bot_seat import BotWorkers, Question
from tabletown.server.live.caller import Caller
from tabletown.server.live.clock import steady_clock
from tabletown.server.live.elsewhere import Elsewhere
from tabletown.server.live.guard import GameFailed, failed
from tabletown.server.live.kept_data import DataKeeper
from tabletown.server.live.listener import Listener, Posted
from tabletown.server.live.live_table import LiveTable, view_and_moves
from tabletown.server.live.lobby import new_header, summary_of, wanting_players
from tabletown.server.live.log import Header
from tabletown.server.live.partners import Partners
from tabletown.server.live.places import has_place, payer
from tabletown.server.live.reading import LogReader
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.live.wishes import Arrive, BotMove, StandIn, Wish
from tabletown.server.metrics import Metrics
from tabletown.server.stores.chain import Damage
from tabletown.server.stores.store import Batch, DamagedHeader, Store, Stored
from tabletown.server.wire import protocol
from tabletown.server.wire.bodies import OpenTable, TableSummary
from tabletown.server.wire.budgets import Budgets
from tabletown.server.wire.protocol import Status, Why
from tabletown.server.wire.refusal import Refusal, broken_game
from tabletown.server.wire.requests import Hello

TICK_SECONDS = 1.0
RETRY_SECONDS = 1.0
"""How long a table whose store failed waits before it is tried again."""
STORE_SECONDS = 5.0
"""How long somebody who only wants to read waits for a store that does not answer."""
WRITERS = 2
ROUND = 64
"""Tables that a writer takes at a time: with all of them in one round the loop would be idle during its commit."""
BREATH = 8
"""Tables that are told one after the other before the loop may do something else."""


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
        clock: Callable[[], float] | None = None,
        budgets: Budgets | None = None,
    ) -> None:
        self.store = store
        self.budgets = budgets or Budgets(Metrics())
        self.metrics = self.budgets.metrics
        self.clock = clock = clock or steady_clock()
        self._bots = bots
        bots.share(self.budgets)
        self._partners = Partners(bots, patience, clock, self._wish, self.wake, self._spawn)
        self._reading = LogReader()
        self._data = DataKeeper(store)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._heard: dict[str, int] = {}
        """By table that is being read: the version that somebody else has stored meanwhile."""
        self._elsewhere = Elsewhere(store, self._live, self._loading, self.wake)
        self._busy: dict[str, LiveTable] = {}
        self._wake = asyncio.Event()
        self._in_hand: set[LiveTable] = set()
        """Rooms that a writer is busy with."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._lasting: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start(self._woken)
        self._lasting = [asyncio.create_task(self._write()) for _ in range(WRITERS)]
        self._lasting.append(asyncio.create_task(self._tick()))

    async def close(self) -> None:
        """What was accepted is stored; what was not answered is asked again by the client after a restart."""
        while self._busy or self._in_hand:
            await asyncio.sleep(0.005)
        for task in (*self._lasting, *self._tasks):
            task.cancel()
        await asyncio.gather(*self._lasting, *self._tasks, return_exceptions=True)
        self._bots.close()
        await self.store.close()

    # ---- what connections and HTTP ask for

    async def open_table(self, wish: OpenTable) -> NewTable:
        token = new_token()
        header = new_header(wish, hash_token(token), self.clock())
        await self.create(header, Batch(header.id, (), summary_of(Table(header))))
        note("opened", table=header.id, game=header.game, seats=header.seats)
        return NewTable(header, token)

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        """For the public list."""
        try:
            stored = await asyncio.wait_for(self.store.wanting_players(10 * limit), STORE_SECONDS)
        except Exception as error:
            raise _no_store(error) from None
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
        if live is not None and (self.store.shared or live.lost or live in self._in_hand):
            caught_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            live.readers.append(caught_up)
            live.stale |= self.store.shared
            self.wake(live)
            try:
                await asyncio.wait_for(caught_up, STORE_SECONDS)
            except TimeoutError as error:
                raise _no_store(error) from None
        return live

    def ask(self, live: LiveTable, wish: Wish, listener: Listener | None) -> None:
        """Put a wish into a table's inbox; the answer comes when it is stored."""
        live.inbox.append(Posted(wish, listener))
        self.wake(live)

    def _wish(self, live: LiveTable, wish: Wish) -> None:
        self.ask(live, wish, None)

    def wake(self, live: LiveTable) -> None:
        self._busy[live.table.header.id] = live
        self._wake.set()

    async def hello(self, listener: Listener, hello: Hello) -> LiveTable:
        """Come to a table. Raises Refusal."""
        live = await self.live(hello.table)
        if live is None:
            raise Refusal(Why.NO_TABLE)
        if not has_place(live, listener):
            raise Refusal(Why.TOO_MANY)
        live.guests.add(listener)
        self.ask(live, hello, listener)
        for seat in live.table.seats_of(listener.actor.tokens):
            chair = live.table.chairs[seat]
            if chair.stand_in is not None:
                self.ask(live, StandIn(seat, None), None)
            if chair.awaited:
                self.ask(live, Arrive(chair.token, came=True), None)
        return live

    def leave(self, live: LiveTable, listener: Listener) -> None:
        live.leave(listener, self.clock())
        self.wake(live)

    async def create(self, header: Header, batch: Batch, is_read: bool = False) -> None:
        """`is_read`: it is about to move in."""
        try:
            await self._data.keep(header)
            await self.store.create(header, batch)
            if is_read:
                await self.store.read(header.id)
        except Exception as error:
            raise _no_store(error) from None

    async def once(self, table: str, wish: Wish) -> protocol.Seated | protocol.Accepted:
        """One wish over HTTP, answered when it is stored. Raises Refusal."""
        live = await self.live(table)
        if live is None:
            raise Refusal(Why.NO_TABLE)
        caller = Caller()
        self.ask(live, wish, caller)
        return await caller.answered

    # ---- the writer

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            live_tables = self._take_busy()
            if not live_tables:
                continue
            started = time.perf_counter()
            try:
                await self._round(live_tables)
            except Exception as error:
                # One table must not stop the others; those of this round are read anew from the store.
                note("round-failed", error=repr(error)[:200])
                self.metrics.count("store_errors")
                await self._recover(live_tables, Refusal(Why.BUSY))
            for live in live_tables:
                self._in_hand.discard(live)
                live.release()
            if self._busy:
                self._wake.set()
            self.metrics.cycle_seconds.add(time.perf_counter() - started)

    def _take_busy(self) -> list[LiveTable]:
        """The live_tables that have waited longest and that the other writer is not busy with."""
        self._wake.clear()
        free = (live for live in self._busy.values() if live not in self._in_hand)
        live_tables = list(islice(free, ROUND))
        for live in live_tables:
            del self._busy[live.table.header.id]
        self._in_hand.update(live_tables)
        if len(live_tables) == ROUND:
            self._wake.set()
        return live_tables

    async def _round(self, live_tables: Sequence[LiveTable]) -> None:
        now = self.clock()
        live_tables = [live for live in live_tables if not live.lost or await self._is_found(live)]
        for live in live_tables:
            if live.stale:
                await self._catch_up(live)
        batches, live_tables = await self._work(live_tables, now)
        late: frozenset[str] = frozenset()
        if batches:
            started = time.perf_counter()
            late = await self.store.append(batches)
            self.metrics.commit_seconds.add(time.perf_counter() - started)
            self.metrics.count("commits")
            self.metrics.count("entries", sum(len(batch.entries) for batch in batches))
        for number, live in enumerate(live_tables, 1):
            if live.table.header.id in late:
                await self._reread(live)
                self.metrics.count("conflicts")
                self.wake(live)
                continue
            if number % BREATH == 0:
                # Frames leave when the loop comes round: the first must not wait for the last.
                await asyncio.sleep(0)
            live.used = now
            try:
                self.metrics.count("frames", live.tell(now))
                if live.moved:
                    live.moved = False
                    self._elsewhere.moved(live.table.header.id)
                self._ask_bots(live)
            except Exception as error:
                await self._break_down(live, error)

    async def _work(self, live_tables: Sequence[LiveTable], now: float) -> tuple[list[Batch], list[LiveTable]]:
        """What is to be stored, and the tables that are in order. One that is not keeps nobody else waiting."""
        batches, sound = [], []
        for live in live_tables:
            try:
                batch = live.work(now)
            except Exception as error:
                await self._break_down(live, error)
                continue
            sound.append(live)
            if batch is not None:
                batches.append(batch)
        return batches, sound

    async def _break_down(self, live: LiveTable, error: Exception) -> None:
        """The rules or the picture of one table failed: it goes back to what is stored, and waits."""
        note("table-failed", table=live.table.header.id, game=live.table.header.game, error=repr(error)[:200])
        self.metrics.count("table_errors")
        await self._recover([live], _told(live.table.header.game, error))

    async def _catch_up(self, live: LiveTable) -> None:
        live.stale = False
        stored = await self.store.load(live.table.header.id, live.table.version)
        if stored is not None:
            live.table.add(stored.entries)
            live.damage = stored.damage

    async def _reread(self, live: LiveTable) -> None:
        stored = await self.store.load(live.table.header.id)
        if stored is not None:
            opened = await self._reading.log(await self._data.with_texts(stored))
            live.damage = opened.damage
            live.rebuilt(opened.table)

    async def _recover(self, live_tables: Sequence[LiveTable], refusal: Refusal) -> None:
        for live in live_tables:
            live.refuse_all(refusal)
            live.lost = True
            if await self._is_found(live):
                self._wake_later(live)

    async def _is_found(self, live: LiveTable) -> bool:
        """Without its store a table cannot go on: whoever is there waits, and it is tried again in a while."""
        try:
            await self._reread(live)
        except Exception as error:
            note("table-lost", table=live.table.header.id, error=repr(error)[:200])
            self._wake_later(live)
        return not live.lost

    def _wake_later(self, live: LiveTable) -> None:
        """Its bots have to be asked again; at once, they would try a full disk without a pause."""
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, live)

    async def _load(self, table: str) -> LiveTable | None:
        try:
            stored = await asyncio.wait_for(self._read(table), STORE_SECONDS)
        except DamagedHeader as error:
            note("table-damaged", table=table, error=str(error))
            raise Refusal(Why.DAMAGED) from None
        except Exception as error:
            raise _no_store(error) from None
        if stored is None:
            return None
        try:
            opened = await self._reading.log(await self._data.with_texts(stored))
            if opened.damage is not None:
                note("table-damaged", table=table, version=opened.damage.version, error=opened.damage.what)
            return self.move_in(opened.table, opened.damage)
        except GameFailed as error:
            raise broken_game(error) from None
        except (UnknownGame, BrokenGame) as error:
            # It was played with a package that is not there any more.
            note("table-without-game", table=table, error=str(error)[:200])
            raise Refusal(Why.NO_SUCH_GAME) from None

    async def _read(self, table: str) -> Stored | None:
        """First to be woken for it, then to read it: so nothing is missed in between."""
        await self.store.read(table)
        stored = await self.store.load(table)
        if stored is None:
            self._elsewhere.moved(table)
        return stored

    def move_in(self, table: Table, damage: Damage | None = None) -> LiveTable:
        live = LiveTable(table)
        live.damage = damage
        now = self.clock()
        live.used = now
        live.absent_since = dict.fromkeys(range(table.header.seats), now)
        live.host_seen = now
        self._live[table.header.id] = live
        self._elsewhere.ask(table.header.id)
        self._ask_bots(live)
        return live

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
            for table, version in (await self.store.versions(tuple(self._live))).items():
                self._woken(table, version)
        except Exception as error:
            note("store-failed", error=repr(error)[:200])
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._woken, "", 0)

    # ---- bots, the absent, and clocks

    def _ask_bots(self, live: LiveTable) -> None:
        """Only right after all were told: then nothing is in the State that is not stored. Where nobody looks, bots
        wait: whoever comes finds the game as it was left."""
        table = live.table
        if live.damage is not None or not live.guests:
            return
        self._partners.talk(live)
        for seat in table.to_act:
            bot = mover(table, seat, self.clock())
            if bot is None or seat in live.thinking or live.stuck.get(seat) == table.turned_at:
                continue
            if not self._partners.is_waiting(live, seat):
                live.thinking[seat] = table.version
                view, moves = view_and_moves(table, seat)
                # Hashed: from the seed itself a bot could tell what everybody has in hand.
                seed = hash_token(f"{table.header.seed}/bots/{seat}/{table.version}")
                question = Question(table.header.game, bot, seed, self._bots.seconds, view, moves, table.texts)
                self._spawn(self._think(live, BotMove(seat, table.version, "", table.chairs[seat].mover), question))

    async def _think(self, live: LiveTable, asked: BotMove, question: Question) -> None:
        self.metrics.gauges["tabletown_bots_thinking"] += 1
        try:
            move = await self._bots.ask(question, payer(live), lambda: bool(live.guests))
        finally:
            self.metrics.gauges["tabletown_bots_thinking"] -= 1
        if move is None:
            live.thinking.pop(asked.seat, None)
            return
        self.metrics.count("bot_moves")
        self.ask(live, replace(asked, move=move), None)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = self.clock()
            for number, live in enumerate(list(self._live.values()), 1):
                if number % ROUND == 0:
                    await asyncio.sleep(0)
                self._watch(live, now)
            self.metrics.gauges["tabletown_tables_loaded"] = len(self._live)
            if self.store.shared:
                await self._elsewhere.meet(now)

    def _watch(self, live: LiveTable, now: float) -> None:
        if live.table.status is Status.RUNNING and live.damage is None:
            self._look_after(live, now)
        if live.table.status is not Status.OVER and watch_host(live, now):
            self.wake(live)
        if not live.guests and live not in self._in_hand and is_forgotten(live, now):
            del self._live[live.table.header.id]
            self._elsewhere.moved(live.table.header.id)

    def _look_after(self, live: LiveTable, now: float) -> None:
        for wish in stand_ins(live, now):
            self.ask(live, wish, None)
        if live.guests and any(seat not in live.thinking for seat in out_of_time(live.table, now)):
            self.wake(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _told(game: str, error: Exception) -> Refusal:
    """Whose fault it is, where that is known: a game of another package may also bring a picture that fails."""
    if isinstance(error, GameFailed):
        return broken_game(error)
    return Refusal(Why.BUSY) if is_own(game) else broken_game(failed(game, package_of(game), repr(error)))


def _no_store(error: Exception) -> Refusal:
    note("store-failed", error=repr(error)[:200])
    return Refusal(Why.BUSY)
