"""Where tables are kept: one async protocol, whatever is behind it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import msgspec

from tabletown.core.data import DataTexts
from tabletown.core.errors import TabletownError
from tabletown.server.live.log import Header, LogEntry, decode_header
from tabletown.server.stores.chain import Damage
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status

SCHEMA = 4
"""1: tables and their entries. 2: entries are chained, and where each log ends is written down. 3: data files in use
are kept; in PostgreSQL processes have leases, and say which tables they read. 4: in SQLite the end of a log stands
right after its last entry."""


class StoreError(TabletownError):
    """The store cannot be used."""


class NewerStore(StoreError):
    """A later version of Tabletown has written here."""

    def __init__(self, where: str, found: int) -> None:
        super().__init__(
            f"{where} was written by a later version of Tabletown (its form is {found}, this version knows {SCHEMA}): "
            "nothing was changed. Start that version again, or restore a backup from before the upgrade."
        )


class DamagedHeader(StoreError):
    """Of this table not even the header can be read."""


class Addition(msgspec.Struct, frozen=True):
    """New entries of one table, to be stored together or not at all."""

    table: str
    entries: tuple[LogEntry, ...]
    summary: TableSummary | None = None
    """Set when what the list of tables shows has changed."""


@dataclass(frozen=True, slots=True)
class Stored:
    header: Header
    entries: tuple[LogEntry, ...]
    damage: Damage | None = None
    """Set when the log goes on, or should, but cannot be trusted from there on."""
    texts: DataTexts = ()
    """The data files that it plays by, where those that are here are others."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the list of tables has it: all of it could be worked out from its log."""

    id: str
    public: bool
    status: str
    opened: float
    summary: bytes


@dataclass(frozen=True, slots=True)
class Resting:
    """A table, and when something was last stored of it."""

    id: str
    status: str
    touched: float | None
    """None: its end cannot be read; whoever checks the store is told why."""


class _At(msgspec.Struct):
    at: float


def last_touch(opened: object, version: object, body: object) -> float | None:
    if not isinstance(opened, float):
        return None
    if version == 0:
        return opened
    try:
        return max(opened, msgspec.json.decode(body, type=_At).at) if isinstance(body, bytes) else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""

    async def start(self, woken: Callable[[str, int], None]) -> None:
        """Open it. `woken(table, version)` is called when another process has stored something; version 0: when
        somebody has come there or gone; no table: look all of them up."""

    async def close(self) -> None: ...

    async def create(self, header: Header, addition: Addition) -> None:
        """A new table with its first entries."""

    async def append(self, additions: Sequence[Addition]) -> frozenset[str]:
        """Store all of it with one commit. Names the tables where another process came first: nothing of those."""

    def rest(self, table: str) -> None:
        """Nobody here uses a table just now: what was at hand for going on with it need not be kept."""

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A table with its entries after a version; None if there is no such table. Raises DamagedHeader."""

    async def rows(self, table: str) -> tuple[object, ...]:
        """All that can be read of a table, as it is stored and whatever has become of it: its header, then its entries
        in their order. Nothing if there is no such table."""

    async def wanting_players(self, limit: int) -> tuple[TableSummary, ...]:
        """Public tables that are open, the newest first."""

    async def listed(self) -> tuple[Listed, ...]:
        """Every table there is, for whoever checks all of them."""

    async def strays(self) -> tuple[str, ...]:
        """What belongs to no table, or is not as the database itself wants it, in words."""

    async def remove(self, table: str) -> bool:
        """Everything that is stored of a table; says whether there was something."""

    async def resting(self, opened_before: float, after: str, limit: int) -> tuple[Resting, ...]:
        """Tables that were opened before a time, by their ids, from the one after a given one on."""

    async def orders(self) -> dict[str, bytes]:
        """What the host has ordered, by name: all processes look at it every few seconds."""

    async def order(self, name: str, body: bytes | None) -> None:
        """Add an order, or with None take it away."""

    async def count(self, status: Status) -> int: ...

    async def ready(self) -> bool: ...

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Where the logs of these tables end."""

    async def keep_data(self, digest: str, body: bytes) -> None:
        """The data files that tables with this fingerprint play by."""

    async def kept_data(self, digest: str) -> bytes | None: ...

    async def read(self, table: str) -> None:
        """Before it is loaded: from now on this process is woken for it, until `meet` says that nobody is here."""

    async def meet(
        self, here: Mapping[str, tuple[int, ...] | None], asked: Sequence[str]
    ) -> frozenset[tuple[str, int]]:
        """Say where other seats are connected to this process than before (None: the table is not read here any more),
        and hear which seats of the tables asked for are connected to others."""


def read_header(table: str, text: object) -> Header:
    """Raises DamagedHeader."""
    if not isinstance(text, bytes):
        raise DamagedHeader("the header is not of the kind that was stored")
    try:
        header = decode_header(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedHeader(f"the header cannot be read: {error}") from None
    if header.id != table:
        raise DamagedHeader(f"the header is that of {header.id!r}")
    return header


def read_summaries(texts: Iterable[object]) -> tuple[TableSummary, ...]:
    """Lines of the list of tables. One that has rotted is passed over: whoever checks the store is told of it."""
    found = []
    for text in texts:
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            found += [msgspec.json.decode(text, type=TableSummary)] if isinstance(text, bytes) else []
    return tuple(found)


def open_store(address: str, alone: bool = False) -> Store:
    """A store by its address: a file for SQLite, `postgresql://…` for PostgreSQL."""
    if address.startswith(("postgresql://", "postgres://")):
        from tabletown.server.stores.postgres import PostgresStore

        return PostgresStore(address)
    from tabletown.server.stores.sqlite import SqliteStore

    return SqliteStore(address, alone)
