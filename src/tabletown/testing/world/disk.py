"""The disk of a world, and a store on it: what was not synced is lost or torn when the power fails.

Transactions are appended to one file, each with its length and a checksum. A transaction is seen when it is synced; a
store that keeps its promise answers only then.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from dataclasses import dataclass, field
from random import Random
from zlib import crc32

import msgspec

from tabletown.server.live.log import Header, decode_entry, decode_header, encode_entry, encode_header
from tabletown.server.stores.store import Addition, Listed, Resting, Stored
from tabletown.server.wire.agreed import Visibility
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status
from tabletown.testing.world.heard import read_entry, read_header
from tabletown.testing.world.history import Fact, History, Synced

HEAD = 8
PRESENCE_SECONDS = 5.0
HANGING_SECONDS = 3.0
"""How long somebody waits at most for a disk that does not answer."""


class _Written(msgspec.Struct):
    """One transaction."""

    headers: dict[str, bytes] = {}
    entries: list[tuple[str, int, bytes]] = []
    summaries: dict[str, bytes] = {}


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Written).decode


@dataclass(slots=True)
class DiskTable:
    header: bytes
    entries: list[bytes] = field(default_factory=list)
    summary: TableSummary | None = None


class Disk:
    """One file, some of it synced; and whoever is told when something is committed."""

    def __init__(self, random: Random, history: History, now: Callable[[], float]) -> None:
        self._random = random
        self._history = history
        self._now = now
        self.file = bytearray()
        self.synced = 0
        self.is_up = True
        self.outages = 0
        self.tables: dict[str, DiskTable] = {}
        """What is committed: all that was read back from the synced part of the file."""
        self._read = 0
        self._noted = 0
        """How far the history knows of it: after an outage it is all read again."""
        self._ends: dict[str, int] = {}
        """By table: the last version that was written, synced or not."""
        self.woken: dict[str, Callable[[str, int], None]] = {}
        """By process: whom to tell that something was stored."""
        self.readers: dict[str, dict[str, tuple[int, ...]]] = {}
        """By process and table: the seats that are connected there. Whoever reads a table is told of it."""
        self.data: dict[str, bytes] = {}

    def end_of(self, table: str) -> int:
        return self._ends.get(table, 0)

    def write(self, written: _Written) -> int:
        """Into the cache only. Says how far the file has to be synced for it."""
        body = _pack(written)
        self.file += len(body).to_bytes(4) + crc32(body).to_bytes(4) + body
        for table, version, _ in written.entries:
            self._ends[table] = version
        return len(self.file)

    def sync(self, to: int) -> None:
        if to > self.synced:
            self.synced = to
            self._commit()

    def settle(self) -> None:
        """Whoever wrote is dead, but the system is not: what it had in its cache reaches the disk."""
        self.sync(len(self.file))

    def lose_power(self) -> None:
        """Of what was not synced some is there, some is not, and some is half there."""
        loose = len(self.file) - self.synced
        kept = self._random.choice((0, loose, self._random.randint(0, loose)))
        torn = bytearray(self.file[: self.synced + kept])
        if kept and self._random.random() < 0.5:
            # Its sectors came in another order than they were written.
            torn[self.synced + self._random.randrange(kept)] ^= 0xFF
        self._history.add(Fact(self._now(), "disk", f"power lost: {loose} bytes were not synced, {kept} are there"))
        self.file, self.tables, self._read, self._ends = torn, {}, 0, {}
        self.outages += 1
        self.synced = len(self.file)
        self._commit()
        del self.file[self._read :]
        self.synced = self._read

    def tell(self, table: str, version: int) -> None:
        for process, woken in list(self.woken.items()):
            if table in self.readers.get(process, ()):
                woken(table, version)

    def bury(self, process: str) -> None:
        """It has ended without a word: after a while its lease ends too, and others hear of it."""
        self.woken.pop(process, None)
        left = self.readers.get(process, {})
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._forget, process, tuple(left))

    def _forget(self, process: str, tables: Sequence[str]) -> None:
        self.readers.pop(process, None)
        for table in tables:
            self.tell(table, 0)

    def _commit(self) -> None:
        """Read what has become certain, as a recovery would."""
        while self._read + HEAD <= self.synced:
            size = int.from_bytes(self.file[self._read : self._read + 4])
            body = bytes(self.file[self._read + HEAD : self._read + HEAD + size])
            if len(body) < size or crc32(body) != int.from_bytes(self.file[self._read + 4 : self._read + HEAD]):
                return
            self._read += HEAD + size
            written = _unpack(body)
            self._take(written)
            if self._read > self._noted:
                self._noted = self._read
                self._note(written)

    def _note(self, written: _Written) -> None:
        now = self._now()
        for name, header in written.headers.items():
            self._history.add(Synced(now, "disk", header.decode(), name, (), read_header(header)))
        for name, _, body in written.entries:
            self._history.add(Synced(now, "disk", body.decode(), name, (read_entry(body),)))

    def _take(self, written: _Written) -> None:
        for name, header in written.headers.items():
            self.tables[name] = DiskTable(header)
        for name, version, body in written.entries:
            self.tables[name].entries.append(body)
            self._ends[name] = max(version, self._ends.get(name, 0))
        for name, summary in written.summaries.items():
            self.tables[name].summary = msgspec.json.decode(summary, type=TableSummary)


@dataclass(slots=True)
class Trouble:
    """How bad the way to the disk is, and the disk itself."""

    delay: float = 0.004
    """Seconds that a step takes on average."""
    fails: float = 0.0
    """How often something fails before it is done."""
    unsaid: float = 0.0
    """How often it is done, and nobody is told so."""


class SimulatedStore:
    """The way one process has to the disk."""

    def __init__(self, disk: Disk, process: str, shared: bool, random: Random, trouble: Trouble) -> None:
        self._disk = disk
        self.process = process
        self._shared = shared
        self._random = random
        self._trouble = trouble
        self._cut = False
        """No way to the disk just now."""

    @property
    def shared(self) -> bool:
        return self._shared

    async def start(self, woken: Callable[[str, int], None]) -> None:
        if self._shared:
            self._disk.woken[self.process] = self._later(woken)
        await self._step()

    async def close(self) -> None:
        self._disk.bury(self.process)

    def cut(self) -> None:
        """From now on nothing is stored or found from here, and no notices come."""
        self._cut = True

    def mend(self) -> None:
        self._cut = False
        if (woken := self._disk.woken.get(self.process)) is not None:
            woken("", 0)

    async def create(self, header: Header, addition: Addition) -> None:
        await self._step()
        written = _written([addition])
        written.headers[header.id] = encode_header(header)
        await self._commit(written)

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        await self._step()
        late = frozenset(one.table for one in additions if one.entries[0].version != self._disk.end_of(one.table) + 1)
        in_time = [one for one in additions if one.table not in late]
        if in_time:
            await self._commit(_written(in_time))
        return late

    def rest(self, table: str) -> None:
        del table  # Nothing is at hand here.

    async def load(self, table: str, after: int = 0) -> Stored | None:
        await self._step()
        found = self._disk.tables.get(table)
        if found is None:
            return None
        return Stored(decode_header(found.header), tuple(map(decode_entry, found.entries[after:])))

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        await self._step()
        found = [one.summary for one in self._disk.tables.values() if one.summary is not None]
        return tuple([one for one in found if one.status is Status.OPEN][:limit])

    async def listed(self) -> tuple[Listed, ...]:
        await self._step()
        headers = [decode_header(one.header) for one in self._disk.tables.values()]
        return tuple(Listed(one.id, one.visibility is Visibility.PUBLIC, "", one.opened, b"") for one in headers)

    async def rows(self, table: str) -> tuple[object, ...]:
        await self._step()
        found = self._disk.tables.get(table)
        return () if found is None else (found.header, *found.entries)

    async def strays(self) -> tuple[str, ...]:
        return ()

    async def remove(self, table: str) -> bool:
        """Nobody deletes anything in a world yet: it would not outlive an outage."""
        await self._step()
        return self._disk.tables.pop(table, None) is not None

    async def resting(self, opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
        del opened_before, after, limit  # Every table is kept for ever.
        return ()

    async def orders(self) -> dict[str, bytes]:
        return {}

    async def order(self, name: str, body: bytes | None) -> None:
        del name, body  # Nobody looks after a world from outside.

    async def count(self, status: Status) -> int:
        found = [one.summary for one in self._disk.tables.values() if one.summary is not None]
        return sum(one.status is status for one in found)

    async def ready(self) -> bool:
        return self._disk.is_up and not self._cut

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        await self._step()
        found = self._disk.tables
        return {table: len(found[table].entries) for table in tables if table in found}

    async def keep_data(self, digest: str, body: bytes) -> None:
        await self._step()
        self._disk.data[digest] = body

    async def kept_data(self, digest: str) -> bytes | None:
        await self._step()
        return self._disk.data.get(digest)

    async def read(self, table: str) -> None:
        if self._shared:
            await self._step()
            self._disk.readers.setdefault(self.process, {}).setdefault(table, ())

    async def meet(
        self, here: Mapping[str, tuple[int, ...] | None], asked: Sequence[str]
    ) -> frozenset[tuple[str, int]]:
        await self._step()
        disk = self._disk
        mine = disk.readers.setdefault(self.process, {})
        for table, seats in here.items():
            before = mine.pop(table, ())
            if seats is not None:
                mine[table] = seats
            if before != (seats or ()):
                disk.tell(table, 0)
        return frozenset(
            (table, seat)
            for process, read in disk.readers.items()
            for table in asked
            for seat in read.get(table, ())
            if process != self.process
        )

    async def _step(self) -> None:
        """Somewhat later; or it fails, sooner or much later."""
        await asyncio.sleep(self._random.expovariate(1 / self._trouble.delay))
        if not self._disk.is_up or self._cut:
            await asyncio.sleep(self._random.choice((0.0, 0.3, HANGING_SECONDS)))
            raise OSError("there is no way to the disk")
        if self._random.random() < self._trouble.fails:
            raise OSError("the disk has failed")

    async def _commit(self, written: _Written) -> None:
        disk = self._disk
        outages = disk.outages
        end = disk.write(written)
        await asyncio.sleep(self._random.expovariate(1 / self._trouble.delay))
        if disk.outages != outages:
            raise OSError("the disk was gone before it was synced")
        disk.sync(end)
        for table, version, _ in written.entries:
            disk.tell(table, version)
        if self._cut or self._random.random() < self._trouble.unsaid:
            raise OSError("nobody knows whether that was stored")

    def _later(self, woken: Callable[[str, int], None]) -> Callable[[str, int], None]:
        """Notices take their time, and those that are sent while there is no way are lost."""
        loop = asyncio.get_running_loop()
        # Told by whoever stored, heard in this process.
        context = copy_context()

        def notice(table: str, version: int) -> None:
            if not self._cut:
                loop.call_later(
                    self._random.expovariate(1 / self._trouble.delay), woken, table, version, context=context
                )

        return notice


def _written(additions: Sequence[Addition]) -> _Written:
    written = _Written({}, [], {})
    for addition in additions:
        written.entries += [(addition.table, entry.version, encode_entry(entry)) for entry in addition.entries]
        if addition.summary is not None:
            written.summaries[addition.table] = msgspec.json.encode(addition.summary)
    return written
